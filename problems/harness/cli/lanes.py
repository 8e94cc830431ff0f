"""Records the runs that a command shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from harness.cli.failures import Failures, opened_at_failure
from harness.cli.progress import show_progress
from harness.errors import Exit
from harness.judge.outcome import Verdict, Word
from harness.load import Solution
from harness.problem import Case, Problem
from harness.run import Limits

if TYPE_CHECKING:
    from harness.replay.lane import Lane


def record_lanes(
    problem: Problem, solutions: Sequence[Solution], case: Case, title: str, failures: Failures
) -> list[Lane] | Exit:
    """Return a lane for each solution. If a run leaves no writes, print why; return the exit code.

    The title is that of the progress. A lane whose last verdict is among the failures opens where
    the run shows why.
    """
    from harness.replay.recording import record_lane

    lanes: list[Lane] = []
    with show_progress(title, len(solutions)) as progress:
        for solution in solutions:
            progress(len(lanes), solution.path.name)
            lane = record_lane(problem, solution, case, Limits())
            if isinstance(lane, Verdict):
                print(f"{solution.shown} on {case.name}: {lane}. There are no writes to show.")
                return Exit.OURS if lane.word is Word.INTERNAL else Exit.REJECTED
            lanes.append(opened_at_failure(problem, lane, case, failures.get(solution.path)))
    return lanes
