"""The learner's functions that decide which digits a search places.

A function decides if a digit is placed right after one of its two answers, and never after the
other. So the next write shows the cell and digit of a call, whatever its arguments look like.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations

from harness.calls import BOARD, Call, CallEnd, Opaque

from ..board import DIGITS, Cell, candidates
from ..source import parse, procedures, recursive_functions
from .choices import Choice
from .decisions import FEW, Act, Decision
from .failed_case import FailedCase

MOST_BOARDS = 50
"""The maximum number of boards on which the refusals of a function are examined."""
NEARLY_ALL = 0.99
"""The least share of a function's answers that a search follows if the function decides."""


@dataclass(frozen=True)
class Decider:
    """A function of the solution that decides which digits are placed."""

    function: str
    line: int
    answer: bool
    """The answer after which a digit is placed."""
    calls: Sequence[tuple[FailedCase, Sequence[Call]]]
    """The finished calls of the function in each case."""

    @property
    def name(self) -> str:
        """The name of the function, with its line."""
        return name_of_function(self.function, self.line)

    @property
    def sees_board(self) -> bool:
        """True if the function was given the board itself."""
        return any(sees_board(calls[0]) for _, calls in self.calls if calls)

    def clause_on(self, choice: Choice) -> str:
        """Return a clause that explains a choice by a wrong answer of its function, or ''.

        The answer must have been wrong at the time of the call: it may be used much later.
        """
        case, decision = choice.case, choice.decision
        call, placed = self._deciding_call(case, decision), decision.act is Act.PLACED
        fits = call and decision.digit in candidates(case.board_after(call.after), decision.cell)
        if call is None or fits is placed:
            return ""
        verb = "let" if placed else "did not let"
        return f"{verb} {decision.digit} through at {case.name_of(decision.cell)}"

    def _deciding_call(self, case: FailedCase, decision: Decision) -> Call | None:
        """Return the call that decided to place or refuse a digit, or None.

        It is the last call on the cell before the decision, or if the search writes each digit
        before the check, the call right after the write.
        """
        calls = next(calls for other, calls in self.calls if other is case)
        placed, pair = decision.act is Act.PLACED, (decision.cell, decision.digit)
        if _writes_first(case):
            calls = [call for call in calls if call.before == decision.number]
        else:
            calls = [call for call in calls if call.after <= decision.number - placed]
            if not placed:  # digits are refused one after another, with no write between
                calls = [call for call in calls if pair in pairs_in(call)]
            else:
                indexes = indexes_of_cell(calls, case.blanks)
                calls = [call for call in calls if may_be_on(call, decision.cell, indexes)]
        last = calls[-1] if calls else None
        return last if last and (_allows(last, decision.digit) is self.answer) is placed else None


def deciders_in(cases: Sequence[FailedCase]) -> Iterator[Decider]:
    """Yield the functions that decide which digits a search places.

    A function that never refuses a digit must have had each placed digit as an argument.
    """
    by_case = [(case, functions_of(case)) for case in cases]
    for name, line in dict.fromkeys(name for _, functions in by_case for name in functions):
        runs = [(case, functions.get((name, line), [])) for case, functions in by_case]
        calls = [item for run in runs for item in _calls_with_digits(*run)]
        has_digit = all(digit in map(str, _values_of(call)) for call, digit in calls if digit)
        for answer in (True, False):
            outcomes = Counter(pair for item in calls for pair in _outcomes(*item, answer=answer))
            placed, refused = outcomes[answer, True], outcomes[not answer, False]
            enough = placed >= FEW and (has_digit or refused >= FEW)
            follows = enough and placed + refused >= NEARLY_ALL * outcomes.total()
            if follows and _asks_about_cell(runs):
                yield Decider(name, line, answer, runs)


def _asks_about_cell(runs: Sequence[tuple[FailedCase, Sequence[Call]]]) -> bool:
    """Return True if a function is given more than the board or an object, such as a cell."""
    values = (value for _, calls in runs for call in calls[:1] for value in call.arguments.values())
    return any(value != BOARD and not isinstance(value, Opaque) for value in values)


def _calls_with_digits(case: FailedCase, calls: Sequence[Call]) -> Iterator[tuple[Call, str]]:
    """Yield calls of a function with the digit that was placed right after each, or ''.

    Calls right before a write to a given are skipped.
    """
    digits = {step.number: "" for step in case.writes.steps}
    digits |= {one.number: one.digit for one in case.decisions if one.act is Act.PLACED}
    for call, following in pairwise(calls):
        number = call.before if _writes_first(case) else call.after + 1
        if number > following.before or number in digits:
            yield call, digits[number] if number <= following.before else ""


def _outcomes(call: Call, digit: str, *, answer: bool) -> Iterator[tuple[bool, bool]]:
    """Yield each answer of a call, with True if the digit was placed right after the call.

    A call that returns several digits answers for all nine. Allowed digits that were not placed are
    skipped, because a search places one digit at a time. Any other result yields a mismatch.
    """
    if is_plain(call):
        yield bool(call.result), bool(digit)
    elif not {*DIGITS, "."}.issuperset(_result_texts(call)):
        yield answer, False
    else:
        for one in DIGITS:
            if one == digit or _allows(call, one) is not answer:
                yield _allows(call, one), one == digit


def _writes_first(case: FailedCase) -> bool:
    return case.search is not None and case.search.order.writes_first


def _allows(call: Call, digit: str) -> bool:
    """Return bool(result) for a plain result, else True if the result contains the digit."""
    if is_plain(call):
        return bool(call.result)
    return digit in _result_texts(call)


def _result_texts(call: Call) -> set[str]:
    """Return a result as strings: the items of a list or set, or the characters of a string."""
    items = call.result if isinstance(call.result, tuple | frozenset) else str(call.result)
    return {*map(str, items)}


def functions_of(case: FailedCase) -> dict[tuple[str, int], list[Call]]:
    """Return the finished calls of each function that may decide, by its name and line.

    Functions that change the board, call themselves, or whose result is never used are left out.
    """
    program = parse(case.source)
    excluded = procedures(program) | recursive_functions(program)
    calls_of: dict[tuple[str, int], list[Call]] = defaultdict(list)
    for call in sorted(case.calls, key=lambda one: one.after):
        if call.end in (CallEnd.RETURNED, CallEnd.YIELDED) and call.function not in excluded:
            calls_of[call.function, call.first_line].append(call)
    return {
        name: calls
        for name, calls in calls_of.items()
        if not any(isinstance(one.result, Opaque) for one in calls)
        if all(one.after == one.before or one.end is CallEnd.YIELDED for one in calls)
    }


def pairs_in(call: Call) -> set[tuple[Cell, str]]:
    """Return the pairs of a cell and a digit that the arguments of a call may stand for.

    A cell is a row right before a column, or else one index from 0 to 80.
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


def indexes_of_cell(calls: Sequence[Call], blanks: Collection[Cell]) -> tuple[int, int] | None:
    """Return the indexes of the ints that are row and column of a blank in all calls, or None."""
    numbers = [_numbers_in(call) for call in calls[:MOST_BOARDS]]
    for n, k in permutations(range(min(map(len, numbers), default=0)), 2):
        if all((one[n], one[k]) in blanks for one in numbers):
            return n, k
    return None


def may_be_on(call: Call, cell: Cell, indexes: tuple[int, int] | None = None) -> bool:
    """Return True unless the numbers in a call's arguments are a row, column or index elsewhere.

    `indexes` are those of the row and the column among the numbers, if they are known.
    """
    numbers = _numbers_in(call)
    if indexes and max(indexes) < len(numbers):
        return tuple(numbers[index] for index in indexes) == cell
    cells = [*pairwise(numbers), *(divmod(one, 9) for one in numbers)]
    return not cells or cell in cells


def _numbers_in(call: Call) -> list[int]:
    """Return the ints in a call's arguments."""
    return [one for one in _values_of(call) if isinstance(one, int)]


def _values_of(call: Call) -> list[int | str]:
    """Return the ints and strings in a call's arguments, also inside short tuples and objects."""
    values = list(call.arguments.values())
    for one in values:  # the loop extends it
        if isinstance(one, Opaque):
            values += [value for _, value in one.fields]
        elif isinstance(one, tuple) and len(one) <= 4:
            values += one
    return [one for one in values if type(one) in (int, str)]


def is_plain(call: Call) -> bool:
    """Return True if the result of a call is a bool, an int or None."""
    return call.result is None or isinstance(call.result, int)


def sees_board(call: Call) -> bool:
    """Return True if a call was given the board itself."""
    values = call.arguments.values()
    fields = [one for value in values if isinstance(value, Opaque) for _, one in value.fields]
    return BOARD in (*values, *fields)


def name_of_function(name: str, line: int) -> str:
    """Return the name of a function with its line, as in messages: `fits` (line 3)."""
    return f"the lambda on line {line}" if name == "<lambda>" else f"`{name}` (line {line})"
