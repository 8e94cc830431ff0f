"""Tests of changing a source, and of parsing only what has changed."""

import ast
from functools import partial

import pytest

from harness.child.patch import applied, changed_tree
from harness.child.steps import with_steps

SOURCE = """\
class Solution:
    @staticmethod
    def go(cells):
        for cell in cells:
            if cell == 1: return [cell]
            elif cell == 2:
                x = 3; y = [one for one in (
            1, 2)]  # two lines
            else:
                y = 4
        return (cells,
                y)
"""
CHANGES = [
    ("1: return", "2: return"),
    ("== 2", "!= 2"),
    ("3; y", "4; z"),
    ("1, 2)]", "1, 3)]"),
    ("y = 4", "pass"),
    ("y = 4", "# y"),
    ("y = 4", "y = 4; x = 5"),
    ("                y = 4\n", ""),
    ("y = 4", "y = 4\n                x = 5"),
    ("    y = 4", "y = 4"),
    ("staticmethod", "classmethod"),
    ("return (cells", "return (["),
    ("y)\n", "y)\n        return 0\n"),
    ("cells,\n", "cells, \\\n"),
    ("class Solution", "class Other"),
]


def test_pieces_are_replaced_where_they_were_in_the_source():
    pieces = [(4, 5, "size"), (0, 1, ""), (1, 1, "-")]
    assert applied("a + b", pieces) == "- + size"


@pytest.mark.parametrize(("old", "new"), CHANGES, ids=[new for _, new in CHANGES])
def test_changed_tree_is_the_one_of_the_whole_source_parsed_again(old, new):
    start = SOURCE.index(old)
    pieces = [(start, start + len(old), new)]
    again = partial(with_steps, applied(SOURCE, pieces), "iterations")
    assert dumped(partial(changed_tree, SOURCE, pieces, "iterations")) == dumped(again)


def test_change_is_taken_back_before_the_next_one():
    for old, new in CHANGES:
        start = SOURCE.index(old)
        dumped(partial(changed_tree, SOURCE, [(start, start + len(old), new)], "iterations"))
    same = partial(changed_tree, SOURCE, [(0, 5, "class")], "iterations")
    assert dumped(same) == dumped(partial(with_steps, SOURCE, "iterations"))


def dumped(parse):
    """Return a tree with the lines of its nodes, or the message of the exception instead."""
    try:
        tree = parse()
        lines = [getattr(node, "lineno", 0) for node in ast.walk(tree)]
        return ast.dump(tree), lines
    except SyntaxError as error:
        return str(error)
