"""Tests of `kata page`: its recordings, its file, and its errors."""

import re
import sys

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from tests.support import APPROACHES, kata, kata_here

pytestmark = pytest.mark.slow

ROW_BY_ROW, FEWEST = APPROACHES / "recursive_index.py", APPROACHES / "fewest_candidates.py"
EASY = ("--case", "Four blanks")


def test_page_is_opened_only_with_the_option(tmp_path):
    seen = tmp_path / "seen"
    opener = tmp_path / "open"
    opener.write_text(
        f"#!{sys.executable}\nimport sys\nopen({str(seen)!r}, 'w').write(sys.argv[1])\n"
    )
    opener.chmod(0o755)
    path = tmp_path / "page.html"
    asked = ("page", FEWEST, ROW_BY_ROW, *EASY, "--save", path)
    advice = kata(*asked, BROWSER=str(opener)).stderr
    assert advice == "Open the file in a browser; `OPEN=1` opens it automatically.\n"
    assert not seen.exists()
    assert "browser" not in kata(*asked, "--open", BROWSER=str(opener)).stderr
    assert seen.read_text() == path.as_uri()
    headings = re.findall(r'<h2 id="lane-.">(.*?)</h2>', path.read_text("utf-8"))
    lanes = [re.sub("<.*?>", "", heading).split()[:2] for heading in headings]
    assert lanes == [["A", FEWEST.stem], ["B", ROW_BY_ROW.stem]]


@parametrize_cases(
    Case(
        "not an HTML file", name="mine.py", code=2, words="must be a file name that ends in .html"
    ),
    Case("in a missing folder", name="none/page.html", code=2, words="choose another file"),
)
def test_page_is_not_saved_when_its_path_is(tmp_path, name, code, words):
    returned, _, errors = kata_here("page", FEWEST, "--save", tmp_path / name)
    assert (returned, errors.count("\n"), words in errors) == (code, 1, True)
