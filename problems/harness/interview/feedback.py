"""Advice on the next thing to practise, from the answers of an interview. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from harness.console import plural
from harness.interview.state import Interview, quick_minutes
from harness.practice.events import AttemptJudged
from harness.what_to_type import typed


def practise_next(
    held: Interview,
    mistake: Callable[[AttemptJudged], str],
    problem: str,
    followup: Callable[[str], str] = str,
) -> str:
    """Return the one thing to practise next: the first that is missing.

    Args:
        held: an interview that is over.
        mistake: returns the few words by which a mistake is called.
        problem: the value of `--problem` that chooses the problem.
        followup: returns the title of a follow-up by its name.
    """
    counts = Counter(map(mistake, held.failures))
    worst = next((text for text, _ in counts.most_common(1)), "")
    begin, quick = typed("again"), quick_minutes(held.length)
    if held.accepted_at is None:
        named = worst not in {"", *(it.verdict for it in held.failures)}  # by a ladder of hints
        on = f". Work on {worst} first: h gives hints on it" if named else ""
        return f"the problem itself, without a clock{on}. `{begin}`, then `{typed('practice')}`."
    weak = next((it for it in held.followups if not it.accepted), None)
    if held.accepted_at > quick * 60 or counts[worst] > 1:
        on = (
            f" {worst[:1].upper()}{worst[1:]} cost you {plural(counts[worst], 'run')}."
            if worst
            else ""
        )
        within = f"Aim for Accepted within {quick} minutes."
        return f"the plain search from the stub.{on} {within} `{begin}` begins it."
    if weak:
        start = typed("start", "--problem", f"{problem}/{weak.name}")
        return f"the follow-up “{followup(weak.name)}”. `{start}` begins it."
    missed = min(held.answers, key=lambda answer: answer.share, default=None)
    if missed and missed.ticked < missed.total:
        points_left = " ".join(f"“{point}”" for point in missed.left_out)
        drill = f"`{typed('interview', '--drill')}` asks it again."
        aloud = "say it aloud again, including what you left out."
        return f"{missed.title}: {aloud} {points_left} {drill}"
    begin, option, choose = typed("again"), typed("--approach", "NAME"), typed("compare")
    return f"another approach from memory: `{begin}` with `{option}`. `{choose}` lists the names."
