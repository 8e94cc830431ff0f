"""Tries edits on the smallest inputs, from the most likely to the oddest, then on further inputs.

All edits of one oddness are tried before any is chosen, with a low limit on steps. Edits that reach
it are tried again with more steps: at once if that costs little, else after all other edits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush

from harness.judge.session import Grain
from harness.kind import SURE
from harness.run import STOPPED, Ending
from harness.why.budget import RUN, STEP
from harness.why.choose import Winner
from harness.why.edit import Edit
from harness.why.lines_that_run import (
    lines_asked,
    lines_guarded,
    lines_lost,
    reads_undone_state,
    switched_off,
)
from harness.why.program import Program
from harness.why.starting_point import Start
from harness.why.trials import MORE_STEPS, Trials

MOST_STEPS = 50_000
"""The highest limit on the steps of an edit on the smallest input."""
REPEATED = 0.25
"""The price at which the stopped edits of a rank are tried again at once, as a share of the price
of all later edits. If it is higher, most of them are endless, and they are tried after the others.
"""


@dataclass(frozen=True)
class Tries:
    """Tries the edits of a program on failing inputs, and records the edits that pass."""

    trials: Trials
    start: Start
    passed: list[Winner] = field(default_factory=list)
    """The edits that solve the first inputs and all further ones."""
    halfway: list[Edit] = field(default_factory=list)
    """The edits that solve only the first inputs, and SURE edits that do not pass."""

    def winners(self) -> Iterator[tuple[list[Winner], int]]:
        """Yield after each rank the edits that passed so far, and the highest price allowed."""
        limits = *self.start.steps, MOST_STEPS
        waiting = list[tuple[int, int, list[Edit]]]()
        left = sum(map(len, self.start.ranks.values()))
        for odd, edits in self.start.ranks.items():
            left, stopped = left - len(edits), edits
            for number, steps in enumerate(limits):
                if number and _price(len(stopped), steps) > REPEATED * _price(left, limits[0]):
                    waiting.append((number, odd, stopped))
                    break
                stopped = self._try(stopped, odd, steps)
            yield self.passed, odd
        while waiting:
            number, odd, edits = heappop(waiting)
            stopped = self._try(edits, odd, limits[number])
            if number + 1 < len(limits):
                heappush(waiting, (number + 1, odd, stopped))
            yield self.passed, odd

    def inverts_check(self, winner: Winner) -> bool:
        """Return True if a winner only inverts a check, so that it refuses nothing."""
        return bool(switched_off(self.start.program, winner.edit, ()))

    def may_be_out_of_date(self, winner: Winner) -> bool:
        """Return True if a winner's check may read state that is out of date."""
        return reads_undone_state(self.start.program, winner.edit.line)

    def instead_of(self, winner: Winner) -> Iterator[list[Winner]]:
        """Yield two lists of passing edits that are better than a winner that disables a check.

        The first list corrects functions that the check calls, the second removes the check.
        """
        program, passed = self.start.program, len(self.passed)
        off, steps = switched_off(program, winner.edit, winner.lost), self.start.steps[-1]
        asked = lines_asked(program, off)
        edits = [one for rank in self.start.ranks.values() for one in rank]
        self._try([one for one in edits if one.line in asked], winner.price, steps)
        yield self.passed[passed:]
        passed = len(self.passed)
        whole = [one for one in edits if off and _takes_out(program, one, off)]
        self._try(whole, winner.price, steps)
        yield self.passed[passed:]

    def _try(self, edits: Sequence[Edit], odd: int, steps: int) -> list[Edit]:
        """Record the edits of a rank that pass, and return the edits that were stopped."""
        stopped, source = list[Edit](), self.start.program.source
        endings = self.trials.try_edits(source, edits, self.start.first, steps)
        for edit, ending in zip(edits, endings, strict=False):
            winner = self._winner(edit, odd) if ending is Ending.RETURNED else None
            if winner:
                self.passed.append(winner)
            elif ending is Ending.RETURNED or edit.cost <= SURE:
                self.halfway.append(edit)
            if ending in STOPPED:
                stopped.append(edit)
        return stopped

    def _winner(self, edit: Edit, odd: int) -> Winner | None:
        """Return the Winner for an edit that solved the first inputs; None if it fails others."""
        program, start = self.start.program, self.start
        source = edit.apply(program.source)
        after = self.trials.passes_more(source, start.more)
        if after is None:
            return None
        kind, lost = start.kinds[edit.kind], lines_lost(program, edit, start.before, after)
        guarded = lines_guarded(program, edit) if kind.guards else set[int]()
        if lost or guarded - after:  # a better check may leave nothing to search on easy inputs
            hard = self.trials.run(source, start.hard, MORE_STEPS, grain=Grain.LINES)
            after |= set(hard.recorded.lines)
            lost = lines_lost(program, edit, start.before, after)
        return None if guarded - after else Winner(edit, kind, source, odd, frozenset(lost))


def _price(number: int, steps: int) -> float:
    """Return the price of some runs that reach a limit on steps."""
    return number * (RUN + steps * STEP[Grain.ITERATIONS])


def _takes_out(program: Program, edit: Edit, lines: set[int]) -> bool:
    """Return True for an edit that removes whole statements with some lines in them."""
    out = {
        line
        for start, end, new in edit.pieces
        for line in range(program.line_at(start), program.line_at(end - 1) + 1)
        if new in ("", "pass")
    }
    return "\n" in edit.old and lines <= out
