"""`kata judge`: judge a solution file. The attempt is also recorded in the journal."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from harness.cli.options import (
    ProblemOption,
    case_option,
    input_option,
    option,
    solution_option,
)
from harness.console import paragraph, print_drawing, print_text, warn
from harness.errors import Exit
from harness.judge.outcome import Report, Word
from harness.problem import Idea, Problem
from harness.progress import show_progress
from harness.solution_files import (
    Solution,
    existing_attempt,
    is_attempt,
    load_solution,
    solutions_folder,
)
from harness.which_case import choose_cases
from harness.why.judge_and_explain import EXPLAIN_SECONDS, PATIENT_SECONDS, Terms, judge_and_explain
from harness.why.report import as_json, print_report


@dataclass(frozen=True)
class Options(ProblemOption):
    """The default file is your attempt, which `kata start` wrote."""

    solution: Path | None = solution_option(
        "the file to judge; code copied from LeetCode works unchanged"
    )
    case: str | None = case_option("judge only cases whose name contains NAME")
    input: str | None = input_option("judge on this input instead of the cases")
    full: bool = option(
        "show inputs, answers, tracebacks and output in full, and search longer for the mistake",
    )
    json: bool = option("print the report as JSON")


def run(options: Options) -> int:
    """Judge a solution file, and return the exit code."""
    problem = options.load(options.solution)
    solution = load_solution(options.solution or existing_attempt(problem))
    cases = choose_cases(problem, options.case, options.input)
    terms = Terms(cases, explain_seconds=PATIENT_SECONDS if options.full else EXPLAIN_SECONDS)
    whole, screen = options.input is None and not options.case, "" if options.json else "judge"
    if is_attempt(problem, solution.path):
        report = judge_attempt(problem, terms, screen, full=options.full, whole=whole)
    else:
        report = _judge_file(problem, solution, terms, screen, full=options.full)
    if options.json:
        print(json.dumps(as_json(report), indent=2))
    return exit_code(report)


def judge_attempt(
    problem: Problem, terms: Terms, screen: str, *, full: bool = False, whole: bool = True
) -> Report:
    """Judge the attempt, print a page on it, and add the judgement to the journal.

    `screen` is the command that prints the page; '' to print nothing. With `full`, inputs, answers,
    tracebacks and outputs are uncut. If `terms` has only some cases, `whole` is False, and the
    journal is unchanged.
    """
    from harness.practice.attempt import read_save  # late: other files need none
    from harness.practice.journal import Journal
    from harness.practice.judge import judge_save, note_judgement
    from harness.practice.log_lines import rep_lines
    from harness.practice.step_lines import lines_after

    save, journal = read_save(problem), Journal()
    judgement = judge_save(save, terms)
    report, accepted = judgement.report, judgement.report.verdict.accepted
    complaint = note_judgement(journal, judgement) if whole else ""  # printing may fail
    if screen:
        way = "`kata again` begins the next rep."
        past, now = journal.past(problem.slug), judgement.time
        rep = rep_lines(past, now, way, failed=not accepted) if whole and save.is_written else []
        steps = [] if accepted else rep + lines_after(save, journal, screen, judgement.event)
        print_report(report, steps, full=full)
    warn(complaint)
    if accepted and screen:
        idea = _print_search(report)
        sys.stdout.flush()
        if whole:
            print_drawing(rep + lines_after(save, journal, screen, idea=idea))
        else:
            print_text("Not all cases were judged, so this verdict does not end the rep.")
    return report


def exit_code(report: Report) -> Exit:
    """Return the exit code for a report."""
    if report.verdict.accepted:
        return Exit.ACCEPTED
    return Exit.OURS if report.verdict.word is Word.INTERNAL else Exit.REJECTED


def _judge_file(
    problem: Problem, solution: Solution, terms: Terms, screen: str, *, full: bool
) -> Report:
    """Judge a file other than the attempt, and print a page on it."""
    with show_progress(f"judging {solution.path.stem}", len(terms.cases)) as progress:
        report = judge_and_explain(problem, solution, terms, progress)
    if not screen:
        return report
    from harness.practice.next_steps import steps_on_file  # late: JSON needs none
    from harness.practice.step_lines import draw_steps

    if report.verdict.accepted:
        print_report(report, full=full)
        print_drawing(draw_steps(steps_on_file(report, _print_search(report))))
    else:
        print_report(report, draw_steps(steps_on_file(report)), full=full)
    return report


def _print_search(report: Report) -> Idea | None:
    """Print the approach that searches like an accepted solution. Return the idea to read next."""
    from harness.compare.identify import identify  # late: after the verdict was printed

    sys.stdout.flush()
    with show_progress("comparing the search", 1):
        sentence, idea = identify(report, solutions_folder(report.problem.slug))
    print_drawing(paragraph("Search", sentence) if sentence else [])
    return idea
