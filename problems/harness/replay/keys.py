"""The keys of the player in a terminal and on the page, and the help of the page."""

from __future__ import annotations

from ast import literal_eval
from typing import Any, NamedTuple


class Key(NamedTuple):
    """A key binding of a screen, or several with the same action."""

    name: str
    """The terminal's name for it; a comma separates several."""
    action: str
    """The action of the screen, as Textual writes it."""
    label: str = ""
    """The label in the footer; '' if the footer does not show it."""


class Keys(NamedTuple):
    """Key bindings that share a line of the help."""

    shown: str
    does: str
    keys: tuple[Key, ...] = ()
    group: str = ""
    """The label of the group in the footer, after the labels of its keys."""


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
        "to the start, one tenth, … nine tenths; End goes to the last step",
        (
            Key("home", "do('jump', 0)"),
            *(Key(str(tenth), f"do('jump', {tenth})") for tenth in range(10)),
            Key("end", "do('jump', 10)"),
        ),
    ),
    Keys(
        "- +",
        "slower, faster: 1 to 1,000,000 steps a second",
        (Key("-,_", "do('faster', -1)", "slower"), Key("+,=", "do('faster', 1)", "faster")),
        "speed",
    ),
)
IN_TERMINAL = (*MOVES, Keys("q", "quit, as Ctrl-C does", (Key("q", "quit", "quit"),)))
JUMPS = {
    "answer": ("n", "answer"),
    "dead_end": ("d", "dead end"),
    "retreat": ("r", "retreat"),
    "unrestored": ("u", "value not restored"),
}
"""The key that goes to the next event of each kind, and the words for the kind."""
ON_PAGE = (
    *MOVES,
    Keys(
        "g", "go to a step: type its number, then Enter; Esc cancels", (Key("g", "do('select')"),)
    ),
    Keys("t", "go to the tree of calls: arrows move and fold", (Key("t", "do('walk')"),)),
    *(
        Keys(
            f"{key} {key.upper()}",
            f"next {what}, previous {what}",
            (
                Key(key, f"do('seek', '{kind}', True)"),
                Key(key.upper(), f"do('seek', '{kind}', False)"),
            ),
        )
        for kind, (key, what) in JUMPS.items()
    ),
    Keys("?", "show this help", (Key("?", "do('help')"),)),
    Keys(
        "a click", "on a call: to it, and in other lanes to its path; on a line: to its next time"
    ),
)
IN_BROWSER = {
    "space": " ",
    "left": "ArrowLeft",
    "right": "ArrowRight",
    "home": "Home",
    "end": "End",
}
"""A browser's names of keys that have another name in a terminal."""


def actions_on_page() -> dict[str, Any]:
    """Map each browser key to a method of the page's player and its arguments."""
    return {
        IN_BROWSER.get(name, name): literal_eval(f"({key.action.removeprefix('do(')[:-1]},)")
        for line in ON_PAGE
        for key in line.keys
        for name in key.name.split(",")
    }
