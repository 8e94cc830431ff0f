"""Starts the child process, exchanges messages with it, and returns its runs, without verdicts.

The time limit is on the CPU time of the child and all its descendants, which does not depend on
the load of the machine; a limit on wall time stops code that sleeps or waits.
"""

from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harness.child.plain import LONGEST_REPLY
from harness.judge.child_files import CapturedOutput, LineReader, remove
from harness.judge.orphans import Orphans, start_process
from harness.judge.protocol import read_reply
from harness.judge.stopping import check_stopped
from harness.run import STOPPED, Ending, Limits, Run, SystemLimits, Times
from harness.system import end_group, signals_held

if TYPE_CHECKING:
    from harness.judge.resource_usage import TreeUsage

WORKER = Path(__file__).parents[1] / "child" / "worker.py"
START = 60.0  # seconds for the interpreter to start; no time limit includes them
SLACK = 1.0  # seconds for a process to stop by itself
LOOK = 0.04  # seconds between measurements of the usage
UNSEEN = 0.12  # seconds before the first measurement, at most half the limit: most runs end earlier
TOKEN = 8  # bytes of a message's random token, which a submission cannot guess
INHERITED = ("SYSTEMROOT", "LD_LIBRARY_PATH")  # some interpreters do not start without these
FAILED = {Ending.RAISED, Ending.MEMORY}
ALIVE = {Ending.RETURNED, Ending.OUTPUT, *STOPPED} | FAILED
"""Endings after which the same process can run the next case."""


class Child:
    """A child process that runs one submission."""

    limits: Limits
    usable: bool
    """True if the last message was answered, so that the process can receive a new message."""

    def __init__(self) -> None:
        """Start the process. Raises OSError if its scratch folder cannot be made."""
        self.system = SystemLimits()
        self.usage: TreeUsage | None = None
        self._cleanup = ExitStack()
        try:  # the disk may be full, or Ctrl-C may interrupt the start of the process
            with signals_held():  # or a new folder might never be removed
                self.folder = Path(tempfile.mkdtemp(prefix="kata-"))
                self._cleanup.callback(remove, self.folder)
            (self.folder / "work").mkdir()
            self.output = CapturedOutput(self.folder / "output")
            self._cleanup.callback(self.output.file.close)
            with signals_held():  # or a new process might never be killed
                self.orphans = Orphans()
                self._cleanup.callback(self.orphans.end)
                self.process = self._start()
                self._cleanup.callback(self._end_process)
            assert self.process.stdout  # noqa: S101 - it is a pipe
            self.lines = LineReader(self.process.stdout.fileno(), LONGEST_REPLY)
        except BaseException:
            self.end()
            raise

    def _start(self) -> subprocess.Popen[bytes]:
        kept = {name: os.environ[name] for name in INHERITED if name in os.environ}
        with self.output.path.open("ab") as appending:
            return start_process(
                [sys.executable, "-P", "-s", str(WORKER)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=appending,
                cwd=self.folder / "work",
                env=kept
                | {
                    "HOME": str(self.folder),
                    "TMPDIR": str(self.folder),
                    "PYTHONHASHSEED": "0",  # the order of a set is the same in every run
                    "PYTHONUTF8": "1",
                    "OPENBLAS_NUM_THREADS": "1",  # a thread costs memory that would be counted
                },
                start_new_session=True,
            )

    def load(self, program: dict[str, Any], limits: Limits) -> Run | None:
        """Load a submission. Return None, or a run with the error if it cannot be loaded."""
        self.limits = limits
        setup = program | {
            "memory": limits.address_space,
            "recursion": limits.recursion,
            "output": limits.output + 1,
        }
        ready = self._exchange(setup, {"ready"}, cpu=None)
        if ready["ending"] != "ready":
            why = ready.get("error") or ready["ending"]
            return Run(Ending.BROKEN, error=f"the worker did not start: {why}")
        expected = {"loaded", "compile", *map(str, FAILED)}
        loaded = self._exchange(None, expected, self.limits.seconds)
        return None if loaded["ending"] == "loaded" else self._as_run(loaded)

    def serve(self, message: dict[str, Any], clock: float) -> Iterator[Run]:
        """Send a message, and yield its run, or a run for each of its trials.

        Stops after a run that makes the process unusable.
        """
        seconds = message["seconds"]
        if "clock" in message:  # the child stops the run itself, and needs time to reply
            seconds, clock = seconds + SLACK, clock + SLACK
        for trial in range(len(message.get("trials", "1"))):
            fields = self._exchange(None if trial else message, ALIVE, seconds, clock)
            yield self._as_run(fields)
            if not self.usable:
                return

    def end(self) -> None:
        """Kill the process and its descendants, and remove its scratch folder."""
        with signals_held():
            self._cleanup.close()

    def _end_process(self) -> None:
        end_group(self.process)
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                with suppress(OSError):  # the child is gone, and unsent data is lost
                    pipe.close()

    def _as_run(self, fields: dict[str, Any]) -> Run:
        return Run(Ending(fields.pop("ending")), **fields, system=self.system)

    def _exchange(
        self,
        message: dict[str, Any] | None,
        expected: set[Any],
        cpu: float | None,
        clock: float = math.inf,
    ) -> dict[str, Any]:
        """Send a message, wait for its reply, and return the fields of a `Run`.

        With message=None, wait for another reply to the last message.
        """
        self.output.clear()
        start = time.monotonic()
        if message is not None:
            self.token = os.urandom(TOKEN).hex()
            self._send(message | {"token": self.token})
        received = self._receive(start, cpu, clock)
        fields: dict[str, Any] = {"ending": received}
        if isinstance(received, bytes):
            fields = read_reply(received, self.token, expected) or {"ending": Ending.GARBLED}
            self.system = fields.pop("system", self.system)
        elif received in (Ending.TIME, Ending.WALL) and self.usage:
            fields["times"] = Times(cpu=self.usage.cpu_seconds)
        elif received is Ending.DIED:
            fields["error"] = self._how_it_died()
        if self._printed_too_much() and received not in (Ending.TIME, Ending.WALL):
            fields = {"ending": Ending.OUTPUT}
        self.usable = isinstance(received, bytes) and fields["ending"] in expected
        return fields | {
            "printed": self.output.text(),
            "times": replace(fields.get("times", Times()), wall=time.monotonic() - start),
        }

    def _send(self, message: object) -> None:
        with suppress(OSError):  # the process is gone; `_receive` finds out how
            if self.process.stdin:
                self.process.stdin.write(json.dumps(message).encode() + b"\n")
                self.process.stdin.flush()

    def _receive(self, start: float, cpu: float | None, clock: float) -> bytes | Ending:
        """Wait for one line. Return the line, or the ending of a run without a reply.

        With cpu=None the interpreter is starting, and only wall time is limited. That limit comes
        last, because a busy machine may delay the judge itself for longer.
        """
        wall = START if cpu is None else Limits(cpu).wall_seconds
        self.usage, left = None, LOOK
        while True:
            check_stopped()
            waited = time.monotonic() - start
            alive = self.process.poll() is None
            line = self.lines.read(min(LOOK, left) if alive else 0)
            if line is not None:
                return line
            if self._printed_too_much():
                return Ending.OUTPUT
            if not alive:  # the end of the pipe proves nothing: an orphan may keep it open
                return Ending.DIED
            if cpu and waited >= min(UNSEEN, cpu / 2) and (ending := self._exceeded(cpu)):
                return ending
            starved = self.usage.starved_seconds if self.usage else 0.0  # it extends the limit
            if (left := start + min(clock, wall + starved) - time.monotonic()) <= 0:
                return Ending.WALL

    def _exceeded(self, cpu: float) -> Ending | None:
        """Measure CPU time and memory. Return the ending for an exceeded limit, or None."""
        import psutil  # late: most cases end before they need it

        from harness.judge.resource_usage import TreeUsage

        with suppress(psutil.Error):  # the process is gone
            self.usage = self.usage or TreeUsage(self.process.pid, self.orphans.find)
            self.usage.look()
            if self.usage.exceeds(self.limits.memory):
                return Ending.MEMORY
            if self.usage.cpu_seconds >= cpu:
                return Ending.TIME
        return None

    def _printed_too_much(self) -> bool:
        size = self.output.size()
        return size > self.limits.output or size >= self.system.lowered.get("output", size + 1)

    def _how_it_died(self) -> str:
        code = self.process.wait(timeout=SLACK)
        if code < 0:
            known = {number.value: number.name for number in signal.Signals}
            return f"the process was ended by {known.get(-code, f'signal {-code}')}"
        return f"the process ended with exit code {code} before it gave its answer"
