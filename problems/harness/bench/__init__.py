"""Boards a second, beside libraries."""
