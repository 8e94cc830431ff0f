"""Runs `kata` in a separate process, and ends it once its result is not needed any more."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from harness.practice.journal import FOLDER
from harness.records import Problem

PATIENCE = 3.0  # seconds for a process to clean up after itself
WAITING = """
import sys
import harness.cli.commands.judge
import harness.practice.judgements
from harness.cli.main import main
sys.exit(main(sys.argv[1:]) if sys.stdin.readline() else 0)
"""
"""`kata`, but it begins only when it gets a line, and ends if its parent is gone."""


@dataclass(frozen=True)
class Desk:
    """The learner's work: the problem, the file, and the folder of the history."""

    problem: Problem
    attempt: Path
    folder: Path = FOLDER
    environment: Mapping[str, str] = field(default_factory=dict)
    """Variables that are added to the environment of each command."""

    def arguments(self, name: str, *arguments: str) -> list[str]:
        """Return the arguments of a command of `kata` on this problem."""
        return [name, *arguments, "--problem", str(self.problem.folder)]


@dataclass(frozen=True)
class Done:
    """A command that has ended."""

    code: int
    output: str
    complaint: str
    """The text of its standard error, without `kata: `."""


async def run_kata(desk: Desk, name: str, *arguments: str) -> Done:
    """Run a command of `kata`. If this is cancelled, the command is stopped."""
    process = await _start(desk, DEVNULL, "-m", "harness", *desk.arguments(name, *arguments))
    return await _finish(process)


class WaitingJudge:
    """A `kata judge` that has started before it is needed: that takes as long as to judge."""

    def __init__(self, desk: Desk) -> None:
        """Prepare. The first process starts with `prepare`."""
        self.desk = desk
        self._process: Process | None = None
        self._lock = asyncio.Lock()

    async def prepare(self) -> None:
        """Start a process that waits."""
        async with self._lock:
            if self._process is None:
                arguments = self.desk.arguments("judge", "--json")
                self._process = await _start(self.desk, PIPE, "-c", WAITING, *arguments)

    async def run(self) -> Done:
        """Judge the attempt as it is now. If this is cancelled, the judging is stopped."""
        await self.prepare()
        process, self._process = self._process, None
        assert process  # noqa: S101 - it has just been prepared
        return await _finish(process, b"go\n")

    async def end(self) -> None:
        """End the process that waits. It has begun nothing yet, so nothing is lost."""
        async with self._lock:
            process, self._process = self._process, None
            if process:
                await _kill(process)


async def _start(desk: Desk, stdin: int, *arguments: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        stdin=stdin,
        stdout=PIPE,
        stderr=PIPE,
        env=os.environ | desk.environment,
        start_new_session=True,  # a Ctrl-C at the terminal is for the screen
    )


async def _finish(process: Process, typed: bytes | None = None) -> Done:
    try:
        output, errors = await process.communicate(typed)
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            process.terminate()  # it ends what it has started
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            await _kill(process)
        raise
    complaint = errors.decode(errors="replace").strip().removeprefix("kata: ")
    return Done(process.returncode or 0, output.decode(errors="replace"), complaint)


async def _kill(process: Process) -> None:
    """End a process at once, and wait until it is gone and its pipes are closed."""
    with suppress(ProcessLookupError):
        process.kill()
    await process.communicate()
