"""Judges solution files, and prints a page on each."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from harness import load
from harness.cli.progress import show_progress
from harness.cli.selection import add_variants, choose_cases
from harness.cli.verdict_page import ProgressBar, VerdictPage, exit_code, print_next, print_search
from harness.console import paragraph, print_drawing, warn
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
    cases = choose_cases(problem, options.chosen, options.board)
    cases, seed = add_variants(problem, cases, options.variants, options.seed)
    if options.approach:
        from harness.practice.from_memory import find_approach  # late: few judgements ask for it

        find_approach(problem, options.approach)
    patience = PATIENT_SECONDS if options.full else EXPLAIN_SECONDS
    terms = Terms(cases, options.limits.limits, seed, options.everything, patience)
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
    whole = options.board is None and not (options.chosen.case or options.chosen.tier)
    if attempt and whole:
        judgement = attempt.judge(terms, page)
        warn(judgement.remark)
        report, match = judgement.report, judgement.match
    else:
        with page.watch(f"judging {solution.path.stem}", len(terms.cases)) as progress:
            report = judge_and_explain(problem, solution, terms, progress)
        if options.approach and report.verdict.accepted:
            match = _compare(report, options.approach)
            report = replace(report, apart=match.first_difference)
        page.show(report)
        if attempt:
            from harness.practice.interview.beside import note_look  # late: as above

            warn(note_look(attempt, report))
    if not report.verdict.accepted:
        return report, match
    label = "Next"
    if _wants_search(options) and not (match or (attempt and attempt.approach)):
        label = print_search(report)
    if options.approach:
        match = _compare(report, options.approach) if whole and attempt else match
        if match and not options.json:
            print_drawing(paragraph("Search", match.sentence))
    if attempt and judgement and not options.json:
        print_next(attempt, judgement, "judge", label)
    return report, match


def _wants_search(options: Options) -> bool:
    """Return True if the page should name the approach that a solution searches like.

    If the rep asks for an approach, the search is compared with that one and no other.
    """
    return not options.json and (options.search or not (options.files or options.approach))


def _attempt(problem: Problem, solution: Solution) -> Attempt | None:
    """Return the learner's attempt if a file is that."""
    if not load.is_attempt(problem, solution.path):
        return None
    from harness.practice.attempt import Attempt  # late: other files need nothing of practice

    return Attempt(problem)


def _compare(report: Report, approach: str) -> Match:
    """Compare an accepted solution with an approach."""
    from harness.compare.same_search import compare_with

    with show_progress(f"comparing with {approach}", 1):
        return compare_with(report, load.SOLUTIONS / report.problem.slug, approach)
