"""`kata judge`: the verdicts of solution files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from harness import load
from harness.cli.options import (
    CaseOptions,
    LimitOptions,
    ProblemOption,
    board_option,
    json_option,
    option,
    path,
    seed_option,
    variants_option,
)
from harness.cli.progress import show_progress
from harness.cli.search import print_search
from harness.cli.selection import add_variants, choose_cases, own_attempt
from harness.errors import Exit
from harness.judge.judge import judge
from harness.judge.report import print_json, print_report
from harness.records import Case, Limits, Problem, Report, Solution, Word

HELP = "judge solution files"


@dataclass(frozen=True)
class Options(ProblemOption):
    """Without a file it judges the one that `kata start` wrote."""

    files: list[Path] = option(nargs="*", type=path, metavar="FILE", help="a paste will do")
    chosen: CaseOptions = option()
    board: str | None = board_option("judge on this board instead")
    search: bool = option(
        "--search", action="store_true", help="if accepted, say which approach searches like it"
    )
    variants: int = variants_option(0)
    seed: int | None = seed_option(None)
    limits: LimitOptions = option()
    json: bool = json_option()


def run(options: Options) -> int:
    """Judge solution files, one after another."""
    problem = load.choose_problem(options.problem, options.files[0] if options.files else None)
    solutions = [load.load_solution(file) for file in options.files or [own_attempt(problem)]]
    cases, seed = add_variants(
        problem,
        choose_cases(problem, options.chosen, options.board),
        options.variants,
        options.seed,
    )
    reports: list[Report] = []
    for solution in solutions:
        reports.append(judge_file(problem, solution, cases, options.limits.limits, seed))
        if not options.json:
            print("\n" * (len(reports) > 1), end="")
            print_report(reports[-1])
            if options.search or not options.files:
                print_search(reports[-1])
    if options.json:
        print_json(reports)
    return max(map(exit_code, reports))


def judge_file(
    problem: Problem, solution: Solution, cases: Sequence[Case], limits: Limits, seed: int | None
) -> Report:
    """Judge one solution and show progress. The seed is that of the variants among the cases."""
    with show_progress(f"judging {solution.path.stem}", len(cases)) as progress:
        return replace(judge(problem, solution, cases, limits, progress), seed=seed)


def exit_code(report: Report) -> Exit:
    """Return the exit code that a report stands for."""
    if report.verdict.accepted:
        return Exit.ACCEPTED
    return Exit.OURS if report.verdict.word is Word.INTERNAL else Exit.REJECTED
