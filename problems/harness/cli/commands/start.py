"""`kata start`: write the learner's file from the stub."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from harness import load
from harness.cli.advice import by_make, command
from harness.cli.options import FollowupOption
from harness.cli.past import past_or_none, say
from harness.cli.selection import near
from harness.errors import Exit, KataError
from harness.practice.attempts import begin
from harness.practice.schedule import can_schedule, dues_in_words
from harness.records import Problem

HELP = "write my_solution.py for you to fill in"


@dataclass(frozen=True)
class Options(FollowupOption):
    """An attempt is never overwritten."""


def run(options: Options) -> int:
    """Write the learner's file from the stub, unless there is one, and say what is due."""
    problem = options.load()
    path = load.attempt_path(problem)
    if path.exists():
        print(f"{near(path)} exists already and was left as it is.")
    elif path.is_symlink():
        raise KataError(f"{near(path)} is a dangling symlink; remove it first")
    else:
        say(begin(problem).complaint)
        print(f"{near(path)} is yours to fill in.")
    if (statement := problem.folder / "README.md").exists():
        print(f"{near(statement)} says what is asked.")
    print(f"`{command('judge', problem)}` gives its verdict.")
    _say_what_is_due(problem)
    return Exit.ACCEPTED


def _say_what_is_due(problem: Problem) -> None:
    past = past_or_none(problem)
    if past is None or not can_schedule():
        return
    for name, due in dues_in_words(past.reps, datetime.now(UTC))[:1]:
        asked = f" APPROACH={name}" if by_make() else f" --approach {name}"
        again = command("again", problem) + asked * bool(name)
        what = f"The next rep is {due}{f': {name} from memory' * bool(name)}."
        print(what + f" `{again}` begins it." * (past.current is None))
