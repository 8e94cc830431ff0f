"""A bar that comes where it takes long, and is gone when the work is done."""

import io
import sys
import threading
import time

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cli.progress import show_progress

pytestmark = pytest.mark.slow  # for those who work on the kata, not for each learner

HIDDEN, SHOWN = "\x1b[?25l", "\x1b[?25h"


class Terminal(io.StringIO):
    """A text that says it is a terminal."""

    def isatty(self):
        """It is."""
        return True


@parametrize_cases(
    Case("when the bar is about to come", seconds=0.0),
    Case("while the bar is being made", seconds=0.001),
    Case("when the bar is there", seconds=0.2),
)
def test_the_cursor_is_given_back_whenever_the_work_ends(monkeypatch, seconds):
    """A bar that came after its work would hide it for good."""
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    monkeypatch.setenv("TERM", "xterm")
    before = set(threading.enumerate())
    for _ in range(1 if seconds > 0.1 else 20):
        with show_progress("working", 2, patience=0.0) as progress:
            progress(1, "the second")
            time.sleep(seconds)
    for thread in set(threading.enumerate()) - before:
        thread.join(1.0)
    written = terminal.getvalue()
    assert written.count(HIDDEN) == written.count(SHOWN)
    assert (seconds < 0.1) or ("working" in written and "the second" in written)


def test_what_is_soon_done_shows_nothing(monkeypatch):
    """Most judging ends before anybody wonders."""
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    with show_progress("working", 2) as progress:
        progress(1, "the second")
    assert terminal.getvalue() == ""
