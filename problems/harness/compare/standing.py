"""A standing: the results of one solution on many boards, for tables and JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from harness.compare.searches import Searches
from harness.judge.outcome import Report
from harness.record.tree import CallRows
from harness.solution_files import Solution


@dataclass(frozen=True)
class Standing:
    """The results of one solution on many boards. A part that was not measured is empty."""

    name: str
    solution: Solution
    report: Report | None = None
    """The verdicts."""
    seconds: Mapping[str, float | None] = field(default_factory=dict)
    """CPU time inside the method, by the name of the case; None for a failed case."""
    searches: Searches = field(default_factory=dict)
    """The counted writes."""
    calls: CallRows | None = None
    """The calls of its search on one case."""

    @property
    def accepted(self) -> bool:
        """True if the verdict is Accepted."""
        return self.report is not None and self.report.verdict.accepted

    @property
    def total(self) -> float | None:
        """The sum of the times; None if a case has no time."""
        known = [time for time in self.seconds.values() if time is not None]
        return sum(known) if known and len(known) == len(self.seconds) else None

    def ratio_to(self, base: Standing) -> float | None:
        """Return its total divided by another total; None if one is missing."""
        return self.total / base.total if self.total is not None and base.total else None


def fresh_standings(solutions: Sequence[Solution]) -> list[Standing]:
    """Return an empty standing for each solution, named by its file without the suffix.

    Solutions with the same name are named by their paths.
    """
    stems = [solution.path.stem for solution in solutions]
    return [
        Standing(stem if stems.count(stem) == 1 else solution.shown, solution)
        for stem, solution in zip(stems, solutions, strict=True)
    ]


def base_of(standings: Sequence[Standing], reference: str | None) -> Standing:
    """Return the standing whose total counts as 1.0: the reference, or else the first."""
    return next((standing for standing in standings if standing.name == reference), standings[0])
