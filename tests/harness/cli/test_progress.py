"""Tests of the progress line."""

import io
import sys

from harness.cli.progress import ERASE, show_progress


def terminal(monkeypatch):
    """Have the standard error be a terminal. Return what is written to it."""
    written = io.StringIO()
    monkeypatch.setattr(written, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", written)
    return written


def test_progress_line_names_the_case_and_is_erased_at_the_end(monkeypatch):
    written = terminal(monkeypatch)
    with show_progress("working", 3) as progress:
        progress(1, "the second")
    lines = written.getvalue().split(ERASE)
    assert lines == ["", "working  0/3  ", "working  1/3  the second", ""]


def test_progress_line_fits_the_terminal_and_is_escaped(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    written = terminal(monkeypatch)
    with show_progress("working", 3) as progress:
        progress(1, "\x1b[2J" + 80 * "x")
    assert "\\x1b" in written.getvalue()
    assert max(map(len, written.getvalue().split(ERASE))) < 40


def test_progress_is_silent_without_a_terminal(monkeypatch):
    monkeypatch.setattr(sys, "stderr", written := io.StringIO())
    with show_progress("working", 2) as progress:
        progress(1, "the second")
    assert written.getvalue() == ""
