"""`kata again`: put the attempt away, and begin a new rep."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime

from harness.cli.advice import again_with
from harness.cli.options import FollowupOption, option
from harness.console import print_drawing, warn
from harness.errors import Exit
from harness.practice.attempt import Attempt
from harness.practice.journal import Journal, read_journal
from harness.practice.past import pasts_of_family
from harness.practice.schedule import due_cards
from harness.practice.step_lines import draw_steps
from harness.problem import Problem

HELP = "put your attempt away and begin a new rep from the stub"
MOST = 3
"""Cards that are offered."""


@dataclass(frozen=True)
class Options(FollowupOption):
    """The attempt is kept in `.kata/attempts/`. Nothing is deleted."""

    approach: str | None = option(
        "--approach",
        metavar="NAME",
        help="write this approach from memory; only a search with the same writes is accepted",
    )


def run(options: Options) -> int:
    """Put the attempt away, restore the stub, and begin a rep."""
    problem = options.load()
    attempt = Attempt(problem)
    beginning = attempt.begin_again(options.approach or "")
    print("\n".join(beginning.sentences))
    warn(beginning.complaint)
    if not (options.followup or options.approach):
        offer_what_is_due(problem)
    print_drawing(draw_steps(attempt.situation(), "again"))
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
