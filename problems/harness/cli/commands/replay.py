"""`kata replay`: watch one solution search, or two side by side."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from threading import Thread

from harness import load
from harness.cli.lanes import record_lanes
from harness.cli.options import (
    FollowupOption,
    case_option,
    input_option,
    option,
    path,
    solution_option,
)
from harness.cli.selection import attempt_or_reference
from harness.console import has_terminal, print_drawing
from harness.errors import Exit


@dataclass(frozen=True)
class Options(FollowupOption):
    """The solution runs once, unchanged, while its writes to the grid are recorded.

    Without a file it plays your attempt, or the reference approach if you have none. Without a
    case it plays the one that failed last, starting at the step that shows why. If none has failed,
    it plays LeetCode's example. In the player, ? lists the keys. Without a terminal it prints the
    final grid and the counts.
    """

    file: Path | None = solution_option("a solution file")
    beside: Path | None = option("beside", "a second search, shown on the right", "FILE", type=path)
    case: str | None = case_option()
    own_input: str | None = input_option("replay this input instead")


def run(options: Options) -> int:
    """Record one or two solutions on one case and play them back."""
    problem = options.load(options.file or options.beside)
    paths = [options.file or attempt_or_reference(problem), *filter(None, [options.beside])]
    if _can_play():
        Thread(target=import_module, args=["harness.replay.screen.app"], daemon=True).start()
    solutions = [load.load_solution(file) for file in paths]
    found = record_lanes(problem, solutions, "recording", options.case, options.own_input)
    if isinstance(found, Exit):
        return found
    if _can_play():
        from harness.replay.player import Player
        from harness.replay.screen.app import play

        play(Player(found[1]))
    else:
        from harness.replay.lane_text import final_lines

        print_drawing(final_lines(found[1]))
    return Exit.ACCEPTED


def _can_play() -> bool:
    """Return True for a terminal that can show the player's signs, too."""
    try:
        "▁▒█▲×│‖▶".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return has_terminal()
