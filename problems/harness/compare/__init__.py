"""Compares solutions: first by counts that are the same on every machine, then by times.

`standing.py` finds libraries, and has the results of one solution on many boards; `searches.py` has
the counts of its writes. `measure.py` runs the solutions, `tables.py` draws the results.
`identify.py` finds the approaches that search like a solution.
"""
