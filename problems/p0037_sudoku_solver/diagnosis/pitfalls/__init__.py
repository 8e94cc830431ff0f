"""Pitfalls of Python, as a parser finds them in a source: each says where, and decides nothing."""
