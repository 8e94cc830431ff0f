"""Finds questions on what a search does next."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from harness import load
from harness.errors import KataError
from harness.judge.session import session_of
from harness.practice.attempt import Attempt
from harness.problem import Case, Problem, Question
from harness.replay.quiz import Quiz
from harness.run import Limits

SECONDS = 2.0
"""CPU time of a search that is recorded to ask about: a learner does not wait long for it."""


def find_questions(attempt: Attempt, failed: Case | None, number: int, *, own: bool) -> Quiz | None:
    """Record searches until one of them shows enough to ask about; None if none does.

    Args:
        attempt: its file may be the stub.
        failed: the case that failed, if one did.
        number: of the round: each asks about another moment.
        own: True to record the attempt first, and the reference approach only after that.
    """
    for whose, path, case in _searches(attempt, failed, own=own):
        with suppress(KataError):
            if questions := _questions_on(attempt.problem, path, case, number):
                return Quiz(questions, whose)
    return None


def _searches(
    attempt: Attempt, failed: Case | None, *, own: bool
) -> Iterator[tuple[str, Path, Case]]:
    """Yield whose search it is, the file and the case, the best to ask about first."""
    example = load.example_of(load.load_cases(attempt.problem))
    if own:
        yield "your search", attempt.path, failed or example
    reference = load.reference_path(attempt.problem)
    whose = f"the search of {reference.stem}, an approach of this kata"
    yield whose, reference, failed or example
    if failed:
        yield whose, reference, example


def _questions_on(problem: Problem, path: Path, case: Case, number: int) -> list[Question]:
    """Record a search and return the questions on it; [] if there are none."""
    with session_of(problem, load.load_solution(path), Limits(SECONDS)) as session:
        trace = session.record(problem.arguments(case), SECONDS).trace
    return problem.questions(trace, number) if problem.questions and trace else []
