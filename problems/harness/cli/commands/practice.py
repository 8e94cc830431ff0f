"""`kata practice`: judged as you save, with hints, on one screen."""

from __future__ import annotations

import os
import sys
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path

from harness import load
from harness.cli.commands.judge import exit_code, judge_file
from harness.cli.options import CaseOptions, FollowupOption, option
from harness.cli.past import known_past, warn
from harness.cli.selection import choose_cases, own_attempt
from harness.errors import Exit, KataError, set_up_command
from harness.practice.attempt_file import read_text, stub_of
from harness.practice.attempts import begin
from harness.practice.from_memory import match_of
from harness.practice.judgements import remember_report, wrong_part
from harness.practice.ladders import asks_on
from harness.practice.schedule import due_in_words
from harness.records import Limits, Problem, typed

HELP = "one screen that judges each save, with hints, a clock and reps"
NEEDED = ("textual", "watchfiles", "fsrs")


@dataclass(frozen=True)
class Options(FollowupOption):
    """It watches the file that `kata start` wrote; write in your editor, and save.

    h shows the next hint, p asks what the search does next, r replays the case that failed, b runs
    it under the debugger, c compares an accepted solution, n begins the next rep, q quits.
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
        raise KataError(
            f"practice needs {', '.join(missing)}: make practice installs it, and so does "
            f"{set_up_command('practice')}"
        )
    return open_screen(problem)


def has_terminal() -> bool:
    """Return True if there is a terminal to read keys from and to draw on."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def open_screen(problem: Problem) -> int:
    """Practise until the learner leaves."""
    from harness.practice.kata_process import Desk
    from harness.practice.screen.app import INTERRUPTED, Practice

    path = load.attempt_path(problem)
    if not path.exists() and not path.is_symlink():
        begin(problem)
    screen = Practice(Desk(problem, path))
    screen.run()
    if screen.return_code == INTERRUPTED:
        raise KeyboardInterrupt
    return screen.return_code or Exit.ACCEPTED


def print_once(problem: Problem) -> int:
    """Judge the attempt once, and print what the screen would show."""
    from harness.console import print_drawing
    from harness.judge.report import as_json
    from harness.practice.attempt_text import State, look_at
    from harness.practice.screen_lines import View, screen_lines

    path = Path(own_attempt(problem))
    look, code = look_at(read_text(path), stub_of(problem)), Exit.REJECTED
    complaint, found, focus = "", None, None
    if look.state is State.READY:
        cases = choose_cases(problem, CaseOptions(None, None))
        report = judge_file(problem, load.load_solution(path), cases, Limits(), None)
        match = match_of(report)
        complaint = remember_report(report, match.apart if match else "")
        code = exit_code(report, match)
        found = as_json(report) | {"from_memory": match and asdict(match)}
        focus = wrong_part(problem, found)
    past, now = known_past(problem), datetime.now(UTC)
    view = View(
        *(problem.title, past, now, look, due_in_words(past.reps, now)),
        asks_on=asks_on(problem.folder),
        found=found,
        focus=focus,
    )
    print_drawing(screen_lines(view, keys=False))
    warn(complaint)
    return code
