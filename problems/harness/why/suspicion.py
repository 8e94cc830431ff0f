"""The order in which edits are tried: by their cost, and by the suspected mistake. Pure.

The oddness of an edit is its cost, plus extra if its kind or its line is not suspected.
"""

import re
from dataclasses import dataclass

from harness.kind import Kind
from harness.mistake import Mistake
from harness.why.causes import GeneralCause, repairs_of
from harness.why.edit import Edit
from harness.why.failing import Failing
from harness.why.program import Program

STRANGE, FAR = 3, 2
"""The extra cost of an edit of a kind that is not suspected, and of an edit in another line."""
NEARBY = 1
"""The number of lines around a suspected line that are suspected, too: a call, and its undo."""
NO_ORDER = re.compile(r"not supported between instances of '(\w+)' and '\1'$")
"""After this exception, no restriction is tried: with one item in a heap, nothing is compared."""

SHOWN = (GeneralCause.UNDO_MISSING, GeneralCause.COPY_MISSING, GeneralCause.START_INDEX_MISSING)
"""Causes that show in the recorded calls of a search, whatever the problem."""
LEAKS = (GeneralCause.STATE_KEPT, GeneralCause.THREADS_LEFT)
"""Causes of a case that fails only after other cases."""


@dataclass(frozen=True)
class Suspicion:
    """The kinds of edits and the lines that are suspected before any edit is tried."""

    kinds: frozenset[str]
    """Kinds of edits that correct the likely mistake; empty if there is no such mistake."""
    lines: frozenset[int]
    """Lines that may have the likely mistake; empty if unknown."""

    likely: Mistake | None = None
    """The suspected mistake, or None."""
    exception: str = ""
    """The exception of the case that failed."""

    def oddness_of(self, edit: Edit) -> int:
        """Return the cost of an edit, plus extra if its kind or its line is not suspected.

        Edits with a cost below 0 get no extra cost: of code that is wrong in nearly every program
        (SURE), and those that restore an object for each choice.
        """
        if edit.cost < 0:
            return edit.cost
        elsewhere = bool(self.lines) and edit.line not in self.lines
        return edit.cost + STRANGE * self.is_strange(edit) + FAR * elsewhere

    def is_strange(self, edit: Edit) -> bool:
        """Return True if kinds are suspected, but not the kind of an edit."""
        return bool(self.kinds) and edit.kind not in self.kinds

    def corrects_shown(self, edit: Edit) -> bool:
        """Return True for an edit that may correct a mistake which the recorded calls show."""
        return self.in_calls and edit.kind in self.kinds and edit.line in self.lines

    @property
    def in_calls(self) -> bool:
        """Return True if the recorded calls of the search show the likely mistake."""
        return self.likely is not None and self.likely.cause in SHOWN

    @property
    def explains_all(self) -> bool:
        """Return True if the likely mistake explains all answers: a pair of edits may hide it."""
        return self.likely is not None and self.likely.cause == GeneralCause.OTHER_RULE

    @property
    def leaks(self) -> bool:
        """Return True if the case fails only after other cases."""
        return self.likely is not None and self.likely.cause in LEAKS

    def allows(self, kind: Kind) -> bool:
        """Return True if edits of a kind are tried.

        If the case fails only after other cases, only kinds that remove kept state are tried.
        Restrictions make a line run less often. They may hide a cause that shows in the recorded
        calls or in the exception, so then they are tried only if suspected.
        """
        if self.leaks:
            return kind.state
        hides = kind.restricts and (self.in_calls or NO_ORDER.search(self.exception))
        return not hides or kind.name in self.kinds


def suspicion_of(failing: Failing, program: Program, likely: Mistake | None) -> Suspicion:
    """Return the kinds and lines suspected for a likely mistake, or the line of an exception."""
    kinds = repairs_of(failing.problem, likely.cause) if likely else ()
    *callers, raised = [line for line, _ in failing.judged.run.raised.frames] or [0]
    line = likely.line if likely else raised
    function = next((one for one in program.functions if one.lineno == line), None)
    last = program.last_line(function) if function else line
    lines = {*range(line - NEARBY, last + NEARBY + 1)} if line else set()
    # a wrong argument comes from the call
    lines |= {*callers[-1:]} if line == raised else set()
    lines |= {one.lineno for one in (program.calls_in(program.tree, function) if function else ())}
    exception = failing.judged.run.raised.exception
    return Suspicion(frozenset(kinds), frozenset(lines), likely, exception)
