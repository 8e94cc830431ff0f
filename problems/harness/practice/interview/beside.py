"""The things that a learner looks up during an interview, in another terminal."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime

from harness.judge.outcome import Report
from harness.practice.attempt import Attempt
from harness.practice.events import Interviewed, InterviewStep, digest


def note_look(attempt: Attempt, report: Report) -> str:
    """Keep that a page has named a mistake, if an interview goes on, which withholds it.

    This is for judgements on some of the cases. The journal has those on all cases anyway.

    Returns:
        '', or a sentence on why that was not possible.
    """
    if not report.verdict.likely:
        return ""
    with suppress(OSError):
        interviews = attempt.past().interviews
        if interviews and not interviews[-1].over:
            now, mark = datetime.now(UTC), digest(report.solution.source)
            slug, step = attempt.problem.slug, InterviewStep.LOOKED_UP
            return attempt.append(Interviewed(time=now, problem=slug, step=step, name=mark))
    return ""
