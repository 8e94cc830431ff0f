"""The window of the player, with Textual: `app.py`, and its source in `source_view.py`."""
