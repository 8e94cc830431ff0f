"""A lane at a moment as text: its board, its counts, and the signs of its cells."""

from harness.drawing import SIGNS, Drawing, Segment, narrow
from harness.problem import Words
from harness.record.timeline import OVERWRITTEN, PLACED, SAME, UNDONE
from harness.replay.lane import BoardLane, Lane

MEANINGS = {
    "given": "{given}",
    "placed": "placed",
    "wrong": "not in the {answer}",
    "changed": "changed",
    "undone": "undone",
    "last": "last",
}
"""The styles of a cell, each with its meaning in the words of a problem."""
LEGEND = ("given", "placed", "undone"), ("wrong", "last")
"""The styles in the legend below a board, line by line."""
COUNT_LINES = 5
"""Lines of counts below a board."""
COUNT_COLUMNS = 31
"""The minimum width in columns of the counts and the legend, even below a narrower board."""
MARGIN = 7
"""The columns before the text of a source line, for its number and sign."""
NOTHING_WRITTEN = "nothing written yet"
WRITTEN = {
    SAME: "unchanged",
    PLACED: "{new} placed",
    OVERWRITTEN: "{new} over {old}",
    UNDONE: "{old} undone",
}
"""A write in words, by its kind."""


def sample(style: str, words: Words) -> Segment:
    """Draw a cell of a style with its meaning: `5' placed`."""
    sign = {"undone": SIGNS["undone"], "last": "[5]"}.get(style) or f"5{SIGNS[style]}".strip()
    return f"{sign} {words.fill(MEANINGS[style])}", style


def legend(words: Words) -> Drawing:
    """Draw the legend below a board."""
    rows = [[sample(style, words) for style in row] for row in LEGEND]
    return [[], *([part for cell in row for part in (cell, (" ", ""))] for row in rows)]


def board_size(lane: BoardLane) -> tuple[int, int]:
    """Return the number of columns of a drawn board with its counts, and of rows of the board."""
    width = lane.timeline.trace.width
    height = len(lane.timeline.trace.start) // width
    down, across = lane.box or (height, width)
    columns = 3 * width + width // across + 1
    return max(columns, COUNT_COLUMNS), height + height // down + 1


def board_lines(lane: BoardLane, moment: int) -> Drawing:
    """Draw the board at a moment. Each cell has three columns, with room for a sign."""
    width, values = lane.timeline.trace.width, lane.timeline.cells_at(moment)
    undone, last = set(lane.timeline.retreat_at(moment)), lane.timeline.step(moment)
    cells = [_cell(lane, at, value, just_undone=at in undone) for at, value in enumerate(values)]
    if last:
        at = last.cell[0] * width + last.cell[1]
        cells[at] = f"[{cells[at][0][1]}]", "last"
    rows = [cells[at : at + width] for at in range(0, len(cells), width)]
    down, across = lane.box or (len(rows), width)
    rule: list[Segment] = [("+" + ("---" * across + "+") * (width // across), "dim")]
    lines: Drawing = []
    for at, row in enumerate(rows):
        if at % down == 0:
            lines.append(rule)
        line: list[Segment] = []
        for column, cell in enumerate(row):
            line += [("|", "dim"), cell] if column % across == 0 else [cell]
        lines.append([*line, ("|", "dim")])
    return [*lines, rule]


def _cell(lane: BoardLane, at: int, index: int, *, just_undone: bool) -> Segment:
    """Draw a cell: ` 5 ` given, ` 5'` placed, ` 5!` wrong, ` 5#` a changed given, ` × ` undone.

    A restored letter is ` A×`, an erased given ` .#`.
    """
    trace, answer = lane.timeline.trace, lane.answer
    given, text = trace.start[at], narrow(trace.value_at(at, index))
    if index == 0 and trace.letters:
        style = "undone" if just_undone else "given"
        return f" {text}{SIGNS[style]}", style
    if index == 0 and (just_undone or not given):
        return (f" {SIGNS['undone']} ", "undone") if just_undone else (" . ", "dim")
    if index == 0:
        text, style = ".", "changed"
    elif given:
        style = "given" if index == given else "changed"
    else:
        style = "wrong" if answer and index != answer[at] else "placed"
    return f" {text}{SIGNS[style]}", style


def fact_lines(lane: BoardLane, moment: int) -> Drawing:
    """Draw the counts so far by kind, the depth, and the last write."""
    placed, over, undone = lane.timeline.counts_at(moment)
    facts = (
        f"placed      {placed:>10,}",
        f"undone      {undone:>10,}",
        f"overwritten {over:>10,}",
        f"depth       {placed - undone:>10,}",
    )
    return [[(fact, "")] for fact in (*facts, _last_write(lane, moment))]


def _last_write(lane: BoardLane, moment: int) -> str:
    """Return the last write in words: `r1c2 5 placed, line 12`."""
    write = lane.timeline.step(moment)
    if write is None:
        return NOTHING_WRITTEN
    what = WRITTEN[lane.timeline.kinds[moment - 1]]
    shown = what.format(old=narrow(write.old), new=narrow(write.new))
    return f"r{write.cell[0] + 1}c{write.cell[1] + 1} {shown}, line {write.line}"


def source_drawing(lane: BoardLane, moment: int, rows: int, columns: int) -> Drawing:
    """Draw the rows of the source around all lines that write, or around the running line.

    Where lines that write would be cut, the indentation is halved.
    """
    source, step = lane.source, lane.timeline.step(moment)
    running = step.line if step else 0
    writing = [line for line in sorted(lane.timeline.trace.lines) if 0 < line <= len(source)]
    cut = any(len(source[line - 1]) + MARGIN > columns for line in writing)
    first, last = (writing[0], writing[-1]) if writing else (1, 1)
    if last - first >= rows:
        first = last = running or first
    top = max(min((first + last - rows) // 2, len(source) - rows), 0)
    lines: Drawing = []
    for number, text in enumerate(source[top : top + rows], top + 1):
        sign = ">" if number == running else "!" if number == lane.likely_line else " "
        shown = text[(len(text) - len(text.lstrip())) // 2 * cut :]
        style = "line" if number == running else ""
        margin = style or ("title" if number in writing else "dim")
        lines.append([(f"{number:>4} {sign} ", margin), (shown, style)])
    return lines


def output_line(lane: Lane, width: int) -> Drawing:
    """Draw the returned value in one line; no line if the answer is an argument."""
    return [cut_line([(f"Output {lane.output}", "")], width)] if lane.output else []


def cut_line(line: list[Segment], width: int) -> list[Segment]:
    """Return a line truncated to a width in columns."""
    if sum(len(text) for text, _ in line) <= width:
        return line
    shown, room = list[Segment](), width - 1
    for text, style in line:
        shown.append((text[:room], style))
        room -= len(text[:room])
    return [*shown, ("…", "dim")]
