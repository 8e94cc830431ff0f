"""The code that runs beside the submission, in a process of its own. Standard library only."""
