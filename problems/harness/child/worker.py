"""The child process: loads one submission and runs it, one case after another.

It imports nothing of ours but the recorder, and that when it is asked to record, so that it starts
anywhere and fast; and it knows no answer. A frame is one line of JSON. Frames come in on the
standard input and go out on the standard output this process was born with; both are moved out of
the submission's way before its code is loaded.

    in   {"token", "source", "filename", "method", "seconds", "memory", "output"}   once, first
    out  {"ending": "ready", "unlimited": [...]}          the limits are set, but for those named
    out  {"ending": "loaded" | "compile" | "raised" | "memory", "error"}
    in   {"token", "arguments": [...], "record": seconds, "most": writes}   again and again
    out  {"ending": "returned", "arguments", "returned", "solve_seconds", "cpu_seconds"}
         {"ending": "raised" | "memory", "error", "solve_seconds", "cpu_seconds"}
         with "tape" where the writes were to be recorded, and {"ending": "stopped", "tape"} where
         that took all of its time

Every frame that goes out carries the token of the request that it answers.
"""

import json
import linecache
import os
import random
import signal
import sys
import time
import traceback
from contextlib import suppress
from types import CoroutineType, ModuleType
from typing import Any

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

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
MOST_VALUES = 20_000
LONGEST_TEXT = 200
LONGEST_STORY = 16_000  # characters of a traceback

# What the submission may replace under its own name, kept under ours.
perf_counter = time.perf_counter
thread_time, usage = time.thread_time, resource and resource.getrusage
draw_again = random.seed
kind_of, length, looks, LIST, STR, INT, FLAT = type, len, repr, list, str, int, (bool, float)


def cpu_time() -> float:
    """Seconds of CPU that this process has used, in all of its threads where that can be known.

    `process_time` is coarse on Linux as soon as CPU time is limited.
    """
    if not usage:
        return thread_time()
    used = usage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def leetcode_names(source: str) -> dict[str, Any]:
    """A namespace with the names of LeetCode's prelude."""
    names = sys.modules["solution"] = ModuleType("solution")
    exec(PRELUDE, names.__dict__)
    if "Sorted" in source:  # slow to import, and few submissions ask for it
        with suppress(ImportError):
            exec("from sortedcontainers import *", names.__dict__)
    return names.__dict__


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
    draw_again(0)
    exec(code, names)
    return names


def find_class(names: dict[str, Any], method: str) -> type:
    """The class Solution. Raises AttributeError when it, or its method, is not there."""
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
    """Serve frames until the parent closes the pipe, or kills this process."""
    requests, send = take_pipes()
    setup = json.loads(requests.readline())
    mark, myself = {"token": setup["token"]}, os.getpid()
    send({"ending": "ready", "unlimited": limit_resources(setup)} | mark)
    filename, method = setup["filename"], setup["method"]
    try:
        solution = find_class(load(setup["source"], filename), method)
    except BaseException as error:
        send(failure(error, filename, compiling=True) | mark)
        return
    send({"ending": "loaded"} | mark)
    watch_rows = False  # most never touch the list of rows, and are read faster so
    for line in requests:
        request = json.loads(line)
        call = solution, method, request["arguments"], filename
        seconds, most = request["record"], request["most"]
        limit_cpu(2 * seconds or setup["seconds"])  # what is recorded may have to run twice
        if not seconds:
            frame = run(*call)
        else:
            frame = record(*call, seconds, most, watch_rows=watch_rows)
            if frame.pop("rows_replaced", False) and not watch_rows:
                # once more from the start, with a watch on the rows from now on
                watch_rows = True
                with suppress(Exception):  # if it does not load again, it stays as it was seen
                    solution = find_class(load(setup["source"], filename), method)
                    call = solution, method, request["arguments"], filename
                    frame = record(*call, seconds, most, watch_rows=True)
                    frame.pop("rows_replaced", None)
        if os.getpid() != myself:
            os._exit(0)  # a fork that came back: only the process that was asked may answer
        send(frame | {"token": request["token"]})


def run(solution: type, method: str, arguments: list[Any], filename: str) -> dict[str, Any]:
    """Call the method of a fresh Solution and tell what happened, in a frame."""
    draw_again(0)  # chance takes the same way in every run, whatever ran before
    cpu, start = cpu_time(), perf_counter()
    try:
        returned = getattr(solution(), method)(*arguments)
        spent = {"solve_seconds": perf_counter() - start, "cpu_seconds": cpu_time() - cpu}
        answer = {"arguments": plain(arguments), "returned": plain(returned)}
        if isinstance(returned, CoroutineType):
            returned.close()  # or Python warns that nobody awaited it, and blames a line of ours
    except Enough:
        raise
    except BaseException as error:
        spent = {"solve_seconds": perf_counter() - start, "cpu_seconds": cpu_time() - cpu}
        return failure(error, filename) | spent
    return {"ending": "returned"} | answer | spent


class Enough(BaseException):
    """A recorded run has taken all of its time."""


def record(
    solution: type,
    method: str,
    arguments: list[Any],
    filename: str,
    seconds: float,
    most: int,
    *,
    watch_rows: bool,
) -> dict[str, Any]:
    """Run with the first argument replaced by a grid that writes down what happens to it.

    A run that takes longer, or writes more than `most` (0: no matter), is stopped, so that it can
    still tell what it wrote. The frame also tells whether rows were replaced, which only a run
    with `watch_rows` sees when it happens.
    """
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.dirname(__file__))))
    from harness.child import recorder

    del sys.path[0]
    if not recorder.can_record(arguments[0]):
        return {"ending": "stopped"}
    stop = enough if most else None
    tape = recorder.Tape(arguments[0], filename, most, stop, watch_rows=watch_rows)
    arguments = [tape.board, *arguments[1:]]
    try:
        set_alarm(seconds)
        try:
            frame = run(solution, method, arguments, filename)
        finally:
            set_alarm(0)
    except Enough:
        frame = {"ending": "stopped"}
    replaced = frame["ending"] != "stopped" and tape.has_other_rows()
    if "arguments" in frame:
        frame["arguments"][0] = plain(tape.plain_board())
    tape.stop = None  # it is told as it is
    return frame | {"tape": tape.told(plain), "rows_replaced": replaced}


def set_alarm(seconds: float) -> None:
    """Have `enough` called after some seconds, or no more; where this system has alarms."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, enough if seconds else signal.SIG_IGN)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def enough(_number: int = 0, _frame: Any = None) -> None:
    """Stop a recorded run."""
    raise Enough


def failure(error: BaseException, filename: str, *, compiling: bool = False) -> dict[str, Any]:
    """A frame for an exception. It is called in the function that caught the exception."""
    ending = "raised"
    if isinstance(error, MemoryError):
        ending = "memory"
        traceback.clear_frames(error.__traceback__)  # lets go of what filled the memory
    elif compiling and isinstance(error, SyntaxError | ValueError):
        caught_in = error.__traceback__
        by_load = caught_in.tb_next if caught_in else None
        if by_load and by_load.tb_next is None:  # no line of the submission ran
            ending = "compile"
    return {"ending": ending, "error": told(error, filename)}


def told(error: BaseException, filename: str) -> str:
    """The traceback, cut to the submission's own lines."""
    try:
        story = link = traceback.TracebackException.from_exception(error)
        while link:
            own = [frame for frame in link.stack if frame.filename == filename]
            link.stack = traceback.StackSummary.from_list(own)
            link = link.__cause__ or link.__context__  # type: ignore[assignment]
        return "".join(story.format())[-LONGEST_STORY:]
    except BaseException:  # an exception can fail at being told: in __str__, or for want of memory
        return type(error).__name__


def plain(value: Any) -> Any:
    """A value as JSON keeps it apart: exact types only, everything else by type and looks."""
    left = MOST_VALUES

    def told(value: Any, depth: int) -> Any:
        nonlocal left
        left -= 1
        kind = kind_of(value)
        if value is None or kind in FLAT:
            return value
        if kind is STR and length(value) < LONGEST_TEXT:
            return value
        if kind is INT and -(2**63) < value < 2**63:
            return value
        if kind is LIST and depth and length(value) <= left:
            return [told(item, depth - 1) for item in value]
        try:  # a list is not shown: one that holds others often enough has looks without end
            text = f"with {length(value)} items" if kind is LIST else looks(value)[:LONGEST_TEXT]
        except Exception:
            text = "?"
        return {"type": kind.__name__, "text": text}

    return told(value, DEEPEST)


def take_pipes() -> tuple[Any, Any]:
    """Move the frames' pipes out of the way. Returns the requests and a function that sends.

    Afterwards the standard input is empty, and both output streams go where the parent looks for
    prints.
    """
    requests = os.fdopen(os.dup(0), encoding="utf-8")
    frames = os.dup(1)
    empty = os.open(os.devnull, os.O_RDONLY)
    os.dup2(empty, 0)
    os.close(empty)
    os.dup2(2, 1)
    stdout, flush, write, encode = sys.stdout, sys.stdout.flush, os.write, json.JSONEncoder().encode
    stdout.reconfigure(line_buffering=True, errors="backslashreplace")  # type: ignore[union-attr]

    def send(frame: dict[str, Any]) -> None:
        with suppress(Exception):  # the submission may have closed it
            flush()
        line = encode(frame).encode() + b"\n"
        while line:
            line = line[write(frames, line) :]

    return requests, send


def limit_resources(setup: dict[str, Any]) -> list[str]:
    """Set this process's own limits. Returns the names of those that this system lacks."""
    lacking = []
    for name, limit, value in (
        ("memory", "RLIMIT_AS", setup["memory"]),
        ("output", "RLIMIT_FSIZE", setup["output"]),
        ("core dumps", "RLIMIT_CORE", 0),
    ):
        try:
            number = getattr(resource, limit)
            hard = resource.getrlimit(number)[1]
            least = value if hard == resource.RLIM_INFINITY else min(value, hard)
            resource.setrlimit(number, (least, least))
        except (AttributeError, ValueError, OSError):
            lacking.append(name)
    return lacking


def limit_cpu(seconds: float) -> None:
    """End this process some time after the parent should have, in case there is none any more."""
    if resource:
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        wanted = int(time.process_time() + seconds + 5)
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


if __name__ == "__main__":
    main()
