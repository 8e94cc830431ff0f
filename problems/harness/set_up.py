"""Set up .venv with what a target needs: `python3 problems/harness/set_up.py test`.

It runs before anything is installed, so it imports the standard library alone; and an old Python
from 3.6 on gets as far as the sentence that says so. An environment that works is never taken away:
a new one replaces it once it is complete, and what cannot be fetched leaves it as it was.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
OLD = ROOT / ".venv.old"
HOME = VENV / "home"
"""A file that names the folder where the environment was made: it does not survive a move."""
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOG = ROOT / ".kata" / "set-up.log"
EXTRAS = {
    "base": "",
    "test": "[test]",
    "screen": "[screen]",
    "practice": "[practice]",
    "peers": "[peers]",
    "check": "[test,check,peers]",
    "page-check": "[test,page-check]",
}
"""The extras to install for each name, as pip and uv take them."""
BASE = getattr(sys, "_base_executable", None) or sys.executable
"""The Python outside of any environment: this one may be that of .venv itself, which has no pip."""
OLDEST = (3, 11)
OWN = "a pip of its own"
PIP_WITH_PYTHON = (22, 3)
"""The first pip that installs into another environment, which then needs no pip of its own."""
USAGE, OURS, STOPPED = 2, 3, 130
WIDTH = 79
"""Columns of the line of progress."""


def complain(sentence: str, code: int) -> int:
    """Print what is wrong for the learner, and return the exit code."""
    print(f"kata: {sentence}", file=sys.stderr)
    return code


if sys.version_info < OLDEST:  # here, before types that an old Python cannot read
    found = ".".join(map(str, sys.version_info[:2]))
    sentence = f"Python 3.11 or newer is needed, but {sys.executable} is {found}; "
    sys.exit(complain(sentence + "name a newer one, as in: make PYTHON=python3.13", USAGE))


def main(arguments: list[str]) -> int:
    """Set up for one name of `EXTRAS`. A second argument is a file to write when all is there."""
    if not arguments or arguments[0] not in EXTRAS:
        return complain(
            f"expected one of {', '.join(EXTRAS)}, and optionally a file to write", USAGE
        )
    name, *done = arguments
    tool = installer()
    if tool is None:
        return complain(
            f"{sys.executable} has neither pip nor ensurepip; on Debian and Ubuntu: "
            "apt install python3-venv",
            USAGE,
        )
    try:
        return set_up(tool, name, [Path(path) for path in done])
    except KeyboardInterrupt:
        return complain("stopped; .venv is unchanged", STOPPED)
    except OSError as error:
        return complain(f"the system refused: {error.filename}: {error.strerror}", OURS)


def set_up(tool: str, name: str, done: list[Path]) -> int:
    """Bring the environment up to date, or make a new one. Return the exit code."""
    begun = time.monotonic()
    print(f"Setting up .venv for `{name}` with {tool}, once …", flush=True)
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("", encoding="utf-8")
    worked = works()
    if install(tool, name) if worked else rebuild(tool, name):
        for path in done:
            path.touch()
        print(f"Ready after {time.monotonic() - begun:.0f} s.", flush=True)
        return 0
    trouble = f"the packages could not be installed; check the network, and see {LOG}."
    if not worked:
        return complain(trouble, OURS)
    return complain(f"{trouble} Continuing with .venv as it was.", 0)


def installer() -> str | None:
    """Return the tool that installs: `uv`, `pip`, or the environment's own pip; None if none."""
    if shutil.which("uv"):
        return "uv"
    asked = subprocess.run(
        [BASE, "-m", "pip", "--version"], capture_output=True, text=True, check=False
    )
    words = asked.stdout.split()
    if asked.returncode == 0 and major_minor(words[1]) >= PIP_WITH_PYTHON:
        return "pip"
    try:
        import ensurepip  # noqa: F401 - Debian ships Python without it
    except ImportError:
        return None
    return OWN


def major_minor(text: str) -> tuple[int, ...]:
    """Return the first two numbers of a version, as `(22, 3)` of `22.3.1`."""
    return tuple(int(part) for part in text.split(".")[:2] if part.isdigit())


def works() -> bool:
    """Return True if there is an environment here, made here, whose Python starts."""
    try:
        if HOME.read_text(encoding="utf-8") != str(ROOT):
            return False
        return execute([str(PYTHON), "-c", "import sys; sys.exit(sys.version_info < (3, 11))"])
    except OSError:
        return False


def rebuild(tool: str, name: str) -> bool:
    """Make a new environment. Put the old one back unless the new one is complete."""
    shutil.rmtree(OLD, ignore_errors=True)
    if VENV.exists():
        VENV.rename(OLD)
    complete = False
    try:
        complete = make(tool) and install(tool, name)
        if complete:
            HOME.write_text(str(ROOT), encoding="utf-8")
    finally:
        if not complete:
            shutil.rmtree(VENV, ignore_errors=True)
            if OLD.exists():
                OLD.rename(VENV)
        shutil.rmtree(OLD, ignore_errors=True)
    return complete


def make(tool: str) -> bool:
    """Make an empty environment."""
    if tool == "uv":
        return execute(["uv", "venv", "--quiet", "--python", BASE, str(VENV)])
    bare = ["--without-pip"] if tool == "pip" else []
    return execute([BASE, "-m", "venv", *bare, str(VENV)])


def install(tool: str, name: str) -> bool:
    """Install the kata itself, in place, and what a name of `EXTRAS` adds to it."""
    if tool == OWN:
        execute([str(PYTHON), "-m", "ensurepip"])  # which an environment of another tool lacks
    pip = {
        "uv": ["uv", "pip", "install", "--python", str(PYTHON)],
        "pip": [BASE, "-m", "pip", "--python", str(PYTHON), "install", "--retries=1"],
    }.get(tool, [str(PYTHON), "-m", "pip", "install", "--retries=1"])
    return execute([*pip, "--editable", f".{EXTRAS[name]}"])


def execute(command: list[str]) -> bool:
    """Run a command and log its output. Return True if it succeeded."""
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n")
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        with process:
            for line in process.stdout or ():
                log.write(line)
                show(line.strip())
    show("")
    return process.returncode == 0


def show(line: str) -> None:
    """Show on a terminal what is being done, in the place of what was shown before."""
    if sys.stdout.isatty():
        print(f"\r\033[K{line[:WIDTH]}", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
