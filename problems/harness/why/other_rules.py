"""Infers from a solution's answers a wrong rule that it follows. Pure.

The `other_rules.py` of a problem yields such rules: for an input, a clause and the answer that
would be right if the clause were true. So it does not matter how the search is written. Further
rules select some of the right answers of any problem.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, pairwise
from math import prod
from typing import Any

from harness.any_order import AnyOrder
from harness.mistake import Failure, Mistake
from harness.problem import Problem
from harness.problem_folder import import_from
from harness.run import Ending, Run
from harness.value import Json, not_of_type
from harness.why.causes import GeneralCause

FEWEST, MANY = 2, 3
"""The fewest failed cases that have to follow a rule; one is enough if its answer has MANY items.
A shorter answer may follow a rule by chance."""
ENOUGH_PASSED, MOST_PASSED = 12, 30
"""The number of passed cases from which one failed case is enough, and the most passed cases to
which a rule is applied."""

MOST_ITEMS = (1, 2, 3)
"""The lengths above which a solution may omit answers."""
MOST_ANSWERS = 2_000
"""The maximum number of right answers from which some are selected."""

ONE_OF: Mapping[str, Callable[[Any], Any]] = {
    "the same first item": lambda answer: answer[:1],
    "the same last item": lambda answer: answer[-1:],
    "the same length": len,
    "the same items in reverse": lambda answer: min(answer, answer[::-1]),
    "the same items, each read backwards,": lambda answer: min(answer, [*map(_reversed, answer)]),
    "the same items in any order": sorted,
    "the same items, however often each occurs,": lambda answer: sorted({*answer}),
    "the same sum": lambda answer: sum(_numbers(answer)),
    "the same length and the same sum": lambda answer: (len(answer), sum(_numbers(answer))),
    "the same sum and the same product": lambda answer: (
        sum(_numbers(answer)),
        prod(_numbers(answer)),
    ),
}
"""Properties of an answer, by the words for them. A solution may return one answer of each."""


def explain_rule(
    failures: Sequence[Failure], passed: Sequence[list[Json]], problem: Problem
) -> Mistake | None:
    """Return the mistake of following another rule, or None.

    Needs: answers that would all be right under that rule, in all failed and passed cases.

    Args:
        failures: the failed cases.
        passed: the arguments of cases that the solution passes. A case that raises an exception
            counts, too: it does not follow a rule under which its answer would be wrong.
        problem: the problem, which may have no other rules.
    """
    runs = [one.run for one in failures]
    if any(one.ending is not Ending.RETURNED for one in runs):
        return None
    if any(not_of_type(one.returned, problem.returns) for one in runs):
        return None  # a list of one answer is not that answer
    rules = [dict(_rules(problem, one.before, one.run.returned)) for one in failures]
    followed = list[str]()
    for clause in dict.fromkeys(chain.from_iterable(rules)):
        cases = [
            (one.run.returned, answers[clause])
            for one, answers in zip(failures, rules, strict=True)
            if clause in answers
        ]
        long = any(isinstance(answer, list) and len(answer) >= MANY for _, answer in cases)
        enough = long or len(cases) >= FEWEST or len(passed) >= ENOUGH_PASSED
        if enough and all(
            answer is not None and _in_order(returned) == _in_order(answer)
            for returned, answer in cases
        ):
            followed.append(clause)
    for before in passed[:MOST_PASSED]:
        for clause, answer in _rules(problem, before, None) if followed else ():
            run = Run(Ending.RETURNED, returned=answer)
            if clause in followed and problem.check(before, run) is not None:
                followed.remove(clause)
    if not followed:
        return None
    text = f"each wrong answer would be right if {followed[0]}."
    return Mistake(GeneralCause.OTHER_RULE, text)


def _rules(problem: Problem, before: list[Json], returned: Json) -> Iterator[tuple[str, Any]]:
    """Yield the other rules for an input, each with the right answer under that rule.

    Args:
        problem: the problem.
        before: the input.
        returned: the wrong answer; None for an input that is solved.
    """
    if (problem.folder / "other_rules.py").exists():
        yield from import_from(problem.folder, "other_rules").other_rules(*before)
    answers = None if problem.in_place else next(problem.answers(before), None)
    if not isinstance(answers, list) or not 1 < len(answers) <= MOST_ANSWERS:
        return
    sets = isinstance(problem, AnyOrder) and problem.sets
    known = {_form(answer, sets=sets): answer for answer in answers}
    items = returned if isinstance(returned, list) else []
    clause = "an answer could occur more than once: the search reaches some in several ways"
    yield clause, items if {*map(repr, items)} == {*map(repr, answers)} else answers
    items = [known.get(_form(item, sets=sets), item) for item in items]
    for clause, answer in _parts_of(answers, items):
        yield clause, returned if answer and _in_order(answer) == _in_order(items) else answer


def _parts_of(answers: list[Any], items: list[Any]) -> Iterator[tuple[str, list[Any] | None]]:
    """Yield rules on right answers, each with the answers under that rule.

    Args:
        answers: the right answers.
        items: the answers that were returned.
    """
    yield "one answer were enough", _one_of_each(answers, items, lambda _: 0)
    yield from _selections(answers)
    for common, key in ONE_OF.items():
        yield f"answers with {common} counted as one", _one_of_each(answers, items, key)


def _one_of_each(answers: list[Any], items: list[Any], key: Callable[[Any], Any]) -> list[Any]:
    """Return the items if they are right answers with each key once, else the first answers."""
    first = {repr(key([*answer])): answer for answer in reversed(answers)}
    known = {*map(repr, answers)}
    keys = [repr(key([*item])) for item in items if repr(item) in known]
    fitting = len(keys) == len(items) and sorted(keys) == sorted(first)
    return items if fitting else [*first.values()]


def _selections(answers: list[Any]) -> Iterator[tuple[str, list[Any] | None]]:
    """Yield clauses that select some answers, each with these answers; None if there are none."""
    lengths, start = [*map(len, answers)], next(one[:1] for one in answers if one)
    rules: dict[str, Callable[..., bool]] = {
        "only the shortest answers counted": lambda one: len(one) == min(lengths),
        "only the longest answers counted": lambda one: len(one) == max(lengths),
        "an answer could not repeat an item": lambda one: len({*one}) == len(one),
        "an item could not follow an equal one": lambda one: all(a != b for a, b in pairwise(one)),
        "each answer had to begin with the first item": lambda one: one[:1] == start,
        "each answer had to begin and end with equal items": lambda one: one[:1] == one[-1:],
    }
    beginnings = {repr(one[:end]): one[:end] for one in answers for end in range(len(one) + 1)}
    yield "each beginning of an answer counted, too", [*beginnings.values()]
    yield (
        "each beginning of an answer but the empty one counted, too",
        [*filter(None, beginnings.values())],
    )
    for most in MOST_ITEMS:
        items = f"{most} item{'s' * (most > 1)}"
        rules[f"an answer had at most {items}"] = lambda one, most=most: len(one) <= most
        different = items.replace(" ", " different ")
        rules[f"an answer had at most {different}"] = lambda one, most=most: len({*one}) <= most
    for clause, counts in rules.items():
        yield (
            clause,
            [*filter(counts, answers)] or None,
        )  # an empty answer has many possible reasons


def _form(item: Any, *, sets: bool) -> str:
    """Return an item as text. With `sets`, the order inside a list does not matter."""
    return repr(sorted(item, key=repr) if sets and isinstance(item, list) else item)


def _numbers(answer: Any) -> list[int]:
    """Return the items of an answer that are numbers."""
    return [one for one in answer if isinstance(one, int)]


def _reversed(item: Any) -> Any:
    """Return an item read backwards, if it is a text."""
    return item[::-1] if isinstance(item, str) else item


def _in_order(answer: Json) -> list[str]:
    """Return the items of an answer in an order that does not depend on the search."""
    return sorted(map(repr, answer)) if isinstance(answer, list) else [repr(answer)]
