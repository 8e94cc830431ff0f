"""Starts the worker, speaks with it, and tells what happened. Nothing here knows right from wrong.

The clock is this process's own. Prints go to a file rather than into a pipe: a file never blocks
the one who prints, never holds this process up when an orphan keeps it open, and can be limited.
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
from collections.abc import Generator, Iterable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from harness.judge.captured_output import Prints
from harness.judge.process_tree import adopt_orphans, children, end_tree
from harness.judge.protocol import LONGEST_FRAME, read_frame
from harness.records import Json, Limits, Run, Solution

WORKER = Path(__file__).parents[1] / "child" / "worker.py"
START = 60.0  # seconds for the interpreter itself: our part, so never the learner's fault
SLACK = 1.0  # seconds that a recorded run may take to stop and to tell
LOOK = 0.05  # seconds between looks at how much was printed
INHERITED = ("SYSTEMROOT", "LD_LIBRARY_PATH")  # without which some interpreters do not start


def run_in_worker(
    solution: Solution,
    method: str,
    inputs: Iterable[list[Json]],
    limits: Limits,
    record: float = 0.0,
    most: int = 0,
) -> Generator[Run]:
    """Run a solution on one input after another and yield what happened to each.

    One process serves all of them, as on LeetCode; where a case ended the process, the next case
    gets a new one. A solution that cannot be loaded yields one run, which tells why, and no more.
    Closing the generator ends every process. With `record` each run's writes are recorded, for so
    many seconds at most, and with `most` so many writes.
    """
    worker: Worker | None = None
    try:
        for arguments in inputs:
            if worker is None:
                worker = Worker(solution, method, limits)
                loaded = worker.load()
                if loaded.ending != "loaded":
                    yield loaded
                    return
            run = worker.run(arguments, record, most)
            if run.ending not in ("returned", "raised", "memory", "stopped"):
                worker.end()
                worker = None
            yield run
    finally:
        if worker is not None:
            worker.end()


class Worker:
    """A child process that holds one submission."""

    def __init__(self, solution: Solution, method: str, limits: Limits) -> None:
        """Start the process. Raises OSError where there is no room to work in."""
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
        self.prints: Prints
        self.folder = Path(tempfile.mkdtemp(prefix="kata-"))
        try:  # the disk may be full, or Ctrl-C come while the process is being started
            (self.folder / "work").mkdir()
            self.prints = Prints(self.folder / "prints")
            adopt_orphans(True)
            self.process = self._start()
        except BaseException:
            self.end()
            raise

    def _start(self) -> subprocess.Popen[bytes]:
        kept = {name: os.environ[name] for name in INHERITED if name in os.environ}
        with self.prints.path.open("ab") as appending:
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

    def load(self) -> Run:
        """Have the submission loaded. The run's ending is `loaded`, or tells why it is not."""
        ready = self._exchange(self.setup, START, {"ready"})
        if ready.ending != "ready":
            return Run("broken", error=f"the worker did not start: {ready.error or ready.ending}")
        return self._exchange(None, self.limits.seconds, {"loaded", "compile", "raised", "memory"})

    def run(self, arguments: list[Json], record: float = 0.0, most: int = 0) -> Run:
        """Run one case; or record its writes, for so many seconds, or writes, at most."""
        self.served += 1
        request = {"arguments": arguments, "record": record, "most": most}
        endings = {"returned", "raised", "memory"}
        if record:
            return self._exchange(request, 2 * record + SLACK, endings | {"stopped"})
        return self._exchange(request, self.limits.seconds, endings)

    def end(self) -> None:
        """End the process and all it started, and remove its scratch folder."""
        end_tree(self.process, self.others)
        adopt_orphans(False)
        pipes = (self.process.stdin, self.process.stdout) if self.process else ()
        for file in (self.prints, *pipes):
            if file:
                with suppress(OSError):  # what was not sent yet has nobody to go to
                    file.close()
        remove(self.folder)

    def _exchange(self, request: dict[str, Any] | None, seconds: float, endings: set[str]) -> Run:
        """Send a request, wait for the frame that answers it, and tell both as a run.

        Without a request it waits for another frame to the one before.
        """
        self.prints.clear()
        start = time.monotonic()
        if request is not None:
            self.token = os.urandom(8).hex()  # so that nothing can be answered before it is asked
            self._send(request | {"token": self.token})
        ending, line = self._receive(start + seconds)
        wall = time.monotonic() - start
        told: dict[str, Any] = {"ending": ending}
        if ending == "framed":
            told = read_frame(line, self.token, endings) or {"ending": "garbled"}
            self.unlimited = told.pop("unlimited", self.unlimited)
        elif ending == "died":
            told["error"] = self._how_it_died()
        if self.prints.size() > self.limits.output and told["ending"] != "time":
            told = {"ending": "output"}
        return Run(
            **told,
            printed=self.prints.text(),
            wall_seconds=wall,
            first=self.served <= 1,
            unlimited=self.unlimited,
        )

    def _send(self, request: object) -> None:
        try:
            if self.process and self.process.stdin:
                self.process.stdin.write(json.dumps(request).encode() + b"\n")
                self.process.stdin.flush()
        except OSError:  # the process is gone; receiving tells how
            pass

    def _receive(self, deadline: float) -> tuple[str, bytes]:
        """Wait for one line. Returns `framed`, `died`, `time` or `output`, and the line.

        A thread reads, since a pipe cannot be waited for with a limit on every system. It reads a
        single line, so that a submission that floods the pipe fills nobody's memory.
        """
        lines: Queue[bytes] = Queue()
        process = self.process

        def read_line() -> None:
            with suppress(ValueError, OSError):  # it was closed: nobody waits any more
                if process and process.stdout:
                    lines.put(process.stdout.readline(LONGEST_FRAME))

        threading.Thread(target=read_line, daemon=True).start()
        alive = True
        while (left := deadline - time.monotonic()) > 0:
            try:
                line = lines.get(timeout=min(LOOK, left))
            except Empty:
                if self.prints.size() > self.limits.output:
                    return "output", b""
                if not alive:
                    return "died", b""
                # not the pipe's end is waited for: an orphan may keep it open
                alive = process is not None and process.poll() is None
            else:
                return ("framed", line) if line else ("died", b"")
        return "time", b""

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
    """Remove a folder that a submission may have locked, or put a link in the place of."""
    if folder.is_symlink():
        folder.unlink()
    for inner, _, _ in os.walk(folder):
        Path(inner).chmod(0o700)
    shutil.rmtree(folder, ignore_errors=True)
