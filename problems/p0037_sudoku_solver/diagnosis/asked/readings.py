"""Finds the functions that answer for a cell and a digit, and reads their answers.

A reading is believed if the cells that it names are blank (or hold that digit), and if nearly every
digit that the search placed is one that this reading has approved.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from harness.run import CallEnd

from ...board import Cell
from ..mistaken_searches.looks import BIT
from .answers import AREAS, PEER_MASKS, Answer, Placements, Reading, Scope, answers_of, coverage
from .histories import History
from .results import collections, single_digits, truths
from .slots import Place, digits, lines, places

SAMPLE = 200
"""Calls that are looked at to find a reading."""
SCAN = 5
"""The factor for calls that answer for nine digits each: more of them are looked at, for a search
for the blank with the fewest asks for all blanks before it places a digit."""
FEWEST, FEWEST_PLACEMENTS, FEWEST_DIGITS = 8, 4, 5
"""The fewest calls, placements, and digits of one cell that say anything about a function."""
MOST_BOARDS, MOST_WRITES = 6, 2
"""The boards that are looked at to find a reading, and the writes that a check may make."""
NEARLY_ALL = 0.9
"""The share of cells that must be blank, and of placements that must have been approved."""
UNPROVED, BORNE_OUT = 0.5, 0.98
"""The score of a reading where nothing was placed, and one from which no better one is looked for.
"""
AGREED = 0.65
"""The share of true answers where only those tell that a function answers for digits."""
FIRST_CELLS = {
    Scope.ROW: lambda index: (index, 0),
    Scope.COLUMN: lambda index: (0, index),
    Scope.BOX: lambda index: (index // 3 * 3, index % 3 * 3),
}


def find_reading(histories: Sequence[History]) -> Reading | None:
    """Return what a function answers for, if it is one that answers for digits; or None.

    Args:
        histories: the calls of one function, on one board or on several.
    """
    longest = max(histories, key=lambda one: len(one.calls))
    if len(longest.calls) < FEWEST or any(map(_searches, histories)):
        return None
    histories = sorted(histories, key=lambda one: len(one.calls), reverse=True)[:MOST_BOARDS]
    placements = [Placements(one) for one in histories]
    meanwhile = sum(map(_placed_between_calls, histories, placements))
    best, highest = None, 0.0
    for reading in _readings(longest):
        if reading.scope is not Scope.CELL and meanwhile < FEWEST_PLACEMENTS:
            break  # only placements tell which unit is meant
        if best and reading.scope is not best.scope:
            break  # what answers for a cell answers for its units, too
        score = _score(histories, placements, reading)
        if score > highest:
            best, highest = reading, score
        if highest >= BORNE_OUT:
            break
    return best


def _placed_between_calls(history: History, placements: Placements) -> int:
    """Return how many digits were placed between the first call and the last that is looked at."""
    moments = history.moments[:SAMPLE]
    return sum(moments[0] < number <= moments[-1] for number in placements.kept) if moments else 0


def _searches(history: History) -> bool:
    """Return True if a function changes the board, or calls itself and waits."""
    inside = (call.after - call.before for call in history.calls)
    waiting = sum(call.end is CallEnd.OPEN for call in history.calls)
    return any(history.changed) or any(count > MOST_WRITES for count in inside) or waiting > 1


def _readings(history: History) -> Iterator[Reading]:
    """Yield the readings that the values of the first calls allow."""
    ended = CallEnd.RETURNED, CallEnd.YIELDED
    first = list(zip(history.calls, history.values, strict=True))[:SAMPLE]
    calls = [call for call, _ in first if call.end in ended]
    yields = [one for one in calls if one.end is CallEnd.YIELDED]
    sample, results = [values for _, values in first], [call.result for call in calls]
    true_or_false = [] if yields else list(truths(results))
    gathered = list(single_digits([one.result for one in yields])) or list(collections(results))
    named = [way for way in places(sample) if _names_blanks(history, way)]
    about = list(digits(sample))
    for place in named:
        yield from (Reading(Scope.CELL, place, None, says, True, bool(yields)) for says in gathered)
        for digit in (*about, None):
            yield from (Reading(Scope.CELL, place, digit, says) for says in true_or_false)
    if not about:
        yield from (Reading(Scope.CELL, None, None, says) for says in true_or_false)
    for scope, first_cell in FIRST_CELLS.items():
        boxes = places(sample) if scope is Scope.BOX else ()
        for place in (*lines(sample, first_cell), *boxes):
            for digit in about:
                yield from (Reading(scope, place, digit, says) for says in true_or_false)


def _names_blanks(history: History, place: Place) -> bool:
    """Return True if nearly all cells that a place names were blank at the start, or are now."""
    named = blank = 0
    for values, board in zip(history.values[:SAMPLE], history.boards, strict=False):
        cell = place(values)
        if cell:
            named += 1
            blank += bool((history.start[0] | board[0]) & BIT[cell])
    return named > 0 and blank >= NEARLY_ALL * named


def _score(
    histories: Sequence[History], placements: Sequence[Placements], reading: Reading
) -> float:
    """Return the share of placements that a reading has approved; 0 if it cannot be right."""
    covered = total = 0
    tally: Counter[tuple[bool, bool]] = Counter()
    tried: dict[Cell, set[str]] = defaultdict(set)
    for history, placed in zip(histories, placements, strict=True):
        answers = list(answers_of(history, reading, SAMPLE * (SCAN if reading.collects else 1)))
        tally.update(_outcome(one, reading) for one in answers)
        found = coverage(answers, placed, reading.scope)
        covered, total = covered + found[0], total + found[1]
        if total >= FEWEST_PLACEMENTS and covered < total / 2:
            return 0.0
        for one in answers:
            tried[one.cell].add(one.digit)
    if not _tells(reading, tally):
        return 0.0
    if total >= FEWEST_PLACEMENTS:
        return covered / total if covered >= NEARLY_ALL * total else 0.0
    placed_any = any(placed.kept for placed in placements)
    if reading.scope is not Scope.CELL or placed_any or not all(one.whole for one in histories):
        return 0.0
    most = max(map(len, tried.values()), default=0)
    return UNPROVED if most >= FEWEST_DIGITS else 0.0


def _outcome(answer: Answer, reading: Reading) -> tuple[bool, bool]:
    """Return whether a digit fits as it was said, and as it is true."""
    area = AREAS[reading.scope] if reading.scope is not Scope.CELL else PEER_MASKS
    return answer.fits, not area[answer.cell] & answer.holders


def _tells(reading: Reading, tally: Counter[tuple[bool, bool]]) -> bool:
    """Return True if answers are more than what any function would say, as they are read.

    A cell and a digit among the arguments are evidence. Where they are not, both answers must have
    been given, most of them true.
    """
    total = tally.total()
    agreed = tally[True, True] + tally[False, False]
    if total and reading.scope is Scope.CELL and (reading.digit or reading.yields):
        return True
    said = {fits for fits, _ in tally}
    if said == {False} and reading.place:  # a check that refuses everything
        return not reading.collects or agreed >= AGREED * total
    both = said == {True, False}
    return both and (bool(reading.digit) or agreed >= AGREED * total)
