"""`kata log`: the history of your reps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from harness import load
from harness.cli.options import ProblemOption, option
from harness.cli.past import due_of, past_or_none
from harness.errors import Exit, KataError
from harness.practice.events import Judged, Rated
from harness.practice.history import append
from harness.practice.ladders import choose_ladder, read_ladders
from harness.practice.log_lines import log_lines
from harness.practice.reps import Rating
from harness.practice.schedule import MISSING, can_schedule
from harness.records import Problem

HELP = "show your reps: minutes to Accepted, hints, mistakes, and when the next one is due"


@dataclass(frozen=True)
class Options(ProblemOption):
    """A rep goes from the stub to Accepted.

    Its rating follows from time, hints and failures, and decides when the next one is due.
    """

    rate: str | None = option(
        "--rate", choices=list(Rating), help="change the rating of the last rep"
    )


def run(options: Options) -> int:
    """Show the history, after changing the last rating if that is asked for."""
    from harness.console import print_drawing

    problem = load.choose_problem(options.problem)
    past = past_or_none(problem)
    if options.rate and past:
        if not any(rep.ended for rep in past.reps):
            raise KataError("no rep has ended yet, so there is none to rate; `kata log` lists them")
        append(Rated(time=datetime.now(UTC), problem=problem.slug, rating=options.rate))
        past = past_or_none(problem)
    if past is None:
        return Exit.OURS
    due = due_of(past) if can_schedule() else MISSING
    print_drawing(log_lines(past.reps, due, names_of(problem)))
    return Exit.ACCEPTED


def names_of(problem: Problem) -> Callable[[Judged], str]:
    """Return what gives a mistake its name: the title of its ladder, or the verdict."""
    ladders = read_ladders(problem.folder)

    def name(one: Judged) -> str:
        ladder = choose_ladder(ladders, one.verdict, one.likely)
        return ladder.title if ladder else one.verdict

    return name
