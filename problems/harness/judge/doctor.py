"""Tries each limit of the judge on this system, by breaking it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import psutil

from harness.judge.session import Session
from harness.records import Answer, Ending, Limits, Run, Solution

LIMITS = Limits(seconds=0.5, memory=256 * 2**20, output=2**16)
ATTACK = """
class Solution:
    def attack(self, argument):
        import os, time
        {body}
"""


@dataclass(frozen=True, slots=True)
class Attack:
    """A submission that breaks a limit, and the outcome that shows that the limit holds."""

    limit: str
    body: str
    holds: Callable[[Run], bool]
    means: str


@dataclass(frozen=True, slots=True)
class Finding:
    """The outcome of an attack."""

    limit: str
    holds: bool
    text: str


def examine() -> Iterator[Finding]:
    """Yield one finding for each limit."""
    yield Finding("Python", True, f"{sys.version.split()[0]} on {sys.platform}")
    for attack in ATTACKS:
        run = _run(attack.body)
        holds = attack.holds(run)
        ended = f"; but the run ended with {run.ending.value!r} {run.error.strip()[-60:]}"
        text = attack.means if holds else f"expected: {attack.means}{ended}"
        yield Finding(attack.limit, holds, text)


def _run(body: str) -> Run:
    solution = Solution(Path("attack.py"), "attack.py", ATTACK.format(body=body))
    with Session(solution, "attack", LIMITS, Answer.RETURNED) as session:
        return session.run([0])


def _ends(ending: Ending) -> Callable[[Run], bool]:
    return lambda run: run.ending is ending


def _left_nobody(run: Run) -> bool:
    """Return True if the process whose id was returned is gone."""
    return run.ending is Ending.RETURNED and not psutil.pid_exists(run.returned)


ATTACKS = (
    Attack(
        "a good answer",
        "return 1",
        lambda run: run.ending is Ending.RETURNED and run.returned == 1,
        "the return value of a method arrived",
    ),
    Attack(
        "time",
        "while True: pass",
        _ends(Ending.TIME),
        f"an endless loop was stopped after {LIMITS.seconds:g} s of CPU time",
    ),
    Attack(
        "time, asleep",
        "time.sleep(60)",
        _ends(Ending.WALL),
        "a method that sleeps was stopped by the clock",
    ),
    Attack(
        "memory",
        "table = b'x' * (300 * 2**20); time.sleep(1)",
        _ends(Ending.MEMORY),
        "a process that used 300 MiB was stopped; the limit is 256 MiB",
    ),
    Attack(
        "output",
        "while True: print('x' * 1000)",
        _ends(Ending.OUTPUT),
        "a flood of output was stopped at 64 KiB",
    ),
    Attack(
        "processes",
        "return os.fork() or time.sleep(60)",
        _left_nobody,
        "a process left behind was stopped",
    ),
    Attack(
        "escaped processes",
        "r, w = os.pipe(); child = os.fork() or (os.setsid(), os.write(w, b'.'), time.sleep(60)); "
        "return os.read(r, 1) and child",
        _left_nobody,
        "a process that had started its own session was found and stopped",
    ),
)
