"""The window of the player, with Textual."""
