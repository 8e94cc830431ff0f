"""Names the likely mistake where the evidence is strong, and is silent where it is weak.

Strong is what cannot be explained otherwise: a write that was seen, a board that says it. A search
that is right but slow, or wrong in a way of its own, shows none of these.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from harness.records import Json, Run
from harness.trace import Step, Trace

from .board import CELLS, DIGITS, Board, cell_name, clashes, format_line
from .check import has_shape
from .evidence import KINDS, Evidence, gather
from .oracle import solutions

ENOUGH = 20
"""Digits placed, from which on it is no chance that a kind of them was never seen."""


def diagnose(puzzle: Board, run: Run, trace: Trace | None) -> str | None:
    """The likely mistake in one sentence with where to look, or None.

    Args:
        puzzle: a board with exactly one solution, on which the run failed.
        run: what happened in the run that was judged.
        trace: the writes of another run of the same code on the same board, if there is one.
    """
    solved = next(solutions(puzzle))
    answer = run.arguments[0] if run.arguments else None
    seen = gather(puzzle, solved, trace) if trace else None
    found = _of_answer(puzzle, solved, run, answer, seen)
    return next(iter(found), None)


def _of_answer(
    puzzle: Board, solved: Board, run: Run, answer: Json, seen: Evidence | None
) -> Iterator[str]:
    if answer == puzzle:
        yield from _of_returned(solved, run)
    elif answer is not None:
        yield from _of_cells(solved, answer)
    if seen is None:
        return
    if answer == puzzle and seen.writes == 0:
        yield (
            "the board that was passed in was never written to. A copy, or `board = …`, is another "
            "board: write `board[r][c] = digit`, or `board[:] = solved` at the end."
        )
    yield from _of_success(run, seen)
    yield from _of_givens(seen)
    yield from _of_checks(seen)
    if run.ending in ("time", "raised"):
        yield from _of_standing_still(run, seen)
    if answer is not None and has_shape(answer):
        yield from _of_reach(puzzle, answer, seen)


def _of_returned(solved: Board, run: Run) -> Iterator[str]:
    kind = run.returned["type"] if isinstance(run.returned, dict) else ""
    if kind == "coroutine":
        yield "the method is `async def`, so that calling it runs nothing: make it a plain `def`."
    elif "generator" in kind:
        yield "the method contains `yield`, so that calling it runs nothing: use `return`."
    elif has_shape(run.returned) and _as_strings(run.returned) == solved:
        yield (
            "the answer was returned instead of written. What is returned does not count: write "
            "`board[r][c] = digit`, or `board[:] = solved` at the end."
        )
    elif format_line(solved) in re.sub("[^1-9]", "", run.printed):
        yield (
            "the answer was printed instead of written: write `board[r][c] = digit` where you "
            "print it."
        )


def _of_cells(solved: Board, answer: Json) -> Iterator[str]:
    if isinstance(answer, list):
        for number, row in enumerate(answer, 1):
            if isinstance(row, str) or (isinstance(row, dict) and row["type"] == "tuple"):
                kind = "string" if isinstance(row, str) else "tuple"
                yield f"row {number} is a {kind} now: a row stays a list; set its cells one by one."
    if not has_shape(answer):
        return
    if _as_strings(answer) == solved:
        yield "the digits are right but are no strings: write str(digit), or '5' instead of 5."
    if any(answer[row][column] in ("0", 0) for row, column in CELLS):
        yield "the code writes '0' for a blank: on this board a blank is '.'."
    rows = [row for row in answer if answer.count(row) > 1]
    if len(rows) == 9:
        yield (
            "all rows are the same list: `[[…]] * 9` repeats one row nine times. "
            "Use `[[…] for _ in range(9)]`."
        )
    elif _is_full_grid(answer) and answer != solved:
        yield "this is the answer of another board: an answer was written in, or kept from before."


def _of_success(run: Run, seen: Evidence) -> Iterator[str]:
    if seen.solved is None:
        return
    if run.ending == "raised" and seen.spoilt is None:
        yield (
            f"the right answer stood on the board at write {seen.solved.number:,}, and then the "
            "search went on: it leaves the board by its edge. Where the last cell is filled, "
            "`return True`."
        )
    elif seen.spoilt is not None:
        yield (
            f"the right answer stood on the board at write {seen.solved.number:,}, and line "
            f"{seen.spoilt.line} undid it: the success is not passed on. "
            "`if solve(…): return True` before the undo, and `return True` where the board is full."
        )


def _of_givens(seen: Evidence) -> Iterator[str]:
    if seen.overwritten:
        yield _given("overwritten", seen.overwritten, "go on to the next cell")
    if seen.erased:
        yield _given("erased", seen.erased, "undo only what the search itself has placed")


def _of_checks(seen: Evidence) -> Iterator[str]:
    """A check that is missing or wrong lets digits through that clash in its own kind of unit."""
    clashing = [kind for kind in KINDS if seen.clashes[kind]]
    if len(clashing) != 1 or seen.clashes[clashing[0]] < 2:
        return
    count = f"{seen.clashes[clashing[0]]:,} of {seen.placed:,} placements"
    if clashing == ["box"]:
        yield (
            f"{count} repeat a digit of their box, none one of their row or column: look at the "
            "box formula, `r // 3 * 3 + k // 3` and `c // 3 * 3 + k % 3`."
        )
    else:
        yield (
            f"{clashing[0]}s are not compared: {count} repeat a digit of their {clashing[0]}, and "
            "no other kind of unit."
        )


def _of_standing_still(run: Run, seen: Evidence) -> Iterator[str]:
    if "RecursionError" in run.error and len(seen.last_cells) <= 1:
        yield "the recursion does not advance: each call must go on to the cell behind its own."
    elif len(seen.last_cells) == 1 and seen.last:
        yield (
            f"the search writes over the same cell, {cell_name(seen.last.cell)}, for ever, in line "
            f"{seen.last.line}: the position must advance, or the loop must end."
        )


def _of_reach(puzzle: Board, answer: Board, seen: Evidence) -> Iterator[str]:
    """What was never reached, where all the rest is filled and clashes with nothing."""
    blanks = {cell for cell in CELLS if answer[cell[0]][cell[1]] == "."}
    if blanks and not clashes(answer):
        for name, at in (("row", 0), ("column", 1)):
            if not blanks & seen.cells and {cell[at] for cell in blanks} == {8}:
                yield f"the last {name} is never written to: `range(8)` ends before it."
    for digit in "91":
        others = set(DIGITS) - {digit}
        if seen.digits == others and seen.placed >= ENOUGH and not _has_no(digit, puzzle):
            yield f"the digit {digit} is never tried: `range(1, 10)` goes from 1 to 9."
    if blanks and seen.placed and not _undone(puzzle, answer, seen):
        yield (
            "the search never takes a digit back: when none fits into a blank, the digit before "
            "it must be undone (`board[r][c] = '.'`) and the next one tried."
        )


def _undone(puzzle: Board, answer: Board, seen: Evidence) -> bool:
    """Whether any cell was blank or another digit again after it was filled."""
    filled = sum(puzzle[row][column] == "." and answer[row][column] != "." for row, column in CELLS)
    return seen.writes != filled


def _given(what: str, step: Step, remedy: str) -> str:
    return (
        f"a given was {what}: {cell_name(step.cell)} held {step.old} when line {step.line} wrote "
        f"{step.new or 'a blank'} there. Where `board[r][c] != '.'` at the start, {remedy}."
    )


def _has_no(digit: str, puzzle: Board) -> bool:
    """Whether all nine of a digit are given, so that nobody has to try it."""
    return sum(row.count(digit) for row in puzzle) == 9


def _is_full_grid(board: Board) -> bool:
    whole = all(isinstance(board[row][column], str) for row, column in CELLS)
    return whole and all(board[r][c] in DIGITS for r, c in CELLS) and not clashes(board)


def _as_strings(board: list[list[Json]]) -> Board:
    return [[str(cell) for cell in row] for row in board]
