"""Attempts on disk: put away whole, never over another, and seen in each state of being saved."""

import errno
import os
from datetime import UTC, datetime

import pytest

from harness.practice import beginning
from harness.practice.file_state import Readiness
from harness.practice.watched_file import WatchedFile
from tests.support import SUBMISSIONS

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
STUB = "class Solution:\n    def solve(self, board): ...\n"
WRONG = (SUBMISSIONS / "wrong_answer/undo_forgotten.py").read_text(encoding="utf-8")


@pytest.fixture
def attempt(tmp_path):
    """An attempt beside an empty folder of practice."""
    path = tmp_path / "mine.py"
    path.write_text("mine")
    return path


def put_away(attempt, verdict):
    return beginning.put_away(attempt, attempt.parent / ".kata/attempts", STUB, verdict, NOW)


def test_two_attempts_of_the_same_second_are_kept_side_by_side(attempt):
    for text in ("first", "second"):
        attempt.write_text(text)
        put_away(attempt, "Wrong Answer")
    kept = sorted((attempt.parent / ".kata/attempts").iterdir())
    assert sorted(path.read_text() for path in kept) == ["first", "second"]
    assert attempt.read_text() == STUB


def test_a_disk_that_is_full_leaves_the_attempt_where_it_was(attempt, monkeypatch):
    def refuse(*_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(beginning, "write_stub", refuse)
    with pytest.raises(OSError, match="No space left"):
        put_away(attempt, "Accepted")
    assert attempt.read_text() == "mine"
    assert list((attempt.parent / ".kata/attempts").iterdir()) == []


def test_what_an_editor_saves_meanwhile_stays(attempt, monkeypatch):
    """The attempt before it is kept all the same."""

    def save_first(path, stub):
        path.write_text("newer")
        write_stub(path, stub)

    write_stub = beginning.write_stub
    monkeypatch.setattr(beginning, "write_stub", save_first)
    kept = put_away(attempt, "Accepted")
    assert (attempt.read_text(), kept.read_text()) == ("newer", "mine")


def test_a_file_is_new_only_when_its_text_is_and_an_empty_one_is_being_saved(tmp_path):
    path = tmp_path / "mine.py"
    file = WatchedFile(path, STUB)
    seen = []
    for text in (None, STUB, "", WRONG, WRONG, "", WRONG[:-20] + "(", None, WRONG, b"\xff"):
        path.unlink(missing_ok=True)
        if isinstance(text, bytes):
            path.write_bytes(text)
        elif text is not None:
            path.write_text(text)
        state = file.new_state()
        seen.append(state and state.readiness)
    stub, ready = Readiness.STUB, Readiness.READY
    unfinished, gone = Readiness.UNFINISHED, Readiness.GONE
    assert seen == [None, stub, None, ready, None, None, unfinished, gone, ready, gone]


def test_a_save_in_place_within_the_same_second_and_of_the_same_size_is_seen(tmp_path):
    path = tmp_path / "mine.py"
    file = WatchedFile(path, STUB)
    for text, moment in ((WRONG, 0), (WRONG.replace("True", "None"), 1000)):
        path.write_text(text)
        os.utime(path, ns=(10**18 + moment, 10**18 + moment))
        assert file.new_state() is not None
