"""Asks what a search costs, counts it on generated boards, and draws both side by side."""

from __future__ import annotations

import sys

from harness.cli.interview.typed_lines import TypedLines
from harness.cli.progress import show_progress
from harness.console import paragraph, print_drawing
from harness.errors import KataError
from harness.practice.attempt import Attempt
from harness.practice.interview.data import GrowthQuestion
from harness.practice.interview.growth import growth_lines, measure_growth
from harness.practice.interview.talk import factor_in
from harness.records import Case, Solution, Word

LOST = "The file that was Accepted is gone, so nothing was counted."
TOO_SLOW = "Your solution did not solve all of these boards, so nothing was counted."


def claim_and_count(
    attempt: Attempt, one: GrowthQuestion, boards: dict[int, list[Case]], typed: TypedLines
) -> str:
    """Ask for a factor, and count it. Raises LeftError if the learner leaves.

    Returns:
        the factors that were said and counted, as in `2/2.9`; either may be missing.
    """
    solution = _accepted(attempt)
    if solution is None:
        print_drawing([[], *paragraph("", LOST)])
        return "/"
    print_drawing([[], *paragraph("", one.ask)])
    said = _read_factor(typed)
    with show_progress("counting your search", sum(map(len, boards.values()))) as progress:
        growth = measure_growth(attempt.problem, solution, boards, progress)
    if growth is None:
        print_drawing(paragraph("", TOO_SLOW))
        return f"{said or ''}/"
    print_drawing(growth_lines(growth, said, one))
    return f"{f'{said:g}' if said else ''}/{growth.factor:.1f}"


def _accepted(attempt: Attempt) -> Solution | None:
    """Return the file if its text is known to be Accepted."""
    try:
        solution = attempt.read()
    except KataError:
        return None
    known = attempt.past().judgement_of(solution.source)
    return solution if known and known.verdict == Word.ACCEPTED else None


def _read_factor(typed: TypedLines) -> float | None:
    """Return the factor that was typed; None if just Enter was."""
    print("Type your guess, such as 2 or 10, or just press Enter. ", end="")
    while True:
        sys.stdout.flush()
        line = typed.wait(None) or ""
        if not line or (factor := factor_in(line)):
            return factor if line else None
        print("A number above 0, please: ", end="")
