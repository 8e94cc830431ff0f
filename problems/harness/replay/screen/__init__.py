"""The player in a terminal. All that knows Textual is here, and only `kata replay` imports it."""
