"""The first lesson: what its code prints, and the verdict of each draft, stand below them."""

import re
import sys

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.folders import find_problems
from harness.problem_folder import load_problem
from tests.support import PROBLEMS, kata_here, run_process

FIRST, SUDOKU = (
    [(folder / name).read_text("utf-8") for name in ("LESSON.md", "LESSON.zh-CN.md")]
    for folder in (PROBLEMS, PROBLEMS / "p0037_sudoku_solver")
)
"""Both lessons, each in English and in Chinese."""


def each_of(lesson):
    english, chinese = lesson
    return parametrize_cases(Case("English", text=english), Case("Chinese", text=chinese))


def blocks(language, text):
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def without_comments(text):
    """Return the blocks of Python, whose comments are in the language of the page."""
    return [re.sub(r" *#.*", "", code) for code in blocks("(?:py|python)", text)]


@pytest.mark.slow
@each_of(FIRST)
def test_code_of_the_lesson_prints_the_text_below_it(text, tmp_path):
    found = re.findall(
        r"^```py\n([^`]*)^```\n\n[^`]*^```text\n(.*?)^```$", text, re.MULTILINE | re.DOTALL
    )
    assert len(found) == 2
    for code, printed in found:
        path = tmp_path / "trace.py"
        path.write_text(code, encoding="utf-8")
        assert run_process(sys.executable, str(path)).stdout == printed


@pytest.mark.slow
@each_of(FIRST)
def test_draft_of_the_lesson_gets_the_verdict_below_it(text, clone):
    """Each draft is judged as the learner's attempt, whose report leaves the remedy to a hint."""
    methods = {load_problem(folder).method: folder.name for folder in find_problems()}
    found = re.findall(
        r"^```python\n(.*?)^```.*?^```text\n(.*? cases\n.*?)^```$", text, re.MULTILINE | re.DOTALL
    )
    assert len(found) == len(blocks("python", text)) == 5
    for draft, page in found:
        problem = methods[re.search(r"def (\w+)\(self", draft)[1]]
        path = clone.folder / "solutions" / problem / "my_solution.py"
        path.write_text(draft, encoding="utf-8")
        printed = clone.kata("judge", "--problem", problem, COLUMNS="80").stdout
        assert [line for line in page.splitlines() if line not in printed] == []


@pytest.mark.slow
@each_of(FIRST)
def test_tree_of_the_lesson_is_printed_for_the_accepted_draft(text, tmp_path):
    """A draft is accepted before its tree is shown."""
    found = re.findall(
        r'^make replay CASE="([^"]*)"\n```\n\n```text\n(.*?)^```$', text, re.MULTILINE | re.DOTALL
    )
    drafts = [draft for draft in blocks("python", text) if "(path)" in draft or "path[:]" in draft]
    assert [case for case, _ in found] == ["The same digit twice", "Two of three"]
    for (case, tree), draft in zip(found, (drafts[0], drafts[-1]), strict=True):
        path = tmp_path / "my_solution.py"
        path.write_text(draft, encoding="utf-8")
        number = "17" if "letterCombinations" in draft else "77"
        shown = kata_here("replay", path, "--problem", number, "--case", case, COLUMNS="80").stdout
        assert shown == tree


@pytest.mark.parametrize("lesson", [FIRST, SUDOKU], ids=["first", "sudoku"])
def test_code_of_the_lesson_is_the_same_in_both_languages(lesson):
    english, chinese = map(without_comments, lesson)
    assert english == chinese
