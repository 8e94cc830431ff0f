"""The diagnosis: it names the likely mistake where the evidence is strong, and else says nothing.

`evidence` gathers what the writes of a run show, `decisions` what its search placed and refused,
`asked` what the learner's own functions answered; the `source` modules read the code.
`failed_case` holds what is known of a case, `errors` what an exception means. `mistaken_searches`
make known mistakes, to compare a search with; `rules` say what the evidence means, and `order`
puts the strongest of them first. `repairs` joins them with the changes that prove a mistake, and
`causes` lists the mistakes that can be named.
"""

from .order import diagnose

__all__ = ["diagnose"]
