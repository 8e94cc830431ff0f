"""The last lines of a screen, which say what to do next."""

from __future__ import annotations

from collections.abc import Sequence

from harness.console import LABEL
from harness.drawing import Drawing
from harness.practice.keys import STANDS_FOR
from harness.practice.next_steps import READ, NextStep, Situation, next_steps
from harness.what_to_type import as_typed

ROOM = 72
"""Columns of a line."""


def draw_steps(
    situation: Situation,
    screen: str,
    *,
    label: str = "Next",
    further: bool = False,
    keys: bool = False,
) -> Drawing:
    """Draw the last lines of a screen: what to do next.

    Args:
        situation: the situation after what the screen shows.
        screen: the command that it is of.
        label: '' if a step stands above them already.
        further: True on a hint that another one follows.
        keys: True where a key stands for some commands.
    """
    lines = step_lines(next_steps(situation, screen, further=further), keys=keys)
    labels = [label, *[""] * len(lines)]
    return [
        [(f"{name:<{LABEL}}", "title"), (line, "")]
        for name, line in zip(labels, lines, strict=False)
    ]


def step_lines(steps: Sequence[NextStep], *, keys: bool = False) -> list[str]:
    """Return a line for each step, or two if a command is too long for one."""
    return [line for step in steps for line in _step_lines(step, keys=keys)]


def _step_lines(step: NextStep, *, keys: bool) -> list[str]:
    """Return a command with what it is good for, if there is room; a long one on two lines."""
    name, *rest = step.words
    if keys and name in STANDS_FOR and not step.elsewhere:
        return [f"{STANDS_FOR[name]}   ({step.by_key or step.why})"]
    whole = f"{name} {rest[0]}" if name == READ else as_typed(*step.words)
    if len(whole) > ROOM:
        last = max(at for at, word in enumerate(step.words) if word.startswith("--") or not at)
        start = as_typed(*step.words[: last or None])
        return [f"{start} \\", f"    {whole.removeprefix(start).strip()}"]
    explained = f"{whole}   ({step.why})"
    return [explained if len(explained) <= ROOM else whole]
