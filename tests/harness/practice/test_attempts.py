"""Tests of moving attempts away without loss."""

import errno
import os
from pathlib import Path

import pytest

from harness.errors import KataError
from harness.practice.attempt import Attempt
from harness.practice.begin import begin
from harness.practice.journal import Journal
from tests.support import sudoku

STUB = "class Solution:\n    def solve(self, board): ...\n"


@pytest.fixture
def attempt(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("mine")
    return Attempt(sudoku(), path, STUB)


def begin_rep(attempt):
    """Begin a rep. Return the texts that were put away so far."""
    journal = Journal(attempt.path.parent / ".kata")
    begin(attempt, journal)
    return sorted(path.read_text() for path in (journal.folder / "attempts").iterdir())


def test_attempts_of_the_same_second_are_kept_in_two_files(attempt):
    for text in ("first", "second"):
        attempt.path.write_text(text)
        kept = begin_rep(attempt)
    assert kept == ["first", "second"]
    assert attempt.path.read_text() == STUB


def test_full_disk_leaves_the_attempt_unchanged(attempt, monkeypatch):
    def refuse_new(path, mode="r", **how):
        if mode == "x":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), path)
        return open_file(path, mode, **how)

    open_file = Path.open
    monkeypatch.setattr(Path, "open", refuse_new)
    with pytest.raises(KataError, match=r"left unchanged, because .*No space left"):
        begin_rep(attempt)
    monkeypatch.undo()
    assert attempt.path.read_text() == "mine"
    assert list((attempt.path.parent / ".kata/attempts").iterdir()) == []


def test_save_during_put_away_is_kept(attempt, monkeypatch):
    def replace_and_save(path, target):
        replace(path, target)
        path.write_text("newer")

    replace = Path.replace
    monkeypatch.setattr(Path, "replace", replace_and_save)
    assert (begin_rep(attempt), attempt.path.read_text()) == (["mine"], "newer")
