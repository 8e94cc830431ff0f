"""`kata start`, `judge`, `again` and `log` as a learner types them, in a clone of the kata."""

import json
import os
import subprocess
import sys

import pytest

from tests.support import APPROACHES, SUBMISSIONS

RIGHT = (APPROACHES / "bitboard.py").read_text(encoding="utf-8")
ROW_BY_ROW = (SUBMISSIONS / "accepted/raw_paste.py").read_text(encoding="utf-8")
WRONG = (SUBMISSIONS / "wrong_answer/undo_forgotten.py").read_text(encoding="utf-8")


@pytest.mark.usefixtures("unexplained")
def test_a_rep_goes_from_the_stub_to_accepted_and_stands_in_the_log(clone):
    clone.kata("start")
    too_early = clone.kata("log", "--rate", "hard")
    assert (too_early.returncode, "no rep has ended yet" in too_early.stderr) == (2, True)
    for source in (WRONG, RIGHT):
        clone.attempt.write_text(source)
        clone.kata("judge")
    row = clone.kata("log").stdout.splitlines()[1].split()
    assert row[2:6] == ["1", "2", "0", "good"]
    assert "The next rep is due in" in clone.kata("start").stdout
    assert "again" in clone.kata("log", "--rate", "again").stdout.splitlines()[1]


@pytest.mark.slow
@pytest.mark.usefixtures("unexplained")
def test_an_attempt_is_put_away_by_its_verdict_and_never_over_another(clone):
    clone.kata("start")
    for _ in range(3):
        clone.attempt.write_text(WRONG)
        clone.kata("judge")
        assert "is the stub again" in clone.kata("again").stdout
        assert "pass" not in clone.attempt.read_text()
        assert clone.attempt.read_text().startswith("class Solution:")
    clone.attempt.write_text("my work")
    clone.kata("again")
    kept = clone.kept()
    assert sorted(kept.values()) == sorted([WRONG, WRONG, WRONG, "my work"])
    assert sum("wrong-answer" in name for name in kept) == 3
    assert sum("not-judged" in name for name in kept) == 1


def test_where_nothing_can_be_put_away_the_attempt_stays_and_one_line_says_so(clone):
    clone.attempt.write_text("my work")
    (clone.folder / ".kata").touch()
    done = clone.kata("again")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "was left unchanged" in done.stderr
    assert clone.attempt.read_text() == "my work"


@pytest.mark.slow
@pytest.mark.linux("a device that is always full")
def test_a_judge_whose_history_cannot_be_written_says_one_line_and_judges_as_ever(clone):
    clone.attempt.write_text(RIGHT)
    clone.history.parent.mkdir()
    clone.history.symlink_to("/dev/full")
    done = clone.kata("judge")
    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    assert "not in `kata log`" in done.stderr


@pytest.mark.slow
def test_a_history_that_was_torn_is_reported_in_one_line_by_the_log(clone):
    clone.attempt.write_text(RIGHT)
    clone.kata("judge")
    clone.history.write_bytes(clone.history.read_bytes() + b'{"version')
    done = clone.kata("log")
    assert done.stderr.count("\n") == 1
    assert "line 2 cannot be read" in done.stderr
    assert len(done.stdout.splitlines()) > 2


@pytest.mark.slow
def test_other_files_and_single_cases_are_judged_without_a_line_in_the_history(clone):
    clone.attempt.write_text(RIGHT)
    clone.kata("judge", "--case", "One blank")
    clone.kata("judge", "solutions/p0037_sudoku_solver/bitmask.py", "--tier", "sample")
    assert not clone.history.exists()


def test_hints_come_a_rung_at_a_time_and_count(clone):
    clone.attempt.write_text(WRONG)
    titles = [clone.kata("hint").stdout.splitlines()[0] for _ in range(3)]
    assert [title.split(":")[0] for title in titles] == [
        f"Hint {number} of 5 on undoing digits" for number in (1, 2, 3)
    ]
    assert "Hint 2 of 5" in clone.kata("hint", "--rung", "2").stdout
    assert clone.kata("log").stdout.splitlines()[1].split()[4:6] == ["1", "3"]


def test_the_hints_of_a_new_rep_begin_with_the_first(clone):
    for _rep in range(2):
        clone.attempt.write_text(WRONG)
        assert clone.kata("hint").stdout.startswith("Hint 1 of 5 on undoing digits")
        clone.kata("again")


@pytest.mark.slow
def test_a_mistake_that_was_kept_without_a_cause_is_shown_as_it_was_said_and_hints_judge_again(
    clone,
):
    clone.attempt.write_text(WRONG)
    clone.kata("judge")
    old = json.loads(clone.history.read_text())
    assert old.pop("cause") == "undo_missing"
    clone.history.write_text(json.dumps(old | {"likely": "an old sentence. Its remedy."}) + "\n")
    assert clone.kata("log").stdout.splitlines()[1].endswith("  An old sentence")
    assert "Hint 1 of 5 on undoing digits" in clone.kata("hint").stdout


@pytest.mark.slow
def test_another_mistake_has_a_ladder_of_its_own_and_the_first_one_goes_on_where_it_was(clone):
    clone.attempt.write_text(WRONG)
    clone.kata("hint")
    clone.attempt.write_text((SUBMISSIONS / "wrong_answer/copy_returned.py").read_text("utf-8"))
    assert "Hint 1 of 5 on the answer on the board" in clone.kata("hint").stdout
    clone.attempt.write_text(WRONG)
    assert "Hint 2 of 5 on undoing digits" in clone.kata("hint").stdout


def test_the_first_hint_on_the_stub_is_a_question_and_the_stub_is_no_failure(clone):
    clone.kata("start")
    clone.kata("judge")
    assert "Hint 1 of 5 on the first search" in clone.kata("hint").stdout
    assert '"judged"' not in clone.history.read_text()


@pytest.mark.slow
def test_after_accepted_hints_ask_on_and_the_last_names_an_approach_to_read(clone):
    clone.attempt.write_text(ROW_BY_ROW)
    assert "Question 1 of 5, now that it is Accepted" in clone.kata("hint").stdout
    assert "Read bitmask.py in solutions" in clone.kata("hint", "--rung", "5").stdout


@pytest.mark.slow
def test_a_hint_is_shown_where_the_history_cannot_be_written_and_one_line_says_so(clone):
    clone.kata("start")
    (clone.folder / ".kata/history.jsonl").unlink()
    (clone.folder / ".kata").rmdir()
    (clone.folder / ".kata").touch()
    done = clone.kata("hint")
    assert done.stdout.startswith("Hint 1 of 5")
    assert done.stderr.count("\n") == 1
    assert "cannot be written" in done.stderr


@pytest.mark.slow
def test_a_judgement_counts_even_if_the_page_is_not_read_to_its_end(clone):
    clone.attempt.write_text(RIGHT)
    subprocess.run(
        ["sh", "-c", f"'{sys.executable}' -m harness judge | head -1"],
        cwd=clone.folder,
        env=os.environ | {"PYTHONPATH": clone.own_path()},
        capture_output=True,
        check=True,
    )
    assert '"Accepted"' in clone.history.read_text()
