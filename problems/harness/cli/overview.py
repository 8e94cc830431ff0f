"""The help of all commands, and the error for an unknown make target.

`kata --help` prints this help, as does `make help`, even before anything is installed. So this
file imports only the standard library, and Python 3.6 can run it.
"""

import os
import sys
from difflib import get_close_matches
from io import BufferedWriter, FileIO, TextIOWrapper
from typing import Any

COMMANDS = {
    "start": ("write my_solution.py for you to fill in", ""),
    "practice": ("judge each save, with hints and a clock, on one screen", ""),
    "judge": ("judge your solution", "SOLUTION=FILE CASE=NAME FULL=1"),
    "test": ("judge your solution on rearranged inputs, too", ""),
    "run": ("run one case and show its output", "CASE=NAME DEBUG=1"),
    "hint": ("show the next hint on your mistake", ""),
    "again": ("begin a new rep from the stub", "APPROACH=NAME"),
    "log": ("show your reps and due dates", "RATE=RATING"),
    "interview": ("take a mock interview", "DRILL=1"),
    "compare": ("compare your solution with others", "STRESS=1 PEERS=1"),
    "replay": ("play back a solution's search", "CASE=NAME"),
    "page": ("play back searches on a web page", "SOLUTION=FILE OPEN=1"),
}
"""The purpose of each command, and its most used options."""
TITLE = "Practise LeetCode problems: judge and compare solutions, and watch them search."
NOTES = """\
A rep is one timed round from the stub, LeetCode's empty method, to Accepted.
PROBLEM=NUMBER chooses a problem. `{program} log` lists all problems.
PROBLEM=NAME chooses a follow-up question.
For the options of a command, add HELP=1, as in `{program} judge HELP=1`."""
BY_MAKE = """\
Without make: `.venv/bin/kata --help`
To work on this project: `make check` (linters and tests), `make check-page`
(the page in a browser), `make derived` (the generated tables and pictures)
and `make clean` (delete .venv and the caches)"""
EXIT_CODES = "Exit codes: 0 accepted or done, 1 failed, 2 usage error, 3 internal error, 130 Ctrl-C"


def overview(kata: str = "") -> str:
    """Return a line for each command, then notes on all commands.

    `kata` is the command line's name for the executable; '' for make.
    """
    program = kata or "make"
    width = len(f"{program} interview") + 2
    lines = [TITLE, ""]
    for name, (purpose, options) in COMMANDS.items():
        called = f"{program} {name}"
        lines.append(f"{called:<{width}}{purpose:<34}{'' if kata else options}".rstrip())
    more = f"`{kata} --version` prints the version.\n{EXIT_CODES}" if kata else BY_MAKE
    return "\n".join([*lines, "", NOTES.format(program=program), more])


class Output(FileIO):
    """A file that drops what is written after its reader has left, as in `kata … | head`."""

    def write(self, data: Any) -> int:
        try:
            return super().write(data)
        except BrokenPipeError:
            return len(data)


def guard_output() -> None:
    """Make standard output an `Output` that escapes what it cannot encode."""
    given = sys.__stdout__
    if given and given is sys.stdout:  # it is open, and not a test's
        file = BufferedWriter(Output(given.fileno(), "w", closefd=False))
        lines = given.isatty()
        sys.stdout = TextIOWrapper(file, given.encoding, "backslashreplace", line_buffering=lines)


if __name__ == "__main__":
    guard_output()
    for target in sys.argv[1:]:  # an unknown one
        near = get_close_matches(target.lower(), COMMANDS, 1)
        meant = f" (did you mean `make {near[0]}`?)" if near else ""
        sys.exit(f"kata: unknown target {target!r}{meant}; `make help` lists the commands")
    print(overview("" if "MAKELEVEL" in os.environ else "kata"))
