"""Cancels judging in a thread: the judge regularly checks whether it was cancelled.

with stopped_by(event):
    judge(…)  # raises StoppedError soon after the event is set, and cleans up
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Event

_event: ContextVar[Event | None] = ContextVar("stopped by", default=None)


class StoppedError(BaseException):
    """Raised when judging is cancelled.

    It is not an `Exception`, so that error handlers do not catch it.
    """


@contextmanager
def stopped_by(event: Event) -> Iterator[None]:
    """Cancel judging in the block soon after an event is set."""
    token = _event.set(event)
    try:
        yield
    finally:
        _event.reset(token)


def check_stopped() -> None:
    """Raise StoppedError if the work of this thread was cancelled."""
    event = _event.get()
    if event is not None and event.is_set():
        raise StoppedError
