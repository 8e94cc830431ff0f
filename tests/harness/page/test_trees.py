"""The trees below the lanes: small ones are drawn, large ones have a place for it."""

import re

from harness.page.build import build
from tests.harness.page.samples import approach_lane, approaches_page, page_of, small_lane
from tests.harness.tapes import SOLVING

ROW_BY_ROW, FEWEST = "recursive_index", "fewest_candidates"
BACK = [(0, "3"), (2, "1"), (2, "."), (0, "."), *SOLVING]


def drawn(text):
    """The boxes of a tree that is drawn: class, from which moment, until which."""
    return re.findall(r'<g class="(\w+)" data-begin="(\d+)"(?: data-end="(\d+)")?>', text)


def test_a_small_tree_is_drawn_as_a_whole_with_its_dead_ends_and_its_end():
    text = build(page_of(mine=small_lane(BACK, solved=True)))
    assert drawn(text)[:3] == [("undone", "1", "4"), ("undone", "2", "3"), ("stands", "5", "")]
    assert len(re.findall(r'<text class="dead"[^>]*>✗<', text)) == 1
    assert len(re.findall(r'<text class="last"[^>]*>✓<', text)) == 1
    assert "<canvas" not in text


def test_the_end_of_a_search_that_did_not_solve_the_board_has_no_tick():
    text = build(page_of(mine=small_lane(BACK[:5])))
    assert re.findall(r'<text class="last"[^>]*>(.*?)<', text) == ["end"]


def test_a_column_is_named_after_its_cell_where_all_branches_take_the_cells_in_one_order():
    one_order = build(page_of(mine=small_lane(BACK[:5])))
    assert re.findall(r'<text class="blank"[^>]*>(.*?)<', one_order) == ["r1c1", "r1c3"]
    other = build(page_of(mine=small_lane([(0, "3"), (0, "."), (2, "1")])))
    assert "r1c3=1</text>" in other
    assert not re.findall(r'<text class="blank"', other)


def test_a_large_tree_has_a_place_for_its_flame_graph_and_buttons_to_zoom():
    text = build(page_of(mine=approach_lane(ROW_BY_ROW)))
    assert text.count("<canvas") == 1
    assert re.findall(r'data-zoom="(\w+)"', text) == ["in", "out", "whole"]


def test_a_search_that_takes_nothing_back_has_no_tree_and_the_page_says_why():
    """The bank shows whether a search had to go back elsewhere, or its writes do not show it."""
    known = build(approaches_page(FEWEST))
    assert "It never had to undo a digit, so there is no tree to draw." in known
    unknown = build(page_of(mine=approach_lane(FEWEST)))
    assert "no undo was needed, the search used a copy, or an undo is missing." in unknown
    assert 'data-tree="A"' not in known + unknown


def test_a_search_with_writes_that_were_not_kept_is_never_drawn_as_a_whole():
    """The digits that were placed before would be missing."""
    lane = small_lane(4 * BACK[:4], {"first": 5, "last": 4})
    assert lane.timeline.trace.dropped
    assert "<canvas" in build(page_of(mine=lane))
