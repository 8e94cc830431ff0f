"""The window of the player, with Textual: `app.py` gives it keys and time, the other files draw.

`lane_view.py` puts `views.py` (board, counts, depth strip) and `source_view.py` together.
"""
