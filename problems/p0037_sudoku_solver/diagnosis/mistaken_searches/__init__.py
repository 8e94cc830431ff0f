"""Searches that make the mistakes that people make in checking a digit."""
