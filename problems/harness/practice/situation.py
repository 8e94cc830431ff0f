"""The situation of an attempt at a moment: its text, its reps, and what else is left to do."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from harness import load
from harness.child.recorder import can_record
from harness.errors import KataError
from harness.judge.outcome import Word
from harness.practice.attempt import Attempt, Readiness, Save
from harness.practice.events import AttemptJudged
from harness.practice.hints import hint_before, rung_reached
from harness.practice.ladders import RUNGS, Ladder, choose_ladder, read_ladders
from harness.practice.next_steps import Situation
from harness.practice.past import Past
from harness.problem import Problem


def situation_of(
    attempt: Attempt,
    save: Save,
    pasts: Mapping[str, Past],
    now: datetime,
    judged: AttemptJudged | None = None,
) -> Situation:
    """Return the situation that an attempt is in.

    Args:
        attempt: the one that the save is of.
        save: the text.
        pasts: that of each follow-up by its name, and that of the problem as ''.
        now: decides what is due.
        judged: the judgement of the text, where the journal may not have it yet.
    """
    problem, past = attempt.problem, pasts[attempt.problem.followup]
    known = judged or past.judgement_of(save.digest)
    ladders = _ladders(problem)
    if known is None or save.readiness in (Readiness.GONE, Readiness.EMPTY, Readiness.STUB):
        # a file that cannot be read is put away as an empty one is
        ready = Readiness.EMPTY if save.detail and not save.solution else save.readiness
        return Situation(ready, problem.followup, hints=bool(ladders))
    approach = past.reps[-1].approach if past.reps else ""
    situation = Situation(
        save.readiness,
        problem.followup,
        known.verdict,
        known.apart,
        approach,
        hints=bool(ladders),
    )
    if known.apart:
        other = attempt.path.parent / f"{approach}.py"
        files = load.near(attempt.path), load.near(other)
        return replace(situation, file=files[0], approach_file=files[1])
    if known.verdict == Word.ACCEPTED:
        return replace(situation, **_what_is_left(problem, pasts, now))
    return replace(situation, **_on_failure(problem, past, known, save.source, ladders))


def _on_failure(
    problem: Problem, past: Past, known: AttemptJudged, source: str, ladders: tuple[Ladder, ...]
) -> dict[str, Any]:
    """Return what is known of a failure next to what came before it in the rep."""
    kind = problem.kind_of_solution(source)
    ladder = choose_ladder(ladders, known.failed_as, known.cause, kind)
    rung = rung_reached(past.events, hint_before(ladder, known, source)) if ladder else 0
    before = past.current.judgements if past.current else ()
    same = (judged for judged in before if _failed_alike(judged, known))
    cases = {case.name: case for case in load.load_cases(problem)}
    case = known.case if known.case in cases and known.verdict != Word.COMPILE else ""
    return {
        "hints": ladder is not None,
        "rung": rung,
        "hints_left": rung < len(RUNGS),
        "failed_before": any(judged.source != known.source for judged in same),
        "case": case,
        "watched": bool(case)
        and known.verdict in (Word.WRONG, Word.TIME)
        and can_record(problem.arguments(cases[case])[0]),
    }


def _failed_alike(judged: AttemptJudged, known: AttemptJudged) -> bool:
    return (judged.cause, judged.verdict) == (known.cause, known.verdict)


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
        and not any(rep.over for rep in pasts[""].begun if rep.clock),
        "next_approach": next((name for name in _course(top) if name not in from_memory), ""),
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
