"""Rules on searches that never undo a digit, or that clear the wrong cell."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from harness.calls import CallEnd
from harness.mistake import Mistake
from harness.why.program import Program

from ...board import Cell, at, candidates
from ...parsed import parse
from ...searches import is_search
from ..causes import Cause
from ..decisions import PATHS
from ..failed_case import FailedCase
from ..source import lines_that_blank, stored_into
from .guesses import placements_of, tries_in_order

if TYPE_CHECKING:
    from harness.trace import Step


def never_takes_a_digit_back(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that never undoes a digit.

    Needs: no digit was ever undone, every board has blanks left, digits were tried in order, and
    the next blank has no candidate.
    Ruled out by: replaced rows.
    """
    # a deduction does not choose
    has_choice = any(len(one.candidates) > 1 for case in cases for one in placements_of(case))
    stuck = has_choice and all(tries_in_order(one) and _is_stuck(one) for one in cases)
    if not stuck or not all(one.never_undoes for one in cases):
        return None
    if not is_search(cases[0].source) and not any(one.replaced for one in cases):
        return Mistake(
            Cause.LOOP_WITHOUT_SEARCH,
            "the loop takes a digit that fits, and never comes back to it.",
            remedy="Let a function fill the rest of the board and return True or False. Where it "
            "returns False, make the cell blank again and try the next digit.",
        )
    program = parse(cases[0].source)
    if not lines_that_blank(program):
        return Mistake(
            Cause.UNDO_MISSING,
            "the search never undoes a digit on the board: no cell becomes blank again.",
            remedy="When the deeper call has failed, undo your own digit (`board[r][c] = '.'`) and "
            "try the next one. When none is left, return False.",
        )
    if mistake := next(filter(None, map(_dead_end_taken_for_solved, cases)), None):
        return mistake
    return Mistake(
        Cause.NEVER_BACKTRACKS,
        "the search never undoes a digit.",
        remedy="When no digit fits, the call has to return False, so that its caller undoes its "
        "own digit and tries the next one.",
    )


def wrong_cell_undone(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose an undo that clears a cell other than the filled cell.

    Needs: no digit was ever undone, blanks are left on every board, a line blanked the same blank
    cell twice, and a wrong digit is left on some board.
    Ruled out by: replaced rows, and a line that blanks each cell before a digit is placed there.
    """
    undos = ((one, _missed_undo(one)) for one in cases)
    case, undo = next(((one, step) for one, step in undos if step), (cases[0], None))
    never_undone = all(one.never_undoes for one in cases)
    if not never_undone or undo is None or not any(one.has_wrong_digit for one in cases):
        return None
    return Mistake(
        Cause.WRONG_CELL_UNDONE,
        f"the undo clears the wrong cell: line {undo.line} blanks {case.name_of(undo.cell)}, "
        "which is already blank, and the digits that were placed stay.",
        undo.line,
        "Has a deeper call changed the row or column? Keep them in local variables.",
    )


def _missed_undo(case: FailedCase) -> Step | None:
    """Return the first write by which a line blanks a blank cell for the second time, or None."""
    pairs = [(one, after) for one, after in pairwise(case.steps) if one.cell == after.cell]
    clearing = {one.line for one, after in pairs if not one.old and after.new and not after.old}
    seen = set[tuple[int, Cell]]()
    for step in case.steps:
        if not (step.old or step.new or step.line in clearing):
            if (step.line, step.cell) in seen:
                return step
            seen.add((step.line, step.cell))
    return None


def _is_stuck(case: FailedCase) -> bool:
    """Return True if the next blank has no candidate.

    That is the first or last blank by rows or columns, or any if cells are not filled in order.
    """
    next_blanks = case.blanks_left
    filled = [cell for cell, _ in case.search.stack] if case.search else []
    if next_blanks and any(filled == sorted(filled, key=path) for path in PATHS):
        next_blanks = {min(next_blanks, key=path) for path in PATHS}
    return any(not candidates(case.answer, cell) for cell in next_blanks)


def _dead_end_taken_for_solved(case: FailedCase) -> Mistake | None:
    """Diagnose a call that returned True though a blank had no candidate.

    Needs: a function that undoes a digit, in a line that was never reached. Its first call that
    returned made no deeper call, so that the answer is its own.
    """
    for line in _unreached_undos(case):
        calls = case.calls_in_functions_at(line)[::-1]
        returned = (one for one in calls if one.end is CallEnd.RETURNED)
        call = min(returned, key=lambda one: one.after, default=None)  # of several, the deepest
        if not call or not call.result:
            continue
        board = case.board_after(call.after)
        stuck = [one for one in case.blanks if at(board, one) == "." and not candidates(board, one)]
        if stuck:
            answer = "True" if call.result is True else "an answer"
            return Mistake(
                Cause.NEVER_BACKTRACKS,
                f"`{call.function}` (line {call.first_line}) returned {answer} when no digit "
                f"fitted at {case.name_of(min(stuck))}: a dead end is taken for the end, so that "
                f"line {line} never undoes a digit.",
                call.first_line,
                "When no digit fits, return False.",
                tells_line=False,
            )
    return None


def _unreached_undos(case: FailedCase) -> list[int]:
    """Return the lines that would write '.' to the board, but were never reached.

    Needs: all writes are known, and a line that has written to the board by the same name.
    Ruled out by: a slice assignment, which is not recorded where it writes an equal value.
    """
    program = parse(case.source)
    lines = {step.line for step in case.trace}
    slices = {node.lineno for node in program.nodes if isinstance(node, ast.Slice)}
    names = set().union(*(_names_written(program, line) for line in lines))
    idle = {*lines_that_blank(program, (".",))} - lines - slices if case.writes.finished else set()
    return sorted(line for line in idle if _names_written(program, line) <= names)


def _names_written(program: Program, line: int) -> set[str]:
    """Return the names to whose items a line assigns, such as `board`."""
    return stored_into([one for one in program.nodes if getattr(one, "lineno", 0) == line])
