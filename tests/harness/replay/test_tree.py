"""The tree of a search: what was placed, what was tried under it, and when that ended."""

from harness.replay.timeline import Timeline
from harness.replay.tree import every, tree_of
from tests.harness.tapes import taped


def told(changes):
    """Each placement of a search: its depth, cell, value, and the moments from and until which."""
    root = tree_of(Timeline(taped(changes)))
    return [(depth, one.cell, one.value, one.begin, one.end) for depth, one in every(root)]


def test_what_is_tried_after_a_placement_stands_under_it_and_an_undo_ends_it():
    changes = [(0, "3"), (2, "1"), (2, "."), (2, "9"), (2, "."), (0, "."), (0, "4")]
    assert told(changes) == [(0, 0, 3, 1, 6), (1, 2, 1, 2, 3), (1, 2, 9, 4, 5), (0, 0, 4, 7, 0)]


def test_a_value_that_replaces_another_is_another_try_of_the_same_cell():
    """It takes back what was placed after the first one, too."""
    changes = [(0, "3"), (2, "1"), (0, "4"), (0, "4"), (2, "2")]
    assert told(changes) == [(0, 0, 3, 1, 3), (1, 2, 1, 2, 3), (0, 0, 4, 3, 0), (1, 2, 2, 5, 0)]


def test_undos_in_the_order_of_the_placements_end_the_same_branch():
    """A search does so if it keeps a list of what it has deduced, and clears it from its start."""
    changes = [(0, "3"), (2, "1"), (4, "9"), (0, "."), (2, "."), (4, "."), (0, "5")]
    assert told(changes) == [(0, 0, 3, 1, 4), (1, 2, 1, 2, 4), (2, 4, 9, 3, 4), (0, 0, 5, 7, 0)]
