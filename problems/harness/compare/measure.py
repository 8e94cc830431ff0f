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
from harness.run import STOPPED, Ending, Limits, Run
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
    """Return the standings with the counts of the calls that each solution makes on a case."""
    counted = []
    for standing in _each(standings, "recording"):
        run = record_search(problem, standing.solution, problem.arguments(case)).run
        calls = call_counts(run) if run.ending is Ending.RETURNED else {}
        counted.append(replace(standing, calls=calls))
    return counted


def call_counts(run: Run) -> dict[str, int | None]:
    """Return the counts of a run's calls, in the order of the columns of `calls_table`.

    A count is None if its events cannot be observed, such as answers that are made after the
    search, or if not all calls were kept.
    """
    tree = search_tree(run)
    whole = tree.totals.calls == tree.totals.kept
    returned = len(run.returned) if isinstance(run.returned, list) else 0
    seen = tree.seen and len(tree.answers) >= returned
    return {
        "calls": tree.totals.calls,
        "search_calls": len(tree.nodes) if whole else None,
        "depth": tree.totals.depth,
        "answers": tree.totals.answers if seen else None,
        "dead_ends": tree.totals.dead_ends if seen and whole else None,
    }


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
