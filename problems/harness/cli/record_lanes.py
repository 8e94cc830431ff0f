"""Records the runs that `replay` and `page` show. A run that failed opens at its mistake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from harness.cli.progress import show_progress
from harness.cli.selection import open_journal
from harness.console import window_width
from harness.drawing import Drawing
from harness.errors import Exit
from harness.judge.outcome import Verdict, Word
from harness.practice.events import AttemptJudged, digest
from harness.problem import Case, Problem
from harness.run import Limits
from harness.solution_files import Solution
from harness.which_case import choose_cases

if TYPE_CHECKING:
    from harness.replay.failure import Failed
    from harness.replay.lane import Lane

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
        solutions: the ones to show.
        name: of the case, or part of it; None for a case that failed, or else LeetCode's example.
        own_input: the input to run on instead.
    """
    failed = {judged.case for judged in last_failures(problem, solutions).values()}
    [case] = choose_cases(problem, name, own_input, single=True, failed=failed)
    return case


def record_lanes(
    problem: Problem, solutions: Sequence[Solution], title: str, case: Case
) -> list[Lane] | Exit:
    """Return a lane for each solution on a case.

    If a run leaves no writes, print why, and return the exit code.
    """
    from harness.replay.recording import record_lane

    failures = last_failures(problem, solutions)
    lanes: list[Lane] = []
    with show_progress(title, len(solutions)) as progress:
        for solution in solutions:
            progress(len(lanes), solution.path.name)
            lane = record_lane(problem, solution, case, Limits())
            if isinstance(lane, Verdict):
                return without_record(solution, case, lane, "writes")
            lanes.append(_opened_at_failure(problem, lane, case, failures.get(solution.path)))
    return lanes


def record_tree(problem: Problem, solution: Solution, case: Case) -> Drawing | Exit:
    """Return the drawn call tree of a solution on a case.

    If no function of it was called, print why, and return the exit code.
    """
    from harness.record.failure import where_it_failed
    from harness.record.notes import run_notes
    from harness.record.recording import record_search
    from harness.record.tree import call_rows
    from harness.replay.tree_lines import tree_drawing

    with show_progress("recording", 1) as progress:
        progress(0, solution.path.name)
        recording = record_search(problem, solution, problem.arguments(case))
    if not recording.calls.calls:
        return without_record(solution, case, recording.verdict, "calls")
    tree = call_rows(recording.run)
    judged = last_failures(problem, [solution]).get(solution.path)
    likely = judged.likely if judged and judged.case == case.name else ""
    title = f"{solution.path.name} on {case.name}"
    notes = [*run_notes(recording), *([f"Likely: {likely}"] if likely else [])]
    return tree_drawing(tree, title, notes, where_it_failed(recording, tree), window_width())


def without_record(solution: Solution, case: Case, verdict: Verdict, what: str) -> Exit:
    """Say that a run left nothing to show, and return the exit code."""
    print(f"{solution.shown} on {case.name}: {verdict}. There are no {what} to show.")
    return Exit.OURS if verdict.word is Word.INTERNAL else Exit.REJECTED


def last_failures(problem: Problem, solutions: Sequence[Solution]) -> Failures:
    """Return the last judgement of each solution that has failed as it is now."""
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
    """Return a lane that opens at the mistake, if its case failed when it was judged."""
    failed = findings(judged, case)
    if failed is None or lane.solved:
        return lane
    from harness.replay.failure import show_failure  # late: few lanes failed

    return show_failure(problem, lane, failed)


def findings(judged: AttemptJudged | None, case: Case) -> Failed | None:
    """Return the findings of a judgement that failed on a case, or None."""
    if judged is None or judged.case != case.name:
        return None
    from harness.replay.failure import Failed

    likely = " ".join(filter(None, (judged.likely, judged.proof)))
    return Failed(judged.verdict, judged.reason, likely, judged.cause, judged.line)
