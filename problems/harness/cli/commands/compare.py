"""`kata compare`: tables of counts and times of the approaches and the attempt."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from harness.cases import load_cases
from harness.cli.judging import exit_code
from harness.cli.options import ProblemOption, json_option, option, solution_option
from harness.cli.progress import show_progress
from harness.compare.measure import (
    LIMITS,
    labelled_progress,
    measure_calls,
    measure_times,
    record_traces,
)
from harness.compare.peers import find_peers
from harness.compare.searches import count_searches, saved_searches
from harness.compare.standing import Standing, compared_json, fresh_standings
from harness.compare.tables import print_calls, print_counts, print_times
from harness.console import plural, warn
from harness.errors import KataError, not_installed
from harness.practice.attempt import attempt_at, read_save
from harness.problem import Case, Problem
from harness.solution_files import (
    ATTEMPT,
    Solution,
    attempt_path,
    find_approaches,
    load_solution,
    solutions_folder,
)
from harness.which_case import choose_cases


@dataclass(frozen=True)
class Options(ProblemOption):
    """Your own solution is included as soon as you have begun one."""

    files: list[Path] = solution_option(
        "compare these files instead of all approaches", several=True
    )
    stress: bool = option("stress", "also run the stress cases")
    peers: bool = option("peers", "also measure the libraries that solve this problem")
    json: bool = json_option()


def run(options: Options) -> int:
    """Count and time all solutions, and print the tables."""
    problem = options.load(options.files[0] if options.files else None)
    fresh = fresh_standings(_solutions(problem, options))
    cases = load_cases(problem)
    hard = load_cases(problem, ("stress",)) if options.stress else []
    marked = {
        standing.name
        for standing in fresh
        if not (_is_approach(problem, standing) or _is_peer(problem, standing))
    }
    standings = _count(problem, fresh, cases)
    [example] = choose_cases(problem, None, None, single=True)
    with show_progress("recording", len(standings)) as progress:
        standings = measure_calls(problem, standings, example, progress)
    if not options.json:
        _print_counts(problem, standings, cases, marked)
        print_calls(standings, example.name, marked)
        sys.stdout.flush()  # the rest takes longer, and may be stopped
    standings = _time("comparing", problem, standings, cases)
    result: dict[str, object] = {"approaches": compared_json(standings, problem.reference)}
    if not options.json:
        _print_times(problem, standings, cases, marked)
    if options.stress:
        stress = _time("stress cases", problem, fresh, hard)
        result["stress"] = compared_json(stress, problem.reference)
        if not options.json:
            title = "Stress cases; they do not affect the verdict"
            print_times(stress, title, problem.reference, marked)
    if options.json:
        print(json.dumps(result, indent=2))
    return max(exit_code(standing.report) for standing in standings if standing.report)


def _solutions(problem: Problem, options: Options) -> list[Solution]:
    """Load the given files, or else all approaches and the attempt."""
    attempts = [attempt_path(problem)] * read_save(attempt_at(problem)).is_written
    paths = options.files or find_approaches(problem) + attempts
    if options.peers:
        peers, absent = find_peers(problem)
        warn(not_installed(", ".join(absent), "peers") if absent else "")
        paths = [*paths, *peers]
    if not paths:
        raise KataError(f"nothing to compare in {solutions_folder(problem.slug)}")
    return [load_solution(file) for file in paths]


def _is_approach(problem: Problem, standing: Standing) -> bool:
    """Return True if a solution is one of the approaches of the kata."""
    path = standing.solution.path.resolve()
    return path.parent == solutions_folder(problem.slug) and path.name != ATTEMPT


def _is_peer(problem: Problem, standing: Standing) -> bool:
    """Return True if a solution only calls a library."""
    return standing.solution.path.parent == problem.folder / "peers"


def _count(
    problem: Problem, standings: Sequence[Standing], cases: Sequence[Case]
) -> list[Standing]:
    """Return the standings with counts on each case. Saved counts of approaches are reused."""
    saved, counted = saved_searches(solutions_folder(problem.slug)), []
    with show_progress("counting", len(standings) * len(cases)) as progress:
        for number, standing in enumerate(standings):
            known = saved.get(standing.name, {}) if _is_approach(problem, standing) else {}
            if any(case.name not in known for case in cases):
                count_on = labelled_progress(progress, number * len(cases), standing.name)
                traces = record_traces(problem, standing.solution, cases, progress=count_on)
                known = count_searches(traces)
            searches = {case.name: known[case.name] for case in cases if case.name in known}
            counted.append(replace(standing, searches=searches))
    return counted


def _time(
    title: str, problem: Problem, standings: Sequence[Standing], cases: Sequence[Case]
) -> list[Standing]:
    """Return the standings with verdicts and times."""
    with show_progress(title, len(standings) * len(cases)) as progress:
        return measure_times(problem, standings, cases, LIMITS, progress)


def _print_counts(
    problem: Problem, standings: Sequence[Standing], cases: Sequence[Case], marked: set[str]
) -> None:
    """Print the counts on the interview cases, if a solution was recorded on all of them."""
    interview = [case for case in cases if case.tier == "interview"] or cases
    boards = {case.name for case in interview}
    if any(boards <= standing.searches.keys() for standing in standings):
        print_counts(standings, boards, marked, problem.words)


def _print_times(
    problem: Problem, standings: Sequence[Standing], cases: Sequence[Case], marked: set[str]
) -> None:
    title = f"{problem.title}: {plural(len(cases), 'case')}"
    print_times(standings, title, problem.reference, marked)
    if peers := [standing.name for standing in standings if _is_peer(problem, standing)]:
        print(f"Libraries: {', '.join(peers)}. Their lines are those that call the library.")
