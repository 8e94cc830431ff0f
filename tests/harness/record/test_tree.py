"""The call tree of a search, the events of a search, and the call at which a run goes wrong."""

import json
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.calls import Opaque
from harness.cases import load_cases
from harness.record.failure import describe_call, where_it_failed
from harness.record.node import SIGNS
from harness.record.texts import value_text
from harness.record.tree import search_tree
from harness.solution_files import find_approaches
from tests.harness.tapes import (
    NO_COPY,
    NO_UNDO,
    REACH,
    RIGHT,
    SUFFIXES,
    recorded_here,
    recording_of,
    searches,
    tree_of,
)
from tests.support import all_problems, each_row

DOWN, MARK, PLACE, TWICE = searches("DOWN", "MARK", "PLACE", "TWICE")
MUTUAL, PROPAGATE, SWAP, YIELDS = searches("MUTUAL", "PROPAGATE", "SWAP", "YIELDS")
HELPER, NOTE, PASSED = searches("HELPER", "NOTE", "PASSED")
FAILS = DOWN.format(leaf=False, last=False)
TAKEN = FAILS.replace("path = []", "path = [0] * 9")
RESET = TAKEN.replace("path.append(k)", "path[k] = 1")
RESET = RESET.replace("search(k - 1)", "search(k - 1); path[k : k + 2] = 0, 0")
TAKEN = TAKEN.replace("search(k - 1)", "search(k - 1); del path[-2:]")
NOTED = FAILS.replace("path = []", "path, other = [], []")
NOTED = NOTED.replace("path.append(k)", "path.append(k); other.append(k)")
CLEARED = MARK.replace("= '#'\n            return", "= 'A'\n            return")
HELPED = (
    YIELDS.replace("'ab'", "self.letters()") + "    def letters(self):\n        yield from 'ab'\n"
)
BACK = "                nums[first], nums[i] = nums[i], nums[first]\n        search(0)"
FIRST = "\n        search(0)"
LETTER_GRID = [["A", "B"], ["C", "D"]]


def signs(found, row):
    return "".join(SIGNS[event] for event in found.nodes[row].events)


@parametrize_cases(
    Case(
        "answers in a list",
        source=RIGHT,
        given=[1, 2],
        shown=["0-6", "1-6 []", "2-4 +1 [1]", "3-4 +2 ✓ [1, 2]", "4-6 +2 ↩ [2]", "5-6 +1 ✓ [2, 1]"],
    ),
    Case(
        "a negative number",
        source=RIGHT,
        given=[-1],
        shown=["0-3", "1-3 []", "2-3 +(-1) ✓ [-1]"],
    ),
    Case(
        "a success, and helpers that are not the search",
        source=REACH,
        given=5,
        shown=["0-5", "1-5 total=0, target=5", "2-5 total=2", "3-4 total=4 ✗", "4-5 total=5 ✓↩"],
    ),
    Case(
        "two searches, of which the second raises",
        source=TWICE,
        given=2,
        shown=[
            "0-5",
            "1-3 total=0, target=2",
            "2-3 total=2 ✓",
            "3-5 total=1, target=2",
            "4-5 total=3",
        ],
    ),
)
def test_node_has_subtree_change_events_and_path(source, given, shown):
    found = tree_of(source, given)
    parts = (
        (f"{node.row}-{node.end}", node.change, signs(found, node.row), node.path)
        for node in found.nodes
    )
    assert [" ".join(filter(None, some)) for some in parts] == shown


def test_answers_share_an_object_when_appended_without_a_copy_and_not_when_reordered():
    found = tree_of(NO_COPY, [1, 2])
    assert [(one.saved, one.now, one.first) for one in found.answers] == [
        ("[1, 2]", "[]", 0),
        ("[2, 1]", "[]", 0),
    ]
    assert found.totals.answers == 2
    assert signs(found, 5) == "=✓"
    found = tree_of(RIGHT.replace("return result", "result.reverse(); return result"), [1, 2])
    assert [answer.now for answer in found.answers] == ["[1, 2]", "[2, 1]"]


@parametrize_cases(
    Case("the search recurses", limit=1, shown=["go", "search", "search ✗"]),
    Case("no function recurses", limit=0, shown=["go", "search", "fits"]),
)
def test_leaf_call_of_a_helper_is_not_marked_as_a_dead_end(limit, shown):
    found = tree_of(HELPER.format(limit=limit), 9)
    calls = (f"{one.call.function} {signs(found, one.row)}".strip() for one in found.nodes)
    assert [*calls] == shown


def test_unrestored_calls_are_listed_in_the_order_in_which_they_end():
    found = tree_of(NO_UNDO, [1, 2])
    assert [*found.unrestored] == [2, 1]
    assert found.nodes[2].left == (("path", "[1, 2]"),)


@parametrize_cases(
    Case("no call succeeds", source=FAILS, given=2, left=["2 path", "1 path"]),
    Case("a success leaves its path", source=DOWN.format(leaf=True, last=False), given=2, left=[]),
    Case("the method returns True", source=DOWN.format(leaf=False, last=True), given=2, left=[]),
    Case("a list becomes shorter", source=TAKEN, given=2, left=[]),
    Case("an item is reset twice", source=RESET, given=2, left=[]),
    Case("two lists", source=NOTED, given=2, left=["2 other", "1 other"]),
    Case("a mark is written again", source=MARK, given=LETTER_GRID, left=[]),
    Case("a letter is written back", source=CLEARED, given=LETTER_GRID, left=[]),
    Case("a swap is not undone", source=SWAP.replace(BACK, FIRST), given=[1, 2], left=["1 nums"]),
)
def test_failed_call_is_unrestored_if_it_left_a_change(source, given, left):
    found = tree_of(source, given).unrestored
    assert [f"{row} {one.name}" for row, one in found.items()] == left


@pytest.mark.parametrize("source", [YIELDS, HELPED], ids=["alone", "helped"])
def test_resumed_generator_has_a_single_node(source):
    found = tree_of(source, 2)
    assert [node.change for node in found.nodes][2:5] == ["+'a'", "+'a'", "+'b'"]
    assert (len(found.nodes), found.totals.answers) == (8, 4)
    assert [found.nodes[one.row].path for one in found.answers] == ["'aa'", "'ab'", "'ba'", "'bb'"]


def test_yielded_values_are_not_compared_with_other_values_that_are_returned():
    other = YIELDS.replace("list(search(''))", "[one + '!' for one in search('')][1:]")
    found = [(one.value, one.saved, one.now) for one in tree_of(other, 1).answers]
    assert found == [(True, "'a'", "'a'"), (True, "'b'", "'b'")]


def test_mutually_recursive_functions_belong_to_the_same_search():
    found = tree_of(MUTUAL, 2)
    names = [node.call.function for node in found.nodes]
    assert names == ["go", *["search", "choose", "go_on"] * 2, "search"]
    assert [node.change for node in found.nodes][3:] == ["+2", "n=1", "", "+1", "n=0"]
    assert [node.path for node in found.nodes][-1] == "[2, 1]"


@parametrize_cases(
    Case("a swap", source=SWAP, given=[1, 2, 3], change="nums[1]↔nums[2], first=2"),
    Case(
        "a cell, unless it was undone",
        source=PLACE,
        given=[[".", "."], [".", "."]],
        change="r2c1=2",
    ),
    Case("an argument, not the list of answers", source=PASSED, given=2, change="k=1"),
)
def test_node_shows_a_changed_argument_when_the_search_has_no_path(source, given, change):
    assert change in [node.change for node in tree_of(source, given).nodes]


@parametrize_cases(
    Case(
        "a string that few calls lengthen", before="''", after="note + 'x'", change="k=2, note='x'"
    ),
    Case("a shorter string", before="'abc'", after="note[1:]", change="k=2, note[1:]"),
    Case("an exchanged item", before="{5}", after="{k}", change="note +3, note -5, k=2"),
    Case("a list for a set", before="{5}", after="[k]", change="note=[3], k=2"),
    Case("a dict", before="{5: 1}", after="{k: 2}", change="note={3: 2}, k=2"),
    Case("two other items", before="[5, 6]", after="[k, 4]", change="note[0]=3, note[1]=4, k=2"),
    Case(
        "many items", before="[5] * 4", after="[0] * 4", change="note[0]=0, note[1]=0, note[2]=0, …"
    ),
)
def test_node_shows_each_changed_part_of_an_argument(before, after, change):
    found = tree_of(NOTE.format(before=before, after=after), 9)
    assert change in [node.change for node in found.nodes]


def test_value_is_shown_as_a_literal_of_at_most_40_characters():
    value = [(1,), (), frozenset({8, 1}), frozenset(), Opaque("dict", ((3, "a"),)), 123]
    text = "[(1,), (), {1, 8}, set(), {3: 'a'}, 123"
    assert [value_text(value), value_text([*value, 5])] == [f"{text}]", f"{text[:38]} …"]
    assert value_text([Opaque("deque", (("items", 3),)), Opaque("dict", ())]) == "[<deque>, {}]"
    path = tree_of(FAILS, 20).nodes[-1].path
    assert path == "[… 2, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]"


def test_dead_ends_are_not_counted_when_answers_cannot_be_observed():
    found = tree_of(SUFFIXES, "23")
    assert not found.seen
    assert (found.totals.answers, found.totals.dead_ends) == (0, 0)


def test_later_call_that_returns_true_is_not_a_dead_end():
    body = "    def go(self, n):\n        return n == 0 or any([self.go(0), self.go(0)])\n"
    found = tree_of(f"class Solution:\n{body}", 1)
    assert [signs(found, node.row) for node in found.nodes] == ["", "✓", "↩"]


@pytest.mark.parametrize("problem", all_problems(), ids=lambda one: one.slug)
def test_call_tree_of_approach_is_consistent(problem):
    case = next(iter(load_cases(problem, ("sample",))))
    for path in find_approaches(problem):
        arguments = problem.arguments(case)
        run = recorded_here(
            path.read_text(encoding="utf-8"), arguments, 0, 50_000, problem.method, problem.fills
        )
        found = search_tree(run)
        top, totals = found.nodes[0], found.totals
        assert (top.end, top.calls) == (len(found.nodes), len(found.nodes))
        assert len(found.nodes) <= totals.kept == totals.calls
        assert top.answers == totals.answers == len(found.answers)
        assert top.dead_ends == totals.dead_ends
        if isinstance(run.returned, list) and found.seen:
            assert totals.answers == len(run.returned)
            assert all(answer.first == at for at, answer in enumerate(found.answers))
        assert (len(found.unrestored), [one for one in found.answers if one.saved != one.now]) == (
            0,
            [],
        )
        for node in found.nodes[1:]:
            assert node.parent.depth == node.depth - 1
            assert node.parent.end >= node.end > node.row > node.parent.row


def test_recursive_helper_of_the_search_has_no_nodes():
    found = tree_of(PROPAGATE, 2)
    assert [node.call.function for node in found.nodes] == ["go", "search", "search", "search"]
    assert found.totals.kept == 4 + 11
    counts = (
        "def count(k): return k and count(k - 1)\n        count(99)\n        result, path = [], []"
    )
    text = RIGHT.replace("result, path = [], []", counts)
    assert {node.call.function for node in tree_of(text, [1]).nodes} == {"go", "search"}


def test_answers_of_dropped_calls_are_counted_but_have_no_node():
    found = tree_of(RIGHT, [1, 2, 3], kept=5)
    assert [node.path for node in found.nodes][1:] == ["[]", "[1]", "[1, 2]", "[1, 2, 3]"]
    assert [one.row for one in found.answers] == [4]
    assert (found.totals.answers, found.totals.kept, found.totals.calls) == (6, 5, 17)
    assert tree_of(RIGHT, [1, 2, 3], kept=4).totals.dead_ends == 0


def test_depth_includes_calls_that_were_not_kept():
    deep = tree_of(SUFFIXES, "2345678", kept=3)
    assert (len(deep.nodes), deep.totals.depth) == (3, 8)


@each_row(Path(__file__).with_name("faults.tsv"))
def test_failed_run_points_at_the_call_that_shows_the_fault(
    approach, given, most, old, new, path, text, call
):
    edit, before = (old, new.replace("\\n", "\n")), json.loads(given)
    recording = recording_of(approach, *edit, before, *map(int, most.split()))
    tree = search_tree(recording.run)
    found = where_it_failed(recording.problem, before, tree)
    assert (tree.nodes[found.row].path if found else "nothing") == path
    assert not found or found.text.startswith(text)
    assert not found or describe_call(tree, found).startswith(call)
