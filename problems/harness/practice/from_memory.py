"""A rep that asks for an approach from memory: its task and its hint."""

from __future__ import annotations

import ast
import re
import textwrap
from pathlib import Path

from harness.console import paragraph
from harness.drawing import Drawing
from harness.errors import KataError, no_such, shown_path
from harness.problem import Problem
from harness.solution_files import find_approaches

WIDTH = 88


def find_approach(problem: Problem, name: str) -> Path:
    """Return the file of an approach. Raises KataError if there is none of that name."""
    known = {path.stem: path for path in find_approaches(problem)}
    if name not in known:
        raise KataError(no_such("approach", name, list(known)))
    return known[name]


def task_of(path: Path) -> str:
    """Return comments that state the task: the idea of an approach, and its order."""
    text = docstring_of(path)
    idea = text.partition("\n")[0]
    lines = [f"From memory: {path.stem}.", *([f"Idea: {idea}"] if idea else [])]
    if order := _paragraph(text, "Order:"):
        lines.append(f"Order: {order}")
    return "".join(
        textwrap.fill(line, WIDTH, initial_indent="# ", subsequent_indent="#     ") + "\n"
        for line in lines
    )


def docstring_of(path: Path) -> str:
    """Return the docstring of an approach; '' if it has none."""
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""


def hint_on(path: Path) -> Drawing:
    """Draw the promise and the pitfall from an approach's docstring, and the path of its file."""
    text = docstring_of(path)
    shown = {label: _paragraph(text, f"{label}:") for label in ("Promise", "Pitfall")}
    shown["Read"] = f"{shown_path(path)}, close it, and write it without looking."
    lines: Drawing = [[(f"Hint on {path.stem}", "title")]]
    for label, words in shown.items():
        lines += paragraph(label, words) if words else []
    return lines


def _paragraph(text: str, label: str) -> str:
    """Return the paragraph of a docstring after a label; '' if the label is missing."""
    parts = (part for part in re.split(r"\n(?=\S)", text) if part.startswith(label))
    return " ".join(next(parts, "").removeprefix(label).split())
