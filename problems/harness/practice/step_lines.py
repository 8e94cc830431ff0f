"""The last lines of a screen, which say what to do next, and the keys of the practice screen."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from textwrap import wrap
from typing import TYPE_CHECKING

from harness.console import LABEL, labelled, page_width
from harness.drawing import Drawing
from harness.practice.attempt import Attempt, Save
from harness.practice.events import AttemptJudged
from harness.practice.journal import Journal
from harness.practice.next_steps import MOST, READ, NextStep, named_on, next_steps
from harness.practice.situation import Situation
from harness.replay.keys import Key
from harness.what_to_type import as_typed

if TYPE_CHECKING:
    from harness.compare.identify import Idea

PRACTICE = (
    Key("h", "hint", "hint", "hint"),
    Key("r", "replay", "replay", "replay"),
    Key("b", "debug", "debug", "run"),
    Key("c", "compare", "compare", "compare"),
    Key("n", "new_rep", "new rep", "again"),
    Key("q", "leave(0)", "quit"),
)
"""The keys of the practice screen, with the commands that they stand for."""
SHORT = 40
"""Characters of a reason that is left out where there is no room for it beside its command."""
KEYS = tuple(f"{key.name} {key.label}" for key in PRACTICE)
"""The last line of that screen, key by key."""
STANDS_FOR = {key.command: key.name for key in PRACTICE if key.command}


def lines_after(
    attempt: Attempt,
    save: Save,
    journal: Journal,
    screen: str,
    judged: AttemptJudged | None = None,
    *,
    idea: Idea | None = None,
    further: bool = False,
) -> Drawing:
    """Draw what to do next on an attempt, as the last lines of a screen.

    Args:
        attempt: the one that the save is of.
        save: the text.
        journal: as it was read, with what this process has added.
        screen: the command that it is of.
        judged: the judgement of the text, where the journal may not have it yet.
        idea: the approach to look at after the search of the text, if it was identified.
        further: True on a hint that another one follows.
    """
    steps = next_steps(Situation(attempt, save, journal.past, datetime.now(UTC), judged, idea))
    more = [NextStep(("hint",), "says more")] * further
    named = [*more, *named_on(screen, steps)][:MOST]
    return draw_steps(named, keys=screen == "practice")


def draw_steps(steps: Iterable[NextStep], *, keys: bool = False) -> Drawing:
    """Draw a line for each step, or more if its reason or its command is too long for one.

    A command ends its line, so that it can be copied: zsh takes `make run   (why)` for the
    definition of a function.

    Args:
        steps: the best one first.
        keys: True where a key stands for some commands.
    """
    steps = list(steps)
    column = max((len(step.why) for step in steps if len(step.why) <= SHORT), default=0)
    lines = [line for step in steps for line in _lines(step, column, keys=keys)]
    return labelled("Next", lines)


def _lines(step: NextStep, column: int, *, keys: bool) -> list[str]:
    """Return what a step is good for, then its command or key."""
    (name, *rest), room = step.words, page_width() - LABEL
    if keys and name in STANDS_FOR and not step.elsewhere:
        command = STANDS_FOR[name]
    else:
        command = f"{name} {rest[0]}" if name == READ else as_typed(*step.words)
    if len(command) > room:
        options = [at for at, word in enumerate(step.words) if word.startswith("--")]
        last = options[-1] if options and step.words[options[-1]] != "--problem" else None
        start = as_typed(*step.words[:last])
        return [f"{start} \\", f"    {command.removeprefix(start).strip()}"] if last else [command]
    explained = f"{step.why:<{column}}   {command}"
    if len(explained) <= room:
        return [explained]
    return [*wrap(step.why, room), f"    {command}"] if len(step.why) > SHORT else [command]
