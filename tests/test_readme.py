"""The README shows what the commands print today."""

import re

import pytest

from harness.cli.options import CaseOptions
from harness.cli.selection import choose_one_case
from tests.support import ROOT, SUBMISSIONS, kata_here, sudoku

pytestmark = pytest.mark.slow  # a promise to those who work on the kata, not to learners

README = (ROOT / "README.md").read_text(encoding="utf-8")


def stripped(text):
    """Return a text without blanks at the ends of its lines."""
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def test_the_page_of_a_right_solution_is_what_is_printed_for_it():
    right = SUBMISSIONS / "accepted/raw_paste.py"
    page = kata_here("judge", right, "--search", COLUMNS="80").stdout
    assert page.partition(" cases")[0] in README
    assert stripped("Search " + page.partition("Search ")[2]) in README


def test_each_case_of_an_example_is_one_that_there_is():
    named = re.findall(r'CASE="([^"]+)"', README)
    assert named
    for part in named:
        assert part in choose_one_case(sudoku(), CaseOptions(None, part)).name.casefold()
