"""The judge harness: loads a problem, runs a solution beside it, decides and reports."""
