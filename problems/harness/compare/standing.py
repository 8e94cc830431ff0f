"""A standing: the results of one solution on many boards, as rows of tables and as JSON."""

import ast
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from harness.compare.searches import Searches
from harness.judge.outcome import Report
from harness.problem import Problem
from harness.solution_files import Solution, find_approaches, load_solution

COUNTED = "placements", "overwrites", "undos"
"""The counts with a column: fields of `Counts`."""
PACKAGE = re.compile(r"^(?:import|from) (\w+)", re.MULTILINE)
"""A pattern for the package that a line imports."""


@dataclass(frozen=True)
class Standing:
    """The results of one solution on many boards. A part that was not measured is empty."""

    name: str
    solution: Solution
    is_ours: bool = False
    """True for an approach of the kata, or for its file that calls a library."""
    report: Report | None = None
    seconds: Mapping[str, float | None] = field(default_factory=dict)
    """CPU time inside the method, by the name of the case; None for a failed case."""
    searches: Searches = field(default_factory=dict)
    calls: Mapping[str, int | None] = field(default_factory=dict)
    """The counts of its calls on one case."""

    @property
    def accepted(self) -> bool:
        return self.report is not None and self.report.verdict.accepted

    @property
    def total(self) -> float | None:
        """The sum of the times; None if a case has no time."""
        known = [time for time in self.seconds.values() if time is not None]
        return sum(known) if known and len(known) == len(self.seconds) else None

    def ratio_to(self, base: "Standing") -> float | None:
        """Return the ratio of the total to another standing's total; None if one is missing."""
        return self.total / base.total if self.total is not None and base.total else None


def fresh_standings(problem: Problem, files: Sequence[Path]) -> list[Standing]:
    """Return an empty standing for each solution file, named by its file without the suffix.

    Solutions with the same name are named by their paths.
    """
    stems = [file.stem for file in files]
    ours = {path.absolute() for path in (*find_approaches(problem), *find_peers(problem)[0])}
    return [
        Standing(
            file.stem if stems.count(file.stem) == 1 else str(file),
            load_solution(file),
            file.absolute() in ours,
        )
        for file in files
    ]


def find_peers(problem: Problem) -> tuple[list[Path], list[str]]:
    """Return the solution files of installed libraries, and the names of missing libraries."""
    texts = {file: file.read_text(encoding="utf-8") for file in problem.folder.glob("peers/*.py")}
    present = [file for file in sorted(texts) if all(map(find_spec, PACKAGE.findall(texts[file])))]
    return present, sorted(file.stem for file in texts.keys() - present)


def base_of(standings: Sequence[Standing], reference: str | None) -> Standing:
    """Return the standing whose total counts as 1.0: the reference, or else the first."""
    return next((standing for standing in standings if standing.name == reference), standings[0])


def source_lines(source: str) -> int:
    """Return the number of lines of code, without comments and docstrings; 0 for a syntax error.

    Lines are counted after `ast.unparse`, so that line breaks inside a statement do not count.
    """
    try:
        tree = ast.parse(source)
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                del node.body[: ast.get_docstring(node, clean=False) is not None]
        return sum(map(bool, ast.unparse(tree).splitlines()))
    except (SyntaxError, ValueError, RecursionError):
        return 0


def compared_json(standings: Sequence[Standing], reference: str | None) -> list[dict[str, Any]]:
    """Return a JSON object for each judged solution. Keys are only ever added.

    Seconds are CPU seconds.
    """
    base = base_of(standings, reference)
    return [
        {
            "name": standing.name,
            "verdict": report.verdict.word,
            "passed": report.passed,
            "total": report.total,
            "solve_seconds": standing.total,
            "ratio": standing.ratio_to(base),
            "source_lines": source_lines(report.solution.source),
            "cases": standing.seconds,
            "calls": standing.calls,
            "counts": {case: search.by_name for case, search in standing.searches.items()},
        }
        for standing in standings
        if (report := standing.report)
    ]
