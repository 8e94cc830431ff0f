"""Names the likely mistake where the evidence is strong, and is silent where it is weak.

Strong is what has hardly another explanation: a write that was seen, a board that says it, and the
same on every board that was looked at. A search that is right but slow shows none of these.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from harness.records import Failure, Json

from ..board import CELLS, DIGITS, Board, cell_name, clashes, format_line
from ..check import has_shape
from ..oracle import solutions
from .evidence import KINDS, Evidence, candidates, gather

if TYPE_CHECKING:
    from harness.trace import Step, Trace

ENOUGH_TO_CLASH, ENOUGH_CLASHES, ENOUGH_PLACED = 5, 2, 30
"""From which on it is no chance that all are of one kind, or that a digit is not among them."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A failed case: the board, its only solution, what came back, what was being written."""

    puzzle: Board
    solved: Board
    answer: Json
    """None where the method did not return."""
    returned: Json
    printed: str
    ending: str
    error: str
    writes: Evidence

    @property
    def unchanged(self) -> bool:
        """Whether the method returned and the board is as it was."""
        return bool(self.answer == self.puzzle)

    @property
    def empty(self) -> set[tuple[int, int]]:
        """The blanks of the puzzle."""
        return {(row, column) for row, column in CELLS if self.puzzle[row][column] == "."}

    @property
    def blanks(self) -> set[tuple[int, int]]:
        """The cells that are blank in an answer of the right shape."""
        if not has_shape(self.answer):
            return set()
        return {(row, column) for row, column in CELLS if self.answer[row][column] == "."}

    @property
    def keeps_shape(self) -> bool:
        """Whether the board is still one, as far as is known."""
        return self.answer is None or has_shape(self.answer)

    @property
    def keeps_givens(self) -> bool:
        """Whether an answer of the right shape holds all givens, whatever was done to them."""
        return has_shape(self.answer) and all(
            given in (".", str(self.answer[row][column]))
            for row, column in CELLS
            for given in self.puzzle[row][column]
        )

    @property
    def is_stuck(self) -> bool:
        """Whether no digit fits into the blank that comes next, by rows or columns, up or down."""
        by_rows = sorted(self.blanks)
        by_columns = sorted(self.blanks, key=lambda cell: cell[::-1])
        near = (by_rows[0], by_rows[-1], by_columns[0], by_columns[-1]) if by_rows else ()
        return any(not candidates(self.answer, cell) for cell in near)

    @property
    def has_wrong_digit(self) -> bool:
        """Whether an answer of the right shape holds a digit that the solution does not."""
        return has_shape(self.answer) and any(
            self.answer[row][column] not in (".", self.solved[row][column]) for row, column in CELLS
        )


def diagnose(failures: Sequence[Failure]) -> str | None:
    """The likely mistake in one sentence with where to look, or None.

    Args:
        failures: the failed case that decides the verdict, then others that failed alike. Each on
            a board with exactly one solution.
    """
    seen = [_see(failure, failure.trace) for failure in failures if failure.trace]
    if not seen:
        return None
    return next((sentence for rule in RULES for sentence in rule(seen)), None)


def _see(failure: Failure, trace: Trace) -> Seen:
    puzzle, run = failure.before[0], failure.run
    solved = next(solutions(puzzle))
    return Seen(
        puzzle=puzzle,
        solved=solved,
        answer=run.arguments[0] if run.arguments else None,
        returned=run.returned,
        printed=run.printed,
        ending=run.ending,
        error=run.error,
        writes=gather(puzzle, solved, trace),
    )


def _returned_or_printed(seen: list[Seen]) -> Iterator[str]:
    """The board is as it was, and the answer, or what should have made it, is elsewhere."""
    for one in seen:
        kind = one.returned["type"] if isinstance(one.returned, dict) else ""
        if not one.unchanged:
            continue
        if kind == "coroutine":
            yield "the method is `async def`, so calling it runs nothing: make it a plain `def`."
        elif "generator" in kind:
            yield "the method contains `yield`, so calling it runs nothing: use `return`."
        elif has_shape(one.returned) and _as_strings(one.returned) == one.solved:
            yield (
                "the answer was returned instead of written. What is returned does not count: "
                "write `board[r][c] = digit`, or `board[:] = solved` at the end."
            )
        elif one.writes.solved is None and format_line(one.solved) in re.sub(
            "[^1-9]", "", one.printed
        ):
            yield (
                "the answer was printed instead of written: write `board[r][c] = digit` where "
                "you print it."
            )


def _no_strings(seen: list[Seen]) -> Iterator[str]:
    """What came back holds the wrong kind of thing."""
    for one in seen:
        rows = one.answer if isinstance(one.answer, list) else []
        kinds = {row["type"] if isinstance(row, dict) else type(row).__name__ for row in rows}
        if "str" in kinds or "'str' object does not support item assignment" in one.error:
            yield "a row is a string now: a row stays a list of nine strings."
        if "tuple" in kinds:
            yield "a row is a tuple now: a row stays a list of nine strings."
        if has_shape(rows) and rows != one.solved and _as_strings(rows) == one.solved:
            yield "the digits are right but are no strings: write str(digit), '5' and not 5."
        if has_shape(rows) and any(rows[row][column] == "0" for row, column in CELLS):
            yield "the code writes '0': a blank is '.', and the digits go from '1' to '9'."
        if has_shape(rows) and all(row == rows[0] for row in rows):
            yield (
                "all rows are the same list: `[[…]] * 9` repeats one row nine times. "
                "Use `[[…] for _ in range(9)]`."
            )


def _success_undone(seen: list[Seen]) -> Iterator[str]:
    """The right answer stood on the board, and the search went on.

    On a board with a single blank that tells little: whatever is tried there and taken back may be.
    """
    for one in [one for one in seen if len(one.empty) > 1] or seen[:1]:
        solved, spoilt = one.writes.solved, one.writes.spoilt
        at = f" at write {solved.number:,}" if solved and one is seen[0] else ""
        stood = f"the right answer stood on the board{at}, and"
        if solved and spoilt and one.writes.writes > 1:
            remedy = (
                "the success is not passed on. `if solve(…): return True` before the undo, "
                "`return True` where the board is full."
            )
            began_at_first = spoilt.cell == min(one.empty)  # where no search begins to undo
            if began_at_first and solved.cell != spoilt.cell:
                remedy = "leave the board as it is from then on."
            yield f"{stood} line {spoilt.line} undid it: {remedy}"
        elif solved and not spoilt and "\nIndexError" in one.error:
            yield (
                f"{stood} the search went on: it leaves the board by its edge. Return where the "
                "last cell is filled."
            )
        elif solved and not spoilt and "\nRecursionError" in one.error:
            yield f"{stood} the search went on without end. Return where the last cell is filled."


def _givens_searched(seen: list[Seen]) -> Iterator[str]:
    """The search took a given for a blank of its own."""
    for one in seen:
        if one.keeps_givens:
            continue
        if one.keeps_shape and one.writes.erased and not one.writes.overwritten_first:
            yield _given(
                "erased", one.writes.erased, one.puzzle, "undo only what the search has placed"
            )
        if one.keeps_shape and one.writes.overwritten and one.writes.searched:
            yield _given(
                "overwritten", one.writes.overwritten, one.puzzle, "go on to the next cell"
            )


def _givens_replaced(seen: list[Seen]) -> Iterator[str]:
    """Something that was worked out elsewhere was written over a given."""
    for one in seen:
        if one.keeps_shape and one.writes.overwritten:
            yield _given("overwritten", one.writes.overwritten, one.puzzle, "leave it as it is")


def _another_answer(seen: list[Seen]) -> Iterator[str]:
    """A full and valid grid that does not fit the givens, and no search that led there."""
    for one in seen:
        if not has_shape(one.answer) or one.answer == one.solved:
            continue
        if [list(column) for column in zip(*one.answer, strict=True)] == one.solved:
            yield (
                "this is the right answer with its rows and columns swapped: the cell in row r and "
                "column c is `board[r][c]`."
            )
        elif _is_full_grid(one.answer):
            yield (
                "this is the answer of another board: it was written in, kept from before, or "
                "worked out where the givens were missing."
            )


def _never_written(seen: list[Seen]) -> Iterator[str]:
    """No board was written to, although there was something to write on each."""
    if all(one.unchanged and not (one.writes.writes or one.writes.unwatched) for one in seen):
        yield (
            "the board that was passed in was never written to. Is the search called, and does its "
            "check ever say yes? Is a blank taken for '.', not for '0' or 0? A copy, or "
            "`board = …`, is another board: write `board[r][c] = digit`, or `board[:] = solved` "
            "at the end."
        )


def _check_missing(seen: list[Seen]) -> Iterator[str]:
    """Digits were placed that clash in one kind of unit, and never in another kind."""
    clashing = {kind: sum(one.writes.clashes[kind] for one in seen) for kind in KINDS}
    placed = sum(one.writes.placed for one in seen)
    guilty = [kind for kind, count in clashing.items() if count]
    too_few = placed < ENOUGH_TO_CLASH or max(clashing.values()) < ENOUGH_CLASHES
    if len(guilty) != 1 or too_few or any(one.error for one in seen):
        return
    count = f"{clashing[guilty[0]]:,} of {placed:,} placements"
    if not any(one.writes.clashes_with_givens for one in seen):
        yield (
            f"what is noted of each {guilty[0]} is not kept up to date when a digit is placed: "
            f"{count} repeat a digit that was placed in their {guilty[0]}, none one that was given."
        )
    elif guilty == ["box"]:
        yield (
            f"{count} repeat a digit of their box, none one of their row or column: compare all of "
            "the box; look at the box formula: its cells are "
            "`r // 3 * 3 + k // 3` and `c // 3 * 3 + k % 3`, its number `r // 3 * 3 + c // 3`."
        )
    else:
        yield (
            f"{guilty[0]}s are not compared, or not all of their cells: {count} repeat a digit of "
            f"their {guilty[0]}, none one of another unit."
        )


def _standing_still(seen: list[Seen]) -> Iterator[str]:
    """The last writes are all to one cell, or the calls went deeper without a write."""
    for one in seen:
        last_cells = one.writes.last_cells or one.writes.cells
        if "\nRecursionError" in one.error and len(last_cells) <= 1:
            yield (
                "the recursion does not advance: each call must find less to do than the one "
                "before. Write the digit before the call, or go on to the next cell in it."
            )
        elif one.ending == "time" and len(one.writes.last_cells) == 1 and one.writes.last:
            last = one.writes.last
            yield (
                f"the search writes over the same cell, {cell_name(last.cell)}, for ever, in line "
                f"{last.line}: the position must advance, or the loop must end."
            )


def _out_of_reach(seen: list[Seen]) -> Iterator[str]:
    """What was never written to, on any board, where all the rest is filled and fits."""
    left = [one for one in seen if one.blanks and one.answer != one.puzzle]
    if left and all(not clashes(one.answer) for one in left):
        for name, at in (("row", 0), ("column", 1)):
            if all({cell[at] for cell in one.blanks} == {8} for one in left) and not any(
                cell[at] == 8 for one in seen for cell in one.writes.cells
            ):
                yield (
                    f"the last {name} is never written to: `range(8)` ends before it, and so does "
                    "a search that takes 8 for the end."
                )


def _digit_not_tried(seen: list[Seen]) -> Iterator[str]:
    """Every search came to its end, and none of them ever placed a nine, or a one."""
    tried: set[str] = set().union(*(one.writes.digits for one in seen))
    placed = sum(one.writes.placed for one in seen)
    needed = {one.solved[row][column] for one in seen for row, column in one.empty}
    searched = all(one.unchanged and one.writes.searched for one in seen[1:] or seen)
    if placed >= ENOUGH_PLACED and len(tried) > 4 and searched:
        for digit in sorted({"9", "1"} & needed - tried):
            yield (
                f"the digit {digit} is never placed: `range(1, 10)` goes from 1 to 9. Or is it "
                "noted as used from the start, as by the index -1 that a blank gets?"
            )


def _never_undone(seen: list[Seen]) -> Iterator[str]:
    """Each search came to a cell into which nothing fits, and never took anything back."""
    if any(one.writes.unwatched or one.writes.undone or not one.blanks for one in seen):
        return
    tidying: set[int] = set().union(*(one.writes.tidying for one in seen))
    beside = next((one.writes.beside for one in seen if one.writes.beside), None)
    if beside and beside.line not in tidying and any(one.has_wrong_digit for one in seen):
        yield (
            f"it is not the placed digit that is taken back: line {beside.line} empties "
            f"{cell_name(beside.cell)}, which is empty already. Row or column have changed in the "
            "calls between; keep them in variables of the call."
        )
    elif all(one.writes.in_turn and one.is_stuck for one in seen):
        yield (
            "the search never takes a digit back. When none fits into a blank, `return False`, so "
            "that the call before it undoes its own (`board[r][c] = '.'`) and tries the next "
            "digit; a `return solve(…)` in the loop never comes to that."
        )


RULES: tuple[Callable[[list[Seen]], Iterator[str]], ...] = (
    _returned_or_printed,
    _no_strings,
    _success_undone,
    _givens_searched,
    _another_answer,
    _givens_replaced,
    _never_written,
    _out_of_reach,
    _standing_still,
    _check_missing,
    _digit_not_tried,
    _never_undone,
)
"""The strongest evidence first."""


def _given(what: str, step: Step, puzzle: Board, remedy: str) -> str:
    new = step.new["text"] if isinstance(step.new, dict) else step.new or "a blank"
    told = (
        f"a given was {what}: {cell_name(step.cell)} held {step.old} when line {step.line} wrote "
        f"{new} there. Where `board[r][c] != '.'` at the start, {remedy}."
    )
    row, column = step.cell
    if puzzle[column][row] == ".":
        mirrored = cell_name((column, row))
        told += f" Or are row and column swapped there? {mirrored} is a blank."
    return told


def _is_full_grid(board: list[list[Json]]) -> bool:
    whole = all(isinstance(board[row][column], str) for row, column in CELLS)
    return whole and all(board[r][c] in set(DIGITS) for r, c in CELLS) and not clashes(board)


def _as_strings(board: list[list[Json]]) -> Board:
    return [[str(cell) for cell in row] for row in board]
