"""Tests of recording calls and of counting open calls."""

import sys
import threading
from contextlib import suppress

from pytest_parametrize_cases import Case, parametrize_cases

from harness.calls import BOARD, CallEnd, Opaque
from harness.child import snapshots
from harness.child.calls import Calls
from harness.child.nesting import Nesting
from harness.child.runs import enough
from harness.record.texts import value_text
from tests.harness.tapes import recorded_here, submission_of
from tests.support import sample_cases, sudoku


def recorded(body, above="", calls=100, writes=0):
    """Return the run of a method with this body, recorded in this process."""
    arguments = sudoku().arguments(sample_cases()[0])
    return recorded_here(submission_of(body, above), arguments, writes, calls)


def calls_of(name, body, above=""):
    calls = recorded(body, above, writes=1000).recorded.tree.calls
    return [call for call in calls if call.function == name]


@parametrize_cases(
    Case("a number", value="7", seen=7),
    Case("None", value="None", seen=None),
    Case("a pair", value="(1, '5')", seen=(1, "5")),
    Case("a list of lists", value="[[1, 2], ['.']]", seen=((1, 2), (".",))),
    Case("a set", value="{3}", seen=frozenset({3})),
    Case(
        "a row of the board",
        value="board[0][:2]",
        seen=tuple(sudoku().arguments(sample_cases()[0])[0][0][:2]),
    ),
    Case("the board", value="board", seen=BOARD),
    Case("128 characters", value="'x' * 128", seen="x" * 128),
    Case("a string that is too long", value="'x' * 129", seen=Opaque("str")),
    Case("128 items", value="[0] * 128", seen=(0,) * 128),
    Case("a list that is too long", value="[0] * 129", seen=Opaque("list")),
    Case("128 items in one", value="[[0] * 128]", seen=((0,) * 128,)),
    Case("an item that is too long", value="[[0] * 129]", seen=Opaque("list")),
    Case("a later one that is too long", value="[[0], [0] * 129]", seen=Opaque("list")),
    Case("16 characters in a list", value="['x' * 16]", seen=("x" * 16,)),
    Case("a longer string in a list", value="['x' * 17]", seen=Opaque("list")),
    Case("a longer string two lists deep", value="[['x' * 17]]", seen=Opaque("list")),
    Case("the largest number", value="2 ** 63 - 1", seen=2**63 - 1),
    Case("a number that is too large", value="2 ** 63", seen=Opaque("int")),
    Case("the smallest number", value="1 - 2 ** 63", seen=1 - 2**63),
    Case("a number that is too small", value="-(2 ** 63)", seen=Opaque("int")),
    Case(
        "an object of a module",
        value="__import__('types').SimpleNamespace(a=1)",
        seen=Opaque("SimpleNamespace"),
    ),
    Case("a dictionary", value="{1: 2}", seen=Opaque("dict", ((1, 2),))),
)
def test_argument_and_result_are_recorded_as_plain_values(value, seen):
    [call] = calls_of("f", f"def f(x): return x\nf({value})")
    assert call.arguments == {"x": seen}
    assert (call.end, call.result) == (CallEnd.RETURNED, seen)


def test_equal_values_of_different_types_are_distinguished():
    values = "1, True, 1.0, [1], [True], (1,), [(1,)]"
    calls = calls_of("f", f"def f(x): pass\nfor x in ({values}): f(x)")
    assert ", ".join(value_text(call.arguments["x"]) for call in calls) == values


def test_list_is_recorded_again_when_an_item_changes_only_its_type():
    body = "flags = [0, 1]\ndef f(): return flags\nf(); f(); f()\nflags[0] = False\nf()"
    shown = [value_text(call.arguments["flags"]) for call in calls_of("f", body)]
    assert shown == ["[0, 1]"] * 3 + ["[False, 1]"]


def test_recording_compares_no_lists_if_a_class_defines_eq():
    above = "class Same:\n    seen = 0\n    def __eq__(self, _): Same.seen += 1\n"
    body = "path = [None]\ndef f(): path\nf(); f(); f()\npath[0] = Same()\nf()\nreturn Same.seen"
    assert recorded(body, above).returned == 0


def test_object_is_recorded_by_its_plain_attributes():
    """Recording does not run the object's code: no `repr`, no comparison, no hash."""
    above = """
class Loud:
    def __init__(self, board):
        self.row, self.rows, self.board, self.other = 3, [1, 2], board, object()
    def shout(self, *_): raise ValueError
    __repr__ = __str__ = __eq__ = __hash__ = __len__ = __iter__ = __getattr__ = shout
class Text(str):
    __eq__ = __hash__ = __repr__ = Loud.shout
class Slim:
    __slots__ = ()
"""
    [call] = calls_of("f", "def f(x, y, z): return x\nf(Loud(board), Text('a'), Slim())", above)
    assert call.arguments == {
        "x": Opaque("Loud", (("row", 3), ("rows", (1, 2)), ("board", BOARD))),
        "y": Opaque("Text", ()),
        "z": Opaque("Slim"),
    }
    assert call.result == call.arguments["x"]


def test_call_is_recorded_with_its_caller_and_writes():
    """The caller is a line of the submission, even where another module calls."""
    body = """def f(x):
    board[1][1] = '4'
    board[1][2] = '5'
    return x
board[1][0] = '2'
statistics.mean(map(f, [1]))"""
    solving, call = recorded(body).recorded.tree.calls
    assert (call.function, call.first_line) == ("f", 3)
    assert (solving.line, call.line) == (0, 8)
    assert (call.before, call.after) == (1, 3)


def test_keyword_arguments_and_free_variables_are_recorded():
    [call] = calls_of("f", "r = 4\ndef f(d, *, y): return d + r\nf(5, y=2)")
    assert call.arguments == {"d": 5, "y": 2, "r": 4}
    [call] = calls_of("f", "self.path = 1\ndef f(path): self.path\nf(5)", "path = [9]\n")
    assert call.arguments["path"] == 5, "not a global variable with the name of an attribute"


@parametrize_cases(
    Case("a return after a builtin call", body="def f(): return len('a')\nf()", end="returned"),
    Case("the end of a function", body="def f(): pass\nf()", end="returned"),
    Case("an exception", body="def f(): 1 / 0\ntry: f()\nexcept Exception: pass", end="raised"),
    Case(
        "a generator that fails",
        body="def f():\n    1 / 0\n    yield 1\ntry: next(f())\nexcept Exception: pass",
        end="raised",
    ),
    Case(
        "a call that was stopped",
        body="def f():\n    while True: board[1][1] = '4'\nf()",
        end="open",
    ),
)
def test_call_is_recorded_with_its_ending(body, end):
    [call] = calls_of("f", body)
    assert call.end == end


def test_calls_over_the_limit_are_counted_and_their_writes_recorded():
    body = "def g(): board[1][1] = '4'\ndef f():\n    for _ in range(9): g()\nf()"
    run = recorded(body, calls=4)
    assert (run.recorded.trace.writes, run.recorded.tree.counted) == (9, 11)
    assert [(call.function, call.end) for call in run.recorded.tree.calls] == [
        ("solveSudoku", CallEnd.RETURNED),
        ("f", CallEnd.RETURNED),
        ("g", CallEnd.RETURNED),
        ("g", CallEnd.RETURNED),
    ]


def test_generator_that_continues_after_the_limit_ends_no_other_call():
    body = "def f():\n    yield 1\n    yield 2\nlist(f())\nreturn 5"
    method, generator = recorded(body, calls=2).recorded.tree.calls
    assert (method.end, method.result) == (CallEnd.RETURNED, 5)
    assert (generator.end, generator.result) == (CallEnd.YIELDED, 1)


def test_each_yield_of_a_generator_is_a_call():
    calls = calls_of("f", "def f(x):\n    yield 1\n    yield 2\nlist(f(9))\nlist(f(9))")
    assert [(call.end, call.result, call.resumed) for call in calls] == [
        (CallEnd.YIELDED, 1, -1),
        (CallEnd.YIELDED, 2, 1),
        (CallEnd.RETURNED, None, 1),
        (CallEnd.YIELDED, 1, -1),
        (CallEnd.YIELDED, 2, 4),
        (CallEnd.RETURNED, None, 4),
    ]
    assert all(call.arguments == {"x": 9} for call in calls)


def test_lambdas_are_recorded_and_comprehensions_and_classes_are_not():
    body = "f = lambda x: x\n[f(1) for _ in range(2)]\nclass C:\n    x = 1"
    names = [call.function for call in recorded(body).recorded.tree.calls]
    assert names == ["solveSudoku", "<lambda>", "<lambda>"]


def test_recording_of_calls_ends_when_the_table_is_full(monkeypatch):
    monkeypatch.setattr(snapshots, "MOST_BYTES", 60)
    tree = recorded("def f(x): pass\nfor n in range(9): f([n])").recorded.tree
    assert [call.arguments["x"] for call in tree.calls[1:]] == [(n,) for n in range(6)]
    assert tree.counted == 10


def test_recorded_calls_are_kept_when_an_alarm_interrupts_the_recorder(monkeypatch):
    note_values = Calls.note_values

    def stopped(calls, *arguments):
        changing = note_values(calls, *arguments)
        if calls.counted == 3:
            enough()
        return changing

    monkeypatch.setattr(Calls, "note_values", stopped)
    calls = recorded("def f(n): f(n + 1)\nf(7)").recorded.tree.calls
    assert [call.arguments.get("n") for call in calls] == [None, 7]


@parametrize_cases(
    Case(
        "a list of an outer function", body="path = []\ndef f(): path.append(1)\nf()", name="path"
    ),
    Case("an argument", body="def f(path): path.append(1)\nmine = []\nf(mine)", name="path"),
    Case("an attribute", body="self.f()", name="self.path"),
    Case("an attribute of an object without a name", body="Base().f()", name="self.path"),
    Case("a new value", body="def f():\n    global path\n    path = [1]\nf()", name="path"),
)
def test_call_tree_lists_shared_containers_that_a_call_left_changed(body, name):
    above = "path = []\nclass Base:\n    def f(self): self.path.append(1)\n"
    above += "    def __init__(self): self.path = []\n"
    source = above + submission_of(body).replace("class Solution", "class Solution(Base)")
    arguments = sudoku().arguments(sample_cases()[0])
    calls = recorded_here(source, arguments, 1000, 100).recorded.tree.calls
    assert calls[-1].changed == {name: ((), (1,))}


def test_changed_copy_of_a_container_is_not_listed_as_changed():
    body = "def f(path): path.append(1)\nmine = []\nf(mine[:])\nf(mine + [1])"
    assert [call.changed for call in calls_of("f", body)] == [{}, {}]
    body = "def f(path):\n    path = path[:]\n    path.append(1)\nmine = []\nf(mine)"
    assert [call.changed for call in calls_of("f", body)] == [{}]


def test_restored_container_is_not_listed_as_changed():
    body = "path, used = [], {1: False}\ndef f(): path.append(1); used[1] = True; path.pop()\nf()"
    assert [*calls_of("f", body)[0].changed] == ["used"]


def test_call_lists_changed_attributes_in_order_of_assignment():
    """The report names the first one, and has to name the same one each time."""
    body = "self.d, self.b, self.a = 3 * [()]\ndef f(): self.a = self.b = self.d = 1\nf()"
    assert [*calls_of("f", body)[0].changed] == ["self.d", "self.b", "self.a"]


def test_recording_of_calls_changes_neither_board_nor_exception():
    run = recorded("def f(r): board[r][1] = '4'; return board[9]\nf(1)")
    assert run.raised.exception == "IndexError: list index out of range"
    assert run.recorded.trace.writes == 1
    assert [call.end for call in run.recorded.tree.calls] == [CallEnd.RAISED, CallEnd.RAISED]
    assert sys.getprofile() is None


def test_counting_of_calls_stops_after_the_limit_when_writes_are_limited():
    tree = recorded("def f(n):\n    if n: f(n - 1)\nf(50)", calls=4, writes=1000).recorded.tree
    assert [call.end for call in tree.calls] == [CallEnd.OPEN] * 4
    assert tree.counted == 5


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
    Case("consecutive calls", call="[countdown(0) for _ in range(9)]", most=1),
    Case("recursive calls", call="countdown(8)", most=9),
    Case("calls ended by an exception", call="fails_often()", most=1),
    Case("suspended generators", call="list(zip(numbers(), numbers()))", most=1),
    Case("a generator that delegates", call="list(down(8))", most=9),
    Case("a coroutine that awaits itself recursively", call="waits(8).send(None)", most=9),
    Case("a call in each of two threads", call="in_threads(meet, Barrier(2), 2)", most=1),
    Case("calls within a thread", call="in_threads(countdown, 8, 1)", most=9),
    Case("calls of the method that a thread runs", call="join(Countdown())", most=9),
    Case("no call", call="1 + 1", most=0),
)
def test_nesting_is_the_maximum_number_of_open_calls(call, most):
    assert counted(call).most == most


def test_nesting_names_the_deepest_function_and_removes_its_profiler():
    calls = counted("(countdown(2), list(down(2)), countdown(0))")
    assert (calls.most, calls.function) == (3, "`countdown` (line 2)")
    assert (sys.getprofile(), threading.getprofile()) == (None, None)


def counted(call):
    names = {"Thread": threading.Thread, "Barrier": threading.Barrier}
    exec(compile(FUNCTIONS, "theirs.py", "exec"), names)  # noqa: S102 - as the child does
    with Nesting("theirs.py") as calls, suppress(StopIteration):  # a coroutine has returned
        eval(compile(call, "ours.py", "eval"), names)  # noqa: S307 - the same
    return calls
