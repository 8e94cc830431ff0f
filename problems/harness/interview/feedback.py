"""The feedback on an interview: what was good, what was weak, and what to practise next. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from harness.console import minutes_and_seconds, plural
from harness.interview.state import Followup, Interview, quick_minutes
from harness.practice.events import AttemptJudged
from harness.practice.reps import HINT_PRICE
from harness.what_to_type import of_followup, typed

GOOD, WEAK = 0.75, 0.5
"""The parts of the points from which an answer is good, and below which it is weak."""


@dataclass(frozen=True)
class Names:
    """Two functions that return the words for what a report is about."""

    mistake: Callable[[AttemptJudged], str]
    """Returns the few words by which a mistake is called."""
    followup: Callable[[str], str] = str
    """Returns the title of a follow-up by its name."""


def strengths(held: Interview, names: Names) -> list[str]:
    """Return what an interviewer would praise."""
    said, of = held.points
    accepted, asked = held.accepted_at is not None, held.clarifying
    well = bool(of and said / of >= GOOD)
    solved = [names.followup(it.name) for it in held.followups if it.accepted]
    found = {
        "asked about the task before writing": asked and asked.share >= GOOD,
        "Accepted on the first run": accepted and not held.failures,
        "found the mistake and was Accepted in time": accepted and held.failures,
        "left time for follow-ups": held.followups,
        "without a hint": accepted and not (held.hints or held.other_hints or held.looked_up),
        "each follow-up solved": solved and len(solved) == len(held.followups),
        f"solved {_quoted(solved)}": solved and len(solved) < len(held.followups),
        "explained well": well,
    }
    explained = [it.title for it in held.answers if it.share >= GOOD and not well]
    found[f"explained {', '.join(explained)}"] = explained
    return [text for text, true in found.items() if true]


def concerns(held: Interview, before: Interview | None, names: Names) -> list[str]:
    """Return what an interviewer would object to, next to the interview before."""
    counts = Counter(map(names.mistake, held.failures))
    unsolved = [names.followup(it.name) for it in held.followups if it.reached and not it.closed]
    thin = [it.title for it in held.answers if it.share < WEAK]
    asked = held.clarifying
    price = minutes_and_seconds(HINT_PRICE.total_seconds() * len(held.hints))
    amount = "little" if asked and asked.ticked else "nothing"
    found = {
        f"asked {amount} about the task": asked and asked.share < WEAK,
        "not Accepted in time": held.accepted_at is None,
        **{f"the same mistake {times(count)}: {text}": count > 1 for text, count in counts.items()},
        **{
            f"{text} came up in the interview before as well": True
            for text in again(held, before, names)
        },
        f"needed {plural(len(held.hints), 'hint')}, at a cost of {price} on the clock": held.hints,
        f"looked up {_looked_up(held)} in another terminal": held.looked_up or held.other_hints,
        f"not solved: {_quoted(unsolved)}": unsolved,
        **{_skipped(held, it, names): it.skipped for it in held.followups},
        f"said little about {', '.join(thin)}": thin,
    }
    return [text for text, true in found.items() if true]


def again(held: Interview, before: Interview | None, names: Names) -> list[str]:
    """Return the mistakes that failed in an interview and in the one before it."""
    earlier = set(map(names.mistake, before.failures)) if before else set()
    return [text for text in dict.fromkeys(map(names.mistake, held.failures)) if text in earlier]


def practise_next(held: Interview, before: Interview | None, names: Names) -> str:
    """Return the one thing to practise next: the first that is missing."""
    counts = Counter(map(names.mistake, held.failures))
    back = again(held, before, names)
    worst = next(iter(back or [text for text, _ in counts.most_common(1)]), "")
    begin, quick = typed("again"), quick_minutes(held.length)
    if held.accepted_at is None:
        on = f". Work on {worst} first: h gives hints on it" if worst else ""
        return f"the problem itself, without a clock{on}. `{begin}`, then `{typed('practice')}`."
    weak = next((it for it in held.followups if not it.accepted), None)
    if held.accepted_at > quick * 60 or back or (worst and counts[worst] > 1):
        too = ", and came up in the interview before as well" if back else ""
        on = f" {_capital(worst)} cost you {plural(counts[worst], 'run')}{too}." if worst else ""
        within = f"Aim for Accepted within {quick} minutes."
        return f"the plain search from the stub.{on} {within} `{begin}` begins it."
    if weak:
        start = typed("start", *of_followup(weak.name))
        return f"the follow-up {_quoted([names.followup(weak.name)])}. `{start}` begins it."
    missed = min(held.answers, key=lambda answer: answer.share, default=None)
    if missed and missed.ticked < missed.total:
        points_left = " ".join(f"“{point}”" for point in missed.left_out)
        drill = f"`{typed('interview', '--drill')}` asks it again."
        aloud = "say it aloud again, including what you left out."
        return f"{missed.title}: {aloud} {points_left} {drill}"
    from_memory, choose = typed("again", "--approach", "…"), typed("compare")
    return f"another approach from memory: `{from_memory}`. `{choose}` helps you choose one."


def solved(held: Interview) -> str:
    """Return how many of its follow-ups were solved, in words."""
    count = sum(it.accepted for it in held.followups)
    return f"{count} of {len(held.followups)}" if held.followups else "–"


def times(count: int) -> str:
    """Return how often something happened, in words."""
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def _looked_up(held: Interview) -> str:
    """Return what was looked up that the interview withholds."""
    failures = "one failure" if len(held.looked_up) == 1 else f"{len(held.looked_up)} failures"
    mistakes = [f"the likely mistake in {failures}"] * bool(held.looked_up)
    hints = [plural(held.other_hints, "hint")] * bool(held.other_hints)
    return " and ".join(mistakes + hints)


def _skipped(held: Interview, followup: Followup, names: Names) -> str:
    left = minutes_and_seconds(held.seconds_left(followup.ended)) if followup.ended else ""
    return f"skipped {_quoted([names.followup(followup.name)])} with {left} left"


def _quoted(texts: Iterable[str]) -> str:
    return ", ".join(f"“{text}”" for text in texts)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
