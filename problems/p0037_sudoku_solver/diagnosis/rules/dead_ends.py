"""Rules on a search without a way back, or with too short a one."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import TYPE_CHECKING

from harness.calls import CallEnd
from harness.mistake import Mistake
from harness.why.program import Program

from ...board import Cell, at, candidates
from ...kind_of_solution import NO_SEARCH, kind_of
from ...parsed import parse, recursive_functions
from ..causes import Cause
from ..choices import choices_of, tries_in_order
from ..decisions import PATHS, SOME
from ..failed_case import FailedCase
from ..source import lines_that_blank, stored_into

if TYPE_CHECKING:
    from harness.trace import Step


def never_takes_a_digit_back(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search without a way back.

    Needs: no digit was ever taken back, every board has blanks left, digits were tried in order,
    and the next blank has no candidate.
    Ruled out by: replaced rows.
    """
    # a deduction does not choose
    chosen = any(len(it.fitting) > 1 for one in cases for it in choices_of(one))
    stuck = chosen and all(tries_in_order(one) and _is_stuck(one) for one in cases)
    if not stuck or not all(one.takes_nothing_back for one in cases):
        return None
    if kind_of(cases[0].source) == NO_SEARCH and not any(one.replaced for one in cases):
        return Mistake(
            Cause.UNDO_MISSING,
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
    if taken := next(filter(None, map(_dead_end_taken_for_solved, cases)), None):
        return taken
    return Mistake(
        Cause.NEVER_BACKTRACKS,
        "the search never undoes a digit.",
        remedy="When no digit fits, the call has to return False, so that its caller undoes its "
        "own digit and tries the next one.",
    )


def guess_never_undone(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a program that guesses after deductions, and keeps each guess.

    Needs: no function that calls itself; on each board, a wrong answer, cells that were written
    once each, by several lines, and a first wrong digit that fitted when it was written.
    Ruled out by: cells that are written row by row, as an answer is that was found elsewhere.
    """
    if recursive_functions(parse(cases[0].source)) or not all(map(_wrote_each_once, cases)):
        return None
    if all(_cells(case) == sorted(_cells(case)) for case in cases):
        return None
    guesses = [_first_wrong_guess(case) for case in cases]
    if not all(guesses) or not (guess := guesses[0]):
        return None
    where, right = cases[0].name_of(guess.cell), at(cases[0].solved, guess.cell)
    return Mistake(
        Cause.UNDO_MISSING,
        f"line {guess.line} wrote {guess.new} to {where}, where {right} fitted too, and never took "
        "that guess back.",
        guess.line,
        "Let a function guess and fill the rest of the board, and return True or False. Where it "
        "returns False, undo the guess with all that followed from it, and try the next digit.",
    )


def _wrote_each_once(case: FailedCase) -> bool:
    """Return True if a run ended with a wrong answer, and several lines wrote to each cell once."""
    several = len({step.line for step in case.steps}) > 1
    ended = case.returned_wrong and case.complete and not case.trace.rows_replaced
    return several and ended and len({*_cells(case)}) == len(case.steps)


def _cells(case: FailedCase) -> list[Cell]:
    return [step.cell for step in case.steps]


def _first_wrong_guess(case: FailedCase) -> Step | None:
    """Return the write of the first wrong digit, if no peer held the digit then."""
    board = [list(row) for row in case.puzzle]
    for step in case.steps:
        if step.new != at(case.solved, step.cell):
            return step if step.new and step.new in candidates(board, step.cell) else None
        board[step.cell[0]][step.cell[1]] = step.new
    return None


def _is_stuck(case: FailedCase) -> bool:
    """True if a blank that comes next has no candidate.

    The first or the last one, by rows or by columns; any, if blanks are not filled in order.
    """
    next_ones = case.blanks_left
    filled = [cell for cell, _ in case.search.stack] if case.search else []
    if next_ones and any(filled == sorted(filled, key=path) for path in PATHS):
        next_ones = {min(next_ones, key=path) for path in PATHS}
    return any(not candidates(case.answer, cell) for cell in next_ones)


def goes_back_one_cell(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that gives up where another digit in the last cell does not help.

    Needs: on several boards, digits that were placed and blanks that are left, though digits were
    taken back: each time the one that was placed last, and none before it. Each candidate of the
    first of these blanks was tried there.
    """
    if len(cases) < 2 or not all(one.ended_wrong and _has_tried(one) for one in cases):
        return None
    back = list(map(_furthest_back, cases))
    if max(back) != 1:
        return None
    case = cases[back.index(1)]
    left, stuck = len(case.blanks_left), case.name_of(min(case.blanks_left))
    return Mistake(
        Cause.NEVER_BACKTRACKS,
        f"the search never goes back beyond the last cell that it filled. It gives up at {stuck}, "
        f"and {left} blanks are left.",
        remedy="Go back as far as it takes: where the last cell has no other digit, make it blank, "
        "and go on with the one before that.",
    )


def _has_tried(case: FailedCase) -> bool:
    """Return True if some blanks are filled, and each candidate of the first one left was tried."""
    first = min(case.blanks_left, default=None)
    if case.unchanged or first is None:
        return False
    tried = {step.new for step in case.steps if step.cell == first}
    return tried.issuperset(candidates(case.answer, first))


def _furthest_back(case: FailedCase) -> int:
    """Return how many digits a search takes back at most before it gets further than before."""
    filled, most, furthest = list[Cell](), 0, 0
    for step in case.writes.steps:
        if step.cell in filled:
            del filled[filled.index(step.cell) :]
            furthest = max(furthest, most - len(filled))
        if step.new:
            filled.append(step.cell)
            most = max(most, len(filled))
    return furthest


def only_exchanges_digits(case: FailedCase) -> Mistake | None:
    """Diagnose a search that fills the board at once, and then exchanges digits while that helps.

    Needs: a wrong answer without blanks; after as many writes as there were blanks, each two writes
    exchange the digits of two cells.
    """
    later = case.steps[len(case.blanks) :]
    pairs = list(zip(later[::2], later[1::2], strict=False))
    exchanged = all((a.old, a.new) == (b.new, b.old) and a.cell != b.cell for a, b in pairs)
    if not (case.returned_wrong and exchanged) or case.blanks_left or len(pairs) < SOME:
        return None
    return Mistake(
        Cause.NEVER_BACKTRACKS,
        "all blanks are filled at once, and then the search only exchanges two digits at a time, "
        "until that no longer helps.",
        remedy="Such a search gets stuck while digits are still repeated. Place one digit at a "
        "time, where it fits; where none does, undo the last one and try the next.",
    )


def _dead_end_taken_for_solved(case: FailedCase) -> Mistake | None:
    """Diagnose a call that returned True though a blank had no candidate.

    Needs: a function that undoes a digit, in a line that was never reached. Its first call to end
    had no call within it, so its answer comes from no deeper one.
    """
    for line in _idle_undos(case):
        calls = case.calls_around(line)[::-1]
        returned = (one for one in calls if one.end is CallEnd.RETURNED)
        ended = min(returned, key=lambda one: one.after, default=None)  # of several, the deepest
        if not ended or not ended.result:
            continue
        board = case.board_after(ended.after)
        dead = [one for one in case.blanks if at(board, one) == "." and not candidates(board, one)]
        if dead:
            answer = "True" if ended.result is True else "an answer"
            return Mistake(
                Cause.NEVER_BACKTRACKS,
                f"`{ended.function}` (line {ended.first_line}) returned {answer} when no digit "
                f"fitted at {case.name_of(min(dead))}: a dead end is taken for the end, so that "
                f"line {line} never undoes a digit.",
                ended.first_line,
                "When no digit fits, return False.",
                tells_line=False,
            )
    return None


def _idle_undos(case: FailedCase) -> list[int]:
    """Return the lines that write '.' to the board, and were never reached.

    Needs: all writes are known, and a line that has written to the board by the same name.
    Ruled out by: a slice, which is not seen to write what was there.
    """
    program = parse(case.source)
    wrote = {step.line for step in case.trace}
    slices = {node.lineno for node in program.nodes if isinstance(node, ast.Slice)}
    names = set().union(*(_names_written(program, line) for line in wrote))
    idle = {*lines_that_blank(program, (".",))} - wrote - slices if case.writes.finished else set()
    return sorted(line for line in idle if _names_written(program, line) <= names)


def _names_written(program: Program, line: int) -> set[str]:
    """Return the names to whose items a line assigns."""
    return stored_into([one for one in program.nodes if getattr(one, "lineno", 0) == line])
