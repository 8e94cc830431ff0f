"""Mistakes that show in Python's exceptions, or in the text of a file, whatever the problem."""
