"""`kata practice`: judged as you save, with hints, on one screen."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from importlib.util import find_spec

from harness.cli.options import FollowupOption
from harness.errors import Exit, KataError, not_installed
from harness.practice.attempt import attempt_at
from harness.practice.begin import begin
from harness.practice.journal import Journal
from harness.problem import Problem
from harness.what_to_type import typed

NEEDED = ("textual", "watchfiles", "fsrs")


@dataclass(frozen=True)
class Options(FollowupOption):
    """Write in your editor, and save. The screen watches the file that `kata start` wrote.

    h shows the next hint. p asks you to predict what the search does next. r replays the case that
    failed, and b runs it under the debugger. c compares your accepted solution with the approaches.
    n begins the next rep. q quits.
    """


def run(options: Options) -> int:
    """Open the practice screen, or print it once."""
    problem = options.load()
    if not has_terminal():
        raise KataError(
            f"practice needs a terminal; `{typed('judge')}` judges your solution without one"
        )
    if missing := [name for name in NEEDED if not find_spec(name)]:
        raise KataError(not_installed(", ".join(missing), "practice"))
    return open_screen(problem)


def has_terminal() -> bool:
    """Return True if there is a terminal to read keys from and to draw on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def open_screen(problem: Problem) -> int:
    """Practise until the learner leaves."""
    from harness.practice.screen.app import INTERRUPTED, Practice

    attempt, journal = attempt_at(problem), Journal()
    if not attempt.path.exists() and not attempt.path.is_symlink():
        begin(attempt, journal)
    screen = Practice(attempt, journal)
    screen.run()
    if screen.return_code == INTERRUPTED:
        raise KeyboardInterrupt
    return screen.return_code or Exit.ACCEPTED
