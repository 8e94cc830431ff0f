"""Hints: the next one on an attempt, the rung of a ladder that was reached, and its lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial

from harness.console import LABEL, paragraph
from harness.drawing import Drawing
from harness.errors import KataError
from harness.folders import problem_option
from harness.judge.outcome import Word
from harness.practice.attempt import Attempt, Readiness, Save, solution_in
from harness.practice.events import AttemptJudged, Began, Event, Hinted
from harness.practice.from_memory import find_approach, hint_on
from harness.practice.ladders import (
    RUNGS,
    SEEN,
    WITHOUT_HINTS,
    Ladder,
    as_sentence,
    choose_ladder,
)
from harness.practice.past import Past
from harness.problem import Problem
from harness.what_to_type import typed
from harness.why.explain import EMPTY

ERRORS = (Word.RUNTIME, Word.COMPILE)
"""Verdicts whose reason is the error, by which one is known from another."""
CHANGED = "Then all cases pass. Say aloud why."


@dataclass(frozen=True)
class Hint:
    """A hint that was chosen."""

    draw: Callable[[], Drawing]
    """Draws it, as wide as the terminal is then."""
    further: bool = False
    """True if there is another one, which says more."""
    counts: Hinted | None = None
    """The event that counts it; None if it was shown before, or costs nothing."""
    lacks_change: bool = False
    """True for the last one while the change that it shows has not been looked for with patience.
    """


def choose_hint(
    attempt: Attempt,
    ladders: Sequence[Ladder],
    save: Save,
    past: Past,
    known: AttemptJudged | None,
) -> Hint:
    """Choose the next hint on a save.

    Args:
        attempt: the one that the save is of.
        ladders: the hints of its problem.
        save: the text, which may be the stub.
        past: what is known of the problem.
        known: the judgement of the text; None for the stub.

    Raises:
        KataError: there is no hint.
    """
    problem, is_stub = attempt.problem, save.readiness is Readiness.STUB
    solution_in(attempt, save)
    asked = past.current.approach if past.current else ""
    if asked and (is_stub or (known and known.apart)):
        return _hint_on_approach(problem, past, asked, known)
    failure = _empty_method() if is_stub or known is None else known
    kind = problem.kind_of_solution(save.source)
    ladder = choose_ladder(ladders, failure.failed_as, failure.cause, kind)
    if ladder is None and failure.cause in WITHOUT_HINTS:
        return Hint(partial(paragraph, "Hint", seen_in(failure)))
    if ladder is None:
        raise KataError(_no_further_hint(problem, failure.verdict))
    before = hint_before(ladder, failure, save.source)
    reached = rung_reached(past.events, before)
    number = min(reached + 1, len(RUNGS))
    last, failed = number == len(RUNGS), bool(failure.source) and failure.verdict != Word.ACCEPTED
    counts = replace(before, time=datetime.now(UTC), problem=problem.slug, rung=number)
    shown = seen_in(failure), failure.change or "", failure.remedy or ""
    return Hint(
        partial(hint_lines, ladder, number, *shown),
        further=not last,
        counts=counts if number > reached else None,
        lacks_change=last and failed and failure.change is None,
    )


def hint_before(ladder: Ladder, failure: AttemptJudged, source: str) -> Hinted:
    """Return the hint on a mistake that comes before the first: its rung is 0.

    Args:
        ladder: the ladder of the mistake.
        failure: the judgement that named the mistake, or had no name for it.
        source: the text that was judged.
    """
    lines = source.splitlines()
    unnamed = failure.reason if failure.verdict in ERRORS else failure.failed_as
    return Hinted(
        time=failure.time,
        problem=failure.problem,
        cause=ladder.name,
        rung=0,
        mistake=failure.cause or unnamed,
        source=failure.source,
        line=failure.line,
        code=lines[failure.line - 1].strip() if 0 < failure.line <= len(lines) else "",
    )


def rung_reached(events: Iterable[Event], hint: Hinted) -> int:
    """Return the highest rung that was shown since the rep began on the mistake of a hint, or 0."""
    highest = 0
    for event in events:
        if isinstance(event, Began):
            highest = 0
        elif isinstance(event, Hinted) and _is_on_same(event, hint):
            highest = max(highest, event.rung)
    return highest


def hint_lines(
    ladder: Ladder, number: int, seen: str, change: str = "", remedy: str = ""
) -> Drawing:
    """Draw one rung. The last one is code, which is not wrapped.

    Args:
        ladder: the ladder of the hint.
        number: of the rung.
        seen: what the judge has seen, for a rung that has room for it.
        change: the lines of the change with which all cases pass, in the place of our code.
        remedy: of this mistake, which stands above our code.
    """
    name = list(RUNGS.values())[number - 1]
    title = f"Hint {number} of {len(RUNGS)} on {ladder.title}: {name}"
    if ladder.verdicts == (Word.ACCEPTED,):  # then it does not lead to code, but beyond it
        title = f"Question {number} of {len(RUNGS)}, now that it is Accepted"
    text = ladder.rung(number)
    if number == len(RUNGS) and change:
        shown: Drawing = [[(f"{' ' * LABEL}{line}", "")] for line in change.splitlines()]
        shown += paragraph("", f"{_what_to_do(change)} {CHANGED}")
    elif number == len(RUNGS) and "\n" in text:
        shown = paragraph("", remedy) if remedy else []
        shown += [[(" " * LABEL * bool(line) + line, "")] for line in text.splitlines()]
    else:
        shown = paragraph("", text.replace(SEEN, seen).strip())
    return [[(title, "title")], *shown]


def seen_in(failure: AttemptJudged) -> str:
    """Return what the judge has seen of a failure, in a sentence."""
    where = f"{failure.case}: " if failure.case and not failure.likely else ""
    return as_sentence(where + (failure.likely or failure.reason))


def _what_to_do(change: str) -> str:
    """Return which lines of a change to remove and to add."""
    signs = {line[:1] for line in change.splitlines()}
    acts = {"-": "Remove the lines marked -", "+": "add the lines marked +"}
    return as_sentence(", and ".join(act for sign, act in acts.items() if sign in signs))


def _is_on_same(event: Hinted, hint: Hinted) -> bool:
    """Return True if two hints of a ladder are on one mistake, as far as the history says.

    A line may be edited, and lines be added above it, but seldom both between two hints.
    """
    if event.cause != hint.cause:
        return False
    if not event.mistake or event.source == hint.source:
        return True
    known = event.line and hint.line
    place = event.line == hint.line or event.code == hint.code
    return event.mistake == hint.mistake and (place or not known)


def _hint_on_approach(
    problem: Problem, past: Past, approach: str, known: AttemptJudged | None
) -> Hint:
    """Return the hint on an approach that the rep asks for from memory.

    It begins with the place where a right solution is another search, if it is that.
    """
    path = find_approach(problem, approach)

    def draw() -> Drawing:
        apart = f"not that of {approach}: {known.apart}." if known else ""
        return (paragraph("Search", apart) if apart else []) + hint_on(path)

    shown = Hinted(
        time=datetime.now(UTC), problem=problem.slug, cause=f"from memory: {approach}", rung=1
    )
    return Hint(draw, counts=None if rung_reached(past.events, shown) else shown)


def _empty_method() -> AttemptJudged:
    """Return the stub as a failure. It is not judged."""
    now, likely = datetime.now(UTC), EMPTY
    return AttemptJudged(
        time=now,
        saved=now,
        problem="",
        source="",
        verdict=Word.WRONG,
        likely=likely.text,
        remedy=likely.remedy,
        cause=likely.cause,
    )


def _no_further_hint(problem: Problem, verdict: str) -> str:
    """Return that a verdict has no hints, and what to do instead."""
    if verdict != Word.ACCEPTED:
        return f"there is no hint on {verdict}"
    again = typed("again", *problem_option(problem.folder))
    return f"it is Accepted, and there are no further questions on it; `{again}` begins a new rep"
