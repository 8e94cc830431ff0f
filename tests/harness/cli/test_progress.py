"""A line that comes where it takes long, and is gone when the work is done."""

import io
import sys
import threading
import time

import pytest

from harness.cli.progress import ERASE, show_progress
from tests.support import wait_until


@pytest.fixture
def terminal(monkeypatch):
    """Begin to write to a terminal when called; afterwards return what was written to it.

    What was written is complete: no thread is left that could add to it.
    """
    before, written = set(threading.enumerate()), io.StringIO()

    def text():
        for thread in set(threading.enumerate()) - before:
            thread.join(5.0)
        return written.getvalue()

    def begin():
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setattr(written, "isatty", lambda: True)
        monkeypatch.setattr(sys, "stderr", written)  # here, or pytest would put its own back
        return text

    return begin


def test_the_line_names_the_work_and_the_case_and_is_gone_at_the_end(terminal):
    """It begins with what was done before it came."""
    text = terminal()
    with show_progress("working", 3, patience=0.05) as progress:
        progress(1, "the second")
        wait_until(lambda: "the second" in sys.stderr.getvalue())
        progress(2, "the third")
        wait_until(lambda: "the third" in sys.stderr.getvalue())
    assert all(word in text() for word in ("working", "1/3", "2/3"))
    assert text().endswith(ERASE)


def test_a_line_is_no_wider_than_the_terminal_and_does_not_steer_it(terminal, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    text = terminal()
    with show_progress("working", 3, patience=0.0) as progress:
        progress(1, "\x1b[2J" + 80 * "x")
        wait_until(lambda: "\\x1b" in sys.stderr.getvalue())
    assert max(map(len, text().split(ERASE))) < 40


def test_what_is_soon_done_shows_nothing_and_leaves_no_thread(terminal):
    """Most judging ends before anybody wonders."""
    text, before = terminal(), threading.active_count()
    with show_progress("working", 2, patience=60.0) as progress:
        progress(1, "the second")
    assert text() == ""
    assert threading.active_count() == before


def test_without_a_terminal_no_line_is_shown(monkeypatch):
    monkeypatch.setattr(sys, "stderr", written := io.StringIO())
    with show_progress("working", 2, patience=0.0):
        time.sleep(0.05)
    assert written.getvalue() == ""
