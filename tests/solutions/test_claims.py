"""Tests that the pages have the figures that the experiments find."""

import ast
import re

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import TIERS, load_cases
from tests.solutions import claims, counts, pages
from tests.support import APPROACHES, STALE

pytestmark = pytest.mark.slow


def test_each_experiment_has_a_result_table():
    assert set(pages.tables()) == set(claims.TABLES)
    assert all(pages.tables().values())


@pytest.mark.parametrize("name", sorted(set(claims.TABLES) - pages.BY_HAND))
def test_experiment_reproduces_the_counts_of_its_table(name):
    assert [claims.row_of(*row) for row in claims.TABLES[name]()] == pages.tables()[name], STALE


LARGE = re.compile(r"\d{1,3}(?:,\d{3})+")
NOT_COUNTED = {"1,900", "100,000", "10,000"}
"""Ratios of counts, and limits."""


def of_docstrings():
    paths = sorted(APPROACHES.glob("**/*.py"))
    return "".join(ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "" for path in paths)


def of_pages():
    """The prose of the pages that experiments fill, without their tables."""
    lines = "".join(path.read_text("utf-8") for path in pages.ENGLISH).splitlines()
    return "\n".join(line for line in lines if not line.startswith("|"))


def of_reasons():
    return "".join(case.why for case in load_cases(counts.PROBLEM, TIERS))


@parametrize_cases(
    Case("docstrings", text=of_docstrings()),
    Case("pages", text=of_pages()),
    Case("reasons of cases", text=of_reasons()),
)
def test_large_number_in_a_text_is_a_rounded_count(text):
    """The command above the table that has the count counts it again."""
    rows = "".join(path.read_text("utf-8") for path in pages.ENGLISH).splitlines()
    table = LARGE.findall("\n".join(row for row in rows if row.startswith("|")))
    exact = {int(number.replace(",", "")) for number in table}
    named = set(LARGE.findall(text)) - NOT_COUNTED
    assert named
    assert [number for number in sorted(named) if not is_rounded(number, exact)] == []


def is_rounded(number, exact):
    """Return True if a number is one of some counts, rounded to where its zeros begin."""
    digits = number.replace(",", "")
    zeros = len(digits) - len(digits.rstrip("0"))
    return any(round(count, -zeros) == int(digits) for count in exact)
