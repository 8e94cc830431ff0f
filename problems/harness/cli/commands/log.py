"""`kata log`: show the path of problems, or the reps of one problem."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from harness.cli.options import SAVED_LAST, ProblemOption, option, problem_field
from harness.console import print_drawing, print_text, warn
from harness.errors import Exit, KataError, no_such
from harness.practice.attempt import read_save
from harness.practice.events import Rated
from harness.practice.journal import Journal
from harness.practice.ladders import read_ladders, title_of
from harness.practice.log_lines import log_lines, path_lines
from harness.practice.next_steps import named_on, next_steps
from harness.practice.past import Rating
from harness.practice.situation import Situation
from harness.practice.step_lines import draw_steps
from harness.problem import Problem
from harness.value import listed


def read_rating(text: str) -> Rating:
    """Return a rating by its name. Raises ValueError if it is unknown."""
    if text not in [*Rating]:
        raise ValueError(no_such("rating", text, [*Rating]))
    return Rating(text)


@dataclass(frozen=True)
class Options(ProblemOption):
    """Without PROBLEM, the command lists all problems; with PROBLEM, the reps of that problem.

    A rep is one timed round from the stub to Accepted. Its rating decides when the next rep is due:
    easy (Accepted at the first try, within 15 minutes), good (at most 3 failures, within 30
    minutes), hard (slower, or with more failures or a hint) or again (given up, or a hint showed
    the code).
    """

    problem: str | None = problem_field(f"all problems; with RATE, {SAVED_LAST}")
    rate: Rating | None = option(
        f"rate the last Accepted rep as {listed(Rating, 'or')}", "RATING", type=read_rating
    )


def run(options: Options) -> int:
    """Show the path of problems; with PROBLEM or RATE, the reps of one problem."""
    problem, now = options.load(say=False), datetime.now(UTC)
    journal = Journal()
    warn(journal.complaint)
    if journal.trouble:
        return Exit.OURS
    if options.rate:
        rate_last(journal, problem, options.rate)
        print_text(f"The rating of the last Accepted rep is now {options.rate}.")
    pasts, shown = journal.pasts(), options.problem or options.rate
    it = Situation(read_save(problem), journal, now)
    print_drawing(path_lines([problem] if shown else it.path, pasts, now, it.next_on_path))
    if shown:
        mistake = partial(title_of, read_ladders(problem.folder))
        print_drawing([[], *log_lines(pasts[problem.folder].reps, mistake)])
    print_drawing([[], *draw_steps(named_on("log", next_steps(it)))])
    return Exit.ACCEPTED


def rate_last(journal: Journal, problem: Problem, rating: str) -> None:
    """Record a rating of the last Accepted rep. Raises KataError if that is not possible."""
    if not journal.past(problem.slug).was_accepted:
        raise KataError(f"{problem.title}: no rep was Accepted, so none can be rated")
    event = Rated(time=datetime.now(UTC), problem=problem.slug, rating=rating)
    if complaint := journal.append(event):
        raise KataError(complaint)
