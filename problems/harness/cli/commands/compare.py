"""`kata compare`: the approaches and the learner's own solution side by side."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from harness import load
from harness.cli.commands.judge import exit_code
from harness.cli.options import (
    CaseOptions,
    FollowupOption,
    LimitOptions,
    json_option,
    option,
    path,
    whole,
)
from harness.cli.progress import show_progress
from harness.cli.selection import choose_cases
from harness.compare.fingerprints import (
    TABLE,
    Searches,
    format_table,
    read_table,
    record,
    search_of,
)
from harness.compare.measure import (
    Row,
    as_json,
    labelled_progress,
    measure,
    names_of,
    tabulate,
)
from harness.compare.spread import VARIANTS, Spread, measure_spread
from harness.compare.spread_table import TABLE as SPREAD_TABLE
from harness.compare.spread_table import spread_text
from harness.compare.tables import print_counts, print_rows, print_spread, print_stress
from harness.console import plural
from harness.errors import KataError
from harness.records import Case, Limits, Problem, Solution

HELP = "judge the approaches and your own solution side by side"


@dataclass(frozen=True)
class Options(FollowupOption):
    """Your own solution is a row of the tables, once there is one."""

    files: list[Path] = option(
        nargs="*",
        type=path,
        metavar="FILE",
        help="compare these files instead of all approaches",
    )
    chosen: CaseOptions = option()
    stress: bool = option("--stress", action="store_true", help="the stress boards as well, once")
    spread: bool = option(
        "--spread", action="store_true", help="how the counts spread over variants of the boards"
    )
    rounds: int = option(
        "--rounds", type=whole(1), default=1, metavar="N", help="medians of N rounds (1)"
    )
    save: bool = option(
        "--save", action="store_true", help="save the counts, by which `judge` identifies a search"
    )
    limits: LimitOptions = option()
    json: bool = json_option()


def run(options: Options) -> int:
    """Judge the approaches side by side, and the learner's own among them."""
    problem = options.load()
    solutions = _solutions(problem, options)
    cases, limits = choose_cases(problem, options.chosen), options.limits.limits
    named = dict(zip(names_of(solutions), solutions, strict=True))
    searches = _count(problem, named, cases, limits, everything=options.save)
    own = _own_names(problem, named)
    if not options.json:
        _print_counts(searches, cases, own)
        sys.stdout.flush()  # the rest takes longer, and may be stopped
    rows = _measure("comparing", problem, solutions, cases, limits, options.rounds)
    good = {row.name: named[row.name] for row in rows if row.report.verdict.accepted}
    if options.save:
        _save(searches, good, len(cases), load.SOLUTIONS / problem.slug / TABLE)
        spread_path = load.SOLUTIONS / problem.slug / SPREAD_TABLE
        spread_path.write_text(spread_text(_spread(problem, good, limits)), encoding="utf-8")
    result = as_json(rows, limits, options.rounds, searches)
    if not options.json:
        _print_rows(problem, rows, cases, options.rounds, own)
    if options.spread:
        spread = result["spread"] = _spread(problem, good, limits)
        if not options.json:
            print_spread(spread)
    if options.stress:
        hard = load.load_cases(problem, ("stress",))
        stress = _measure("stress boards", problem, solutions, hard, limits, 1)
        result["stress"] = as_json(stress, limits, 1, {})["approaches"]
        if not options.json:
            print_stress(stress, limits, "Stress boards, one round; they decide no verdict")
    if options.json:
        print(json.dumps(result, indent=2))
    return max(exit_code(row.report) for row in rows)


def _solutions(problem: Problem, options: Options) -> list[Solution]:
    """Load the files that were named; else all approaches, and the learner's own solution."""
    if options.save and (options.files or options.chosen.tier or options.chosen.case):
        raise KataError("--save is for all approaches on all cases; leave out FILE, --tier, --case")
    own = [file for file in [load.attempt_path(problem)] if file.exists() and not options.save]
    paths = options.files or load.find_approaches(problem) + own
    if not paths:
        raise KataError(f"nothing to compare in {load.SOLUTIONS / problem.slug}")
    return [load.load_solution(file) for file in paths]


def _measure(
    title: str,
    problem: Problem,
    solutions: Sequence[Solution],
    cases: Sequence[Case],
    limits: Limits,
    rounds: int,
) -> list[Row]:
    with show_progress(title, len(solutions) * len(cases) * rounds) as progress:
        reports = measure(problem, solutions, cases, limits, rounds, progress)
    return tabulate(reports, problem.reference)


def _count(
    problem: Problem,
    solutions: Mapping[str, Solution],
    cases: Sequence[Case],
    limits: Limits,
    *,
    everything: bool,
) -> dict[str, Searches]:
    """Return what each solution writes on each case, by its name.

    The counts of the approaches come from their table, unless everything is to be recorded.
    """
    folder = load.SOLUTIONS / problem.slug
    table = {} if everything else read_table(folder)
    wanted = {case.name for case in cases}
    searches: dict[str, Searches] = {}
    with show_progress("counting", len(solutions) * len(cases)) as progress:
        for number, (name, solution) in enumerate(solutions.items()):
            known = table.get(name, {}) if solution.path.resolve().parent == folder else {}
            if wanted <= known.keys():
                searches[name] = {case.name: known[case.name] for case in cases}
                continue
            report_case = labelled_progress(progress, number * len(cases), name)
            traces = record(problem, solution, cases, limits, report_case)
            searches[name] = {case.name: search_of(trace) for case, trace in traces}
    return searches


def _own_names(problem: Problem, named: Mapping[str, Solution]) -> set[str]:
    """Return the names of the solutions that are not among the approaches of the kata."""
    folder = load.SOLUTIONS / problem.slug
    return {
        name
        for name, one in named.items()
        if one.path.resolve().parent != folder or one.path.name == load.ATTEMPT
    }


def _spread(
    problem: Problem, solutions: Mapping[str, Solution], limits: Limits
) -> dict[str, Spread]:
    sample = load.load_cases(problem, ("sample",))
    with show_progress("spreading", len(solutions) * len(sample) * VARIANTS) as progress:
        return measure_spread(problem, solutions, sample, limits, progress)


def _print_counts(searches: Mapping[str, Searches], cases: Sequence[Case], own: set[str]) -> None:
    """Print the counts on the interview boards, if any were recorded."""
    interview = [case for case in cases if case.tier == "interview"] or cases
    if any(searches.values()):
        print_counts(searches, {case.name for case in interview}, own)


def _print_rows(
    problem: Problem, rows: Sequence[Row], cases: Sequence[Case], rounds: int, own: set[str]
) -> None:
    how = f"medians of {rounds} rounds" if rounds > 1 else "one round"
    print_rows(rows, f"{problem.title}: {plural(len(cases), 'case')}, {how}", own)


def _save(
    searches: Mapping[str, Searches], good: Mapping[str, Solution], boards: int, path: Path
) -> None:
    """Save the counts by which `judge` identifies searches; all of them, or nothing."""
    short = [name for name, own in searches.items() if len(own) < boards or name not in good]
    if short:
        raise KataError(f"nothing was saved: not accepted on all cases: {', '.join(short)}")
    path.write_text(format_table(searches), encoding="utf-8")
