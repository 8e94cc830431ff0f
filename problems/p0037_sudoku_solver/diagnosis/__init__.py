"""The diagnosis: it names the likely mistake where the evidence is strong, and else says nothing.

`evidence` gathers what the writes of a run show, `failed_case` adds what came back, the three
modules of rules say what that means, and `rules` puts them in order.
"""

from .rules import diagnose

__all__ = ["diagnose"]
