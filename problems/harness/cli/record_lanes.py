"""Records the runs that `replay` and `page` show. A run that failed opens at its mistake."""

from __future__ import annotations

from collections.abc import Sequence

from harness.cli.progress import show_progress
from harness.console import warn
from harness.errors import Exit, KataError
from harness.judge.outcome import Word
from harness.limits import Limits
from harness.mistake import Mistake
from harness.practice.events import AttemptJudged, digest
from harness.practice.journal import Journal
from harness.problem import Problem
from harness.record.recording import record_search
from harness.replay.lane import Lane
from harness.replay.opening import UNNAMED, make_lane
from harness.solution_files import Solution
from harness.which_case import choose_cases


def record_lanes(
    problem: Problem, solutions: Sequence[Solution], name: str | None, own_input: str | None = None
) -> tuple[str, list[Lane]]:
    """Record each solution on a case. Return the name of the case, and the lane of each run.

    Without a name or an input, it is a case that failed, or else LeetCode's example. A lane opens
    at the mistake, if the same source failed on the case when it was last judged. Raises KataError
    if a run leaves neither calls nor writes.
    """
    failures = _last_failures(problem, solutions)
    failed = {judged.case for judged in failures if judged}
    [case] = choose_cases(problem, name, own_input, single=True, failed=failed)
    lanes: list[Lane] = []
    with show_progress(f"recording for {Limits().seconds:g} s at most", len(solutions)) as progress:
        for solution, judged in zip(solutions, failures, strict=True):
            progress(len(lanes), solution.path.name)
            recording = record_search(problem, solution, problem.arguments(case))
            recorded, verdict = recording.run.recorded, recording.verdict
            if recorded.trace is None and not recorded.tree.calls:
                code = Exit.OURS if verdict.word is Word.INTERNAL else Exit.REJECTED
                raise KataError(f"{solution.shown} has no search to show: {verdict}", code)
            mistake = UNNAMED
            if judged and judged.case == case.name:
                likely = " ".join(filter(None, (judged.likely, judged.proof)))
                mistake = Mistake(judged.cause, likely, judged.line)
            lanes.append(make_lane(recording, case.name, mistake))
    return case.name, lanes


def _last_failures(problem: Problem, solutions: Sequence[Solution]) -> list[AttemptJudged | None]:
    """Return the last judgement of each solution, or None if its current source has not failed."""
    journal = Journal()
    warn(journal.complaint)
    past = journal.past(problem.slug)
    known = [past.judgement_of(digest(solution.source)) for solution in solutions]
    return [
        judged if judged and judged.verdict != Word.ACCEPTED and judged.case else None
        for judged in known
    ]
