"""The answers of the learner's own functions on the digits that a search placed or refused.

A function decides if it gave one answer on nearly every digit that was placed, and the other one on
those that were refused. Its arguments name a cell and a digit in a way that is the same each time.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, permutations
from typing import Any, NamedTuple, TypeAlias

from harness.calls import BOARD, Call, CallEnd, Opaque

from ..board import PEERS, Cell, at
from ..parsed import parse
from .decisions import Act, Decision
from .failed_case import FailedCase
from .mistaken_searches.checks import KINDS, shared_units, units
from .source import procedures

Values: TypeAlias = dict[str, Any]
"""The numbers and texts that a call was given, by name; `place.0` for the first part of a pair."""
Valued: TypeAlias = Sequence[tuple[Call, Values]]
"""Calls, each with what it was given."""

PLACES: dict[str, Callable[[Cell], tuple[int, ...]]] = {
    "cell": lambda cell: cell,
    "index": lambda cell: (9 * cell[0] + cell[1],),
    "row": lambda cell: cell[:1],
    "column": lambda cell: cell[1:],
    "box": lambda cell: (units(cell)[2] - 18,),
    "corner": lambda cell: (cell[0] // 3 * 3, cell[1] // 3 * 3),
    "": lambda _cell: (),
}
"""The numbers that name a cell, or its row, column or box; a box by its number or first cell. A
function that is given none may look at the cell that was written last."""
SPELLINGS: tuple[Callable[[str], str | int], ...] = (
    str,
    int,
    lambda digit: int(digit) - 1,
    lambda digit: 1 << int(digit),
    lambda digit: 1 << int(digit) - 1,
)
"""The values that name a digit: a text, a number, an index, and a bit of a mask."""
NUMBER, BITS = 1, (3, 4)
FEWEST, SAMPLE, MOST_WAYS = 4, 100, 15
"""The fewest placements that a way is found by, the most of each run, and the most ways."""
NEARLY_ALL, MOSTLY, EACH = 0.9, 0.8, 0.99
"""Shares of a function that decides: of the placed digits on which it gives one answer, of the
refused ones on which it gives the other, and of those on which it is asked."""


def is_plain(call: Call) -> bool:
    """Return True if a call returned a truth, or nothing."""
    return call.result is None or type(call.result) is bool


def said(call: Call) -> str:
    """Return the answer of a call in words."""
    if type(call.result) is bool:
        return f"said {call.result}"
    return f"returned {call.result!r}, which counts as {bool(call.result)},"


def sees_board(call: Call) -> bool:
    """Return True if a call was given the board itself."""
    values = call.arguments.values()
    fields = [one for value in values if isinstance(value, Opaque) for _, one in value.fields]
    return BOARD in (*values, *fields)


def name_of_function(name: str, line: int) -> str:
    """Return the name of a function, with its line."""
    return f"the lambda on line {line}" if name == "<lambda>" else f"`{name}` (line {line})"


class Way(NamedTuple):
    """A way in which the arguments of a function name a cell and a digit."""

    place: str
    names: tuple[str, ...]
    """The arguments for the place."""
    digit: str
    """The argument for the digit; '' if the function answers for all digits, or for the one that
    was just written."""
    spelling: int

    @property
    def kind(self) -> str:
        """The kind of unit that the function answers for; '' for a cell."""
        return {"cell": "", "index": "", "corner": "box"}.get(self.place, self.place)

    @property
    def takes_number(self) -> bool:
        """True if the digit is given as a number, and not as a text."""
        return bool(self.digit) and self.spelling == NUMBER

    def key(self, cell: Cell, digit: str) -> tuple[Any, ...]:
        """Return the values of the arguments for a digit of a cell."""
        named = (SPELLINGS[self.spelling](digit),) if self.digit else ()
        return (*PLACES[self.place](cell), *named)

    def says(self, call: Call, digit: str) -> bool:
        """Return the answer of a call for a digit, as a truth."""
        result, one = call.result, SPELLINGS[self.spelling](digit)
        if self.digit or is_plain(call):
            return bool(result)
        if call.end is CallEnd.YIELDED:
            return type(result) is type(one) and bool(result == one)
        if isinstance(result, int):
            return bool(result & int(one) if self.spelling in BITS else result)
        return one in result if isinstance(result, tuple | frozenset) else str(one) in str(result)


@dataclass(frozen=True)
class Asked:
    """A function of the solution that answers for digits."""

    function: str
    line: int
    way: Way
    yes: bool
    """The answer on a digit that may be placed."""
    calls: Sequence[tuple[FailedCase, dict[tuple[Any, ...], list[Call]]]]
    """The calls of each run that ended, by the values that name cell and digit."""

    @property
    def name(self) -> str:
        """The name of the function, with its line."""
        return name_of_function(self.function, self.line)

    @property
    def decides(self) -> bool:
        """True if the search placed what it let through, and nothing else.

        Digits that a loop does not reach are refused without it.
        """
        if self.way.kind or self.follows(Act.PLACED) < NEARLY_ALL:
            return False
        return self.follows(Act.REFUSED) >= MOSTLY and self.follows(Act.REFUSED, asked=True) >= EACH

    def follows(self, act: Act, *, asked: bool = False) -> float:
        """Return the share of placed, or of refused, digits that follow from its answers.

        Only the first calls were recorded.

        Args:
            act: PLACED or REFUSED.
            asked: True to leave out digits on which it was not called.
        """
        seen = [
            self.explains(case, one)
            for case, calls in self.calls
            for last in [max((call.after for some in calls.values() for call in some), default=0)]
            for one in case.decisions
            if one.act is act
            and one.number <= last
            and not (asked and not self._call_on(case, one))
        ]
        if not seen:  # a function that is asked about a digit may let each one through
            return float(act is Act.REFUSED and bool(self.way.digit))
        return sum(seen) / len(seen)

    def answers_for(self, kinds: set[str]) -> bool:
        """Return True if the function refuses digits for what units of some kinds hold."""
        if self.way.kind:
            return kinds == {self.way.kind}
        refused = (
            (case, one)
            for case, _ in self.calls
            for one in case.decisions
            if one.act is Act.REFUSED and self.explains(case, one)
        )
        for case, one in islice(refused, SAMPLE):
            call = self._call_on(case, one)
            if call and not kinds & _held(case, one, call.after):
                return False
        return True

    def explains(self, case: FailedCase, one: Decision) -> bool:
        """Return True if a digit was placed, or refused, after the function had said so."""
        call = self._call_on(case, one)
        said = call and self.way.says(call, one.digit)
        return said is not None and said is (self.yes is (one.act is Act.PLACED))

    def _call_on(self, case: FailedCase, one: Decision) -> Call | None:
        """Return the last call on a digit before it was placed or refused.

        A search that writes each digit before it checks it calls right after the write.
        """
        found = next(calls for other, calls in self.calls if other is case)
        calls = found.get(self.way.key(one.cell, one.digit), [])
        place = bisect_right(calls, one.number - (one.act is Act.PLACED), key=lambda one: one.after)
        before = calls[place - 1] if place else None
        if not (case.search and case.search.way.writes_first):
            return before
        known = before and (self.way.digit or not is_plain(before))
        after = next((call for call in calls if call.before == one.number), None)
        return after or (before if known else None)

    @property
    def sees_board(self) -> bool:
        """True if the function was given the board itself."""
        return any(sees_board(some[0]) for _, calls in self.calls for some in calls.values())

    def said(self, case: FailedCase, one: Decision) -> str:
        """Return what the function said that explains a decision; '' if it does not.

        What is wrong must have been wrong when it was said: an answer may be used much later.
        """
        call = self._call_on(case, one)
        if call is None or not self.explains(case, one):
            return ""
        if bool(_held(case, one, call.after)) is not (one.act is Act.PLACED):
            return ""
        where = f"at {case.name_of(one.cell)}"
        if kind := self.way.kind:
            number = units(one.cell)[KINDS.index(kind)] - 9 * KINDS.index(kind) + 1
            where = f"in {case.name_of(one.cell, f'{kind} {number}')}"
        if self.way.digit or is_plain(call):
            return f"{said(call)} for {one.digit} {where}"
        through = f"let {one.digit} through" if one.act is Act.PLACED else f"ruled out {one.digit}"
        return f"{through} {where}"


def asked_about(
    cases: Sequence[FailedCase], case: FailedCase, one: Decision, kinds: set[str]
) -> Asked | None:
    """Return the function whose answer made a search place a digit, or refuse it, if it is known.

    One that only helps to decide may have refused it. It has let a digit through if it answers for
    the kind of unit that held the digit.
    """
    found = sorted(asked_in(cases), key=lambda asked: bool(asked.way.kind))
    sure = [asked for asked in found if asked.said(case, one)]
    helpers = [one for one in sure if one.way.digit and (not kinds or one.answers_for(kinds))]
    return next(iter([asked for asked in sure if asked.decides] + helpers), None)


def asked_in(cases: Sequence[FailedCase]) -> Iterator[Asked]:
    """Yield the functions that gave one answer on nearly each digit that a search placed."""
    each = [(case, functions_of(case)) for case in cases]
    for name, line in dict.fromkeys(name for _, functions in each for name in functions):
        runs = [(case, valued(functions.get((name, line), []))) for case, functions in each]
        found = [
            Asked(name, line, way, yes, keyed)
            for way in _ways_in(runs)
            for keyed in [[(case, by_key(way, calls)) for case, calls in runs]]
            for yes in (True, False)
        ]
        sure = [one for one in found if one.follows(Act.PLACED) >= NEARLY_ALL]
        if sure:
            yield max(sure, key=_fitness)


def _fitness(one: Asked) -> tuple[bool, bool, int, float]:
    """Return the key that sorts the readings of a function, the best one last."""
    return one.decides, bool(one.way.digit), len(one.way.names), one.follows(Act.REFUSED)


def _held(case: FailedCase, one: Decision, number: int) -> set[str]:
    """Return the kinds of unit of a cell that held a digit after some writes."""
    board = case.board_after(number)
    holders = [other for other in PEERS[one.cell] if at(board, other) == one.digit]
    return {kind for other in holders for kind in shared_units(one.cell, other)}


def functions_of(case: FailedCase) -> dict[tuple[str, int], list[Call]]:
    """Return the calls that ended, by the name and the line of a function that returns something.

    A function that changes the board or calls itself is left out, and one whose result is dropped
    wherever it is called.
    """
    silent = procedures(parse(case.source))
    waiting = Counter(
        (one.function, one.first_line) for one in case.calls if one.end is CallEnd.OPEN
    )
    found: dict[tuple[str, int], list[Call]] = defaultdict(list)
    for call in case.calls:
        if call.end in (CallEnd.RETURNED, CallEnd.YIELDED) and not call.function.startswith("__"):
            found[call.function, call.first_line].append(call)
    return {
        (name, line): sorted(calls, key=lambda one: one.after)
        for (name, line), calls in found.items()
        if name not in silent and waiting[name, line] <= 1
        if not any(isinstance(one.result, Opaque) for one in calls)
        if all(one.after == one.before or one.end is CallEnd.YIELDED for one in calls)
    }


def _ways_in(runs: Sequence[tuple[FailedCase, Valued]]) -> list[Way]:
    """Return the ways in which the last calls before the first placements may name them."""
    found: Counter[Way] = Counter()
    for case, calls in runs:
        placed = (one for one in case.decisions if one.act is Act.PLACED)
        ahead = case.search is None or not case.search.way.writes_first
        for one in islice(placed, SAMPLE):
            place = bisect_right(calls, one.number - ahead, key=lambda call: call[0].after)
            if place:
                found.update(ways(*calls[place - 1], one.cell, one.digit, ahead=ahead))
    given = [values for _, calls in runs for _, values in calls]
    often = [
        way
        for way, number in found.most_common()
        if number >= FEWEST
        # a number up to 8 is that of a row or of a column
        if way.place != "index" or any(values.get(way.names[0]) not in range(9) for values in given)
    ]
    return sorted(often, key=lambda way: bool(way.kind))[:MOST_WAYS]


def ways(
    call: Call, values: Values, cell: Cell, digit: str, *, ahead: bool = True
) -> Iterator[Way]:
    """Yield the ways in which the values that a call was given may name a digit of a cell.

    They need to name neither if the call is not made ahead of the write.
    """
    spelled = [spelling(digit) for spelling in SPELLINGS]
    digits = [
        (name, number)
        for name, value in values.items()
        for number, one in enumerate(spelled)
        if type(value) is type(one) and value == one
    ]
    if not is_plain(call):
        digits += [("", number) for number in range(len(SPELLINGS))]
    elif not ahead:
        digits.append(("", 0))
    for place, numbers in PLACES.items():
        named = numbers(cell)
        for names in permutations(values, len(named)) if place or not ahead else ():
            if tuple(values[name] for name in names) == named:
                yield from (Way(place, names, *one) for one in digits if one[0] not in names)


def by_key(way: Way, calls: Valued) -> dict[tuple[Any, ...], list[Call]]:
    """Return calls by the values that name cell and digit."""
    found: dict[tuple[Any, ...], list[Call]] = defaultdict(list)
    names = (*way.names, way.digit) if way.digit else way.names
    for call, values in calls:
        found[tuple(values.get(name) for name in names)].append(call)
    return found


def valued(calls: Sequence[Call]) -> Valued:
    """Return calls with their values, which each way of naming a cell looks at again."""
    return [(call, _values_of(call)) for call in calls]


def _values_of(call: Call) -> Values:
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
