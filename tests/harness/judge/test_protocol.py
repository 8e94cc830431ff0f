"""Tests of reading the child's replies and recorded calls: what is malformed is rejected."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytest_parametrize_cases import Case, parametrize_cases

from harness.calls import BOARD, NO_CALLS, Added, CallEnd, Collected, Opaque
from harness.child.calls import base64_of
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
    Case("a wrong token", reply=GOOD | {"token": "u"}),
    Case("no token", reply={"ending": "returned", "arguments": []}),
    Case("an ending of another phase", reply=GOOD | {"ending": "loaded"}),
    Case("an unknown ending", reply=GOOD | {"ending": "Accepted"}),
    Case("no arguments", reply={"token": "t", "ending": "returned"}),
    Case("arguments that are an object", reply=GOOD | {"arguments": {"0": 1}}),
    Case("arguments that are a string", reply=GOOD | {"arguments": "1"}),
    Case("an object among the arguments", reply=GOOD | {"arguments": [{"0": 1}]}),
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
    Case("an empty reply", line=b""),
    Case("half of a reply", line=b'{"token": "t", '),
    Case("bytes that are not UTF-8", line=b'{"token": "\xff"}'),
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
        {"tuple": [1, "2"]},
        {"set": [[0, 8]]},
        {"Note": [["cell", 1]]},
        {"deque": None},
        {"Note": [["cell", 2]]},
        {"list:tuple": [[0, 1]]},
        4,
        [1, True],
    ],
    "calls": [0, 5, 0, 2, 1, 2, -1, -1, 0, 6, 2, 2, 0, 4, 0, 0],
    "values": [7, 1, 3, 0],
    "changed": [0, 1, 2, 1, 0, 5],
    "counted": 7,
    "answers": ["used"],
    "collected": [6, 1, "path"],
    "found": [[1, 1, 0]],
}


def tree_of(record):
    """Read recorded calls whose arrays are lists of numbers, or texts."""
    arrays = {name: record[name] for name in ("calls", "values", "changed")}
    texts = {name: base64_of(one) for name, one in arrays.items() if isinstance(one, list)}
    return read_calls({**record, **texts})


def test_call_is_read_with_its_function_lines_writes_and_values():
    tree = tree_of(RECORDED)
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


@parametrize_cases(
    Case("a tuple in a list", number=6, text="[(0, 1)]"),
    Case("a list", number=8, text="[1, True]"),
    Case("a tuple", number=1, text="(1, '2')"),
)
def test_equal_list_and_tuple_are_distinguished(number, text):
    record = copy.deepcopy(RECORDED)
    record["calls"][5] = number
    [result, *_] = [call.result for call in tree_of(record).calls]
    assert value_text(result) == text


@parametrize_cases(
    Case("a value too many", place=("values",), put=[7, 1, 3, 0, 7]),
    Case("a value too few", place=("values",), put=[7, 1, 3]),
    Case("a number too few", place=("calls",), put=RECORDED["calls"][:-1]),
    Case("an incomplete change", place=("changed",), put=[0, 1]),
    Case("a string that is not base64", place=("calls",), put="?" * 44),
    Case("an incomplete number", place=("calls",), put="AAAA"),
    Case("an array that is an object", place=("values",), put={"a": 1}),
    Case("an unknown end", place=("calls", 4), put=4),
    Case("a result past the end of the table", place=("calls", 5), put=9),
    Case("a value past the end of the table", place=("values", 0), put=9),
    Case("a change of a missing call", place=("changed", 0), put=2),
    Case("a change of a missing value", place=("changed", 1), put=2),
    Case("a change past the end of the table", place=("changed", 2), put=9),
    Case("an object that is not counted", place=("collected", 1), put=None),
    Case("an item added by a string", place=("found", 0, 0), put="1"),
    Case("an added item that is a string", place=("found", 0, 1), put="1"),
    Case("a depth that is a string", place=("functions", 0, 3), put="2"),
    Case("an unknown function", place=("calls", 0), put=1),
    Case("a name that is a number", place=("functions", 0, 0), put=7),
    Case("a first line that is a string", place=("functions", 0, 1), put="3"),
    Case("an object in a tuple", place=("table", 1, "tuple"), put=[{}]),
    Case("an object in a list", place=("table", 8, 0), put={}),
    Case("a list within a set", place=("table", 2, "set"), put=[[[0], 8]]),
    Case("a value of two types", place=("table", 4), put={"deque": None, "set": []}),
    Case("an attribute that is a string", place=("table", 3, "Note", 0, 1), put="1"),
)
def test_calls_with_one_malformed_field_are_rejected(place, put):
    record = copy.deepcopy(RECORDED)
    *way, last = place
    part = record
    for step in way:
        part = part[step]
    part[last] = put
    assert tree_of(record) == NO_CALLS
