"""The keys of the player in a terminal and on the page, and the help of the page."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Keys(NamedTuple):
    """Key bindings that share a line of the help."""

    shown: str
    does: str
    acts: Mapping[str, tuple[Any, ...]] = {}
    """Maps a key, by its name in a terminal, to a method of the player and its arguments. Several
    keys for the same method are separated by commas."""
    label: str = ""
    """The label in the footer; '' if the footer does not show the keys."""


MOVES = (
    Keys("space", "play or pause", {"space": ("play",)}, "play"),
    Keys(
        "← →",
        "one step back, one step forward",
        {"left": ("move", -1), "right": ("move", 1)},
        "step",
    ),
    Keys(
        "[ ]",
        "previous event, next event",
        {"[": ("event", False), "]": ("event", True)},
        "event",
    ),
    Keys(
        "0 … 9",
        "jump to 0 % … 90 % of the run; End: jump to the last step",
        {"home": ("jump", 0), "end": ("jump", 10)}
        | {str(tenth): ("jump", tenth) for tenth in range(10)},
    ),
    Keys(
        "- +",
        "slower, faster: 1 to 1,000,000 steps a second",
        {"-,_": ("faster", -1), "+,=": ("faster", 1)},
        "speed",
    ),
)
JUMPS = {
    "answer": ("n", "answer"),
    "dead_end": ("d", "dead end"),
    "retreat": ("r", "retreat"),
    "unrestored": ("u", "value not restored"),
}
"""The key that goes to the next event of each kind, and the words for the kind."""
ON_PAGE = (
    *MOVES,
    Keys("g", "go to a step: type its number, then Enter; Esc cancels", {"g": ("select",)}),
    Keys("t", "go to the call tree, where the arrow keys move and fold", {"t": ("walk",)}),
    *(
        Keys(
            f"{key} {key.upper()}",
            f"next {what}, previous {what}",
            {key: ("seek", kind, True), key.upper(): ("seek", kind, False)},
        )
        for kind, (key, what) in JUMPS.items()
    ),
    Keys("?", "show this help", {"?": ("help",)}),
    Keys("click a call", "go to the call; the other lanes go to the call with the same path"),
    Keys("click a line", "go to its next step"),
)
IN_BROWSER = {
    "space": " ",
    "left": "ArrowLeft",
    "right": "ArrowRight",
    "home": "Home",
    "end": "End",
}
"""The browser's name of each key that is named differently in a terminal."""


def actions_on_page() -> dict[str, tuple[Any, ...]]:
    """Map each browser key to a method of the page's player and its arguments."""
    return {
        IN_BROWSER.get(name, name): act
        for line in ON_PAGE
        for keys, act in line.acts.items()
        for name in keys.split(",")
    }
