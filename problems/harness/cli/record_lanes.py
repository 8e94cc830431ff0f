"""Records the runs that `replay` and `page` show. A run that failed opens at its mistake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from harness.cli.progress import show_progress
from harness.console import print_text, warn
from harness.errors import Exit
from harness.judge.outcome import Word
from harness.practice.events import AttemptJudged, digest
from harness.practice.journal import Journal
from harness.problem import Case, Problem
from harness.record.recording import record_search
from harness.run import Limits
from harness.solution_files import Solution
from harness.which_case import choose_cases

if TYPE_CHECKING:
    from harness.replay.lane import Lane
    from harness.replay.opening import Failed

Failures = Mapping[Path, AttemptJudged]
"""The last judgement of each file whose current text has failed."""


def case_to_show(
    problem: Problem,
    solutions: Sequence[Solution],
    name: str | None,
    own_input: str | None = None,
) -> Case:
    """Return the case that a command shows.

    Args:
        problem: the problem of the solutions.
        solutions: the solutions to show.
        name: a case's name or part of it; None for a case that failed, or else LeetCode's example.
        own_input: the input to run on instead.
    """
    failed = {judged.case for judged in last_failures(problem, solutions).values()}
    [case] = choose_cases(problem, name, own_input, single=True, failed=failed)
    return case


def record_lanes(problem: Problem, solutions: Sequence[Solution], case: Case) -> list[Lane] | Exit:
    """Record each solution on a case, and return the lane of each run.

    A lane opens at the mistake, if the same source failed on the case when it was last judged. If
    a run leaves neither calls nor writes, print why, and return the exit code.

    Args:
        problem: the problem of the solutions.
        solutions: the solutions to record.
        case: the case to record them on.
    """
    from harness.replay.opening import make_lane

    failures = last_failures(problem, solutions)
    lanes: list[Lane] = []
    with show_progress(f"recording for {Limits().seconds:g} s at most", len(solutions)) as progress:
        for solution in solutions:
            progress(len(lanes), solution.path.name)
            recording = record_search(problem, solution, problem.arguments(case))
            recorded = recording.run.recorded
            if recorded.trace is None and not recorded.tree.calls:
                break
            failed = _findings(failures.get(solution.path), case)
            lanes.append(make_lane(recording, case.name, failed))
        else:
            return lanes
    shown, verdict = recording.solution.shown, recording.verdict
    print_text(f"{shown} has no search to show: {verdict}")
    return Exit.OURS if verdict.word is Word.INTERNAL else Exit.REJECTED


def last_failures(problem: Problem, solutions: Sequence[Solution]) -> Failures:
    """Return the last judgement of each solution whose current source has failed, by path."""
    journal = Journal()
    warn(journal.complaint)
    past = journal.past(problem.slug)
    known = {solution.path: past.judgement_of(digest(solution.source)) for solution in solutions}
    return {
        file: judged
        for file, judged in known.items()
        if judged and judged.verdict != Word.ACCEPTED and judged.case
    }


def _findings(judged: AttemptJudged | None, case: Case) -> Failed:
    """Return the findings of a judgement if it failed on a case."""
    from harness.replay.opening import NOT_JUDGED, Failed

    if judged is None or judged.case != case.name:
        return NOT_JUDGED
    likely = " ".join(filter(None, (judged.likely, judged.proof)))
    return Failed(likely, judged.cause, judged.line)
