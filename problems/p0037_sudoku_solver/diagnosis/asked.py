"""The answers of the learner's own functions on digits, and the truth at that moment.

A function is read in each way in which it may name a cell and a digit. A reading is believed if the
cells are blank, and if nearly every digit that the search placed is one that it has approved.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import islice, permutations, zip_longest
from typing import Any, NamedTuple, TypeAlias

from harness.calls import BOARD, Call, CallEnd, Opaque

from ..board import CELLS, DIGITS, UNITS, Board, Cell, at
from .failed_case import FailedCase
from .mistaken_searches.checks import KINDS
from .mistaken_searches.looks import BIT, cells_in
from .source import parse, procedures

Masks: TypeAlias = tuple[int, ...]
"""The cells that hold each digit, by digit; the blanks are at index 0."""
Says: TypeAlias = Callable[[Any], frozenset[str] | None]
"""Returns the digits that fit by a result; None if the result does not say that."""
Values: TypeAlias = dict[str, Any]
"""The numbers and texts that a call was given, by name; `place.0` for the first part of a pair."""

AREAS = {
    kind: {cell: sum(BIT[one] for one in next(u for u in units if cell in u)) for cell in CELLS}
    for kind in KINDS
    for units in [[unit for name, unit in UNITS.items() if name.startswith(kind)]]
}
"""The cells of the units of each kind, by cell."""
ALL = frozenset(DIGITS)
BLANKS = (".", "0", 0, "", " ", None, "-", -1, False)
MOST_BOARDS, SAMPLE, MOST = 8, 200, 3000
"""The boards, the calls that a reading is found by, and the calls that are looked at."""
AFTER = 200
"""The writes that are looked at after the last call that was recorded."""
FEWEST, FEWEST_PLACEMENTS = 8, 4
"""The fewest calls and placements that say anything about a function."""
MOSTLY, NEARLY_ALL, AGREED, HARDLY = 0.8, 0.9, 0.65, 0.1
"""Shares: of calls whose values make sense, of placements that were approved, of true answers, and
of wrongly approved digits that are placed although something else stops them."""


@dataclass(slots=True)
class History:
    """The calls of one function on a board, the board at each, and the writes between them."""

    case: FailedCase
    calls: list[Call]
    boards: list[Masks]
    moments: list[int]
    """The number of writes before each call ended."""
    writes: list[tuple[Cell, str]]
    start: Masks
    finished: bool


class Reading(NamedTuple):
    """A way to read the answers of a function."""

    kind: str
    """The kind of unit that it answers for; '' for a cell."""
    place: Callable[[Values], Cell | None] | None
    """None if it answers for the latest write."""
    digit: Callable[[Values], str] | None
    """None if it answers for the digit that the cell holds, or for all digits."""
    fitting: Says
    collects: bool


@dataclass(slots=True)
class Asked:
    """An answer for a digit of a cell, and what was true."""

    history: History
    call: Call
    moment: int
    cell: Cell
    digit: str
    fits: bool
    """True if it said that the digit fits."""
    holders: int
    """The cells that held the digit."""
    held: tuple[str, ...]
    """The kinds of unit that held it, beside the cell itself."""
    own: bool
    """True if the cell itself held it already."""
    placed: bool = False
    """True if the digit was placed then, and the search went on from it."""

    @property
    def is_wrong(self) -> bool:
        """True if the answer is not what was true."""
        return self.fits == bool(self.held)


@dataclass(slots=True)
class Inquiry:
    """A function that answers for digits, and its answers on all boards."""

    function: str
    line: int
    reading: Reading
    asked: list[Asked]

    @property
    def name(self) -> str:
        """The name of the function, with its line."""
        if self.function == "<lambda>":
            return f"the lambda on line {self.line}"
        return f"`{self.function}` (line {self.line})"

    @property
    def seen(self) -> set[str]:
        """The kinds of unit of which it has refused a digit that only they held."""
        return {one.held[0] for one in self.asked if len(one.held) == 1 and not one.fits}

    def free(self, beside: bool) -> set[str]:
        """Return the kinds of unit that something else looks at.

        Hardly a digit that it let through was placed, or another function answers beside it.
        """
        if self.reading.kind:
            return set()
        missed = Counter(kind for one in self.asked if one.fits for kind in one.held)
        placed = Counter(kind for one in self.asked if one.placed for kind in one.held)
        free = {kind for kind, number in missed.items() if placed[kind] < HARDLY * number}
        return free | (set(KINDS) - self.seen if beside and self.seen else set())


def inquire(cases: Sequence[FailedCase]) -> list[Inquiry]:
    """Return the functions that answer for digits, in the order of their first calls.

    One whose result is dropped wherever it is called gives no answers.
    """
    silent = procedures(parse(cases[0].source)) if cases else set()
    calls = (call for case in cases for call in case.calls if not call.function.startswith("__"))
    names = dict.fromkeys((call.function, call.first_line) for call in calls)
    found = (_inquiry(name, line, cases) for name, line in names if name not in silent)
    return [one for one in found if one]


def is_beside(one: Inquiry, others: Sequence[Inquiry]) -> bool:
    """Return True if another function is asked, too, and neither of the two calls the other."""
    program = parse(one.asked[0].history.case.source)
    spans = {program.first_line(one): program.last_line(one) for one in program.functions}

    def inside(inner: Inquiry, outer: Inquiry) -> bool:
        last = spans.get(outer.line, 0)
        return any(outer.line <= asked.call.line <= last for asked in inner.asked)

    rest = [other for other in others if other.line != one.line and not other.reading.collects]
    return any(not inside(one, other) and not inside(other, one) for other in rest)


def _inquiry(name: str, line: int, cases: Sequence[FailedCase]) -> Inquiry | None:
    histories = [_history(case, name, line) for case in cases[:MOST_BOARDS]]
    longest = max(histories, key=lambda one: len(one.calls))
    if len(longest.calls) < FEWEST or any(map(_searches, histories)):
        return None
    best, highest = None, 0.0
    for reading in _readings(longest):
        asked = [answers_of(one, reading, SAMPLE) for one in histories]
        score = _score(histories, asked, reading)
        if score > highest and (best is None or bool(best.kind) == bool(reading.kind)):
            best, highest = reading, score
    if best is None:
        return None
    every = [one for history in histories for one in answers_of(history, best, MOST)]
    return Inquiry(name, line, best, every) if len(every) >= FEWEST else None


# --- the calls ---------------------------------------------------------------------------------


def _history(case: FailedCase, name: str, line: int) -> History:
    """Return the calls of one function, with the board or with the copies that it was given."""
    calls = [one for one in case.calls if (one.function, one.first_line) == (name, line)]
    last = max((call.after for call in case.calls), default=0)
    steps = enumerate(islice(case.trace or (), last + AFTER), 1)
    writes = [(step.cell, _digit(step.new)) for number, step in steps if step.number == number]
    boards = list(_boards(masks_of(case.puzzle), writes))
    grids = [next(filter(None, map(grid_in, one.arguments.values())), None) for one in calls]
    if all(grids) and calls and BOARD not in calls[0].arguments.values():
        return _of_copies(case, calls, [one for one in grids if one])
    calls = [one for one in calls if one.after < len(boards)]
    begun = [boards[one.before] for one in calls]
    whole = case.writes.finished and case.trace is not None and case.trace.writes <= last + AFTER
    return History(case, calls, begun, [one.after for one in calls], writes, boards[0], whole)


def _of_copies(case: FailedCase, calls: list[Call], grids: list[Masks]) -> History:
    """Return the history of a copy of the board, from how it looked at each call."""
    history = History(case, calls, grids, [], [], grids[0], finished=True)
    before = grids[0]
    for grid in grids:
        for digit, old, new in zip(("", *DIGITS), before, grid, strict=True):  # blanks first
            changed = cells_in(new & ~old)
            history.writes += [(cell, digit) for cell in changed]
        before = grid
        history.moments.append(len(history.writes))
    return history


def masks_of(board: Board) -> Masks:
    """Return a board as masks."""
    found = [0] * 10
    for cell in CELLS:
        found[int(at(board, cell)) if at(board, cell) in ALL else 0] |= BIT[cell]
    return tuple(found)


@lru_cache(maxsize=4096)  # a copy is passed on many times
def grid_in(value: Any) -> Masks | None:
    """Return the masks of a value that looks like a board: 81 digits and blanks, or 9 by 9."""
    rows = value if isinstance(value, tuple) and len(value) == 9 else [value]
    flat = [one for row in rows if isinstance(row, str | tuple) for one in row]
    if len(flat) != len(CELLS) or not all(str(one) in ALL or one in BLANKS for one in flat):
        return None
    return masks_of([[str(one) for one in flat[k : k + 9]] for k in range(0, 81, 9)])


def _boards(start: Masks, writes: Sequence[tuple[Cell, str]]) -> Iterator[Masks]:
    """Yield the board at the start, and after each write."""
    yield start
    board = list(start)
    for cell, digit in writes:
        board = [mask & ~BIT[cell] for mask in board]
        board[int(digit or 0)] |= BIT[cell]
        yield tuple(board)


def _digit(value: Any) -> str:
    return value if isinstance(value, str) and value in ALL else ""


def _searches(history: History) -> bool:
    """Return True if a function changes the board, or calls itself and waits."""
    waiting = sum(call.end is CallEnd.OPEN for call in history.calls)
    wrote = {call.after - call.before for call in history.calls if call.end is CallEnd.RETURNED}
    return waiting > 1 or not wrote <= {0, 2}


# --- the readings ------------------------------------------------------------------------------


def _readings(history: History) -> Iterator[Reading]:
    """Yield the readings that the values of the first calls allow."""
    sample = [values_of(call) for call in history.calls[:SAMPLE]]
    ended = [one for one in history.calls[:SAMPLE] if one.end is not CallEnd.OPEN]
    yields = any(one.end is CallEnd.YIELDED for one in ended)
    results = [one.result for one in ended if not yields or one.end is CallEnd.YIELDED]
    truths = [] if yields else list(_truths(results))
    sets: list[Says] = [_of_bits, partial(_of_bits, low=1), _of_items, partial(_of_items, low=1)]
    known = [one for one in sets if results and all(one(value) is not None for value in results)]
    digits = list(_digits(sample))
    cells = [place for place in _places(sample) if _names_blanks(history, sample, place)]
    for place in cells:
        for fitting in known:
            yield Reading("", place, None, fitting, collects=True)
            yield Reading("", place, None, partial(_others, fitting), collects=True)
        for digit in (*digits, None):
            yield from (Reading("", place, digit, fits, collects=False) for fits in truths)
    if not digits:
        yield from (Reading("", None, None, fits, collects=False) for fits in truths)
    for kind in KINDS:
        for place in (*_lines(sample, kind), *(cells if kind == "box" else ())):
            for digit in digits:
                yield from (Reading(kind, place, digit, fits, collects=False) for fits in truths)


def values_of(call: Call) -> Values:
    """Return the numbers and texts that a call was given, those in pairs and objects too."""
    found: Values = {}
    for name, value in call.arguments.items():
        fields = value.fields if isinstance(value, Opaque) else ((name, value),)
        for field, one in fields:
            parts = enumerate(one) if isinstance(one, tuple) and len(one) <= 4 else ()
            for slot, part in ((field, one), *((f"{field}.{n}", part) for n, part in parts)):
                if type(part) in (int, str):
                    found[slot] = part
    return found


def _places(sample: Sequence[Values]) -> Iterator[Callable[[Values], Cell | None]]:
    """Yield the ways in which some calls may name a cell: by two numbers, or by one."""
    for (row, first), (column, second) in permutations(_numbers(sample, 8), 2):
        if row != column:
            yield partial(_cell, row, first, column, second)
    for name, base in _numbers(sample, 80):
        yield partial(_cell_of_one, name, base)


def _lines(sample: Sequence[Values], kind: str) -> Iterator[Callable[[Values], Cell | None]]:
    """Yield the ways in which some calls may name a unit by its index."""
    for name, base in _numbers(sample, 8):
        yield partial(_cell_of_line, kind, name, base)


def _numbers(sample: Sequence[Values], most: int) -> Iterator[tuple[str, int]]:
    """Yield the slots that hold numbers from 0 to `most`, or from 1, with the lowest number."""
    for name in sample[0] if sample else ():
        there = [one[name] for one in sample if type(one.get(name)) is int]
        for base in (0, 1) if there and min(there) > 0 else (0,):
            fits = [base <= one <= most + base for one in there]
            if len(there) == len(sample) and _mostly(fits) and (most == 8 or max(there) > 8):
                yield name, base


def _mostly(facts: list[bool]) -> bool:
    return bool(facts) and sum(facts) >= MOSTLY * len(facts)


def _cell(row: str, first: int, column: str, second: int, values: Values) -> Cell | None:
    r, c = values.get(row), values.get(column)
    found = (r - first, c - second) if type(r) is type(c) is int else None
    return found if found in BIT else None


def _cell_of_one(name: str, base: int, values: Values) -> Cell | None:
    number = values.get(name)
    return divmod(number - base, 9) if type(number) is int and 0 <= number - base < 81 else None


def _cell_of_line(kind: str, name: str, base: int, values: Values) -> Cell | None:
    index = values.get(name)
    if type(index) is not int or not 0 <= index - base < 9:
        return None
    k = index - base
    return {"row": (k, 0), "column": (0, k), "box": (k // 3 * 3, k % 3 * 3)}[kind]


def _digits(sample: Sequence[Values]) -> Iterator[Callable[[Values], str]]:
    """Yield the ways in which some calls may name a digit: as a text, a number, or a bit."""
    for name in sample[0] if sample else ():
        for low in (0, 1):
            for bit in (False, True):
                digit = partial(_digit_in, name, low, bit)
                if _mostly([bool(digit(one)) for one in sample]):
                    yield digit


def _digit_in(name: str, low: int, bit: bool, values: Values) -> str:
    value = values.get(name)
    if isinstance(value, str):
        return _digit(value) if not low and not bit else ""
    if type(value) is not int or (bit and (value <= 0 or value & (value - 1))):
        return ""
    return _digit(str((value.bit_length() - 1 if bit else value) + low))


def _truths(results: Sequence[Any]) -> Iterator[Says]:
    """Yield the ways in which results may answer for a digit: all digits stand for True."""
    numbers = {one for one in results if type(one) is int}
    counts = not numbers or (0 in numbers and max(numbers) <= 27)
    if counts and all(type(one) in (bool, type(None), int) for one in results):
        yield lambda result: ALL if result else frozenset()
        yield lambda result: frozenset() if result else ALL


def _others(fitting: Says, result: Any) -> frozenset[str] | None:
    found = fitting(result)
    return None if found is None else ALL - found


def _of_items(result: Any, low: int = 0) -> frozenset[str] | None:
    """Read a text of digits, or a list or set of them, or one by itself."""
    items = result if isinstance(result, str | tuple | frozenset) else (result,)
    texts = {str(one + low) if type(one) is int else one for one in items}
    return ALL.intersection(texts) if texts <= {*ALL, "."} else None


def _of_bits(result: Any, low: int = 0) -> frozenset[str] | None:
    if type(result) is not int or not 0 <= result < 1 << 10:
        return None
    return ALL.intersection(str(bit + low) for bit in range(10) if result >> bit & 1)


def _names_blanks(
    history: History, sample: Sequence[Values], place: Callable[[Values], Cell | None]
) -> bool:
    """Return True if nearly all cells that a place names were blank at the start, or are now."""
    named = [(place(values), board) for values, board in zip(sample, history.boards, strict=False)]
    blank = [bool((history.start[0] | board[0]) & BIT[cell]) for cell, board in named if cell]
    return bool(blank) and sum(blank) >= NEARLY_ALL * len(blank)


# --- the answers -------------------------------------------------------------------------------


def answers_of(history: History, reading: Reading, most: int) -> list[Asked]:
    """Return the answers of the first calls, by a reading of them."""
    found: list[Asked] = []
    rows = zip(history.calls, history.boards, history.moments, strict=True)
    for call, board, moment in islice(rows, most // (9 if reading.collects else 1) + SAMPLE):
        fitting = reading.fitting(call.result) if call.end is not CallEnd.OPEN else None
        cell, digits = _about(history, reading, call, board, moment)
        if fitting is None or cell is None or call.end is CallEnd.RAISED:
            continue
        own = 0 if reading.kind else BIT[cell]
        kinds = (reading.kind,) if reading.kind else KINDS
        for digit in fitting if call.end is CallEnd.YIELDED else digits:
            holders = board[int(digit)]
            held = tuple(kind for kind in kinds if AREAS[kind][cell] & holders & ~own)
            answer = history, call, moment, cell, digit, digit in fitting, holders, held
            found.append(Asked(*answer, own=bool(holders & own)))
    if sum(one.own for one in found) < len(found) / 2:  # asked before the digit is written
        found = [one for one in found if not one.own]
    _note_placed(history, found)
    return found


def _about(
    history: History, reading: Reading, call: Call, board: Masks, moment: int
) -> tuple[Cell | None, Sequence[str]]:
    """Return the cell and the digits that a call is about."""
    if reading.place is None:
        last = history.writes[moment - 1 : moment] if moment else []
        return (last[0][0], last[0][1]) if last and last[0][1] else (None, ())
    values = values_of(call)
    cell = reading.place(values)
    if reading.collects or cell is None:
        return cell, DIGITS
    if reading.digit:
        return cell, reading.digit(values)
    return cell, [digit for digit in DIGITS if board[int(digit)] & BIT[cell]]


def _kept(history: History) -> dict[int, tuple[Cell, str]]:
    """Return the placements that the next write left standing, by number."""
    pairs = enumerate(zip_longest(history.writes, history.writes[1:]), 1)
    return {
        number: write
        for number, (write, following) in pairs
        if write[1] and (following[0] != write[0] if following else history.finished)
    }


def _note_placed(history: History, found: Sequence[Asked]) -> None:
    """Note which digits were placed after an answer, before the next one for the cell."""
    numbers: dict[Cell, list[int]] = defaultdict(list)
    for number, (cell, _) in enumerate(history.writes, 1):
        numbers[cell].append(number)
    kept, following = _kept(history), dict[Cell, Asked]()
    for one in reversed(found):
        place = bisect_right(numbers[one.cell], one.moment) - one.own
        number = numbers[one.cell][place] if 0 <= place < len(numbers[one.cell]) else 0
        later = following.get(one.cell)
        until = later.moment if later and later.call is not one.call and not one.own else number
        one.placed = one.fits and kept.get(number) == (one.cell, one.digit) and number <= until
        following[one.cell] = one


def _score(
    histories: Sequence[History], asked: Sequence[Sequence[Asked]], reading: Reading
) -> float:
    """Return the share of placements that a reading has approved; 0 if it cannot be right."""
    every = [one for some in asked for one in some]
    covered = total = 0
    for history, some in zip(histories, asked, strict=True):
        found = _coverage(history, some, reading.kind)
        covered, total = covered + found[0], total + found[1]
    agreed = sum(not one.is_wrong for one in every) >= AGREED * len(every)
    said = {one.fits for one in every}
    yields = any(one.call.end is CallEnd.YIELDED for one in every)
    named = yields or (reading.digit is not None and (not reading.kind or len(said) == 2))
    refuses = said == {False} and reading.place is not None and not reading.collects
    if not every or not (named or refuses or (agreed and len(said) == 2)):
        return 0.0
    if total >= FEWEST_PLACEMENTS:
        return covered / total if covered >= NEARLY_ALL * total else 0.0
    placed = any(_kept(one) for one in histories)
    tried = Counter(cell for cell, _ in {(one.cell, one.digit) for one in every})
    return 0.5 if not reading.kind and not placed and max(tried.values()) >= 5 else 0.0


def _coverage(history: History, asked: Sequence[Asked], kind: str) -> tuple[int, int]:
    """Return how many placements an answer has approved just before or after, and of how many."""
    areas = AREAS[kind] if kind else BIT
    approved: dict[tuple[int, str], list[tuple[int, bool]]] = defaultdict(list)
    for one in asked:
        approved[areas[one.cell], one.digit].append((one.moment, one.fits))
    after = sum(one.own for one in asked) > len(asked) / 2
    covered = total = 0
    for number, (cell, digit) in _kept(history).items() if asked else ():
        if asked[0].moment < number <= asked[-1].moment:
            answers = approved.get((areas[cell], digit), [])
            place = bisect_left(answers, (number, False)) - (not after)
            covered += 0 <= place < len(answers) and answers[place][1]
            total += 1
    return covered, total
