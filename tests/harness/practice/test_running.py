"""A thread that works for a screen stops as soon as the screen cancels it."""

import asyncio
import time
from contextlib import suppress
from threading import Event

from harness.judge.stopping import StoppedError, check_stopped
from harness.practice.screen.running import in_thread


async def test_judgement_in_a_thread_stops_when_cancelled():
    begun, stopped = Event(), []

    def judge_for_a_second():
        begun.set()
        try:
            for _ in range(100):
                check_stopped()
                time.sleep(0.01)
        except StoppedError:
            stopped.append(True)
            raise

    task = asyncio.create_task(in_thread(judge_for_a_second))
    await asyncio.to_thread(begun.wait)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    assert stopped == [True]
