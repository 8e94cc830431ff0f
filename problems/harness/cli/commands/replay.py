"""`kata replay`: watch a solution search."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from threading import Thread

from harness.cli.lanes import record_lanes
from harness.cli.options import (
    ProblemOption,
    case_option,
    input_option,
    solution_option,
)
from harness.cli.selection import attempt_or_reference
from harness.console import has_terminal, print_drawing
from harness.errors import Exit
from harness.solution_files import load_solution


@dataclass(frozen=True)
class Options(ProblemOption):
    """The solution runs once, unchanged, while its writes to the grid are recorded.

    Without a file it plays your attempt, or the reference approach if you have none. Without a
    case it plays the one that failed last, starting at the step that shows why. If none has failed,
    it plays LeetCode's example. In the player, ? lists the keys. Without a terminal it prints the
    final grid and the counts.
    """

    file: Path | None = solution_option("a solution file")
    case: str | None = case_option()
    own_input: str | None = input_option("replay this input instead")


def run(options: Options) -> int:
    """Record a solution on a case and play it back."""
    problem = options.load(options.file)
    if _can_play():
        Thread(target=_import_player, daemon=True).start()
    solution = load_solution(options.file or attempt_or_reference(problem))
    found = record_lanes(problem, [solution], "recording", options.case, options.own_input)
    if isinstance(found, Exit):
        return found
    [lane] = found[1]
    if _can_play():
        from harness.replay.player import Player
        from harness.replay.screen.app import PlayerApp

        return PlayerApp(Player(lane)).run_to_end(mouse=False)
    from harness.replay.lane_text import final_lines

    print_drawing(final_lines(lane))
    return Exit.ACCEPTED


def _import_player() -> None:
    """Import the player while the solution runs. If it cannot be, `run` reports that."""
    with suppress(ImportError):
        import_module("harness.replay.screen.app")


def _can_play() -> bool:
    """Return True for a terminal that can show the player's signs, too."""
    try:
        "▁▒█▲×│‖▶".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return has_terminal()
