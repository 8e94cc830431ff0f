"""The lengths of an interview, and what fits into each. Pure."""

from __future__ import annotations

MINUTES = 40
"""The usual time on the clock: for the problem and its follow-ups."""
LENGTHS = {MINUTES: 3, 25: 2, 15: 1}
"""The lengths of an interview in minutes, with the number of its spoken questions."""
FOLLOWUP_MINUTES = 10
"""The time that a follow-up needs: one is asked for each such time that is left."""
MOST_FOLLOWUPS = 2


def questions_of(minutes: int) -> int:
    """Return the number of spoken questions of an interview, without the plan."""
    return LENGTHS.get(minutes, LENGTHS[MINUTES])


def questions_on_code(minutes: int) -> int:
    """Return how many of them are asked before the follow-ups: all but one, at least one."""
    return max(questions_of(minutes) - 1, 1)


def followups_in(seconds: float) -> int:
    """Return the number of follow-ups that there is time for."""
    return min(int(seconds // (FOLLOWUP_MINUTES * 60)), MOST_FOLLOWUPS)


def quick_minutes(minutes: int) -> int:
    """Return the minutes to Accepted that leave time for the follow-ups of an interview."""
    planned = min(minutes // (2 * FOLLOWUP_MINUTES), MOST_FOLLOWUPS)
    return minutes - planned * FOLLOWUP_MINUTES
