"""A recorded run in the terminal: a player for a grid, and the tree of calls for any other search.

`lane.py` makes a recording into a lane, and `opening.py` opens a failed one at its mistake: begin
there. The page shows the same lanes.

The tree: `links.py` chooses the calls that are printed, `tree_lines.py` draws them.
The player: `player.py` is the position, `lane_text.py` and `depth_strip.py` draw it as text,
`keys.py` names its keys, `screen/` is the window.
"""
