"""Text on a page: wrapped between words, with code kept together."""

import pytest

from harness.console import LABEL, escape, paragraph

FORMULA = "`r // 3 * 3 + c // 3`"


def lines_of(text):
    """Return the lines of a paragraph without its label."""
    return ["".join(part for part, _ in line[1:]) for line in paragraph("Likely", text)]


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize("before", range(40, 75))
def test_code_in_backticks_is_not_broken_across_lines(before):
    lines = lines_of("x" * (before - 1) + f" {FORMULA}, and more")
    assert any(f"{FORMULA}," in line for line in lines)
    assert all(len(line) <= 80 - LABEL for line in lines)


def test_code_that_is_longer_than_a_line_is_wrapped_between_its_words():
    lines = lines_of("write `" + "digit " * 30 + "`")
    assert "".join(lines).count("digit") == 30
    assert max(map(len, lines)) <= 80 - LABEL


def test_an_empty_text_keeps_its_label():
    assert paragraph("Reason", "") == [[("Reason  ", "title"), ("", "")]]


def test_no_control_character_reaches_the_terminal_but_the_tab_and_the_end_of_a_line():
    r"""Some terminals take the one character `\x9b` for the two of `\x1b[`."""
    assert escape("a\tb\nc é") == "a\tb\nc é"
    for code in {*range(32), *range(127, 160)} - {9, 10}:
        assert escape(chr(code)) == f"\\x{code:02x}"
