"""`kata again`: put the attempt away, and begin a new rep."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from harness import load
from harness.cli.options import FollowupOption
from harness.cli.past import say
from harness.cli.selection import near
from harness.errors import Exit, KataError
from harness.practice.attempts import begin

HELP = "put your attempt away, restore the stub, and start the clock anew"


@dataclass(frozen=True)
class Options(FollowupOption):
    """Nothing is deleted: the attempt is kept in `.kata/attempts/`, by date, time and verdict."""


def run(options: Options) -> int:
    """Put the attempt away, restore the stub, and begin a rep."""
    problem = options.load()
    path = load.attempt_path(problem)
    try:
        beginning = begin(problem)
    except OSError as error:
        where = near(Path(error.filename)) if error.filename else "there"
        raise KataError(
            f"{near(path)} was left as it is, for it cannot be put away: {where}: {error.strerror}"
        ) from None
    if beginning.kept:
        print(f"Your attempt is kept as {near(beginning.kept)}.")
    print(f"{near(path)} is the stub again. The clock starts at your first save.")
    say(beginning.complaint)
    return Exit.ACCEPTED
