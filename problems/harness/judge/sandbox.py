"""Starts the child, exchanges messages with it, and says what happened. It decides nothing.

The clock is this process's own. Output goes to a file rather than into a pipe: a file never blocks
whatever prints, never holds this process up while an orphan keeps it open, and can be limited.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from queue import Empty, Queue
from types import TracebackType
from typing import Any, Self

from harness.judge.captured_output import CapturedOutput
from harness.judge.process_tree import adopt_orphans, children, end_tree
from harness.judge.protocol import LONGEST_REPLY, read_reply
from harness.records import Ending, Json, Limits, Run, Solution

WORKER = Path(__file__).parents[1] / "child" / "worker.py"
START = 60.0  # seconds for the interpreter itself: our part, so never the learner's fault
SLACK = 1.0  # seconds that a recorded run may take to stop and to reply
LOOK = 0.05  # seconds between looks at how much was printed
INHERITED = ("SYSTEMROOT", "LD_LIBRARY_PATH")  # without which some interpreters do not start
FAILED = {Ending.RAISED, Ending.MEMORY}
ALIVE = {Ending.RETURNED, Ending.STOPPED} | FAILED
"""Endings after which the same process can run the next case."""


class Session:
    """Runs a solution on one input after another: `with Session(…) as session: session.run(…)`.

    One process serves all of them, as on LeetCode. If a case ended the process, the next case gets
    a new one. Leaving the `with` block ends every process and removes all scratch files.
    """

    def __init__(self, solution: Solution, method: str, limits: Limits) -> None:
        """Prepare. The process starts with the first run."""
        self.solution, self.method, self.limits = solution, method, limits
        self.load_failed = False
        """True once the solution could not be loaded: every further run tells the same."""
        self._child: Child | None = None
        self._load_failure: Run | None = None

    def __enter__(self) -> Self:
        """Return the session itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """End the process and everything it started."""
        self._end()

    def run(self, arguments: list[Json]) -> Run:
        """Run the solution once, within the limits."""
        return self._serve(arguments, self.limits.seconds, None)

    def record(self, arguments: list[Json], seconds: float, writes: int = 0) -> Run:
        """Run the solution once and record its writes, until its limit of time or writes.

        Args:
            arguments: as for `run`; the first should be a grid.
            seconds: when to stop it.
            writes: after how many writes to stop it, 0 for no limit.
        """
        return self._serve(arguments, seconds, writes)

    def _serve(self, arguments: list[Json], seconds: float, writes: int | None) -> Run:
        if self._load_failure:
            return self._load_failure
        if self._child is None:
            self._child = Child(self.solution, self.method, self.limits)
            self._load_failure = self._child.load()
            if self._load_failure:
                self.load_failed = True
                self._end()
                return self._load_failure
        run = self._child.run(arguments, seconds, writes)
        if run.ending not in ALIVE:
            self._end()
        return run

    def _end(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.end()


class Child:
    """A child process that holds one submission."""

    def __init__(self, solution: Solution, method: str, limits: Limits) -> None:
        """Start the process. Raises OSError if there is no room to work in."""
        self.limits = limits
        self.unlimited: tuple[str, ...] = ()
        self.setup = {
            "source": solution.source,
            "filename": solution.shown,
            "method": method,
            "seconds": limits.seconds,
            "memory": limits.memory,
            "output": limits.output + 1,
        }
        self.served = 0
        self.others = children()
        self.process: subprocess.Popen[bytes] | None = None
        self._cleanup = ExitStack()
        try:  # the disk may be full, or Ctrl-C come while the process is being started
            self.folder = Path(tempfile.mkdtemp(prefix="kata-"))
            self._cleanup.callback(remove, self.folder)
            (self.folder / "work").mkdir()
            self.output = CapturedOutput(self.folder / "output")
            self._cleanup.callback(self.output.close)
            adopt_orphans(True)
            self._cleanup.callback(adopt_orphans, False)
            self._cleanup.callback(self._end_process)
            self.process = self._start()
        except BaseException:
            self.end()
            raise

    def _start(self) -> subprocess.Popen[bytes]:
        kept = {name: os.environ[name] for name in INHERITED if name in os.environ}
        with self.output.path.open("ab") as appending:
            return subprocess.Popen(
                [sys.executable, "-P", "-s", "-B", str(WORKER)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=appending,
                cwd=self.folder / "work",
                env=kept
                | {
                    "HOME": str(self.folder),
                    "TMPDIR": str(self.folder),
                    "PYTHONHASHSEED": "0",  # a search over a set goes the same way in every run
                    "PYTHONUTF8": "1",
                    "OPENBLAS_NUM_THREADS": "1",  # a thread costs memory that would be counted
                },
                start_new_session=True,
            )

    def load(self) -> Run | None:
        """Have the submission loaded. Return None, or the run that says why it cannot be."""
        ready = self._exchange(self.setup, START, {"ready"})
        if ready["ending"] != "ready":
            why = ready.get("error") or ready["ending"]
            return Run(Ending.BROKEN, error=f"the worker did not start: {why}")
        loaded = self._exchange(None, self.limits.seconds, {"loaded", "compile", *map(str, FAILED)})
        return None if loaded["ending"] == "loaded" else self._as_run(loaded)

    def run(self, arguments: list[Json], seconds: float, writes: int | None) -> Run:
        """Run one case; with a number of writes, record at most so many (0 for no limit)."""
        self.served += 1
        message = {
            "arguments": arguments,
            "seconds": seconds,
            "record": writes is not None,
            "writes": writes or 0,
        }
        patience = seconds if writes is None else seconds + SLACK
        return self._as_run(self._exchange(message, patience, ALIVE))

    def end(self) -> None:
        """End the process and all it started, and remove its scratch folder."""
        self._cleanup.close()

    def _end_process(self) -> None:
        end_tree(self.process, self.others)
        for pipe in (self.process.stdin, self.process.stdout) if self.process else ():
            if pipe:
                with suppress(OSError):  # nobody is left to read what was not sent yet
                    pipe.close()

    def _as_run(self, fields: dict[str, Any]) -> Run:
        ending = Ending(fields.pop("ending"))
        return Run(ending, **fields, first=self.served <= 1, unlimited=self.unlimited)

    def _exchange(
        self, message: dict[str, Any] | None, seconds: float, expected: set[Any]
    ) -> dict[str, Any]:
        """Send a message, wait for its reply, and return the fields of a run.

        With message=None, wait for a further reply to the last message.
        """
        self.output.clear()
        start = time.monotonic()
        if message is not None:
            self.token = os.urandom(8).hex()  # so that no reply can be written before its message
            self._send(message | {"token": self.token})
        ending, line = self._receive(start + seconds)
        fields: dict[str, Any] = {"ending": ending}
        if ending is None:
            fields = read_reply(line, self.token, expected) or {"ending": Ending.GARBLED}
            self.unlimited = fields.pop("unlimited", self.unlimited)
        elif ending is Ending.DIED:
            fields["error"] = self._how_it_died()
        if self.output.size() > self.limits.output and ending is not Ending.TIME:
            fields = {"ending": Ending.OUTPUT}
        return fields | {
            "printed": self.output.text(),
            "wall_seconds": time.monotonic() - start,
        }

    def _send(self, message: object) -> None:
        try:
            if self.process and self.process.stdin:
                self.process.stdin.write(json.dumps(message).encode() + b"\n")
                self.process.stdin.flush()
        except OSError:  # the process is gone; receiving finds out how
            pass

    def _receive(self, deadline: float) -> tuple[Ending | None, bytes]:
        """Wait for one line. Return None and the line, or the ending that came instead.

        A thread reads, since waiting for a pipe with a time limit does not work on every system. It
        reads a single line, so that a submission that floods the pipe fills no memory of ours.
        """
        lines: Queue[bytes] = Queue()
        process = self.process

        def read_line() -> None:
            with suppress(ValueError, OSError):  # the pipe was closed: nobody waits any more
                if process and process.stdout:
                    lines.put(process.stdout.readline(LONGEST_REPLY))

        threading.Thread(target=read_line, daemon=True).start()
        alive = True
        while (left := deadline - time.monotonic()) > 0:
            try:
                line = lines.get(timeout=min(LOOK, left))
            except Empty:
                if self.output.size() > self.limits.output:
                    return Ending.OUTPUT, b""
                if not alive:
                    return Ending.DIED, b""
                # waiting for the end of the pipe would not do: an orphan may keep it open
                alive = process is not None and process.poll() is None
            else:
                return (None, line) if line else (Ending.DIED, b"")
        return Ending.TIME, b""

    def _how_it_died(self) -> str:
        try:
            code = self.process.wait(timeout=SLACK) if self.process else 0
        except subprocess.TimeoutExpired:
            return "the process closed its side of the judge's pipe"
        if code < 0:
            known = {number.value: number.name for number in signal.Signals}
            return f"the process was ended by {known.get(-code, f'signal {-code}')}"
        return f"the process ended with exit code {code} before the method returned"


def remove(folder: Path) -> None:
    """Remove a folder that a submission may have locked, or replaced by a symlink."""
    if folder.is_symlink():
        folder.unlink()
    for inner, _, _ in os.walk(folder):
        Path(inner).chmod(0o700)
    shutil.rmtree(folder, ignore_errors=True)
