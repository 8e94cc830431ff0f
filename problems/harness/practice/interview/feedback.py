"""The feedback on an interview: what was good, what was weak, and what to practise next. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from harness.console import minutes_and_seconds, plural
from harness.practice.interview.followup import Followup
from harness.practice.interview.length import quick_minutes
from harness.practice.interview.names import Names
from harness.practice.interview.state import Interview
from harness.what_to_type import typed

GOOD, WEAK = 0.75, 0.5
"""The parts of the points from which an answer is good, and below which it is weak."""


def strengths(one: Interview, names: Names) -> list[str]:
    """Return what an interviewer would praise."""
    said, of = one.talk.points
    accepted, asked = one.accepted_at is not None, one.talk.clarifying
    well = bool(of and said / of >= GOOD)
    solved = [names.followup(it.name) for it in one.followups if it.accepted]
    found = {
        "asked about the task before writing": asked and asked.share >= GOOD,
        "Accepted on the first run": accepted and not one.failures,
        "found the mistake and was Accepted in time": accepted and one.failures,
        "left time for follow-ups": one.followups,
        "without a hint": accepted and not (one.hints or one.hints_beside or one.looked_up),
        "each follow-up solved": solved and len(solved) == len(one.followups),
        f"solved {_quoted(solved)}": solved and len(solved) < len(one.followups),
        "explained well": well,
    }
    explained = [it.title for it in one.talk.answers if it.share >= GOOD and not well]
    found[f"explained {', '.join(explained)}"] = explained
    return [text for text, true in found.items() if true]


def concerns(one: Interview, before: Interview | None, names: Names) -> list[str]:
    """Return what an interviewer would object to, beside the interview before."""
    counts = Counter(map(names.mistake, one.failures))
    unsolved = [names.followup(it.name) for it in one.followups if it.reached and not it.closed]
    thin = [it.title for it in one.talk.answers if it.share < WEAK]
    asked = one.talk.clarifying
    amount = "little" if asked and asked.ticked else "nothing"
    found = {
        f"asked {amount} about the task": asked and asked.share < WEAK,
        "not Accepted in time": one.accepted_at is None,
        **{f"the same mistake {times(count)}: {text}": count > 1 for text, count in counts.items()},
        **{
            f"{text} came up in the interview before, too": True
            for text in again(one, before, names)
        },
        f"needed {plural(len(one.hints), 'hint')}": one.hints,
        "looked something up": one.looked_up or one.hints_beside,
        f"not solved: {_quoted(unsolved)}": unsolved,
        **{_skipped(one, it, names): it.skipped for it in one.followups},
        f"said little about {', '.join(thin)}": thin,
    }
    return [text for text, true in found.items() if true]


def again(one: Interview, before: Interview | None, names: Names) -> list[str]:
    """Return the mistakes that failed in an interview and in the one before it."""
    earlier = set(map(names.mistake, before.failures)) if before else set()
    return [text for text in dict.fromkeys(map(names.mistake, one.failures)) if text in earlier]


def practise_next(one: Interview, before: Interview | None, names: Names) -> str:
    """Return the one thing to practise next: the first that is missing."""
    counts = Counter(map(names.mistake, one.failures))
    back = again(one, before, names)
    worst = next(iter(back or [text for text, _ in counts.most_common(1)]), "")
    begin, quick = typed("again"), quick_minutes(one.length)
    if one.accepted_at is None:
        on = f". Work on {worst} first: h gives hints on it" if worst else ""
        return f"the problem itself, without a clock{on}. `{begin}`, then `{typed('practice')}`."
    weak = next((it for it in one.followups if not it.accepted), None)
    if one.accepted_at > quick * 60 or back or (worst and counts[worst] > 1):
        too = ", and came up in the interview before, too" if back else ""
        on = f" {_capital(worst)} cost you {plural(counts[worst], 'run')}{too}." if worst else ""
        within = f"Aim for Accepted within {quick} minutes."
        return f"the plain search from the stub.{on} {within} `{begin}` begins it."
    if weak:
        start = typed("start", "--followup", weak.name)
        return f"the follow-up {_quoted([names.followup(weak.name)])}. `{start}` begins it."
    missed = min(one.talk.answers, key=lambda answer: answer.share, default=None)
    if missed and missed.ticked < missed.total:
        points_left = " ".join(f"“{point}”" for point in missed.left_out)
        drill = f"`{typed('interview', '--drill')}` asks it again."
        aloud = "say it aloud again, including what you left out."
        return f"{missed.title}: {aloud} {points_left} {drill}"
    from_memory, choose = typed("again", "--approach", "…"), typed("compare")
    return f"another approach from memory: `{from_memory}`. `{choose}` helps you choose one."


def solved(one: Interview) -> str:
    """Return how many of its follow-ups were solved, in words."""
    count = sum(it.accepted for it in one.followups)
    return f"{count} of {len(one.followups)}" if one.followups else "–"


def times(count: int) -> str:
    """Return how often something happened, in words."""
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def _skipped(one: Interview, followup: Followup, names: Names) -> str:
    left = minutes_and_seconds(one.seconds_left(followup.ended)) if followup.ended else ""
    return f"skipped {_quoted([names.followup(followup.name)])} with {left} left"


def _quoted(texts: Iterable[str]) -> str:
    return ", ".join(f"“{text}”" for text in texts)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
