"""`kata bench`: boards a second, beside libraries."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from harness.cli.options import (
    FollowupOption,
    givens_option,
    json_option,
    option,
    path,
    seconds,
    seed_option,
    whole,
)
from harness.cli.progress import announce, show_progress
from harness.compare.bench import GIVE_UP, bench_json, scores_of, take_turns
from harness.compare.solvers import COUNT, find_solvers, make_boards, read_boards
from harness.compare.standing import Standing
from harness.errors import Exit
from harness.judge.judge import report_of
from harness.judge.outcome import Judged
from harness.load import Solution, load_solution
from harness.problem import Case, Problem
from harness.run import Limits

HELP = "measure the approaches and some libraries on the same boards"


@dataclass(frozen=True)
class Options(FollowupOption):
    """Without --boards it makes its own boards.

    Without --givens these are alternately easy and sparse.
    """

    boards: Path | None = option(
        "--boards",
        type=path,
        metavar="FILE",
        help="a file with one board per line; # begins a comment",
    )
    only: str = option("--only", default="", metavar="NAME,NAME", help="measure only these solvers")
    count: int | None = option(
        "--count",
        type=whole(1),
        metavar="N",
        help=f"number of boards ({COUNT}, or all in the file)",
    )
    seed: int = seed_option(1)
    givens: int | None = givens_option(None)
    time_limit: float = option(
        "--time-limit",
        type=seconds,
        default=3.0,
        metavar="SECONDS",
        help="CPU time for each board (3)",
    )
    json: bool = json_option()


def run(options: Options) -> int:
    """Measure the approaches and the libraries that are installed on the same boards."""
    problem = options.load()
    limits = Limits(seconds=options.time_limit)
    paths, absent = find_solvers(problem, options.only)
    cases, source = _boards(problem, options)
    solvers = {file.stem: load_solution(file) for file in paths}
    announce(f"{len(cases):,} boards", len(solvers), GIVE_UP, limits.seconds)
    standings, complete = _measure(problem, solvers, cases, limits)
    scores = scores_of(standings)
    if options.json:
        about = {"boards": source, "time_limit": limits.seconds, "complete": complete}
        print(json.dumps(bench_json(scores, about | {"not_installed": absent}), indent=2))
    else:
        from harness.compare.bench_table import print_scores

        early = "" if complete else ", stopped early"
        print_scores(
            scores, absent, limits, f"{problem.title}: {len(cases):,} boards, {source}{early}"
        )
    if not complete:
        return Exit.INTERRUPTED
    return Exit.REJECTED if any(score.wrong for score in scores) else Exit.ACCEPTED


def _boards(problem: Problem, options: Options) -> tuple[list[Case], str]:
    """Return the boards, and where they come from."""
    if options.boards:
        return read_boards(problem, options.boards, options.count), str(options.boards)
    count = options.count or COUNT
    with show_progress("making boards", count) as progress:
        cases = make_boards(problem, count, options.seed, options.givens, progress)
    return cases, f"made with seed {options.seed}"


def _measure(
    problem: Problem, solvers: dict[str, Solution], cases: list[Case], limits: Limits
) -> tuple[list[Standing], bool]:
    """Return how each solver stands, and False if Ctrl-C ended the measuring early."""
    judged: dict[str, list[Judged]] = {name: [] for name in solvers}
    complete = True
    try:
        with (
            show_progress("measuring", len(solvers) * len(cases)) as progress,
            closing(take_turns(problem, solvers, cases, limits, progress)) as results,
        ):
            for name, one in results:
                judged[name].append(one)
    except KeyboardInterrupt:
        if not any(judged.values()):
            raise
        complete = False
    return [
        Standing(name, one, report_of(problem, one, limits, judged[name], len(cases)))
        for name, one in solvers.items()
    ], complete
