"""Interviews and drills: the clock, what is asked, the talk at the terminal, and the reports."""
