"""An approach from memory: what is asked for, and whether an accepted solution is that."""

from __future__ import annotations

import ast
import textwrap
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from harness import load
from harness.compare.same_search import Match, compare_with
from harness.errors import KataError, did_you_mean
from harness.practice.journal import read_journal
from harness.practice.past import past_of
from harness.records import Problem, Report

ORDER = "Branching:"
"""The paragraph of an approach's docstring that says in which order it tries what."""
WIDTH = 88


def find_approach(problem: Problem, name: str) -> Path:
    """Return the file of an approach. Raises KataError if there is none of that name."""
    known = {path.stem: path for path in load.find_approaches(problem)}
    if name not in known:
        listed = ", ".join(known) or "none"
        raise KataError(
            f"no approach is called {name!r}{did_you_mean(name, known)}; there are: {listed}"
        )
    return known[name]


def task_of(path: Path) -> str:
    """Return comments that say what is asked for: the idea of an approach, and its order."""
    text = docstring_of(path)
    idea = text.partition("\n")[0]
    lines = [f"From memory: {path.stem}.", *([f"Idea: {idea}"] if idea else [])]
    if order := order_of(text):
        lines.append(f"Order: {order}")
    return "".join(
        textwrap.fill(line, WIDTH, initial_indent="# ", subsequent_indent="#     ") + "\n"
        for line in lines
    )


def docstring_of(path: Path) -> str:
    """Return the docstring of an approach; '' if it has none."""
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""


def order_of(text: str) -> str:
    """Return what a docstring says of the order of a search; '' if it says nothing."""
    parts = (part for part in text.split("\n\n") if part.startswith(ORDER))
    return " ".join(next(parts, "").removeprefix(ORDER).split())


def current_approach(problem: Problem) -> str:
    """Return the approach that the rep asks for which goes on now; '' if any will do."""
    with suppress(OSError):
        rep = past_of(read_journal(), problem.slug, datetime.now(UTC)).current
        return rep.approach if rep else ""
    return ""


def match_of(report: Report) -> Match | None:
    """Compare the learner's accepted attempt with the approach that the rep asks for.

    Returns None if it is not accepted, not the learner's attempt, or if any approach will do.
    """
    attempt = load.attempt_path(report.problem)
    if not report.verdict.accepted or report.solution.path.resolve() != attempt.resolve():
        return None
    approach = current_approach(report.problem)
    if not approach:
        return None
    return compare_with(report, load.SOLUTIONS / report.problem.slug, approach)
