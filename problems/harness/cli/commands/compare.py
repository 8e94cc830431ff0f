"""`kata compare`: tables of counts and times of the approaches and the attempt."""

import json
from dataclasses import dataclass
from pathlib import Path

from harness.cases import load_cases
from harness.cli.commands.judge import exit_code
from harness.cli.options import ProblemOption, option, solution_option
from harness.compare.measure import measure_calls, measure_counts, measure_times
from harness.compare.standing import compared_json, find_peers, fresh_standings
from harness.compare.tables import calls_table, counts_table, times_table
from harness.console import plural, print_drawing, warn
from harness.errors import KataError, not_installed, shown_path
from harness.practice.attempt import State, read_save
from harness.problem import Problem
from harness.solution_files import attempt_path, find_approaches, solutions_folder
from harness.value import listed
from harness.which_case import choose_cases


@dataclass(frozen=True)
class Options(ProblemOption):
    """The default files are the approaches in solutions/, and your attempt if you have begun it."""

    solution: list[Path] = solution_option(
        "a file to compare with the approaches", several="compare"
    )
    stress: bool = option("also run the stress cases, which do not affect the verdict")
    peers: bool = option("also compare libraries that solve this problem")
    json: bool = option("print the results as JSON")


def run(options: Options) -> int:
    """Count and time all solutions, and print the tables."""
    problem = options.load(next(iter(options.solution), None))
    fresh = fresh_standings(problem, _files(problem, options))
    cases, [example] = load_cases(problem), choose_cases(problem, single=True)
    hard = load_cases(problem, ("stress",)) if options.stress else []
    show = (lambda _drawing: None) if options.json else print_drawing
    counted = measure_calls(problem, measure_counts(problem, fresh, cases), example)
    boards = {case.name for case in cases if case.tier == "interview"} or {
        case.name for case in cases
    }
    show(counts_table(counted, boards) + calls_table(counted, example.name))
    title = f"{problem.title}: {plural(len(cases), 'case')}"
    timed = measure_times(problem, counted, cases)
    show(times_table(timed, title, problem.reference))
    result = {"approaches": compared_json(timed, problem.reference)}
    if options.stress:
        stress = measure_times(problem, fresh, hard)
        title = "Stress cases, which do not affect the verdict"
        show([[], *times_table(stress, title, problem.reference)])
        result["stress"] = compared_json(stress, problem.reference)
    if options.json:
        print(json.dumps(result, indent=2))
    return max(exit_code(standing.report) for standing in timed if standing.report)


def _files(problem: Problem, options: Options) -> list[Path]:
    """Return several given files, or all approaches with one file or the attempt; and libraries.

    Warn about an attempt that is a stub, and about libraries that are not installed.
    """
    files, approaches = options.solution, find_approaches(problem)
    if len(files) == 1:
        files = [path for path in approaches if path != files[0].absolute()] + files
    elif not files:
        save = read_save(problem)
        files = approaches + [attempt_path(problem)] * save.is_written
        if save.state is State.STUB:
            warn(f"{shown_path(attempt_path(problem))} is not compared: it is still the stub")
    if options.peers:
        peers, absent = find_peers(problem)
        warn(not_installed(listed(absent), "peers") if absent else "")
        files = [*files, *peers]
    if not files:
        folder = shown_path(solutions_folder(problem.slug))
        raise KataError(f"{folder} has no solutions; to begin your own, run `kata start`")
    return files
