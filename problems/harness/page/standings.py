"""The counts of all approaches on the bank, and of the solutions in the lanes beside them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from harness.compare.fingerprints import Searches, groups, takes_nothing_back
from harness.compare.spread import Spread


@dataclass(frozen=True, slots=True)
class Standing:
    """A solution beside the others."""

    name: str
    searches: Searches
    """The writes on each board that it solved, by the case's name."""
    spread: Spread = field(default_factory=dict)
    """Its writes on the variants of each board."""
    tried: int | None = None
    """On how many boards it was measured; None for all."""

    @property
    def in_sight(self) -> bool:
        """True if it takes a digit back on some board, so that its writes are its search."""
        return bool(self.searches) and not takes_nothing_back(self.searches)

    def middle(self, count: str, boards: Iterable[str]) -> float | None:
        """Return the median of a count over some boards; None where one of them is missing."""
        known = [self.searches.get(board) for board in boards]
        values = [getattr(search, count) for search in known if search]
        return float(median(values)) if values and len(values) == len(known) else None


def speakers(standings: Sequence[Standing], reference: str | None) -> Mapping[str, str]:
    """Return, for each name, the one that speaks for all that write the same on every board."""
    found: dict[str, str] = {}
    for group in groups({one.name: one.searches for one in standings if one.searches}):
        found |= dict.fromkeys(group, reference if reference in group else group[0])
    return found
