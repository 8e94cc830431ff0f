"""Tests of reading the child's replies and recorded calls: what is malformed is rejected."""

import copy
import json
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.calls import BOARD, NO_CALLS, Added, CallEnd, Collected, Opaque
from harness.child.calls import base64_of
from harness.child.plain import plain
from harness.child.recorder import Tape
from harness.judge.protocol import read_reply
from harness.judge.read_calls import read_calls
from harness.mistake import Failure
from harness.run import Ending, RaisedException, Recorded, Run, Times
from harness.trace import read_tape
from harness.which_case import cases_named
from p0037_sudoku_solver.board import parse_board
from tests.support import EXAMPLE, each_row, sudoku

ENDINGS = {"returned", "raised", "memory"}
GOOD = {"token": "t", "ending": "returned", "arguments": [1]}
VALUE = {"type": "tuple", "text": "()"}
PUZZLE = parse_board(cases_named(sudoku(), EXAMPLE, ("sample",))[0].input["board"])

ODD = [None, True, -1, 2**70, 1.5, "", "1", "12", "x" * 44, [], [1], ["."], [[VALUE]], VALUE]
"""Values that a submission may put into any place of a reply."""


def read(reply):
    """Return the fields of a reply that arrives as the JSON of an object."""
    return read_reply(json.dumps(reply).encode() + b"\n", "t", ENDINGS)


def test_reply_of_the_worker_is_read():
    plain = {"ending": "returned", "error": "", "raised": RaisedException()}
    plain |= {"times": Times(), "recorded": Recorded()}
    assert read(GOOD) == plain | {"arguments": [1]}
    for sent, seconds in ((0.5, 0.5), (0, 0), (-1, None)):
        assert read(GOOD | {"solve_seconds": sent})["times"].solve == seconds
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


@pytest.mark.parametrize("value", ODD, ids=repr)
def test_reply_with_an_odd_field_is_rejected_or_makes_a_run(value):
    for name in *GOOD, "error", "frames", "depth", "names", "place", "steps", "tape", "calls":
        found = read(GOOD | {name: value})
        assert found is None or Run(**found).ending in ENDINGS, name


@pytest.mark.parametrize("value", ODD, ids=repr)
def test_tape_with_an_odd_field_is_rejected_or_read(value):
    tape = Tape([list(line) for line in PUZZLE], __file__)
    tape.board[0][2] = "1"
    told = tape.to_json(plain)
    for forged in ({name: odd} for name in told for odd in (value, [value])):
        trace = read_tape(told | forged)
        assert trace is None or len(list(trace)) <= 1


@pytest.mark.parametrize("value", ODD, ids=repr)
def test_odd_answer_row_or_cell_is_judged_drawn_and_diagnosed(value):
    """The verdict is Wrong Answer or Accepted, never Internal Error."""
    row, *rows = PUZZLE
    trace = read_tape(Tape([list(line) for line in PUZZLE], __file__).to_json(plain))
    for answer in value, [value, *rows], [[value, *row[1:]], *rows]:
        run = Run(Ending.RETURNED, arguments=[answer], returned=value)
        wrong = sudoku().check([PUZZLE], run)
        assert wrong is None or isinstance(wrong, str)
        assert sudoku().draw([PUZZLE], answer)
        sudoku().diagnose([Failure([PUZZLE], run, trace)])


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
    "changed": [0, 1, 2, 1, 0, 5, 0, 0, 2],
    "counted": 7,
    "answers": ["used"],
    "collected": [6, 1, "path"],
    "found": [[1, 1, 0]],
}


def tree_of(record, **options):
    """Read recorded calls whose arrays are lists of numbers, or texts."""
    arrays = {name: record[name] for name in ("calls", "values", "changed")}
    texts = {name: base64_of(one) for name, one in arrays.items() if isinstance(one, list)}
    return read_calls({**record, **texts}, **options)


def test_call_is_read_with_its_function_lines_writes_and_values():
    tree = tree_of(RECORDED)
    first, second = tree.calls
    cells = frozenset({(0, 8)})
    assert (first.function, first.first_line, first.line) == ("fits", 3, 5)
    assert first.arguments == {"r": 4, "used": (1, "2")}
    assert (first.before, first.after, first.end, first.result) == (0, 2, CallEnd.RETURNED, cells)
    assert (first.parent, second.parent) == (-1, 0)
    assert first.changed == {"used": ((1, "2"), cells), "r": (4, cells)}
    assert second.changed == {"r.cell": ((1, "2"), cells)}
    assert (first.resumed, second.resumed) == (-1, 0)
    assert (tree.added, tree.deepest) == ((Added(1, (1, "2"), 0),), {("fits", 3): 2})
    assert (tree.counted, tree.answers, tree.collected) == (7, ("used",), Collected(6, 1, "path"))
    assert second.arguments == {"r": Opaque("Note", (("cell", (1, "2")),)), "used": BOARD}
    assert (second.end, second.result) == (CallEnd.OPEN, Opaque("deque"))


def test_open_calls_are_not_read_as_raised_when_the_run_was_stopped():
    record = copy.deepcopy(RECORDED)
    record["calls"] += record["calls"][8:]  # the method has made two calls
    record["values"] += record["values"][2:]
    record["calls"][4::8] = [2] * 3
    ends = [[call.end for call in tree_of(record, stopped=it).calls] for it in (False, True)]
    assert ends == [[CallEnd.RAISED] * 3, [CallEnd.OPEN, CallEnd.RAISED, CallEnd.OPEN]]


@each_row(Path(__file__).with_name("malformed_calls.tsv"))
def test_recorded_calls_are_rejected_when_a_field_is_malformed(what, place, put):
    record = copy.deepcopy(RECORDED)
    *way, last = json.loads(place)
    part = record
    for step in way:
        part = part[step]
    part[last] = json.loads(put)
    assert tree_of(record) == NO_CALLS, what
