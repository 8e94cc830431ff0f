"""The judge harness: loads a problem, runs a solution beside it, decides and reports."""

VERSION = "0.1.0"
"""The version of the kata, as the changelog names it."""
