"""Tests of changing a source."""

from harness.child.patch import applied


def test_pieces_are_replaced_where_they_were_in_the_source():
    pieces = [(4, 5, "size"), (0, 1, ""), (1, 1, "-")]
    assert applied("a + b", pieces) == "- + size"
