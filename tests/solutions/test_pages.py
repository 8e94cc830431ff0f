"""Tests of writing tables into pages."""

import pytest

from harness.cases import load_cases
from tests.solutions import counts, pages
from tests.support import STALE, sudoku

CHANGED = ("CLAIMS.md", pages.with_tables), ("CLAIMS.zh-CN.md", pages.with_numbers)


def test_chinese_page_on_claims_has_the_numbers_of_the_english_one():
    text = pages.CHINESE[0].read_text(encoding="utf-8")
    assert len(pages.COMMANDED.findall(text)) == 2
    assert pages.with_numbers(text, pages.tables()) == text


@pytest.mark.parametrize(
    "path", sorted({*pages.ENGLISH, *pages.CHINESE}), ids=lambda path: path.name
)
def test_verdict_on_a_page_has_the_number_of_cases(path):
    text = path.read_text(encoding="utf-8")
    assert pages.with_totals(text, len(load_cases(sudoku()))) == text, STALE


def test_totals_of_verdicts_are_updated():
    text = "Accepted  40/40 cases\nWrong Answer  5/40 cases\n"
    assert pages.with_totals(text, 41) == "Accepted  41/41 cases\nWrong Answer  5/41 cases\n"


@pytest.mark.parametrize(("name", "change"), CHANGED)
def test_changed_number_changes_only_its_line(name, change):
    text = (counts.FOLDER / name).read_text(encoding="utf-8")
    first, *others = pages.tables()["pruning"]
    rows = pages.tables() | {"pruning": [first.replace("5,814", "5,815"), *others]}
    written = change(text, rows)
    lines = zip(text.split("\n"), written.split("\n"), strict=True)
    [(old, new)] = [(before, after) for before, after in lines if before != after]
    assert new == old.replace("5,814", "5,815")
