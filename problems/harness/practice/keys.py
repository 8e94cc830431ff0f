"""The keys of the practice screen: what they do, its last line, and the commands they stand for."""

from __future__ import annotations

from harness.child.recorder import can_record
from harness.load import example_of, has_hints, load_cases
from harness.problem import Problem
from harness.replay.keys import Key

PRACTICE = (
    Key("h", "hint", "hint", "hint"),
    Key("r", "replay", "replay", "replay"),
    Key("b", "debug", "debug", "run"),
    Key("c", "compare", "compare", "compare"),
    Key("n", "new_rep", "new rep", "again"),
    Key("q", "leave(0)", "quit"),
)
STANDS_FOR = {key.command: key.name for key in PRACTICE if key.command}
"""The key that stands for a command, by the command."""


def keys_of(problem: Problem, *, asks_on: bool) -> list[str]:
    """Return the last line of the screen, key by key. What a problem does not have is left out.

    Args:
        problem: the one that is practised.
        asks_on: True if the key for hints asks questions after Accepted.
    """
    serves = {
        "hint": asks_on or has_hints(problem),
        "replay": can_record(problem.arguments(example_of(load_cases(problem)))[0]),
    }
    return [f"{key.name} {key.label}" for key in PRACTICE if serves.get(key.action, True)]
