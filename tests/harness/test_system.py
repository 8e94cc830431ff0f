"""Tests of functions that differ by system, as on each of them."""

import os
import signal
import subprocess
import time

import pytest

from harness.judge.child_files import LineReader, remove
from harness.system import end_group, signals_held
from tests.support import PATIENCE, process_put_back


@pytest.fixture
def reader():
    """Return a reader of lines of at most 100 bytes, and the other end of its pipe."""
    ours, theirs = os.pipe()
    os.set_blocking(theirs, False)
    with os.fdopen(ours, "rb") as pipe, os.fdopen(theirs, "wb", buffering=0) as other:
        yield LineReader(pipe.fileno(), longest=100), other


def test_line_reader_waits_no_longer_than_allowed(reader):
    lines, other = reader
    other.write(b"one\ntwo\nthr")
    assert [lines.read(9), lines.read(9), lines.read(0.01)] == [b"one\n", b"two\n", None]
    other.write(b"ee\nfou")
    assert (lines.read(9), lines.closed) == (b"three\n", False)
    other.close()
    assert [lines.read(9), lines.closed, lines.read(0.01)] == [b"fou", True, None]


def test_line_reader_reads_no_more_than_the_longest_line(reader):
    lines, other = reader
    other.write(b"x" * 2**12)
    assert len(lines.read(9)) == 2**12
    accepted = [other.write(b"x" * 2**16) or 0 for _ in range(100) if time.sleep(0.001) is None]
    assert sum(accepted) < 2**20


def test_scratch_folder_is_removed_without_what_its_links_lead_to(tmp_path):
    kept, folder = tmp_path / "kept", tmp_path / "kata"
    for path in kept, folder / "inner":
        path.mkdir(parents=True)
        (path / "file").touch()
    (folder / "link").symlink_to(kept)
    remove(folder)
    folder.symlink_to(kept)  # instead of the folder
    remove(folder)
    assert [*tmp_path.rglob("*")] == [kept, kept / "file"]


def test_descendants_are_ended_with_their_process():
    """The descendant holds the pipe open until it has ended."""
    words = "sh", "-c", "sleep 60 & echo there; wait"
    process = subprocess.Popen(words, stdout=subprocess.PIPE, start_new_session=True)
    assert process.stdout.readline() == b"there\n"
    end_group(process)
    process.kill()
    assert process.communicate(timeout=PATIENCE) == (b"", None)


def test_stop_signal_waits_until_the_block_ends():
    seen = []
    with process_put_back():
        signal.signal(signal.SIGTERM, lambda *_: seen.append("stopped"))
        with signals_held():
            signal.raise_signal(signal.SIGTERM)
            seen.append("cleaned up")
    assert seen == ["cleaned up", "stopped"]
