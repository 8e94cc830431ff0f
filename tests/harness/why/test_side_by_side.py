"""Jobs side by side: in order, each with a helper of its own, and all within one budget."""

import time
from threading import Barrier, Event, get_ident

import pytest

from harness.judge.stopping import StoppedError, check_stopped, stopped_by
from harness.why import side_by_side as module
from harness.why.budget import Budget
from harness.why.side_by_side import SideBySide


class Helper:
    """A helper that no two jobs can use at once."""

    used = ended = False

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.ended = True


@pytest.fixture(autouse=True)
def two_cores(monkeypatch):
    monkeypatch.setattr(module, "usable_cores", lambda: 2)


def test_two_jobs_run_at_the_same_time():
    meeting = Barrier(2, timeout=10)
    with SideBySide(Helper, Budget(60.0)) as side:
        assert len(set(side.map(lambda *_: (meeting.wait(), get_ident())[1], range(2)))) == 2


def test_results_come_in_the_order_of_the_items():
    second_is_done = Event()

    def do(_helper, item, _budget):
        second_is_done.wait(10) if item == 0 else second_is_done.set()
        return item

    with SideBySide(Helper, Budget(60.0)) as side:
        assert list(side.map(do, range(100))) == list(range(100))


def test_no_two_jobs_use_one_helper_at_once_and_all_are_ended():
    shared = []

    def do(helper, _item, _budget):
        shared.append(helper.used)
        helper.used = True
        time.sleep(0.001)
        helper.used = False

    with SideBySide(Helper, Budget(60.0)) as side:
        list(side.map(do, range(50)))
    assert shared == [False] * 50
    assert all(helper.ended for helper in side.helpers)


@pytest.mark.parametrize(("cores", "helpers"), [(1, 1), (2, 2), (64, module.MOST)])
def test_the_number_of_cores_changes_neither_what_a_job_may_spend_nor_what_is_left(
    cores, helpers, monkeypatch
):
    monkeypatch.setattr(module, "usable_cores", lambda: cores)
    monkeypatch.setattr(module, "AHEAD", 3)
    budget = Budget(60.0)
    with SideBySide(Helper, budget) as side:
        jobs = side.map(lambda _helper, _item, own: own.charge(1.0) or own.given, range(6))
        left = [(given, budget.left) for given in jobs]
        assert len(side.helpers) == helpers
    assert left == [(60, 59), (60, 58), (60, 57), (59, 56), (58, 55), (57, 54)]


def test_jobs_that_have_not_begun_are_given_up_with_the_results():
    begun = []
    with SideBySide(Helper, Budget(60.0)) as side:
        results = side.map(lambda _helper, item, _budget: begun.append(item), range(10_000))
        next(results)
        results.close()
    assert len(begun) <= module.AHEAD + 1


def test_a_job_that_has_begun_ends_before_its_helper_is_the_callers():
    begun, ended = Event(), []

    def do(_helper, item, _budget):
        if item:
            begun.set()
            time.sleep(0.05)
            ended.append(item)
        else:
            begun.wait(10)

    with SideBySide(Helper, Budget(60.0)) as side:
        results = side.map(do, range(2))
        next(results)
        results.close()
        assert ended == [1]


def test_what_a_job_raises_reaches_the_caller_and_nothing_hangs():
    def fail(_helper, _item, _budget):
        raise OSError("no room")

    with pytest.raises(OSError, match="no room"), SideBySide(Helper, Budget(60.0)) as side:
        list(side.map(fail, range(10)))


def test_jobs_are_stopped_with_the_thread_that_asked_for_them():
    event = Event()
    with stopped_by(event), SideBySide(Helper, Budget(60.0)) as side:
        event.set()
        with pytest.raises(StoppedError):
            list(side.map(lambda *_: check_stopped(), range(2)))
