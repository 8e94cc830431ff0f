"""Says whether an accepted solution searches as one approach does, by what both write.

It refuses only what it has seen: a write that the approach does not make. Where several approaches
write the same, or digits are tried on a copy, it says that the board cannot tell them apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from harness.compare.fingerprints import (
    Searches,
    read_table,
    record,
    search_of,
    takes_nothing_back,
)
from harness.compare.identify import MOST, choose_cases, difference, listed
from harness.errors import KataError
from harness.records import Limits, Report


class Likeness(StrEnum):
    """The likeness of a solution's writes to those of an approach."""

    SAME = "same"
    """They are this approach's, and no other's."""
    SHARED = "shared"
    """They are this approach's, and those of others."""
    UNSEEN = "unseen"
    """It takes no digit back, so the board shows the answer and not the search."""
    DIFFERENT = "different"


@dataclass(frozen=True)
class Comparison:
    """A solution's writes beside those of an approach."""

    approach: str
    likeness: Likeness
    boards: int
    """How many boards both were compared on."""
    others: tuple[str, ...] = ()
    """The other approaches that the solution writes the same as."""
    apart: str = ""
    """Where the writes first differ, if they do."""


def compare(mine: Searches, table: Mapping[str, Searches], approach: str) -> Comparison:
    """Compare what a solution wrote with the saved writes of an approach. Pure."""
    same = [
        name
        for name, own in table.items()
        if all(own[case].fingerprint == search.fingerprint for case, search in mine.items())
    ]
    others = tuple(name for name in same if name != approach)
    if takes_nothing_back(mine):
        likeness = Likeness.UNSEEN
    elif approach not in same:
        likeness = Likeness.DIFFERENT
    else:
        likeness = Likeness.SHARED if others else Likeness.SAME
    return Comparison(approach, likeness, len(mine), others)


def compare_with(report: Report, folder: Path, approach: str) -> Comparison:
    """Record an accepted solution and compare its writes with those of an approach.

    Args:
        report: of the accepted solution.
        folder: holds the approaches and the table of their searches.
        approach: the name of one of them.
    """
    table = read_table(folder)
    cases = choose_cases(report, table)
    traces = list(record(report.problem, report.solution, cases, Limits(), most=MOST))
    if not traces:
        raise KataError(f"{report.solution.shown} ran on no board that {approach} is known on")
    found = compare({case.name: search_of(trace) for case, trace in traces}, table, approach)
    if found.likeness is not Likeness.DIFFERENT:
        return found
    apart = difference(report, folder, approach, traces, table)
    return Comparison(approach, found.likeness, found.boards, found.others, apart)


def check_name(approach: str, folder: Path) -> None:
    """Raise KataError unless the writes of an approach of this name are known."""
    known = read_table(folder)
    if approach not in known:
        names = ", ".join(known) or "none"
        raise KataError(f"no approach is called {approach!r}; there are: {names}")


def sentences(found: Comparison) -> list[tuple[str, str]]:
    """Return labelled sentences on a comparison."""
    name, boards = found.approach, f"on {found.boards} boards"
    match found.likeness:
        case Likeness.SAME:
            text = f"{name}: the same writes {boards}, and no other approach makes them."
        case Likeness.SHARED:
            text = (
                f"perhaps {name}: the same writes {boards}, but {listed(list(found.others))} "
                "write the same, so the board cannot tell which it is. Compare the code."
            )
        case Likeness.UNSEEN:
            text = (
                f"perhaps {name}: no digit is taken back {boards}, so the board does not show "
                "the search. Compare the code."
            )
        case Likeness.DIFFERENT:
            text = f"not {name}: {found.apart}."
            if found.others:
                text += f" Yours are the writes of {listed(list(found.others))}."
    return [("Search", text)]
