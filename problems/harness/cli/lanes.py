"""Records the runs that a command shows: solutions run now, saved traces are loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from harness.cli.failures import Failures, opened_at_failure
from harness.cli.progress import show_progress
from harness.errors import Exit, KataError
from harness.judge.outcome import Verdict, Word
from harness.load import Solution
from harness.problem import Case, Problem
from harness.run import Limits
from harness.what_to_type import typed

if TYPE_CHECKING:
    from harness.replay.lane import Lane


def refuse_for_traces(trace: Path, **given: object) -> None:
    """Raise KataError for the first option that was given although only traces were named."""
    for name, value in given.items():
        if value is not None:
            raise KataError(f"`{typed(f'--{name}')}` is for a solution; {trace} is a trace")


def record_lanes(
    problem: Problem,
    files: Sequence[Path],
    solutions: Mapping[Path, Solution],
    case: Case,
    title: str,
    failures: Failures,
) -> list[Lane] | Exit:
    """Return a lane for each file. If a run leaves no writes, print why and return the exit code.

    A file that is not among the solutions is a trace. The title is that of the progress. A lane
    whose last verdict is among the failures opens where the run shows why.
    """
    from harness.replay.recording import load_lane, record_lane

    lanes: list[Lane] = []
    with show_progress(title, len(files)) as progress:
        for file in files:
            progress(len(lanes), file.name)
            if not (solution := solutions.get(file)):
                lanes.append(load_lane(problem, file))
                continue
            lane = record_lane(problem, solution, case, Limits())
            if isinstance(lane, Verdict):
                print(f"{solution.shown} on {case.name}: {lane}. There are no writes to show.")
                return Exit.OURS if lane.word is Word.INTERNAL else Exit.REJECTED
            lanes.append(opened_at_failure(problem, lane, case, failures.get(file)))
    return lanes
