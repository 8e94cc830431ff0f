"""The rule on zeros, and on what else is written for a blank.

It looks at one case and returns the mistake, or None.
"""

from __future__ import annotations

import ast

from harness.mistake import Mistake
from harness.why.program import names_in

from ...board import CELLS, Cell, at
from ...check import has_shape
from ..causes import Cause
from ..failed_case import FailedCase
from ..source import parse, statements_at

ODD_BLANKS = (0, None, "", " ", -1, "-1")
"""Values that people write for a blank, other than '0'."""


def filler_written(case: FailedCase) -> Mistake | None:
    """Diagnose zeros, or what else is written for a blank.

    Needs: a '0' in an answer of the right shape; or the number 0, None or a space.
    Ruled out by: fillers that a search elsewhere has left, and that were then written to the board.
    """
    if not has_shape(case.answer):
        return None
    for filler in ("0", *ODD_BLANKS):
        cells = {cell for cell in CELLS if _is_same(at(case.answer, cell), filler)}
        if not cells or _were_left_elsewhere(case, cells):
            continue
        text, remedy = "the code writes '0'.", "A blank is '.', and the digits are '1' to '9'."
        program = parse(case.source)
        if filler == "0" and "digits" in names_in(program.tree) - program.bound:
            remedy = "`digits` is `string.digits`, which begins with '0': write '123456789'."
        if filler != "0":
            text = f"the code writes {filler!r} for a blank, but a blank is '.'."
            remedy = "Write '.' to undo a digit."
        line = case.line_that_wrote(min(cells))
        return Mistake(Cause.BLANK_NOT_DOT, text, line, remedy, tells_line=False)
    return None


def _is_same(value: object, filler: str | int | None) -> bool:
    return type(value) is type(filler) and value == filler


def _were_left_elsewhere(case: FailedCase, cells: set[Cell]) -> bool:
    """Return True if fillers may have been written to the board after a search on another one.

    They stand in blanks only, and all blanks were written once, in order, at the end, with values
    that do not stand in that line; or the rows were replaced.
    """
    evidence = case.evidence
    if not cells <= case.blanks:
        return False
    if evidence.rows_replaced and not evidence.is_search:
        return True
    return case.blanks <= evidence.last_sweep and not _writes_a_constant(case)


def _writes_a_constant(case: FailedCase) -> bool:
    """Return True if the last line that wrote assigns a constant, as `board[r][c] = "0"` does."""
    line = case.evidence.last.line if case.evidence.last else 0
    return any(
        isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for node in statements_at(parse(case.source), line)
    )
