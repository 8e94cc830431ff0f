"""The README shows what the commands print today."""

import pytest

from tests.support import ROOT, SUBMISSIONS, kata

pytestmark = pytest.mark.slow  # a promise to those who work on the kata, not to learners

README = (ROOT / "README.md").read_text(encoding="utf-8")


def stripped(text):
    """Return a text without blanks at the ends of its lines."""
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def test_the_page_of_a_right_solution_is_what_is_printed_for_it():
    page = kata("judge", SUBMISSIONS / "accepted/raw_paste.py", "--search", COLUMNS="80").stdout
    assert page.partition(" cases")[0] in README
    assert stripped("Search " + page.partition("Search ")[2]) in README


def test_what_stands_before_the_licence_is_read_in_a_few_minutes():
    assert README.partition("\n## Licence")[0].count("\n") <= 120
