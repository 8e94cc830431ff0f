"""Measures solutions on many boards: their times and their counts, in separate runs."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from harness.compare.searches import count_searches, saved_searches
from harness.compare.standing import Standing
from harness.judge.judge_solution import judge
from harness.judge.session import Session
from harness.problem import Case, Problem
from harness.progress import show_progress
from harness.record.recording import record_search
from harness.record.tree import search_tree
from harness.run import STOPPED, Ending, Limits
from harness.solution_files import Solution, solutions_folder
from harness.trace import Trace

LIMITS = Limits()


def measure_counts(
    problem: Problem, standings: Sequence[Standing], cases: Sequence[Case]
) -> list[Standing]:
    """Return the standings with counts on each case. Saved counts of approaches are reused."""
    saved, counted = saved_searches(solutions_folder(problem.slug)), []
    for standing in _each(standings, "counting"):
        known = saved.get(standing.name, {}) if standing.is_ours else {}
        if any(case.name not in known for case in cases):
            known = count_searches(record_traces(problem, standing.solution, cases))
        searches = {case.name: known[case.name] for case in cases if case.name in known}
        counted.append(replace(standing, searches=searches))
    return counted


def measure_times(
    problem: Problem, standings: Sequence[Standing], cases: Sequence[Case]
) -> list[Standing]:
    """Return the standings with verdicts and times."""
    timed = []
    for standing in _each(standings, "timing"):
        report = judge(problem, standing.solution, cases, LIMITS, everything=True)
        seconds = {
            judged.case.name: (judged.run.times.cpu or 0.0) if judged.verdict.accepted else None
            for judged in report.judged
        }
        timed.append(replace(standing, report=report, seconds=seconds))
    return timed


def measure_calls(problem: Problem, standings: Sequence[Standing], case: Case) -> list[Standing]:
    """Return the standings with the calls that each solution makes on a case.

    Answers that were made after the search were not seen: then their number is unknown.
    """
    counted = []
    for standing in _each(standings, "recording"):
        run = record_search(problem, standing.solution, problem.arguments(case)).run
        tree = search_tree(run) if run.ending is Ending.RETURNED else None
        if tree and not problem.in_place and isinstance(run.returned, list):
            tree = replace(tree, seen=tree.seen and len(tree.answers) >= len(run.returned))
        counted.append(replace(standing, calls=tree))
    return counted


def _each(standings: Sequence[Standing], title: str) -> Iterator[Standing]:
    """Yield each standing, and show the progress."""
    with show_progress(title, len(standings)) as progress:
        for done, standing in enumerate(standings):
            progress(done, standing.name)
            yield standing


def record_traces(
    problem: Problem, solution: Solution, cases: Sequence[Case], most: int = 0
) -> Iterator[tuple[Case, Trace]]:
    """Yield the traces of a solution on some cases, until a run fails.

    With `most`, a run is stopped after that number of writes; this is not a failure.
    """
    with Session(problem, solution, LIMITS) as session:
        for case in cases:
            run = session.record(problem.arguments(case), LIMITS.seconds, most)
            whole = run.ending is Ending.RETURNED or (most and run.ending in STOPPED)
            if run.recorded.trace is None or not whole:
                return
            yield case, run.recorded.trace
