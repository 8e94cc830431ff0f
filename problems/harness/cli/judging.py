"""Judges solution files, and prints a page on each. The learner's own is judged as an attempt."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from harness import load
from harness.cli.options import JudgeOptions
from harness.cli.progress import show_progress
from harness.cli.selection import choose_cases
from harness.cli.verdict_page import confirm, exit_code, print_search
from harness.console import print_drawing, warn
from harness.drawing import Drawing
from harness.judge.outcome import Report
from harness.load import Solution
from harness.problem import Problem
from harness.why.judge_and_explain import EXPLAIN_SECONDS, PATIENT_SECONDS, Terms, judge_and_explain
from harness.why.report import as_json, print_json, print_report

if TYPE_CHECKING:
    from harness.compare.same_search import Match


@dataclass(frozen=True)
class Page:
    """The page that is printed of a judgement."""

    screen: str = "judge"
    """The command that prints it."""
    full: bool = False
    """True for whole boards, the whole traceback and everything printed."""


def judge_files(options: JudgeOptions) -> int:
    """Judge solution files, one after another, and return the exit code."""
    problem = options.load(options.files[0] if options.files else None)
    files = options.files or [load.existing_attempt(problem)]
    solutions = [load.load_solution(file) for file in files]
    cases = choose_cases(problem, options.case, options.board)
    terms = Terms(cases, explain_seconds=PATIENT_SECONDS if options.full else EXPLAIN_SECONDS)
    whole = options.board is None and not options.case
    page = Page("judge", options.full)
    found: list[tuple[Report, Match | None]] = []
    for solution in solutions:
        print("\n" * bool(found and not options.json), end="")
        shown = None if options.json else page
        if whole and load.is_attempt(problem, solution.path):
            found.append(judge_attempt(problem, terms, shown))
        else:
            found.append(_judge_file(problem, solution, terms, shown))
    if options.json:
        print_json(
            [
                as_json(report) | {"from_memory": match and match.as_keys()}
                for report, match in found
            ]
        )
    return max(exit_code(report, match) for report, match in found)


def judge_attempt(problem: Problem, terms: Terms, page: Page | None) -> tuple[Report, Match | None]:
    """Judge the learner's attempt on all cases, print a page on it, and keep the judgement.

    Args:
        problem: the one that it is an attempt at.
        terms: with all cases, and variants if there are any.
        page: None to print nothing.
    """
    from harness.practice.attempt import attempt_at, read_save  # late: other files need no practice
    from harness.practice.journal import Journal
    from harness.practice.judge import judge, record
    from harness.practice.step_lines import lines_after

    attempt, journal = attempt_at(problem), Journal()
    save = read_save(attempt)
    judgement = judge(attempt, save, journal.past(problem.slug), terms, show_progress)
    report, verdict = judgement.report, judgement.report.verdict
    try:
        if page:
            known = judgement.event()
            steps = (
                [] if verdict.accepted else lines_after(attempt, save, journal, page.screen, known)
            )
            print_report(report, steps, full=page.full)
            if judgement.match:
                judgement = replace(judgement, match=confirm(judgement.match))
    finally:  # even if the page is not read to its end
        complaint = record(journal, judgement)
    warn(complaint)
    match = judgement.match
    if not verdict.accepted:
        return report, match
    label = print_search(report) if page and not match else "Next"
    if page:
        sys.stdout.flush()
        known = judgement.event()
        print_drawing(lines_after(attempt, save, journal, page.screen, known, label=label))
    return report, match


def _judge_file(
    problem: Problem, solution: Solution, terms: Terms, page: Page | None
) -> tuple[Report, Match | None]:
    """Judge a file, or the attempt on some of the cases, and print a page on it."""
    with show_progress(f"judging {solution.path.stem}", len(terms.cases)) as progress:
        report = judge_and_explain(problem, solution, terms, progress)
    steps, asked, note = _beyond(report)
    if page:
        print_report(report, [] if report.verdict.accepted else steps, full=page.full)
    warn(note)
    if page and report.verdict.accepted and not asked:
        print_search(report)
    return report, None


def _beyond(report: Report) -> tuple[Drawing, str, str]:
    """Return lines on what to type next, the approach that the rep asks for, and a complaint.

    Where the attempt was judged on some of its cases, a look at its mistake is kept.
    """
    own = load.is_attempt(report.problem, report.solution.path)
    if not own and report.verdict.accepted:  # which needs no advice, and nothing of practice
        return [], "", ""
    if not own:
        from harness.cli.advice import advise  # late: an attempt needs none of it

        return advise(report), "", ""
    from harness.interview.room import note_look  # late: other files need no practice
    from harness.practice.attempt import attempt_at, read_save
    from harness.practice.journal import Journal
    from harness.practice.judge import Judgement
    from harness.practice.step_lines import lines_after

    attempt, journal = attempt_at(report.problem), Journal()
    save = read_save(attempt)
    rep = journal.past(report.problem.slug).current
    known = Judgement(report, save).event()
    note = note_look(journal, report, save)
    return lines_after(attempt, save, journal, "judge", known), rep.approach if rep else "", note
