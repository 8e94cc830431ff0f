"""Tests of what is kept on disk: the events of the journal, and attempts that are put away."""

import errno
import json
import os
import resource
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.errors import KataError
from harness.judge.outcome import Explanation, Word
from harness.mistake import Change, Mistake
from harness.practice.attempt import Save, State
from harness.practice.begin import begin
from harness.practice.events import digest
from harness.practice.journal import Journal, read_line, serialize
from harness.practice.judge import Judgement, note_save
from harness.practice.past import Past
from harness.problem_folder import read_stub
from harness.run import Ending, RaisedException
from tests.harness.practice.events import NOON, accepted, began, hinted, judged, rated, saved, step
from tests.support import ENVIRONMENT, RIGHT, judged_as, report_of, sample_cases, sudoku

EVENT, SAVED, HINT, RATED, LEFT = began(), saved(0), hinted(0), rated(0, "hard"), step(0, "left")
FAILED = judged(0, source="9-c0ffee00", likely=None)
WRITER = """
import sys
from pathlib import Path
from harness.practice.journal import Journal, read_line
journal = Journal(Path(sys.argv[1]))
for _ in range(300):
    journal.append(read_line(sys.argv[2]))
journal.refresh()
print(len(journal.past("p").events))
"""


def writer(folder):
    command = [sys.executable, "-c", WRITER, folder, serialize(EVENT)]
    return subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)


def lines_of(folder):
    """Return the events that a folder's journal has of a problem, and its complaint."""
    journal = Journal(folder)
    return journal.past("p").events, journal.complaint


@pytest.mark.slow
def test_events_of_processes_that_write_at_once_are_all_kept(tmp_path):
    writers = [writer(tmp_path) for _ in range(3)]
    known = [int(process.communicate()[0]) for process in writers]
    assert [process.returncode for process in writers] == [0, 0, 0]
    assert max(known) == 900
    assert lines_of(tmp_path) == ((EVENT,) * 900, "")


@parametrize_cases(
    Case("a torn last line", added=b'{"version": 1, "eve', kept=b'"eve\n'),
    Case("bytes that are not text", added=b"\xff\xfe\x00\n\n", kept=b"\xff\xfe"),
)
def test_malformed_line_is_reported_and_kept_before_the_next_event(tmp_path, added, kept):
    Journal(tmp_path).append(EVENT)
    path = tmp_path / "history.jsonl"
    path.write_bytes(path.read_bytes() + added)
    journal = Journal(tmp_path)
    journal.append(HINT)  # it reads the file again
    assert journal.past("p").events == (EVENT, HINT)
    assert ": line 2 cannot be read" in journal.complaint
    assert kept in path.read_bytes()


@pytest.mark.parametrize(("count", "shown"), [(5, "3, 4, 5 cannot"), (6, "3, 4, 5 … cannot")])
def test_first_five_malformed_lines_are_named(tmp_path, count, shown):
    (tmp_path / "history.jsonl").write_text("bad\n" * count + "\n")
    assert f"lines 1, 2, {shown}" in Journal(tmp_path).complaint


def test_history_is_read_anew_when_it_was_edited_or_can_be_read_again(tmp_path):
    journal = Journal(tmp_path)
    journal.append(EVENT)
    assert journal.past("p").events == (EVENT,)
    journal.path.unlink()
    journal.path.mkdir()
    journal.refresh()
    assert "cannot be read: " in journal.complaint
    journal.path.rmdir()
    journal.path.write_text(f"{serialize(SAVED)}\n")
    journal.refresh()
    assert (journal.past("p").events, journal.complaint) == ((SAVED,), "")
    journal.path.write_text(f"{serialize(replace(SAVED, problem='q'))}\n")
    journal.refresh()
    assert (journal.past("p").events, len(journal.past("q").events)) == ((), 1)


def test_partly_written_line_is_reported_and_next_event_is_whole(tmp_path):
    """A disk with a few bytes left takes the start of a line and raises nothing."""
    journal, limits = Journal(tmp_path), resource.getrlimit(resource.RLIMIT_FSIZE)
    journal.append(EVENT)
    most = journal.path.stat().st_size + 10
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, limits[1]))
    try:
        complaint = journal.append(EVENT)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert "cannot be written: No space left on device" in complaint
    journal.append(HINT)
    events, complaint = lines_of(tmp_path)
    assert events == (EVENT, HINT)
    assert "line 2 cannot be read" in complaint


def test_event_that_cannot_be_written_is_reported_and_known_to_this_process(tmp_path):
    (tmp_path / "in the way").touch()
    journal = Journal(tmp_path / "in the way")
    assert "cannot be written: " in journal.append(EVENT), "with the reason of the system"
    assert journal.past("p").events == (EVENT,)


def test_events_are_grouped_by_problem_in_file_order(tmp_path):
    other = replace(SAVED, problem="q")
    for event in (HINT, other, EVENT):
        Journal(tmp_path).append(event)
    journal = Journal(tmp_path)
    assert [journal.past(slug).events for slug in "pqr"] == [(HINT, EVENT), (other,), ()]


def test_events_of_a_removed_follow_up_are_read_and_ignored(tmp_path):
    gone = replace(EVENT, problem=f"{sudoku().slug}/followups/thousand")
    (tmp_path / "history.jsonl").write_text(f"{serialize(gone)}\n")
    journal = Journal(tmp_path)
    assert journal.complaint == ""
    assert {*journal.pasts().values()} == {Past()}


def test_open_journal_reads_events_of_other_processes(tmp_path):
    journal, other = Journal(tmp_path), Journal(tmp_path)
    assert (journal.append(HINT), other.append(EVENT)) == ("", "")
    assert other.past("p").events == (HINT, EVENT)
    assert [journal.refresh(), journal.refresh()] == [True, False]
    assert journal.past("p").events == (HINT, EVENT)


def line_with(event, **keys):
    """Return a line with these keys, as another version of the kata writes it."""
    known = {"version": 1, "event": event, "time": "2026-05-04T14:00:00+02:00", "problem": "p"}
    return json.dumps(known | keys)


OLD = {"source": "9-c0ffee00", "saved": "2026-05-04T12:00:00Z", "verdict": "Wrong Answer"}
"""The fields of a judgement that was written before mistakes had causes."""


@parametrize_cases(
    Case("the stub", line=line_with("began", put_away=""), event=EVENT),
    Case("an old judgement", line=line_with("judged", likely=None, **OLD), event=FAILED),
    Case("a save", line=line_with("saved"), event=SAVED),
    Case("a hint", line=line_with("hinted", cause="undo", rung=1), event=HINT),
    Case("a rating", line=line_with("rated", rating="hard"), event=RATED),
    Case("an interview", line=line_with("interviewed", step="left"), event=LEFT),
    Case("a later key", line=line_with("began", mood="good"), event=EVENT),
)
def test_line_of_another_version_is_read_despite_missing_or_unknown_keys(line, event):
    assert read_line(line) == event


@parametrize_cases(
    Case("a line that was torn", line=serialize(EVENT)[:-9]),
    Case("a later version", line=serialize(EVENT).replace('"version": 1', '"version": 2')),
    Case("an event of another kind", line=serialize(EVENT).replace("began", "slept")),
    Case("a field of another type", line=serialize(HINT).replace('"rung": 1', '"rung": "1"')),
    Case("true for a number", line=serialize(HINT).replace('"rung": 1', '"rung": true')),
    Case("a field that is missing", line=serialize(HINT).replace('"cause"', '"why"')),
    Case("a time without a zone", line=serialize(EVENT).replace("+00:00", "")),
    Case("not an object", line="[]"),
)
def test_invalid_line_is_not_an_event(line):
    assert read_line(line) is None


NAMED = Mistake("undo_missing", "it is not undone", 7, "undo it", "Then all cases pass.")
CHANGE = Change("name", 3, "a", "b", ("-3 a", "+3 b"), 18)
[CASE, *_] = sample_cases()


def event_of(case=CASE, ending=Ending.RETURNED, likely=None, **explanation):
    """Return the event of a failure on a case, which raised on line 9."""
    raised = RaisedException(frames=((9, "fits"),))
    judged = judged_as(Word.WRONG, case, likely, ending=ending, raised=raised)
    report = report_of(judged, explanation=Explanation(**explanation))
    return Judgement(report, Mock(digest="1-a"), NOON).event


def test_judgement_records_the_mistake_or_else_the_line_of_the_exception():
    named, unnamed = event_of(likely=NAMED), event_of(quiet="Accepted")
    known = {"likely": NAMED.text, "cause": NAMED.cause, "line": 7, "remedy": NAMED.remedy}
    known |= {"proof": NAMED.proof, "reason": "a reason", "quiet": ""}
    assert known.items() <= vars(named).items()
    unknown = {"likely": None, "cause": "", "line": 9, "remedy": None, "proof": ""}
    assert vars(unnamed) == vars(named) | unknown | {"quiet": "Accepted"}


@parametrize_cases(
    Case("a case", event=event_of(), recorded=CASE.name),
    Case("a variant", event=event_of(replace(CASE, parent="One blank")), recorded=""),
    Case("not called", event=event_of(ending=Ending.COMPILE), recorded=""),
)
def test_case_is_recorded_if_it_is_in_the_bank_and_was_called(event, recorded):
    assert event.case == recorded


@pytest.mark.parametrize(("slow", "recorded"), [(0, "-3 a\n+3 b"), (22, None)])
def test_change_is_recorded_only_if_all_cases_pass_with_it(slow, recorded):
    assert event_of(change=replace(CHANGE, slow=slow)).change == recorded


@parametrize_cases(
    Case("a file without a rep", events=[], recorded=1),
    Case("a new rep", events=[EVENT], recorded=1),
    Case("a rep with a save", events=[EVENT, SAVED], recorded=0),
    Case("an Accepted rep", events=[EVENT, accepted(1)], recorded=0),
)
def test_only_the_first_save_of_a_rep_is_recorded(tmp_path, events, recorded):
    journal = Journal(tmp_path)
    for event in events:
        journal.append(replace(event, problem=sudoku().slug))
    for state in (State.STUB, State.UNFINISHED, State.UNFINISHED):
        assert note_save(journal, Save(sudoku(), state)) == ""
    assert len(journal.past(sudoku().slug).events) == len(events) + recorded


def begin_rep(folder):
    """Begin a rep. Return the texts that were put away so far, by verdict, and the sentences."""
    journal = Journal(folder / ".kata")
    begin(sudoku(), journal)
    return {path.read_text(): path.name[20:30] for path in (journal.folder / "attempts").iterdir()}


def test_attempts_of_the_same_second_are_kept_in_two_files(attempt, tmp_path):
    lost = accepted(0)
    Journal(tmp_path / ".kata").append(replace(lost, source=digest("third"), problem=sudoku().slug))
    for text in ("first", "second", "third"):
        attempt.write_text(text)
        begin_rep(tmp_path)
    assert attempt.read_text() == read_stub(sudoku().folder)
    kept = begin_rep(tmp_path)
    assert kept == {"first": "not-judged", "second": "not-judged", "third": "accepted.p"}


def test_full_disk_leaves_the_attempt_unchanged(attempt, tmp_path, monkeypatch):
    def refuse_new(path, mode="r", **how):
        if mode == "x":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), path)
        return open_file(path, mode, **how)

    open_file = Path.open
    monkeypatch.setattr(Path, "open", refuse_new)
    with pytest.raises(KataError, match=r"no file was changed: .*No space left"):
        begin_rep(tmp_path)
    assert attempt.read_text() == RIGHT
    assert list((tmp_path / ".kata/attempts").iterdir()) == []


def test_save_during_put_away_is_kept(attempt, tmp_path, monkeypatch):
    def replace_and_save(path, target):
        really_replace(path, target)
        path.write_text("newer")

    really_replace = Path.replace
    monkeypatch.setattr(Path, "replace", replace_and_save)
    assert ([*begin_rep(tmp_path)], attempt.read_text()) == ([RIGHT], "newer")
