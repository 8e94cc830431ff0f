"""Rules on the way back: what a search gives up, takes back or leaves standing.

Each looks at all cases and returns the mistake, or None.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import takewhile

from harness.mistake import Mistake

from ...board import DIGITS, Cell, at, cell_name
from ...notes_in_source import keeps_notes, name_of_notes
from ..causes import Cause
from ..decisions import FEW, PATHS, SOME, Act, Decision, Path, Search
from ..failed_case import FailedCase

GROUPS: dict[str, Callable[[Cell, str], str]] = {
    "row": lambda cell, _: str(cell[0] + 1),
    "column": lambda cell, _: str(cell[1] + 1),
    "box": lambda cell, _: str(cell[0] // 3 * 3 + cell[1] // 3 + 1),
    "digit": lambda _, digit: digit,
}
"""The groups that are filled one by one, by their names: the number of a cell's, from 1 to 9."""


def cell_passed_by(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that goes on beyond a cell that it has given up.

    Needs: a method that returned a wrong answer; its search filled the first cells in the order of
    the board, on this board or on another, and in the end a cell before its last one is blank, or
    holds a digit that it had given up.
    """
    finished = _finished(cases)
    shown = {path for _, search in finished if (path := _path_at_first(search))}
    for case, search in finished:
        path = _path_at_first(search) or (next(iter(shown)) if len(shown) == 1 else None)
        filled = {cell for cell, _ in search.stack}
        last = max(map(path, filled)) if path and filled else ()
        passed = [cell for cell in case.blanks - filled if path and path(cell) < last]
        if not passed:
            continue
        first = min(passed, key=path)
        name, line = case.name_of(first), case.line_that_wrote(first)
        if at(case.answer, first) == ".":
            return Mistake(
                Cause.BLANK_PASSED_BY,
                f"{name} is left blank, but blanks that come after it are filled.",
                remedy="Look at where the search moves on. Does it return False when no digit "
                "fits? Does it start each row at column 0? Does it put back a cell that it took "
                "from a list?",
            )
        if str(at(case.answer, first)) in set(DIGITS):
            return Mistake(
                Cause.UNDO_MISSING,
                f"{name} keeps a digit that the search has given up{_by_line(line)}, and cells "
                "after it are filled.",
                line,
                "Write '.' to the board when the search goes back.",
                tells_line=False,
            )
    return None


def digit_left_standing(case: FailedCase) -> Mistake | None:
    """Diagnose digits that followed from a guess and stay when it is undone.

    Needs: a method that returned a wrong answer, a digit of the search that was blanked, and a
    wrong digit in another cell of the answer that was placed after that one, and before it was
    taken back.
    A search that fills one cell after another deduces nothing: it has gone back past the cell.
    """
    if not case.search or not case.ended_wrong:
        return None
    filled = {cell for cell, _ in case.search.stack}
    blanked = {step.number for step in case.writes.steps if step.old and not step.new}
    undone = [one for one in case.decisions if one.act is Act.UNDONE]
    for one in undone:
        below = [it for it in undone if it.number == one.number and it.cell != one.cell]
        stands = one.cell not in filled and at(case.answer, one.cell) == one.digit
        wrong = stands and at(case.solved, one.cell) != one.digit
        if wrong and one.number in blanked and below:
            base, line = below[-1], case.line_that_wrote(one.cell)
            cause = Cause.DEDUCTIONS_NOT_UNDONE
            remedy = "When you undo a guess, undo every digit placed after it, or try each guess "
            remedy += "on a copy."
            if _path_at_first(case.search):  # one cell after another, so that nothing is deduced
                cause = Cause.BLANK_PASSED_BY
                remedy = "Go back one cell at a time. Is one skipped, at the start of a row?"
            text = f"{case.name_of(one.cell)} still holds {one.digit}{_by_line(line)}. It was "
            text += f"placed after the {base.digit} at {cell_name(base.cell)}, which was undone."
            return Mistake(cause, text, line, remedy, tells_line=False)
    return None


def _by_line(line: int) -> str:
    """Return the words for the line that wrote a digit, if it is known."""
    return f" (line {line} wrote it)" if line else ""


def group_passed_by(case: FailedCase) -> Mistake | None:
    """Diagnose a search of one row, column, box or digit after another, without a way back.

    Needs: a method that returned, and all its writes. Of each group, all blanks are filled or
    none, the groups were filled in order, and a group that comes before a filled one is blank; a
    wrong digit was placed before that.
    """
    if not (case.ended_wrong and case.is_plain):
        return None
    last = {step.cell: step for step in case.writes.steps}
    standing = sorted((step for step in last.values() if step.new), key=lambda step: step.number)
    for name, group_of in GROUPS.items():
        placed = Counter(group_of(step.cell, str(step.new)) for step in standing)
        wanted = Counter(group_of(cell, at(case.solved, cell)) for cell in case.blanks)
        filled = list(placed)  # in the order of their first digits
        whole = all(placed[one] == wanted[one] for one in filled) and filled == sorted(filled)
        passed = [one for one in wanted if filled and not placed[one] and one < filled[-1]]
        if not whole or len(filled) < 2 or not passed:
            continue
        first = min(passed)
        before = [one for one in standing if group_of(one.cell, str(one.new)) < first]
        if wanted[first] > 1 and any(one.new != at(case.solved, one.cell) for one in before):
            named = case.name_of((0, 0), f"{name} {first}")
            return Mistake(
                Cause.BLANK_PASSED_BY,
                f"nothing is found for {named}, but the search goes on: what it placed before "
                "that is wrong, and never undone.",
                remedy="One search has to run through all blanks: where nothing fits, go back, "
                "undo the last digit and try the next.",
            )
    return None


def turned_back(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that turns back where it is right.

    Needs: a method that returned the board as it was, after a search that filled several cells on
    top of each other, and took a digit back although all digits on the board were right.
    Ruled out by: a search that fills another cell in the place of one that it has given up, for it
    may only try out what fits; a board that was solved for a moment.
    """
    for case, search in _finished(cases):
        if not case.unchanged or case.solved_at or search.tries < SOME:
            continue
        if search.sidesteps:
            return None
        if first := _turning_point(case, search.decisions):
            undone = first.act is Act.UNDONE
            what = "undone" if undone else "not placed"
            why = "though all digits were right" if undone else "where it is right"
            return Mistake(
                Cause.TURNED_BACK,
                f"{first.digit} was {what} at {case.name_of(first.cell)}, {why}.",
                remedy=f"Why does the search turn back there? {reasons(cases[0].source)}",
            )
    return None


def reasons(source: str) -> str:
    """Return the questions that a source leaves open."""
    notes = name_of_notes(source)
    asked = ["Is every digit tried? Does its check compare cells outside row, column and box?"]
    if keeps_notes(source):
        asked.append(f"Does a {notes} still hold what was undone?")
    return " ".join(asked)


def _finished(cases: Sequence[FailedCase]) -> list[tuple[FailedCase, Search]]:
    """Return the cases with a wrong answer whose search is known to its end, and their searches."""
    return [(one, one.search) for one in cases if one.search and one.ended_wrong]


def _path_at_first(search: Search) -> Path | None:
    """Return the order in which a search fills cells until it takes the first digit back."""
    first = takewhile(lambda one: one.act is not Act.UNDONE, search.decisions)
    cells = [one.cell for one in first if one.act is Act.PLACED]
    for path in PATHS if len(cells) >= FEW else ():
        if cells == sorted(search.blanks, key=path)[: len(cells)]:
            return path
    return None


def _turning_point(case: FailedCase, decisions: Sequence[Decision]) -> Decision | None:
    """Return the first right digit that was refused, or else taken back, where none was wrong."""
    wrong, deep, refused = 0, 0, None
    for one in decisions:
        right = at(case.solved, one.cell) == one.digit
        if one.act is Act.PLACED:
            wrong, deep = wrong + (not right), deep + 1
        elif one.act is Act.UNDONE:
            if not wrong:
                return refused or (one if deep > 1 else None)
            wrong, deep = wrong - (not right), deep - 1
        elif right and not wrong:
            refused = refused or one
    return None
