"""The section of trees below the lanes: which lanes have one, and why the others have none."""

import re

from pytest_parametrize_cases import Case, parametrize_cases

from harness.page.build import build
from tests.harness.page.samples import approach_lane, approaches_page, page_of, small_lane

ROW_BY_ROW, FEWEST = "recursive_index", "fewest_candidates"


@parametrize_cases(
    Case("large", lane=approach_lane(ROW_BY_ROW)),
    Case("small", lane=small_lane([(0, "3"), (0, ".")])),
)
def test_tree_has_canvas_and_buttons_to_zoom(lane):
    text = build(page_of(mine=lane))
    assert text.count("<canvas") == 1
    assert re.findall(r'data-zoom="(\w+)"', text) == ["in", "out", "whole"]


def test_a_search_that_takes_nothing_back_has_no_tree_and_the_page_says_why():
    """The bank shows whether a search had to go back elsewhere, or its writes do not show it."""
    known = build(approaches_page(FEWEST))
    assert "It never had to undo a digit, so there is no tree to draw." in known
    unknown = build(page_of(mine=approach_lane(FEWEST)))
    assert "no undo was needed, the search used a copy, or an undo is missing." in unknown
    assert 'data-tree="A"' not in known + unknown
