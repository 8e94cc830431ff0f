"""One table says what each screen names as next."""

from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.practice.attempt import Readiness
from harness.practice.next_steps import TABLE, Situation, State, next_steps, state_in
from harness.practice.step_lines import step_lines
from tests.support import APPROACHES, SUBMISSIONS

STUB = Situation(Readiness.STUB, hints=True)
FAILED = Situation(
    Readiness.READY, verdict="Wrong Answer", case="Four blanks", hints=True, watched=True
)
HINTED = replace(FAILED, rung=5, hints_left=False)
WON = Situation(
    Readiness.READY,
    verdict="Accepted",
    wins=1,
    next_followup="count",
    interview_left=True,
    next_approach="bitmask",
    claims_page="CLAIMS.md",
)
APART = replace(WON, apart="at write 1", approach="bitmask", approach_file="b.py", file="a.py")
WON_AGAIN = replace(WON, wins=2)
ASKED = replace(WON_AGAIN, next_followup="")
INTERVIEWED = replace(ASKED, interview_left=False)
STEP = replace(WON, followup="fits", is_step=True)
DUE = replace(WON, due=("--approach", "bitmask"), due_when="bitmask from memory, due today")
GREEDY = (SUBMISSIONS / "wrong_answer/undo_forgotten.py").read_text(encoding="utf-8")
RIGHT = (APPROACHES / "bitboard.py").read_text(encoding="utf-8")


def first_commands(situation, screen, **how):
    """Return the commands of the steps that a screen names."""
    return [" ".join(step.words) for step in next_steps(situation, screen, **how)]


@parametrize_cases(
    Case("no file", one=Situation(Readiness.GONE), state=State.NONE, first="start"),
    Case("an emptied file", one=Situation(Readiness.EMPTY), state=State.EMPTIED, first="again"),
    Case("the stub", one=STUB, state=State.STUB, first="practice"),
    Case("not judged", one=Situation(Readiness.READY), state=State.NOT_JUDGED, first="judge"),
    Case("failed first", one=FAILED, state=State.FAILED, first="hint"),
    Case(
        "failed again with the same cause",
        one=replace(FAILED, failed_before=True),
        state=State.FAILED_AGAIN,
        first="hint",
    ),
    Case("after a hint", one=replace(FAILED, rung=1), state=State.FAILED_AGAIN, first="hint"),
    Case("hints used up", one=HINTED, state=State.HINTS_USED_UP, first="judge"),
    Case(
        "Accepted for the first time",
        one=WON,
        state=State.ACCEPTED,
        first="practice --followup count",
    ),
    Case(
        "Accepted again",
        one=WON_AGAIN,
        state=State.FOLLOWUPS_LEFT,
        first="practice --followup count",
    ),
    Case("all follow-ups done", one=ASKED, state=State.INTERVIEW_LEFT, first="interview"),
    Case(
        "interviewed",
        one=INTERVIEWED,
        state=State.APPROACHES_LEFT,
        first="again --approach bitmask",
    ),
    Case(
        "an approach from memory",
        one=replace(WON, approach="crook"),
        state=State.APPROACHES_LEFT,
        first="again --approach bitmask",
    ),
    Case(
        "another search than asked for",
        one=APART,
        state=State.ANOTHER_SEARCH,
        first="replay a.py --beside b.py",
    ),
    Case(
        "the first step of the lesson",
        one=replace(STEP, next_lesson_step="strings", due_when="today"),
        state=State.STEP_DONE,
        first="practice --followup strings",
    ),
    Case("the last step of the lesson", one=STEP, state=State.STEP_DONE, first="practice"),
    Case("a rep is due", one=DUE, state=State.DUE, first="again --approach bitmask"),
    Case("all done", one=replace(INTERVIEWED, next_approach=""), state=State.ALL_DONE, first="log"),
)
def test_each_state_has_the_step_that_fits(one, state, first):
    assert state_in(one) is state
    assert first_commands(one, "cases")[0] == first


def test_every_state_has_steps():
    assert set(TABLE) == set(State)
    assert all(TABLE.values())


def test_a_screen_does_not_name_what_it_has_just_done():
    assert first_commands(HINTED, "judge") == [
        "replay --case Four blanks",
        "run --case Four blanks",
    ]
    assert not {"judge", "practice"} & set(first_commands(STUB, "practice"))


def test_a_hint_names_the_one_after_it_first_and_the_last_hint_names_the_judge():
    assert first_commands(replace(FAILED, rung=2), "hint", further=True)[0] == "hint"
    assert first_commands(HINTED, "hint")[0] == "judge"


def test_an_error_is_run_again_and_not_watched():
    commands = first_commands(
        replace(FAILED, verdict="Runtime Error", watched=False, rung=1), "judge"
    )
    assert commands == ["hint", "run --case Four blanks"]


def test_without_hints_none_is_named():
    assert "hint" not in first_commands(replace(FAILED, hints=False), "judge")


def test_at_a_followup_each_command_is_about_it_but_for_those_that_lead_elsewhere():
    assert first_commands(replace(FAILED, followup="none"), "judge") == [
        "hint --followup none",
        "run --followup none --case Four blanks",
    ]
    assert first_commands(replace(WON, followup="none"), "judge")[0] == "practice --followup count"


def test_an_accepted_step_of_the_lesson_leads_to_the_next_one_and_then_to_the_problem(clone):
    named = []
    for step in "fits", "strings":
        [solution] = (APPROACHES / "followups" / step).glob("*.py")
        clone.kata("start", "--followup", step)
        (clone.attempt.parent / "followups" / step / clone.attempt.name).write_bytes(
            solution.read_bytes()
        )
        page = clone.kata("judge", "--followup", step).stdout
        named.append(page.partition("Next  ")[2].partition("(")[0].strip())
    assert named == ["kata practice --followup=strings", "kata practice"]


def test_a_long_command_stands_on_two_lines_that_a_shell_reads_as_one():
    long = replace(APART, approach_file="solutions/a_long_folder/and_a_long_name_of_an_approach.py")
    first, second = step_lines(next_steps(long, "hint"))
    assert first.endswith(" \\")
    assert second.strip().startswith("--beside=")


def test_on_the_practice_screen_keys_stand_for_commands():
    lines = step_lines(next_steps(FAILED, "practice"), keys=True)
    debug = "b   (steps through the case in the debugger)"
    assert lines == ["h   (a question on this mistake)", debug]


@pytest.mark.slow
def test_a_beginner_is_led_from_the_stub_to_the_first_followup(clone):
    def named(*command):
        return clone.kata(*command).stdout.partition("Next  ")[2]

    assert "kata practice" in named("start")
    assert "kata hint" in named("judge")
    clone.attempt.write_text(GREEDY, encoding="utf-8")
    assert "kata hint   (a question on this mistake)" in named("judge")
    for _ in range(4):
        assert "kata hint   (says more)" in named("hint")
    assert "kata judge" in named("hint")
    clone.attempt.write_text(RIGHT, encoding="utf-8")
    assert "kata practice --followup=count" in named("judge")
    assert "kata practice --followup=count" in named("log")


@pytest.mark.slow
def test_a_hint_says_more_on_a_mistake_only_after_one_was_shown(clone):
    clone.kata("start")
    misspelt = (SUBMISSIONS / "runtime_error/misspelt_method.py").read_text(encoding="utf-8")
    for text in misspelt, f"{misspelt}\n# another save\n":
        clone.attempt.write_text(text, encoding="utf-8")
        assert "kata hint   (a question on this mistake)" in clone.kata("judge").stdout
    clone.kata("hint")
    assert "kata hint   (says more on this mistake)" in clone.kata("judge").stdout
