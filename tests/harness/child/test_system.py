"""Tests of the child's limits, clock and alarms."""

import ast
import signal
import time
from threading import Thread

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.system import cpu_time, set_alarms
from tests.support import run_python


def set_limits(*calls, name="RLIMIT_FSIZE"):
    code = f"""
from harness.child.system import set_limit
print([set_limit({name!r}, size, for_good=for_good) for size, for_good in {calls}])
"""
    return ast.literal_eval(run_python(code).stdout)


FOR_GOOD, FOR_NOW = True, False


@parametrize_cases(
    Case("set for good", calls=((200, FOR_GOOD), (300, FOR_GOOD)), limits=[200, 200]),
    Case("set for now", calls=((200, FOR_NOW), (300, FOR_NOW)), limits=[200, 300]),
    Case("lower already", calls=((200, FOR_NOW), (300, FOR_GOOD)), limits=[200, 200]),
)
def test_permanent_limit_cannot_be_raised(calls, limits):
    assert set_limits(*calls) == limits


def test_missing_limit_is_reported():
    assert set_limits((200, FOR_GOOD), name="RLIMIT_OF_ANOTHER_SYSTEM") == [None]


def test_cpu_time_counts_threads_and_not_sleep():
    """Searching in a thread does not make a solution look faster."""
    start = cpu_time()
    time.sleep(0.3)
    asleep = cpu_time() - start
    thread = Thread(target=sum, args=(range(10_000_000),))
    thread.start()
    thread.join()
    assert asleep < 0.2
    assert cpu_time() - start > asleep + 0.05


@pytest.fixture
def rung():
    """Return a list for those who ring, and put the signals back."""
    before = {number: signal.getsignal(number) for number in (signal.SIGPROF, signal.SIGALRM)}
    yield []
    for number, handler in before.items():
        signal.signal(number, handler)


@parametrize_cases(
    Case("CPU time", seconds=0.02, clock=0), Case("the clock", seconds=0, clock=0.02)
)
def test_alarm_rings_at_its_time_and_not_after_it_is_cancelled(seconds, clock, rung):
    def ring(number, _frame):
        rung.append(number)

    set_alarms(ring, seconds, clock)
    give_up = time.monotonic() + 10
    while not rung and time.monotonic() < give_up:
        time.sleep(0)  # Python looks for a signal that pytest's own thread took
    set_alarms(ring, 10, 10)
    set_alarms(ring, 0, 0)
    assert rung == [signal.SIGPROF if seconds else signal.SIGALRM]
    assert signal.getitimer(signal.ITIMER_PROF) == signal.getitimer(signal.ITIMER_REAL) == (0, 0)
