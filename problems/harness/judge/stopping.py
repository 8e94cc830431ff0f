"""Stops what a thread judges: the judge checks now and then whether its result is still wanted.

with stopped_by(event):
    judge(…)  # raises StoppedError soon after the event is set, and leaves nothing behind
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Event

_event: ContextVar[Event | None] = ContextVar("stopped by", default=None)


class StoppedError(BaseException):
    """The result of what was being done is not needed any more.

    It is not an `Exception`, so that whatever goes on without a result that failed does not go on
    after this.
    """


@contextmanager
def stopped_by(event: Event) -> Iterator[None]:
    """Stop what is done in the block as soon as an event is set."""
    token = _event.set(event)
    try:
        yield
    finally:
        _event.reset(token)


def check_stopped() -> None:
    """Raise StoppedError if what is done in this thread has been stopped."""
    event = _event.get()
    if event is not None and event.is_set():
        raise StoppedError
