"""A self-contained HTML file that plays searches side by side.

`build.py` fills `template.html` and joins the script: begin there. `lanes.py` computes the script's
data from recordings, so that the script computes little. `lane_markup.py` writes the HTML of a lane
with `markup.py`. The modules of `script/` draw: `page.js` has the views, `player.js` the position,
`controls.js` the keys.
"""
