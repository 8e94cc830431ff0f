"""The keys of the player: what they do in a terminal, and the help there and on the page."""

from __future__ import annotations

from typing import NamedTuple


class Key(NamedTuple):
    """A key of a screen, or several that do the same."""

    name: str
    """The terminal's name for it; a comma separates several."""
    action: str
    """The action of the screen, as Textual writes it."""
    label: str = ""
    """The word for it at the foot of the screen; '' if it has none there."""
    command: str = ""
    """The command that it stands for, if it stands for one."""


class Keys(NamedTuple):
    """A line of the help: some keys that belong together."""

    shown: str
    does: str
    keys: tuple[Key, ...] = ()
    group: str = ""
    """The word for all of them at the foot of the screen, after their own."""


MOVES = (
    Keys("space", "play or pause", (Key("space", "do('play')", "play"),)),
    Keys(
        "← →",
        "one step back, one step forward",
        (Key("left", "do('move', -1)", "back"), Key("right", "do('move', 1)", "on")),
        "step",
    ),
    Keys(
        "[ ]",
        "previous event, next event",
        (Key("[", "do('event', False)", "previous"), Key("]", "do('event', True)", "next")),
        "event",
    ),
    Keys(
        "0 … 9",
        "to the start, one tenth, … nine tenths; End goes to the last write",
        (
            Key("home", "do('jump', 0)"),
            *(Key(str(tenth), f"do('jump', {tenth})") for tenth in range(10)),
            Key("end", "do('jump', 10)"),
        ),
    ),
    Keys(
        "- +",
        "slower, faster: 1 to 1,000,000 writes a second",
        (Key("-,_", "do('faster', -1)", "slower"), Key("+,=", "do('faster', 1)", "faster")),
        "speed",
    ),
)
IN_TERMINAL = (
    *MOVES,
    Keys(
        "?  q",
        "show this help; quit, as Ctrl-C does",
        (Key("?", "help", "help"), Key("q", "quit", "quit")),
    ),
)
ON_PAGE = (
    *MOVES,
    Keys("g", "go to a step: type its number, then Enter; Esc cancels"),
    Keys("c", "switch between the source and the open calls with their variables"),
    Keys("?", "show this help"),
    Keys("a click", "on a cell or line: to its next write; on the strip: to that moment"),
    Keys("Tab", "go to a board: the arrows move between cells, and Enter clicks"),
    Keys("t", "go to the tree: the arrows move between placements, + and - zoom"),
    Keys("the tree", "click to go to a moment, drag to scroll, turn the wheel with Ctrl to zoom"),
)
