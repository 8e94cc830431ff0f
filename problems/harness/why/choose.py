"""Chooses among edits that pass: the one that is the mistake, if they agree on where it lies. Pure.

An edit that passes is enough to solve the board, but not always the mistake: it may switch a part
of the program off, or make good in one place what is wrong in another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from harness.kind import Kind
from harness.why.edit import Edit
from harness.why.kinds import named

NEAR = 2
"""Lines between which edits of one idea are about the same place."""
LOSS = 3
"""The extra cost of an edit after which some lines do not run any more: as for a strange one."""
NEARLY = 1
"""The extra cost up to which edits that switch lines off in two places contradict each other."""


@dataclass(frozen=True)
class Winner:
    """An edit that passed, and what it makes of the program."""

    edit: Edit
    source: str
    odd: int
    """The oddness of the edit: its cost, and more if something else was suspected."""
    lost: frozenset[int] = frozenset()
    """The lines that do not run any more with it."""

    @property
    def cost(self) -> int:
        """Return the oddness of the edit, and more if it switches lines off."""
        return self.odd + LOSS * bool(self.lost)


@dataclass(frozen=True)
class Choice:
    """The edit that is taken for the mistake, and other lines in which it may be corrected."""

    winner: Winner
    others: tuple[int, ...] = ()


def up_to(most: float, winners: Sequence[Winner], kinds: Mapping[str, Kind]) -> list[Winner]:
    """Return the winners up to a cost that may be chosen."""
    needless = switch_off_anything(winners, kinds)
    return [one for one in winners if one.cost <= most and not (needless and one.lost)]


def switch_off_anything(winners: Sequence[Winner], kinds: Mapping[str, Kind]) -> bool:
    """Return True if one switches lines off, and one of another kind does so in another place.

    If they are nearly as cheap, neither is the mistake: what these lines do is not needed.
    """
    off = [one for one in winners if one.lost]
    most = min((one.cost for one in off), default=0) + NEARLY
    pairs = combinations([one for one in off if one.cost <= most], 2)
    return any(a.edit.kind != b.edit.kind and not agree(a, b, kinds) for a, b in pairs)


def choose(winners: Sequence[Winner], kinds: Mapping[str, Kind] | None = None) -> Choice | None:
    """Return the cheapest of some winners, or None if those that cost as little contradict it.

    Two edits of one kind in two places say that these places do not agree, so they don't
    contradict each other.
    """
    if not winners:
        return None
    kinds = kinds or named()
    best, *others = ranked(winners, kinds)
    as_good = [one for one in others if _rank(one, kinds)[:4] == _rank(best, kinds)[:4]]
    rivals = [one for one in as_good if not agree(best, one, kinds)]
    if any(one.edit.kind != best.edit.kind for one in rivals):
        return None
    lines = sorted({one.edit.line for one in rivals})
    return Choice(best, tuple(lines)) if len(lines) <= 1 else None


def ranked(winners: Sequence[Winner], kinds: Mapping[str, Kind]) -> list[Winner]:
    """Return winners in order: the least cost first, and of those the smallest change."""
    return sorted(winners, key=lambda one: _rank(one, kinds))


def _rank(winner: Winner, kinds: Mapping[str, Kind]) -> tuple[int, bool, bool, int, int, int]:
    """Return the sort key of a winner. Of two equally odd ones, the more natural comes first."""
    edit = winner.edit
    around, more = kinds[edit.kind].makes_good, 0 if edit.old else edit.new.count("\n")
    return winner.cost, bool(winner.lost), around, edit.cost, len(edit.pieces), more


def agree(one: Winner, other: Winner, kinds: Mapping[str, Kind]) -> bool:
    """Return True if two edits are about the same place, or add the same in two places."""
    first, second = one.edit, other.edit
    if first.line == second.line or _overlap(first, second):
        return True
    same = first.kind == second.kind
    if same and first.new and not first.old and first.new == second.new:
        return True
    ideas = [{*kinds[edit.kind].ideas.split()} for edit in (first, second)]
    idea = same or bool(ideas[0] & ideas[1])
    return idea and abs(first.line - second.line) <= NEAR


def _overlap(first: Edit, second: Edit) -> bool:
    """Return True if two edits replace some of the same text."""
    return any(
        start < other_end and other_start < end
        for start, end, _ in first.pieces
        for other_start, other_end, _ in second.pieces
    )
