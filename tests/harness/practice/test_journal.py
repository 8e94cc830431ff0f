"""The history on disk: nothing that stands in it is lost."""

import os
import subprocess
import sys
from datetime import UTC, datetime

import pytest

from harness.practice.events import Began
from harness.practice.journal import append, append_or_explain, line_of, read_journal
from tests.support import PROBLEMS

EVENT = Began(time=datetime(2026, 5, 4, tzinfo=UTC), problem="p")
WRITER = """
import sys
from pathlib import Path
from harness.practice.journal import append, read_line
for _ in range(300):
    append(read_line(sys.argv[2]), Path(sys.argv[1]))
"""


def test_two_processes_that_write_at_once_lose_nothing(tmp_path):
    command = [sys.executable, "-c", WRITER, tmp_path, line_of(EVENT)]
    here = os.environ | {"PYTHONPATH": str(PROBLEMS)}
    writers = [subprocess.Popen(command, env=here) for _ in range(3)]
    assert [writer.wait() for writer in writers] == [0, 0, 0]
    journal = read_journal(tmp_path)
    assert (len(journal.events_of("p")), journal.unreadable) == (900, ())


def test_a_torn_last_line_is_reported_and_kept_and_the_next_event_is_whole(tmp_path):
    append(EVENT, tmp_path)
    path = tmp_path / "history.jsonl"
    path.write_bytes(path.read_bytes() + b'{"version": 1, "eve')
    append(EVENT, tmp_path)
    journal = read_journal(tmp_path)
    assert journal.events_of("p") == (EVENT, EVENT)
    assert "line 2 cannot be read" in journal.complaint
    assert b'"eve\n' in path.read_bytes()


@pytest.mark.linux("a device that is always full")
def test_a_disk_that_is_full_is_a_sentence_and_no_exception(tmp_path):
    (tmp_path / "history.jsonl").symlink_to("/dev/full")
    assert "No space left on device" in append_or_explain(EVENT, tmp_path)


def test_a_folder_that_cannot_be_made_is_a_sentence_and_no_exception(tmp_path):
    (tmp_path / "in the way").touch()
    assert "cannot be written" in append_or_explain(EVENT, tmp_path / "in the way")


def test_the_events_of_another_problem_are_left_out(tmp_path):
    append(EVENT, tmp_path)
    assert read_journal(tmp_path).events_of("q") == ()
