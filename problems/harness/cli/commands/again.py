"""`kata again`: move the attempt to `.kata/attempts/`, and begin a new rep."""

from dataclasses import dataclass
from datetime import UTC, datetime

from harness.cli.options import ProblemOption, option
from harness.console import print_drawing, print_text, warn
from harness.errors import Exit
from harness.practice.attempt import read_save
from harness.practice.begin import CLOCK, begin
from harness.practice.journal import Journal
from harness.practice.schedule import due_today
from harness.practice.step_lines import lines_after


@dataclass(frozen=True)
class Options(ProblemOption):
    """Your attempt is moved to `.kata/attempts/`; nothing is deleted."""

    approach: str | None = option(
        "the approach to write from memory, by the name of its file in solutions/, without .py",
        "NAME",
    )


def run(options: Options) -> int:
    """Move the attempt away, restore the stub, and begin a rep."""
    problem = options.load()
    journal = Journal()
    sentences, complaint = begin(problem, journal, options.approach or "")
    for sentence in (*sentences, CLOCK):
        print_text(sentence)
    warn(complaint)
    print_text(due_today(journal.pasts(), datetime.now(UTC)))
    print_drawing(lines_after(read_save(problem), journal, "again"))
    return Exit.ACCEPTED
