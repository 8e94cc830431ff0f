"""The diagnosis of LeetCode 37: it names the likely mistake if the evidence is strong.

Begin with `order`: its `diagnose` asks the rules, the strongest evidence first.
1. `failed_case` is the record of one case: its writes, its answer, and its search.
2. `decisions` finds in the writes which digits the search placed, refused and undid.
3. `choices` adds to each decision which cells of the row, column and box held the digit.
4. `deciders` finds the learner's own functions that decide which digits are placed.
5. `evidence` finds the mistake of a check that describes all digits that were placed or refused.
6. `rules` name a mistake by this evidence, and by facts of the parsed source (`../source.py`).
`causes` lists all mistakes that can be named. `repairs` maps them to changes that may fix them, for
a proof, names the mistake that a change fixes, and adds slips that only 37 needs.
"""

from .order import diagnose

__all__ = ["diagnose"]
