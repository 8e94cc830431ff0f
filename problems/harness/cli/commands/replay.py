"""`kata replay`: watch one solution search, or two side by side."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from harness import load
from harness.cli.failures import choose_case, last_failures
from harness.cli.lanes import record_lanes, refuse_for_traces
from harness.cli.options import (
    FollowupOption,
    board_option,
    case_option,
    option,
    path,
    solution_option,
)
from harness.cli.selection import attempt_or_reference, check_save_path
from harness.console import has_terminal, print_drawing
from harness.errors import Exit, KataError, not_installed
from harness.problem import Problem
from harness.what_to_type import typed

if TYPE_CHECKING:
    from harness.replay.lane import Lane


@dataclass(frozen=True)
class Options(FollowupOption):
    """The solution runs once, unchanged, while its writes to the board are recorded.

    Without a file it plays your attempt, or the reference approach if you have none. Without a
    case it plays the one that failed last, starting at the step that shows why. If none has failed,
    it plays LeetCode's example. In the player, ? lists the keys. Without a terminal it prints the
    final board and the counts.
    """

    file: Path | None = solution_option("a solution, or a trace that `kata replay --save` wrote")
    beside: Path | None = option("beside", "a second search, shown on the right", "FILE", type=path)
    case: str | None = case_option()
    board: str | None = board_option("replay this board instead")
    save: Path | None = option("save", "write the trace to FILE instead", "FILE", type=path)


def run(options: Options) -> int:
    """Record one or two solutions on one case and play them back, or play saved traces."""
    _check(options)
    problem = options.load(options.file or options.beside)
    paths = [options.file or attempt_or_reference(problem), *filter(None, [options.beside])]
    if _can_play() and not options.save:
        _load_screen()
    lanes = _record(problem, paths, options)
    if isinstance(lanes, Exit):
        return lanes
    if options.save:
        _save(lanes[0], options.save)
    else:
        _show(lanes)
    return Exit.ACCEPTED


def _check(options: Options) -> None:
    """Raise KataError for options that do not go together."""
    if options.save and options.beside:
        raise KataError(f"`{typed('--save')}` is for one search, not for two")
    if options.save:
        from harness.trace import holds_trace

        check_save_path(options.save, "trace", holds_trace)


def _record(problem: Problem, paths: list[Path], options: Options) -> list[Lane] | Exit:
    """Return a lane for each path, a trace or a solution; the exit code if one has no writes."""
    from harness.trace import is_trace

    saved = {file for file in paths if is_trace(file)}
    if saved.issuperset(paths):
        refuse_for_traces(paths[0], case=options.case, board=options.board, save=options.save)
    solutions = {file: load.load_solution(file) for file in paths if file not in saved}
    failures = last_failures(problem, solutions)
    case = choose_case(problem, options.case, options.board, failures)
    return record_lanes(problem, paths, solutions, case, "recording", failures)


def _save(lane: Lane, path: Path) -> None:
    """Save the writes of a lane, and print how many there are."""
    from harness.trace import write_tape

    trace = lane.timeline.trace
    path.write_text(json.dumps(write_tape(trace)) + "\n", encoding="utf-8")
    print(f"{path}: {trace.writes:,} writes", file=sys.stderr)


def _load_screen() -> None:
    """Import the screen while the runs are recorded. Raises KataError if it is not installed."""
    if find_spec("textual") is None:
        raise KataError(not_installed("textual", "screen"))
    Thread(target=import_module, args=["harness.replay.screen.app"], daemon=True).start()


def _show(lanes: list[Lane]) -> None:
    """Play the lanes if there is a terminal, else print how they ended."""
    from harness.replay.lane_text import final_lines
    from harness.replay.player import Player

    if _can_play():
        from harness.replay.screen.app import play

        play(Player(lanes))
    else:
        print_drawing(final_lines(lanes))


def _can_play() -> bool:
    """Return True for a terminal that can show the player's signs, too."""
    try:
        "▁▒█▲×│‖▶".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return has_terminal()
