"""Starting points for the second edits of pairs, each after a first edit.

First edits are those with which more of the answers are right. If no pair passes and the program is
short, all pairs of likely edits are tried on the smallest inputs: one slip may hide another
completely.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from operator import itemgetter
from typing import Self

from harness.cases import TIERS, load_cases
from harness.problem import Case
from harness.run import STOPPED, Ending
from harness.why.edit import Edit, joined_edits
from harness.why.lines_that_run import disabled_lines, lines_lost
from harness.why.program import Program
from harness.why.starting_point import Start, start_on
from harness.why.suspicion import Suspicion
from harness.why.trials import MORE_STEPS, Inputs, Trials, on_each
from harness.why.tries import Tries

MOST_HALFWAY, MOST_FURTHER = 12, 2
"""The maximum numbers of first edits that are run on the small cases, and that are then combined
with second edits. In the gallery, the first edit of each pair is among the first eight on the small
cases, and then always the first to be combined."""
SECOND, SHORT = 2, 300
"""The highest cost of a second edit, since few pairs contain a rare slip; and the most edits of a
short program, for which second edits of all costs are tried."""
FEW, MOST_PAIRS = 300, 1_200
"""The most edits up to the cost SECOND of a program whose pairs are tried, and the most pairs. Of
90 programs with two slips made at random, in 30 neither slip alone makes more cases pass."""
RARE = 3
"""The extra cost of an edit whose kind is not common. Of 50 pairs whose edits are known, 44 instead
of 33 are among the first MOST_PAIRS with it."""


@dataclass(frozen=True)
class Half:
    """A first edit, and the small cases that pass with it."""

    edit: Edit
    share: float
    """The sum of the shares of right answers on the small cases: see `Trials.share`."""
    failed: Case
    """The first case that fails."""

    def is_better(self, start: Self) -> bool:
        """Return True if more is right than at the start, or as much with a SURE edit."""
        return self.share > start.share or (self.edit.is_sure and self.share == start.share)


def second_starts(
    tries: Tries, refuted: Mapping[Edit, Case], suspicion: Suspicion
) -> Iterator[tuple[Edit, Start]]:
    """Yield first edits, each with the starting point for second edits.

    Args:
        tries: the edits that were tried, none of which passes all cases.
        refuted: the edits that solve all inputs of `tries`, each with a case that it fails.
        suspicion: the suspected mistake, which may not matter on the smallest input.
    """
    shown = [
        one for rank in tries.start.ranks.values() for one in rank if suspicion.corrects_shown(one)
    ]
    for half in _halfway(tries, refuted, shown):
        arguments = tries.trials.failing.problem.arguments(half.failed)
        start = _start_after(tries, half.edit, [arguments])
        if start is None:
            continue
        lost = lines_lost(
            tries.start.program, half.edit, tries.start.lines_before, start.lines_before
        )
        if half.edit.is_sure or not lost:  # an edit that disables lines just fails in another way
            yield half.edit, start


def start_after_second(tries: Tries, first: Edit, second: Edit) -> tuple[Edit, Start] | None:
    """Return the second edit of a pair, with the starting point for other edits after it.

    Args:
        tries: the edits that were tried.
        first: the first edit.
        second: the second edit, as an edit of the program that the first edit makes.
    """
    program, problem = tries.start.program, tries.trials.failing.problem
    changed = Program(first.apply(program.source))
    for edit, _ in _edits_of(tries.start, math.inf):
        if edit_after(program, changed, first, edit) == second:
            failed = _half(tries.trials, edit, {}).failed
            start = _start_after(tries, edit, [problem.arguments(failed)])
            return (edit, start) if start else None
    return None


def joint_starts(tries: Tries) -> Iterator[tuple[Edit, Start]]:
    """Yield the first edit of each pair that solves the small inputs, with its starting point."""
    start, trials, source = tries.start, tries.trials, tries.start.program.source
    edits = [edit for edit, _ in _edits_of(start, SECOND) if _is_plain(start, edit)]
    if trials.failing.judged.run.ending is Ending.RETURNED:
        edits = [edit for edit in edits if edit not in tries.mistyped]
    if len(edits) > FEW:
        return
    costs = {edit: edit.cost + RARE * (not start.kinds[edit.kind].common) for edit in edits}
    pairs = sorted(combinations(edits, 2), key=lambda pair: costs[pair[0]] + costs[pair[1]])
    pairs = [pair for pair in pairs[:MOST_PAIRS] if joined_edits(pair, SECOND)]
    joined = [one for one in (joined_edits(pair, SECOND) for pair in pairs) if one]
    endings = trials.try_edits(source, joined, start.first_inputs, start.steps[0])
    firsts = set[Edit]()
    for pair, both, (_, share) in zip(pairs, joined, endings, strict=False):
        solved = share == 1 and firsts.isdisjoint(pair)
        winner = tries.winner_of(both, SECOND) if solved else None
        if winner and not winner.lost:
            firsts.add(pair[0])
            inputs = start.first_inputs, *([one] for one in start.more_inputs)
            starts = (_start_after(tries, pair[0], some) for some in inputs)
            if after := next(filter(None, starts), None):  # the first edit may solve some inputs
                yield pair[0], after


def _edits_of(start: Start, most: float) -> list[tuple[Edit, int]]:
    """Return the edits up to a cost with their oddness, also those of unreached code."""
    ranks = sorted((*start.ranks.items(), *start.hidden.items()), key=itemgetter(0))
    return [(edit, oddness) for oddness, edits in ranks for edit in edits if edit.cost <= most]


def _halfway(tries: Tries, refuted: Mapping[Edit, Case], shown: Sequence[Edit]) -> list[Half]:
    """Return edits with which more of the small cases pass, the most likely first."""
    partly = sorted(tries.shares, key=lambda one: one.cost - tries.shares[one])
    halfway = dict.fromkeys((*refuted, *tries.halfway, *shown, *partly))
    edits = [one for one in halfway if _is_plain(tries.start, one)][:MOST_HALFWAY]
    if not edits:
        return []
    plain = [Edit("", 0, 0, ()), *edits]
    start, *halves = [_half(tries.trials, one, refuted) for one in plain]
    further = [one for one in halves if one.is_better(start)]
    further.sort(key=lambda one: (not one.edit.is_sure, one.edit.cost - one.share))
    by_kind = {(one.edit.kind, one.edit.line): one for one in reversed(further)}
    return [one for one in further if one in by_kind.values()][:MOST_FURTHER]


def _half(trials: Trials, edit: Edit, refuted: Mapping[Edit, Case]) -> Half:
    """Return an edit with its result on the first tier of the bank and on the failed case."""
    failing, problem = trials.failing, trials.failing.problem
    also = failing.judged.case, refuted.get(edit, failing.judged.case)
    cases = [*{one.name: one for one in (*load_cases(problem, (TIERS[0],)), *also)}.values()]
    inputs = [problem.arguments(case) for case in cases]
    shares = [0.0] * len(cases)
    requests = on_each(inputs, edit.pieces)
    runs = trials.run_all(failing.solution.source, requests, inputs, MORE_STEPS)
    for number, run in enumerate(runs):
        shares[number] = trials.share(inputs[number], run)
        if run.ending in STOPPED:
            break  # others would take as long
    wrong = (case for case, share in zip(cases, shares, strict=True) if share < 1)
    return Half(edit, sum(shares), next(wrong, failing.judged.case))


def _start_after(tries: Tries, first: Edit, inputs: Inputs) -> Start | None:
    """Return the starting point for second edits, on inputs that still fail; None if they pass."""
    start = tries.start
    changed = tries.trials.failing.with_source(first.apply(start.program.source))
    return start_on(
        tries.trials, changed, inputs, lambda program: dict(_edits_after(start, first, program))
    )


def _edits_after(start: Start, first: Edit, program: Program) -> Iterator[tuple[Edit, int]]:
    """Yield the likely edits, adapted to a first edit, each with its oddness."""
    edits = _edits_of(start, math.inf)
    for edit, oddness in edits if len(edits) <= SHORT else _edits_of(start, SECOND):
        if shifted := edit_after(start.program, program, first, edit):
            # what is suspected may be what a SURE edit corrects
            yield shifted, edit.cost if first.is_sure else oddness


def _is_plain(start: Start, edit: Edit) -> bool:
    """Return True unless an edit compensates for an error elsewhere, or disables a check."""
    kind, disabled = start.kinds[edit.kind], disabled_lines(start.program, edit, ())
    return not (disabled or kind.compensates or kind.restores)


def edit_after(program: Program, changed: Program, first: Edit, edit: Edit) -> Edit | None:
    """Return an edit with its positions shifted to follow a first edit; None if they overlap."""
    if joined_edits((first, edit), SECOND) is None:
        return None
    pieces = tuple(
        (start + shift, end + shift, new)
        for start, end, new in edit.pieces
        for shift in [shift_at(first, start)]
    )
    offset = program.start_of(edit.line)
    line = changed.line_at(offset + shift_at(first, offset))
    return replace(edit, pieces=pieces, line=line)


def shift_at(edit: Edit, offset: int) -> int:
    """Return the number of characters by which an edit shifts the text at a later offset."""
    return sum(len(new) - (end - start) for start, end, new in edit.pieces if end <= offset)
