"""One HTML file that plays searches, side by side, and needs nothing else.

`build.py` fills `template.html`: begin there. `lanes.py` and `calls.py` turn recordings into the
data of the script; all that can be computed is computed there. `help.py` and `lane_markup.py` write
the text of the page with `markup.py`, and `script.py` joins the modules of `script/`, which draw:
`page.js` owns the views, `player.js` the position, `controls.js` the keys.
"""
