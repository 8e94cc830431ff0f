"""Finds two changes with which all cases pass, where one is not enough: people often have two.

The first one must get further by itself, so that it is worth a change even without the second.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from harness.judge.outcome import Judged
from harness.judge.verdict import judge_run
from harness.kind import SURE
from harness.load import TIERS, load_cases
from harness.mistake import Change
from harness.run import STOPPED
from harness.value import Json
from harness.why.choose import Winner, switched_off
from harness.why.edit import Edit
from harness.why.failing import Failing
from harness.why.kinds import named
from harness.why.one_change import numbered_diff, one_change
from harness.why.policy import closed
from harness.why.program import Program
from harness.why.side_by_side import SideBySide
from harness.why.trials import MORE_SECONDS, MORE_STEPS, Trials

MOST_HALFWAY, MOST_FIRST = 12, 2
"""Edits that are tried on the small cases for the first change, and lines of them after which a
second one is looked for."""
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
        """Return True if more pass than before, or no fewer with an edit that is always right."""
        sure = self.edit.cost <= SURE and self.passed == start.passed
        return sure or self.passed > start.passed


def two_changes(
    side: SideBySide[Trials], failing: Failing, halfway: Sequence[Edit]
) -> Change | None:
    """Return the first of two changes with which all cases pass, with the second, or None.

    With the first one, more of the small cases pass, and none fewer. An edit of what is wrong in
    nearly every program need not get further. One that makes good elsewhere, or switches a check
    off, is not a change of the mistake.

    Args:
        side: has the helpers that try edits.
        failing: the case that failed.
        halfway: edits that solve the smallest input, the likeliest first.
    """
    program, trials = Program(failing.solution.source), side.helpers[0]
    trials.budget = side.budget
    kinds = named(tuple(failing.problem.slips()))

    def is_plain(edit: Edit) -> bool:
        off = switched_off(program, Winner(edit, program.source, edit.cost))
        return not (off or kinds[edit.kind].makes_good)

    def oddness(half: Half) -> tuple[bool, int]:
        return half.edit.cost > SURE, half.edit.cost - len(half.passed)

    likely = [one for one in halfway if is_plain(one)][:MOST_HALFWAY]
    start, *halves = [_half(trials, failing, one) for one in (Edit("", 0, 0, ()), *likely)]
    further = [one for one in halves if one.is_further(start)]
    best = dict[int, Half]()
    for half in sorted(further, key=oddness):
        best.setdefault(half.edit.line, half)
    for half in list(best.values())[:MOST_FIRST]:
        source = half.edit.apply(program.source)
        solution = replace(failing.solution, source=source)
        rest = replace(failing, solution=solution, one=half.failed)
        found = one_change(side, rest, _smallest(trials, rest), None)
        second, winner = found.change, found.winner
        good = second and second.proved and not kinds[second.kind].makes_good
        if second and winner and good and not winner.lost:
            return _joined(program, half.edit, second, winner.source)
    closed("no two edits pass")
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


def _half(trials: Trials, failing: Failing, edit: Edit) -> Half:
    """Run a program with an edit on the first steps of the bank, and on the case that failed."""
    problem, source = failing.problem, edit.apply(failing.solution.source)
    cases = {one.name: one for one in (*load_cases(problem, (TIERS[0],)), failing.one.case)}
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
