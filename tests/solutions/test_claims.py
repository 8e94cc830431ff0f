"""CLAIMS.md, the page of the approaches and the lesson say what the experiments find."""

import re

import pytest

from tests.solutions import claims
from tests.solutions.counts import FOLDER, PROBLEM

pytestmark = pytest.mark.slow  # for those who work on the kata, not for each learner


PAGES = (
    FOLDER / "CLAIMS.md",
    FOLDER / "README.md",
    PROBLEM.folder / "LESSON.md",
    PROBLEM.folder / "cases/README.md",
)
TEXT = PAGES[0].read_text(encoding="utf-8")
BY_HAND = {"minutes_slow", "stress_slow"}
"""These take minutes, and are run by hand."""


def written():
    """The rows of each table by the name of its experiment, which is the first word above them."""
    table = re.compile(r"^\| (\w+)\b[^\n]*\|\n\|---\|---\|\n((?:\|[^\n]*\n)*)", re.MULTILINE)
    tables = [found for page in PAGES for found in table.findall(page.read_text(encoding="utf-8"))]
    return {name: rows.splitlines() for name, rows in tables if name in claims.TABLES}


def test_every_experiment_has_a_table():
    """None is forgotten."""
    assert set(written()) == set(claims.TABLES)
    assert all(written().values())


@pytest.mark.parametrize("name", sorted(set(claims.TABLES) - set(claims.SLOW)))
def test_an_experiment_finds_the_counts_that_are_written_down(name):
    """Row by row, on every machine."""
    assert [claims.row_of(*row) for row in claims.TABLES[name]()] == written()[name]


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(set(claims.SLOW) - BY_HAND))
def test_a_slow_experiment_finds_the_counts_that_are_written_down(name):
    """The same, for those that take half a minute."""
    assert [claims.row_of(*row) for row in claims.SLOW[name]()] == written()[name]


def test_every_claim_in_the_overview_has_a_section_with_its_verdict():
    """Holds, holds with conditions, or does not hold."""
    [overview] = re.findall(r"\| claim \| verdict \|\n\|---\|---\|\n((?:\|[^\n]*\n)*)", TEXT)
    verdicts = [row.split("|")[2].strip() for row in overview.splitlines()]
    sections = re.findall(r"^## (?!Other numbers)", TEXT, re.MULTILINE)
    assert len(verdicts) == len(sections) == 6
    assert all(re.match(r"holds( with conditions)?\b|does not hold\b", said) for said in verdicts)
    assert len(re.findall(r"^\*\*(?:Holds|Does not hold)", TEXT, re.MULTILINE)) == 6
