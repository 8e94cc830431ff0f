"""The order in which edits are tried: by their cost, and by what is suspected. Pure.

The oddness of an edit is the cost of the slip, and more if it is of another kind or in another line
than the likely mistake.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from harness.kind import SURE, Kind
from harness.mistake import Mistake
from harness.why.causes import GeneralCause, repairs_of
from harness.why.edit import Edit
from harness.why.failing import Failing
from harness.why.program import Program, called

STRANGE, FAR = 3, 2
"""The extra cost of an edit of another kind, and of another line, than is suspected. So the
cheap slips of the suspected kind in the suspected line come first."""
NEXT = 1
"""Lines beside a suspected one that are suspected, too: a call, and what undoes it."""
NO_ORDER = re.compile(r"not supported between instances of '(\w+)' and '\1'$")
"""An exception after which a detour is not tried: with one item in a heap, nothing is compared."""

SEEN = (GeneralCause.UNDO_MISSING, GeneralCause.COPY_MISSING, GeneralCause.START_INDEX_MISSING)
"""Causes that the calls of a search have shown, whatever the problem."""
LEAKS = (GeneralCause.STATE_KEPT, GeneralCause.THREADS_LEFT)
"""Causes of a case that fails only after those before it."""


@dataclass(frozen=True)
class Suspicion:
    """The kinds of edits and the lines that are suspected before anything is tried."""

    kinds: frozenset[str]
    """Kinds of edits that take the likely mistake away; none if there is no such mistake."""
    lines: frozenset[int]
    """Lines in which it lies; none if they are not known."""

    likely: Mistake | None = None
    """The mistake that is suspected, if one is named."""
    exception: str = ""
    """The exception of the case that failed."""

    def oddness_of(self, edit: Edit) -> int:
        """Return the cost of an edit, and more if it is of another kind, or in another line.

        What is wrong in nearly every program is likely, whatever else is suspected.
        """
        if edit.cost <= SURE:
            return edit.cost
        far = bool(self.lines) and edit.line not in self.lines
        return edit.cost + STRANGE * self.is_strange(edit) + FAR * far

    def is_strange(self, edit: Edit) -> bool:
        """Return True if another kind of edit takes away what is suspected."""
        return bool(self.kinds) and edit.kind not in self.kinds

    @property
    def leaks(self) -> bool:
        """Return True if the case fails only after those before it."""
        return self.likely is not None and self.likely.cause in LEAKS

    def allows(self, kind: Kind) -> bool:
        """Return True if edits of a kind are tried.

        Where state is kept, only those that end it are. A detour only keeps a line from running so
        often, which may hide what was seen to be wrong, so it must be suspected then.
        """
        if self.leaks:
            return kind.state
        seen = self.likely is not None and self.likely.cause in SEEN
        hides = kind.detour and (seen or NO_ORDER.search(self.exception))
        return not hides or kind.name in self.kinds


def suspicion_of(failing: Failing, program: Program, likely: Mistake | None) -> Suspicion:
    """Return the kinds and the lines that a likely mistake names, or the line of an exception."""
    kinds = repairs_of(failing.problem, likely.cause) if likely else ()
    *callers, raised = [line for line, _ in failing.judged.run.raised.frames] or [0]
    line = likely.line if likely else raised
    function = next((one for one in program.functions if one.lineno == line), None)
    last = program.last_line(function) if function else line
    lines = {*range(line - NEXT, last + NEXT + 1)} if line else set()
    # a wrong argument comes from the call
    lines |= {*callers[-1:]} if line == raised else set()
    calls = (one for one in program.nodes if function and isinstance(one, ast.Call))
    lines |= {call.lineno for call in calls if called(program, call) is function}
    exception = failing.judged.run.raised.exception
    return Suspicion(frozenset(kinds), frozenset(lines), likely, exception)
