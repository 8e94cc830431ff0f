"""The tables on pages are written anew where they stand, and nothing else on a page is touched."""

import pytest

from tests.solutions import pages

pytestmark = pytest.mark.slow  # a promise to those who work on the kata, not to learners

CHANGED = ("LESSON.md", pages.with_tables), ("LESSON.zh-CN.md", pages.with_numbers)


@pytest.mark.parametrize("path", pages.ENGLISH, ids=lambda path: path.name)
def test_an_english_page_stays_as_it_is_if_nothing_has_changed(path):
    text = path.read_text(encoding="utf-8")
    assert pages.with_tables(text, pages.tables()) == text


@pytest.mark.parametrize("path", pages.CHINESE, ids=lambda path: path.name)
def test_a_chinese_page_has_the_numbers_of_the_english_one(path):
    text = path.read_text(encoding="utf-8")
    assert pages.COMMANDED.search(text)
    assert pages.with_numbers(text, pages.tables()) == text


@pytest.mark.parametrize(("name", "change"), CHANGED)
def test_a_number_that_has_changed_is_the_only_line_that_is_written(name, change):
    text = (pages.LESSON.parent / name).read_text(encoding="utf-8")
    first, *others = pages.tables()["pruning"]
    rows = pages.tables() | {"pruning": [first.replace("5,814", "5,815"), *others]}
    written = change(text, rows)
    [(old, new)] = [
        pair
        for pair in zip(text.split("\n"), written.split("\n"), strict=True)
        if len(set(pair)) > 1
    ]
    assert new == old.replace("5,814", "5,815")
