"""The page of the approaches names those that are there, and its counts are true."""

import re

import pytest

from harness.load import find_approaches
from tests.solutions import counts

pytestmark = pytest.mark.slow  # a promise to those who work on the kata, not to learners

README = (counts.FOLDER / "README.md").read_text(encoding="utf-8")
NAMES = [path.stem for path in find_approaches(counts.PROBLEM)]


def rows_of(heading):
    """The rows of the first table below a heading, without its own two."""
    [table] = re.findall(rf"^## {heading}\n(?:[^|\n]*\n)+?((?:\|.*\n)+)", README, re.MULTILINE)
    return table.splitlines()[2:]


@pytest.mark.parametrize(
    "heading", ["In the order one would learn them", "Counts", "In the interview"]
)
def test_a_table_of_approaches_has_each_file_of_the_folder_once(heading):
    """Whoever adds an approach adds a row here."""
    named = [re.search(r"`(\w+)`", row)[1] for row in rows_of(heading)]
    assert sorted(named) == NAMES


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_counts_of_an_approach_are_those_that_it_makes(name):
    """As the command that stands above the table prints them."""
    assert counts.row_of(name) in rows_of("Counts")


def test_the_ratios_name_every_approach():
    """The table that only a measurement can fill."""
    [header] = re.findall(r"^(\| bitboard \|.*)$", README, re.MULTILINE)
    assert sorted(re.findall(r"\w+", header)) == NAMES


def test_every_link_of_the_page_leads_somewhere():
    """To a file beside it."""
    linked = set(re.findall(r"\]\(([^)#:]+)\)", README))
    assert linked >= {f"{name}.py" for name in NAMES}
    assert all((counts.FOLDER / path).exists() for path in linked)
