"""Tests of changing a source."""

from harness.child.patch import applied


def test_replacements_refer_to_positions_in_the_original_source():
    pieces = [(4, 5, "size"), (0, 1, ""), (1, 1, "-")]
    assert applied("a + b", pieces) == "- + size"
