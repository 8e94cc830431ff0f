"""Builds HTML in which all plain text is escaped."""

import json
from collections.abc import Iterable
from html import escape
from typing import Any


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def element(name: str, *children: str, **attributes: str | int | None) -> Markup:
    """Return an element. Children that are not markup, and attributes, are escaped.

    `class_` is written as the attribute `class`, and `data_line` as `data-line`. An attribute that
    is None is omitted.
    """
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(f"{value}")}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{given}>{joined(children)}</{name}>")


def joined(parts: Iterable[str], between: str = "") -> Markup:
    """Return the parts joined as markup; plain text is escaped."""
    return Markup(
        between.join(part if isinstance(part, Markup) else escape(part) for part in parts)
    )


def embedded(value: Any) -> Markup:
    """Return a value as JSON for a `<script type="application/json">`.

    `<`, `>` and `&` are written as JSON escapes, so that no text can end the element.
    """
    text = json.dumps(value, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026"))
