"""Tries each limit of the judge on this system, by breaking it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from harness.judge.process_tree import LINUX, children
from harness.judge.sandbox import run_in_worker
from harness.records import Limits, Run, Solution

LIMITS = Limits(seconds=0.5, memory=256 * 2**20, output=2**16)
PROBE = """
class Solution:
    def probe(self, argument):
        import os, time
        {body}
"""


@dataclass(frozen=True, slots=True)
class Finding:
    """Whether a limit holds, and how that was tried."""

    limit: str
    holds: bool
    told: str


def examine() -> Iterator[Finding]:
    """One finding a limit."""
    yield Finding("Python", True, f"{sys.version.split()[0]} on {sys.platform}")
    for limit, body, holds, told in PROBES:
        before = children()
        run = _run(body)
        good = holds(run) and children() <= before
        yield Finding(limit, good, told if good else f"{told}; but the run {_ended(run)}")


def _run(body: str) -> Run:
    source = PROBE.format(body=body)
    solution = Solution(Path("probe.py"), "probe.py", source)
    with closing(run_in_worker(solution, "probe", [[0]], LIMITS)) as runs:
        return next(runs)


def _ended(run: Run) -> str:
    return f"ended with {run.ending!r} {run.error.strip()[-60:]}"


PROBES: tuple[tuple[str, str, Callable[[Run], bool], str], ...] = (
    (
        "a good answer",
        "return 1",
        lambda run: run.ending == "returned" and run.returned == 1,
        "a method that returns is heard",
    ),
    (
        "time",
        "while True: pass",
        lambda run: run.ending == "time",
        f"an endless loop was ended after {LIMITS.seconds:g} s",
    ),
    (
        "time, asleep",
        "time.sleep(60)",
        lambda run: run.ending == "time",
        "sleeping does not stop the clock",
    ),
    (
        "memory",
        "return len(bytearray(300 * 2**20)) and None",
        lambda run: run.ending == "memory",
        "300 MiB were refused where 256 are allowed",
    ),
    (
        "output",
        "while True: print('x' * 1000)",
        lambda run: run.ending == "output",
        "a flood of prints was ended at 64 KiB",
    ),
    (
        "processes",
        "os.fork() or time.sleep(60)",
        lambda run: run.ending == "returned",
        "a process left behind was ended",
    ),
    (
        "processes that fled",
        "os.fork() or (os.setsid(), os.fork(), time.sleep(60))",
        lambda run: run.ending == "returned" and LINUX,
        "a process in a session of its own was found and ended",
    ),
)
