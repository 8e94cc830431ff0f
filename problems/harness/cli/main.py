"""`kata …`: reads the options, calls the command, and turns whatever goes wrong into one line.

What the options are stands in `options.py`, what each command does in `commands.py`.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NoReturn


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. Nothing of ours ever shows a traceback."""
    try:
        from harness.errors import (
            Exit,
            KataError,  # here, where Ctrl-C is answered in a line
        )

        return _run(arguments)
    except KeyboardInterrupt:
        return _complain("stopped", 130)
    except KataError as error:
        return _complain(str(error), Exit.USAGE)
    except OSError as error:
        return _refused(error)
    except Exception as error:
        if os.environ.get("KATA_DEBUG"):
            raise
        return _complain(
            f"internal error, our fault and not yours: {type(error).__name__}: {error}. "
            "Please report it; KATA_DEBUG=1 shows where.",
            Exit.OURS,
        )


def _run(arguments: Sequence[str] | None) -> int:
    from io import TextIOWrapper
    from pathlib import Path

    from harness.cli.options import make_parser
    from harness.errors import Exit

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _leave)
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - till the end
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - till the end
    if sys.stdout is None:
        return _complain("the standard output is closed, so there is nowhere to tell", Exit.OURS)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # prints hold what no terminal can show
    try:
        options = make_parser().parse_args(arguments)
    except SystemExit:  # help was asked for, or is needed
        sys.stdout.flush()
        raise
    from harness.cli import commands

    code: int = getattr(commands, options.command)(options)
    sys.stdout.flush()
    return code


def _refused(error: OSError) -> int:
    from harness.errors import Exit

    with suppress(OSError):  # what was not written yet cannot be written now
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):  # `kata … | head` has seen enough
        return Exit.REJECTED
    return _complain(f"the system refused: {error}", Exit.OURS)


def _complain(sentence: str, code: int) -> int:
    print(f"kata: {sentence}", file=sys.stderr)
    return code


def _leave(number: int, _frame: Any) -> NoReturn:
    raise SystemExit(128 + number)


if __name__ == "__main__":
    sys.exit(main())
