"""From a solution to a report: run, decide, explain, print."""
