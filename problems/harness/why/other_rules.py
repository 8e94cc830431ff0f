"""Names, from its answers, a wrong rule that a solution follows. Pure.

The `other_rules.py` of a problem yields such rules: for an input, a clause and the answer that
would be right if the clause were true. So it does not matter how the search is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from harness.mistake import Failure, Mistake
from harness.problem import Problem
from harness.problem_folder import import_from
from harness.run import Ending, Run
from harness.value import Json
from harness.why.causes import GeneralCause

FEWEST, MANY = 2, 3
"""The fewest failed cases that have to follow a rule; one is enough if its answer has MANY items.
A shorter answer may follow a rule by chance."""
ENOUGH_PASSED, MOST_PASSED = 12, 30
"""The fewest passed cases with which one failed case is enough, and the most to which a rule is
applied."""


def explain_rule(
    failures: Sequence[Failure], passed: Sequence[list[Json]], problem: Problem
) -> Mistake | None:
    """Return the mistake of following another rule, or None.

    Needs: answers that would all be right under that rule, in all failed and passed cases.

    Args:
        failures: the failed cases.
        passed: the arguments of cases that the solution passes.
        problem: the problem, which may have no other rules.
    """
    if not (problem.folder / "other_rules.py").exists():
        return None
    if any(one.run.ending is not Ending.RETURNED for one in failures):
        return None
    rules = [dict(_rules(problem, one.before, one.run.returned)) for one in failures]
    for clause in dict.fromkeys(chain.from_iterable(rules)):
        cases = [
            (one.run.returned, answers[clause])
            for one, answers in zip(failures, rules, strict=True)
            if clause in answers
        ]
        long = any(isinstance(answer, list) and len(answer) >= MANY for _, answer in cases)
        follows = all(_in_order(returned) == _in_order(answer) for returned, answer in cases)
        if (
            (long or len(cases) >= FEWEST or (cases and len(passed) >= ENOUGH_PASSED))
            and follows
            and all(
                problem.check(before, Run(Ending.RETURNED, returned=answer)) is None
                for before in passed[:MOST_PASSED]
                for other, answer in _rules(problem, before, None)
                if other == clause
            )
        ):
            text = f"each wrong answer would be right if {clause}."
            return Mistake(GeneralCause.OTHER_RULE, text)
    return None


def _rules(problem: Problem, before: list[Json], returned: Json) -> Iterator[tuple[str, Any]]:
    """Yield the other rules for an input, each with the right answer under that rule."""
    yield from import_from(problem.folder, "other_rules").other_rules(*before)
    match returned, next(problem.answers(before), None):
        case [*items], [_, _, *_] as answers:
            only = len(items) == 1 and items[0] in answers
            yield "one answer were enough", items if only else None


def _in_order(answer: Json) -> list[str]:
    """Return the items of an answer in an order that does not depend on the search."""
    return sorted(map(repr, answer)) if isinstance(answer, list) else [repr(answer)]
