"""A recorded run in the terminal: a player for a grid, and the tree of calls for any other search.

`lane.py` makes a lane from a recording: begin there. The lane of a failed run opens at the mistake.
The page shows the same lanes.

The tree: `tree_lines.py` chooses the calls to print and draws them.
The player: `player.py` has the position, `lane_text.py` draws the board as text, `screen.py` is the
terminal app, and `keys.py` has the key bindings of the app and the page.
"""
