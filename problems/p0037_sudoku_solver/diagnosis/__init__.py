"""The diagnosis: what the writes of failed cases show, and the likely mistake behind it."""

from .rules import diagnose

__all__ = ["diagnose"]
