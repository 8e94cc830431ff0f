"""A search reduced to what it writes: its counts, and a fingerprint that equal searches share.

Counts are the same on every machine and every Python, which times are not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from harness.child.recorder import LINE
from harness.judge.sandbox import Session
from harness.records import Case, Ending, Limits, Problem, Progress, Solution
from harness.trace import Step, Trace

TABLE = "searches.tsv"
HEADER = ("approach", "placements", "overwrites", "undos", "max_depth", "fingerprint", "case")


@dataclass(frozen=True, slots=True)
class Search:
    """The writes of a solution on one board, counted."""

    placements: int
    overwrites: int
    undos: int
    max_depth: int
    fingerprint: str
    """The same for two runs that wrote the same into the same cells in the same order."""

    @property
    def digits(self) -> int:
        """The number of digits written, into a blank or over another digit."""
        return self.placements + self.overwrites


Searches = dict[str, Search]
"""The writes of a solution on each case, by the case's name."""


def record(
    problem: Problem,
    solution: Solution,
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress = lambda _done, _name: None,
    most: int = 0,
) -> Iterator[tuple[Case, Trace]]:
    """Run a solution once more on some cases and yield what it wrote. Never in a timed run.

    With `most`, a run is cut off after so many writes; without, it ends at the first that fails.
    """
    with Session(solution, problem.method, limits) as session:
        for done, case in enumerate(cases):
            progress(done, case.name)
            run = session.record(problem.arguments(case), limits.seconds, most)
            whole = run.ending is Ending.RETURNED or (most and run.ending is Ending.STOPPED)
            if run.trace is None or not whole:
                return
            yield case, run.trace


def search_of(trace: Trace) -> Search:
    """Return a trace's counts and fingerprint."""
    return Search(
        trace.placements, trace.overwrites, trace.undos, trace.max_depth, fingerprint(trace)
    )


def fingerprint(trace: Trace) -> str:
    """Return sixteen hexadecimal digits of the writes, without the lines that made them."""
    digest = hashlib.blake2b(repr((trace.values, trace.dropped)).encode(), digest_size=8)
    for words in (trace.head, trace.tail):
        size = 2 * len(words)
        whole = int.from_bytes(words.tobytes(), "little")
        mask = int.from_bytes(((1 << LINE) - 1).to_bytes(2, "little") * len(words), "little")
        digest.update((whole & mask).to_bytes(size, "little"))
    return digest.hexdigest()


def takes_nothing_back(searches: Searches) -> bool:
    """Return True if no digit was undone or replaced: none had to be, or it was tried on a copy."""
    return bool(searches) and all(one.undos == one.overwrites == 0 for one in searches.values())


def groups(searches: Mapping[str, Searches]) -> list[list[str]]:
    """Return all names, in order, grouped by those that wrote the same on every case."""
    found: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for name, own in searches.items():
        key = tuple(sorted((case, search.fingerprint) for case, search in own.items()))
        found.setdefault(key, []).append(name)
    return list(found.values())


def read_table(folder: Path) -> dict[str, Searches]:
    """Read the saved searches of the reference approaches; {} if there is no such table."""
    path = folder / TABLE
    if not path.exists():
        return {}
    table: dict[str, Searches] = {}
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        name, *counts, mark, case = line.split("\t")
        placements, overwrites, undos, depth = map(int, counts)
        search = Search(placements, overwrites, undos, depth, mark)
        table.setdefault(name, {})[case] = search
    return table


def format_table(searches: Mapping[str, Searches]) -> str:
    """Return the text that `read_table` reads."""
    lines = ["\t".join(HEADER)]
    for name, own in searches.items():
        for case, one in own.items():
            counts = map(str, (one.placements, one.overwrites, one.undos, one.max_depth))
            lines.append("\t".join((name, *counts, one.fingerprint, case)))
    return "\n".join(lines) + "\n"


def nearest(
    mine: Searches, table: Mapping[str, Searches], reference: str | None
) -> tuple[list[str], int]:
    """Return the group of approaches most like a search, and on how many cases they agree.

    Among groups that are equally like it the one of the reference comes first.
    """

    def alike(group: list[str]) -> tuple[int, bool]:
        own = table[group[0]]
        same = [case for case in mine if mine[case].fingerprint == own[case].fingerprint]
        return len(same), reference in group

    most = max(groups(table), key=alike)
    return most, alike(most)[0]


def first_difference(
    mine: Iterable[Step], other: Iterable[Step]
) -> tuple[Step | None, Step | None] | None:
    """Return the first writes in which two searches differ, with None for one that has ended.

    Returns None if they do not differ.
    """
    for own, its in zip_longest(mine, other):
        if own is None or its is None or (own.cell, own.new) != (its.cell, its.new):
            return own, its
    return None
