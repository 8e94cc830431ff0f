"""Whatever comes out of the worker's pipe, the parent never stumbles over it."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.recorder import Tape
from harness.child.worker import plain
from harness.judge.protocol import read_reply
from harness.records import Ending, Failure, Run
from harness.trace import read_tape
from p0037_sudoku_solver.board import parse_board
from p0037_sudoku_solver.problem import check, diagnose, draw
from tests.support import EXAMPLE, load_cases, sudoku

pytestmark = pytest.mark.slow  # for those who work on the kata, not for each learner


ENDINGS = {"returned", "raised", "memory"}
GOOD = {"token": "t", "ending": "returned", "arguments": [1], "returned": None}
PUZZLE = parse_board(load_cases(sudoku(), ("sample",), EXAMPLE)[0].input["board"])

odd = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=3)
    | st.sampled_from([".", "1", "9", "0"])
    | st.just({"type": "tuple", "text": "()"}),
    lambda inner: st.lists(inner, max_size=10),
    max_leaves=30,
)
row = st.lists(st.sampled_from([".", "1", "5", "9"]) | odd, min_size=8, max_size=10)
board = st.lists(row | odd, min_size=8, max_size=10) | odd


def read(frame):
    """What is made of a frame that arrives as this object's JSON."""
    return read_reply(json.dumps(frame).encode() + b"\n", "t", ENDINGS)


def test_a_frame_of_the_worker_is_read():
    """With the seconds it measured, if they are any."""
    assert read(GOOD) == {"ending": "returned", "arguments": [1], "returned": None, "error": ""}
    assert read(GOOD | {"solve_seconds": 0.5})["solve_seconds"] == 0.5


@parametrize_cases(
    Case("another token", frame=GOOD | {"token": "u"}),
    Case("no token", frame={"ending": "returned", "arguments": [], "returned": None}),
    Case("an ending of another phase", frame=GOOD | {"ending": "loaded"}),
    Case("an ending there is not", frame=GOOD | {"ending": "Accepted"}),
    Case("no arguments", frame={"token": "t", "ending": "returned"}),
    Case("arguments that are no list", frame=GOOD | {"arguments": {"0": 1}}),
    Case("a list", frame=[GOOD]),
    Case("a number", frame=5),
)
def test_what_is_no_frame_of_the_worker_is_no_frame(frame):
    """It is garbled, and the submission's fault."""
    assert read(frame) is None


@given(st.binary(max_size=300) | st.text(max_size=100).map(str.encode))
@settings(max_examples=200, deadline=None)
def test_any_bytes_are_a_frame_or_none(line):
    """Nobody forges a frame by accident."""
    assert read_reply(line, "t", ENDINGS) is None


def test_nesting_and_numbers_beyond_all_measure_are_no_frame():
    """The parent's own recursion and its own patience are not the submission's to spend."""
    assert read_reply(b"[" * 100_000, "t", ENDINGS) is None
    assert read_reply(b'{"token": ' + b"9" * 100_000 + b"}", "t", ENDINGS) is None


@given(st.dictionaries(st.sampled_from(sorted(GOOD | {"tape": 0, "error": 0})), odd))
@settings(max_examples=30, deadline=None)
def test_fields_of_any_kind_are_a_run_or_none(fields):
    """What passes can be made into a run."""
    told = read(GOOD | fields)
    assert told is None or Run(**told).ending in ENDINGS


@given(st.data())
@settings(max_examples=50, deadline=None)
def test_a_tape_with_any_field_forged_is_a_trace_or_none(data):
    """The numbers in it are checked before they are used."""
    tape = Tape([list(line) for line in PUZZLE], __file__)
    tape.board[0][2] = "1"
    told = tape.to_json(plain)
    told[data.draw(st.sampled_from(sorted(told)))] = data.draw(odd | st.binary().map(repr))
    trace = read_tape(json.loads(json.dumps(told)))
    assert trace is None or len(list(trace)) <= 1


@given(board, odd)
@settings(max_examples=250, deadline=None)
def test_an_answer_of_any_shape_is_judged_drawn_and_diagnosed(answer, returned):
    """Never a traceback, never Internal Error: it is wrong, or it is right."""
    run = Run(Ending.RETURNED, arguments=[answer], returned=returned)
    wrong = check([PUZZLE], run)
    assert wrong is None or isinstance(wrong, str)
    assert draw([PUZZLE], answer)
    tape = Tape([list(line) for line in PUZZLE], __file__)
    diagnose([Failure([PUZZLE], run, read_tape(tape.to_json(plain)))])
