"""A recorded run of a solution: the calls of its search, and its writes if it fills a grid.

`recording.py` runs a solution in a child process and returns the recorded run. It says how many
calls are kept.

Calls: `search_calls.py` finds the calls of the search, each a `Node` of `node.py`. `unrestored.py`
and `events.py` find their events, `choices.py` the choice and path of each. `tree.py` joins these
to the tree that the terminal, the page and `compare` read: begin there. `failure.py` finds the call
that shows why a run failed.

Writes: `timeline.py` gives the grid after any write, and says whether a write is a placement, an
overwrite or an undo; `run_events.py` gives the events.
"""
