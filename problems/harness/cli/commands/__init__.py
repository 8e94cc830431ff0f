"""The commands of `kata`: a file for each, with its `Options` and its `run`."""
