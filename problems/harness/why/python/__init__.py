"""Mistakes that show in Python's exceptions, or in the text of a file, whatever the problem.

`forms.py` has the sentences on exceptions, by their messages: begin there. `facts.py` and
`names.py` work out the values in these sentences, from the frames in `raised.py`. `files.py` reads
the text of a file, `statements.py` finds statements without effect, `endless_loop.py` and
`endless_recursion.py` explain what never ends.
"""
