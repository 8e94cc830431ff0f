"""Counting calls that are open at once: what is over, or waits, is not open."""

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
"""


@parametrize_cases(
    Case("a call after a call", call="[countdown(0) for _ in range(9)]", most=1),
    Case("a call within a call", call="countdown(8)", most=9),
    Case("calls that an exception has ended", call="fails_often()", most=1),
    Case("generators that wait", call="list(zip(numbers(), numbers()))", most=1),
    Case("a generator that delegates", call="list(down(8))", most=9),
    Case("a coroutine that awaits another", call="waits(8).send(None)", most=9),
)
def test_calls_are_counted_while_they_are_open(call, most):
    names = {}
    exec(compile(FUNCTIONS, "theirs.py", "exec"), names)  # noqa: S102 - as the child does
    with Nesting("theirs.py") as calls, suppress(StopIteration):  # a coroutine has returned
        eval(compile(call, "theirs.py", "eval"), names)  # noqa: S307 - the same
    assert calls.most == most
