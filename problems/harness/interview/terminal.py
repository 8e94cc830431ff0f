"""The conversation at the terminal: typed lines, and questions that are answered aloud."""

from __future__ import annotations

import math
import os
import queue
import sys
import threading
import time
from contextlib import suppress

from harness.console import paragraph, print_drawing
from harness.interview.questions import Spoken

LATEST = 0.3
"""Seconds of one wait. A stop signal that comes just before it, or to another thread, is handled
only after it."""


class LeftError(Exception):
    """The learner has left, to go on later."""


class TypedLines:
    """Lines from the standard input, with a timeout."""

    def __init__(self) -> None:
        # not a `Queue`, whose lock is lost if two stop signals come at once
        self._lines = queue.SimpleQueue[str | None]()
        threading.Thread(target=self._read, daemon=True).start()

    def wait(self, seconds: float | None) -> str | None:
        """Return the next line, or None after a timeout. Raises LeftError for q and at the end."""
        end = math.inf if seconds is None else time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            with suppress(queue.Empty):
                line = self._lines.get(timeout=min(left, LATEST))
                if line is None or line.casefold() == "q":
                    raise LeftError
                return line
        return None

    def _read(self) -> None:
        """Read without Python's buffer, whose lock a thread must not hold when the process ends."""
        rest = b""
        while chunk := os.read(sys.stdin.fileno(), 4096):
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._lines.put(line.decode(errors="replace").strip())
        self._lines.put(None)


def say(text: str) -> None:
    """Print a text, wrapped to the width of the page."""
    print_drawing(paragraph("", text))


def ask_aloud(typed: TypedLines, question: Spoken, verb: str = "say") -> tuple[str, str]:
    """Ask a question, and wait until the learner has ticked the points of the answer.

    Args:
        typed: the lines of the learner. Raises LeftError if the learner leaves.
        question: the question and its points.
        verb: what the learner does with the points.

    Returns:
        the count of the points that were said, as in `2/4`, and the others, each on a line.
    """
    speak(typed, question.ask)
    return tick(typed, question, verb)


def speak(typed: TypedLines, ask: str) -> None:
    """Ask, and wait until the learner has answered."""
    print()
    say(f"{ask} (Aloud; Enter when done.)")
    typed.wait(None)


def tick(typed: TypedLines, question: Spoken, verb: str = "say") -> tuple[str, str]:
    """Show the points of an answer, and return the result as `ask_aloud` does."""
    for number, point in enumerate(question.points, 1):
        print_drawing(paragraph(f"{number:>6}.", point))
    say(f"Which of these did you {verb}? Type their numbers, such as 1 2, or just press Enter.")
    ticked = _ticks(typed, len(question.points))
    left_out = [text for number, text in enumerate(question.points, 1) if number not in ticked]
    return f"{len(ticked)}/{len(question.points)}", "\n".join(left_out)


def _ticks(typed: TypedLines, most: int) -> set[int]:
    """Return the numbers of the points that were said, from 1."""
    while True:
        print(" " * 8, end="", flush=True)
        words = (typed.wait(None) or "").replace(",", " ").split()
        if all(word.isdecimal() and 1 <= int(word[:3]) <= most for word in words):
            return set(map(int, words))
        say(f"Numbers from 1 to {most}, please.")
