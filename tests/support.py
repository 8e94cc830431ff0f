"""Helpers for several tests: problems, judging, `kata` in this process or its own."""

import io
import math
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from copy import copy
from functools import cache
from pathlib import Path
from types import MethodType
from typing import Any, BinaryIO, NamedTuple

import psutil
import pytest

from harness.cases import load_cases
from harness.cli.main import main
from harness.errors import KataError
from harness.folders import PROBLEMS, all_folders
from harness.judge.judge_solution import judge
from harness.judge.outcome import Judged, Report, Verdict, Word
from harness.mistake import Mistake
from harness.problem import Case, Problem
from harness.problem_folder import load_problem
from harness.run import Ending, Limits, Run
from harness.solution_files import Solution, find_approaches
from harness.system import STOP_SIGNALS
from harness.what_to_type import CHOSEN
from harness.why.judge_and_explain import Terms, judge_and_explain
from p0037_sudoku_solver.check import complaint

ROOT = PROBLEMS.parent
APPROACHES = ROOT / "solutions" / "p0037_sudoku_solver"
SUBMISSIONS = ROOT / "tests" / "submissions" / "p0037_sudoku_solver"
LESSONS = [PROBLEMS / "p0037_sudoku_solver" / name for name in ("LESSON.md", "LESSON.zh-CN.md")]
RIGHT = (APPROACHES / "bitboard.py").read_text(encoding="utf-8")
ROW_BY_ROW = (SUBMISSIONS / "accepted/raw_paste.py").read_text(encoding="utf-8")
WRONG = (SUBMISSIONS / "wrong_answer/undo_forgotten.py").read_text(encoding="utf-8")
"""Attempts of a learner: two that are right, of which one searches row by row, and one wrong."""
EXAMPLE = "LeetCode's example"
UNTOUCHED = complaint([["."]], [["."]]).text
"""The reason that a board gets which came back as it was."""
USUAL = {"COLUMNS": "100", "PYTHONHASHSEED": "0"}
"""The environment of `kata` in this process: without that hash seed, `run` would start anew."""
PATIENCE = 50.0  # seconds that a test waits: programs that must be ended sleep for 60
KATA = sys.executable, "-m", "harness"
ENVIRONMENT = os.environ | {"PYTHONPATH": str(PROBLEMS)}
"""The environment of a process that finds the modules of this checkout."""
STALE = "what is written down is not what is computed today; `make derived` writes it anew"


OF_TESTS = "tests/__init__.py", "tests/support.py", "tests/test_my_solution.py", "pyproject.toml"
LIGHT = "-pno:xdist", "-pno:hypothesispytest"
"""Without plugins that take longer to start than a solution to be judged."""


@cache
def problem_named(slug: str) -> Problem:
    return load_problem(PROBLEMS / slug)


def sudoku() -> Problem:
    return problem_named("p0037_sudoku_solver")


BANK = len(load_cases(sudoku()))
"""The number of cases on which a solution of 37 is judged."""


@cache
def all_problems() -> tuple[Problem, ...]:
    """Return the problems and follow-ups that can be loaded: test_problems.py names the others."""
    problems = []
    for folder in all_folders():
        with suppress(KataError):
            problems.append(load_problem(folder))
    return tuple(problems)


def changed(problem: Problem, **hooks: object) -> Problem:
    """Return the problem with other hooks, each a function without `self`, or other constants.

    A method of `Problem` stands for a hook that the problem does not have.
    """
    made = copy(problem)
    for name, hook in hooks.items():
        default = callable(hook) and hook is vars(Problem).get(name)
        setattr(made, name, MethodType(hook, made) if default else hook)
    return made


@cache
def sample_cases() -> tuple[Case, ...]:
    """The bank's first steps: few, quick, with LeetCode's example among them."""
    return tuple(load_cases(sudoku(), ("sample",)))


def judged(
    source: str,
    cases: tuple[Case, ...] | None = None,
    limits: Limits | None = None,
    *,
    explained: bool = False,
    everything: bool = True,
    explain_seconds: float = math.inf,
    problem: Problem | None = None,
) -> Report:
    """Judge a text on the sample cases, or on others, in real processes.

    Explaining has no cut-off if none is given, so that a busy machine changes nothing. Another
    problem than Sudoku needs its cases.
    """
    solution = Solution(Path("attempt.py"), source)
    problem, cases, limits = problem or sudoku(), cases or sample_cases(), limits or Limits()
    if not explained:
        return judge(problem, solution, cases, limits, everything=everything)
    return judge_and_explain(
        problem, solution, Terms(cases, limits, explain_seconds=explain_seconds)
    )


def judged_as(
    word: Word, case: Case | None = None, likely: Mistake | None = None, **run: Any
) -> Judged:
    """Return a verdict on a case, by default the first sample case, without running anything."""
    case, run = case or sample_cases()[0], {"ending": Ending.RETURNED} | run
    reason = "" if word is Word.ACCEPTED else "a reason"
    return Judged(case, Run(**run), Verdict(word, reason, likely))


def report_of(
    *judged: Judged, problem: Problem | None = None, source: str = "", **fields: Any
) -> Report:
    """Return a report on a file `a.py`, by default for Sudoku, without judging anything."""
    solution = Solution(Path("a.py"), source)
    fields = {"limits": Limits(), "total": len(judged)} | fields
    return Report(problem or sudoku(), solution, judged=judged, **fields)


def each_row(table: Path) -> pytest.MarkDecorator:
    """Run a test for each row of a table, whose first line has the names of its arguments."""
    names, *rows = [line.split("\t") for line in table.read_text(encoding="utf-8").splitlines()]
    return pytest.mark.parametrize(names, rows)


def submission(name: str) -> str:
    return (SUBMISSIONS / name).read_text(encoding="utf-8")


def right_searches() -> list[Path]:
    """The approaches and the accepted submissions that do nothing beside the search.

    Those of the gallery's catalogue and those with the guard are left out.
    """
    beside = "\nCatalogue: ", "run this through the judge only"
    right = sorted((SUBMISSIONS / "accepted").glob("*.py"))
    texts = {path: path.read_text(encoding="utf-8") for path in right}
    own = [path for path, text in texts.items() if not any(words in text for words in beside)]
    return [*find_approaches(sudoku()), *own]


def run_process(
    *words: str, typed: str = "", cwd: Path = ROOT, timeout: float | None = 120, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a program to its end, without a terminal. It finds the modules of this checkout."""
    return subprocess.run(
        words,
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        env=ENVIRONMENT | environment,
        timeout=timeout,
        check=False,
    )


def kata(
    *arguments: object, typed: str = "", cwd: Path = ROOT, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run `kata` as a process of its own."""
    more = {"COLUMNS": "100"} | environment
    return run_process(*KATA, *map(str, arguments), typed=typed, cwd=cwd, **more)


def kata_after(line: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run `kata` in a shell that first runs a line: `ulimit -t 9`, or `exec <&-`."""
    return run_process("sh", "-c", f'{line} && exec "$@"', "sh", *KATA, *map(str, arguments))


def run_python(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run some code with our modules in a process of its own."""
    return run_process(sys.executable, "-c", code, *arguments)


class Done(NamedTuple):
    """The exit code of a command, and what it printed. It can be read as a finished process."""

    returncode: int
    stdout: str
    stderr: str


def kata_here(
    *arguments: object,
    typed: str = "",
    cwd: Path = ROOT,
    home: Path | None = None,
    **environment: str,
) -> Done:
    """Run `kata` in this process, without a terminal: half the time of a process of its own.

    For tests in which what is printed is the point.

    Args:
        arguments: the words of the command.
        typed: what stands on the standard input.
        cwd: the folder in which it runs, unless it has a home.
        home: the folder of a `Clone`, in which attempts and their history lie; without one, the
            usual problem is that of a fresh clone.
        environment: further variables.
    """
    streams = {name: _stream(io.BytesIO()) for name in ("stdout", "stderr")}
    keyboard = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the stream
    keyboard.write(typed.encode())
    keyboard.seek(0)
    with _stream(keyboard) as stdin, pytest.MonkeyPatch.context() as patch, process_put_back():
        patch.setattr(sys, "stdin", stdin)
        for name, stream in streams.items():
            patch.setattr(sys, name, stream)
        for name, value in (USUAL | environment).items():
            patch.setenv(name, value)
        patch.setattr(CHOSEN, "name", str)  # as in a process that has chosen no problem yet
        patch.chdir(home or cwd)
        if home:
            patch.setattr("harness.solution_files.SOLUTIONS", home / "solutions")
            patch.setattr("harness.practice.journal.FOLDER", home / ".kata")
            patch.setattr("harness.what_to_type.ROOT", home)
        else:  # the attempts of this checkout decide nothing
            patch.setattr("harness.which_problem.ATTEMPT", "no file")
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as left:  # by argparse
            code = int(left.code or 0)
    for stream in streams.values():
        stream.flush()
    return Done(code, *(stream.buffer.getvalue().decode() for stream in streams.values()))


def _stream(file: BinaryIO) -> io.TextIOWrapper:
    """Return a stream that is like those of a process: bytes below, and no terminal."""
    return io.TextIOWrapper(file, encoding="utf-8", newline="\n")


@contextmanager
def process_put_back() -> Iterator[None]:
    """Put back what `kata` changes until it ends: the answers to signals, the recursion limit."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, *STOP_SIGNALS)}
    deepest = sys.getrecursionlimit()
    try:
        yield
    finally:
        sys.setrecursionlimit(deepest)
        for number, handler in before.items():
            signal.signal(number, handler)


def copy_checkout(folder: Path, *more: str) -> Path:
    """Copy what a clone holds of the kata, and further folders or files of it."""
    known = "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"
    # a test may have replaced ROOT
    listed = run_process(*known, "problems", "solutions", *more, cwd=ROOT)
    assert listed.returncode == 0, listed.stderr
    for name in filter(None, listed.stdout.split("\0")):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).exists():
            target.write_bytes((ROOT / name).read_bytes())
    return folder


def add_programs(checkout: Path, **programs: str) -> None:
    """Write programs into the `.venv` of a copied checkout: each runs Python with some words."""
    folder = checkout / ".venv/bin"
    folder.mkdir(parents=True)
    for name, words in programs.items():
        (folder / name).write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {words} "$@"\n')
        (folder / name).chmod(0o755)


def type_in(checkout: Path, line: str, **environment: str) -> tuple[int, str]:
    """Type a line in a shell in a copied checkout. Return its exit code, and what it prints."""
    more = {"PYTHONPATH": str(checkout / "problems"), "COLUMNS": "100"} | environment
    done = run_process("sh", "-c", f"exec 2>&1; {line}", cwd=checkout, timeout=None, **more)
    return done.returncode, done.stdout


class Clone:
    """A learner's clone: the approaches, without an attempt, and the rest once it is needed."""

    def __init__(self, folder: Path) -> None:
        """Copy the approaches into a folder."""
        self.folder = folder
        own = shutil.ignore_patterns("__pycache__", "my_solution.py")
        shutil.copytree(ROOT / "solutions", folder / "solutions", ignore=own)
        self.attempt = folder / "solutions/p0037_sudoku_solver/my_solution.py"
        self.history = folder / ".kata/history.jsonl"
        self.terminals: list[Any] = []

    def kata(self, *arguments: object, **environment: str) -> Done:
        """Run `kata` on the attempt and the history of the clone, in this process."""
        return kata_here(*arguments, home=self.folder, **environment)

    def judge(self, text: str, *options: object) -> Done:
        self.attempt.write_text(text, encoding="utf-8")
        return self.kata("judge", *options)

    def own_path(self) -> str:
        """Return where the clone's own code lies, which is copied when it is first needed."""
        if not (self.folder / "problems").exists():
            copy_checkout(self.folder, *OF_TESTS)
        return str(self.folder / "problems")

    def pytest(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        words = sys.executable, "-m", "pytest", "tests/test_my_solution.py", *LIGHT, *arguments
        return run_process(*words, cwd=self.folder, PYTHONPATH=self.own_path(), COLUMNS="80")

    def kept(self) -> dict[str, str]:
        folder = self.folder / ".kata/attempts"
        return {path.name: path.read_text() for path in sorted(folder.glob("*"))}


def until(condition: Callable[[], object], shown: Callable[[], object] = str) -> Iterator[None]:
    """Yield until something is true: the loop waits. Fail after `PATIENCE`, with what is shown."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"waited in vain at\n{shown()}"
        yield


def wait_until(condition: Callable[[], object]) -> None:
    """Wait until something is true."""
    for _ in until(condition):
        time.sleep(0.01)


def leftovers(scratch: Path | None = None) -> list[str]:
    """The command lines of the processes that a judge has left behind, by its scratch folder."""
    mark = f"{scratch or tempfile.gettempdir()}/kata-"
    return [
        " ".join(process.info["cmdline"] or ())
        for process in psutil.process_iter(["cmdline", "environ"])
        if (process.info["environ"] or {}).get("TMPDIR", "").startswith(mark)
    ]
