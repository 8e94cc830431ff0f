"""Approaches side by side: measured, counted, told apart by their writes."""
