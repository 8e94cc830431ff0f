"""What the screens of the player and of practice share."""
