"""Runs the method of a new Solution: unchanged, recorded, or from a changed source."""

import os
import random
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from types import CodeType, CoroutineType
from typing import Any

from harness.child.calls import Calls
from harness.child.exception_reply import DEEP, exception_reply, exception_words, own_frames
from harness.child.leetcode import SEED, find_class, load
from harness.child.nesting import Nesting
from harness.child.patch import applied
from harness.child.plain import TooLargeError, plain
from harness.child.recorder import MOST_KEPT, Tape, can_record
from harness.child.reparsed import compile_changed
from harness.child.steps import STEP, Steps, uncounted
from harness.child.system import ALARMS, cpu_time, set_alarms, set_limit

_perf_counter, _seed = time.perf_counter, random.seed
"""Aliases, because the submission may replace the originals."""


class Enough(BaseException):
    """Raised when a run reaches one of its limits; `ending` names the limit."""

    def __init__(self, ending: str = "steps") -> None:
        self.ending = ending


def enough(alarm: int = 0, _frame: Any = None) -> None:
    """Raise Enough: the callback after the last step, and the handler of alarms."""
    raise Enough(ALARMS.get(alarm, "steps"))


class Submission:
    """The submission, and the changed copy of it that was loaded last."""

    solution: type
    """The class Solution that was loaded last."""
    returned: Any = None
    """The return value of the last run, not converted: its `repr` may hang, exit, or be huge."""

    def __init__(
        self, filename: str, method: str, *, nesting: bool = False, fills: bool = True
    ) -> None:
        """Prepare to load a file, and to call a method of its class Solution.

        With `nesting`, each run counts how many calls of a function are open at once. With `fills`,
        a recorded grid has blanks.
        """
        self.filename, self.method, self.nesting, self.fills = filename, method, nesting, fills
        self.own: tuple[Any, ...] = ()
        """The arguments of the first `load`, of the submission itself."""
        self.loaded: tuple[Any, ...] = ()
        """The arguments of the last `load`."""

    def load(self, source: str, grain: str = "", pieces: Sequence[Any] = ()) -> None:
        """Load a source with some pieces replaced. Raises whatever the file raises.

        If `grain` is given, the program counts its steps (see `steps.py`).
        """
        self.loaded = source, grain, pieces
        self.own = self.own or self.loaded
        code: CodeType | None = None
        names: dict[str, Any] = {}
        if grain:
            code = compile_changed(source, pieces, grain, self.filename)
            source = applied(source, pieces)
            names[STEP] = vars(sys.modules.get("solution", sys)).get(STEP, uncounted)
        self.solution = find_class(load(source, self.filename, code, **names), self.method)

    def reply_to(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return the reply to a message that runs the method, see `worker.py`."""
        self.returned = None  # frees the last return value
        start, steps, tape, calls = cpu_time(), None, None, None
        if "steps" in message:
            steps = Steps(message["steps"], enough, lines=message.get("grain") == "lines")
        if "record" in message:
            tape, calls = self._recorders(message)
        try:
            with ExitStack() as stack:
                stack.enter_context(steps or nullcontext())
                stack.enter_context(discarded_output() if message["quiet"] else nullcontext())
                if "clock" in message:
                    stack.enter_context(limited_time(message["seconds"], message["clock"]))
                stack.enter_context(calls or nullcontext())
                reply = self._run_message(message)
        except Enough as error:
            frames = own_frames(error, self.filename)[:DEEP]
            reply = {"ending": error.ending, "frames": frames, "cpu_seconds": cpu_time() - start}
        if calls:
            reply["calls"] = calls.to_json(self.returned)
        if tape:
            reply["tape"] = tape.to_json(plain)
            if "arguments" in reply:
                reply["arguments"][0] = plain(tape.plain_board())
        if steps:
            reply |= {"steps": steps.taken(), "lines": sorted(steps.lines)}
            reply["cpu_seconds"] = cpu_time() - start
        return reply

    def _recorders(self, message: dict[str, Any]) -> tuple[Tape | None, Calls | None]:
        """Return the recorders of writes, if the first argument is a grid, and of calls, if asked.

        The grid is replaced by its recording copy.
        """
        tape, writes, arguments = None, message["record"], message["arguments"]
        if can_record(arguments[0]):
            stop, most = (enough, writes) if writes else (None, MOST_KEPT)
            tape = Tape(arguments[0], self.filename, stop, most=most, fills=self.fills)
            arguments[0] = tape.board
        if not (calls := message["calls"]):
            return tape, None
        return tape, Calls(self.filename, tape, calls, all_counted=not writes)

    def _run_message(self, message: dict[str, Any]) -> dict[str, Any]:
        trial = "grain" in message
        if trial:  # the last program may have had other limits, or changed them
            sys.setrecursionlimit(message["recursion"])
            set_limit("RLIMIT_AS", message["memory"], for_good=False)
        try:
            if "source" in message:
                self.load(message["source"], message["grain"], message["pieces"])
            elif not trial and self.loaded != self.own:
                self.load(*self.own)
        except Enough:
            raise
        except BaseException as error:
            return {"ending": "raised", "exception": exception_words(error)}
        return self.run(message["arguments"], brief=trial)

    def run(self, arguments: list[Any], *, brief: bool = False) -> dict[str, Any]:
        """Call the method of a new Solution, and return the reply.

        With `brief`, an exception has no traceback.
        """
        with Nesting(self.filename) if self.nesting else nullcontext() as calls:
            reply = self._run(arguments, brief=brief)
        return reply | ({"nesting": calls.most, "nested": calls.function} if calls else {})

    def _run(self, arguments: list[Any], *, brief: bool) -> dict[str, Any]:
        _seed(SEED)  # random numbers are the same in every run, whatever ran before
        cpu, start = cpu_time(), _perf_counter()
        try:
            returned = getattr(self.solution(), self.method)(*arguments)
            spent = {"solve_seconds": _perf_counter() - start, "cpu_seconds": cpu_time() - cpu}
            answer = {"arguments": plain(arguments)}
            if isinstance(returned, CoroutineType):
                returned.close()  # otherwise Python warns that it was never awaited
        except Enough:
            raise
        except TooLargeError as error:
            return too_large(f"left {error}")
        except BaseException as error:
            spent = {"solve_seconds": _perf_counter() - start, "cpu_seconds": cpu_time() - cpu}
            words = {"exception": exception_words(error)}
            reply = words if brief else exception_reply(error, self.filename)
            return {"ending": "raised"} | reply | spent
        self.returned = returned
        return {"ending": "returned"} | answer | spent


def too_large(what: str) -> dict[str, Any]:
    """Return the reply for an answer that is too large."""
    return {"ending": "output", "error": what}


@contextmanager
def limited_time(seconds: float, clock: float) -> Iterator[None]:
    """Raise Enough in the block after `seconds` of CPU time, or `clock` seconds of wall time."""
    set_alarms(enough, seconds, clock)
    try:
        yield
    finally:
        set_alarms(enough, 0, 0)


@contextmanager
def discarded_output() -> Iterator[None]:
    """Discard the output of the block."""
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    try:
        send_output_to(nowhere)
        yield
    finally:
        sys.stdout.flush()
        send_output_to(kept)
        os.close(kept)
        os.close(nowhere)


def send_output_to(file: int) -> None:
    """Redirect stdout and stderr of this process to a file descriptor."""
    for number in (1, 2):
        os.dup2(file, number)
