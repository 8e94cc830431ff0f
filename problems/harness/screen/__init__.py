"""The toolkit that the screens of the player and of practice share."""
