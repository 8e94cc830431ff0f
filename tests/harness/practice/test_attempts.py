"""Attempts on disk: put away whole, and never over another."""

import errno
import os

import pytest

from harness.practice import begin
from tests.harness.practice.events import NOON

STUB = "class Solution:\n    def solve(self, board): ...\n"


@pytest.fixture
def attempt(tmp_path):
    """An attempt beside an empty folder of practice."""
    path = tmp_path / "mine.py"
    path.write_text("mine")
    return path


def put_away(attempt, verdict):
    return begin.put_away(attempt, attempt.parent / ".kata/attempts", STUB, verdict, NOON)


def test_attempts_of_the_same_second_are_kept_in_two_files(attempt):
    for text in ("first", "second"):
        attempt.write_text(text)
        put_away(attempt, "Wrong Answer")
    kept = sorted((attempt.parent / ".kata/attempts").iterdir())
    assert sorted(path.read_text() for path in kept) == ["first", "second"]
    assert attempt.read_text() == STUB


def test_full_disk_leaves_the_attempt_unchanged(attempt, monkeypatch):
    def refuse(path, text):
        if path == attempt:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write_new(path, text)

    write_new = begin.write_new
    monkeypatch.setattr(begin, "write_new", refuse)
    with pytest.raises(OSError, match="No space left"):
        put_away(attempt, "Accepted")
    assert attempt.read_text() == "mine"
    assert list((attempt.parent / ".kata/attempts").iterdir()) == []


def test_save_during_put_away_is_kept(attempt, monkeypatch):
    """The attempt before it is kept all the same."""

    def save_first(path, text):
        if path == attempt:
            path.write_text("newer")
        write_new(path, text)

    write_new = begin.write_new
    monkeypatch.setattr(begin, "write_new", save_first)
    kept = put_away(attempt, "Accepted")
    assert (attempt.read_text(), kept.read_text()) == ("newer", "mine")
