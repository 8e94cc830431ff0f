"""Shows lanes: in the player where there is a terminal, else as they ended."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec

from harness.judge.report import print_drawing
from harness.records import Drawing
from harness.replay.lane_view import board_lines
from harness.replay.player import Lane, Player

ENDING_LEGEND = "5 given;  5# changed;  5' placed;  5! not in the solution;  [5] the last write"


def show(lanes: list[Lane]) -> None:
    """Play the lanes where there is a terminal, else print how they ended."""
    terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    try:
        "▁▒█▲×│‖▶".encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        terminal = False
    if terminal and find_spec("termios") is None:
        print("To play takes a terminal as Linux, macOS and WSL have it; this is how it ended:")
        terminal = False
    if terminal:
        from harness.replay.terminal import play

        play(Player(lanes))
    else:
        print_drawing(ending_lines(lanes))


def ending_lines(lanes: Sequence[Lane]) -> Drawing:
    """The final boards and the counts, for where there is no terminal to play in."""
    lines: Drawing = []
    for lane in lanes:
        trace = lane.timeline.trace
        lines += [[]] * bool(lines) + [[(lane.title, "title")]]
        lines += [[(note, "changed")] for note in lane.notes]
        lines += board_lines(lane, lane.timeline.length)
        counts = f"{trace.placements:,} placed, {trace.undos:,} undone, "
        counts += f"{trace.overwrites:,} overwritten, deepest {trace.max_depth:,}"
        lines += [[(counts, "")], [(ENDING_LEGEND, "dim")]]
    return lines
