"""Tests of reading recorded calls: malformed records are rejected."""

import copy

from pytest_parametrize_cases import Case, parametrize_cases

from harness.calls import BOARD, NO_CALLS, Added, CallEnd, Collected, Opaque
from harness.judge.read_calls import read_calls
from harness.record.texts import value_text

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


def test_list_and_tuple_are_told_apart_though_they_are_equal():
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
