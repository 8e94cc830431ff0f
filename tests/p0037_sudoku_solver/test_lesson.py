"""Tests of the lesson of 37: verdicts of its drafts, and its tree."""

import re

import pytest

from tests.harness.tapes import trace_here
from tests.support import APPROACHES, kata_here, sudoku
from tests.test_lesson import SUDOKU, blocks, each_of

pytestmark = pytest.mark.slow

PLACE = "        # solve goes here\n"
"""The line of the class that a draft takes the place of."""
ENGLISH, CHINESE = SUDOKU


@pytest.fixture(scope="module")
def printed(tmp_path_factory):
    """Judge each draft, and return the pages. Its code is the same in both languages."""
    path = tmp_path_factory.mktemp("lesson") / "draft.py"
    helpers, *drafts = blocks("python", ENGLISH)
    pages = []
    for draft in drafts:
        path.write_text(helpers.replace(PLACE, draft), encoding="utf-8")
        pages.append(kata_here("judge", path, COLUMNS="80").stdout)
    return pages


@each_of(SUDOKU)
def test_draft_gets_the_verdict_shown_below_it(text, printed):
    pages = [page for page in blocks("text", text) if " cases\n" in page]
    assert len(pages) == 3
    for page, whole in zip(pages, printed, strict=True):
        assert [line for line in page.splitlines() if line not in whole] == []


@each_of(SUDOKU)
def test_tree_shows_placements_and_undos_of_the_run(text):
    [tree] = [block for block in blocks("text", text) if "start ─┬─" in block]
    cells, *branches = tree.splitlines()
    drawn = [
        (cell, digit, bool(undone))
        for branch in branches
        for cell, (digit, undone) in zip(
            cells.split(), re.findall(r"(\d)(×?)", branch), strict=False
        )
    ]
    source = (APPROACHES / "first_empty_cell.py").read_text(encoding="utf-8")
    steps = list(trace_here(source, "Four blanks"))
    undone = [(step.cell, step.old) for step in steps if not step.new]
    assert drawn == [
        (f"r{step.cell[0] + 1}c{step.cell[1] + 1}", step.new, (step.cell, step.new) in undone)
        for step in steps
        if step.new
    ]


def test_start_and_first_hint_name_the_lesson(clone):
    lesson = f"{sudoku().slug}/LESSON.md teaches the search of problem 37"
    for follow_up in "37", "37/count":
        page = clone.kata("start", "--problem", follow_up).stdout
        assert lesson in " ".join(page.split())
    assert "LESSON.md teaches backtracking" in clone.kata("start", "--problem", "17").stdout
    assert "LESSON.md first" in " ".join(clone.kata("hint").stdout.split())
