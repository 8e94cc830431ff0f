"""`kata again`: put the attempt away, and begin a new rep."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from harness.cli.options import FollowupOption, option
from harness.console import print_drawing, print_text, warn
from harness.errors import Exit
from harness.practice.attempt import attempt_at, read_save
from harness.practice.begin import begin
from harness.practice.journal import Journal
from harness.practice.past import Past
from harness.practice.schedule import due_cards
from harness.practice.step_lines import lines_after
from harness.what_to_type import as_typed

MOST = 3
"""Cards that are offered."""


@dataclass(frozen=True)
class Options(FollowupOption):
    """The attempt is kept in `.kata/attempts/`. Nothing is deleted."""

    approach: str | None = option(
        "approach",
        "write this approach from memory; only a search with the same writes is accepted",
        "NAME",
    )


def run(options: Options) -> int:
    """Put the attempt away, restore the stub, and begin a rep."""
    problem = options.load()
    attempt, journal = attempt_at(problem), Journal()
    beginning = begin(attempt, journal, options.approach or "")
    for sentence in beginning.sentences:
        print_text(sentence)
    warn(beginning.complaint)
    if not (options.followup or options.approach):
        offer_what_is_due(journal.family(problem))
    print_drawing(lines_after(attempt, read_save(attempt), journal, "again"))
    return Exit.ACCEPTED


def offer_what_is_due(pasts: Mapping[str, Past]) -> None:
    """Print the commands that begin what else is due, follow-ups and approaches from memory."""
    now = datetime.now(UTC)
    due = [card for card in due_cards(pasts) if card.is_due(now) and card.name]
    for card in due[:MOST]:
        begin_it = as_typed("again", *card.options)
        print_text(f"Also {card.when(now)}: {card.name}. `{begin_it}` begins it.")
