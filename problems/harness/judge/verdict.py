"""From what happened to what it means. Pure: no clock, no disk, no printing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from harness.records import Ending, Json, Judged, Limits, Problem, Report, Run, Verdict, Word


def judge_run(problem: Problem, before: list[Json], run: Run, limits: Limits) -> Verdict:
    """Return the verdict of one run, by the problem's own check."""
    try:
        wrong = problem.check(before, run) if run.ending is Ending.RETURNED else None
    except Exception as error:  # the problem's, which is ours
        return Verdict(Word.INTERNAL, f"the check of {problem.slug} failed: {error!r}")
    return decide(run, wrong, limits)


def decide(run: Run, wrong: str | None, limits: Limits) -> Verdict:
    """Return the verdict of one run.

    Args:
        run: what happened.
        wrong: what the problem found wrong with the answer; ignored unless the method returned.
        limits: what the run was allowed.
    """
    match run.ending:
        case Ending.RETURNED:
            return Verdict(Word.WRONG, wrong) if wrong else Verdict(Word.ACCEPTED)
        case Ending.TIME:
            return Verdict(Word.TIME, f"no answer after {limits.seconds:g} s")
        case Ending.MEMORY:
            return Verdict(Word.MEMORY, f"used more than {mebibytes(limits.memory)} of memory")
        case Ending.OUTPUT:
            return Verdict(Word.OUTPUT, f"printed more than {mebibytes(limits.output)}")
        case Ending.COMPILE:
            return Verdict(Word.COMPILE, exception_line(run.error))
        case Ending.RAISED:
            return Verdict(Word.RUNTIME, exception_line(run.error))
        case Ending.DIED:
            return Verdict(Word.RUNTIME, run.error)
        case Ending.GARBLED:
            return Verdict(Word.RUNTIME, "the process wrote into the judge's pipe")
        case Ending.STOPPED:
            return Verdict(Word.INTERNAL, "a recorded run was stopped, which decides nothing")
        case Ending.BROKEN:
            return Verdict(Word.INTERNAL, run.error)
    assert_never(run.ending)


def find_deciding(judged: Sequence[Judged]) -> Judged | None:
    """Return the case that decides: the first that failed, but our own fault goes first."""
    failed = [one for one in judged if not one.verdict.accepted]
    ours = [one for one in failed if one.verdict.word is Word.INTERNAL]
    return next(iter(ours or failed), None)


def passed(report: Report) -> int:
    """Return how many cases were accepted."""
    return sum(one.verdict.accepted for one in report.judged)


def headline(report: Report) -> str:
    """Return the verdict in a line: `Accepted 34/34`."""
    return f"{report.verdict.word} {passed(report)}/{report.total}"


def mebibytes(size: int) -> str:
    """Return `512 MiB` for 536870912."""
    return f"{size / 2**20:g} MiB"


def exception_line(traceback: str) -> str:
    """Return the line of a traceback that names the exception; its message may have more lines."""
    lines = traceback.splitlines()
    frames = [number for number, line in enumerate(lines) if line.startswith('  File "')]
    rest = lines[frames[-1] :] if frames else lines
    named = [line for line in rest if line and not line.startswith(" ")]
    if not named:
        return "an exception whose message could not be read"
    return named[0] if frames else named[-1]
