"""Runs the method of a fresh Solution: as it is, recorded, watched, or for so many steps."""

import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from types import CoroutineType
from typing import Any, NamedTuple

from harness.child.failure import DEEP, exception_words, failure, own_frames
from harness.child.leetcode import SEED, find_class, load
from harness.child.ours import ours_importable
from harness.child.plain import plain
from harness.child.system import cpu_time, set_alarms

_perf_counter, _seed = time.perf_counter, random.seed
"""Our own names for these: the submission may replace the originals."""


class Outcome(NamedTuple):
    """All that one message brought, so that no value of another run can be taken for its own."""

    reply: dict[str, Any]
    solution: type
    """The class that was run."""
    returned: Any = None
    """The value that the method returned. It is not looked at: its repr may hang, exit, or be huge.
    """


class Enough(BaseException):
    """A recorded run has reached its limit of time or writes."""


def enough(*_: Any) -> None:
    """Stop a recorded run."""
    raise Enough


def run(
    solution: type,
    method: str,
    arguments: list[Any],
    filename: str,
    *,
    nesting: bool = False,
    brief: bool = False,
) -> Outcome:
    """Call the method of a fresh Solution. Return a reply on what happened, and what it returned.

    For `brief`, an exception has no traceback.
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
            returned.close()  # or Python warns that it was never awaited, and blames a line of ours
    except Enough:
        raise
    except BaseException as error:
        spent = {"solve_seconds": _perf_counter() - start, "cpu_seconds": cpu_time() - cpu}
        told = {"exception": exception_words(error)} if brief else failure(error, filename)
        return Outcome({"ending": "raised"} | told | spent, solution)
    return Outcome({"ending": "returned"} | answer | spent, solution, returned)


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
    """Run with the first argument replaced by a grid that records what happens to it.

    A run that writes more than `writes` (0 for no limit), or takes more CPU time than `seconds` or
    longer than `clock`, is stopped, so that it can still send what it wrote, and where it was. The
    first `calls` of the submission's own functions are recorded, too.
    """
    with ours_importable():
        from harness.child import recorder
        from harness.child.calls import Calls
    if not recorder.can_record(arguments[0]):
        return Outcome({"ending": "stopped"}, solution)
    stop, first = (enough, writes) if writes else (None, recorder.FIRST)
    tape = recorder.Tape(arguments[0], filename, stop, first=first)
    arguments = [tape.board, *arguments[1:]]
    called = Calls(filename, tape.board, lambda: len(tape.words), calls)
    outcome, cpu = Outcome({"ending": "stopped"}, solution), cpu_time()
    try:
        with limited_time(seconds, clock), called if calls else nullcontext():
            outcome = run(solution, method, arguments, filename, nesting=nesting)
    except Enough as error:
        outcome.reply["frames"] = own_frames(error, filename)[:DEEP]
    reply = outcome.reply
    reply.setdefault("cpu_seconds", cpu_time() - cpu)
    if "arguments" in reply:
        reply["arguments"][0] = plain(tape.plain_board())
    reply |= {"calls": called.to_json()} if calls else {}
    return outcome._replace(reply=reply | {"tape": tape.to_json(plain)})


def watch(
    solution: type,
    method: str,
    arguments: list[Any],
    filename: str,
    windows: list[list[int]],
    seconds: float,
    clock: float,
) -> Outcome:
    """Run as `record` does, up to the end of some windows of writes. Return their open calls."""
    with ours_importable():
        from harness.child import recorder, stacks
    if not recorder.can_record(arguments[0]):
        return Outcome({"ending": "stopped"}, solution)
    tape = stacks.StackTape(arguments[0], filename, windows, enough)
    with suppress(Enough), discarded_output(), limited_time(seconds, clock):
        try:
            run(solution, method, [tape.board, *arguments[1:]], filename)
        finally:
            sys.setprofile(None)
    return Outcome({"ending": "stopped", "stacks": tape.stacks_to_json()}, solution)


def try_change(
    message: dict[str, Any], solution: type, filename: str, method: str, *, nesting: bool
) -> Outcome:
    """Run a changed source, for so many steps.

    A message without a source is on the class of the last one.
    """
    with ours_importable():
        from harness.child.steps import STEP, Steps, with_steps
    steps, start = Steps(message["steps"], enough), cpu_time()
    outcome = Outcome({"ending": "stopped"}, solution)
    with suppress(Enough), discarded_output(), limited_time(message["seconds"], message["clock"]):
        try:
            with steps:
                if "source" in message:
                    source, counted = message["source"], {STEP: steps.count}
                    tree = with_steps(source, lines=message["lines"]) if message["steps"] else None
                    solution = find_class(load(source, filename, tree, **counted), method)
                    outcome = outcome._replace(solution=solution)
                call = solution, method, message["arguments"], filename
                outcome = run(*call, nesting=nesting, brief=True)
        except BaseException as error:
            if not isinstance(error, Enough):
                reply = {"ending": "raised", "exception": exception_words(error)}
                outcome = outcome._replace(reply=reply)
    spent = {"cpu_seconds": cpu_time() - start, "steps": steps.taken()}
    return outcome._replace(reply=outcome.reply | spent | {"lines": sorted(steps.lines)})


@contextmanager
def limited_time(seconds: float, clock: float) -> Iterator[None]:
    """Stop what runs in the block after some CPU time, or after some time by the clock."""
    set_alarms(enough, seconds, clock)
    try:
        yield
    finally:
        set_alarms(enough, 0, 0)


@contextmanager
def discarded_output() -> Iterator[None]:
    """Throw away what is printed."""
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
    """Have what this process prints written to a file that is open."""
    for number in (1, 2):
        os.dup2(file, number)
