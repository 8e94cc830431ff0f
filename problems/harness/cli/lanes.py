"""Records the runs that a command shows: one that failed when it was judged opens at the reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from harness.cli.progress import show_progress
from harness.cli.selection import open_journal
from harness.errors import Exit
from harness.judge.outcome import Verdict, Word
from harness.practice.events import AttemptJudged, digest
from harness.problem import Case, Problem
from harness.run import Limits
from harness.solution_files import Solution
from harness.which_case import choose_cases

if TYPE_CHECKING:
    from harness.replay.lane import Lane

Failures = Mapping[Path, AttemptJudged]
"""The last judgement of each file whose text, as it is now, has failed."""


def record_lanes(
    problem: Problem,
    solutions: Sequence[Solution],
    title: str,
    name: str | None,
    own_input: str | None = None,
) -> tuple[Case, list[Lane]] | Exit:
    """Return the case, and a lane for each solution on it.

    If a run leaves no writes, print why, and return the exit code.

    Args:
        problem: the one that the solutions are of.
        solutions: run one after another.
        title: of the progress.
        name: of the case, or a part of it; None for one that failed, or else LeetCode's example.
        own_input: the input to run on instead.
    """
    from harness.replay.recording import record_lane

    failures = _last_failures(problem, solutions)
    failed = {judged.case for judged in failures.values()}
    [case] = choose_cases(problem, name, own_input, single=True, failed=failed)
    lanes: list[Lane] = []
    with show_progress(title, len(solutions)) as progress:
        for solution in solutions:
            progress(len(lanes), solution.path.name)
            lane = record_lane(problem, solution, case, Limits())
            if isinstance(lane, Verdict):
                print(f"{solution.shown} on {case.name}: {lane}. There are no writes to show.")
                return Exit.OURS if lane.word is Word.INTERNAL else Exit.REJECTED
            lanes.append(_opened_at_failure(problem, lane, case, failures.get(solution.path)))
    return case, lanes


def _last_failures(problem: Problem, solutions: Sequence[Solution]) -> Failures:
    past = open_journal().past(problem.slug)
    known = {solution.path: past.judgement_of(digest(solution.source)) for solution in solutions}
    return {
        file: judged
        for file, judged in known.items()
        if judged and judged.verdict != Word.ACCEPTED and judged.case
    }


def _opened_at_failure(
    problem: Problem, lane: Lane, case: Case, judged: AttemptJudged | None
) -> Lane:
    """Return a lane that opens where it shows why its case failed, if it was judged and did."""
    if judged is None or judged.case != case.name or lane.solved:
        return lane
    from harness.replay.failure import Failed, show_failure  # late: few lanes have failed

    likely = " ".join(filter(None, (judged.likely, judged.proof)))
    failed = Failed(judged.verdict, judged.reason, likely, judged.cause, judged.line)
    return show_failure(problem, lane, failed)
