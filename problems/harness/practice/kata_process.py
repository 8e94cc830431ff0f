"""Runs `kata` as a process of its own, which ends when its work is no longer wanted."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from harness.practice.history import FOLDER
from harness.records import Problem

PATIENCE = 3.0  # seconds for a process to clean up after itself


@dataclass(frozen=True)
class Desk:
    """What a learner works on: the problem, the file, and where the history is."""

    problem: Problem
    attempt: Path
    folder: Path = FOLDER
    environment: Mapping[str, str] = field(default_factory=dict)
    """What is added to the environment of each command."""

    def command(self, name: str, *arguments: str) -> list[str]:
        """Return a command of `kata` on this problem."""
        problem = "--problem", str(self.problem.folder)
        return [sys.executable, "-m", "harness", name, *arguments, *problem]


@dataclass(frozen=True)
class Done:
    """A command that has ended."""

    code: int
    output: str
    complaint: str
    """What it said on the standard error, without `kata: `."""


async def run_kata(desk: Desk, name: str, *arguments: str) -> Done:
    """Run a command of `kata`. If this is cancelled, the command is stopped."""
    process = await asyncio.create_subprocess_exec(
        *desk.command(name, *arguments),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=os.environ | desk.environment,
        start_new_session=True,  # a Ctrl-C at the terminal is for the screen
    )
    try:
        output, errors = await process.communicate()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            process.terminate()  # it ends what it has started
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), PATIENCE)
        raise
    complaint = errors.decode(errors="replace").strip().removeprefix("kata: ")
    return Done(process.returncode or 0, output.decode(errors="replace"), complaint)
