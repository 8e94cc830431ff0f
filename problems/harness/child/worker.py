"""The child process: loads one submission and runs it, one case after another.

It imports nothing of ours but the recorder, and that only to record, so that it starts anywhere and
fast; and it holds no answers. A message is one line of JSON on the standard input this process was
born with, a reply one line on its standard output. Both pipes are moved out of the submission's way
before its code is loaded.

    message  {"token", "source", "filename", "method", "seconds", "memory", "output"}   once, first
    reply    {"ending": "ready", "unlimited": [...]}      the limits are set, except those named
    reply    {"ending": "loaded" | "compile" | "raised" | "memory", "error"}
    message  {"token", "arguments": [...], "seconds", "record": bool, "writes"}   again and again
    reply    {"ending": "returned", "arguments", "returned", "solve_seconds", "cpu_seconds"}
             {"ending": "raised" | "memory", "error", "solve_seconds", "cpu_seconds"}
             {"ending": "stopped"}                        a recorded run reached a limit
             each with "tape" if the writes were recorded

Every reply carries the token of the message that it answers.
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
LONGEST_TRACEBACK = 16_000  # characters

# The submission may replace these under their own names, so they are kept under ours.
_perf_counter = time.perf_counter
_thread_time, _usage = time.thread_time, resource and resource.getrusage
_seed = random.seed
_type, _len, _repr, _list, _str, _int, _flat = type, len, repr, list, str, int, (bool, float)


def cpu_time() -> float:
    """Return the seconds of CPU that this process has used, in all threads if that is known.

    `process_time` is coarse on Linux as soon as CPU time is limited.
    """
    if not _usage:
        return _thread_time()
    used = _usage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def leetcode_names(source: str) -> dict[str, Any]:
    """Return a namespace with the names of LeetCode's prelude."""
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
    messages, send = take_pipes()
    setup = json.loads(messages.readline())
    token, own_pid = {"token": setup["token"]}, os.getpid()
    send({"ending": "ready", "unlimited": limit_resources(setup)} | token)
    filename, method = setup["filename"], setup["method"]
    try:
        solution = find_class(load(setup["source"], filename), method)
    except BaseException as error:
        send(failure(error, filename, compiling=True) | token)
        return
    send({"ending": "loaded"} | token)
    for line in messages:
        message = json.loads(line)
        limit_cpu(message["seconds"])
        call = solution, method, message["arguments"], filename
        if message["record"]:
            reply = record(*call, message["seconds"], message["writes"])
        else:
            reply = run(*call)
        if os.getpid() != own_pid:
            os._exit(0)  # a fork that came back: only the process that got the message may reply
        send(reply | {"token": message["token"]})


def run(solution: type, method: str, arguments: list[Any], filename: str) -> dict[str, Any]:
    """Call the method of a fresh Solution and return a reply that says what happened."""
    _seed(0)  # random numbers are the same in every run, whatever ran before
    cpu, start = cpu_time(), _perf_counter()
    try:
        returned = getattr(solution(), method)(*arguments)
        spent = {"solve_seconds": _perf_counter() - start, "cpu_seconds": cpu_time() - cpu}
        answer = {"arguments": plain(arguments), "returned": plain(returned)}
        if isinstance(returned, CoroutineType):
            returned.close()  # or Python warns that it was never awaited, and blames a line of ours
    except Enough:
        raise
    except BaseException as error:
        spent = {"solve_seconds": _perf_counter() - start, "cpu_seconds": cpu_time() - cpu}
        return failure(error, filename) | spent
    return {"ending": "returned"} | answer | spent


class Enough(BaseException):
    """A recorded run has reached its limit of time or writes."""


def record(
    solution: type, method: str, arguments: list[Any], filename: str, seconds: float, writes: int
) -> dict[str, Any]:
    """Run with the first argument replaced by a grid that records what happens to it.

    A run that takes longer than `seconds`, or writes more than `writes` (0 for no limit), is
    stopped, so that it can still send what it wrote.
    """
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.dirname(__file__))))
    from harness.child import recorder

    del sys.path[0]
    if not recorder.can_record(arguments[0]):
        return {"ending": "stopped"}
    stop, first = (enough, writes) if writes else (None, recorder.FIRST)
    tape = recorder.Tape(arguments[0], filename, stop, first=first)
    arguments = [tape.board, *arguments[1:]]
    try:
        set_alarm(seconds)
        try:
            reply = run(solution, method, arguments, filename)
        finally:
            set_alarm(0)
    except Enough:
        reply = {"ending": "stopped"}
    if "arguments" in reply:
        reply["arguments"][0] = plain(tape.plain_board())
    return reply | {"tape": tape.to_json(plain)}


def set_alarm(seconds: float) -> None:
    """Have `enough` called after some seconds, or never for 0, if this system has alarms."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, enough if seconds else signal.SIG_IGN)
        signal.setitimer(signal.ITIMER_REAL, seconds)


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
    return {"ending": ending, "error": own_traceback(error, filename)}


def own_traceback(error: BaseException, filename: str) -> str:
    """Return the traceback, cut to the submission's own lines."""
    try:
        whole = link = traceback.TracebackException.from_exception(error)
        while link:
            own = [frame for frame in link.stack if frame.filename == filename]
            link.stack = traceback.StackSummary.from_list(own)
            link = link.__cause__ or link.__context__  # type: ignore[assignment]
        return "".join(whole.format())[-LONGEST_TRACEBACK:]
    except BaseException:  # formatting can fail: in `__str__`, or for want of memory
        return type(error).__name__


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


def limit_resources(setup: dict[str, Any]) -> list[str]:
    """Set this process's own limits. Return the names of those that this system lacks."""
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
    """End this process some time after the parent should have, in case the parent is gone."""
    if resource:
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        wanted = int(time.process_time() + seconds + 5)
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


if __name__ == "__main__":
    main()
