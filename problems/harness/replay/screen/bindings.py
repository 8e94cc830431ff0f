"""Turns a table of keys into what Textual binds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from textual.binding import Binding, BindingType

from harness.replay.keys import Keys


def bindings_of(table: Iterable[Keys]) -> Iterator[BindingType]:
    """Yield the bindings of a table. Those of a group stand together at the foot."""
    for line in table:
        group = Binding.Group(line.group, compact=True) if line.group else None
        for key in line.keys:
            yield Binding(key.name, key.action, key.label, show=bool(key.label), group=group)
