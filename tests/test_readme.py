"""The README shows what the commands print today."""

import pytest

from harness.compare.fingerprints import read_table
from harness.compare.tables import print_counts
from harness.load import load_cases
from tests.support import APPROACHES, ROOT, SUBMISSIONS, kata, sudoku

pytestmark = pytest.mark.slow  # a promise to those who work on the kata, not to learners

README = (ROOT / "README.md").read_text(encoding="utf-8")


def stripped(text):
    """Return a text without blanks at the ends of its lines."""
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def test_the_counts_are_those_of_the_table(capsys):
    cases = {case.name for case in load_cases(sudoku(), ("interview",))}
    print_counts(read_table(APPROACHES), cases)
    assert stripped(capsys.readouterr().out) in README


def test_the_page_of_a_typical_mistake_is_what_is_printed_for_it():
    page = kata("judge", SUBMISSIONS / "wrong_answer/undo_forgotten.py", COLUMNS="80").stdout
    first = page.splitlines()[0].partition(" cases")[0]
    assert f"{first} cases" in README
    assert stripped(page.partition("\n")[2].partition("\nNext ")[0]) in README


def test_the_page_of_a_right_solution_is_what_is_printed_for_it():
    page = kata("judge", SUBMISSIONS / "accepted/raw_paste.py", "--search", COLUMNS="80").stdout
    assert page.partition(" cases")[0] in README
    assert stripped("Search " + page.partition("Search ")[2]) in README
