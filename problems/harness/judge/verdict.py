"""Turns a run into a verdict. Pure: no clock, no files, no output."""

from dataclasses import replace
from typing import assert_never

from harness.cases import TIERS
from harness.errors import KataError, bug_of_problem, place_in, shown_path
from harness.folders import outermost
from harness.judge.outcome import Verdict, Word
from harness.problem import Case, Problem
from harness.run import Ending, Limits, Run
from harness.value import Json

HINTS = {
    "RecursionError: maximum recursion depth": " (20,000 calls; LeetCode is said to allow 550,000)",
    "OSError: [Errno 28]": " (the disk is full: that is not your code's fault)",
    "RuntimeError: can't start new thread": " (this system's limit: see ulimit -u and -v)",
    "BlockingIOError: [Errno 11]": " (this system's limit on processes: see ulimit -u)",
    "ModuleNotFoundError: No module named 'numpy'": "; to install it: python3 -m pip "
    "--python .venv install numpy",
}
"""Texts to append to the reason, by the prefix of the exception's text."""


def judge_run(problem: Problem, before: list[Json], run: Run, limits: Limits) -> Verdict:
    """Return the verdict of a run by the problem's `check`. Raises KataError if `check` fails."""
    wrong, where = None, shown_path(problem.folder / "problem.py")
    try:
        if run.ending is Ending.RETURNED:
            wrong = problem.check(before, run)
    except Exception as error:
        where = place_in(error, outermost(problem.folder)) or where
        raise KataError(bug_of_problem(where, error)) from None
    if wrong is not None and not (isinstance(wrong, str) and wrong):
        raise KataError(f"{where}: `check` must return a str or None, not {wrong!r}")
    return decide(run, wrong, limits)


def decide(run: Run, wrong: str | None, limits: Limits) -> Verdict:
    """Return the verdict of one run.

    `wrong` is the error message on its answer, or None; ignored unless the method returned.
    """
    match run.ending:
        case Ending.RETURNED:
            return Verdict(Word.WRONG, wrong) if wrong else Verdict(Word.ACCEPTED)
        case Ending.TIME:
            return Verdict(Word.TIME, f"no answer after {limits.seconds:g} s of CPU time")
        case Ending.WALL:
            used = f"; it used {run.times.cpu:.1f} s of CPU time" if run.times.cpu else ""
            clock = f"no answer after {limits.wall_seconds:g} s by the clock"
            return Verdict(Word.TIME, clock + used)
        case Ending.MEMORY if not run.raised.exception:
            return Verdict(Word.MEMORY, f"used more than {mebibytes(limits.memory)} of memory")
        case Ending.MEMORY:
            lower = _by_the_system(run, "memory", "ulimit -v")
            asked = f"asked for more memory than the limit of {mebibytes(limits.memory)} allows"
            return Verdict(Word.MEMORY, lower or asked)
        case Ending.OUTPUT if run.error:
            return Verdict(Word.OUTPUT, run.error)
        case Ending.OUTPUT:
            lower = _by_the_system(run, "output", "ulimit -f")
            return Verdict(Word.OUTPUT, lower or f"printed more than {mebibytes(limits.output)}")
        case Ending.COMPILE | Ending.RAISED:
            word = Word.COMPILE if run.ending is Ending.COMPILE else Word.RUNTIME
            raised = run.raised.exception
            hints = (hint for start, hint in HINTS.items() if raised.startswith(start))
            return Verdict(word, raised + next(hints, ""))
        case Ending.DIED:
            return Verdict(Word.RUNTIME, run.error)
        case Ending.GARBLED:
            return Verdict(Word.RUNTIME, "the process wrote into the judge's pipe")
        case Ending.STEPS | Ending.CPU | Ending.CLOCK:
            return Verdict(Word.INTERNAL, "a recorded run was stopped, so there is no verdict")
        case Ending.BROKEN:
            return Verdict(Word.INTERNAL, run.error)
    assert_never(run.ending)


def answer_of(problem: Problem, run: Run) -> Json:
    """Return a run's answer: its return value, or the first argument; None if unknown."""
    if problem.in_place:
        return run.arguments[0] if run.arguments else None
    return run.returned


def limits_of(case: Case, limits: Limits) -> Limits:
    """Return the limits for a case: sample cases have less time."""
    if case.tier != TIERS[0]:
        return limits
    return replace(limits, seconds=min(limits.seconds, limits.sample_seconds))


def mebibytes(size: int) -> str:
    """Return a number of bytes as text in MiB, or in KiB if it is less than 1 MiB."""
    if size < 2**20:
        return f"{size / 2**10:.3g} KiB"
    return f"{size / 2**20:.3g} MiB"


def _by_the_system(run: Run, name: str, command: str) -> str:
    """Return the reason if the system's limit is lower than the kata's, or ''."""
    size = run.system.lowered.get(name)
    if size is None:
        return ""
    return f"this system, not the kata, allows only {mebibytes(size)} ({command})"
