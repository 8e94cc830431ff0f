"""The tree of a small search as a picture, drawn from a recorded run.

A column stands for a blank, a box for a digit that was placed in it. A box whose branch failed is
dashed: its digit was undone. At the end of a failed branch stands the blank that takes no digit.
"""

from dataclasses import dataclass, field

from harness.trace import Trace

CELL, ROW, TOP, LEFT = 130, 74, 64, 40
WIDE, HIGH = 64, 36
STYLE = """
    text { font: 16px ui-sans-serif, system-ui, sans-serif; fill: #1f2328; text-anchor: middle }
    .blank { fill: #59636e; font-size: 14px }
    rect { fill: #ddf4ff; stroke: #0969da; stroke-width: 2 }
    .undone rect { fill: #ffebe9; stroke: #cf222e; stroke-dasharray: 5 4 }
    path { stroke: #818b98; stroke-width: 2 }
    .start { fill: #818b98 }
    .end { font-size: 20px }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc } .blank { fill: #9198a1 }
      rect { fill: #0c2d6b; stroke: #4493f8 }
      .undone rect { fill: #490202; stroke: #f85149 }
    }
"""


@dataclass
class Placement:
    """A digit in a blank, with the placements that were tried after it."""

    cell: tuple[int, int]
    digit: str
    undone: bool = False
    below: list["Placement"] = field(default_factory=list)


def tree_of(trace: Trace) -> list[Placement]:
    """Return the placements at the root of a search that undoes what it places."""
    root: list[Placement] = []
    path: list[Placement] = []
    for step in trace:
        if step.new:
            one = Placement(step.cell, step.new)
            (path[-1].below if path else root).append(one)
            path.append(one)
        else:
            path.pop().undone = True
    return root


def draw_tree(trace: Trace) -> str:
    """Return the tree of a search that takes its blanks in one order, as an SVG."""
    columns: list[tuple[int, int]] = []
    parts: list[str] = []
    rows = _draw(tree_of(trace), (0, 0), columns, parts)
    heads = [
        f'<text class="blank" x="{_middle(depth)}" y="34">r{row + 1}c{column + 1}</text>'
        for depth, (row, column) in enumerate(columns)
    ]
    width, height = _middle(len(columns)) + 40, TOP + rows * ROW
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
            f"<style>{STYLE}</style>",
            *heads,
            f'<circle class="start" cx="{LEFT // 2}" cy="{_height(0)}" r="6"/>',
            *parts,
            "</svg>\n",
        ]
    )


def _draw(
    placements: list[Placement],
    place: tuple[int, int],
    columns: list[tuple[int, int]],
    parts: list[str],
) -> int:
    """Draw placements in a column, and what is below them. Return the rows that they take."""
    depth, first = place
    row = first
    start = _middle(depth - 1) + WIDE // 2 if depth else LEFT // 2
    for one in placements:
        if depth == len(columns):
            columns.append(one.cell)
        x, y = _middle(depth), _height(row)
        parts.append(_line((start, _height(first)), (x - WIDE // 2, y)))
        parts.append(_box(one, x, y))
        if not one.below:
            parts.append(_line((x + WIDE // 2, y), (x + CELL - WIDE // 2, y)))
            mark = "✗" if one.undone else "✓"
            parts.append(f'<text class="end" x="{x + CELL}" y="{y + 7}">{mark}</text>')
        row += max(1, _draw(one.below, (depth + 1, row), columns, parts))
    return row - first


def _box(one: Placement, x: int, y: int) -> str:
    """Return the box of a placement around a point."""
    corner = f'x="{x - WIDE // 2}" y="{y - HIGH // 2}" width="{WIDE}" height="{HIGH}" rx="8"'
    digit = f'<text x="{x}" y="{y + 6}">{one.digit}</text>'
    return f'<g class="{"undone" if one.undone else "kept"}"><rect {corner}/>{digit}</g>'


def _line(start: tuple[int, int], end: tuple[int, int]) -> str:
    """Return a line between two points."""
    return f'<path d="M{start[0]} {start[1]} L{end[0]} {end[1]}"/>'


def _middle(depth: int) -> int:
    """Return the middle of a column."""
    return LEFT + depth * CELL + CELL // 2


def _height(row: int) -> int:
    """Return the middle of a row."""
    return TOP + row * ROW + HIGH // 2
