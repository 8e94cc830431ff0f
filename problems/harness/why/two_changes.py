"""Finds two changes with which all cases pass, where one is not enough: people often have two.

The first one gets the program further, by itself or together with another natural edit. The second
one is then looked for as any change is, so that what contradicts it is noticed.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import NamedTuple

from harness.cases import TIERS, load_cases
from harness.judge.outcome import Judged
from harness.judge.session import Grain
from harness.judge.verdict import judge_run
from harness.kind import SURE
from harness.mistake import Change
from harness.run import STOPPED, Ending
from harness.value import Json
from harness.why.budget import Budget
from harness.why.choose import Winner, switched_off
from harness.why.edit import Edit, joined_edits
from harness.why.failing import Failing
from harness.why.one_change import Tried, numbered_diff, one_change
from harness.why.policy import Ranks, closed
from harness.why.program import Program
from harness.why.trials import MORE_SECONDS, MORE_STEPS, Trials
from harness.why.unreached import Unreached

MOST_HALFWAY, MOST_FURTHER, MOST_IN_PAIRS = 12, 4, 2
"""Edits that are tried on the small cases for the first change; those that get further by
themselves, and those in pairs, after which a second change is looked for."""
NATURAL, SECOND = 1, 2
"""The highest cost of each edit of a pair, and of the second change in the first round."""
FURTHER = 0.75
"""The part of the effort that is added once an edit gets further."""
PAIRS, MOST_PAIRS = 400, 4_000
"""Pairs of edits that are tried for each unit of effort, and at most."""
RUNS, FEW_STEPS = 40, 10_000
"""Runs in which the input of the second change becomes smaller, and the steps of each."""


@dataclass(frozen=True)
class Half:
    """An edit of a program, and how far the program gets with it."""

    edit: Edit
    passed: frozenset[str]
    """The names of the small cases that pass."""
    failed: Judged
    """The first one that fails."""

    def is_further(self, start: Half) -> bool:
        """Return True if more pass than before, or as many with an edit that is always right."""
        as_far = self.is_sure and self.passed == start.passed
        return as_far or len(self.passed) > len(start.passed)

    @property
    def is_sure(self) -> bool:
        """Return True for an edit of what is wrong in nearly every program."""
        return self.edit.cost <= SURE

    @property
    def oddness(self) -> tuple[bool, int]:
        """Return the sort key: what is wrong in nearly every program, then what gets furthest."""
        return not self.is_sure, self.edit.cost - len(self.passed)


def two_changes(tried: Tried, failing: Failing) -> Change | None:
    """Return the first of two changes with which all cases pass, with the second, or None.

    Args:
        tried: the edits that were tried, none of which is enough.
        failing: the case that failed.
    """
    budget, given = tried.side.budget, tried.side.budget.given
    further = _halfway(tried, failing)
    pairs = _in_pairs(tried, failing, int(min(PAIRS * given, MOST_PAIRS)))
    tier = failing.one.case.tier  # on the boards of another one, the second takes longer to find
    soon = [one for one in further if one.is_sure or one.failed.case.tier == tier]
    late = [one for one in further if one not in soon]
    for most, halves in (SECOND, soon), (SECOND, pairs), (SECOND, late), (math.inf, further):
        for half in halves:
            if budget.given == given:
                budget.extend(FURTHER * given)
            if change := _with_second(tried, failing, half, most):
                return change
    closed("no two edits pass")
    return None


def _halfway(tried: Tried, failing: Failing) -> list[Half]:
    """Return edits with which more of the small cases pass.

    An edit of what is wrong in nearly every program need not get further, nor does it matter that
    the effort has come to its end.
    """
    budget = tried.side.budget
    halfway = dict.fromkeys((*tried.refuted, *tried.halfway))
    edits = [one for one in halfway if _is_plain(tried, one)]
    sure = [one for one in edits if one.cost <= SURE]
    likely = sure if budget.spent else edits[:MOST_HALFWAY]
    if sure:
        budget.extend(FURTHER * budget.given)
    plain = [Edit("", 0, 0, ()), *likely]
    start, *halves = [_half(tried, failing, one) for one in plain]
    further = [one for one in halves if one.is_further(start)]
    return sorted(further, key=lambda one: one.oddness)[:MOST_FURTHER]


def _in_pairs(tried: Tried, failing: Failing, number: int) -> Iterator[Half]:
    """Yield edits that solve the small cases only together with another natural edit.

    So many pairs are tried.
    """
    pairs = natural_pairs(tried)[:number]
    closed(f"two edits at a time: {len(pairs)} pairs")
    for _ in range(MOST_IN_PAIRS):
        at = _first_that_passes(tried, [both for _, both in pairs])
        if at is None:
            return
        first, _ = pairs[at]
        yield _half(tried, failing, first)
        pairs = [one for one in pairs[at + 1 :] if one[0] is not first]


def natural_pairs(tried: Tried) -> list[tuple[Edit, Edit]]:
    """Return pairs of natural edits, the least odd first: the first edit, and both as one edit.

    Of the edits of one kind in one line, the first ones are the most natural. Edits that overlap do
    not make a pair.
    """
    reached = list(_natural(tried, tried.ranks))
    pairs = [
        (one.odd + other.odd, one.variant + other.variant, one.edit, other.edit)
        for one, other in (*combinations(reached, 2), *_shown(tried, reached))
    ]
    pairs.sort(key=lambda one: one[:2])
    joined = ((first, joined_edits((first, second), NATURAL)) for *_, first, second in pairs)
    return [(first, both) for first, both in joined if both]


class Natural(NamedTuple):
    """A natural edit: its oddness, and the number of those before it of its kind in its line."""

    odd: int
    variant: int
    edit: Edit


def _natural(tried: Tried, ranks: Ranks) -> Iterator[Natural]:
    """Yield the natural edits among some."""
    number = Counter[tuple[str, int]]()
    for odd, edits in ranks.items():
        for edit in edits:
            if edit.cost <= NATURAL and _is_plain(tried, edit):
                yield Natural(odd, number[edit.kind, edit.line], edit)
                number[edit.kind, edit.line] += 1


def _shown(tried: Tried, reached: Sequence[Natural]) -> Iterator[tuple[Natural, Natural]]:
    """Yield edits, each with one of what is reached on the first inputs only after it."""
    hidden, program = list(_natural(tried, tried.hidden)), tried.program

    def lines_after(trials: Trials, one: Natural, budget: Budget) -> set[int]:
        trials.budget, source = budget, one.edit.apply(program.source)
        run = trials.run(source, tried.first[-1], tried.steps[0], MORE_SECONDS, Grain.LINES)
        return {line_before(program, one.edit, line) for line in run.recorded.lines}

    lines = tried.side.map(lines_after, reached) if hidden else ()
    for one, ran in zip(reached, lines, strict=False):
        unreached = Unreached(program, ran)
        yield from ((one, other) for other in hidden if not unreached.holds(other.edit))


def _first_that_passes(tried: Tried, edits: Sequence[Edit]) -> int | None:
    """Return the place of the first edit that solves the small inputs, or None."""

    def passes(trials: Trials, edit: Edit, budget: Budget) -> bool:
        trials.budget, source = budget, tried.program.source
        ending = trials.try_first(source, edit.pieces, tried.first, tried.steps[0])
        whole = edit.apply(source) if ending is Ending.RETURNED else ""
        return bool(whole) and trials.passes_more(whole, tried.more) is not None

    for number, passed in enumerate(tried.side.map(passes, edits)):
        if passed or tried.side.budget.spent:
            return number if passed else None
    return None


def _is_plain(tried: Tried, edit: Edit) -> bool:
    """Return True unless an edit makes good elsewhere, or switches a check off."""
    off = switched_off(tried.program, Winner(edit, tried.program.source, edit.cost))
    return not (off or tried.kinds[edit.kind].makes_good)


def _with_second(tried: Tried, failing: Failing, half: Half, most: float) -> Change | None:
    """Return the change that an edit and a second one make, which costs `most` at most, or None."""
    solution = replace(failing.solution, source=half.edit.apply(tried.program.source))
    rest, trials = replace(failing, solution=solution, one=half.failed), tried.side.helpers[0]
    trials.budget = tried.side.budget
    if trials.budget.spent:
        return None
    found = one_change(tried.side, rest, _smallest(trials, rest), None, most=most)
    second, winner = found.change, found.winner
    good = second and second.cases == second.total and not tried.kinds[second.kind].makes_good
    if second and winner and good and not winner.lost:
        return _joined(tried.program, half.edit, second, winner.source)
    return None


def _smallest(trials: Trials, failing: Failing) -> list[Json]:
    """Return the smallest input found that a solution does not solve, in few steps or in many."""

    def fails(arguments: list[Json], steps: int = FEW_STEPS) -> bool:
        run = trials.run(failing.solution.source, arguments, steps, MORE_SECONDS)
        return not trials.is_right(arguments, run)

    smallest = trials.smallest(failing.arguments, fails, RUNS)
    return smallest if fails(smallest, MORE_STEPS) else failing.arguments


def _joined(program: Program, first: Edit, second: Change, source: str) -> Change:
    """Return the change that an edit is, with the one that comes after it, and the lines of both.

    Args:
        program: the program without them.
        first: the edit.
        second: the change after it.
        source: the program with both.
    """
    second = replace(second, line=line_before(program, first, second.line), elsewhere=())
    diff = tuple(numbered_diff(program.source, source))
    passed = second.cases, second.total
    return Change(first.kind, first.line, first.old, first.new, diff, *passed, then=second)


def _half(tried: Tried, failing: Failing, edit: Edit) -> Half:
    """Run a program with an edit on the first steps of the bank, and on the case that failed."""
    trials = tried.side.helpers[0]
    trials.budget = tried.side.budget
    problem, source = failing.problem, edit.apply(failing.solution.source)
    also = failing.one.case, tried.refuted.get(edit, failing.one.case)
    cases = {one.name: one for one in (*load_cases(problem, (TIERS[0],)), *also)}
    judged = []
    for number, case in enumerate(cases.values()):
        arguments = problem.arguments(case)
        run = trials.run(None if number else source, arguments, MORE_STEPS, MORE_SECONDS)
        judged.append(Judged(case, run, judge_run(problem, arguments, run, failing.limits)))
        if run.ending in STOPPED:
            break  # others would take as long
    passed = frozenset(one.case.name for one in judged if one.verdict.accepted)
    failed = next((one for one in judged if not one.verdict.accepted), failing.one)
    return Half(edit, passed, failed)


def line_before(program: Program, edit: Edit, line: int) -> int:
    """Return the number that a line has in a program, from its number after an edit."""
    for start, end, new in sorted(edit.pieces):
        place, added = program.line_at(end), new.count("\n")
        if line > place:
            line = max(place, line - added + program.source[start:end].count("\n"))
    return line
