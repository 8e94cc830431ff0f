"""The diagnosis: it names the likely mistake where the evidence is strong, and else says nothing.

`evidence` gathers what the writes of a run show, `decisions` what its search placed and refused,
`conflicts` which of its digits repeat another; the `source` modules read the code. `failed_case`
holds what is known of a case. `mistaken_searches` make known mistakes, to compare a
search with; `rules` say what the evidence means, and `order` puts the strongest of them first.
`causes` lists the mistakes that can be named.
"""

from .order import diagnose

__all__ = ["diagnose"]
