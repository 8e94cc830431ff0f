"""The commands on one screen: `kata --help`, and `make help` before anything is installed.

So it imports the standard library alone, and any Python from 3.6 on can run it as a file.
"""

import os
import sys
from difflib import get_close_matches

COMMANDS = {
    "start": ("write my_solution.py for you to fill in", ""),
    "practice": ("judge each save on one screen, with hints, a clock and reps", ""),
    "judge": ("judge your solution", "SOLUTION=file CASE=name FULL=1"),
    "test": ("judge your solution on variants, too", ""),
    "run": ("run one case, with print()", "CASE=name DEBUG=1"),
    "hint": ("show the next hint on your mistake", ""),
    "again": ("begin a new rep from the stub", "APPROACH=name"),
    "log": ("show your reps and what is due", "RATE=hard"),
    "interview": ("take a mock interview", "MINUTES=25 DRILL=1"),
    "compare": ("compare the approaches and yours", "STRESS=1 SPREAD=1 PEERS=1"),
    "replay": ("watch a search", "CASE=name BESIDE=file"),
    "page": ("write searches as one HTML page", "SOLUTION=file OPEN=1"),
}
"""The purpose of each command, and the options of it that are used most."""
TITLE = "Practise LeetCode problems: judge your solution, compare approaches, watch them."
BY_MAKE = """\
FOLLOWUP=name chooses a follow-up question, PROBLEM=number another problem.
make judge HELP=1 lists all its options. Without make: .venv/bin/kata --help
To work on the kata: make check, check-page, mutants, derived, clean"""
EXIT_CODES = "exit codes: 0 accepted or done, 1 failed, 2 usage error, 3 internal error, 130 Ctrl-C"
BY_KATA = f"""\
--followup=name chooses a follow-up question, --problem=number another problem.
kata judge --help lists all its options. kata --version prints the version.
{EXIT_CODES}"""


def overview(by_make: bool) -> str:
    """Return a line for each command, and what holds for all of them."""
    lines = [TITLE, ""]
    for name, (purpose, options) in COMMANDS.items():
        called = f"make {name}" if by_make else f"kata {name}"
        lines.append(f"{called:<16}{purpose:<34}{options if by_make else ''}".rstrip())
    return "\n".join([*lines, "", BY_MAKE if by_make else BY_KATA])


def unknown_target(name: str) -> str:
    """Return a sentence on a word after `make` that is not a command."""
    near = get_close_matches(name.lower(), COMMANDS, 1)
    meant = f"did you mean `make {near[0]}`? " if near else ""
    return f"kata: there is no `make {name}`; {meant}`make help` lists the commands"


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(f"{unknown_target(sys.argv[1])}")  # 1, and make ends with 2
    print(overview(by_make="MAKELEVEL" in os.environ))
