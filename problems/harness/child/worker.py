"""The child process: loads a submission and runs it on each case in turn.

It imports only its own package, so that it starts fast. A message is one line of JSON on the
standard input that this process was started with, a reply one line on its standard output. Before
the submission is loaded, both pipes are moved to other descriptors.

    message  {"token", "source", "filename", "method", "memory", "recursion", "output", "nesting",
              "counting", "fills"}     once, first; "memory" is the limit on address space;
             "nesting" is true to count how many calls of a function are open at once, "counting"
             to count steps, "fills" if a grid has blanks
    reply    {"ending": "ready", "unlimited": [...], "lowered": {...}}    the limits are set
    reply    {"ending": "loaded" | "compile" | "raised" | "memory", "error", "exception",
              "frames": [[line, function], ...], "depth", "names": see `variables.py`}
    message  {"token", "arguments": [...], "seconds", "quiet", "answered"}    any number of times:
             run the method. "quiet" is true to discard the output, "answered" to get the return
             value. With "record", "clock" and "calls", record the run: the limits on writes (0 for
             none), on seconds of wall time and on recorded calls
    message  {"token", "source", "trials": [[pieces or null, number], ...], "inputs": [JSON, ...],
              "grain", "seconds", "clock", "quiet", "answered", "memory", "recursion"}
             run changed copies of a source that count steps of a grain, see `steps.py`: a trial
             is the pieces to replace (null: run the last copy again) and the index of its input
    message  {"token", "seconds", "quiet", "answered": true}    get the return value of the last run
    reply    {"ending": "returned", "arguments", "solve_seconds", "cpu_seconds"}
             {"ending": "raised" | "memory", "error", "exception", "frames", "depth", "names",
              both times}     without a traceback for a trial
             {"ending": "steps" | "cpu" | "clock", "frames", "cpu_seconds"}    a run was stopped
             {"ending": "output", "error"}                the answer is too large
             one for each run, with "returned" if "answered" is true; with "tape" if the writes were
             recorded, with "calls" if the calls were, and with "nesting" and "nested", the count
             and the function, if nested calls were counted
    message  any of these with "steps", the limit on steps of a run, or 0 to count without a limit
    reply    with "steps", the number of steps made, and "lines", the numbers of the lines that ran

Every reply carries the token of the message that it answers.
"""

import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.dirname(__file__))))
from harness.child.exception_reply import exception_reply
from harness.child.leetcode import prelude
from harness.child.plain import LONGEST_REPLY, TooLargeError, plain
from harness.child.runs import Submission, too_large
from harness.child.system import end_with_parent, set_limit, take_signals

del sys.path[0]  # or a submission could import `harness`

OVERTIME = 5  # seconds of CPU over the limit, after which this process ends by itself
STACK = 120 * 2**20  # bytes: recursion through C code needs more than the usual 8 MiB


def main() -> None:
    """Answer messages until the parent closes the pipe, or kills this process."""
    take_signals()
    forget_ours()
    messages, send = take_pipes()
    prelude()  # imported before the setup arrives, which saves time
    setup = json.loads(messages.readline())
    token, own_pid = {"token": setup["token"]}, os.getpid()
    end_with_parent()
    send({"ending": "ready"} | limit_resources(setup) | token)
    submission = Submission(
        setup["filename"], setup["method"], nesting=setup["nesting"], fills=setup["fills"]
    )
    try:
        submission.load(setup["source"], "calls" * setup["counting"])
    except BaseException as error:
        send(exception_reply(error, submission.filename, compiling=True) | token)
        return
    send({"ending": "loaded"} | token)
    for line in messages:
        for message in trials_of(json.loads(line)):
            limit_cpu(message["seconds"])
            run = "arguments" in message
            reply = submission.reply_to(message) if run else {"ending": "returned"}
            if message["answered"] and reply["ending"] == "returned":
                reply |= returned_reply(submission.returned)
            if os.getpid() != own_pid:
                os._exit(0)  # a forked child that returned: only its parent may reply
            send(reply | {"token": message["token"]})


def forget_ours() -> None:
    """Remove the harness's modules from `sys.modules`, so that the submission cannot use them."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "harness"]:
        del sys.modules[name]


def trials_of(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a message for each trial of a message, or the message itself if it has none."""
    if "trials" not in message:
        yield message
        return
    trials, inputs, source = (message.pop(name) for name in ("trials", "inputs", "source"))
    for pieces, number in trials:
        loaded = {} if pieces is None else {"source": source, "pieces": pieces}
        yield message | loaded | {"arguments": json.loads(inputs[number])}


def returned_reply(returned: Any) -> dict[str, Any]:
    """Return the reply with a method's return value."""
    try:
        return {"ending": "returned", "returned": plain(returned, tuples=True)}
    except TooLargeError as error:
        return too_large(f"returned {error}")


def take_pipes() -> tuple[Any, Any]:
    """Move the pipes to other descriptors. Return the message stream and a function to reply.

    Afterwards the standard input is empty, and both output streams go to the file of captured
    output.
    """
    messages = os.fdopen(os.dup(0), encoding="utf-8")
    replies = os.dup(1)
    empty = os.open(os.devnull, os.O_RDONLY)
    os.dup2(empty, 0)
    os.close(empty)
    os.dup2(2, 1)
    stdout, flush, write, size_of = sys.stdout, sys.stdout.flush, os.write, len
    encode = json.JSONEncoder(separators=(",", ":")).encode
    stdout.reconfigure(line_buffering=True, errors="backslashreplace")  # type: ignore[union-attr]

    def send(reply: dict[str, Any]) -> None:
        with suppress(Exception):  # the submission may have closed it
            flush()
        line = encode(reply).encode() + b"\n"
        if (size := size_of(line)) > LONGEST_REPLY:
            text = f"the answer takes {size:,} bytes, and at most {LONGEST_REPLY:,} are read"
            line = encode(too_large(text) | {"token": reply["token"]}).encode() + b"\n"
        while line:
            line = line[write(replies, line) :]

    return messages, send


def limit_resources(setup: dict[str, Any]) -> dict[str, Any]:
    """Set the limits of this process.

    Returns the names of limits that this system lacks, and the sizes of limits that it lowers.
    """
    sys.setrecursionlimit(setup["recursion"])
    lacking, lowered = [], {}
    for name, limit, size in (
        ("memory", "RLIMIT_AS", setup["memory"]),
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
    """Set a CPU limit at which the system kills this process, in case the judge was killed."""
    set_limit("RLIMIT_CPU", int(time.process_time() + seconds + OVERTIME), for_good=False)


if __name__ == "__main__":
    main()
