"""A bar that comes where it takes long, and is gone when the work is done."""

import io
import sys
import threading
import time

import pytest
import rich.progress

from harness.cli.progress import announce, show_progress
from tests.support import wait_until

HIDDEN, SHOWN, ERASED = "\x1b[?25l", "\x1b[?25h", "\x1b[1A\x1b[2K"


class Terminal(io.StringIO):
    """A text that says it is a terminal."""

    def isatty(self):
        """It is."""
        return True


@pytest.fixture
def terminal(monkeypatch):
    """Begin to write to a terminal when called; afterwards return what was written to it.

    What was written is complete: no thread is left that could add to it.
    """
    before, written = set(threading.enumerate()), Terminal()

    def text():
        for thread in set(threading.enumerate()) - before:
            thread.join(5.0)
        return written.getvalue()

    def begin():
        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setattr(sys, "stderr", written)  # here, or pytest would put its own back
        return text

    return begin


def test_the_bar_names_the_work_and_the_case_and_is_gone_at_the_end(terminal):
    """It begins with what was done before it came, and gives the cursor and its line back."""
    text = terminal()
    with show_progress("working", 3, patience=0.05) as progress:
        progress(1, "the second")
        wait_until(lambda: "the second" in sys.stderr.getvalue())
        progress(2, "the third")
        wait_until(lambda: "the third" in sys.stderr.getvalue())
    assert all(word in text() for word in ("working", "1/3", "2/3"))
    assert text().count(HIDDEN) == text().count(SHOWN) == 1
    assert text().endswith(ERASED)


def test_a_bar_that_comes_when_the_work_ends_is_removed_too(terminal, monkeypatch):
    """It would hide the cursor for good."""
    begun = threading.Event()

    class Slow(rich.progress.Progress):
        def __init__(self, *arguments, **options):
            begun.set()
            time.sleep(0.1)  # in which the work ends
            super().__init__(*arguments, **options)

    monkeypatch.setattr(rich.progress, "Progress", Slow)
    text = terminal()
    with show_progress("working", 2, patience=0.0):
        assert begun.wait(10)
    assert text().count(HIDDEN) == text().count(SHOWN) == 1


def test_what_is_soon_done_shows_nothing_and_leaves_no_timer(terminal):
    """Most judging ends before anybody wonders."""
    text = terminal()
    with show_progress("working", 2, patience=60.0) as progress:
        progress(1, "the second")
    assert text() == ""
    assert not any(isinstance(thread, threading.Timer) for thread in threading.enumerate())


def test_without_a_terminal_no_bar_is_shown(monkeypatch):
    monkeypatch.setattr(sys, "stderr", written := io.StringIO())
    with show_progress("working", 2, patience=0.0):
        time.sleep(0.05)
    assert written.getvalue() == ""


def test_what_may_take_minutes_says_so_before_it_begins(terminal):
    text = terminal()
    announce("24 stress boards", 13, 2, 10.0)
    assert text().startswith("24 stress boards for 13 solutions: about 5 min if all of them")


def test_without_a_terminal_nothing_is_announced(capsys):
    announce("24 stress boards", 13, 2, 10.0)
    assert capsys.readouterr() == ("", "")
