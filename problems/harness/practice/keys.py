"""The keys of the practice screen: what they do, its last line, and the commands they stand for."""

from __future__ import annotations

from harness.replay.keys import Key

PRACTICE = (
    Key("h", "hint", "hint", "hint"),
    Key("p", "predict", "predict"),
    Key("r", "replay", "replay", "replay"),
    Key("b", "debug", "debug", "run"),
    Key("c", "compare", "compare", "compare"),
    Key("n", "new_rep", "new rep", "again"),
    Key("q", "leave(0)", "quit"),
)
LINE = tuple(f"{key.name} {key.label}" for key in PRACTICE)
PREDICT = LINE[1]
"""The key that only some problems have a use for."""
STANDS_FOR = {key.command: key.name for key in PRACTICE if key.command}
"""The key that stands for a command, by the command."""
