"""Judges solution files, and prints a page on each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harness import load
from harness.cli.selection import choose_cases
from harness.cli.verdict_page import ProgressBar, VerdictPage, exit_code, print_next, print_search
from harness.console import warn
from harness.judge.outcome import Report
from harness.load import Solution
from harness.problem import Problem
from harness.why.judge_and_explain import EXPLAIN_SECONDS, PATIENT_SECONDS, Terms, judge_and_explain
from harness.why.report import as_json, print_json

if TYPE_CHECKING:
    from harness.cli.commands.judge import Options
    from harness.compare.same_search import Match
    from harness.practice.attempt import Attempt


def judge_files(options: Options) -> int:
    """Judge solution files, one after another, and return the exit code."""
    problem = options.load(options.files[0] if options.files else None)
    files = options.files or [load.existing_attempt(problem)]
    solutions = [load.load_solution(file) for file in files]
    cases = choose_cases(problem, options.case, options.board)
    terms = Terms(cases, explain_seconds=PATIENT_SECONDS if options.full else EXPLAIN_SECONDS)
    found: list[tuple[Report, Match | None]] = []
    for solution in solutions:
        print("\n" * bool(found and not options.json), end="")
        found.append(_judge_file(problem, solution, terms, options))
    if options.json:
        print_json(
            [
                as_json(report) | {"from_memory": match and match.as_keys()}
                for report, match in found
            ]
        )
    return max(exit_code(report, match) for report, match in found)


def _judge_file(
    problem: Problem, solution: Solution, terms: Terms, options: Options
) -> tuple[Report, Match | None]:
    """Judge one file and print its page. The learner's own is judged as their attempt."""
    attempt, match, judgement = _attempt(problem, solution), None, None
    page = ProgressBar() if options.json else VerdictPage(options.full)
    whole = options.board is None and not options.case
    if attempt and whole:
        judgement = attempt.judge(terms, page)
        warn(judgement.remark)
        report, match = judgement.report, judgement.match
    else:
        with page.watch(f"judging {solution.path.stem}", len(terms.cases)) as progress:
            report = judge_and_explain(problem, solution, terms, progress)
        page.show(report)
        if attempt:
            from harness.practice.interview.beside import note_look  # late: as above

            warn(note_look(attempt, report))
    if not report.verdict.accepted:
        return report, match
    label = "Next"
    if not (options.json or match or (attempt and attempt.approach)):
        label = print_search(report)
    if attempt and judgement and not options.json:
        print_next(attempt, judgement, "judge", label)
    return report, match


def _attempt(problem: Problem, solution: Solution) -> Attempt | None:
    """Return the learner's attempt if a file is that."""
    if not load.is_attempt(problem, solution.path):
        return None
    from harness.practice.attempt import Attempt  # late: other files need nothing of practice

    return Attempt(problem)
