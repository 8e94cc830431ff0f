"""The state of an attempt at a moment: its file, its reps, and what else is left to do."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harness import load
from harness.child.recorder import can_record
from harness.errors import KataError
from harness.judge.outcome import Word
from harness.practice.events import AttemptJudged
from harness.practice.file_state import Readiness
from harness.practice.hints import hint_before, rung_reached
from harness.practice.ladders import RUNGS, Ladder, choose_ladder, read_ladders
from harness.practice.next_steps import Situation
from harness.practice.past import Past
from harness.problem import Problem

if TYPE_CHECKING:
    from harness.practice.attempt import Attempt


def situation_of(
    attempt: Attempt, pasts: Mapping[str, Past], judged: AttemptJudged | None = None
) -> Situation:
    """Return the situation that an attempt is in.

    Args:
        attempt: it is looked at, and not judged.
        pasts: that of each follow-up by its name, and that of the problem as ''.
        judged: the judgement of its text, where the journal may not have it yet.
    """
    problem, state, now = attempt.problem, attempt.state(), datetime.now(UTC)
    past = pasts[problem.followup]
    known = judged or past.judgement_of(state.source)
    if known is None or state.readiness in (Readiness.GONE, Readiness.HALF_SAVED, Readiness.STUB):
        # a file that cannot be read is put away as one that was emptied is
        ready = Readiness.HALF_SAVED if state.detail and not state.source else state.readiness
        return Situation(ready, problem.followup, hints=bool(_ladders(problem)))
    rep = past.reps[-1] if past.reps else None
    one = Situation(
        state.readiness,
        problem.followup,
        known.verdict,
        known.apart,
        rep.approach if rep else "",
        hints=bool(_ladders(problem)),
    )
    if known.apart:
        beside = attempt.path.parent / f"{one.approach}.py"
        return replace(one, file=load.near(attempt.path), approach_file=load.near(beside))
    accepted = known.verdict == Word.ACCEPTED
    more = (
        _what_is_left(problem, pasts, now)
        if accepted
        else _on_failure(problem, past, known, state.source)
    )
    return replace(one, **more)


def _on_failure(problem: Problem, past: Past, known: AttemptJudged, source: str) -> dict[str, Any]:
    """Return what is known of a failure beside what came before it in the rep."""
    kind = problem.kind_of_solution(source)
    ladder = choose_ladder(_ladders(problem), known.failed_as, known.cause, kind)
    rung = rung_reached(past.events, hint_before(ladder, known, source)) if ladder else 0
    before = past.current.judgements if past.current else ()
    same = (one for one in before if (one.cause, one.verdict) == (known.cause, known.verdict))
    cases = {case.name: case for case in load.load_cases(problem)}
    case = known.case if known.case in cases and known.verdict != Word.COMPILE else ""
    return {
        "hints": ladder is not None,
        "rung": rung,
        "hints_left": rung < len(RUNGS),
        "failed_before": any(one.source != known.source for one in same),
        "case": case,
        "watched": bool(case)
        and known.verdict in (Word.WRONG, Word.TIME)
        and can_record(problem.arguments(cases[case])[0]),
    }


def _what_is_left(problem: Problem, pasts: Mapping[str, Past], now: datetime) -> dict[str, Any]:
    """Return what has come after Accepted so far, and what has not."""
    from harness.practice.schedule import due_cards  # late: a failure does not wait for it

    top = load.outermost(problem.folder)
    due = next((card for card in due_cards(pasts) if card.is_due(now)), None)
    done = {name for name, past in pasts.items() if any(rep.accepted for rep in past.reps)}
    steps = load.load_problem(top).steps
    followups = [path.name for path in load.find_followups(top) if path.name not in steps]
    from_memory = {rep.approach for rep in pasts[""].reps if rep.accepted}
    folder = load.SOLUTIONS / top.name
    pages = {"approaches_page": folder / "README.md", "claims_page": folder / "CLAIMS.md"}
    return {
        "wins": sum(rep.accepted for rep in pasts[problem.followup].reps),
        "due": due.options if due else (),
        "due_when": f"{due.name or 'the next rep'}, {due.when(now)}" if due else "",
        "next_followup": next((name for name in followups if name not in done), ""),
        "is_step": problem.followup in steps,
        "next_lesson_step": next((name for name in steps if name not in done), ""),
        "interview_left": (top / "interview.toml").exists()
        and not any(one.over for one in pasts[""].interviews),
        "next_approach": next((one for one in _course(top) if one not in from_memory), ""),
        **{name: load.near(path) for name, path in pages.items() if path.exists()},
    }


def _course(folder: Path) -> list[str]:
    """Return the approaches after the reference, in the order in which one leads to the next."""
    problem = load.load_problem(folder)
    there = {path.stem for path in load.find_approaches(problem)}
    course: list[str] = []
    name = problem.reference or ""
    while name in there and name not in course:
        course.append(name)
        name = problem.next_steps.get(name, "").partition(":")[0]
    return course[1:]


def _ladders(problem: Problem) -> tuple[Ladder, ...]:
    with suppress(KataError):
        return read_ladders(problem.folder)
    return ()
