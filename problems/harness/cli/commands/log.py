"""`kata log`: the history of your reps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from harness.cli.options import FollowupOption, option
from harness.cli.past import known_cards, past_or_none
from harness.console import paragraph, plural
from harness.errors import Exit, KataError
from harness.load import family_of
from harness.practice.events import Judged, Rated
from harness.practice.history import append, read_history
from harness.practice.interview import without_open_names
from harness.practice.ladders import choose_ladder, read_ladders
from harness.practice.log_lines import log_lines
from harness.practice.reps import Rating, find_reps
from harness.practice.schedule import MISSING, can_schedule
from harness.records import Drawing, Problem, typed

HELP = "show your reps: minutes to Accepted, hints, mistakes, and when the next one is due"


@dataclass(frozen=True)
class Options(FollowupOption):
    """A rep goes from the stub to Accepted.

    Its rating follows from time, hints and failures, and decides when the next one is due.
    """

    rate: str | None = option(
        "--rate", choices=list(Rating), help="change the rating of the last rep"
    )


def run(options: Options) -> int:
    """Show the history, after changing the last rating if that is asked for."""
    from harness.console import print_drawing

    problem = options.load()
    past = past_or_none(problem)
    if options.rate and past:
        if not any(rep.ended for rep in past.reps):
            raise KataError(
                f"no rep has ended yet, so there is none to rate; `{typed('log')}` lists them"
            )
        append(Rated(time=datetime.now(UTC), problem=problem.slug, rating=options.rate))
        past = past_or_none(problem)
    if past is None:
        return Exit.OURS
    reps = without_open_names(past.reps, past.events)
    print_drawing(log_lines(reps, lines_on_dues(problem), names_of(problem)))
    print_drawing(lines_on_followups(problem))
    return Exit.ACCEPTED


def lines_on_dues(problem: Problem) -> list[str]:
    """Return a line a card on when its next rep is due, the first one first.

    Those of a problem include its follow-ups; a follow-up has its own alone.
    """
    if not can_schedule():
        return [MISSING]
    wanted = [one for one in known_cards(problem) if problem.followup in ("", one.followup)]
    now = datetime.now(UTC)
    if len(wanted) == 1 and not wanted[0].name:
        return [wanted[0].when(now)]
    return [f"{one.name or 'the problem itself'}: {one.when(now)}" for one in wanted]


def lines_on_followups(problem: Problem) -> Drawing:
    """Return lines on the follow-ups that there are reps of, whose rows the log leaves out."""
    if problem.followup:
        return []
    done = {}
    for slug, name in family_of(problem).items():
        reps = [rep for rep in find_reps(read_history(slug).events) if rep.sources]
        if name and reps:
            done[name] = plural(len(reps), "rep")
    if not done:
        return []
    counts = ", ".join(f"{name} {count}" for name, count in done.items())
    shown = typed("log", "--followup", next(iter(done)))
    return paragraph("Beside", f"{counts}: `{shown}` shows these.")


def names_of(problem: Problem) -> Callable[[Judged], str]:
    """Return what gives a mistake its name: the title of its ladder, or the verdict."""
    ladders = read_ladders(problem.folder)

    def name(one: Judged) -> str:
        if one.apart:
            return "another search"
        ladder = choose_ladder(ladders, one.verdict, one.likely)
        return ladder.title if ladder else one.verdict

    return name
