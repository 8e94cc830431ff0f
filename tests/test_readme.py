"""Tests of the front page: its commands print what it says, and its pictures are up to date."""

import html
import re
import subprocess

import pytest

from harness.cases import load_cases
from tests import front_page
from tests.pictures import COLUMNS, PICTURES, moving_picture, read, words_of
from tests.support import (
    ROOT,
    ROW_BY_ROW,
    STALE,
    WRONG,
    add_programs,
    copy_checkout,
    sudoku,
    type_in,
)
from tests.test_copyable import inline_commands, shell_lines

pytestmark = pytest.mark.slow

README = (ROOT / "README.md").read_text(encoding="utf-8")
CHINESE = (ROOT / ".github" / "front-page.zh-CN.md").read_text(encoding="utf-8")
CASES = len(load_cases(sudoku()))
PRINTS = {
    "make start": "Fill in ",
    "make start PROBLEM=17": "solutions/p0017_letter_combinations/my_solution.py",
    "make judge": "the search never undoes a digit",
    "make judge SOLUTION=~/paste.py": f"Accepted  {CASES}/{CASES} cases",
    "make test": "the search never undoes a digit",
    'make run CASE="four blanks"': "Four blanks",
    "make hint": "Hint 1 of 5",
    "make again": "now contains the stub; reload",
    "make log": "Accepted  reps  next rep",
    "make start PROBLEM=count": "followups/count/my_solution.py.",
    'make replay CASE="four blanks"': "4 calls, depth 3",
    "make page OPEN=1": "page.html",
}
"""Words that a command prints for an attempt that forgets to undo."""
FAILS = "make judge", "make test", 'make run CASE="four blanks"'
"""The commands that end with an exit code of make's own, because the attempt fails."""
ONLY_CALLED = "make practice", "make interview", "make compare"
ATTEMPT = "solutions/p0037_sudoku_solver/my_solution.py"
MOST_WORDS = 415
"""Together with the rows of the first ten problems, these are 600."""


def commands_of(page):
    rows = "\n".join(re.findall(r"^\|.*", page, re.MULTILINE))
    return {*shell_lines(page), *(one for one in inline_commands(rows) if one.startswith("make "))}


@pytest.fixture
def checkout(tmp_path):
    """A checkout in which all is set up, and the attempt forgets to undo."""
    folder = copy_checkout(
        tmp_path / "kata", "Makefile", "pyproject.toml", "tests/test_my_solution.py"
    )
    add_programs(folder, kata="-m harness")
    mark = subprocess.run(["cksum"], input=str(folder).encode(), capture_output=True, check=True)
    (folder / f".venv/learner-{mark.stdout.split()[0].decode()}").touch()
    (folder / ATTEMPT).write_text(WRONG, encoding="utf-8")
    return folder


@pytest.mark.parametrize("line", PRINTS)
def test_command_of_front_page_prints_what_it_says(checkout, line):
    if line == "make start":
        (checkout / ATTEMPT).unlink()
    (checkout / "paste.py").write_text(ROW_BY_ROW, encoding="utf-8")
    code, printed = type_in(checkout, line, HOME=str(checkout), BROWSER="true")
    assert PRINTS[line] in printed
    assert (code != 0) == (line in FAILS), printed


@pytest.mark.parametrize("line", ONLY_CALLED)
def test_long_command_of_front_page_calls_kata(checkout, line):
    """Other tests run them. Here they only have to be spelled right."""
    code, printed = type_in(checkout, f"{line} -n")
    [called] = printed.replace("'", "").splitlines()
    assert code == 0
    assert called.strip() == f".venv/bin/{line.replace('make', 'kata')}"
    assert type_in(checkout, f"{called} --help")[0] == 0


def test_front_page_is_short():
    """Rows of problems, code blocks, pictures, addresses and signs do not count."""
    text = README
    for row in front_page.rows_on(README, front_page.ENGLISH):
        text = text.replace(row, "")
    text = re.sub(r"```.*?```|<picture>.*?</picture>", "", text, flags=re.DOTALL)
    text = re.sub(r"!\[[^]]*\]|\]\([^)]*\)", "", text)
    assert sum(bool(re.search(r"\w", word)) for word in text.split()) <= MOST_WORDS


@pytest.mark.parametrize("language", [front_page.ENGLISH, front_page.CHINESE], ids=["en", "zh"])
def test_front_page_has_a_row_for_each_problem_in_the_order_of_the_path(language):
    page = (ROOT / language.page).read_text(encoding="utf-8")
    assert front_page.rows_on(page, language) == front_page.rows(language), STALE


def test_chinese_front_page_is_linked_and_has_the_tested_commands():
    first = README.splitlines()[2]
    assert "[中文](.github/front-page.zh-CN.md)" in first
    assert commands_of(CHINESE) == commands_of(README) == {*PRINTS, *ONLY_CALLED}


MOST_BYTES = 600_000


def test_moving_picture_is_up_to_date():
    shown, drawn = read("moving.svg"), moving_picture()
    assert re.search(r"One\s+change (?:on|after) line\s+13 makes all", words_of(drawn))
    assert words_of(shown) == words_of(drawn), STALE


def test_lines_of_the_moving_picture_fit():
    drawn = re.findall(r"<text[^>]*>(.*?)</text>", read("moving.svg"))
    lines = [html.unescape(re.sub(r"<[^>]*>", "", line)) for line in drawn]
    assert max(map(len, lines)) <= COLUMNS


def test_moving_picture_shows_the_verdict_without_motion():
    shown = read("moving.svg")
    [frame] = re.findall(r"(#frame\d+) \{ opacity: 1 \}", shown)
    [verdict] = re.findall(rf'<g [^>]*id="{frame[1:]}">(.*?)</g>', shown, re.DOTALL)
    assert "Wrong Answer" in verdict
    assert "prefers-reduced-motion: reduce) { .frame { animation: none } }" in shown


def test_picture_is_used_and_has_alternative_text():
    for path in PICTURES.iterdir():
        assert path.relative_to(ROOT).as_posix() in README, path.name
    described = re.findall(r'!\[([^]]*)\]\([./]*github|<img[^>]* alt="([^"]*)"', README)
    assert described
    assert all(len("".join(one)) > 40 for one in described), described


def test_pictures_are_small_and_load_nothing_from_the_network():
    assert sum(path.stat().st_size for path in PICTURES.iterdir()) < MOST_BYTES
    for path in PICTURES.glob("*.svg"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"(?:href|src)=|url\((?!#)|@import", text), path.name
