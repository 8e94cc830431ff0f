"""Chooses the correction among the edits that pass, unless they contradict each other. Pure.

An edit that passes all inputs need not correct the mistake: it may disable a part of the program,
or compensate in one place for an error in another.
"""

import ast
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Self

from harness.kind import Kind
from harness.why.edit import Edit
from harness.why.program import Program
from harness.why.suspicion import STRANGE

NEAR = 2
"""The maximum distance in lines of two related edits that count as the same place."""
LOSS = STRANGE
"""The extra cost of an edit that keeps some lines from running."""
COST_MARGIN = 1
"""The extra cost up to which edits that disable lines in two places contradict each other."""
COUNTER = re.compile(r"\s*(?:for )?([\w.]+) (?:= (?:(-?\d+)|[^=].*)|in range\(.*)$")
"""Matches an assignment to a name, perhaps of a number such as the start of a counter, and a loop
over a range."""


@dataclass(frozen=True)
class Winner:
    """An edit that passed, with the edited source and the cost."""

    edit: Edit
    kind: Kind
    source: str
    oddness: int
    """The cost of the edit, plus extra if it is not suspected. Edits are tried in this order."""
    lost: frozenset[int] = frozenset()
    """The lines that no longer run with the edit."""

    @property
    def price(self) -> int:
        """Return the oddness, plus LOSS if lines no longer run; the lowest price is chosen."""
        return self.oddness + LOSS * bool(self.lost)

    @property
    def disables_lines(self) -> bool:
        """Return True if lines no longer run, or several lines are removed."""
        removed = self.edit.new in ("", "pass") and "\n" in self.edit.old
        return bool(self.lost) or removed

    @property
    def sort_key(self) -> tuple[int, bool, bool, int]:
        """Return the sort key, which puts the most likely winner first."""
        return self.price, bool(self.lost), self.kind.compensates, self.edit.cost

    def agrees_with(self, other: Self) -> bool:
        """Return True if both edits change the same place, or add the same code in two places.

        Neighbouring lines are the same place if the edits are related, or if they replace texts and
        lose the same lines.
        """
        first, second = self.edit, other.edit
        overlap = any(
            start < other_end and other_start < end
            for start, end, _ in first.pieces
            for other_start, other_end, _ in second.pieces
        )
        if first.line == second.line or overlap:
            return True
        same = self.kind == other.kind
        if same and first.new and not first.old and first.new == second.new:
            return True
        related = same or bool({*self.kind.tags.split()} & {*other.kind.tags.split()})
        related |= self.lost == other.lost != frozenset() and bool(first.old and second.old)
        return related and abs(first.line - second.line) <= NEAR

    def starts_counter_of(self, bound: Self) -> bool:
        """Return True if this edit changes the start of a counter in the other edit's line.

        Or a number in other values that are assigned to a name in that line.
        """
        counter = COUNTER.match(self._line) if self.edit.line != bound.edit.line else None
        if counter and not (counter[2] or "number" in self.kind.tags.split()):
            counter = None
        names = [counter[1]] if counter else self._parameters_started(bound)
        return any(re.search(rf"(?<![\w.]){re.escape(one)}\b", bound._line) for one in names)

    def _parameters_started(self, bound: Self) -> list[str]:
        """Return the parameters to which a call in the changed line passes the new expression.

        That is a constant, or the result of another kind of edit of a number.
        """
        program, edit = Program(self.source), self.edit
        calls = [one for one in program.calls_in(program.tree) if one.lineno == edit.line]
        passed = [pair for call in calls for pair in program.passed_by(call)]
        number = "number" in self.kind.tags.split() and self.kind != bound.kind
        changed = (pair for pair in passed if program.text(pair[1]) == edit.new)
        return [name for name, one in changed if number or isinstance(one, ast.Constant)]

    @property
    def _line(self) -> str:
        """Return the changed line; '' if several lines are changed."""
        edit, lines = self.edit, self.source.split("\n")
        return "" if "\n" in edit.old + edit.new else "".join(lines[edit.line - 1 : edit.line])


@dataclass(frozen=True)
class ChosenEdit:
    """The edit that is chosen, and others of its kind that may correct the mistake instead."""

    winner: Winner
    others: tuple[Winner, ...] = ()

    @property
    def other_lines(self) -> tuple[int, ...]:
        """Return the lines of the other edits."""
        return tuple({one.edit.line for one in self.others})


def within_price(most: float, winners: Sequence[Winner]) -> list[Winner]:
    """Return the winners that may be chosen: those up to a price."""
    unneeded = disable_unneeded_lines(winners)
    return [one for one in winners if one.price <= most and not (unneeded and one.lost)]


def disable_unneeded_lines(winners: Sequence[Winner]) -> bool:
    """Return True if two winners of different kinds disable lines in two places at a similar price.

    Then neither is the mistake: the cases do not need these lines.
    """
    disabling = [one for one in winners if one.lost]
    most = min((one.price for one in disabling), default=0) + COST_MARGIN
    pairs = combinations([one for one in disabling if one.price <= most], 2)
    return any(one.kind != other.kind and not one.agrees_with(other) for one, other in pairs)


def choose(winners: Sequence[Winner]) -> ChosenEdit | None:
    """Return the cheapest winner, or None if winners that cost the same contradict it.

    Two edits of one kind in two places show that these places do not agree, so they don't
    contradict each other. Neither do an edit of a counter's bound and an edit of its start, nor an
    edit of one place and an edit of several.
    """
    if not winners:
        return None
    best, *others = ranked(winners)
    equal = [best, *(one for one in others if one.sort_key == best.sort_key)]
    agreeing = (one for one in equal if all(map(one.agrees_with, equal)))
    alike = (one for one in equal if all(one.kind == o.kind or one.agrees_with(o) for o in equal))
    best = next(chain(agreeing, alike), best)
    ties = [one for one in equal if one is not best]
    here = [one for one in equal if one.edit.line == best.edit.line]
    bounds = (one for one in ties if any(each.starts_counter_of(one) for each in here))
    if bound := next(bounds, None):
        best, ties = bound, [best, *(one for one in ties if one is not bound)]
    pieces = len(best.edit.pieces)
    rivals = [one for one in ties if not best.agrees_with(one) and len(one.edit.pieces) <= pieces]
    of_other_kinds = {one.edit.line for one in rivals if one.kind != best.kind}
    starts = {one.edit.line for one in rivals if one.starts_counter_of(best)}
    if len({one.edit.line for one in rivals}) > 1 or of_other_kinds - starts:
        return None
    return ChosenEdit(best, tuple(rivals))


def ranked(winners: Sequence[Winner]) -> list[Winner]:
    """Return the winners sorted by likelihood, then by their numbers of pieces and added lines.

    Of two that are alike, the one that removes code comes last.
    """

    def size(edit: Edit) -> tuple[bool, int, int]:
        return not edit.new, len(edit.pieces), 0 if edit.old else edit.new.count("\n")

    return sorted(winners, key=lambda one: (one.sort_key, size(one.edit)))
