"""The values of a call as text, short enough for a line."""

from typing import Any

from harness.calls import BOARD, BOARD_SHOWN, ListItems, Opaque

LONGEST = 40
"""The maximum length of a value's text."""


def value_text(value: Any, longest: int = LONGEST) -> str:
    """Return a value as a literal, truncated at the end."""
    text = _text(value)
    return text if len(text) <= longest else f"{text[: longest - 2]} …"


def path_text(value: Any, longest: int = LONGEST) -> str:
    """Return a path as a literal, truncated at the beginning, because its end changes."""
    text = _text(value)
    return text if len(text) <= longest else f"{text[0]}… {text[3 - longest :]}"


def _text(value: Any) -> str:
    if isinstance(value, (int, str)):
        return repr(value)
    if isinstance(value, (list, ListItems)):
        return f"[{', '.join(map(_text, value))}]"
    if isinstance(value, tuple):
        return f"({', '.join(map(_text, value))}{',' * (len(value) == 1)})"
    if isinstance(value, frozenset):
        return "{" + ", ".join(sorted(map(_text, value))) + "}" if value else "set()"
    if value == BOARD:
        return BOARD_SHOWN
    if not isinstance(value, Opaque):
        return repr(value)
    if value.type == "dict" and value.fields:
        return "{" + ", ".join(f"{key!r}: {item!r}" for key, item in value.fields) + "}"
    return "{}" if value.type == "dict" else f"<{value.type}>"
