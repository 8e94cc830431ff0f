"""Rules on backtracking: skipped cells, digits that are not undone, and undos too early."""

from collections.abc import Sequence
from itertools import takewhile

from harness.mistake import Mistake

from ...board import DIGITS, Cell, at, candidates, cell_name, clashes
from ...source import may_go_back, parse, recursive_functions
from ..causes import Cause
from ..decisions import FEW, PATHS, SOME, Act, Decision, Path, Search
from ..failed_case import FailedCase, as_strings


def cell_passed_by(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that goes on after a blank that takes no digit.

    Needs: a method that returned a wrong answer; a search that filled its first cells by rows or
    columns, on this board or on another; and at the end, before the last filled cell, a cell that
    is blank or holds a digit that the search had undone.
    Ruled out by: a program that has no way back, whatever writes its answer.
    """
    finished = _finished(cases) if may_go_back(cases[0].source) else []
    paths = {path for _, search in finished if (path := _first_path(search))}
    for case, search in finished:
        path = _first_path(search) or (next(iter(paths)) if len(paths) == 1 else None)
        filled = {cell for cell, _ in search.stack}
        last = max(map(path, filled)) if path and filled else ()
        skipped = [cell for cell in case.blanks - filled if path and path(cell) < last]
        if not skipped:
            continue
        first = min(skipped, key=path)
        if at(case.answer, first) == ".":
            return Mistake(
                Cause.BLANK_PASSED_BY,
                f"{case.name_of(first)} is left blank, but blanks that come after it are filled.",
                remedy="Look at where the search moves on. Does it return False when no digit "
                "fits? Does it start each row at column 0? Does it put back a cell that it took "
                "from a list?",
            )
        if str(at(case.answer, first)) in set(DIGITS):
            line = case.writing_line(first)
            return Mistake(
                Cause.UNDO_MISSING,
                f"{case.name_of(first)} keeps a digit that the search has given up"
                f"{_line_clause(line)}, and cells after it are filled.",
                line,
                "Write '.' to the board when the search goes back.",
                tells_line=False,
            )
    return None


def digit_left_standing(case: FailedCase) -> Mistake | None:
    """Diagnose digits that were deduced from a guess and stay when the guess is undone.

    Needs: a method that returned a wrong answer; a digit of the search that was undone; and a
    wrong digit left in another cell of the answer, placed while the undone digit was on the board.
    Ruled out by: a search that fills the cells in order, which skipped that cell on its way back.
    """
    if not case.search or not case.ended_wrong:
        return None
    filled = {cell for cell, _ in case.search.stack}
    blanked = {step.number for step in case.writes.steps if step.old and not step.new}
    undone = [one for one in case.decisions if one.act is Act.UNDONE]
    for one in undone:
        later = [other for other in undone if other.number == one.number and other.cell != one.cell]
        remains = one.cell not in filled and at(case.answer, one.cell) == one.digit
        wrong = remains and at(case.solved, one.cell) != one.digit
        if wrong and one.number in blanked and later:
            guess, line = later[-1], case.writing_line(one.cell)
            cause = Cause.DEDUCTIONS_NOT_UNDONE
            remedy = "When you undo a guess, undo every digit placed after it, or try each guess "
            remedy += "on a copy."
            if _first_path(case.search):  # one cell after another, so that nothing is deduced
                cause = Cause.BLANK_PASSED_BY
                remedy = "Go back one cell at a time. Is one skipped, at the start of a row?"
            text = f"{case.name_of(one.cell)} still holds {one.digit}{_line_clause(line)}. It was "
            text += f"placed after the {guess.digit} at {cell_name(guess.cell)}, which was undone."
            return Mistake(cause, text, line, remedy, tells_line=False)
    return None


def _line_clause(line: int) -> str:
    """Return a clause on the line that wrote a digit, or '' if it is unknown."""
    return f" (line {line} wrote it)" if line else ""


def turned_back(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that goes back although all its digits are right.

    Needs: a method that returned the board as it was, after a search that filled several cells one
    after another, and undid a digit although all digits on the board were right.
    Ruled out by: a search that goes on to another cell when no digit fits one, since it may only
    test which digits fit; a board that was solved for a moment.
    """
    for case, search in _finished(cases):
        if not case.unchanged or case.solving_write or search.tries < SOME:
            continue
        if search.sidesteps:
            return None
        if decision := _turning_point(case, search.decisions):
            undone = decision.act is Act.UNDONE
            result = "undone" if undone else "not placed"
            contrast = "though all digits were right" if undone else "where it is right"
            return Mistake(
                Cause.TURNED_BACK,
                f"{decision.digit} was {result} at {case.name_of(decision.cell)}, {contrast}.",
                remedy="Why does the search turn back there? Is every digit tried? Does its check "
                "compare cells outside row, column and box? Do sets or masks still hold what was "
                "undone?",
            )
    return None


def ended_early(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that ends with wrong digits, for an unknown reason.

    Needs: all writes of a search that returned a wrong answer, or of guesses that were kept; no
    blank left, or a blank without a candidate. The mistake names the first wrong cell to which the
    right digit was never written, or else the first wrong cell.
    Ruled out by: repeated digits in the answer of a known search: its check let them through; a
    search that returned True each time: it did not look any further.
    """
    if not cases[0].returned_wrong or any(map(_claims_success, cases)):
        return None
    for case in cases:
        if not (case.complete and case.ended_plainly):
            continue
        cells = list(dict.fromkeys(step.cell for step in case.steps))
        wrong = [one for one in cells if at(case.answer, one) not in (".", at(case.solved, one))]
        let_through = case.search and clashes(as_strings(case.answer))
        searched = case.is_search and not let_through
        blanks = case.blanks_left
        stuck = not blanks or any(not candidates(case.answer, one) for one in blanks)
        if case.trace.rows_replaced or not (wrong and stuck):
            continue
        if at(case.answer, wrong[0]) not in {*DIGITS} or not (
            searched or _was_guess(case, wrong[0])
        ):
            continue
        written = {(step.cell, step.new) for step in case.steps}
        untried = [one for one in wrong if (one, at(case.solved, one)) not in written]
        cell = (untried or wrong)[0]
        text = f"the search ended with {at(case.answer, cell)} at {case.name_of(cell)}, where "
        text += f"{at(case.solved, cell)} is right" + " and was never placed" * bool(untried)
        remedy = "Go back as far as it takes: where no digit fits, undo the last one and try the "
        remedy += "next."
        line = case.writing_line(cell)
        return Mistake(Cause.TURNED_BACK, f"{text}.", line, remedy, tells_line=False)
    return None


def _claims_success(case: FailedCase) -> bool:
    """Return True if each outermost call of a recursive function returned True."""
    names, calls = recursive_functions(parse(case.source)), case.calls
    recursive = [call for call in calls if call.function in names]
    outermost = [
        one for one in recursive if calls[one.parent].function not in names or one.parent < 0
    ]
    return bool(outermost) and all(call.result is True for call in outermost)


def _was_guess(case: FailedCase, cell: Cell) -> bool:
    """Return True if a digit was a guess: it fitted its cell, in a program that never goes back.

    Such a program has no recursion, and writes each cell once, not in reading order, from several
    lines.
    """
    cells = [step.cell for step in case.steps]
    written_once = len({*cells}) == len(cells) and cells != sorted(cells)
    fits = at(case.answer, cell) in candidates(case.board_after(cells.index(cell)), cell)
    several_lines = len({step.line for step in case.steps}) > 1
    return written_once and fits and several_lines and not recursive_functions(parse(case.source))


def _finished(cases: Sequence[FailedCase]) -> list[tuple[FailedCase, Search]]:
    """Return each case with a wrong answer whose search is fully known, and its search."""
    return [(one, one.search) for one in cases if one.search and one.ended_wrong]


def _first_path(search: Search) -> Path | None:
    """Return the order in which a search fills cells before its first undo, or None."""
    first = takewhile(lambda one: one.act is not Act.UNDONE, search.decisions)
    cells = [one.cell for one in first if one.act is Act.PLACED]
    for path in PATHS if len(cells) >= FEW else ():
        if cells == sorted(search.blanks, key=path)[: len(cells)]:
            return path
    return None


def _turning_point(case: FailedCase, decisions: Sequence[Decision]) -> Decision | None:
    """Return the first right digit refused, or else undone, while no digit was wrong; or None."""
    wrong, depth, refused = 0, 0, None
    for one in decisions:
        right = at(case.solved, one.cell) == one.digit
        if one.act is Act.PLACED:
            wrong, depth = wrong + (not right), depth + 1
        elif one.act is Act.UNDONE:
            if not wrong:
                return refused or (one if depth > 1 else None)
            wrong, depth = wrong - (not right), depth - 1
        elif right and not wrong:
            refused = refused or one
    return None
