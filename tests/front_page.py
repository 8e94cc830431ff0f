"""The table of all problems on the front page, in both languages: a row for each statement.

`.venv/bin/python -m tests.derived path` writes it. A row is the heading of the statement and the
first sentence of its section on what is new.
"""

import os
import re
from typing import NamedTuple

from harness.problem_folder import path_of_problems
from tests.support import ROOT


class Language(NamedTuple):
    """The words by which a front page and its statements are read."""

    page: str
    statement: str
    heading: str
    """The heading of the table, and of the section on what is new."""


ENGLISH = Language("README.md", "README.md", "| problem | what is new |")
CHINESE = Language(".github/front-page.zh-CN.md", "README.zh-CN.md", "| 题目 | 新在哪里 |")
SECTION = {ENGLISH: "What is new here", CHINESE: "新在哪里"}


def rows(language):
    return [_row(problem.folder / language.statement, language) for problem in path_of_problems()]


def rows_on(page, language):
    return _table(language).search(page)[2].splitlines()


def with_path(page, language):
    """Return the text of a front page with the row of each problem."""
    table = "".join(f"{row}\n" for row in rows(language))
    return _table(language).sub(lambda found: found[1] + table, page)


def _row(statement, language):
    text = statement.read_text(encoding="utf-8")
    title = re.match(r"# (.+)", text)[1]
    new = re.search(rf"^## {SECTION[language]}\n\n(.+?)[.。]$", text, re.MULTILINE)
    assert new, f"{statement} has no section '{SECTION[language]}' that begins with a sentence"
    link = os.path.relpath(statement, (ROOT / language.page).parent)
    return f"| [{title}]({link}) | {new[1]} |"


def _table(language):
    return re.compile(rf"({re.escape(language.heading)}\n\|---\|---\|\n)((?:\|[^\n]*\n)*)")
