"""CLAIMS.md, the page of the approaches and the lesson say what the experiments find."""

import re

import pytest

from tests.solutions import claims, pages
from tests.support import STALE

pytestmark = pytest.mark.slow  # for those who work on the kata, not for each learner


TEXT = pages.ENGLISH[0].read_text(encoding="utf-8")


def test_every_experiment_has_a_table():
    """None is forgotten."""
    assert set(pages.tables()) == set(claims.TABLES)
    assert all(pages.tables().values())


@pytest.mark.parametrize("name", sorted(set(claims.TABLES) - set(claims.SLOW)))
def test_an_experiment_finds_the_counts_that_are_written_down(name):
    """Row by row, on every machine."""
    assert [claims.row_of(*row) for row in claims.TABLES[name]()] == pages.tables()[name], STALE


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(set(claims.SLOW) - pages.BY_HAND))
def test_a_slow_experiment_finds_the_counts_that_are_written_down(name):
    """The same, for those that take half a minute."""
    assert [claims.row_of(*row) for row in claims.SLOW[name]()] == pages.tables()[name], STALE


def test_every_claim_in_the_overview_has_a_section_with_its_verdict():
    """Holds, holds with conditions, or does not hold."""
    [overview] = re.findall(r"\| claim \| verdict \|\n\|---\|---\|\n((?:\|[^\n]*\n)*)", TEXT)
    verdicts = [row.split("|")[2].strip() for row in overview.splitlines()]
    sections = re.findall(r"^## (?!Other numbers)", TEXT, re.MULTILINE)
    assert len(verdicts) == len(sections) == 6
    assert all(re.match(r"holds( with conditions)?\b|does not hold\b", said) for said in verdicts)
    assert len(re.findall(r"^\*\*(?:Holds|Does not hold)", TEXT, re.MULTILINE)) == 6
