"""Interviews and drills: the clock, what is asked, what was said, and the reports. Pure, mostly."""
