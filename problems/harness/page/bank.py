"""The solutions that a page compares: approaches as written down, the others measured now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from harness import load
from harness.compare.fingerprints import read_table
from harness.compare.spread_table import read_spread
from harness.page.measure import measure
from harness.page.standings import Standing
from harness.records import Case, Limits, Problem, Progress, Solution


def lane_names(files: Sequence[Path], approaches: Sequence[Path]) -> list[str]:
    """Return a name for each file: its own without the ending, or its path where that is taken."""
    known = {path.resolve() for path in approaches}
    taken = [path.stem for path in approaches]
    taken += [file.stem for file in files if file.resolve() not in known]
    return [
        file.stem if file.resolve() in known or taken.count(file.stem) == 1 else str(file)
        for file in files
    ]


def standings(
    problem: Problem,
    solutions: Mapping[str, Solution | None],
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress,
) -> tuple[Standing, ...]:
    """Return the approaches, and beside them the solutions that are not among them.

    Args:
        problem: whose bank it is.
        solutions: those of the lanes, by name; None for one that did not solve its board, which
            is not measured.
        cases: the boards that decide whether a solution is Accepted.
        limits: for what is measured now.
        progress: is called before each solution that is measured.
    """
    folder = load.SOLUTIONS / problem.slug
    table, spread = read_table(folder), read_spread(folder)
    found = [Standing(name, own, spread.get(name, {})) for name, own in table.items()]
    for done, (name, solution) in enumerate(solutions.items()):
        if not table or name in table:
            continue
        progress(done, name)
        found.append(
            measure(name, problem, solution, cases, limits)
            if solution
            else Standing(name, {}, tried=0)
        )
    return tuple(found)
