"""From what happened to what it means. Pure: no clock, no disk, no printing."""

from __future__ import annotations

from collections.abc import Sequence

from harness.records import Json, Judged, Limits, Problem, Report, Run, Verdict

ACCEPTED = "Accepted"
WRONG = "Wrong Answer"
TIME = "Time Limit Exceeded"
MEMORY = "Memory Limit Exceeded"
OUTPUT = "Output Limit Exceeded"
RUNTIME = "Runtime Error"
COMPILE = "Compile Error"
INTERNAL = "Internal Error"


def judge_run(problem: Problem, before: list[Json], run: Run, limits: Limits) -> Verdict:
    """The verdict of one run, by the problem's own check."""
    try:
        wrong = problem.check(before, run) if run.ending == "returned" else None
    except Exception as error:  # the problem's, which is ours
        return Verdict(INTERNAL, f"the check of {problem.slug} failed: {error!r}")
    return decide(run, wrong, limits)


def decide(run: Run, wrong: str | None, limits: Limits) -> Verdict:
    """The verdict of one run.

    Args:
        run: what happened.
        wrong: what the problem found wrong with the answer; looked at only if the method returned.
        limits: what the run was allowed.
    """
    match run.ending:
        case "returned":
            return Verdict(WRONG, wrong) if wrong else Verdict(ACCEPTED, "")
        case "time":
            return Verdict(TIME, f"no answer after {limits.seconds:g} s")
        case "memory":
            return Verdict(MEMORY, f"more than {mebibytes(limits.memory)} of memory were needed")
        case "output":
            return Verdict(OUTPUT, f"more than {mebibytes(limits.output)} were printed")
        case "compile":
            return Verdict(COMPILE, last_line(run.error))
        case "raised":
            return Verdict(RUNTIME, last_line(run.error))
        case "died":
            return Verdict(RUNTIME, run.error)
        case "garbled":
            return Verdict(RUNTIME, "the process answered with something that is no answer")
    return Verdict(INTERNAL, run.error or f"unknown ending {run.ending!r}")


def decide_all(judged: Sequence[Judged]) -> Verdict:
    """The verdict of a solution: the first failing case decides, but our own fault goes first."""
    failed = [one.verdict for one in judged if one.verdict.word != ACCEPTED]
    ours = [verdict for verdict in failed if verdict.word == INTERNAL]
    return (ours or failed or [Verdict(ACCEPTED, "")])[0]


def passed(report: Report) -> int:
    """How many cases were accepted."""
    return sum(one.verdict.word == ACCEPTED for one in report.judged)


def mebibytes(size: int) -> str:
    """`536870912` is `512 MiB`."""
    return f"{size / 2**20:g} MiB"


def last_line(error: str) -> str:
    """The line of a traceback that names the exception; its message may have further ones."""
    lines = error.splitlines()
    frames = [number for number, line in enumerate(lines) if line.startswith('  File "')]
    rest = lines[frames[-1] :] if frames else lines
    named = [line for line in rest if line and not line.startswith(" ")]
    if not named:
        return "an exception that could not be told"
    return named[0] if frames else named[-1]
