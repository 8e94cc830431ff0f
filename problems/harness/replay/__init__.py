"""A recorded run in the terminal: a player for a grid, and the tree of calls for any other search.

`lane.py` makes a recording into a lane, and `opening.py` opens a failed one at its mistake: begin
there. The page shows the same lanes.

The tree: `tree_lines.py` chooses the calls to print and draws them.
The player: `player.py` is the position, `lane_text.py` draws it as text, `screen/` is the window,
and `keys.py` names its keys and those of the page.
"""
