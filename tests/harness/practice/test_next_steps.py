"""The next steps that each screen names, from what the journal knows of an attempt."""

from collections import defaultdict
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from unittest.mock import Mock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.folders import all_folders, find_followups, slug_of
from harness.judge.outcome import Word
from harness.practice.attempt import Save, State
from harness.practice.events import InterviewStep
from harness.practice.next_steps import (
    STEPS,
    NextStep,
    named_on,
    next_steps,
    steps_on_file,
)
from harness.practice.past import Past
from harness.practice.situation import Situation
from harness.practice.step_lines import draw_steps
from harness.solution_files import Solution
from harness.which_problem import choose_problem
from tests.harness.practice.events import NOON, began, hinted, judged, past, step
from tests.support import WRONG, judged_as, report_of, sample_cases, sudoku

SUDOKU = sudoku()
LETTERS = choose_problem("17")
PATH = [LETTERS, *map(choose_problem, ("77", "46", "39")), SUDOKU]
"""A path that stays the same when a problem is added to the project."""
FOLLOWUPS = [slug_of(folder) for folder in find_followups(SUDOKU.folder)]
SAVE = Save(SUDOKU, State.READY, Solution(Path("my_solution.py"), WRONG))
STUB = replace(SAVE, state=State.STUB)
GONE = Save(SUDOKU, State.MISSING)
UNREADABLE = replace(GONE, state=State.UNREADABLE, detail="it is a folder")
FAILED = replace(judged(0, source=SAVE.digest), case="Four blanks", cause="undo_missing")
SLOW = replace(FAILED, verdict="Time Limit Exceeded")
CRASHED = replace(FAILED, verdict="Runtime Error", cause="", likely="", reason="IndexError")
FAILED_EMPTY = replace(FAILED, cause="empty_method")
WON = replace(FAILED, verdict="Accepted", case="", cause="", likely=None)
REPLAY, RUN = "replay CASE=Four blanks", "run CASE=Four blanks"
BEGAN, HINT, LAST_HINT = began(), hinted(0), hinted(0, rung=5)
CRASH_HINT = replace(HINT, cause="python")
HELD = [step(0, kind) for kind in (InterviewStep.BEGAN, InterviewStep.ENDED)]
TWICE = [BEGAN, WON, BEGAN, WON]
IS_DONE = past([WON], NOON)
DONE = dict.fromkeys(FOLLOWUPS, IS_DONE)


@pytest.fixture(autouse=True)
def path(monkeypatch):
    monkeypatch.setattr("harness.practice.situation.path_of_problems", lambda: PATH)


def situation(events=(), save=SAVE, pasts=None, problem=SUDOKU, later=0, judged=None):
    """Return the situation after some events."""
    known = defaultdict(Past, pasts or {}) | {problem.slug: past(events, NOON)}
    journal = Mock(past=known.__getitem__)
    journal.pasts.side_effect = lambda: {it: known[slug_of(it)] for it in all_folders()}
    now = NOON + timedelta(days=later)
    return Situation(replace(save, problem=problem), journal, now, judged)


def first_commands(screen, events=(), **how):
    """Return the commands of the steps that a screen names after some events."""
    steps = named_on(screen, next_steps(situation(events, **how)))
    return [" ".join(step.words) for step in steps]


def test_next_problem_comes_after_the_last_one_that_was_accepted():
    done = dict.fromkeys([LETTERS.slug, choose_problem("46").slug], IS_DONE)
    assert situation(pasts=done).next_on_path.slug == choose_problem("39").slug


def row(name, events, *first, **how):
    """Return a row: the first commands after some events in a situation."""
    return Case(name, events=events, first=[*first], how=how)


FOLLOW_UP, INTERVIEW = "practice PROBLEM=37/count", "interview PROBLEM=37"
LONG_AGO = {LETTERS.slug: past([judged(-9999, "Accepted")], NOON)}


@parametrize_cases(
    row("no file", [BEGAN], "start", save=GONE),
    row("an empty journal", [], "start PROBLEM=17", "start", save=GONE),
    row("no file of the first", [], "start", save=GONE, problem=LETTERS),
    row("on the path", [WON], "practice PROBLEM=77", "interview PROBLEM=17", problem=LETTERS),
    row("an unreadable file", [], "again", save=UNREADABLE),
    row("the stub", [], "practice", "judge", save=STUB),
    row("the stub, judged", [FAILED], "practice", "judge", save=STUB),
    row("judged just now", [WON], "hint", RUN, judged=FAILED),
    row("not judged", [], "judge", "practice"),
    row("first failure", [FAILED], "hint", RUN),
    row("in an interview", [*HELD[:1], FAILED], "interview", "hint"),
    row("after a hint", [FAILED, HINT], "hint", REPLAY),
    row("no writes", [FAILED_EMPTY, replace(HINT, cause="first search")], "hint", RUN),
    row("endless", [replace(SLOW, cause="endless_loop"), HINT], "hint", f"{RUN} DEBUG=1"),
    row("one hint left", [SLOW, hinted(0, rung=4)], "hint", REPLAY),
    row("no hints", [replace(FAILED, cause="prints_too_much")], RUN),
    row("after an interview", [*HELD, FAILED], "hint", RUN),
    row("hints used up", [FAILED, LAST_HINT], "judge", REPLAY),
    row("a Python error", [CRASHED, CRASH_HINT], "hint", RUN),
    row("Accepted", [WON], FOLLOW_UP, INTERVIEW),
    row("follow-ups done", TWICE, INTERVIEW, "compare", pasts=DONE),
    row("all done", [*HELD, *TWICE], "compare", "log", pasts=DONE),
    row("two are due", [WON], "again PROBLEM=17", FOLLOW_UP, later=400, pasts=LONG_AGO),
    row("due", [WON], "again PROBLEM=37", FOLLOW_UP, later=400),
)
def test_steps_fit_the_state_of_the_attempt(events, how, first):
    assert first_commands("cases", events, **how) == first


FILE, [CASE, *_] = "SOLUTION=a.py", sample_cases()
RUN_FILE, FULL = f"run {FILE} CASE={CASE.name}", f"judge {FILE} FULL=1"


def wrong_on(case, **fields):
    return report_of(judged_as(Word.WRONG, case), **fields)


@parametrize_cases(
    Case("failed", report=wrong_on(CASE), steps=[RUN_FILE, FULL]),
    Case("with details", report=wrong_on(CASE, patient=True), steps=[RUN_FILE]),
    Case("on a variant", report=wrong_on(replace(CASE, parent="a")), steps=[FULL]),
    Case("on an input", report=wrong_on(replace(CASE, tier="yours")), steps=[FULL]),
    Case("an internal error", report=report_of(judged_as(Word.INTERNAL)), steps=[]),
    Case("Accepted", report=report_of(judged_as(Word.ACCEPTED)), steps=[f"compare {FILE}"]),
)
def test_steps_after_judging_a_file_run_its_case_or_show_details(report, steps):
    assert [" ".join(step.words) for step in steps_on_file(report)] == steps


def test_next_problem_is_named_with_what_it_adds():
    reasons = [step.why for step in next_steps(situation([WON], problem=LETTERS))]
    following = choose_problem("77")
    assert f"{following.title}: {following.new}" in reasons


def test_table_has_a_row_for_each_state():
    assert {*STEPS} == {*State}


def test_command_that_was_just_run_is_not_suggested():
    assert first_commands("judge", [FAILED, LAST_HINT]) == [
        "replay CASE=Four blanks",
        "run CASE=Four blanks",
    ]
    read = "read problems/p0037_sudoku_solver/README.md"
    assert first_commands("practice", save=STUB) == [read, "hint"]
    assert first_commands("again", [WON], later=400)[0] == "again PROBLEM=37", "a card is due"


def test_next_step_leaves_a_follow_up_only_after_accepted():
    none = choose_problem("37/none")
    assert first_commands("judge", [FAILED], problem=none) == ["hint", "run CASE=Four blanks"]
    assert first_commands("judge", [WON], problem=none)[0] == "practice PROBLEM=37"


def test_practice_screen_shows_keys_instead_of_commands_on_its_problem(monkeypatch):
    monkeypatch.setenv("MAKELEVEL", "1")
    other = NextStep(("run", "CASE=four blanks"), "print() works", elsewhere=True)
    steps = [NextStep(("again",), "from the stub"), NextStep(("hint",), "why"), other]
    assert plain_text(draw_steps(steps, keys=True)).splitlines() == [
        "Next    from the stub   n",
        "        why             h",
        '        print() works   make run CASE="four blanks"',
    ]


def test_reason_that_does_not_fit_is_left_out_or_has_lines_of_its_own(monkeypatch):
    monkeypatch.setenv("MAKELEVEL", "1")
    monkeypatch.setenv("COLUMNS", "60")
    steps = [NextStep(("hint",), "a" * length) for length in (39, 40, 41)]
    assert plain_text(draw_steps(steps)).splitlines() == [
        f"Next    {'a' * 39}    make hint",
        f"        {'a' * 40}   make hint",
        f"        {'a' * 41}",
        "            make hint",
    ]


def test_page_to_read_is_not_shown_as_a_command():
    [line] = plain_text(draw_steps([NextStep(("read", "a.md"), "the task")])).splitlines()
    assert line == "Next    the task   read a.md in your editor"
