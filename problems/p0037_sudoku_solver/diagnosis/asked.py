"""The functions of the learner after whose answers a search places a digit.

A function decides if a digit is placed right after it has given one answer, and never after the
other one. So what it was asked shows in what is written next, whatever its arguments look like.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from harness.calls import BOARD, Call, CallEnd, Opaque

from ..board import DIGITS, Cell, candidates
from ..parsed import parse, recursive_functions
from .decisions import FEW, Act, Decision
from .failed_case import FailedCase
from .source import procedures

NEARLY_ALL = 0.99
"""The share of its answers that are followed if a function decides."""


@dataclass(frozen=True)
class Asked:
    """A function of the solution that decides which digits are placed."""

    function: str
    line: int
    yes: bool
    """The answer after which a digit is placed."""
    calls: Sequence[tuple[FailedCase, Sequence[Call]]]
    """The calls of each run that ended."""

    @property
    def name(self) -> str:
        """The name of the function, with its line."""
        return name_of_function(self.function, self.line)

    @property
    def sees_board(self) -> bool:
        """True if the function was given the board itself."""
        return any(sees_board(some[0]) for _, some in self.calls if some)

    def said(self, case: FailedCase, one: Decision) -> str:
        """Return what the function said that explains a decision; '' if it does not.

        What is wrong must have been wrong when it was said: an answer may be used much later.
        """
        call, placed = self._call_on(case, one), one.act is Act.PLACED
        fits = call and one.digit in candidates(case.board_after(call.after), one.cell)
        if call is None or fits is placed:
            return ""
        where = f"at {case.name_of(one.cell)}"
        is_mask = type(call.result) is int and one.digit not in map(str, _values_of(call))
        if is_plain(call) and not is_mask:
            return f"{said(call)} for {one.digit} {where}"
        return f"{'let' if placed else 'did not let'} {one.digit} through {where}"

    def _call_on(self, case: FailedCase, one: Decision) -> Call | None:
        """Return the call that decided to place or refuse a digit, or None.

        It is the last call before the decision. If the search writes a digit before it checks it,
        it is the call right after the write.
        """
        calls = next(calls for other, calls in self.calls if other is case)
        placed = one.act is Act.PLACED
        if _writes_first(case):
            calls = [call for call in calls if call.before == one.number]
        else:
            calls = [call for call in calls if call.after <= one.number - placed]
            if not placed:  # digits are refused one after another, with no write between
                calls = [call for call in calls if (one.cell, one.digit) in named_by(call)]
        last = calls[-1] if calls else None
        return last if last and (_answer(last, one.digit) is self.yes) is placed else None


def asked_in(cases: Sequence[FailedCase]) -> Iterator[Asked]:
    """Yield the functions that decide what a search places.

    One that never refuses a digit must have been given each that was placed.
    """
    each = [(case, functions_of(case)) for case in cases]
    for name, line in dict.fromkeys(name for _, functions in each for name in functions):
        runs = [(case, functions.get((name, line), [])) for case, functions in each]
        before = [pair for run in runs for pair in _placed_after(*run)]
        given = all(digit in map(str, _values_of(call)) for call, digit in before if digit)
        for yes in (True, False):
            followed = Counter(pair for one in before for pair in _followed(*one, yes=yes))
            placed, refused = followed[yes, True], followed[not yes, False]
            enough = placed >= FEW and (given or refused >= FEW)
            if enough and placed + refused >= NEARLY_ALL * followed.total():
                yield Asked(name, line, yes, runs)


def _placed_after(case: FailedCase, calls: Sequence[Call]) -> Iterator[tuple[Call, str]]:
    """Yield calls of a function with the digit that was placed right after each, or ''.

    A call right before a given is written is not one of the search.
    """
    digits = {step.number: "" for step in case.writes.steps}
    digits |= {one.number: one.digit for one in case.decisions if one.act is Act.PLACED}
    for call, later in pairwise(calls):
        number = call.before if _writes_first(case) else call.after + 1
        if number > later.before or number in digits:
            yield call, digits[number] if number <= later.before else ""


def _followed(call: Call, digit: str, *, yes: bool) -> Iterator[tuple[bool, bool]]:
    """Yield each answer of a call, and whether its digit was placed right after it.

    A call that returns several digits answers for all nine. Digits that it allows but that were not
    placed are left out, since a search places one at a time. Any other result yields a mismatch.
    """
    if is_plain(call):
        yield bool(call.result), bool(digit)
    elif not {*DIGITS, "."}.issuperset(_returned(call)):
        yield yes, False
    else:
        for one in DIGITS:
            if one == digit or _answer(call, one) is not yes:
                yield _answer(call, one), one == digit


def _writes_first(case: FailedCase) -> bool:
    return case.search is not None and case.search.way.writes_first


def _answer(call: Call, digit: str) -> bool:
    """Return the answer of a call for a digit: a truth, or whether that is among what it gives."""
    if is_plain(call):
        return bool(call.result)
    return digit in _returned(call)


def _returned(call: Call) -> set[str]:
    """Return what a call returned as texts: the items of a list or set, or the signs of a text."""
    items = call.result if isinstance(call.result, tuple | frozenset) else str(call.result)
    return {*map(str, items)}


def functions_of(case: FailedCase) -> dict[tuple[str, int], list[Call]]:
    """Return the calls that ended, by the name and the line of a function that returns something.

    A function that changes the board or calls itself is left out, and one whose result is dropped
    wherever it is called.
    """
    program = parse(case.source)
    skipped = procedures(program) | recursive_functions(program)
    found: dict[tuple[str, int], list[Call]] = defaultdict(list)
    for call in sorted(case.calls, key=lambda one: one.after):
        if call.end in (CallEnd.RETURNED, CallEnd.YIELDED) and call.function not in skipped:
            found[call.function, call.first_line].append(call)
    return {
        name: calls
        for name, calls in found.items()
        if not any(isinstance(one.result, Opaque) for one in calls)
        if all(one.after == one.before or one.end is CallEnd.YIELDED for one in calls)
    }


def named_by(call: Call) -> set[tuple[Cell, str]]:
    """Return the cells, each with a digit, that a call may have been asked about.

    A row comes right before its column, or there is the index of a cell.
    """
    values = _values_of(call)
    numbers = [(n, one) for n, one in enumerate(values) if isinstance(one, int)]
    cells = [((row, column), n, k) for (n, row), (k, column) in pairwise(numbers) if k == n + 1]
    cells = cells or [(divmod(index, 9), n, n) for n, index in numbers]
    return {
        (cell, str(one))
        for cell, first, last in cells
        for one in values[:first] + values[last + 1 :]
    }


def _values_of(call: Call) -> list[int | str]:
    """Return the numbers and texts that a call was given, those in pairs and objects too."""
    values = list(call.arguments.values())
    for one in values:  # which grows meanwhile
        if isinstance(one, Opaque):
            values += [value for _, value in one.fields]
        elif isinstance(one, tuple) and len(one) <= 4:
            values += one
    return [one for one in values if type(one) in (int, str)]


def is_plain(call: Call) -> bool:
    """Return True if the result of a call counts as true or false: a truth, a number, or None."""
    return call.result is None or isinstance(call.result, int)


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
