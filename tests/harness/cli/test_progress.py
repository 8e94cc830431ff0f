"""Tests of the progress line."""

import io
import sys
import threading
import time

from harness.cli.progress import ERASE, show_progress
from tests.support import wait_until


def terminal(monkeypatch):
    """Have the standard error be a terminal. Return what is written to it."""
    written = io.StringIO()
    monkeypatch.setattr(written, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", written)
    return written


def test_progress_line_names_the_case_and_is_erased_at_the_end(monkeypatch):
    """It starts with the progress made so far."""
    written = terminal(monkeypatch)
    with show_progress("working", 3, patience=0.05) as progress:
        progress(1, "the second")
        wait_until(lambda: "the second" in written.getvalue())
        progress(2, "the third")
        wait_until(lambda: "the third" in written.getvalue())
    assert all(word in written.getvalue() for word in ("working", "1/3", "2/3"))
    assert written.getvalue().endswith(ERASE)


def test_progress_line_fits_the_terminal_and_is_escaped(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    written = terminal(monkeypatch)
    with show_progress("working", 3, patience=0.0) as progress:
        progress(1, "\x1b[2J" + 80 * "x")
        wait_until(lambda: "\\x1b" in written.getvalue())
    assert max(map(len, written.getvalue().split(ERASE))) < 40


def test_short_work_shows_no_progress_and_leaves_no_thread(monkeypatch):
    """Most judging takes less time than that."""
    written, before = terminal(monkeypatch), threading.active_count()
    with show_progress("working", 2, patience=60.0) as progress:
        progress(1, "the second")
    assert written.getvalue() == ""
    assert threading.active_count() == before


def test_progress_is_silent_without_a_terminal(monkeypatch):
    monkeypatch.setattr(sys, "stderr", written := io.StringIO())
    with show_progress("working", 2, patience=0.0):
        time.sleep(0.05)
    assert written.getvalue() == ""
