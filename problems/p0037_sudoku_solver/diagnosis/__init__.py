"""The diagnosis of 37: it names the likely mistake where the evidence is strong, else nothing.

Begin with `order`: its `diagnose` asks the rules, the strongest evidence first.
1. `failed_case` is the record of one case: its writes, its answer, and its search.
2. `decisions` finds in the writes which digits the search placed, refused and took back.
3. `looks` adds to each decision which cells of the row, column and box held the digit.
4. `asked` finds the learner's own functions after whose answers digits are placed.
5. `source` says what a parser sees in the code.
6. `rules` name a mistake by this evidence; `mistaken_checks` are the known mistakes of a check.
`causes` lists all that can be named. `repairs` says which changes take a cause away, so that a
proof can be tried, and what to say of one; `slips` adds kinds of changes that only 37 needs.
`errors` explains exceptions that a blank or a full board raises.
"""

from .order import diagnose

__all__ = ["diagnose"]
