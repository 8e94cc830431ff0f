"""`kata replay`: play back the search of a solution in the terminal."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from harness.cli.options import ProblemOption, case_option, input_option, solution_option
from harness.cli.record_lanes import record_lanes
from harness.console import has_terminal, print_drawing, window_width
from harness.errors import Exit
from harness.replay.lane import BoardLane
from harness.replay.lane_text import final_lines
from harness.replay.tree_lines import tree_drawing
from harness.solution_files import existing_attempt, load_solution


@dataclass(frozen=True)
class Options(ProblemOption):
    """The solution runs once, unchanged, while its calls and its writes to a grid are recorded.

    Without a file it runs your attempt. Without a case it takes the one that failed last, and shows
    where. If none has failed, it takes LeetCode's first example, or else the first case. A search
    that fills a grid is played; 0 to 9 jump to a tenth of it, Home and End to the start and the
    end. Without a terminal the final grid and the counts are printed. For any other search, the
    tree of its calls is printed.
    """

    file: Path | None = solution_option("a solution file")
    case: str | None = case_option()
    own_input: str | None = input_option("replay this input instead")


def run(options: Options) -> int:
    """Record a solution on a case, and play it back."""
    problem = options.load(options.file)
    solution = load_solution(options.file or existing_attempt(problem))
    _, [lane] = record_lanes(problem, [solution], options.case, options.own_input)
    if not isinstance(lane, BoardLane):
        print_drawing(tree_drawing(lane, window_width()))
    elif has_terminal():
        from harness.replay.player import Player
        from harness.replay.screen import PlayerApp

        return PlayerApp(Player(lane)).run_to_end(mouse=False)
    else:
        print_drawing(final_lines(lane))
    return Exit.ACCEPTED
