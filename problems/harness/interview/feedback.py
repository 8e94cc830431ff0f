"""Advice on the next thing to practise, from the answers of an interview. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from harness.console import plural
from harness.folders import FOLLOWUPS
from harness.interview.state import Interview, quick_minutes
from harness.practice.events import AttemptJudged
from harness.practice.next_steps import NextStep, Weakness, step_after_interview


def practise_next(
    held: Interview,
    mistake: Callable[[AttemptJudged], str],
    folder: Path,
    followup: Callable[[str], str] = str,
) -> NextStep:
    """Return the one thing to practise next: the first that is missing.

    Args:
        held: an interview that is over.
        mistake: returns the few words by which a mistake is called.
        folder: the one of its problem.
        followup: returns the title of a follow-up by its name.
    """
    counts = Counter(map(mistake, held.failures))
    worst = next((text for text, _ in counts.most_common(1)), "")
    quick = quick_minutes(held.length)
    weak = next((it for it in held.followups if not it.accepted), None)
    missed = min(held.answers, key=lambda answer: answer.share, default=None)
    if held.accepted_at is None:
        named = worst not in {"", *(it.verdict for it in held.failures)}  # by a ladder of hints
        on = f"; work on {worst} first: h gives hints on it" if named else ""
        return step_after_interview(
            Weakness.NOT_ACCEPTED, f"the problem itself, without a clock{on}", folder
        )
    if held.accepted_at > quick * 60 or counts[worst] > 1:
        cost = f" ({worst} cost you {plural(counts[worst], 'run')})" if worst else ""
        why = f"the plain search from the stub{cost}: aim for Accepted within {quick} minutes"
        return step_after_interview(Weakness.SLOW, why, folder)
    if weak:
        why = f"the follow-up “{followup(weak.name)}”"
        return step_after_interview(Weakness.FOLLOWUP, why, folder / FOLLOWUPS / weak.name)
    if missed and missed.ticked < missed.total:
        points_left = " ".join(f"“{point}”" for point in missed.left_out)
        why = f"{missed.title}: say it aloud again, including what you left out. {points_left}"
        return step_after_interview(Weakness.POINTS, why.strip(), folder)
    return step_after_interview(Weakness.NONE, "another approach from memory", folder)
