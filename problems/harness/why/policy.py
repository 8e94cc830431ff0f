"""The policy of the search for a change, and each number that decides what a page says.

Edits are tried by their oddness: the cost of the slip, and more if it is not what is suspected, in
its kind or in its line. All of one oddness are tried before any is chosen, with few steps at first.
Those that run on wait until the others are done, unless so few do that they may be endless rightly.

Of the edits that pass, the cheapest is the mistake. An edit that switches lines off costs more.
Edits that cost the same contradict it, and nothing is said, unless they are about the same place,
express one idea close to it, or are of one kind, so that two places do not agree. What is chosen
must pass all cases and some variants, as any solution does. Where lines may be switched off in one
place or in another, neither is the mistake.

With KATA_DEBUG=why, each gate that closes writes a line.
"""

from __future__ import annotations

import ast
import os
import re
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from harness.kind import SURE
from harness.mistake import Mistake
from harness.why.causes import repairs_of
from harness.why.edit import Edit
from harness.why.failing import Failing
from harness.why.program import Program, called

# what is suspected
STRANGE, FAR = 3, 2
"""The extra cost of an edit of another kind, and of another line, than is suspected. So the
cheap slips of the suspected kind in the suspected line come first."""
NEXT = 1
"""Lines beside a suspected one that are suspected, too: a call, and what undoes it."""
NO_ORDER = re.compile(r"not supported between instances of '(\w+)' and '\1'$")
"""An exception after which a detour is not tried: with one item in a heap, nothing is compared."""

# when it is tried
STEPS_A_SECOND, MOST_STEPS = 5_000, 50_000
"""Steps that a change may make on the smallest input for each unit of the budget, and at most."""
SHORT = 5
"""All changes are tried with a part of these steps first: the ones that run on take the longest."""
FEW_STOPPED = 0.2
"""The part of a rank that may run on for those edits to be tried at once with more steps. Where it
is larger, nearly all of them have no end; but one may always do so."""
LIKELY, MOST_LIKELY = 1, 15
"""The oddness of edits that may make most steps at once, if so few run on. Others wait."""
JUDGING = 0.75
"""The part of the effort that is left for judging what has passed, or else added, once."""

# what contradicts, and what is proved
NEAR = 2
"""Lines between which edits of one idea are about the same place."""
LOSS = 3
"""The extra cost of an edit after which some lines do not run any more: as for a strange one."""
NEARLY = 1
"""The extra cost up to which edits that switch lines off in two places contradict each other."""
VARIANTS, SEED = 8, 37
"""The number of variants on which a change must pass too, half of them of the case that failed, and
the seed they are drawn with."""
CONTENDERS = 6
"""Winners that are judged at most, to find out which of them are luck."""
ENOUGH = 1 / 4
"""The part of the cases that a change must pass to be chosen if there is no time for the others,
where it takes away what was suspected before, or what is wrong in nearly every program. Any other
change has to pass all but the variants: one that only avoids the mistake passes most of them."""

Ranks: TypeAlias = Mapping[int, list[Edit]]
"""The edits by how odd they are, the most likely ones first."""


def closed(gate: str) -> None:
    """Write down why no change is reported, if KATA_DEBUG=why asks for it."""
    if os.environ.get("KATA_DEBUG") == "why":
        sys.stderr.write(f"why: {gate}\n")


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
