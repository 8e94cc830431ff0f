"""Runs the method of a new Solution: unchanged, recorded, or from a changed source."""

import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from types import CoroutineType
from typing import Any, NamedTuple

from harness.child.exception_reply import DEEP, exception_reply, exception_words, own_frames
from harness.child.leetcode import SEED, find_class, load
from harness.child.ours import ours_importable
from harness.child.plain import TooLargeError, plain
from harness.child.system import ALARMS, cpu_time, set_alarms

_perf_counter, _seed = time.perf_counter, random.seed
"""Aliases, because the submission may replace the originals."""


class Outcome(NamedTuple):
    """The outcome of one message of the judge."""

    reply: dict[str, Any]
    solution: type
    """The class that was run."""
    returned: Any = None
    """The method's return value, not converted: its `repr` may hang, exit, or be huge."""


class Enough(BaseException):
    """Raised when a run reaches its own limit; `ending` names the limit."""

    def __init__(self, ending: str = "steps") -> None:
        self.ending = ending


def enough(alarm: int = 0, _frame: Any = None) -> None:
    """Raise Enough: the callback after the last step, and the handler of alarms."""
    raise Enough(ALARMS.get(alarm, "steps"))


def run(
    solution: type,
    method: str,
    arguments: list[Any],
    filename: str,
    *,
    nesting: bool = False,
    brief: bool = False,
) -> Outcome:
    """Call the method of a new Solution, and return its outcome.

    With `brief`, an exception has no traceback.
    """
    if nesting:
        with ours_importable():
            from harness.child.nesting import Nesting
        with Nesting(filename) as calls:
            outcome = run(solution, method, arguments, filename, brief=brief)
        nested = {"nesting": calls.most, "nested": calls.function}
        return outcome._replace(reply=outcome.reply | nested)
    _seed(SEED)  # random numbers are the same in every run, whatever ran before
    cpu, start = cpu_time(), _perf_counter()
    try:
        returned = getattr(solution(), method)(*arguments)
        spent = {"solve_seconds": _perf_counter() - start, "cpu_seconds": cpu_time() - cpu}
        answer = {"arguments": plain(arguments)}
        if isinstance(returned, CoroutineType):
            returned.close()  # otherwise Python warns that it was never awaited
    except Enough:
        raise
    except TooLargeError as error:
        return Outcome(too_large(f"left {error}"), solution)
    except BaseException as error:
        spent = {"solve_seconds": _perf_counter() - start, "cpu_seconds": cpu_time() - cpu}
        reply = {"exception": exception_words(error)} if brief else exception_reply(error, filename)
        return Outcome({"ending": "raised"} | reply | spent, solution)
    return Outcome({"ending": "returned"} | answer | spent, solution, returned)


def too_large(what: str) -> dict[str, Any]:
    """Return the reply for an answer that is too large."""
    return {"ending": "output", "error": what}


def run_until_stopped(run_it: Callable[[], Outcome], solution: type, filename: str) -> Outcome:
    """Return the outcome of a run; if the run's own limit stopped it, the reply has its frames."""
    start = cpu_time()
    try:
        return run_it()
    except Enough as error:
        frames = own_frames(error, filename)[:DEEP]
        stopped = {"ending": error.ending, "frames": frames, "cpu_seconds": cpu_time() - start}
        return Outcome(stopped, solution)


def record(
    solution: type,
    method: str,
    arguments: list[Any],
    filename: str,
    writes: int,
    seconds: float,
    clock: float,
    calls: int,
    *,
    nesting: bool,
) -> Outcome:
    """Run the method, and record its calls, and the writes to its first argument if it is a grid.

    The run is stopped after `writes` writes (0 for no limit), `seconds` of CPU time, or `clock`
    seconds of wall time; its reply still has the recording. `calls` is the number of calls to
    record.
    """
    with ours_importable():
        from harness.child import recorder
        from harness.child.calls import Calls
    tape = None
    if recorder.can_record(arguments[0]):
        stop, most = (enough, writes) if writes else (None, recorder.MOST_KEPT)
        tape = recorder.Tape(arguments[0], filename, stop, most=most)
        arguments = [tape.board, *arguments[1:]]
    board = tape.board if tape else None
    called = Calls(
        filename, board, lambda: tape.writes if tape else 0, calls, all_counted=not writes
    )

    def run_it() -> Outcome:
        with limited_time(seconds, clock), called if calls else nullcontext():
            return run(solution, method, arguments, filename, nesting=nesting)

    outcome = run_until_stopped(run_it, solution, filename)
    reply = outcome.reply | ({"calls": called.to_json(outcome.returned)} if calls else {})
    if tape:
        reply["tape"] = tape.to_json(plain)
    if tape and "arguments" in reply:
        reply["arguments"][0] = plain(tape.plain_board())
    return outcome._replace(reply=reply)


def try_source(
    message: dict[str, Any], solution: type, filename: str, method: str, *, nesting: bool
) -> Outcome:
    """Run a changed source, which counts its steps of a grain.

    If the message has no source, run `solution` again.
    """
    with ours_importable():
        from harness.child.patch import applied, changed_code
        from harness.child.steps import STEP, uncounted
    made = solution

    def run_it() -> Outcome:
        nonlocal made
        with limited_time(message["seconds"], message["clock"]):
            try:
                if "source" in message:
                    change = message["source"], message["pieces"]
                    code, source = (
                        changed_code(*change, message["grain"], filename),
                        applied(*change),
                    )
                    counted = {STEP: vars(sys.modules["solution"]).get(STEP, uncounted)}
                    made = find_class(load(source, filename, code, **counted), method)
                call = made, method, message["arguments"], filename
                return run(*call, nesting=nesting, brief=True)
            except Enough:
                raise
            except BaseException as error:
                return Outcome({"ending": "raised", "exception": exception_words(error)}, made)

    return run_until_stopped(run_it, solution, filename)._replace(solution=made)


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
