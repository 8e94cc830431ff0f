"""An approach from memory: what a rep of it asks for."""

from __future__ import annotations

import ast
import re
import textwrap
from pathlib import Path

from harness import load
from harness.errors import KataError, no_such
from harness.load import near
from harness.practice.ladders import Ladder
from harness.problem import Problem

ORDER, IDEA, PROMISE, PITFALL = "Order:", "Idea:", "Promise:", "Pitfall:"
"""Paragraphs of an approach's docstring. Each says a little more of it than the one before."""
WIDTH = 88


def find_approach(problem: Problem, name: str) -> Path:
    """Return the file of an approach. Raises KataError if there is none of that name."""
    known = {path.stem: path for path in load.find_approaches(problem)}
    if name not in known:
        raise KataError(no_such("approach", name, list(known)))
    return known[name]


def task_of(path: Path) -> str:
    """Return comments that say what is asked for: the idea of an approach, and its order."""
    text = docstring_of(path)
    idea = text.partition("\n")[0]
    lines = [f"From memory: {path.stem}.", *([f"Idea: {idea}"] if idea else [])]
    if order := _paragraph(text, ORDER):
        lines.append(f"Order: {order}")
    return "".join(
        textwrap.fill(line, WIDTH, initial_indent="# ", subsequent_indent="#     ") + "\n"
        for line in lines
    )


def docstring_of(path: Path) -> str:
    """Return the docstring of an approach; '' if it has none."""
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""


def ladder_of(path: Path) -> Ladder | None:
    """Return the hints on an approach that is asked for from memory, from its docstring.

    None if that says too little.
    """
    text = docstring_of(path)
    parts = [_paragraph(text, label) for label in (ORDER, IDEA, PROMISE, PITFALL)]
    if not all(parts):
        return None
    order, idea, promise, pitfall = (part[:1].upper() + part[1:] for part in parts)
    read = f"Read {near(path)}, close it, and write it without looking."
    names = "its order", "its idea", "what a call promises", "its pitfall", "the file"
    name = f"from memory: {path.stem}"
    return Ladder(name, path.stem, order, idea, promise, pitfall, read, names=names)


def _paragraph(text: str, label: str) -> str:
    """Return the paragraph of a docstring that begins with a label, without it; '' without one.

    A paragraph ends where the next line is not indented.
    """
    parts = (part for part in re.split(r"\n(?=\S)", text) if part.startswith(label))
    return " ".join(next(parts, "").removeprefix(label).split())
