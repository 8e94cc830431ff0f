"""Runs the learner's method under the standard debugger."""

import os
import pdb  # noqa: T100 - the debugger is what this is for
import sys
from bdb import BdbQuit
from types import FrameType, TracebackType
from typing import Any

from harness.child.exception_reply import own_entries, own_traceback

KEYS = "n next line, s step in, c continue, pp {0} print {0}, u/d up/down the stack, q quit"


class Debugger(pdb.Pdb):
    """The standard debugger, which stops only in the learner's code, and hides other frames."""

    def __init__(self, filename: str) -> None:
        super().__init__(skip=["bdb", "harness.*"])
        self.filename = filename
        self.left = False
        """True once the learner has quit, since their code may have caught the exception."""

    def message(self, msg: str) -> None:
        """Print a line of the debugger."""
        try:
            super().message(msg)
        except RuntimeError:  # Ctrl-C came while the learner's code was printing
            os.write(sys.stdout.fileno(), f"{msg}\n".encode())

    def set_quit(self) -> None:
        self.left = True
        super().set_quit()

    def get_stack(
        self, f: FrameType | None, t: TracebackType | None
    ) -> tuple[list[tuple[FrameType, int]], int]:
        """Return the frames from the learner's first frame on, and the index of the current one.

        An exception may be raised in a call below the learner's code, or by the debugger at the
        recursion limit: then the current frame is the learner's innermost one.
        """
        stack, current = super().get_stack(f, t)
        theirs = [at for at, (it, _) in enumerate(stack) if it.f_code.co_filename == self.filename]
        first, end = (theirs[0], theirs[-1] + 1 if t else len(stack)) if theirs else (0, len(stack))
        return stack[first:end], max(min(current, end - 1) - first, 0)


def debugged(solution: type, method: str, filename: str) -> type:
    """Return a class whose method runs the method of a solution under the debugger.

    An exception opens the debugger again, at the line that raised it, and is raised again.
    """

    def call(_self: object, *arguments: Any) -> Any:
        debugger = Debugger(filename)
        try:
            returned = debugger.runcall(getattr(solution(), method), *arguments)
        except Exception as error:
            if not debugger.left:
                _look_back(error, filename)
                raise
        if debugger.left:
            raise BdbQuit
        return returned

    return type("Debugged", (), {method: call})


def _look_back(error: Exception, filename: str) -> None:
    """Print an exception, and open the debugger at the line that raised it."""
    print(own_traceback(error, filename), end="", file=sys.stderr)
    print("The debugger is at the line that raised this exception; q quits.", file=sys.stderr)
    for entry in own_entries(error, filename)[:1]:
        debugger = Debugger(filename)
        debugger.reset()
        debugger.interaction(None, entry)
