"""From a solution to a verdict: run, decide."""
