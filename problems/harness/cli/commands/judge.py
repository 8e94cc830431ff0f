"""`kata judge`: the verdicts of solution files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harness import load
from harness.cli.advice import advise
from harness.cli.keep import keep
from harness.cli.options import (
    CaseOptions,
    FollowupOption,
    LimitOptions,
    board_option,
    json_option,
    option,
    path,
    seed_option,
    variants_option,
)
from harness.cli.progress import show_progress
from harness.cli.selection import add_variants, choose_cases, own_attempt
from harness.console import paragraph, print_drawing
from harness.errors import Exit
from harness.judge.judge import EXPLAIN_SECONDS, judge_and_explain
from harness.judge.report import as_json, print_json, print_report
from harness.records import Case, Limits, Problem, Report, Solution, Word

if TYPE_CHECKING:
    from harness.compare.same_search import Match

HELP = "judge solution files"
PATIENT = 5.0
"""Seconds for explaining to somebody who asked for the full page."""


@dataclass(frozen=True)
class Options(FollowupOption):
    """Without a file it judges the one that `kata start` wrote."""

    files: list[Path] = option(nargs="*", type=path, metavar="FILE", help="a paste will do")
    chosen: CaseOptions = option()
    board: str | None = board_option("judge on this board instead")
    everything: bool = option(
        "--all", action="store_true", help="go on after the first case that failed"
    )
    full: bool = option(
        "--full", action="store_true", help="show whole boards, tracebacks and everything printed"
    )
    search: bool = option(
        "--search", action="store_true", help="if accepted, say which approach searches like it"
    )
    approach: str | None = option(
        "--approach",
        metavar="NAME",
        help="accept only what writes to the board as this approach does",
    )
    variants: int = variants_option(0)
    seed: int | None = seed_option(None)
    limits: LimitOptions = option()
    json: bool = json_option()


def run(options: Options) -> int:
    """Judge solution files, one after another."""
    problem = options.load(options.files[0] if options.files else None)
    solutions = [load.load_solution(file) for file in options.files or [own_attempt(problem)]]
    cases, seed = add_variants(
        problem,
        choose_cases(problem, options.chosen, options.board),
        options.variants,
        options.seed,
    )
    folder = load.SOLUTIONS / problem.slug
    if options.approach:
        from harness.practice.from_memory import find_approach  # late: few judgements ask for it

        find_approach(problem, options.approach)
    objects: list[dict[str, Any]] = []
    codes: list[Exit] = []
    for solution in solutions:
        limits = options.limits.limits
        report = judge_file(
            problem, solution, cases, limits, seed, everything=options.everything, full=options.full
        )
        match = None
        whole = options.board is None and not (options.chosen.case or options.chosen.tier)
        search = options.search or not (options.files or options.approach)
        try:
            if not options.json:
                print("\n" * bool(codes), end="")
                show(report, full=options.full, search=search)
        finally:  # even if the page is not read to its end
            if whole:
                match = keep(report, silent=options.json)
        if options.approach and report.verdict.accepted:
            match = _hold_to(options.approach, report, folder, silent=options.json)
        objects.append(as_json(report) | {"from_memory": match and asdict(match)})
        codes.append(exit_code(report, match))
    if options.json:
        print_json(objects)
    return max(codes)


def judge_file(
    problem: Problem,
    solution: Solution,
    cases: Sequence[Case],
    limits: Limits,
    seed: int | None,
    *,
    everything: bool = False,
    full: bool = False,
) -> Report:
    """Judge one solution and show progress. The seed is that of the variants among the cases."""
    with show_progress(f"judging {solution.path.stem}", len(cases)) as progress:
        report = judge_and_explain(
            problem,
            solution,
            cases,
            limits,
            progress,
            everything=everything,
            explain_seconds=PATIENT if full else EXPLAIN_SECONDS,
        )
    return replace(report, seed=seed)


def show(report: Report, *, full: bool = False, search: bool = True) -> None:
    """Print a verdict page, and for an accepted solution its search and what to try next."""
    print_report(report, advise(report), full=full)
    if not (report.verdict.accepted and search) or _asks_for_approach(report):
        return
    from harness.compare.identify import identify  # late: the verdict is on the screen by now

    sys.stdout.flush()
    with show_progress("comparing the search", 1):
        found = identify(report, load.SOLUTIONS / report.problem.slug)
    print_drawing([line for label, text in found for line in paragraph(label, text)])


def _asks_for_approach(report: Report) -> bool:
    """Return True if the rep asks for an approach from memory, with which it will be compared."""
    if report.solution.path.resolve() != load.attempt_path(report.problem).resolve():
        return False
    from harness.practice.from_memory import current_approach

    return bool(current_approach(report.problem))


def _hold_to(approach: str, report: Report, folder: Path, *, silent: bool) -> Match:
    """Compare an accepted solution with an approach, and print what was found."""
    from harness.compare.same_search import compare_with

    sys.stdout.flush()
    with show_progress(f"comparing with {approach}", 1):
        found = compare_with(report, folder, approach)
    if not silent:
        print_drawing(paragraph("Search", found.sentence))
    return found


def exit_code(report: Report, match: Match | None = None) -> Exit:
    """Return the exit code that a report stands for, and a search where one was asked for."""
    if report.verdict.accepted:
        return Exit.REJECTED if match and match.apart else Exit.ACCEPTED
    return Exit.OURS if report.verdict.word is Word.INTERNAL else Exit.REJECTED
