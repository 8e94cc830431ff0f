"""Asks a question that is answered aloud, and lets the learner tick the points that were said."""

from __future__ import annotations

import sys

from harness.cli.interview.typed_lines import TypedLines
from harness.console import paragraph, print_drawing
from harness.practice.interview.data import Spoken


def ask_aloud(typed: TypedLines, one: Spoken, verb: str = "say") -> tuple[str, str]:
    """Ask until the points are ticked. Raises LeftError if the learner leaves.

    Args:
        typed: what the learner types.
        one: the question.
        verb: what the learner does with the points.

    Returns:
        the points that were said, as in `2/4`, and those that were left out, each on a line.
    """
    speak(typed, one.ask)
    return tick(typed, one, verb)


def speak(typed: TypedLines, ask: str) -> None:
    """Ask, and wait until the learner has answered."""
    print_drawing([[], *paragraph("", ask)])
    typed.wait(None)


def tick(typed: TypedLines, one: Spoken, verb: str = "say") -> tuple[str, str]:
    """Show the points of an answer, and return those that were said, as `ask_aloud` does."""
    for number, point in enumerate(one.points, 1):
        print_drawing(paragraph(f"{number:>6}.", point))
    print(
        f"Which of these did you {verb}? Type their numbers, such as 1 2, or just press Enter. ",
        end="",
    )
    ticked = _ticks(typed, len(one.points))
    left_out = [text for number, text in enumerate(one.points, 1) if number not in ticked]
    return f"{len(ticked)}/{len(one.points)}", "\n".join(left_out)


def _ticks(typed: TypedLines, most: int) -> set[int]:
    """Return the numbers of the points that were said."""
    while True:
        sys.stdout.flush()
        words = (typed.wait(None) or "").replace(",", " ").split()
        if all(word.isdecimal() and 1 <= int(word[:3]) <= most for word in words):
            return set(map(int, words))
        print(f"Numbers from 1 to {most}, please: ", end="")
