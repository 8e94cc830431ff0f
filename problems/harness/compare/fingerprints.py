"""What a search is, told by what it writes: its counts, and whether two searches are the same.

Counts are the same on every machine and every Python, which times are not.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

from harness.child.recorder import LINE
from harness.judge.sandbox import run_in_worker
from harness.records import Case, Limits, Problem, Progress, Solution
from harness.trace import Step, Trace

TABLE = "searches.tsv"
HEADER = ("approach", "placements", "overwrites", "undos", "max_depth", "fingerprint", "case")


@dataclass(frozen=True, slots=True)
class Search:
    """What a solution wrote on one board."""

    placements: int
    overwrites: int
    undos: int
    max_depth: int
    fingerprint: str
    """The same for two runs that wrote the same into the same cells in the same order."""

    @property
    def digits(self) -> int:
        """Digits written, into a blank or over another: what was tried on the board."""
        return self.placements + self.overwrites


Searches = dict[str, Search]
"""What a solution wrote on each case, by the case's name."""


def record(
    problem: Problem,
    solution: Solution,
    cases: Sequence[Case],
    limits: Limits,
    tell: Progress = lambda _done, _name: None,
) -> Iterator[tuple[Case, Trace]]:
    """Run a solution once more on some cases and yield what it wrote. Never in a timed run."""
    inputs = (problem.arguments(case) for case in cases)
    runs = run_in_worker(solution, problem.method, inputs, limits, limits.seconds)
    with closing(runs):
        for done, (case, run) in enumerate(zip(cases, runs, strict=False)):
            tell(done, case.name)
            if run.trace is None or run.ending != "returned":
                return
            yield case, run.trace


def search_of(trace: Trace) -> Search:
    """A trace's counts and fingerprint."""
    return Search(
        trace.placements, trace.overwrites, trace.undos, trace.max_depth, fingerprint(trace)
    )


def fingerprint(trace: Trace) -> str:
    """Sixteen hexadecimal digits of the writes, whatever the lines that made them."""
    told = hashlib.blake2b(repr((trace.values, trace.dropped)).encode(), digest_size=8)
    for words in (trace.head, trace.tail):
        size = 2 * len(words)
        whole = int.from_bytes(words.tobytes(), "little")
        mask = int.from_bytes(((1 << LINE) - 1).to_bytes(2, "little") * len(words), "little")
        told.update((whole & mask).to_bytes(size, "little"))
    return told.hexdigest()


def record_all(
    problem: Problem,
    solutions: Mapping[str, Solution],
    cases: Sequence[Case],
    limits: Limits,
    tell: Progress,
) -> dict[str, Searches]:
    """What each solution writes on each case, by its name."""
    searches: dict[str, Searches] = {}
    for number, (name, solution) in enumerate(solutions.items()):

        def told(done: int, case: str, start: int = number * len(cases), name: str = name) -> None:
            tell(start + done, f"{name}: {case}")

        traces = record(problem, solution, cases, limits, told)
        searches[name] = {case.name: search_of(trace) for case, trace in traces}
    return searches


def takes_nothing_back(searches: Searches) -> bool:
    """Whether no digit was ever undone or replaced: none had to be, or it was tried on a copy."""
    return bool(searches) and all(one.undos == one.overwrites == 0 for one in searches.values())


def groups(searches: Mapping[str, Searches]) -> list[list[str]]:
    """The names of those that wrote the same on every case, together; all of them, in order."""
    found: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for name, own in searches.items():
        key = tuple(sorted((case, search.fingerprint) for case, search in own.items()))
        found.setdefault(key, []).append(name)
    return list(found.values())


def read_table(folder: Path) -> dict[str, Searches]:
    """The searches of the reference approaches as they were written down; {} if they were not."""
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


def table_of(searches: Mapping[str, Searches]) -> str:
    """The text that `read_table` reads."""
    lines = ["\t".join(HEADER)]
    for name, own in searches.items():
        for case, one in own.items():
            counts = map(str, (one.placements, one.overwrites, one.undos, one.max_depth))
            lines.append("\t".join((name, *counts, one.fingerprint, case)))
    return "\n".join(lines) + "\n"


def nearest(
    mine: Searches, table: Mapping[str, Searches], reference: str | None
) -> tuple[list[str], int]:
    """The group of approaches whose search is most like a search, and on how many cases it is.

    Among groups that are equally like it the one of the reference comes first.
    """

    def alike(group: list[str]) -> tuple[int, bool]:
        own = table[group[0]]
        same = [case for case in mine if mine[case].fingerprint == own[case].fingerprint]
        return len(same), reference in group

    most = max(groups(table), key=alike)
    return most, alike(most)[0]


def first_difference(mine: Trace, other: Trace) -> tuple[Step | None, Step | None] | None:
    """The first writes in which two traces differ; None where one of them has ended."""
    for own, its in zip_longest(mine, other):
        if own is None or its is None or (own.cell, own.new) != (its.cell, its.new):
            return own, its
    return None
