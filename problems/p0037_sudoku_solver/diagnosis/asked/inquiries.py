"""The functions that answer for a cell and a digit, and how true their answers are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...board import Cell
from ..failed_case import FailedCase
from ..mistaken_searches.checks import KINDS
from ..mistaken_searches.looks import BIT
from ..source import parse, procedures
from .answers import AREAS, Answer, Placements, Reading, Scope, answers_of
from .histories import (
    History,
    functions_of,
    grid_in,
    histories_of,
    history_of_copies,
)
from .readings import find_reading
from .slots import grids_of, has_board

MOST_ANSWERS = 3000
"""The answers on one board that are looked at."""
HARDLY = 0.1
"""The share of wrongly approved digits that may be placed although something else stops them."""
MOST_GRIDS = 2
"""The names under which a copy of the board is looked for in the calls of one function."""


@dataclass(frozen=True, slots=True)
class Asked:
    """An answer, with the case that it belongs to and what became of it."""

    case: FailedCase
    answer: Answer
    held: tuple[str, ...]
    """The kinds of unit that held the digit: `row`, `column`, `box`."""
    placed: bool
    """True if the digit was placed there, and the search went on from it."""

    @property
    def is_miss(self) -> bool:
        """True if it said that a digit fits which a unit held."""
        return self.answer.fits and bool(self.held)

    @property
    def is_refusal(self) -> bool:
        """True if it said of a digit that fits that it does not."""
        return not self.answer.fits and not self.held


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A function that answers for digits, and its answers on all boards."""

    function: str
    line: int
    reading: Reading
    boards: tuple[tuple[FailedCase, History, tuple[Asked, ...]], ...]
    """Each board with the calls on it and their answers."""
    asked: tuple[Asked, ...]
    """All answers."""

    @property
    def guilty(self) -> list[Asked]:
        """The answers that let a digit through that a unit held, and it was placed."""
        return [one for one in self.asked if one.is_miss and one.placed]

    @property
    def free(self) -> set[str]:
        """The kinds of unit that something else looks at: hardly a digit let through was placed."""
        if self.reading.scope is not Scope.CELL:
            return set()
        missed = Counter(kind for one in self.asked if one.is_miss for kind in one.held)
        placed = Counter(kind for one in self.guilty for kind in one.held)
        return {kind for kind, number in missed.items() if placed[kind] < HARDLY * number}


def inquire(cases: Sequence[FailedCase]) -> list[Inquiry]:
    """Return the functions that answer for a digit, in the order of their first calls.

    One whose result is dropped wherever it is called gives no answers.
    """
    boards = histories_of(cases)
    silent = procedures(parse(cases[0].source)) if cases else set()
    asked = (one for one in functions_of(cases) if one[0] not in silent)
    found = (_inquiry(name, line, cases, boards) for name, line in asked)
    return [one for one in found if one]


def _inquiry(
    name: str, line: int, cases: Sequence[FailedCase], boards: Sequence[History]
) -> Inquiry | None:
    """Return one function with its answers, or None if it is not one that answers for digits."""
    own = [one.of(name, line) for one in boards]
    for histories in (*_copies(own), own):
        reading = find_reading(histories)
        if reading:
            found = [
                (case, history, tuple(_asked(case, history, reading)))
                for case, history in zip(cases, histories, strict=False)
            ]
            asked = tuple(one for _, _, answers in found for one in answers)
            return Inquiry(name, line, reading, tuple(found), asked)
    return None


def _copies(histories: Sequence[History]) -> Iterator[list[History]]:
    """Yield the histories of the copies of the board that some calls were given."""
    first = next((call for history in histories for call in history.calls), None)
    if first is None or has_board(first):
        return
    names = set(grids_of(first))
    for name in sorted(names)[:MOST_GRIDS]:
        yield [
            history_of_copies(one, [grid_in(grids_of(call).get(name)) for call in one.calls])
            for one in histories
        ]


def _asked(case: FailedCase, history: History, reading: Reading) -> Iterator[Asked]:
    placements = Placements(history)
    answers = list(answers_of(history, reading, MOST_ANSWERS))
    if sum(one.own for one in answers) < len(answers) / 2:  # asked before the digit is written
        answers = [one for one in answers if not one.own]
    following: dict[Cell, Answer] = {}
    found = []
    for answer in reversed(answers):
        later = following.get(answer.cell)
        until = later.moment if later and later.call is not answer.call else None
        placed = answer.fits and _is_placed(answer, placements, reading, until)
        found.append(Asked(case, answer, _held(answer, reading.scope), placed))
        following[answer.cell] = answer
    yield from reversed(found)


def _is_placed(answer: Answer, placements: Placements, reading: Reading, until: int | None) -> bool:
    """Return True if a digit was placed after an answer, and the search went on from it."""
    if reading.scope is not Scope.CELL:
        return False
    if answer.own:
        write = placements.last_write(answer.cell, answer.moment)
    else:
        write = placements.next_write(answer.cell, answer.moment)
    if write is None or write.digit != answer.digit or write.number not in placements.kept:
        return False
    return answer.own or until is None or write.number <= until


def _held(answer: Answer, scope: Scope) -> tuple[str, ...]:
    """Return the kinds of unit that held the digit, beside the cell itself."""
    own = BIT[answer.cell] if scope is Scope.CELL else 0
    kinds = KINDS if scope is Scope.CELL else (scope.value,)
    return tuple(kind for kind in kinds if AREAS[Scope(kind)][answer.cell] & answer.holders & ~own)
