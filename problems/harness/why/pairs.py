"""First edits of pairs, and the case that the program fails after one.

First edits are those with which more of the answers are right. If none of them leads to a pair and
the program is short, all pairs of likely edits are tried on the smallest inputs: one slip may hide
another completely. The second edit is found in the program that the first edit makes.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from operator import itemgetter
from typing import Self

from harness.cases import TIERS, load_cases
from harness.judge.outcome import Judged, Verdict, Word
from harness.judge.verdict import judge_run
from harness.kind import SURE
from harness.problem import Case
from harness.run import STOPPED, Ending, Run
from harness.why.edit import Edit, joined_edits
from harness.why.failing import Failing
from harness.why.lines_that_run import disabled_lines
from harness.why.starting_point import STEPS_THEN, Start
from harness.why.suspicion import Suspicion
from harness.why.trials import MORE_STEPS, Trials, on_each
from harness.why.tries import Tries

MOST_HALFWAY, MOST_FURTHER = 12, 3
"""The maximum numbers of first edits that are run on the small cases, and that are then combined
with second edits. In the gallery, the first edit of each pair is among the first eight on the small
cases, and then always the first to be combined."""
SECOND = 2
"""The highest cost of an edit of a pair that is tried as a whole: few contain a rare slip."""
FEW, MOST_PAIRS = 300, 1_200
"""The most edits up to the cost SECOND of a program whose pairs are tried, and the most pairs. Of
90 programs with two slips made at random, in 30 neither slip alone makes more cases pass."""
MOST_SLOW = 10
"""The most slow cases that a program runs again for a wrong answer."""
RARE = 2
"""The extra cost of an edit whose kind is not common. Of 85 pairs whose edits are known, 60 instead
of 49 are among the first 600 with it, and 67 instead of 57 among the first MOST_PAIRS."""


@dataclass(frozen=True)
class Half:
    """A first edit, and the small cases that pass with it."""

    edit: Edit
    share: float
    """The sum of the shares of right answers on the small cases: see `Failing.share`."""

    def is_better(self, start: Self) -> bool:
        """Return True if more is right than at the start, or as much with a SURE edit."""
        return self.share > start.share or (self.edit.is_sure and self.share == start.share)


def first_edits(tries: Tries, refuted: Mapping[Edit, Case], suspicion: Suspicion) -> Iterator[Edit]:
    """Yield edits with which more of the answers are right, the most likely first.

    Args:
        tries: the edits that were tried, none of which passes all cases.
        refuted: the edits that solve all inputs of `tries`, each with a case that it fails.
        suspicion: the suspected mistake, which may not matter on the smallest input.
    """
    shown = [
        one for rank in tries.start.ranks.values() for one in rank if suspicion.corrects_shown(one)
    ]
    for half in _halfway(tries, refuted, shown):
        if half.edit.cost <= 0 or not suspicion.explains_all:
            yield half.edit


def joint_edits(tries: Tries) -> Iterator[Edit]:
    """Yield the first edit of each pair that solves the small inputs."""
    start, trials, source = tries.start, tries.trials, tries.start.program.source
    ranks = sorted((*start.ranks.items(), *start.hidden.items()), key=itemgetter(0))
    ranked = [edit for _, edits in ranks for edit in edits if edit.cost <= SECOND]
    edits = [edit for edit in ranked if _is_plain(start, edit)]
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
            yield pair[0]


def _halfway(tries: Tries, refuted: Mapping[Edit, Case], shown: Sequence[Edit]) -> list[Half]:
    """Return edits with which more of the small cases pass, the most likely first."""
    partly = sorted(tries.shares, key=lambda one: one.cost - tries.shares[one])
    unreached = tries.start.hidden.get(SURE, [])
    halfway = dict.fromkeys((*refuted, *unreached, *tries.halfway, *shown, *partly))
    # an edit of several places often makes up for a mistake elsewhere
    simplest = sorted(halfway, key=lambda one: len({part.line for part in one.parts}) > 1)
    edits = [one for one in simplest if _is_plain(tries.start, one)][:MOST_HALFWAY]
    if not edits:
        return []
    plain = [Edit("", 0, 0, ()), *edits]
    start, *halves = [_half(tries.trials, one, refuted) for one in plain]
    further = [one for one in halves if one.is_better(start)]
    further.sort(
        key=lambda one: (not one.edit.is_sure, one.edit.cost - one.share, len(one.edit.pieces))
    )
    best_of_line = {one.edit.line: one for one in reversed(further)}.values()
    best_of_kind = {(one.edit.kind, one.edit.line): one for one in reversed(further)}.values()
    further = [one for one in further if one in best_of_kind]
    return sorted(further, key=lambda one: one not in best_of_line)[:MOST_FURTHER]


def _half(trials: Trials, edit: Edit, refuted: Mapping[Edit, Case]) -> Half:
    """Return an edit with its result on the first tier of the bank and on the failed case."""
    failing, problem = trials.failing, trials.failing.problem
    also = failing.judged.case, refuted.get(edit, failing.judged.case)
    cases = [*{one.name: one for one in (*load_cases(problem, (TIERS[0],)), *also)}.values()]
    inputs = [problem.arguments(case) for case in cases]
    total, requests = 0.0, on_each(inputs, edit.pieces)
    runs = trials.run_all(failing.solution.source, requests, inputs, MORE_STEPS)
    for arguments, run in zip(inputs, runs, strict=False):
        total += failing.share(arguments, run)
        if run.ending in STOPPED:
            break  # others would take as long
    return Half(edit, total)


def failing_after(tries: Tries, first: Edit) -> Failing | None:
    """Return a case that a program fails after a first edit, or None.

    A case with a wrong answer comes before one that takes long: a check that lets too much through
    makes a search of many blanks nearly endless.
    """
    failing, tried = tries.trials.failing, dict[str, Judged]()
    solution = replace(failing.solution, source=first.apply(failing.solution.source))
    cases = load_cases(failing.problem)
    for case, judged in _judged_soon(tries.trials, solution.source, cases):
        tried[case.name] = judged
        if not judged.verdict.accepted and judged.verdict.word is not Word.TIME:
            break
    failed = [one for one in tried.values() if not one.verdict.accepted]
    if not failed:
        return None
    judged = min(failed, key=lambda one: one.verdict.word is Word.TIME)
    passed = [one for one in tried.values() if one.verdict.accepted]
    done = {judged.case.name, *(one.case.name for one in passed)}
    others = [one for one in cases if one.name not in done]
    return Failing(failing.problem, solution, judged, passed, others, failing.limits)


def _judged_soon(
    trials: Trials, source: str, cases: Sequence[Case]
) -> Iterator[tuple[Case, Judged]]:
    """Yield the verdict of a source on each case within few steps, then on the slow ones again."""
    problem, limits = trials.failing.problem, trials.failing.limits
    for steps in STEPS_THEN, MORE_STEPS:
        slow = list[Case]()
        for case in cases:
            run = trials.run(source, problem.arguments(case), steps)
            if run.ending in STOPPED:
                slow.append(case)
                yield case, Judged(case, Run(Ending.TIME), Verdict(Word.TIME))
            else:
                verdict = judge_run(problem, problem.arguments(case), run, limits)
                yield case, Judged(case, run, verdict)
        cases = slow[:MOST_SLOW]


def _is_plain(start: Start, edit: Edit) -> bool:
    """Return True unless an edit compensates for an error elsewhere, or disables a check."""
    kind, disabled = start.kinds[edit.kind], disabled_lines(start.program, edit, ())
    return not (disabled or kind.compensates or kind.restores)
