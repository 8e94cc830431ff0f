"""A run -> what its search did: its calls, and its writes where it fills a grid."""
