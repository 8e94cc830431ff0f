"""`kata hint`: the next hint on what failed, a rung at a time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from harness import load
from harness.cli.advice import by_make, kata
from harness.cli.commands.judge import judge_file
from harness.cli.options import CaseOptions, ProblemOption, option, whole
from harness.cli.past import past_or_none, say
from harness.cli.selection import choose_cases, own_attempt
from harness.console import LABEL, print_drawing
from harness.errors import Exit, KataError
from harness.judge.explain import EMPTY
from harness.practice.attempt_file import stub_of
from harness.practice.events import Hinted, Judged
from harness.practice.hints import hint_lines, rung_reached
from harness.practice.history import remember
from harness.practice.judgements import judgement, remember_report
from harness.practice.ladders import RUNGS, choose_ladder, first_sentence, read_ladders
from harness.records import Limits, Problem, Report, Solution, Word

HELP = "show the next hint on what failed, one step at a time"


@dataclass(frozen=True)
class Options(ProblemOption):
    """There are five for each kind of mistake.

    A question, where to look, what has to be true, the code in words, and the lines themselves.
    They count in the history of the rep. After Accepted they ask what an interviewer would.
    """

    rung: int | None = option(
        "--rung", type=whole(1, len(RUNGS)), metavar="N", help="this one, from 1 to 5, once more"
    )


def run(options: Options) -> int:
    """Show the next hint on the learner's own attempt, and count it."""
    problem = load.choose_problem(options.problem)
    ladders = read_ladders(problem.folder)
    if not ladders:
        raise KataError(f"{problem.slug} has no hints")
    past = past_or_none(problem)
    events = past.events if past else ()
    solution = load.load_solution(own_attempt(problem))
    known = past.judgement_of(solution.source) if past else None
    failure, report = _failure(problem, solution, known)
    ladder = choose_ladder(ladders, failure.verdict, failure.likely)
    if ladder is None:
        raise KataError(f"there is no hint on {failure.verdict}")
    reached = rung_reached(events, ladder.cause)
    number = options.rung or min(reached + 1, len(RUNGS))
    seen = _seen(failure, report if number == len(RUNGS) else None)
    print_drawing(hint_lines(ladder, number, seen))
    if number < len(RUNGS):
        again = "make hint" if by_make() else f"{kata()} hint"
        print(f"{'Next':<{LABEL}}{again} goes one step further")
    if number > reached:
        event = Hinted(
            time=datetime.now(UTC), problem=problem.slug, cause=ladder.cause, rung=number
        )
        say(remember(event))
    return Exit.ACCEPTED


def _failure(
    problem: Problem, solution: Solution, known: Judged | None
) -> tuple[Judged, Report | None]:
    """Return the judgement of an attempt, and its report if it was judged for that."""
    if solution.source == stub_of(problem):
        now = datetime.now(UTC)
        empty = Judged(time=now, problem="", source="", saved=now, verdict=Word.WRONG, likely=EMPTY)
        return empty, None
    if known and known.verdict != Word.ACCEPTED:
        return known, None
    report = judge_file(
        problem, solution, choose_cases(problem, CaseOptions(None, None)), Limits(), None
    )
    if known is None:
        say(remember_report(report))
    return judgement(report), report


def _seen(failure: Judged, report: Report | None) -> str:
    """Return what the judge has seen, in a sentence; after Accepted, what to read next."""
    if failure.verdict != Word.ACCEPTED:
        where = f"{failure.case}: " if failure.case and not failure.likely else ""
        return where + first_sentence(failure.likely or failure.reason)
    return read_next(report) if report else ""


def read_next(report: Report) -> str:
    """Return which approach to read after an accepted solution."""
    from harness.compare.identify import identify

    folder = load.SOLUTIONS / report.problem.slug
    found = dict(identify(report, folder))
    shown = f"solutions/{report.problem.slug}"
    if "Next" in found:
        name, _, why = found["Next"].partition(": ")
        return f"Read {name}.py in {shown} next: {why}"
    return f"Read {shown}/README.md: what each approach does, and what it costs."
