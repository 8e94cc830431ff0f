"""Tests of the tables on pages: those of the approaches, and those of the experiments."""

import re
from collections import Counter

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.solution_files import find_approaches
from tests.solutions import claims, counts
from tests.support import APPROACHES, LESSONS, STALE

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


CLAIMS, TRANSLATED = (
    (APPROACHES / name).read_text(encoding="utf-8") for name in ("CLAIMS.md", "CLAIMS.zh-CN.md")
)
TABLE = re.compile(r"^\| (\w+)\b[^\n]*\|\n\|---\|---\|\n((?:\|[^\n]*\n)*)", re.MULTILINE)
TABLES = {name: rows.splitlines() for name, rows in TABLE.findall(CLAIMS)}
"""The rows of each table with two columns, by the first word of its heading."""


def test_chinese_page_on_claims_has_the_numbers_of_the_english_one():
    last = re.compile(r"\| ([\d,]+) \|$", re.MULTILINE)
    assert last.findall(TRANSLATED) == last.findall("\n".join(TABLES["pruning"]))


def test_verdict_in_the_lesson_has_the_number_of_cases():
    text = "".join(path.read_text(encoding="utf-8") for path in LESSONS)
    totals = re.findall(r"/(\d+) cases", text)
    assert {*map(int, totals)} == {len(load_cases(counts.PROBLEM))}, STALE


@pytest.mark.slow
@pytest.mark.parametrize("name", claims.TABLES)
def test_experiment_reproduces_the_counts_of_its_table(name):
    assert [claims.row_of(*row) for row in claims.TABLES[name]()] == TABLES[name]
