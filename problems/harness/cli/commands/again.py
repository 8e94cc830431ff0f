"""`kata again`: put the attempt away, and begin a new rep."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from harness import load
from harness.cli.advice import again_with
from harness.cli.options import FollowupOption, option
from harness.cli.past import warn
from harness.cli.selection import near
from harness.errors import Exit, KataError
from harness.practice.attempts import begin
from harness.practice.from_memory import find_approach, task_of
from harness.practice.journal import Journal, read_journal
from harness.practice.past import pasts_of_family
from harness.practice.schedule import due_cards
from harness.records import Problem

HELP = "put your attempt away, restore the stub, and start the clock anew"
MOST = 3
"""Cards that are offered."""


@dataclass(frozen=True)
class Options(FollowupOption):
    """Nothing is deleted: the attempt is kept in `.kata/attempts/`, by date, time and verdict."""

    approach: str | None = option(
        "--approach",
        metavar="NAME",
        help="ask for this approach from memory: it must search as the approach does",
    )


def run(options: Options) -> int:
    """Put the attempt away, restore the stub, and begin a rep."""
    problem = options.load()
    path, name, task = load.attempt_path(problem), options.approach or "", ""
    if name:
        task = task_of(find_approach(problem, name))
    try:
        beginning = begin(problem, name, task)
    except OSError as error:
        where = near(Path(error.filename)) if error.filename else "there"
        raise KataError(
            f"{near(path)} was left as it is, for it cannot be put away: {where}: {error.strerror}"
        ) from None
    if beginning.kept:
        print(f"Your attempt is kept as {near(beginning.kept)}.")
    asked = f", and names the idea of {name}" if name else ""
    print(f"{near(path)} is the stub again{asked}. The clock starts at your first save.")
    if name:
        print(f"Accepted will need the search of {name}, too.")
    warn(beginning.complaint)
    if not (options.followup or name):
        offer_what_is_due(problem)
    return Exit.ACCEPTED


def offer_what_is_due(problem: Problem) -> None:
    """Print the commands that begin what else is due, follow-ups and approaches from memory."""
    now, journal = datetime.now(UTC), Journal()
    with suppress(OSError):
        journal = read_journal()
    cards = due_cards(pasts_of_family(journal, problem, now))
    due = [card for card in cards if card.is_due(now) and card.name]
    for card in due[:MOST]:
        begin_it = again_with(card.followup, card.approach)
        print(f"Also {card.when(now)}: {card.name}. `{begin_it}` begins it.")
