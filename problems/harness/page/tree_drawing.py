"""The tree of a small search, drawn as a whole.

A column stands for a depth, a box for a value that was placed. A box whose branch failed is dashed:
its value was undone. A failed branch ends at a cross, below the cell that took no value if the
search takes its cells in one order.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness.drawing import narrow
from harness.page.markup import Markup, element
from harness.replay.timeline import Timeline
from harness.replay.tree import Placement, every, tree_of

COLUMN, ROW, TOP, LEFT = 100, 52, 50, 40
WIDE, HIGH = 66, 34
MOST_PLACED, MOST_COLUMNS, MOST_ROWS = 60, 10, 16
"""The largest tree that can be read as a whole."""


def small_tree(timeline: Timeline) -> list[Placement]:
    """Return the tree of a search if it can be drawn as a whole, else []."""
    trace = timeline.trace
    if trace.dropped or trace.digits > MOST_PLACED:
        return []
    root = tree_of(timeline)
    deepest = max((depth for depth, _ in every(root)), default=0) + 1
    rows = sum(not one.below for _, one in every(root))
    return root if deepest <= MOST_COLUMNS and rows <= MOST_ROWS else []


class TreeDrawing:
    """The parts of a picture, which grow while the tree is walked."""

    def __init__(
        self, root: Sequence[Placement], timeline: Timeline, *, solved: bool = False
    ) -> None:
        """Draw a tree. Each box has the moments from and until which it stands."""
        self.trace, self.last = timeline.trace, "✓" if solved else "end"
        self.heads = _one_order(root)
        self.parts: list[Markup] = [
            _text(self._name(cell), _middle(depth), TOP - 24, "blank")
            for depth, cell in enumerate(self.heads)
        ]
        self.parts.append(element("circle", class_="start", cx=LEFT // 2, cy=_height(0), r=6))
        rows = self._draw(root, 0, 0)
        columns = max((depth for depth, _ in every(root)), default=0) + 2
        self.width, self.height = LEFT + columns * COLUMN, TOP + rows * ROW

    def svg(self, *, inside: Sequence[Markup] = (), **attributes: str | bool) -> Markup:
        """Return the picture, with more inside it and more attributes."""
        size = {"viewBox": f"0 0 {self.width} {self.height}"}
        size |= {"width": str(self.width), "height": str(self.height)}
        return element("svg", *inside, *self.parts, **size, **attributes)

    def _draw(self, placements: Sequence[Placement], depth: int, first: int) -> int:
        """Draw placements in a column, and what is below them. Return the rows that they take."""
        row, x = first, _middle(depth)
        start = _middle(depth - 1) + WIDE // 2 if depth else LEFT // 2
        for one in placements:
            y = _height(row)
            self.parts.append(_line(start, _height(first), x - WIDE // 2, y))
            self.parts.append(self._box(one, x, y))
            if not one.below:
                self.parts.append(_line(x + WIDE // 2, y, x + COLUMN - WIDE // 2, y))
                sign, kind = ("✗", "dead") if one.end else (self.last, "last")
                self.parts.append(_text(sign, x + COLUMN, y + 7, kind))
            row += max(1, self._draw(one.below, depth + 1, row))
        return row - first

    def _box(self, one: Placement, x: int, y: int) -> Markup:
        """Return the box of a placement around a point."""
        value = narrow(self.trace.values[one.value])
        return element(
            "g",
            element("rect", x=x - WIDE // 2, y=y - HIGH // 2, width=WIDE, height=HIGH, rx=8),
            _text(value if self.heads else f"{self._name(one.cell)}={value}", x, y + 6),
            class_="undone" if one.end else "stands",
            data_begin=one.begin,
            data_end=one.end or None,
        )

    def _name(self, cell: int) -> str:
        row, column = divmod(cell, self.trace.width)
        return f"r{row + 1}c{column + 1}"


def _one_order(root: Sequence[Placement]) -> list[int]:
    """Return the cell of each depth if it is the same in all branches, else []."""
    heads: dict[int, int] = {}
    same = all(heads.setdefault(depth, one.cell) == one.cell for depth, one in every(root))
    return list(heads.values()) if same else []


def _text(text: str, x: int, y: int, kind: str | None = None) -> Markup:
    return element("text", text, class_=kind, x=x, y=y)


def _line(x: int, y: int, to_x: int, to_y: int) -> Markup:
    return element("path", d=f"M{x} {y} L{to_x} {to_y}")


def _middle(depth: int) -> int:
    """Return the middle of a column."""
    return LEFT + depth * COLUMN + COLUMN // 2


def _height(row: int) -> int:
    """Return the middle of a row."""
    return TOP + row * ROW + HIGH // 2
