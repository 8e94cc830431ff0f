"""Tests of reading the child's replies and recorded calls: what is malformed is rejected."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytest_parametrize_cases import Case, parametrize_cases

from harness.calls import BOARD, NO_CALLS, Added, CallEnd, Collected, Opaque
from harness.child.plain import plain
from harness.child.recorder import Tape
from harness.judge.protocol import read_reply
from harness.judge.read_calls import read_calls
from harness.mistake import Failure
from harness.record.texts import value_text
from harness.run import Ending, RaisedException, Recorded, Run, Times
from harness.trace import read_tape
from harness.which_case import cases_named
from p0037_sudoku_solver.board import parse_board
from tests.support import EXAMPLE, sudoku

ENDINGS = {"returned", "raised", "memory"}
GOOD = {"token": "t", "ending": "returned", "arguments": [1]}
VALUE = {"type": "tuple", "text": "()"}
PUZZLE = parse_board(cases_named(sudoku(), EXAMPLE, ("sample",))[0].input["board"])

odd = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=3)
    | st.sampled_from([".", "1", "9", "0"])
    | st.just(VALUE),
    lambda inner: st.lists(inner, max_size=10),
    max_leaves=30,
)
row = st.lists(st.sampled_from([".", "1", "5", "9"]) | odd, min_size=8, max_size=10)
board = st.lists(row | odd, min_size=8, max_size=10) | odd


def read(reply):
    """Return the fields of a reply that arrives as the JSON of an object."""
    return read_reply(json.dumps(reply).encode() + b"\n", "t", ENDINGS)


def test_reply_of_the_worker_is_read():
    plain = {"ending": "returned", "error": "", "raised": RaisedException()}
    plain |= {"times": Times(), "recorded": Recorded()}
    assert read(GOOD) == plain | {"arguments": [1]}
    for seconds in (0.5, 0):
        assert read(GOOD | {"solve_seconds": seconds})["times"].solve == seconds
    assert read({"token": "t", "ending": "returned", "returned": [2]}) == plain | {"returned": [2]}
    for value in ([VALUE], [[[[[1]]]]]):
        assert read(GOOD | {"arguments": [value]})["arguments"] == [value]


@parametrize_cases(
    Case("another token", reply=GOOD | {"token": "u"}),
    Case("no token", reply={"ending": "returned", "arguments": []}),
    Case("an ending of another phase", reply=GOOD | {"ending": "loaded"}),
    Case("an ending there is not", reply=GOOD | {"ending": "Accepted"}),
    Case("no arguments", reply={"token": "t", "ending": "returned"}),
    Case("arguments that are an object", reply=GOOD | {"arguments": {"0": 1}}),
    Case("arguments that are a text", reply=GOOD | {"arguments": "1"}),
    Case("an object in them", reply=GOOD | {"arguments": [{"0": 1}]}),
    Case("a value whose text is a number", reply=GOOD | {"arguments": [VALUE | {"text": 1}]}),
    Case("a list", reply=[GOOD]),
    Case("a number", reply=5),
)
def test_malformed_reply_is_rejected(reply):
    assert read(reply) is None


def with_lists(deep):
    """Return a line in which an argument is a list that holds a list, and so on."""
    return json.dumps(GOOD).replace("[1]", "[" * deep + "]" * deep).encode()


@parametrize_cases(
    Case("a list one too deep", line=with_lists(7)),
    Case("lists that pass the limit of the check", line=with_lists(600)),
    Case("lists that pass the limit of the reader", line=with_lists(100_000)),
    Case("nothing", line=b""),
    Case("the half of a reply", line=b'{"token": "t", '),
    Case("bytes that are not text", line=b'{"token": "\xff"}'),
    Case("deep nesting", line=b"[" * 100_000),
    Case("an endless number", line=b'{"token": ' + b"9" * 100_000 + b"}"),
)
def test_forged_reply_is_rejected(line):
    """A forged reply neither exhausts the judge's recursion limit nor takes long to reject."""
    assert read_reply(line, "t", ENDINGS) is None


@pytest.mark.slow
@given(st.dictionaries(st.sampled_from(sorted(GOOD | {"tape": 0, "error": 0})), odd))
@settings(max_examples=30, deadline=None)
def test_fields_of_any_accepted_reply_make_a_run(fields):
    found = read(GOOD | fields)
    assert found is None or Run(**found).ending in ENDINGS


@pytest.mark.slow
@given(st.data())
@settings(max_examples=50, deadline=None)
def test_tape_with_a_forged_field_is_parsed_or_rejected(data):
    tape = Tape([list(line) for line in PUZZLE], __file__)
    tape.board[0][2] = "1"
    told = tape.to_json(plain)
    told[data.draw(st.sampled_from(sorted(told)))] = data.draw(odd | st.binary().map(repr))
    trace = read_tape(json.loads(json.dumps(told)))
    assert trace is None or len(list(trace)) <= 1


@pytest.mark.slow
@given(board, odd)
@settings(max_examples=40, deadline=None)
def test_answer_of_any_shape_is_judged_drawn_and_diagnosed(answer, returned):
    """The verdict is Wrong Answer or Accepted, never Internal Error."""
    run = Run(Ending.RETURNED, arguments=[answer], returned=returned)
    wrong = sudoku().check([PUZZLE], run)
    assert wrong is None or isinstance(wrong, str)
    assert sudoku().draw([PUZZLE], answer)
    tape = Tape([list(line) for line in PUZZLE], __file__)
    sudoku().diagnose([Failure([PUZZLE], run, read_tape(tape.to_json(plain)))])


RECORDED = {
    "functions": [["fits", 3, ["r", "used"], 2]],
    "table": [
        None,
        ["tuple", [1, "2"]],
        ["set", [[0, 8]]],
        ["Note", [["cell", [1]]]],
        ["deque", None],
        ["Note", [["cell", [2]]]],
        ["list:tuple", [[0, 1]]],
    ],
    "calls": [
        [0, 5, 0, 2, 1, [4, [1]], [2], -1, [[1, [2]]], -1],
        [0, 6, 2, 2, 0, [[3], [0]], [4], 0, [[0, [5]]], 0],
    ],
    "counted": 7,
    "answers": ["used"],
    "collected": [6, 1, "path"],
    "found": [[1, [1], 0]],
}


def test_call_is_read_with_its_function_lines_writes_and_values():
    tree = read_calls(RECORDED)
    first, second = tree.calls
    cells = frozenset({(0, 8)})
    assert (first.function, first.first_line, first.line) == ("fits", 3, 5)
    assert first.arguments == {"r": 4, "used": (1, "2")}
    assert (first.before, first.after, first.end, first.result) == (0, 2, CallEnd.RETURNED, cells)
    assert (first.parent, second.parent) == (-1, 0)
    assert first.changed == {"used": ((1, "2"), cells)}
    assert second.changed == {"r.cell": ((1, "2"), cells)}
    assert (first.resumed, second.resumed) == (-1, 0)
    assert (tree.added, tree.deepest) == ((Added(1, (1, "2"), 0),), {("fits", 3): 2})
    assert (tree.counted, tree.answers, tree.collected) == (7, ("used",), Collected(6, 1, "path"))
    assert second.arguments == {"r": Opaque("Note", (("cell", (1, "2")),)), "used": BOARD}
    assert (second.end, second.result) == (CallEnd.OPEN, Opaque("deque"))


def test_equal_list_and_tuple_are_distinguished():
    record = copy.deepcopy(RECORDED)
    record["calls"][0][6] = [6]
    [result, *_] = [call.result for call in read_calls(record).calls]
    assert (result, value_text(result)) == (((0, 1),), "[(0, 1)]")


@parametrize_cases(
    Case("a value too many", place=("calls", 0, 5), put=[4, [1], 7]),
    Case("a value too few", place=("calls", 0, 5), put=[4]),
    Case("a value that is an object", place=("calls", 0, 5, 0), put={"a": 1}),
    Case("a line that is a text", place=("calls", 0, 1), put="5"),
    Case("a moment that is true", place=("calls", 0, 2), put=True),
    Case("an unknown end", place=("calls", 0, 4), put=4),
    Case("a place behind the table", place=("calls", 0, 6), put=[9]),
    Case("two places", place=("calls", 0, 6), put=[1, 2]),
    Case("a place that is a text", place=("calls", 0, 6), put=["1"]),
    Case("a parent that is a text", place=("calls", 0, 7), put="-1"),
    Case("a place of no value", place=("calls", 0, 8, 0, 0), put=2),
    Case("an object that is not counted", place=("collected", 1), put=None),
    Case("a call to go on with that is a text", place=("calls", 0, 9), put="0"),
    Case("an item added by a text", place=("found", 0, 0), put="1"),
    Case("a depth that is a text", place=("functions", 0, 3), put="2"),
    Case("an unknown function", place=("calls", 0, 0), put=1),
    Case("a name that is a number", place=("functions", 0, 0), put=7),
    Case("a first line that is a text", place=("functions", 0, 1), put="3"),
    Case("an object in a tuple", place=("table", 1, 1), put=[{}]),
    Case("a list within a set", place=("table", 2, 1), put=[[[0], 8]]),
    Case("a type that is a number", place=("table", 4, 0), put=7),
)
def test_calls_with_one_malformed_field_are_rejected(place, put):
    record = copy.deepcopy(RECORDED)
    *way, last = place
    part = record
    for step in way:
        part = part[step]
    part[last] = put
    assert read_calls(record) == NO_CALLS
