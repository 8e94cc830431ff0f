"""Tries edits on the smallest inputs, from the most likely to the oddest, then on further ones.

All edits of one oddness are tried before any is chosen, with few steps at first. Those that run on
wait until the others are done, unless so few do that they may be endless rightly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from harness.judge.session import Grain
from harness.kind import SURE
from harness.run import STOPPED, Ending
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
"""Steps that a change may make on the smallest input at most."""
FEW_STOPPED = 0.2
"""The part of a rank that may run on for those edits to be tried at once with more steps. Where it
is larger, nearly all of them have no end; but one may always do so."""


@dataclass(frozen=True)
class Tries:
    """The edits of a program, tried on the inputs on which it fails."""

    trials: Trials
    start: Start
    passed: list[Winner] = field(default_factory=list)
    """The edits that solve the first inputs and all others."""
    halfway: list[Edit] = field(default_factory=list)
    """The edits that solve the first inputs, but not all others, and those that are SURE."""

    def winners(self) -> Iterator[tuple[list[Winner], int]]:
        """Yield after each rank the edits that have passed so far, and the most they may cost."""
        short, long = self.start.steps
        later, slow = dict[int, list[Edit]](), dict[int, list[Edit]]()
        for odd, edits in self.start.ranks.items():
            stopped = self._try(edits, odd, short)
            if len(stopped) <= max(1, FEW_STOPPED * len(edits)):
                slow[odd] = self._try(stopped, odd, long)
            else:
                later[odd] = stopped
            yield self.passed, odd
        for odd, edits in later.items():
            slow[odd] = self._try(edits, odd, long)
            yield self.passed, odd
        for odd, edits in slow.items():
            self._try(edits, odd, MOST_STEPS)
            yield self.passed, odd

    def inverts_check(self, winner: Winner) -> bool:
        """Return True if a winner only has a check say that all is well."""
        return bool(switched_off(self.start.program, winner.edit, ()))

    def may_be_out_of_date(self, winner: Winner) -> bool:
        """Return True if what is wrong may be the state that a winner's check reads."""
        return reads_undone_state(self.start.program, winner.edit.line)

    def instead_of(self, winner: Winner) -> Iterator[list[Winner]]:
        """Yield edits that pass and are better than a winner that only switches a check off.

        The first ones correct a function that the check calls, the others remove the check.
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
        """Note the edits of a rank that pass, and return those that ran on."""
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
        """Return an edit that has solved the first inputs if it solves the others, too."""
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


def _takes_out(program: Program, edit: Edit, lines: set[int]) -> bool:
    """Return True for an edit that takes out whole `if`s and loops, with these lines in them."""
    out = {
        line
        for start, end, new in edit.pieces
        for line in range(program.line_at(start), program.line_at(end - 1) + 1)
        if new in ("", "pass")
    }
    return "\n" in edit.old and lines <= out
