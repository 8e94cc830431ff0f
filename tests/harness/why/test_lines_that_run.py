"""Tests of leaving out edits of code that a run did not reach."""

import pytest

from harness.why.edit import Edit
from harness.why.lines_that_run import Unreached
from harness.why.program import Program

SOURCE = """\
def find(cells):
    for cell in cells:
        if cell > 9:
            first = 1
            if first:
                return cell
        elif cell > 8:
            return cell + 2
        size = len(5)
        cells.append(size)
    return None
"""
RAN = {1, 2, 3, 7, 9}
"""The run ends in the call `len(5)`."""


def edit(old, new):
    start = SOURCE.index(old)
    return Edit("name", 1, 1, ((start, start + len(old), new),))


def holds(*edits):
    pieces = tuple(piece for one in edits for piece in one.pieces)
    return Unreached(Program(SOURCE), RAN).holds(Edit("name", 1, 1, pieces))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("first = 1", "first = 2"),
        ("return cell\n", "return cell\n                break\n"),
        ("cell + 2", "cell + 3"),
        ("        cells.append(size)\n", ""),
        ("(size)\n", "(size)\n        cells.sort()\n"),
        ("return None", "return cells"),
    ],
)
def test_edit_of_unreached_code_is_held(old, new):
    assert holds(edit(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cell > 9", "cell > 0"),
        ("len(5)", "5"),
        ("elif cell > 8", "if cell > 8"),
        ("        cells.append", "    cells.append"),
        ("        cells.append(size)\n", "x\n"),
        ("    return None", "        return None"),
        ("first = 1", "yield 1"),
        ("(size)\n", "(size)\n    cells.sort()\n"),
        ("    return None", "        cells.sort()\n    return None"),
    ],
)
def test_edit_that_may_run_is_not_held(old, new):
    assert not holds(edit(old, new))


def test_edit_is_held_only_when_all_its_pieces_are():
    dead, alive = edit("first = 1", "first = 2"), edit("len(5)", "len([5])")
    assert not holds(dead, alive)
    assert holds(dead, edit("cell + 2", "cell + 3"))
