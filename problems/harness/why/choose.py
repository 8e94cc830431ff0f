"""Chooses among edits that pass: the one that is the mistake, if they agree on where it lies. Pure.

An edit that passes is enough to solve the board, but not always the mistake: it may switch a part
of the program off, or make good in one place what is wrong in another.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from harness.kind import Kind
from harness.why.edit import Edit
from harness.why.suspicion import STRANGE

NEAR = 2
"""Lines between which edits of one idea are about the same place."""
LOSS = STRANGE
"""The extra cost of an edit after which some lines do not run any more."""
COST_MARGIN = 1
"""The extra cost up to which edits that switch lines off in two places contradict each other."""
COUNTER = re.compile(r"\s*([\w.]+) = -?\d+$")
"""A line that gives a name its first number."""


@dataclass(frozen=True)
class Winner:
    """An edit that passed, and what it makes of the program."""

    edit: Edit
    kind: Kind
    source: str
    oddness: int
    """The cost of the edit, and more if something else was suspected: it is tried in this order."""
    lost: frozenset[int] = frozenset()
    """The lines that do not run any more with it."""

    @property
    def price(self) -> int:
        """Return the oddness, and more if lines are switched off: the lowest price is chosen."""
        return self.oddness + LOSS * bool(self.lost)

    @property
    def switches_off(self) -> bool:
        """Return True if lines do not run any more, or several are removed."""
        removed = self.edit.new in ("", "pass") and "\n" in self.edit.old
        return bool(self.lost) or removed

    @property
    def sort_key(self) -> tuple[int, bool, bool, int]:
        """Return the sort key, the most likely first: of two equally odd, the more natural."""
        return self.price, bool(self.lost), self.kind.makes_good, self.edit.cost

    @property
    def size(self) -> tuple[int, int]:
        """Return the number of pieces, and of the lines that are added."""
        return len(self.edit.pieces), 0 if self.edit.old else self.edit.new.count("\n")

    def agrees_with(self, other: Winner) -> bool:
        """Return True if both are about the same place, or add the same in two places."""
        first, second = self.edit, other.edit
        if first.line == second.line or _overlap(first, second):
            return True
        same = self.kind == other.kind
        if same and first.new and not first.old and first.new == second.new:
            return True
        idea = same or bool({*self.kind.ideas.split()} & {*other.kind.ideas.split()})
        return idea and abs(first.line - second.line) <= NEAR

    def starts_counter_of(self, bound: Winner) -> bool:
        """Return True if this changes the first number of a name that the other's line reads."""
        counter = COUNTER.match(self._line) if self.edit.line != bound.edit.line else None
        return bool(counter and re.search(rf"(?<![\w.]){re.escape(counter[1])}\b", bound._line))

    @property
    def _line(self) -> str:
        """Return the changed line; '' if several lines are changed."""
        edit, lines = self.edit, self.source.split("\n")
        return "" if "\n" in edit.old + edit.new else "".join(lines[edit.line - 1 : edit.line])


@dataclass(frozen=True)
class Choice:
    """The edit that is taken for the mistake, and other lines in which it may be corrected."""

    winner: Winner
    others: tuple[int, ...] = ()


def up_to(most: float, winners: Sequence[Winner]) -> list[Winner]:
    """Return the winners up to a price that may be chosen."""
    needless = switch_off_anything(winners)
    return [one for one in winners if one.price <= most and not (needless and one.lost)]


def switch_off_anything(winners: Sequence[Winner]) -> bool:
    """Return True if one switches lines off, and one of another kind does so in another place.

    If they are nearly as cheap, neither is the mistake: what these lines do is not needed.
    """
    off = [one for one in winners if one.lost]
    most = min((one.price for one in off), default=0) + COST_MARGIN
    pairs = combinations([one for one in off if one.price <= most], 2)
    return any(one.kind != other.kind and not one.agrees_with(other) for one, other in pairs)


def choose(winners: Sequence[Winner]) -> Choice | None:
    """Return the cheapest of some winners, or None if those that cost as little contradict it.

    Two edits of one kind in two places say that these places do not agree, so they don't
    contradict each other. Neither do the bound of a counter and the number that it starts at.
    """
    if not winners:
        return None
    best, *others = ranked(winners)
    as_good = [one for one in others if one.sort_key == best.sort_key]
    if bound := next((one for one in as_good if best.starts_counter_of(one)), None):
        best, as_good = bound, [best, *(one for one in as_good if one is not bound)]
    rivals = [one for one in as_good if not best.agrees_with(one)]
    lines = {one.edit.line for one in rivals}
    other_kinds = (one for one in rivals if one.kind != best.kind)
    if len(lines) > 1 or any(not one.starts_counter_of(best) for one in other_kinds):
        return None
    return Choice(best, tuple(lines))


def ranked(winners: Sequence[Winner]) -> list[Winner]:
    """Return winners in order: the most likely first, and of those the smallest change."""
    return sorted(winners, key=lambda one: (one.sort_key, one.size))


def _overlap(first: Edit, second: Edit) -> bool:
    """Return True if two edits replace some of the same text."""
    return any(
        start < other_end and other_start < end
        for start, end, _ in first.pieces
        for other_start, other_end, _ in second.pieces
    )
