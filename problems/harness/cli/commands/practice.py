"""`kata practice`: judged as you save, with hints, on one screen."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.util import find_spec

from harness import load
from harness.cli.advice import situation_now
from harness.cli.options import FollowupOption, option
from harness.cli.past import open_journal
from harness.cli.progress import show_progress
from harness.cli.verdict_page import exit_code
from harness.console import print_drawing, warn
from harness.errors import Exit, KataError, not_installed
from harness.practice.attempt import Readiness, attempt_at, read_save
from harness.practice.begin import begin
from harness.practice.journal import Journal
from harness.practice.judge import judge, record
from harness.practice.ladders import asks_on
from harness.practice.schedule import due_in_words
from harness.practice.screen_lines import View, screen_lines
from harness.practice.step_lines import draw_steps
from harness.problem import Problem
from harness.what_to_type import typed

HELP = "practise on one screen: each save is judged, with hints, a clock and reps"
NEEDED = ("textual", "watchfiles", "fsrs")


@dataclass(frozen=True)
class Options(FollowupOption):
    """Write in your editor, and save. The screen watches the file that `kata start` wrote.

    h shows the next hint. p asks you to predict what the search does next. r replays the case that
    failed, and b runs it under the debugger. c compares your accepted solution with the approaches.
    n begins the next rep. q quits.
    """

    once: bool = option("--once", action="store_true", help="judge once, print the screen, and end")


def run(options: Options) -> int:
    """Open the practice screen, or print it once."""
    problem = options.load()
    if options.once:
        return print_once(problem)
    if not has_terminal():
        raise KataError(
            f"practice needs a terminal; `{typed('practice', '--once')}` prints where you stand"
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


def print_once(problem: Problem) -> int:
    """Judge the attempt once, and print what the screen would show."""
    attempt, journal = attempt_at(problem), open_journal()
    load.existing_attempt(problem)  # which says how to begin one
    save, judgement = read_save(attempt), None
    code, complaint = Exit.REJECTED, ""
    if save.readiness is Readiness.READY:
        judgement = judge(attempt, save, journal.past(problem.slug), None, show_progress)
        complaint = record(journal, judgement)
        code = exit_code(judgement.report, judgement.match)
    past, now = journal.past(problem.slug), datetime.now(UTC)
    event = judgement.event() if judgement else None
    view = View(
        problem.title,
        past,
        now,
        save,
        due_in_words(past.reps, now),
        asks_on=asks_on(problem.folder),
        judgement=judgement,
        steps=draw_steps(situation_now(attempt, save, journal, event), "practice"),
    )
    print_drawing(screen_lines(view, keys=False))
    warn(complaint)
    return code
