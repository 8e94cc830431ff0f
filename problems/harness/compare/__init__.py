"""Compares solutions: by counts that every machine reproduces first, then by times.

`standing.py` is the record of one solution on many boards, `searches.py` of its counted writes.
`measure.py` fills it in; `tables.py` shows it. `identify.py` finds the approach that searches like
a solution, `same_search.py` compares a search with one approach, `peers.py` finds libraries.
"""
