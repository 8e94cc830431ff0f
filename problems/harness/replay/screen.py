"""The player's screen: its state in, lines of segments out. Pure, so it is tested as text."""

from __future__ import annotations

from itertools import zip_longest
from textwrap import wrap

from rich.cells import cell_len, set_cell_size

from harness.records import Drawing, Segment
from harness.replay.events import KINDS
from harness.replay.lane import Lane
from harness.replay.lane_screen import board_lines, board_size, fact_lines, source_lines
from harness.replay.player import KEYS, Player
from harness.replay.timeline import Timeline

BESIDE = 28
"""Columns that the source needs to stand beside the board; else it stands below."""
LEAST_FACTS, FACTS, NOTE_LINES = 2, 5, 3
EIGHTHS = " ▁▂▃▄▅▆▇█"
HINT = "space play  ← → step  [ ] event  0-9 tenths  - + speed  g go to  ? help  q quit"
MEANINGS = (
    ("5", "given"),
    ("5'", "placed"),
    ("5!", "placed, and not in the solution"),
    ("5#", "a given, changed"),
    ("×", "just undone, in the current run of undos"),
    ("[5]", "the last write"),
)

STRIP = "█ all of that time, ▒ some of it, ┊ not kept"


def render(player: Player, width: int, height: int) -> Drawing:
    """Draw at most `height` lines of at most `width` columns."""
    if player.helping:
        return help_lines()[:height]
    lane_width = (width + 3) // len(player.lanes) - 3
    needed = least_size(player.lanes, lane_width)
    if width < needed[0] or height < needed[1]:
        text = f"needs {needed[0]} x {needed[1]}, has {width} x {height}: enlarge, or q"
        return [fit([(text, "note")], width)]
    room = lane_width, height - 2
    names = "AB" if len(player.lanes) > 1 else " "
    roomy = height >= least_size(player.lanes, lane_width, NOTE_LINES)[1] + FACTS - LEAST_FACTS
    notes = [note_lines(lane, lane_width, NOTE_LINES if roomy else 1) for lane in player.lanes]
    for own in notes:  # boards side by side stand at the same height
        own.extend([[]] * (max(map(len, notes)) - len(own)))
    drawn = [
        lane_lines(player, lane, [[(f"{name} {lane.title}".strip(), "title")], *own], *room)
        for lane, name, own in zip(player.lanes, names, notes, strict=True)
    ]
    lines = [
        [part for at, line in enumerate(row) for part in ([(" │ ", "dim")] if at else []) + line]
        for row in zip(*drawn, strict=True)
    ]
    return [*lines, fit(status(player), width), fit([(HINT, "dim")], width)]


def least_size(lanes: list[Lane], lane_width: int, most: int = 1) -> tuple[int, int]:
    """Return the columns and rows that are needed, with at most `most` lines for a note."""
    sizes = [board_size(lane) for lane in lanes]
    least = max(columns for columns, _ in sizes)
    notes = [len(note_lines(lane, max(lane_width, least), most)) for lane in lanes]
    rows = max(size[1] + more for size, more in zip(sizes, notes, strict=True))
    # besides: the title, the strip and its marks, the status and the keys
    return least * len(lanes) + 3 * (len(lanes) - 1), rows + LEAST_FACTS + 6


def lane_lines(player: Player, lane: Lane, title: Drawing, width: int, height: int) -> Drawing:
    """Draw one lane: title, notes, board, facts, source, strip, in `height` lines of `width`."""
    moment = lane.timeline.moment(player.step)
    lines = title[:]
    beside = width - board_size(lane)[0] - 2 >= BESIDE
    rows = 2 + 2 * (height >= (28 if beside else 36))
    room = height - len(lines) - rows - 1
    board = board_lines(lane, moment) + fact_lines(lane, moment, player.step)
    if beside:
        left = board_size(lane)[0]
        board += [[]] * (room - len(board))
        source = source_lines(lane, moment, room)
        lines += [[*fit(a, left), ("  ", ""), *b] for a, b in zip(board, source, strict=False)]
    else:
        lines += board[:room]
        if room - len(board) > 2:
            lines += [[], *source_lines(lane, moment, room - len(board) - 1)]
    lines += [[]] * (height - rows - 1 - len(lines))
    lines += [*strip_lines(lane.timeline, width, rows), mark_line(lane, moment, width)]
    return [fit(line, width) for line in lines]


def note_lines(lane: Lane, width: int, most: int) -> Drawing:
    """Wrap the notes, with at most `most` lines each."""
    notes = [wrap(note, width, max_lines=most, placeholder=" …") for note in lane.notes]
    return [[(line, "note")] for note in notes for line in note]


def strip_lines(timeline: Timeline, width: int, rows: int) -> Drawing:
    """Draw the depth over time: full up to the least depth of a column, grey to the greatest."""
    columns = timeline.strip(width)
    top = max(1, *(high for _, high in columns))
    lines: Drawing = []
    for row in reversed(range(rows)):
        line: list[Segment] = []
        for low, high in columns:
            surely, at_most = (level * rows / top - row for level in (low, high))
            if surely >= 1:
                line.append(("█", "bar"))
            elif at_most >= 1:
                line.append(("▒", "range"))
            else:
                line.append((EIGHTHS[max(0, round(at_most * 8))], "bar"))
        lines.append(line)
    return lines


def mark_line(lane: Lane, moment: int, width: int) -> list[Segment]:
    """Draw the position and the signs of the events below the strip, the most important on top."""
    all_moments, line = lane.timeline.length + 1, [" "] * width
    rank = list(KINDS)
    for event in sorted(lane.events.all, key=lambda event: -rank.index(event.kind)):
        line[event.moment * width // all_moments] = KINDS[event.kind][0]
    if lane.timeline.trace.dropped:
        line[lane.timeline.gap * width // all_moments] = "┊"
    at = moment * width // all_moments
    return [("".join(line[:at]), "event"), ("▲", "here"), ("".join(line[at + 1 :]), "event")]


def status(player: Player) -> list[Segment]:
    """Draw the status line: playing or paused, position, speed, and the events here."""
    if player.typed is not None:
        return [(f"go to step (0 to {player.last:,}): {player.typed}▏", "title")]
    state = "▶ playing" if player.playing else "‖ paused "
    several = len(player.lanes) > 1
    texts = [
        f"{'AB'[player.lanes.index(lane)]}: {event.text}" if several else event.text
        for lane, event in player.happening()
    ]
    return [
        (state, "title"),
        (f"  step {player.step:,} of {player.last:,}  {player.rate:,} writes/s  ", ""),
        ("; ".join(texts), "event"),
    ]


def help_lines() -> Drawing:
    """Draw the help: keys, the signs on the board, the signs below the strip."""
    lines: Drawing = [[("Keys", "title"), ("  (any key closes this help)", "dim")]]
    lines += [[(f"  {key:<8}", "title"), (does, "")] for key, does in KEYS.items()]
    lines += [[], [("On the board", "title")]]
    lines += [[(f"  {sign:<8}", "title"), (meaning, "")] for sign, meaning in MEANINGS]
    lines += [[], [("The strip of depths", "title"), (f"  {STRIP}; below it:", "dim")]]
    signs = [" ".join(sign) for sign in KINDS.values()]
    half = (len(signs) + 1) // 2
    pairs = zip_longest(signs[:half], signs[half:], fillvalue="")
    return lines + [[(f"  {left:<38}{right}", "")] for left, right in pairs]


def fit(line: list[Segment], width: int) -> list[Segment]:
    """Cut or fill a line to a width in columns; wide characters count two."""
    fitted: list[Segment] = []
    for text, style in line:
        if not width:
            break
        kept = text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"
        fitted.append((kept, style))
        width -= cell_len(kept)
    return [*fitted, (" " * width, "")]
