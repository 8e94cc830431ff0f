"""Lays out the next steps as the last lines of a screen, and the keys of the practice screen."""

from collections.abc import Iterable
from datetime import UTC, datetime
from textwrap import wrap

from harness.console import LABEL, labelled, page_width
from harness.drawing import Drawing
from harness.practice.attempt import Save
from harness.practice.events import AttemptJudged
from harness.practice.journal import Journal
from harness.practice.next_steps import MOST, READ, NextStep, named_on, next_steps
from harness.practice.situation import Situation
from harness.problem import Idea
from harness.what_to_type import as_typed

KEYS = ("h hint", "n new rep", "q quit")
"""The parts of the last line of the practice screen."""
KEY_OF = {"hint": "h", "again": "n"}
"""The key of the practice screen for each command that has one."""
SHORT = 40
"""The maximum length of a reason that is omitted if it does not fit beside its command."""


def lines_after(
    save: Save,
    journal: Journal,
    screen: str,
    judged: AttemptJudged | None = None,
    *,
    idea: Idea | None = None,
    further: bool = False,
) -> Drawing:
    """Draw the next steps for a save, as the last lines of a page.

    `screen` is the command that shows the page. `judged` is the judgement of the save, if the
    journal may not have it yet, and `idea` the approach to look at next, if its search was
    identified. `further` is True after a hint that is not the last one on its mistake.
    """
    steps = next_steps(Situation(save, journal, datetime.now(UTC), judged, idea))
    more = [NextStep(("hint",), "shows the next hint")] * further
    shown = [*more, *named_on(screen, steps)][:MOST]
    return draw_steps(shown, keys=screen == "practice")


def draw_steps(steps: Iterable[NextStep], *, keys: bool = False) -> Drawing:
    """Draw steps, the best one first: a line each, or more if it is too long.

    A command ends its line, so that it can be copied: zsh reads `make run   (why)` as a function.
    If `keys` is True, the keys of the practice screen are shown instead of their commands.
    """
    steps = list(steps)
    column = max((len(step.why) for step in steps if len(step.why) <= SHORT), default=0)
    lines = [line for step in steps for line in _lines(step, column, keys=keys)]
    return labelled("Next", lines)


def _lines(step: NextStep, column: int, *, keys: bool) -> list[str]:
    """Return the reason of a step, then its command or key."""
    (name, *rest), room = step.words, page_width() - LABEL
    if keys and name in KEY_OF and not step.elsewhere:
        command = KEY_OF[name]
    else:
        command = f"{name} {rest[0]} in your editor" if name == READ else as_typed(*step.words)
    explained = f"{step.why:<{column}}   {command}"
    if len(explained) <= room:
        return [explained]
    return [*wrap(step.why, room), f"    {command}"] if len(step.why) > SHORT else [command]
