"""`kata trace`: the writes of one run, summed up and saved."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from harness import load
from harness.cli.options import (
    CaseOptions,
    FollowupOption,
    LimitOptions,
    board_option,
    option,
    path,
)
from harness.cli.progress import show_progress
from harness.cli.selection import check_save_path, choose_one_case, own_attempt
from harness.errors import Exit, KataError
from harness.records import Case, Solution, Verdict, Word

HELP = "record what a solution writes on one case, and sum it up by line and by cell"


@dataclass(frozen=True)
class Options(FollowupOption):
    """FILE is a solution, or a trace that --save wrote; harness/trace.py describes the format.

    Without a case it is LeetCode's example.
    """

    file: Path | None = option(nargs="?", type=path, metavar="FILE")
    save: Path | None = option("--save", type=path, metavar="FILE", help="write the trace to FILE")
    chosen: CaseOptions = option()
    board: str | None = board_option("on this board instead")
    limits: LimitOptions = option()


def run(options: Options) -> int:
    """Record a run and sum up what it wrote, or sum up a trace that was saved."""
    from harness.replay.lane import Lane
    from harness.replay.recording import record, reload
    from harness.replay.summary import print_trace
    from harness.trace import is_trace, write_tape

    if options.save:
        check_save_path(options.save)
    problem = options.load(options.file)
    if options.file and is_trace(options.file):
        _refuse_for_trace(options)
        print_trace(reload(problem, options.file))
        return Exit.ACCEPTED
    solution = load.load_solution(options.file or own_attempt(problem))
    case, limits = choose_one_case(problem, options.chosen, options.board), options.limits.limits
    with show_progress(f"recording for {limits.seconds:g} s at most", 1):
        lane = record(problem, solution, case, limits)
    if not isinstance(lane, Lane):
        return no_writes(solution, case, lane)
    if options.save:
        trace = lane.timeline.trace
        options.save.write_text(json.dumps(write_tape(trace)) + "\n", encoding="utf-8")
        print(f"{options.save}: {trace.writes:,} writes", file=sys.stderr)
    print_trace(lane)
    return Exit.ACCEPTED


def no_writes(solution: Solution, case: Case, verdict: Verdict) -> int:
    """Print why a run has no writes to show, and return the exit code."""
    print(f"{solution.shown} on {case.name}: {verdict}. There are no writes to show.")
    return Exit.OURS if verdict.word is Word.INTERNAL else Exit.REJECTED


def _refuse_for_trace(options: Options) -> None:
    given = {
        "save": options.save,
        "tier": options.chosen.tier,
        "case": options.chosen.case,
        "board": options.board,
    }
    for name, value in given.items():
        if value is not None:
            raise KataError(f"--{name} is for a solution; {options.file} is a trace")
