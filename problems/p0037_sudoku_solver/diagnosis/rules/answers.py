"""Rules on an answer that is right, and not on the board.

Each looks at one case and returns the mistake, or None.
"""

from __future__ import annotations

import re

from harness.mistake import Mistake

from ...board import format_line
from ...check import has_shape
from ..causes import Cause
from ..failed_case import FailedCase, as_strings


def answer_returned(case: FailedCase) -> Mistake | None:
    """Diagnose an answer that was returned.

    Needs: a wrong board, and the solution was returned, of strings or of numbers.
    Ruled out by: a board that held the solution at some time.
    """
    if not case.returned_wrong or case.evidence.solved or not has_shape(case.run.returned):
        return None
    if case.run.returned == case.answer or as_strings(case.run.returned) != case.solved:
        return None
    return Mistake(
        Cause.ANSWER_RETURNED,
        "the answer was returned, not written to the board, and only the board counts.",
        remedy="Write `board[r][c] = digit`, or `board[:] = solved` at the end.",
    )


def answer_printed(case: FailedCase) -> Mistake | None:
    """Diagnose an answer that was printed.

    Needs: a wrong board, and the printed digits contain the solution.
    Ruled out by: a board that held the solution at some time.
    """
    digits = re.sub("[^1-9]", "", case.run.printed)
    if not case.returned_wrong or case.evidence.solved or format_line(case.solved) not in digits:
        return None
    if case.unchanged:
        return Mistake(
            Cause.ANSWER_PRINTED,
            "the answer was printed, not written to the board.",
            remedy="Write `board[r][c] = digit` where you print it.",
        )
    return Mistake(
        Cause.COPY_PRINTED,
        "the right answer was printed, but from a list other than the board.",
        remedy="Write it to the board that was passed in: `board[:] = solved`.",
    )
