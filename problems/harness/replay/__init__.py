"""The writes of a run: recorded, read back, summed up and played."""
