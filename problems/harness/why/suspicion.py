"""The order in which edits are tried: by their cost, and by what is suspected. Pure.

The oddness of an edit is the cost of the slip, and more if it is of another kind or in another line
than the likely mistake.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from harness.kind import SURE
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

Ranks: TypeAlias = Mapping[int, list[Edit]]
"""The edits by how odd they are, the most likely ones first."""


def ranked_by_oddness(edits: Sequence[Edit], suspicion: Suspicion) -> Ranks:
    """Return the edits by how odd they are, the most likely ones first."""
    ranks = defaultdict[int, list[Edit]](list)
    for edit in edits:
        ranks[suspicion.oddness_of(edit)].append(edit)
    return dict(sorted(ranks.items()))


@dataclass(frozen=True)
class Suspicion:
    """The kinds of edits and the lines that are suspected before anything is tried."""

    kinds: frozenset[str]
    """Kinds of edits that take the likely mistake away; none if there is no such mistake."""
    lines: frozenset[int]
    """Lines in which it lies; none if they are not known."""

    def oddness_of(self, edit: Edit) -> int:
        """Return the cost of an edit, and more if it is of another kind, or in another line.

        What is wrong in nearly every program is likely, whatever else is suspected.
        """
        if edit.cost <= SURE:
            return edit.cost
        strange = bool(self.kinds) and edit.kind not in self.kinds
        far = bool(self.lines) and edit.line not in self.lines
        return edit.cost + STRANGE * strange + FAR * far


def keeps_to_suspicion(failing: Failing, likely: Mistake | None) -> bool:
    """Return True if no detour is tried that is not suspected.

    A detour only keeps a line from running so often, which may hide what was seen to be wrong.
    """
    seen = likely is not None and likely.cause in SEEN
    return seen or bool(NO_ORDER.search(failing.one.run.raised.exception))


def suspicion_of(failing: Failing, program: Program, likely: Mistake | None) -> Suspicion:
    """Return the kinds and the lines that a likely mistake names, or the line of an exception."""
    kinds = repairs_of(failing.problem, likely.cause) if likely else ()
    *callers, raised = [line for line, _ in failing.one.run.raised.frames] or [0]
    line = likely.line if likely else raised
    function = next((one for one in program.functions if one.lineno == line), None)
    last = program.last_line(function) if function else line
    lines = {*range(line - NEXT, last + NEXT + 1)} if line else set()
    # a wrong argument comes from the call
    lines |= {*callers[-1:]} if line == raised else set()
    calls = (one for one in program.nodes if function and isinstance(one, ast.Call))
    lines |= {call.lineno for call in calls if called(program, call) is function}
    return Suspicion(frozenset(kinds), frozenset(lines))
