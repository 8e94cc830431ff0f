"""Tests of counting the calls that are open at once."""

import sys
import threading
from contextlib import suppress

from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.nesting import Nesting

FUNCTIONS = """
def countdown(number):
    return number and countdown(number - 1)

def fails():
    raise ValueError

def numbers():
    yield from range(9)

def down(number):
    if number:
        yield number
        yield from down(number - 1)

async def waits(number):
    return number and await waits(number - 1)

def fails_often():
    for _ in range(9):
        try:
            fails()
        except ValueError:
            pass

def meet(barrier):
    barrier.wait(60)

class Countdown(Thread):
    left = 9
    def run(self):
        self.left -= 1
        if self.left:
            self.run()

def join(*threads):
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

def in_threads(target, argument, number):
    join(*(Thread(target=target, args=(argument,)) for _ in range(number)))
"""


@parametrize_cases(
    Case("a call after a call", call="[countdown(0) for _ in range(9)]", most=1),
    Case("a call within a call", call="countdown(8)", most=9),
    Case("calls that an exception has ended", call="fails_often()", most=1),
    Case("generators that wait", call="list(zip(numbers(), numbers()))", most=1),
    Case("a generator that delegates", call="list(down(8))", most=9),
    Case("a coroutine that awaits another", call="waits(8).send(None)", most=9),
    Case("a call in each of two threads", call="in_threads(meet, Barrier(2), 2)", most=1),
    Case("calls within a thread", call="in_threads(countdown, 8, 1)", most=9),
    Case("calls of the method that a thread runs", call="join(Countdown())", most=9),
    Case("no call", call="1 + 1", most=0),
)
def test_nesting_is_the_most_calls_open_at_once(call, most):
    assert counted(call).most == most


def test_nesting_names_the_function_and_stops_counting_after_the_block():
    calls = counted("(countdown(2), list(down(2)), countdown(0))")
    assert (calls.most, calls.function) == (3, "`countdown` (line 2)")
    assert (sys.getprofile(), threading.getprofile()) == (None, None)


def counted(call):
    names = {"Thread": threading.Thread, "Barrier": threading.Barrier}
    exec(compile(FUNCTIONS, "theirs.py", "exec"), names)  # noqa: S102 - as the child does
    with Nesting("theirs.py") as calls, suppress(StopIteration):  # a coroutine has returned
        eval(compile(call, "ours.py", "eval"), names)  # noqa: S307 - the same
    return calls
