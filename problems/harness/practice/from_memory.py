"""An approach from memory: what a rep of it asks for."""

from __future__ import annotations

import ast
import textwrap
from pathlib import Path

from harness import load
from harness.errors import KataError, no_such
from harness.load import near
from harness.practice.ladders import Ladder
from harness.records import Problem

IDEA, STATE, WHY = "Idea:", "Representation:", "Why it is right:"
"""Paragraphs of an approach's docstring, which say each a little more of it."""
ORDER = "Branching:"
"""The paragraph of an approach's docstring that says in which order it tries what."""
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
    return _paragraph(text, ORDER)


def ladder_of(path: Path) -> Ladder | None:
    """Return the hints on an approach that is asked for from memory, from its docstring.

    None if that says too little.
    """
    text = docstring_of(path)
    parts = (_paragraph(text, label) for label in (ORDER, IDEA, STATE, WHY))
    order, idea, state, why = (part[:1].upper() + part[1:] for part in parts)
    if not (order and idea and state and why):
        return None
    read = f"Read {near(path)}, close it, and write it without looking."
    names = "its order", "its idea", "what it keeps", "why it is right", "the file"
    name = f"from memory: {path.stem}"
    return Ladder(name, path.stem, order, idea, state, why, read, names=names)


def _paragraph(text: str, label: str) -> str:
    """Return the paragraph of a docstring that begins with a label, without it; '' without one."""
    parts = (part for part in text.split("\n\n") if part.startswith(label))
    return " ".join(next(parts, "").removeprefix(label).split())
