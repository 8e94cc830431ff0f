"""The next hint on an attempt, which is judged first if its text was not judged yet."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from harness import load
from harness.console import paragraph
from harness.drawing import Drawing
from harness.errors import KataError
from harness.judge.outcome import Report, Word
from harness.practice.events import AttemptJudged, Hinted
from harness.practice.file_state import Readiness
from harness.practice.from_memory import find_approach, ladder_of
from harness.practice.hints import (
    Hint,
    hint_before,
    hint_lines,
    rung_reached,
    search_lines,
    seen_in,
)
from harness.practice.judgement import Judgement, Listener
from harness.practice.ladders import RUNGS, WITHOUT_HINTS, choose_ladder, read_ladders
from harness.practice.past import Past
from harness.problem import Problem
from harness.what_to_type import typed
from harness.why.explain import EMPTY
from harness.why.judge_and_explain import PATIENT_SECONDS, Terms

if TYPE_CHECKING:
    from harness.practice.attempt import Attempt


def next_hint(attempt: Attempt, past: Past, rung: int | None, listener: Listener) -> Hint:
    """Return the next hint on an attempt, and count it. Raises KataError if there is none.

    Args:
        attempt: its file may be the stub.
        past: what is known of its problem.
        rung: the number of a hint to show once more; None for the next one.
        listener: learns of the progress if the file is judged.
    """
    problem, ladders = attempt.problem, read_ladders(attempt.problem.folder)
    if not ladders:
        raise KataError(_no_hints(problem))
    known = past.judgement_of(attempt.read().source)
    asked = past.current.approach if past.current else ""
    if asked and (attempt.state().readiness is Readiness.STUB or (known and known.apart)):
        return _hint_on_approach(attempt, past, asked, known, rung)
    failure, complaint = _failure(attempt, known, listener)
    source = attempt.state().source
    kind = problem.kind_of_solution(source)
    ladder = choose_ladder(ladders, failure.failed_as, failure.cause, kind)
    if ladder is None and failure.cause in WITHOUT_HINTS:
        return Hint(partial(paragraph, "Hint", seen_in(failure)), complaint=complaint)
    if ladder is None:
        raise KataError(_no_further_hint(problem, failure.verdict))
    before = hint_before(ladder, failure, source)
    reached = rung_reached(past.events, before)
    number = rung or min(reached + 1, len(RUNGS))
    seen, change = seen_in(failure), failure.change
    if number == len(RUNGS) and change is None and failure.source:
        change, complaint = _change_found(attempt, listener)
    if failure.verdict == Word.ACCEPTED:
        seen = _what_to_read(attempt.report(None, listener)) if number == len(RUNGS) else ""
    if number > reached:
        complaint = _count(attempt, before, number) or complaint
    draw = partial(hint_lines, ladder, number, seen, change or "", failure.remedy or "")
    return Hint(draw, number < len(RUNGS), complaint)


def _hint_on_approach(
    attempt: Attempt, past: Past, approach: str, known: AttemptJudged | None, rung: int | None
) -> Hint:
    """Return the next hint on an approach that the rep asks for from memory, and count it.

    It begins with the place where a right solution is another search, if it is that.
    """
    path = find_approach(attempt.problem, approach)
    ladder = ladder_of(path)
    if ladder is None:
        raise KataError(f"there are no hints on {approach}; {load.near(path)} is its source")
    before = Hinted(time=datetime.now(UTC), problem="", cause=ladder.name, rung=0)
    reached = rung_reached(past.events, before)
    number = rung or min(reached + 1, len(RUNGS))
    complaint = _count(attempt, before, number) if number > reached else ""

    def draw() -> Drawing:
        apart = search_lines(approach, known.apart) if known else []
        return [*apart, *hint_lines(ladder, number, "")]

    return Hint(draw, number < len(RUNGS), complaint)


def _count(attempt: Attempt, before: Hinted, number: int) -> str:
    """Add a hint to the journal. Return '', or why that was not possible."""
    now, slug = datetime.now(UTC), attempt.problem.slug
    return attempt.append(replace(before, time=now, problem=slug, rung=number))


def _failure(
    attempt: Attempt, known: AttemptJudged | None, listener: Listener
) -> tuple[AttemptJudged, str]:
    """Return what is known of the file as it is, which may be Accepted, and a complaint."""
    now = datetime.now(UTC)
    if attempt.state().readiness is Readiness.STUB:
        stub = AttemptJudged(
            time=now,
            saved=now,
            problem="",
            source="",
            verdict=Word.WRONG,
            likely=EMPTY.text,
            remedy=EMPTY.remedy,
            cause=EMPTY.cause,
        )
        return stub, ""
    if known and (known.cause or not known.likely):
        return known, ""
    if known:  # kept before mistakes had causes
        return Judgement(attempt.report(None, listener)).event(now), ""
    judgement = attempt.judge(None, listener)
    return judgement.event(now), judgement.complaint


def _change_found(attempt: Attempt, listener: Listener) -> tuple[str | None, str]:
    """Take more time to find the change that takes the mistake away. Return it, and a complaint."""
    terms = Terms(load.load_cases(attempt.problem), explain_seconds=PATIENT_SECONDS)
    judgement = attempt.judge(terms, listener)
    return judgement.event(datetime.now(UTC)).change, judgement.complaint


def _what_to_read(report: Report) -> str:
    """Return which approach to read after an accepted solution."""
    from harness.compare.identify import identify  # late: few hints lead here

    shown = f"solutions/{report.problem.slug}"
    found = dict(identify(report, load.SOLUTIONS / report.problem.slug))
    if "Next" in found:
        name, _, why = found["Next"].partition(": ")
        return f"Read {name}.py in {shown} next: {why}"
    return f"Read {shown}/README.md: what each approach does, and what it costs."


def _no_hints(problem: Problem) -> str:
    """Return that a problem has no hints, and what it has instead."""
    there = [problem.folder / "README.md", *load.find_approaches(problem)]
    shown = [load.near(path) for path in there if path.exists()]
    rest = f"; read its statement and a solution: {', '.join(shown)}" if shown else ""
    return f"no hints were written for {problem.followup or problem.slug}{rest}"


def _no_further_hint(problem: Problem, verdict: str) -> str:
    """Return that a verdict has no hints, and what to do instead."""
    if verdict != Word.ACCEPTED:
        return f"there is no hint on {verdict}"
    again = typed("again", *["--followup", problem.followup] * bool(problem.followup))
    return f"it is Accepted, and there are no further questions on it; {again} begins a new rep"
