"""From a report to the event that the history keeps of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from harness import load
from harness.practice.attempt_file import stub_of
from harness.practice.attempt_text import is_stub
from harness.practice.events import AttemptJudged, digest
from harness.practice.from_memory import match_of
from harness.practice.journal import append_or_explain
from harness.records import Answer, Drawing, Problem, Report, Word
from harness.what_to_type import spelled


def remember_report(report: Report, apart: str | None = None) -> str:
    """Add the judgement of a whole attempt to the history. Return '' or why that was not possible.

    What is not the learner's own attempt is not kept, nor is the mere stub or what was our fault.

    Args:
        report: the judgement.
        apart: where an accepted search differs from that of the approach that the rep asks for,
            '' if it does not; None to find that out.
    """
    attempt = load.attempt_path(report.problem)
    if report.solution.path.resolve() != attempt.resolve() or report.verdict.word is Word.INTERNAL:
        return ""
    if is_stub(report.solution.source, stub_of(report.problem)):
        return ""
    if apart is None:
        match = match_of(report)
        apart = match.apart if match else ""
    return append_or_explain(replace(judgement(report), apart=apart))


def judgement(report: Report) -> AttemptJudged:
    """Return a report as an event of the history."""
    now = datetime.now(UTC)
    try:
        attempt = load.attempt_path(report.problem)
        saved = datetime.fromtimestamp(attempt.stat().st_mtime, UTC)
    except (OSError, ValueError, OverflowError):
        saved = now
    likely = report.verdict.likely
    return AttemptJudged(
        time=now,
        problem=report.problem.slug,
        source=digest(report.solution.source),
        saved=saved,
        verdict=report.verdict.word,
        likely=spelled(likely.text) if likely else None,
        cause=likely.cause if likely else "",
        reason=report.verdict.reason,
        case=report.deciding.case.name if report.deciding else "",
    )


def wrong_part(problem: Problem, found: Mapping[str, Any]) -> Drawing | None:
    """Draw the part of an answer that is wrong, from a report of `kata judge --json`."""
    if found["verdict"] != Word.WRONG or not found["output"] or not problem.focus:
        return None
    kept = problem.answer is Answer.ARGUMENT
    return problem.focus(found["input"], found["output"][0] if kept else found["returned"])


def judged_as_json(problem: Problem, source: str, found: Mapping[str, Any]) -> AttemptJudged:
    """Return a report of `kata judge --json`, made just now, as an event of the history."""
    now = datetime.now(UTC)
    return AttemptJudged(
        time=now,
        problem=problem.slug,
        source=digest(source),
        saved=now,
        verdict=found["verdict"],
        likely=found["likely"],
        cause=found["cause"] or "",
        reason=found["reason"],
        case=found["case"] or "",
        apart=(found["from_memory"] or {}).get("apart", ""),
    )
