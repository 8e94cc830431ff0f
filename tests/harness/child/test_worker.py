"""Tests of a submission's environment: LeetCode's names, streams, files, limits, no harness."""

import builtins
import sys
import time
from threading import Thread

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child import worker
from harness.child.leetcode import find_class, leetcode_names, load
from harness.child.system import cpu_time, set_limit
from harness.judge import child_process
from harness.judge.orphans import start_process
from harness.run import Ending, Limits, SystemLimits
from tests.harness.child.sessions import run, session_of, try_source
from tests.support import PROBLEMS


def test_all_output_is_kept_however_a_run_ends():
    assert run("print('a', end='')").printed == "a"
    assert run("import os\nprint('a')\nos._exit(1)").printed == "a\n"
    assert run("print('\\ud800')").printed == "\\ud800\n"


def test_output_belongs_to_the_run_that_printed_it():
    with session_of("print(cells[0])\nos.write(2, b'raw\\n')", "import os\n") as session:
        assert [session.run([[one]]).printed for one in (1, 2)] == ["1\nraw\n", "2\nraw\n"]


def test_submission_has_its_own_session_and_no_blocked_signals():
    shows = "print(signal.pthread_sigmask(signal.SIG_BLOCK, ()), os.getsid(0) == os.getpid())"
    assert run(shows, "import os, signal\n").printed == "set() True\n"


@pytest.mark.linux("a list of the open files")
def test_runs_leave_no_open_files():
    body = "import os\ncells[:] = os.listdir('/proc/self/fd')"
    with session_of(body) as session:
        first = session.run([[0]])
        for _ in range(3):
            session.run([[0]], quiet=True)
            try_source(session, None, [[0]], 100, 1.0)
        assert session.run([[0]]).arguments == first.arguments
    assert len(first.arguments[0]) == 6, "three streams, two pipes, and the list itself"


@pytest.mark.linux("limits of a process")
def test_submission_cannot_raise_its_limits():
    above = "import resource\nfrom resource import *\n"
    body = "cells[:] = [getrlimit(n) for n in (RLIMIT_CORE, RLIMIT_FSIZE, RLIMIT_AS, RLIMIT_STACK)]"
    found = run(body.replace("getrlimit(n)", "list(getrlimit(n))"), above)
    core, output, memory, stack = found.arguments[0]
    limits = Limits()
    assert core == [0, 0]
    assert output == [limits.output + 1] * 2
    assert memory == [limits.address_space] * 2
    assert stack[0] in (worker.STACK, stack[1])
    assert found.system == SystemLimits()


def test_limits_that_the_system_does_not_support_are_reported(monkeypatch):
    assert set_limit("RLIMIT_OF_ANOTHER_SYSTEM", 200, for_good=True) is None
    monkeypatch.setattr(worker, "set_limit", lambda *_, **__: None)
    monkeypatch.setattr(sys, "setrecursionlimit", lambda _: None)
    found = worker.limit_resources({"memory": 1, "recursion": 1, "output": 1})
    assert found == {"unlimited": ["memory", "output", "core dumps"], "lowered": {}}


@pytest.mark.linux("a limit on CPU time")
def test_child_ends_by_its_own_cpu_limit_without_a_judge():
    above = "from resource import *\n"
    with session_of("cells[0] = getrlimit(RLIMIT_CPU)[0]", above) as session:
        ends = [session.run([[0]], seconds).arguments[0][0] for seconds in (20.0, 60.0, 20.0)]
    assert [20 < ends[0] < 30, 60 < ends[1] < 70, 20 < ends[2] < 30] == [True] * 3


def test_cpu_limit_of_a_run_excludes_the_cpu_time_of_earlier_runs(monkeypatch):
    """Otherwise a right solution of many cases would end by the limit of one."""
    limits = []
    monkeypatch.setattr(worker.time, "process_time", lambda: 100.0)
    monkeypatch.setattr(worker, "set_limit", lambda _, size, **__: limits.append(size))
    worker.limit_cpu(3)
    assert limits[0] > 103


def test_submission_cannot_import_the_harness(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(PROBLEMS))
    body = """if cells[0]: 1 / 0
ours = "harness", "p0037_sudoku_solver"
cells[:] = sys.path, [name for name in sys.modules if name.startswith(ours)], [*os.environ]
"""
    with session_of(body, "import os, sys\n") as session:
        first = session.run([[0]])
        path, modules, environment = first.arguments[0]
        assert (path[0][-3:], modules, "PYTHONPATH" in environment) == ("zip", [], False)
        assert session.run([[1]]).ending is Ending.RAISED
        assert session.run([[0]]).arguments == first.arguments


def test_child_runs_when_the_kata_is_not_installed(monkeypatch):
    """Without `-S`, the child would find the packages of the test environment."""

    def start(command, **options):
        return start_process([command[0], "-S", *command[1:]], **options)

    monkeypatch.setattr(child_process, "start_process", start)
    found = run("import harness")
    assert found.raised.exception == "ModuleNotFoundError: No module named 'harness'"


@parametrize_cases(
    Case("not Python", above="x = (\n", ending="compile"),
    Case("an exception", above="1 / 0\n", ending="raised"),
    Case("nothing wrong", above="", ending="returned"),
)
def test_failed_load_is_reported_for_each_run(above, ending):
    with session_of("pass", above) as session:
        assert not session.load_failed, "nothing has run"
        assert [session.run([[0]]).ending for _ in range(2)] == [ending] * 2
        assert session.load_failed == bool(above)


def test_cpu_time_counts_threads_and_not_sleep():
    """Searching in a thread does not make a solution look faster."""
    start = cpu_time()
    time.sleep(0.1)
    asleep = cpu_time() - start
    thread = Thread(target=sum, args=(range(10_000_000),))
    thread.start()
    thread.join()
    assert asleep < 0.05
    assert cpu_time() - start > asleep + 0.05


def test_submission_is_loaded_without_sortedcontainers(monkeypatch):
    monkeypatch.setitem(sys.modules, "sortedcontainers", None)
    assert "SortedList" not in leetcode_names("class Sorted: pass")


def test_prelude_hides_no_builtin():
    """`from operator import *` has a `pow` with two arguments, `from re import *` a `compile`."""
    names = leetcode_names("")
    own = {name: value for name, value in vars(builtins).items() if not name.startswith("_")}
    assert {name: names[name] for name in own} == own


@parametrize_cases(
    Case("`path`, which a star import could define", source="path.append(1)\n"),
    Case("an annotation, as on LeetCode", source="def f(x: Unknown): pass\n"),
)
def test_undefined_name_raises_name_error(source):
    with pytest.raises(NameError):
        load(source, "a.py")


@parametrize_cases(
    Case(
        "no method", source="class Solution: pass", says="class Solution has no method go; it has n"
    ),
    Case(
        "another",
        source="class Solution: _g = 0",
        says="class Solution has no method go; it has _g$",
    ),
    Case("no class", source="def go(): pass", says="the file has no class Solution; it has go$"),
)
def test_missing_class_or_method_is_reported_with_the_known_names(source, says):
    with pytest.raises(AttributeError, match=says):
        find_class(load(source, "a.py"), "go")


def test_names_of_leetcodes_editor_need_no_import():
    """The test checks a few names of each star import, and all names of typing."""
    names = (
        "ascii_lowercase compile date deque heappush bisect_left deepcopy gcd randint mean product "
        "lru_cache cache itemgetter StringIO maxsize loads List Optional Counter OrderedDict "
        "SortedList TreeNode ListNode collections math itertools functools heapq string inf"
    )
    assert load(f"values = [{names.replace(' ', ', ')}]\n", "a.py")["values"]


def test_random_numbers_are_the_same_in_each_run_and_process():
    """So a case fails in the same way alone, after other cases, and on another day.

    The hashes of strings are the same, too, and with them the order of a set.
    """
    above = "import random\nLOADED = random.random()\n"
    boards = []
    for runs in (2, 1):
        with session_of("cells[:] = LOADED, random.random(), hash('a')", above) as session:
            boards += [session.run([[0]]).arguments for _ in range(runs)]
            boards.append(session.record([[0]], 1.0).arguments)
    assert all(board == boards[0] for board in boards)
