"""Set up .venv: `python3 problems/harness/set_up.py` installs a learner's packages.

The argument `dev` adds tools for contributors, `peers` adds libraries to compare with. This file
runs before anything is installed, so it imports only the standard library, and Python 3.6 can run
it up to the version check. A working environment is updated in place, a broken one is replaced.
"""

import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
HOME = VENV / "home"
"""A file with the folder that .venv was created in, because a moved .venv does not work."""
PYTHON = VENV / "bin/python"
LOG = ROOT / ".kata" / "set-up.log"
EXTRAS = {"learner": "", "dev": "[dev]", "peers": "[peers]"}
"""The extra that pip installs with the project, by the name of a set of packages."""
BASE = getattr(sys, "_base_executable", None) or sys.executable
"""The Python outside any virtual environment, which is kept when .venv is replaced."""
OLDEST = (3, 11)
USAGE, OURS, STOPPED = 2, 3, 130
REASONS = (
    ("No space left|Disk quota", "the disk is full; free 200 MB, then try again"),
    ("Read-only file|Permission denied", f"{ROOT} is not writable; clone the project elsewhere"),
    (
        "ensurepip is|No module named '?(venv|ensurepip)",
        f"{BASE} cannot create virtual environments; on Debian, run: sudo apt install python3-venv",
    ),
    (
        "ConnectionError|ConnectTimeout|ProxyError|name resolution|from versions: none",
        f"the packages could not be downloaded; check the network, then try again (log: {LOG})",
    ),
    ("", f"the packages could not be installed; the reason is in {LOG}"),
)
"""The reason of a failure for each pattern in the log. The first match counts."""


def complain(sentence: str, code: int) -> int:
    """Print an error for the learner, and return the exit code."""
    print(f"kata: {sentence}", file=sys.stderr)
    return code


if sys.version_info < OLDEST:  # before annotations that an old Python cannot evaluate
    version = ".".join(map(str, sys.version_info[:2]))
    sentence = f"Python 3.11 or newer is required, but {sys.executable} is {version}; "
    remedy = "install a newer Python, or choose one, as in: make start PYTHON=python3.13"
    sys.exit(complain(sentence + remedy, USAGE))


def main(arguments: list[str]) -> int:
    """Install a set of `EXTRAS`, then touch the files in other arguments. Return the exit code."""
    name, *done = arguments or ["learner"]
    if name not in EXTRAS:
        return complain(f"unknown package set {name!r}; choose from {', '.join(EXTRAS)}", USAGE)
    try:
        return set_up(name, [Path(path) for path in done])
    except KeyboardInterrupt:
        return complain("stopped; the next command will install the packages", STOPPED)
    except OSError as error:
        return complain(reason_of(f"{error.filename}: {error.strerror}"), OURS)


def set_up(name: str, done: list[Path]) -> int:
    """Update .venv, or create it, and install a set of packages. Return the exit code."""
    begun = time.monotonic()
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("", encoding="utf-8")
    worked = works()
    print("Installing packages into .venv, which takes about half a minute …", flush=True)
    make = [BASE, "-m", "venv", "--clear", "--without-pip", str(VENV)]
    if (worked or execute(make)) and install(name):
        HOME.write_text(str(ROOT), encoding="utf-8")
        for path in done:
            path.touch()
        print(f"Ready after {time.monotonic() - begun:.0f} s.", flush=True)
        return 0
    reason = reason_of(LOG.read_text(encoding="utf-8"))
    if worked:
        return complain(f".venv could not be updated, and is used as it is: {reason}", 0)
    return complain(reason, OURS)


def reason_of(text: str) -> str:
    """Return the reason of a failure and what to do next, from the text of the log."""
    return next(reason for pattern, reason in REASONS if re.search(pattern, text))


def works() -> bool:
    """Return True if .venv exists, was made in this folder, and has a Python that starts."""
    try:
        if HOME.read_text(encoding="utf-8") != str(ROOT):
            return False
        return execute([str(PYTHON), "-c", "import sys; sys.exit(sys.version_info < (3, 11))"])
    except OSError:
        return False


def install(name: str) -> bool:
    """Install the project in editable mode with the packages of a set. Return True on success."""
    pip = [str(PYTHON), "-m", "pip", "install", "--retries=1", "--disable-pip-version-check"]
    return execute([str(PYTHON), "-m", "ensurepip"]) and execute(
        [*pip, "--editable", f".{EXTRAS[name]}"]
    )


def execute(command: list[str]) -> bool:
    """Run a command and log its output. Return True if it succeeded."""
    with LOG.open("a", encoding="utf-8") as log:
        print("$", *command, file=log, flush=True)
        done = subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, check=False)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
