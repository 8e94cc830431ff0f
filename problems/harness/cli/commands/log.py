"""`kata log`: the history of your reps."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from harness.cli.options import ProblemOption, option
from harness.cli.selection import open_journal
from harness.console import plural, print_drawing, print_text
from harness.errors import Exit, KataError
from harness.interview.questions import due_of
from harness.interview.state import answers_by_title
from harness.practice.attempt import attempt_at, read_save
from harness.practice.events import Rated
from harness.practice.journal import Journal
from harness.practice.ladders import read_ladders, title_of
from harness.practice.log_lines import log_lines
from harness.practice.past import THROW_OUT, UNDO, Past
from harness.practice.reps import Rating
from harness.practice.schedule import due_cards, due_today, is_due
from harness.practice.step_lines import lines_after
from harness.problem import Problem
from harness.what_to_type import typed


@dataclass(frozen=True)
class Options(ProblemOption):
    """A rep goes from the stub to Accepted.

    Its rating decides when the next one is due. easy: Accepted at the first judgement, within 15
    minutes. good: at most 3 failures, within 30 minutes. hard: slower, or with a hint or more
    failures. again: given up, or the last hint showed the code.
    """

    rate: str | None = option(
        "rate",
        f"change the rating of the last rep: {', '.join(Rating)}; or {UNDO} that, or {THROW_OUT}",
        "RATING",
        choices=[*Rating, UNDO, THROW_OUT],
    )


def run(options: Options) -> int:
    """Show the history, after changing the last rating if that is asked for."""
    problem, now = options.load(), datetime.now(UTC)
    attempt, journal = attempt_at(problem), open_journal()
    if journal.trouble:
        return Exit.OURS
    if options.rate:
        rate_last(journal, problem, options.rate)
    pasts = journal.family(problem)
    print_text(due_today(pasts, now))
    past = pasts[problem.folder]
    mistake = partial(title_of, read_ladders(problem.folder))
    dues = lines_on_dues(pasts, problem, now) + line_on_drill(past, now)
    print_drawing(log_lines(past.reps, dues, mistake))
    print_drawing([[], *lines_after(attempt, read_save(attempt), journal, "log")])
    return Exit.ACCEPTED


def rate_last(journal: Journal, problem: Problem, rating: str) -> None:
    """Add a rating of the last rep to the journal. Raises KataError if that is not possible."""
    if not any(rep.ended for rep in journal.past(problem.slug).begun):
        raise KataError(
            f"no rep has ended yet, so there is nothing to rate; `{typed('log')}` lists your reps"
        )
    event = Rated(time=datetime.now(UTC), problem=problem.slug, rating=rating)
    if complaint := journal.append(event):
        raise KataError(complaint)


def lines_on_dues(pasts: Mapping[Path, Past], problem: Problem, now: datetime) -> list[str]:
    """Return a line for each card: when its next rep is due, the earliest first.

    Those of a problem include its follow-ups; a follow-up has its own alone.
    """
    wanted = [card for card in due_cards(pasts) if card.folder.is_relative_to(problem.folder)]
    if len(wanted) == 1 and not wanted[0].name:
        return [wanted[0].when(now).removeprefix("due ")]
    return [
        f"{card.name or 'the problem itself'}: {card.when(now).removeprefix('due ')}"
        for card in wanted
    ]


def line_on_drill(past: Past, now: datetime) -> list[str]:
    """Return a line on the spoken questions that are due; [] if none is."""
    known = answers_by_title(past.events).values()
    due = [answers for answers in known if is_due(due_of(answers), now)]
    drill = typed("interview", "--drill")
    return [f"{plural(len(due), 'question')} due to be answered aloud: `{drill}`"] if due else []
