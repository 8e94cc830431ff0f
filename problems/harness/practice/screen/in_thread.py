"""Calls a function in a thread, beside the loop that draws the screen and answers keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from threading import Event
from typing import TypeVar

from harness.judge.stopping import stopped_by

T = TypeVar("T")


async def in_thread(function: Callable[[], T], context: AbstractContextManager[object]) -> T:
    """Return what a function returns, which is called in a thread and in a context.

    If this is cancelled, what the function judges is stopped, and has ended when this ends.
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
        while not done.done():  # however often this is cancelled: nothing may be left behind
            with suppress(asyncio.CancelledError):
                await asyncio.wait({done})
        done.exception()  # nobody waits for it
        raise
