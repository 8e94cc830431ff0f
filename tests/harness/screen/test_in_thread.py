"""What runs in a thread beside a screen ends when the screen needs it no more."""

import asyncio
import time
from contextlib import nullcontext, suppress
from threading import Event

from harness.judge.stopping import StoppedError, check_stopped
from harness.screen.in_thread import in_thread


async def test_what_a_thread_judges_is_stopped_when_its_result_is_not_needed():
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

    task = asyncio.create_task(in_thread(judge_for_a_second, nullcontext()))
    await asyncio.to_thread(begun.wait)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    assert stopped == [True]
