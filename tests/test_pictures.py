"""Tests that the pictures of the README are up to date."""

import html
import re

import pytest

from tests.pictures import COLUMNS, PICTURES, moving_picture, read, words_of
from tests.support import ROOT, STALE

pytestmark = pytest.mark.slow

README = (ROOT / "README.md").read_text(encoding="utf-8")
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
