"""Chooses what an interviewer asks: follow-ups by what was done, questions by when they are due.

Pure.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from harness.practice.interview.data import Probe, SpokenQuestion, Suggestion, When
from harness.practice.interview.spoken_answers import SpokenAnswer
from harness.practice.schedule import can_schedule, due_after


def choose_followups(
    suggestions: Sequence[Suggestion], done: Collection[str], asked: Sequence[str], most: int
) -> list[str]:
    """Return the follow-ups to ask: those that fit best what was done, and not asked of late.

    Args:
        suggestions: those that there are, the first ones first where all else is equal.
        done: the approaches that search alike, and the ladders of the failures on the way.
        asked: the follow-ups of earlier interviews, the latest last.
        most: the number that there is time for.
    """

    def rank(one: Suggestion) -> tuple[int, int]:
        latest = max((at for at, name in enumerate(asked, 1) if name == one.name), default=0)
        return latest, -len(set(one.after) & set(done))

    return [one.name for one in sorted(suggestions, key=rank)[:most]]


def questions_by_need(
    questions: Sequence[SpokenQuestion],
    known: Mapping[str, Sequence[SpokenAnswer]],
    now: datetime,
) -> list[SpokenQuestion]:
    """Return the questions in the order in which to ask them.

    Those that are due come first, the worst answer before the others, then those that were never
    asked, then those that are due later.

    Args:
        questions: all of them; those that were never asked stay in their order.
        known: the answers to each so far, by its title, the latest last.
        now: decides what is due.
    """

    def rank(one: SpokenQuestion) -> tuple[int, float, float]:
        answers = known.get(one.title)
        if not answers:
            return 1, 0.0, 0.0
        if is_due(answers, now):
            return 0, answers[-1].share, due_of(answers).timestamp()
        return 2, due_of(answers).timestamp(), 0.0

    return sorted(questions, key=rank)


def questions_before(questions: Sequence[SpokenQuestion], accepted: bool) -> list[SpokenQuestion]:
    """Return the questions on the search itself, those on a failure first."""
    moments = [When.CODE] if accepted else [When.FAILED, When.CODE]
    return [one for moment in moments for one in questions if one.when is moment]


def questions_after(
    questions: Sequence[SpokenQuestion], coded: Collection[str]
) -> list[SpokenQuestion]:
    """Return the questions that lead on from the search, but for what was asked for in code."""
    return [one for one in questions if one.when is When.LATER and one.followup not in coded]


def not_of_last_time(
    questions: Sequence[SpokenQuestion], last: Collection[str]
) -> list[SpokenQuestion]:
    """Return the questions with those whose titles were asked in the last interview at the end."""
    return sorted(questions, key=lambda one: one.title in last)


def due_of(answers: Sequence[SpokenAnswer]) -> datetime:
    """Return when a question is due again. Without the library that schedules, that is at once."""
    due = due_after((one.time, one.rating) for one in answers) if can_schedule() else None
    return due or answers[-1].time


def is_due(answers: Sequence[SpokenAnswer], now: datetime) -> bool:
    """Return True if the day on which a question is due has come, as far as that can be known."""
    return can_schedule() and due_of(answers).astimezone().date() <= now.astimezone().date()


def next_spoken(
    questions: Sequence[SpokenQuestion],
    answers: Sequence[SpokenAnswer],
    most: int,
    known: Mapping[str, Sequence[SpokenAnswer]] | None = None,
) -> SpokenQuestion | Probe | None:
    """Return what to ask next: a probe where the last answer was weak, else the next question.

    Returns None after the last one.

    Args:
        questions: in the order in which to ask them.
        answers: those of this interview so far.
        most: the number of answers to stop at, without probes.
        known: all answers so far by title; one that is asked again gets another probe.
    """
    given = {one.title for one in answers}
    if answers and not answers[-1].probed:
        last = next((one for one in questions if one.title == answers[-1].title), None)
        turn = len((known or {}).get(answers[-1].title, ())) - 1
        if last and (probe := last.probe_on(answers[-1].left_out, max(turn, 0))):
            return probe
    if len(given) >= most:
        return None
    return next((one for one in questions if one.title not in given), None)
