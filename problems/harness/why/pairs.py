"""The second round: an edit that gets the program further is kept, and another tried after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from operator import itemgetter

from harness.cases import TIERS, load_cases
from harness.kind import SURE
from harness.problem import Case
from harness.run import STOPPED
from harness.why.edit import Edit, joined_edits
from harness.why.lines_that_run import lines_lost, switched_off
from harness.why.program import Program
from harness.why.starting_point import Start, start_on
from harness.why.trials import MORE_STEPS, Inputs, Trials
from harness.why.tries import Tries

MOST_HALFWAY, MOST_FURTHER = 12, 2
"""Edits that are tried on the small cases for the first change, and those that get further after
which a second change is looked for. Of the pairs in the gallery, the first change is the eighth at
most among the former, and always the first among the latter."""
SECOND = 2
"""The highest cost of the second change: a rare slip is hardly one of two."""


@dataclass(frozen=True)
class Half:
    """An edit of a program, and how far the program gets with it."""

    edit: Edit
    passed: frozenset[str]
    """The names of the small cases that pass."""
    failed: Case
    """The first one that fails."""

    def is_further(self, start: Half) -> bool:
        """Return True if more pass than before, or the same ones after an edit that is SURE."""
        as_far = self.is_sure and self.passed == start.passed
        return as_far or len(self.passed) > len(start.passed)

    @property
    def is_sure(self) -> bool:
        """Return True for an edit of what is wrong in nearly every program."""
        return self.edit.cost <= SURE

    @property
    def sort_key(self) -> tuple[bool, int]:
        """Return what orders edits: SURE ones, then the cheapest of those that get furthest."""
        return not self.is_sure, self.edit.cost - len(self.passed)


def second_starts(tries: Tries, refuted: Mapping[Edit, Case]) -> Iterator[tuple[Edit, Start]]:
    """Yield first edits, each with the point from which second ones are tried.

    Args:
        tries: the edits that were tried, none of which is enough.
        refuted: the edits that solve all of its inputs, but not the case that each one has.
    """
    for half in _halfway(tries, refuted):
        arguments = tries.trials.failing.problem.arguments(half.failed)
        start = _start_after(tries, half.edit, [arguments])
        before = tries.start.before  # if it only switches lines off, it fails in another way
        if start and not lines_lost(tries.start.program, half.edit, before, start.before):
            yield half.edit, start


def _halfway(tries: Tries, refuted: Mapping[Edit, Case]) -> list[Half]:
    """Return edits with which more of the small cases pass.

    An edit of what is wrong in nearly every program need not get further.
    """
    halfway = dict.fromkeys((*refuted, *tries.halfway))
    edits = [one for one in halfway if _is_plain(tries.start, one)][:MOST_HALFWAY]
    if not edits:
        return []
    plain = [Edit("", 0, 0, ()), *edits]
    start, *halves = [_half(tries.trials, one, refuted) for one in plain]
    further = [one for one in halves if one.is_further(start)]
    return sorted(further, key=lambda one: one.sort_key)[:MOST_FURTHER]


def _half(trials: Trials, edit: Edit, refuted: Mapping[Edit, Case]) -> Half:
    """Run a program with an edit on the first steps of the bank, and on the case that failed."""
    failing, problem = trials.failing, trials.failing.problem
    also = failing.judged.case, refuted.get(edit, failing.judged.case)
    cases = [*{one.name: one for one in (*load_cases(problem, (TIERS[0],)), *also)}.values()]
    inputs = [problem.arguments(case) for case in cases]
    every = [(None if number else edit.pieces, number) for number in range(len(cases))]
    right = [False] * len(cases)
    for number, run in enumerate(
        trials.run_all(failing.solution.source, every, inputs, MORE_STEPS)
    ):
        right[number] = trials.is_right(inputs[number], run)
        if run.ending in STOPPED:
            break  # others would take as long
    passed = frozenset(one.name for one, is_right in zip(cases, right, strict=True) if is_right)
    failed = next((one for one in cases if one.name not in passed), failing.judged.case)
    return Half(edit, passed, failed)


def _start_after(tries: Tries, first: Edit, inputs: Inputs) -> Start | None:
    """Return the point from which a second edit is tried, on inputs that still fail."""
    start = tries.start
    changed = tries.trials.failing.with_source(first.apply(start.program.source))
    return start_on(
        tries.trials, changed, inputs, lambda program: dict(_edits_after(start, first, program))
    )


def _edits_after(start: Start, first: Edit, program: Program) -> Iterator[tuple[Edit, int]]:
    """Yield the edits up to the cost SECOND after a first one, each with its oddness."""
    every = *start.ranks.items(), *start.hidden.items()
    for odd, edits in sorted(every, key=itemgetter(0)):
        for edit in edits:
            after = edit_after(start.program, program, first, edit)
            if after and edit.cost <= SECOND:
                yield after, odd


def _is_plain(start: Start, edit: Edit) -> bool:
    """Return True unless an edit makes good elsewhere, or switches a check off."""
    off = switched_off(start.program, edit, ())
    return not (off or start.kinds[edit.kind].makes_good)


def edit_after(program: Program, changed: Program, first: Edit, edit: Edit) -> Edit | None:
    """Return an edit of a program as one of what a first edit made of it; None if they overlap."""
    if joined_edits((first, edit), SECOND) is None:
        return None
    pieces = tuple(
        (start + by, end + by, new)
        for start, end, new in edit.pieces
        for by in [moved_by(first, start)]
    )
    line = line_after(program, changed, first, edit.line)
    return replace(edit, pieces=pieces, line=line)


def moved_by(edit: Edit, place: int) -> int:
    """Return the characters by which an edit moves what stands at a place after it."""
    return sum(len(new) - (end - start) for start, end, new in edit.pieces if end <= place)


def line_after(program: Program, changed: Program, edit: Edit, line: int) -> int:
    """Return the number that a line has after an edit."""
    place = program.start_of(line)
    return changed.line_at(place + moved_by(edit, place))
