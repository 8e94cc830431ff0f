"""Calls a function in a thread, so that the screen still answers keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from threading import Event
from typing import TypeVar

from harness.judge.stopping import stopped_by

T = TypeVar("T")


async def in_thread(function: Callable[[], T], context: AbstractContextManager[object]) -> T:
    """Call a function in a thread, in a context, and return its result.

    On cancellation, judging in the thread is stopped, and the thread has ended before this ends.
    """
    stop = Event()

    def call() -> T:
        with stopped_by(stop), context:
            return function()

    done = asyncio.get_running_loop().run_in_executor(None, call)
    try:
        return await asyncio.shield(done)
    except asyncio.CancelledError:
        stop.set()
        while not done.done():  # even if it is cancelled again: nothing may be left behind
            with suppress(asyncio.CancelledError):
                await asyncio.wait({done})
        done.exception()  # otherwise asyncio reports it as never retrieved
        raise
