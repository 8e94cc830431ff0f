"""The child process: loads one submission and runs it, one case after another.

It imports nothing of ours but what differs by system, and what records or counts when asked to, so
that it starts anywhere and fast; and it holds no answers. A message is one line of JSON on the
standard input this process was born with, a reply one line on its standard output. Both pipes are
moved out of the submission's way before its code is loaded.

    message  {"token", "source", "filename", "method", "seconds", "memory", "output"}   once, first;
             with "nesting": true, to count how many calls of a function are open at once
    reply    {"ending": "ready", "unlimited": [...], "lowered": {...}}    the limits are set
    reply    {"ending": "loaded" | "compile" | "raised" | "memory", "error", "exception",
              "frames": [[line, function], ...], "depth", "names": see `names.py`}
    message  {"token", "arguments": [...], "seconds"}                       again and again;
             with "record": writes and "clock", to record at most so many writes, or all for 0,
             for so many seconds by the clock, and the first "calls" of its functions; with
             "quiet": true, to throw away what is printed
    reply    {"ending": "returned", "arguments", "solve_seconds", "cpu_seconds"}
             {"ending": "raised" | "memory", "error", "exception", "frames", "depth", "names",
              both times}
             {"ending": "stopped", "cpu_seconds"}         a recorded run reached a limit
    message  {"token", "arguments", "seconds", "clock", "windows": [[first, last], ...]}
                                                          to look at the open calls after some
             writes; the reply to it has "stacks", see `stacks.py`
             each with "tape" if the writes were recorded, with "calls" if the calls were, and with
             "nesting" and "nested", the count and the function, if nested calls were counted
    message  {"token", "source", "arguments", "steps", "seconds", "clock"}
                                                          to load another source and run it;
             "steps" is the number of its lines that may begin, or 0 for no limit; without "source",
             on the one before as it is by now
    reply    as to a run, but with no traceback; with "steps", the lines that began, and "lines",
             their numbers
    message  {"token", "returned": true, "seconds"}       to describe what was returned last
    reply    {"ending": "returned", "returned"}

Every reply carries the token of the message that it answers.
"""

import json
import linecache
import os
import random
import sys
import time
import traceback
from collections.abc import Container, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import cache
from types import CoroutineType, ModuleType
from typing import Any


@contextmanager
def ours_importable() -> Iterator[None]:
    """Make `harness` importable for an import of ours; a submission must not find it."""
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.dirname(__file__))))
    try:
        yield
    finally:
        del sys.path[0]


with ours_importable():
    from harness.child.system import (
        cpu_time,
        end_with_parent,
        set_alarms,
        set_limit,
        take_signals,
    )

PRELUDE = """
from string import *
from re import *
from datetime import *
from collections import *
from heapq import *
from bisect import *
from copy import *
from math import *
from random import *
from statistics import *
from itertools import *
from functools import *
from operator import *
from io import *
from sys import *
from json import *
from builtins import *
import string, re, datetime, collections, heapq, bisect, copy, math, random
import statistics, itertools, functools, operator, io, sys, json
from typing import *

class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right
"""
"""The names LeetCode's editor has without import, in LeetCode's own order."""

DEEPEST = 6  # lists within lists that are worth sending
MOST_VALUES = 100_000  # a thousand boards have 91,002
LONGEST_TEXT = 200
LONGEST_TRACEBACK = 16_000  # characters
LONGEST_WORDS = 200  # characters of a reason
DEEP = 500  # frames that are kept of each end of a traceback
RECURSION = 20_000
"""The recursion limit. Python's own is 1,000, and LeetCode is reported to set 550,000; but endless
recursion, which is much more common than recursion so deep, should fail soon."""
STACK = 120 * 2**20  # bytes: recursion through C code needs more than the usual 8 MiB
RESERVED = 4 * 2**30
"""Bytes of address space that a process may reserve, if that is more than the memory it may use:
threads and numpy reserve far more than they use."""

# The submission may replace these under their own names, so they are kept under ours.
_perf_counter = time.perf_counter
_seed = random.seed
_type, _len, _repr, _list, _str, _int, _flat = type, len, repr, list, str, int, (bool, float)


def leetcode_names(source: str) -> dict[str, Any]:
    """Return a namespace with the names of LeetCode's prelude."""
    names = sys.modules["solution"] = ModuleType("solution")
    names.__dict__.update(prelude())
    if "Sorted" in source:  # slow to import, and few submissions ask for it
        with suppress(ImportError):
            exec("from sortedcontainers import *", names.__dict__)
    return names.__dict__


@cache
def prelude() -> dict[str, Any]:
    """Run LeetCode's prelude once, and return its names: many sources may be loaded."""
    names = ModuleType("solution").__dict__
    exec(PRELUDE, names)
    return names


def load(source: str, filename: str) -> dict[str, Any]:
    """Run a submission's file and return its namespace. Raises whatever the file raises."""
    linecache.cache[filename] = (
        len(source),
        None,
        [line + "\n" for line in source.split("\n")],
        filename,
    )
    code = compile(source, filename, "exec", dont_inherit=True)
    names = leetcode_names(source)
    _seed(0)
    exec(code, names)
    return names


def find_class(names: dict[str, Any], method: str) -> type:
    """Return the class Solution. Raises AttributeError if it or its method is missing."""
    if "Solution" not in names:
        there = [
            name
            for name, value in names.items()
            if getattr(value, "__module__", "") == "solution" and f"class {name}" not in PRELUDE
        ]
        raise AttributeError(
            "the file has no class Solution" + "; it has " * bool(there) + ", ".join(there)
        )
    if not hasattr(names["Solution"], method):
        there = [name for name in vars(names["Solution"]) if not name.startswith("__")]
        raise AttributeError(
            f"class Solution has no method {method}; it has {', '.join(there) or 'none'}"
        )
    solution: type = names["Solution"]
    return solution


def main() -> None:
    """Answer messages until the parent closes the pipe, or kills this process."""
    take_signals()
    forget_ours()
    messages, send = take_pipes()
    exec(PRELUDE, {})  # imported by the time that the submission comes, which may take a while
    setup = json.loads(messages.readline())
    token, own_pid = {"token": setup["token"]}, os.getpid()
    end_with_parent()
    send({"ending": "ready"} | limit_resources(setup) | token)
    filename, method, nesting = setup["filename"], setup["method"], setup["nesting"]
    try:
        solution = find_class(load(setup["source"], filename), method)
    except BaseException as error:
        send(failure(error, filename, compiling=True) | token)
        return
    send({"ending": "loaded"} | token)
    returned: Any = None
    for line in messages:
        message = json.loads(line)
        limit_cpu(message["seconds"])
        if "returned" in message:
            reply = {"ending": "returned", "returned": plain(returned)}
        elif "windows" in message:
            call = solution, method, message["arguments"], filename
            reply = watch(*call, message["windows"], message["seconds"], message["clock"])
        elif "steps" in message:
            reply, solution = try_change(message, solution, filename, method)
        else:
            returned = None  # what the case before returned goes before this one begins
            call = solution, method, message["arguments"], filename
            if "record" in message:
                limits = message["record"], message["seconds"], message["clock"]
                reply, returned = record(*call, *limits, message["calls"], nesting=nesting)
            else:
                with discarded_output() if message["quiet"] else nullcontext():
                    reply, returned = run(*call, nesting=nesting)
        if os.getpid() != own_pid:
            os._exit(0)  # a fork that came back: only the process that got the message may reply
        send(reply | {"token": message["token"]})


def forget_ours(kept: Container[str] = ()) -> None:
    """Take what this module has imported of ours away from the submission's eyes.

    Modules with these names are kept: `kata run` calls us in a process that needs them.
    """
    for name in [name for name in sys.modules if name.partition(".")[0] == "harness"]:
        if name not in kept:
            del sys.modules[name]


def run(
    solution: type,
    method: str,
    arguments: list[Any],
    filename: str,
    *,
    nesting: bool = False,
    brief: bool = False,
) -> tuple[dict[str, Any], Any]:
    """Call the method of a fresh Solution. Return a reply on what happened, and what it returned.

    What it returned is not looked at: its repr may hang, exit, or be huge.
    """
    if nesting:
        with ours_importable():
            from harness.child.nesting import Nesting
        with Nesting(filename) as calls:
            reply, returned = run(solution, method, arguments, filename)
        return reply | {"nesting": calls.most, "nested": calls.function}, returned
    _seed(0)  # random numbers are the same in every run, whatever ran before
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
        return {"ending": "raised"} | told | spent, None
    return {"ending": "returned"} | answer | spent, returned


class Enough(BaseException):
    """A recorded run has reached its limit of time or writes."""


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
    nesting: bool = False,
) -> tuple[dict[str, Any], Any]:
    """Run with the first argument replaced by a grid that records what happens to it.

    A run that writes more than `writes` (0 for no limit), or takes more CPU time than `seconds` or
    longer than `clock`, is stopped, so that it can still send what it wrote. The first `calls` of
    the submission's own functions are recorded, too.
    """
    with ours_importable():
        from harness.child import recorder
        from harness.child.calls import Calls
    if not recorder.can_record(arguments[0]):
        return {"ending": "stopped"}, None
    stop, first = (enough, writes) if writes else (None, recorder.FIRST)
    tape = recorder.Tape(arguments[0], filename, stop, first=first)
    arguments = [tape.board, *arguments[1:]]
    called = Calls(filename, tape.board, lambda: len(tape.words), calls)
    reply: dict[str, Any] = {"ending": "stopped"}
    returned, cpu = None, cpu_time()
    with suppress(Enough):
        set_alarms(enough, seconds, clock)
        try:
            with called if calls else nullcontext():
                reply, returned = run(solution, method, arguments, filename, nesting=nesting)
        finally:
            set_alarms(enough, 0, 0)
    reply.setdefault("cpu_seconds", cpu_time() - cpu)
    if "arguments" in reply:
        reply["arguments"][0] = plain(tape.plain_board())
    reply |= {"calls": called.to_json()} if calls else {}
    return reply | {"tape": tape.to_json(plain)}, returned


def watch(
    solution: type,
    method: str,
    arguments: list[Any],
    filename: str,
    windows: list[list[int]],
    seconds: float,
    clock: float,
) -> dict[str, Any]:
    """Run as `record` does, up to the end of some windows of writes. Return their open calls."""
    with ours_importable():
        from harness.child import recorder, stacks
    if not recorder.can_record(arguments[0]):
        return {"ending": "stopped"}
    tape = stacks.StackTape(arguments[0], filename, windows, enough)
    with suppress(Enough), discarded_output():
        set_alarms(enough, seconds, clock)
        try:
            run(solution, method, [tape.board, *arguments[1:]], filename)
        finally:
            sys.setprofile(None)
            set_alarms(enough, 0, 0)
    return {"ending": "stopped", "stacks": tape.stacks_to_json()}


def try_change(
    message: dict[str, Any], solution: type, filename: str, method: str
) -> tuple[dict[str, Any], type]:
    """Run a changed source, for so many steps. Return a reply, and the class that was run.

    A message without a source is on the class of the last one.
    """
    with ours_importable():
        from harness.child.steps import Steps
    steps, start = Steps(filename, message["steps"], enough), cpu_time()
    reply: dict[str, Any] = {"ending": "stopped"}
    with suppress(Enough), discarded_output():
        set_alarms(enough, message["seconds"], message["clock"])
        try:
            with steps:
                if "source" in message:
                    solution = find_class(load(message["source"], filename), method)
                reply, _ = run(solution, method, message["arguments"], filename, brief=True)
        except Enough:
            raise
        except BaseException as error:
            reply = {"ending": "raised", "exception": exception_words(error)}
        finally:
            set_alarms(enough, 0, 0)
    spent = {"cpu_seconds": cpu_time() - start, "steps": message["steps"] - steps.left}
    return reply | spent | {"lines": sorted(steps.lines)}, solution


@contextmanager
def discarded_output() -> Iterator[None]:
    """Throw away what is printed."""
    kept, nowhere = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    try:
        for number in (1, 2):
            os.dup2(nowhere, number)
        yield
    finally:
        sys.stdout.flush()
        for number in (1, 2):
            os.dup2(kept, number)


def enough(_number: int = 0, _frame: Any = None) -> None:
    """Stop a recorded run."""
    raise Enough


def failure(error: BaseException, filename: str, *, compiling: bool = False) -> dict[str, Any]:
    """Return the reply for an exception. Called in the function that caught the exception."""
    ending = "raised"
    if isinstance(error, MemoryError):
        ending = "memory"
        traceback.clear_frames(error.__traceback__)  # lets go of what filled the memory
    elif compiling and isinstance(error, SyntaxError | ValueError):
        caught_in = error.__traceback__
        by_load = caught_in.tb_next if caught_in else None
        if by_load and by_load.tb_next is None:  # no line of the submission ran
            ending = "compile"
    frames = own_frames(error, filename)
    return {
        "ending": ending,
        "error": own_traceback(error, filename),
        "exception": exception_words(error),
        "frames": frames if len(frames) <= 2 * DEEP else frames[:DEEP] + frames[-DEEP:],
        "depth": len(frames),
        "names": own_names(error, filename),
    }


def own_frames(error: BaseException, filename: str) -> list[tuple[int, str]]:
    """Return line and function of the submission's own frames in a traceback, the deepest last."""
    if isinstance(error, SyntaxError) and error.filename == filename:
        return [(error.lineno or 0, "")]
    frames, link = [], error.__traceback__
    while link:
        if link.tb_frame.f_code.co_filename == filename:
            frames.append((link.tb_lineno, link.tb_frame.f_code.co_name))
        link = link.tb_next
    return frames


def own_names(error: BaseException, filename: str) -> list[tuple[str, str, int, str]]:
    """Return the names of the submission's frame that an exception came from; see `names`."""
    try:
        there = set(sys.modules)
        with ours_importable():
            from harness.child.names import names_at
        forget_ours(there)
        return names_at(error, filename)
    except BaseException:  # for want of memory, or of depth
        return []


def exception_words(error: BaseException) -> str:
    """Return the type of an exception and the first words of its message."""
    kind = type(error)
    ours = kind.__module__ in ("builtins", "solution", "__main__")
    name = kind.__qualname__ if ours else f"{kind.__module__}.{kind.__qualname__}"
    try:
        message = error.msg if isinstance(error, SyntaxError) else _str(error)
        first = next((line.strip() for line in message.splitlines() if line.strip()), "")
    except BaseException:  # `__str__` is theirs
        return f"{name}, whose message cannot be read"
    words = f"{name}: {first}" if first else name
    return words if _len(words) <= LONGEST_WORDS else words[: LONGEST_WORDS - 2] + " …"


def own_traceback(error: BaseException, filename: str) -> str:
    """Return the traceback, cut to the submission's own lines."""
    try:
        shorten(error.__traceback__)
        whole = link = traceback.TracebackException.from_exception(error)
        while link:
            own = [frame for frame in link.stack if frame.filename == filename]
            link.stack = traceback.StackSummary.from_list(own)
            link = link.__cause__ or link.__context__  # type: ignore[assignment]
        return "".join(whole.format())[-LONGEST_TRACEBACK:]
    except BaseException:  # formatting can fail: in `__str__`, or for want of memory
        return type(error).__name__


def shorten(traceback: Any) -> None:
    """Cut the middle out of a traceback that is thousands deep: formatting it takes seconds."""
    depth, link = 0, traceback
    while link:
        depth, link = depth + 1, link.tb_next
    if depth > 2 * DEEP:
        links = [traceback]
        for _ in range(depth - 1):
            links.append(links[-1].tb_next)
        links[DEEP].tb_next = links[-DEEP]


def plain(value: Any) -> Any:
    """Return a value that JSON can carry: exact types as they are, all else by type and repr."""
    left = MOST_VALUES

    def flatten(value: Any, depth: int) -> Any:
        nonlocal left
        left -= 1
        kind = _type(value)
        if value is None or kind in _flat:
            return value
        if kind is _str and _len(value) < LONGEST_TEXT:
            return value
        if kind is _int and -(2**63) < value < 2**63:
            return value
        if kind is _list and depth and _len(value) <= left:
            return [flatten(item, depth - 1) for item in value]
        try:  # no repr of a list: lists that contain others often enough have one without end
            text = f"with {_len(value)} items" if kind is _list else _repr(value)[:LONGEST_TEXT]
        except Exception:
            text = "?"
        return {"type": kind.__name__, "text": text}

    return flatten(value, DEEPEST)


def take_pipes() -> tuple[Any, Any]:
    """Move the pipes out of the way. Return the messages, and a function that sends a reply.

    Afterwards the standard input is empty, and both output streams go where the parent looks for
    what was printed.
    """
    messages = os.fdopen(os.dup(0), encoding="utf-8")
    replies = os.dup(1)
    empty = os.open(os.devnull, os.O_RDONLY)
    os.dup2(empty, 0)
    os.close(empty)
    os.dup2(2, 1)
    stdout, flush, write, encode = sys.stdout, sys.stdout.flush, os.write, json.JSONEncoder().encode
    stdout.reconfigure(line_buffering=True, errors="backslashreplace")  # type: ignore[union-attr]

    def send(reply: dict[str, Any]) -> None:
        with suppress(Exception):  # the submission may have closed it
            flush()
        line = encode(reply).encode() + b"\n"
        while line:
            line = line[write(replies, line) :]

    return messages, send


def limit_resources(setup: dict[str, Any]) -> dict[str, Any]:
    """Set this process's own limits.

    Returns the names of those that this system lacks, and the sizes of those that it has set lower
    than was asked for.
    """
    sys.setrecursionlimit(RECURSION)
    lacking, lowered = [], {}
    for name, limit, size in (
        ("memory", "RLIMIT_AS", max(setup["memory"], RESERVED)),
        ("output", "RLIMIT_FSIZE", setup["output"]),
        ("core dumps", "RLIMIT_CORE", 0),
    ):
        allowed = set_limit(limit, size, for_good=True)
        if allowed is None:
            lacking.append(name)
        elif allowed < size:
            lowered[name] = allowed
    set_limit("RLIMIT_STACK", STACK, for_good=False)
    return {"unlimited": lacking, "lowered": lowered}


def limit_cpu(seconds: float) -> None:
    """End this process some time after the parent should have, in case the parent is gone."""
    set_limit("RLIMIT_CPU", int(time.process_time() + seconds + 5), for_good=False)


if __name__ == "__main__":
    main()
