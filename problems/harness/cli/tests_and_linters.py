"""Runs pytest and the linters on this checkout, each with its own output."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path

from harness.errors import KataError, not_installed
from harness.load import PROBLEMS
from harness.system import interrupt

ROOT = PROBLEMS.parent
PATIENCE = 2.0  # seconds for a tool to end by itself
MOST_PROCESSES = 4  # more of them cost more to start than they save
LAUNCH = """
import runpy, sys
sys.excepthook = lambda kind, *rest: kind is KeyboardInterrupt or sys.__excepthook__(kind, *rest)
runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
"""
"""`python -m`, but a tool that is stopped while it is being imported prints nothing."""
OWN = "tests/test_my_solution.py"
"""The tests of the learner's attempt, which may well fail: they say nothing about the kata."""
SCHEMA = ("check_jsonschema", "--builtin-schema", "vendor.github-workflows")
TYPES = tuple(
    ("mypy", "--platform", system, "--cache-dir", f".mypy_cache/{system}")
    for system in ("linux", "darwin", "win32")
)
"""The code of every system is checked, wherever this runs."""
NOT_YET_ADDED = ("git", "ls-files", "--others", "--exclude-standard")
LINTERS = (("ruff", "check"), ("ruff", "format", "--check"), *TYPES)


class Marks(StrEnum):
    """The tests to run, by their marks."""

    QUICK = "not slow"
    REST = "slow"
    ALL = "slow or not slow"


def run_tests(tests: Marks, paths: Iterable[str] = ()) -> int:
    """Run pytest, on all tests if no paths are given. Return 0 if the tests pass, else 1."""
    more = tests is not Marks.QUICK  # some slow tests wait, for a limit or a terminal
    processes = str(min((os.cpu_count() or 1) + more, MOST_PROCESSES))
    spread = "-n", processes, "--dist", "worksteal"  # some tests take a hundred times as long
    slowest = ("--durations=10", "--durations-min=0.1") if more else ()
    return _run("pytest", *spread, *slowest, f"--ignore={OWN}", "-m", tests, *paths, extra="test")


def run_linters() -> int:
    """Run ruff, mypy and the check of the workflows. Return 0 if they find nothing, else 1."""
    workflows = map(str, sorted((ROOT / ".github" / "workflows").glob("*.yml")))
    code = 0
    for linter in (*LINTERS, (*SCHEMA, *workflows)):
        print(f"\n{' '.join(linter)}", flush=True)
        code |= _run(*linter, extra="check")
    return code


def changed_tests() -> list[str]:
    """Return the tests that mirror what differs from `main`. Raises KataError without `main`."""
    git = ("git", "diff", "--name-only", "--merge-base", "main"), NOT_YET_ADDED
    listed = ""
    for command in git:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            raise KataError(f"git cannot compare with the branch main: {done.stderr.strip()}")
        listed += done.stdout
    return sorted({mirror(Path(name)) for name in listed.splitlines()})


def mirror(file: Path) -> str:
    """Return the tests of a file: those of its module, else those of the next folder with tests."""
    inside = file.relative_to("problems") if file.is_relative_to("problems") else file
    path = ROOT / "tests" / (inside.relative_to("tests") if "tests" in file.parts[:1] else inside)
    if not path.name.startswith("test_"):
        path = path.with_name(f"test_{path.stem}.py")
    while not (path.is_file() or any(path.rglob("test_*.py"))):
        path = path.parent
    return path.relative_to(ROOT).as_posix()


def _run(tool: str, *arguments: str, extra: str) -> int:
    if find_spec(tool) is None:
        raise KataError(not_installed(tool, extra))
    process = subprocess.Popen([sys.executable, "-c", LAUNCH, tool, *arguments], cwd=ROOT)
    try:
        return int(process.wait() != 0)
    except KeyboardInterrupt:  # the tool got it too, and cleans up by itself
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            interrupt(process)
            process.wait()
        raise
