"""Finds questions on what a search does next."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from harness import load
from harness.errors import KataError
from harness.judge.session import session_of
from harness.load import Solution
from harness.practice.attempt import Readiness, Save
from harness.problem import Case, Problem, Question
from harness.run import Limits
from harness.screen.quiz import Quiz

SECONDS = 2.0
"""CPU time of a search that is recorded to ask about: a learner does not wait long for it."""


def find_questions(problem: Problem, save: Save, failed: Case | None, number: int) -> Quiz | None:
    """Record searches until one of them shows enough to ask about; None if none does.

    Args:
        problem: the one to ask about.
        save: the attempt, which is asked about first if it is finished code.
        failed: the case that failed, if one did.
        number: of the round: each asks about another moment.
    """
    for whose, solution, case in _searches(problem, save, failed):
        with suppress(KataError):
            if questions := _questions_on(problem, solution, case, number):
                return Quiz(questions, whose)
    return None


def _searches(
    problem: Problem, save: Save, failed: Case | None
) -> Iterator[tuple[str, Solution, Case]]:
    """Yield whose search it is, the solution and the case, the best to ask about first."""
    example = load.example_of(load.load_cases(problem))
    if save.solution and save.readiness is Readiness.READY:
        yield "your search", save.solution, failed or example
    path = load.reference_path(problem)
    whose, reference = (
        f"the search of {path.stem}, an approach of this kata",
        load.load_solution(path),
    )
    yield whose, reference, failed or example
    if failed:
        yield whose, reference, example


def _questions_on(problem: Problem, solution: Solution, case: Case, number: int) -> list[Question]:
    """Record a search and return the questions on it; [] if there are none."""
    with session_of(problem, solution, Limits(SECONDS)) as session:
        trace = session.record(problem.arguments(case), SECONDS).recorded.trace
    return problem.questions(trace, number) if trace else []
