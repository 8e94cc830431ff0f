"""A line that comes where it takes long, and is gone when the work is done."""

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


def test_the_line_names_the_work_and_the_case_and_is_gone_at_the_end(monkeypatch):
    """It begins with what was done before it came."""
    written = terminal(monkeypatch)
    with show_progress("working", 3, patience=0.05) as progress:
        progress(1, "the second")
        wait_until(lambda: "the second" in written.getvalue())
        progress(2, "the third")
        wait_until(lambda: "the third" in written.getvalue())
    assert all(word in written.getvalue() for word in ("working", "1/3", "2/3"))
    assert written.getvalue().endswith(ERASE)


def test_a_line_is_no_wider_than_the_terminal_and_does_not_steer_it(monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    written = terminal(monkeypatch)
    with show_progress("working", 3, patience=0.0) as progress:
        progress(1, "\x1b[2J" + 80 * "x")
        wait_until(lambda: "\\x1b" in written.getvalue())
    assert max(map(len, written.getvalue().split(ERASE))) < 40


def test_what_is_soon_done_shows_nothing_and_leaves_no_thread(monkeypatch):
    """Most judging ends before anybody wonders."""
    written, before = terminal(monkeypatch), threading.active_count()
    with show_progress("working", 2, patience=60.0) as progress:
        progress(1, "the second")
    assert written.getvalue() == ""
    assert threading.active_count() == before


def test_without_a_terminal_no_line_is_shown(monkeypatch):
    monkeypatch.setattr(sys, "stderr", written := io.StringIO())
    with show_progress("working", 2, patience=0.0):
        time.sleep(0.05)
    assert written.getvalue() == ""
