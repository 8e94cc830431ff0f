"""Tests of comparing an accepted solution with one approach."""

from unittest.mock import Mock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import JUDGED, load_cases
from harness.compare import identify
from harness.compare.same_search import compare_with
from harness.compare.searches import CountedSearch
from harness.solution_files import find_approaches
from harness.which_case import cases_named
from tests.harness.compare.test_identify import PLAIN
from tests.solutions.counts import ANSWER_ONLY, source
from tests.support import APPROACHES, judged, sample_cases, sudoku


def match(text, approach, cases=None):
    report = judged(text, cases)
    assert report.verdict.accepted
    return compare_with(report, APPROACHES, approach)


def test_different_search_is_refused_with_its_first_difference():
    cases = tuple(load_cases(sudoku()))
    difference = match(source("fewest_candidates"), "bitmask", cases).apart
    assert difference.startswith('at write 1 of "Four blanks" yours writes 8')
    assert difference.endswith("writes 1 into r4c2. Your search is that of fewest_candidates")


@pytest.mark.slow
def test_approaches_with_equal_writes_are_named_together():
    result = match(source("recursive_index"), "bitmask")
    assert not result.apart
    others = "cursor_loop, double_loop, first_empty_cell, recursive_index and used_digits"
    assert others in result.unsure


@pytest.mark.slow
def test_invisible_search_is_left_to_the_learner():
    assert "cannot be seen" in match(source("algorithm_x"), "bitmask").unsure
    assert "cannot be seen" in match(source("recursive_index"), "algorithm_x").unsure


@pytest.mark.slow
@pytest.mark.parametrize("path", find_approaches(sudoku()), ids=lambda path: path.stem)
def test_approach_matches_itself(path):
    undone = tuple(cases_named(sudoku(), "Blank row 9", JUDGED))
    result = match(path.read_text(encoding="utf-8"), path.stem, (*sample_cases(), *undone))
    assert not result.apart
    assert bool(result.unsure) == (path.stem in (*PLAIN, *ANSWER_ONLY))


@parametrize_cases(
    Case("on eight boards of ten", same=8, sentences=2),
    Case("on seven boards of ten", same=7, sentences=1),
)
def test_first_difference_is_shown_when_a_search_is_nearly_equal(monkeypatch, same, sentences):
    known = {
        "record_traces": [("case", "trace")] * 10,
        "count_searches": {"case": CountedSearch(5, 0, 1, 5, "")},
        "nearest": (["bitmask"], same),
        "difference_from": ("at write 1", "yours writes 2"),
    }
    for name, value in known.items():
        monkeypatch.setattr(identify, name, Mock(return_value=value))
    report = judged(source("bitmask"), sample_cases()[:1])
    assert len(identify.identify(report, APPROACHES)[0]) == sentences


def test_approach_without_saved_searches_is_left_to_the_learner():
    report = judged(source("bitmask"), sample_cases()[:1])
    assert "no search of new is saved" in compare_with(report, APPROACHES, "new").unsure
