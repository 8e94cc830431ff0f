"""The next steps that each screen names, from what the journal knows of an attempt."""

from collections import defaultdict
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from unittest.mock import Mock

from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.folders import all_folders, find_followups, slug_of
from harness.judge.outcome import Judged, Report, Verdict, Word
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
from harness.run import Ending, Limits, Run
from harness.solution_files import Solution
from harness.which_problem import choose_problem
from tests.harness.practice.events import NOON, began, hinted, judged, past, step
from tests.support import WRONG, sample_cases, sudoku

SUDOKU = sudoku()
LETTERS = choose_problem("17")
FOLLOWUPS = [slug_of(folder) for folder in find_followups(SUDOKU.folder)]
SAVE = Save(SUDOKU, State.READY, Solution(Path("my_solution.py"), "my_solution.py", WRONG))
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
DONE = {"pasts": dict.fromkeys(FOLLOWUPS, IS_DONE)}


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


@parametrize_cases(
    Case("no file", events=[BEGAN], how={"save": GONE}, first=["start"]),
    Case("an empty journal", events=[], how={"save": GONE}, first=["start PROBLEM=17", "start"]),
    Case(
        "Accepted on the path",
        events=[WON],
        how={"problem": LETTERS},
        first=["practice PROBLEM=77", "interview PROBLEM=17"],
    ),
    Case(
        "no file of the first", events=[], how={"save": GONE, "problem": LETTERS}, first=["start"]
    ),
    Case("an unreadable file", events=[], how={"save": UNREADABLE}, first=["again"]),
    Case("the stub", events=[], how={"save": STUB}, first=["practice", "judge"]),
    Case("the stub, judged", events=[FAILED], how={"save": STUB}, first=["practice", "judge"]),
    Case("judged just now", events=[WON], how={"judged": FAILED}, first=["hint", RUN]),
    Case("not judged", events=[], how={}, first=["judge", "practice"]),
    Case("first failure", events=[FAILED], how={}, first=["hint", RUN]),
    Case("in an interview", events=[*HELD[:1], FAILED], how={}, first=["interview", "hint"]),
    Case("after a hint", events=[FAILED, HINT], how={}, first=["hint", REPLAY]),
    Case(
        "no writes to replay",
        events=[FAILED_EMPTY, replace(HINT, cause="first search")],
        how={},
        first=["hint", RUN],
    ),
    Case(
        "an endless loop",
        events=[replace(SLOW, cause="endless_loop"), HINT],
        how={},
        first=["hint", "run CASE=Four blanks DEBUG=1"],
    ),
    Case("one hint left", events=[SLOW, hinted(0, rung=4)], how={}, first=["hint", REPLAY]),
    Case("no hints", events=[replace(FAILED, cause="prints_too_much")], how={}, first=[RUN]),
    Case("after an interview", events=[*HELD, FAILED], how={}, first=["hint", RUN]),
    Case("hints used up", events=[FAILED, LAST_HINT], how={}, first=["judge", REPLAY]),
    Case("a Python error", events=[CRASHED, CRASH_HINT], how={}, first=["hint", RUN]),
    Case(
        "Accepted",
        events=[WON],
        how={},
        first=["practice PROBLEM=37/count", "interview PROBLEM=37"],
    ),
    Case("follow-ups done", events=TWICE, how=DONE, first=["interview PROBLEM=37", "compare"]),
    Case("all done", events=[*HELD, *TWICE], how=DONE, first=["compare", "log"]),
    Case(
        "two are due",
        events=[WON],
        how={"later": 400, "pasts": {LETTERS.slug: past([judged(-9999, "Accepted")], NOON)}},
        first=["again PROBLEM=17", "practice PROBLEM=37/count"],
    ),
    Case(
        "due",
        events=[WON],
        how={"later": 400},
        first=["again PROBLEM=37", "practice PROBLEM=37/count"],
    ),
)
def test_steps_fit_the_state_of_the_attempt(events, how, first):
    assert first_commands("cases", events, **how) == first


FILE, [CASE, *_] = "SOLUTION=my_solution.py", sample_cases()
RUN_FILE, FULL = f"run {FILE} CASE={CASE.name}", f"judge {FILE} FULL=1"


@parametrize_cases(
    Case("failed", case=CASE, verdict="Wrong Answer", patient=False, steps=[RUN_FILE, FULL]),
    Case("with details", case=CASE, verdict="Wrong Answer", patient=True, steps=[RUN_FILE]),
    Case(
        "on a variant",
        case=replace(CASE, parent="a"),
        verdict="Wrong Answer",
        patient=False,
        steps=[FULL],
    ),
    Case(
        "on an input",
        case=replace(CASE, tier="yours"),
        verdict="Wrong Answer",
        patient=False,
        steps=[FULL],
    ),
    Case("an internal error", case=CASE, verdict="Internal Error", patient=False, steps=[]),
    Case("Accepted", case=CASE, verdict="Accepted", patient=False, steps=[f"compare {FILE}"]),
)
def test_steps_after_judging_a_file_run_its_case_or_show_details(case, verdict, patient, steps):
    judged = Judged(case, Run(Ending.RETURNED), Verdict(Word(verdict)))
    report = Report(SUDOKU, SAVE.solution, Limits(), (judged,), 1, patient=patient)
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
    due = NextStep(("again", "PROBLEM=46"), "46, due today", elsewhere=True)
    steps = [NextStep(("again",), "from the stub"), NextStep(("hint",), "why"), due]
    assert plain_text(draw_steps(steps, keys=True)).splitlines() == [
        "Next    from the stub   n",
        "        why             h",
        "        46, due today   make again PROBLEM=46",
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


def test_step_ends_with_its_command_so_that_it_can_be_copied(monkeypatch):
    monkeypatch.setenv("MAKELEVEL", "1")
    steps = [
        NextStep(("run", "CASE=four blanks"), "print() works"),
        NextStep(("hint",), "why"),
    ]
    lines = plain_text(draw_steps(steps)).splitlines()
    assert lines == [
        'Next    print() works   make run CASE="four blanks"',
        "        why             make hint",
    ]


def test_page_to_read_is_not_shown_as_a_command():
    [line] = plain_text(draw_steps([NextStep(("read", "a.md"), "the task")])).splitlines()
    assert line == "Next    the task   read a.md in your editor"
