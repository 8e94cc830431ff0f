"""Find questions on what the learner's search does next. They never stand in the judge's way."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from harness.errors import KataError
from harness.practice.kata_process import Desk, run_kata
from harness.records import Question
from harness.replay.quiz import Quiz
from harness.trace import load_trace

RECORDING = "--time-limit", "2"
"""Options for recording a search to ask about: a learner does not wait long for a question."""


async def find_questions(desk: Desk, case: Sequence[str], *, own: bool) -> Quiz | None:
    """Record searches until one of them shows enough to ask about; None if none does.

    Args:
        desk: with the attempt.
        case: the option that names the case that failed, or ().
        own: True to record the attempt first, and the reference approach only after that.
    """
    for whose, options in _searches(desk, case, own=own):
        if questions := await _questions_on(desk, options):
            return Quiz(questions, whose)
    return None


def _searches(desk: Desk, case: Sequence[str], *, own: bool) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield whose search it is, and the options to record it, the best to ask about first."""
    if own:
        yield "your search", (str(desk.attempt), *case)
    reference = desk.attempt.with_name(f"{desk.problem.reference}.py")
    yield f"the search of {reference.stem}", (str(reference), *case)
    if case:
        yield f"the search of {reference.stem}", (str(reference),)


async def _questions_on(desk: Desk, options: Sequence[str]) -> list[Question]:
    """Record a search and return the questions on it; [] if there are none."""
    if desk.problem.questions is None:
        return []
    with tempfile.TemporaryDirectory(prefix="kata-") as folder:
        path = Path(folder) / "search.json"
        await run_kata(desk, "replay", *options, "--save", str(path), *RECORDING)
        with suppress(KataError):
            return desk.problem.questions(load_trace(path))
    return []
