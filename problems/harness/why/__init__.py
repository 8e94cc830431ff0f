"""From a failed verdict to what is wrong: the runs that find out, changes that prove it, words."""
