"""The interviewer at the terminal: asks, judges, gives hints, counts, and prints reports."""
