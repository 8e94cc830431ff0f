"""Tests of the tables on pages: those of the approaches, and those of the experiments."""

import ast
import re
from collections import Counter

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import TIERS, load_cases
from harness.solution_files import find_approaches
from tests.solutions import claims, counts, pages
from tests.support import APPROACHES, STALE, sudoku

ENGLISH, CHINESE = (
    (APPROACHES / name).read_text(encoding="utf-8") for name in ("README.md", "README.zh-CN.md")
)
NAMES = [path.stem for path in find_approaches(counts.PROBLEM)]


def rows_of(heading, text=ENGLISH):
    """The rows of the first table below a heading, without its own two."""
    [table] = re.findall(rf"^## {heading}\n(?:[^|\n]*\n)+?((?:\|.*\n)+)", text, re.MULTILINE)
    return table.splitlines()[2:]


@parametrize_cases(
    Case("order", text=ENGLISH, heading="The order to learn them in"),
    Case("counts", text=ENGLISH, heading="Counts"),
    Case("order in Chinese", text=CHINESE, heading="学习顺序"),
    Case("time", text=ENGLISH, heading="Time"),
)
def test_table_of_approaches_has_each_file_once(text, heading):
    """Whoever adds an approach adds a row here."""
    named = [re.search(r"`(\w+)`", row)[1] for row in rows_of(heading, text)]
    missing = [name for name in NAMES if name not in named]
    assert not missing, f"the table below '{heading}' lacks {', '.join(missing)}: add a row"
    others = list((Counter(named) - Counter(NAMES)).elements())
    assert not others, f"the table below '{heading}' has too many of {', '.join(others)}"


@parametrize_cases(Case("English", text=ENGLISH), Case("Chinese", text=CHINESE))
def test_approach_has_a_few_lines_on_teacher_and_interview(text):
    headings = re.findall(r"^### \[`(\w+)`\]\(\1\.py\)\n\n(?:- \*\*.*\n){3}", text, re.MULTILINE)
    assert sorted(headings) == sorted(NAMES), "In the interview, 面试时: three lines for each"


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_counts_of_an_approach_are_up_to_date(name):
    only = "the command above the table only this table"
    assert counts.row_of(name) in rows_of("Counts"), f"{STALE}, and {only}"


@parametrize_cases(
    Case("counts", english="Counts", chinese="次数"),
    Case("time", english="Time", chinese="时间"),
)
def test_tables_have_equal_numbers_in_chinese(english, chinese):
    translated = [row.replace("只写答案", "answer only") for row in rows_of(chinese, CHINESE)]
    assert translated == rows_of(english)


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
    old, new = (
        "Accepted  40/40 cases\nWrong  5/40 cases\n",
        "Accepted  41/41 cases\nWrong  5/41 cases\n",
    )
    assert pages.with_totals(old, 41) == new


@pytest.mark.parametrize(("name", "change"), CHANGED)
def test_changed_number_changes_only_its_line(name, change):
    text = (APPROACHES / name).read_text(encoding="utf-8")
    first, *others = pages.tables()["pruning"]
    rows = pages.tables() | {"pruning": [first.replace("5,814", "5,815"), *others]}
    written = change(text, rows)
    lines = zip(text.split("\n"), written.split("\n"), strict=True)
    [(old, new)] = [(before, after) for before, after in lines if before != after]
    assert new == old.replace("5,814", "5,815")


@pytest.mark.slow
def test_each_experiment_has_a_result_table():
    assert set(pages.tables()) == set(claims.TABLES)
    assert all(pages.tables().values())


@pytest.mark.slow
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


@pytest.mark.slow
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
