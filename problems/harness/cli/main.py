"""The entry point of `kata`: runs a command, and reports every error in one line."""

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NoReturn

STOPPED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. Internal errors show no traceback."""
    code, before = STOPPED, signal.signal(signal.SIGINT, _interrupt)
    try:
        code = _guard(arguments)
    finally:  # while this process ends, another Ctrl-C is ignored
        signal.signal(signal.SIGINT, signal.SIG_IGN if code == STOPPED else before)
    return code


def _guard(arguments: Sequence[str] | None) -> int:
    try:
        from harness.errors import (  # here, where Ctrl-C is handled
            Exit,
            KataError,
            explain_error,
            not_installed,
        )

        return _run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        exec("")  # noqa: S102 - clears the state of an interrupted `exec`
        return _complain("stopped", STOPPED)
    except KataError as error:
        return _complain(str(error), error.code)
    except OSError as error:
        with suppress(OSError):  # the rest of the buffer cannot be written
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _complain(explain_error(error), Exit.OURS)
    except ModuleNotFoundError as error:  # a new dependency after `git pull`
        return _complain(not_installed(error.name or "a package"), Exit.USAGE)
    except Exception as error:
        if os.environ.get("KATA_DEBUG"):
            raise
        return _complain(explain_error(error), Exit.OURS)


def _run(arguments: Sequence[str]) -> int:
    from harness.cli.overview import guard_output
    from harness.errors import Exit
    from harness.system import STOP_SIGNALS

    for number in STOP_SIGNALS:
        signal.signal(number, _leave)
    if not (sys.stdin and sys.stdout and sys.stderr):
        closed = "standard input, output or error is closed; run `kata` with all three open"
        return _complain(closed, Exit.USAGE)
    guard_output()
    try:
        return _dispatch(arguments)
    finally:
        sys.stdout.flush()


def _dispatch(arguments: Sequence[str]) -> int:
    from harness.errors import Exit

    if not arguments or arguments[0] in ("-h", "--help"):
        from harness.cli.overview import overview
        from harness.what_to_type import kata

        print(overview(kata()))
        return Exit.ACCEPTED if arguments else Exit.USAGE
    if arguments[0] == "--version":
        from platform import platform, python_version

        from harness import VERSION

        print(f"kata {VERSION}, Python {python_version()}, {platform()}")
        return Exit.ACCEPTED
    from harness.cli.options import find_command, read_options

    name, *rest = arguments
    command = find_command(name)
    options = read_options(name, command.Options, rest)
    code: int = Exit.ACCEPTED if options is None else command.run(options)
    return code


def _complain(sentence: str, code: int) -> int:
    from harness.console import warn

    warn(sentence)
    return code


def _interrupt(_number: int, _frame: Any) -> NoReturn:
    """Raise KeyboardInterrupt at the first Ctrl-C; ignore others, which would interrupt cleanup."""
    signal.signal(signal.SIGINT, lambda _number, _frame: None)
    raise KeyboardInterrupt


def _leave(number: int, _frame: Any) -> NoReturn:
    from harness.errors import StopRequest

    raise StopRequest(128 + number)
