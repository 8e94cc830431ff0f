"""`kata hint`: the next hint on what failed, a rung at a time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from harness import load
from harness.cli.advice import command
from harness.cli.commands.judge import judge_file
from harness.cli.options import CaseOptions, FollowupOption, option, whole
from harness.cli.past import known_past, warn
from harness.cli.selection import choose_cases, near, own_attempt
from harness.console import LABEL, paragraph, print_drawing
from harness.errors import Exit, KataError
from harness.judge.explain import EMPTY
from harness.practice.attempt_file import stub_of
from harness.practice.attempt_text import is_stub
from harness.practice.events import AttemptJudged, Hinted
from harness.practice.from_memory import docstring_of, find_approach, order_of
from harness.practice.hints import hint_lines, rung_reached
from harness.practice.journal import append_or_explain
from harness.practice.judgements import judgement, remember_report
from harness.practice.ladders import RUNGS, choose_ladder, first_sentence, read_ladders
from harness.records import Limits, Problem, Report, Solution, Word

HELP = "show the next hint on what failed, one step at a time"


@dataclass(frozen=True)
class Options(FollowupOption):
    """There are five for each kind of mistake.

    A question, where to look, what has to be true, the code in words, and the lines themselves.
    They count in the history of the rep. After Accepted they ask what an interviewer would.
    """

    rung: int | None = option(
        "--rung", type=whole(1, len(RUNGS)), metavar="N", help="this one, from 1 to 5, once more"
    )


def run(options: Options) -> int:
    """Show the next hint on the learner's own attempt, and count it."""
    problem = options.load()
    ladders = read_ladders(problem.folder)
    if not ladders:
        raise KataError(no_hints(problem))
    past = known_past(problem)
    solution = load.load_solution(own_attempt(problem))
    known = past.judgement_of(solution.source)
    if past.current and known and known.apart:
        return show_search(problem, past.current.approach, known)
    failure, report = _failure(problem, solution, known)
    ladder = choose_ladder(ladders, failure.verdict, failure.cause)
    if ladder is None:
        raise KataError(no_further(problem, failure.verdict))
    reached = rung_reached(past.events, ladder)
    number = options.rung or min(reached + 1, len(RUNGS))
    seen = _seen(failure, report if number == len(RUNGS) else None)
    print_drawing(hint_lines(ladder, number, seen))
    if number < len(RUNGS):
        print(f"{'Next':<{LABEL}}{command('hint', problem)} goes one step further")
    if number > reached:
        event = Hinted(time=datetime.now(UTC), problem=problem.slug, cause=ladder.name, rung=number)
        warn(append_or_explain(event))
    return Exit.ACCEPTED


def no_further(problem: Problem, verdict: str) -> str:
    """Return that a verdict has no hints, and what to do instead."""
    if verdict != Word.ACCEPTED:
        return f"there is no hint on {verdict}"
    again = command("again", problem)
    return f"it is Accepted, and no questions were written for after that; {again} begins a new rep"


def no_hints(problem: Problem) -> str:
    """Return that a problem has no hints, and what it has instead."""
    there = [problem.folder / "README.md", *load.find_approaches(problem)]
    shown = [near(path) for path in there if path.exists()]
    rest = f"; there are its statement and a solution: {', '.join(shown)}" if shown else ""
    return f"no hints were written for {problem.followup or problem.slug}{rest}"


def show_search(problem: Problem, approach: str, known: AttemptJudged) -> Exit:
    """Say where a right solution is another search than the rep asks for, and the one asked for."""
    print_drawing(paragraph("Search", f"not that of {approach}: {known.apart}."))
    order = order_of(docstring_of(find_approach(problem, approach)))
    print_drawing(paragraph("Order", f"{approach}: {order}") if order else [])
    return Exit.ACCEPTED


def _failure(
    problem: Problem, solution: Solution, known: AttemptJudged | None
) -> tuple[AttemptJudged, Report | None]:
    """Return the judgement of an attempt, and its report if it was judged for that."""
    if is_stub(solution.source, stub_of(problem)):
        now = datetime.now(UTC)
        empty = AttemptJudged(
            time=now,
            problem="",
            source="",
            saved=now,
            verdict=Word.WRONG,
            likely=EMPTY.text,
            cause=EMPTY.cause,
        )
        return empty, None
    is_unnamed = known and known.likely and not known.cause  # kept before mistakes had causes
    if known and known.verdict != Word.ACCEPTED and not is_unnamed:
        return known, None
    report = judge_file(
        problem, solution, choose_cases(problem, CaseOptions(None, None)), Limits(), None
    )
    if known is None:
        warn(remember_report(report))
    return judgement(report), report


def _seen(failure: AttemptJudged, report: Report | None) -> str:
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
