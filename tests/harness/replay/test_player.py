"""Tests of the player, of call trees in the terminal, and of the step at which failed runs open."""

import re
from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.folders import PROBLEMS
from harness.judge.outcome import Verdict, Word
from harness.mistake import Mistake
from harness.page.lanes import PageLane
from harness.problem import Fault
from harness.record.failure import Shown
from harness.replay.keys import MOVES, actions_on_page
from harness.replay.lane import UNNAMED, Lane, make_lane, show_failure
from harness.replay.player import Player
from harness.replay.tree_lines import tree_drawing
from tests.harness.replay.lanes import KEYS, approach_lane, small_lane
from tests.harness.tapes import (
    NO_COPY,
    NO_UNDO,
    PERMUTE,
    REACH,
    RIGHT,
    SOLVING,
    SUFFIXES,
    recording_of,
    taped,
    tree_of,
)
from tests.support import changed, sample_cases, sudoku


def test_player_moves_at_its_speed_and_stops_at_the_end():
    player = Player(replace(approach_lane(), opens=7))
    player.tick(60)
    assert player.step == 7, "nothing plays by itself"
    player.play()
    for seconds in (1.0, 0.04, 0.04, 0.04):
        player.tick(seconds)
    assert (player.step, player.rate) == (29, 20), "parts of a write are not lost"
    for _ in range(2):
        player.play()
    player.tick(0.04)
    assert (player.step, player.playing) == (29, True), "parts are lost by a pause"
    player.move(1)
    assert (player.step, player.playing) == (30, False)
    player.play()
    player.jump(5)
    assert player.playing, "a jump does not stop what plays"
    player.faster(50)
    player.tick(1.0)
    assert (player.rate, player.step, player.playing) == (1_000_000, 8365, False)
    player.play()
    assert player.step == 0
    player.faster(-50)
    assert player.rate == 1
    both = Player(small_lane([(1, "9")], opens=1)).happening()
    assert both == ["a given is changed", "this is the first digit that differs from the solution"]


@pytest.mark.parametrize(("keys", "step"), KEYS)
def test_key_of_the_player_leads_to_its_step(keys, step):
    player, acts = (
        Player(approach_lane()),
        {key: act for line in MOVES for key, act in line.acts.items()},
    )
    for key in keys:
        name, *given = acts[key]
        getattr(player, name)(*given)
    assert player.step == step


CLASSES = [PROBLEMS / f"harness/page/script/{name}.js" for name in ("controls", "player")]


def test_each_key_of_the_page_names_a_method_of_its_script():
    text = "".join(path.read_text(encoding="utf-8") for path in CLASSES)
    methods = set(re.findall(r"^  (\w+)\(.*\) {$", text, re.MULTILINE))
    actions = actions_on_page()
    assert {name for name, *_ in actions.values()} <= methods
    keys = "ArrowLeft", "[", "End", "n", "N"
    assert [actions[key] for key in keys] == [
        ("move", -1),
        ("event", False),
        ("jump", 10),
        ("seek", "answer", True),
        ("seek", "answer", False),
    ]


def drawn(source, given, failed=None, width=80, **details):
    lane = Lane(title="title", tree=tree_of(source, given), fault=failed, **details)
    return plain_text(tree_drawing(lane, width)).split("\n")


def test_call_tree_shows_events_and_joins_chains_of_calls():
    assert drawn(RIGHT, [1, 2]) == [
        "title",
        "6 calls, depth 3, 2 answers, 0 dead ends",
        "  go › search  []",
        "    +1 › +2  [1, 2]  ✓1",
        "    +2 › +1  [2, 1]  ✓2",
        "6 of 6 shown  ✓ answer",
    ]
    [line, foot] = drawn(REACH, 4)[2:]
    assert line == "  go › search total=0, target=4 › total=2 › total=4  → True  ✓1"
    assert foot.startswith("4 of 4 shown"), "without calls of helpers"
    none = drawn(REACH.replace("return True", "return False"), 4)
    assert none[1] == "5 calls, depth 3, 0 answers, 2 dead ends"
    different = ["  go › count digits='2'  → 1", "    digits[1:]  → 0"]
    assert drawn(SUFFIXES, "2")[2:-1] == different


def test_failed_call_has_a_pointer_and_names_the_changed_value():
    lines = drawn(NO_UNDO, [1, 2], Shown(2, "Here it is"))
    assert lines[1] == "▶ Here it is."
    assert "▶   +1  [1]  ! path not restored: [1, 2]" in lines
    assert "▶     +1 › +2  [1, 2]  ✓1" not in lines
    assert "▶   +1 › +2  [1, 2]  ✓1" in drawn(RIGHT, [1, 2], Shown(3, "Here it is"))
    assert "▶   +1  [1]" in drawn(RIGHT, [1, 2], Shown(2, "Here it is"))


def test_same_object_is_marked_in_each_answer():
    lines = drawn(NO_COPY, [1, 2])
    assert [line.split("]  ")[1] for line in lines[3:5]] == ["=  ✓1", "= answer 1  ✓2"]
    assert lines[-1].endswith("= the same object as another answer")
    twice = PERMUTE.format(kept="[number for number in path]", undo="path.pop()")
    twice = twice.replace("result.append", "result.append(path[:]); result.append")
    assert drawn(twice, [1, 2])[3].endswith("  ✓1–2")


def test_long_tree_repeats_the_mistake_at_its_end():
    fault, notes = Shown(1, "Here it is"), ("A note.",)
    last = [drawn(NO_UNDO, [*range(n)], fault, notes=notes)[-1] for n in (2, 30)]
    assert last[0].endswith("! not restored")
    assert last[1] == "▶ Here it is."


def test_large_tree_keeps_the_first_and_last_events_and_counts_what_is_hidden(monkeypatch):
    monkeypatch.setattr("harness.replay.tree_lines.MOST_LINES", 32)
    assert drawn(PRUNED, [1, 2, 3, 4])[1:] == [
        "33 calls, depth 5, 6 answers, 10 dead ends",
        "  go › search  []",
        "    +1  [1]  ✗",
        "    +2  [2]",
        "      ⋮ 1 call · 0✓ 1✗",
        "      +3  [2, 3]",
        "        ⋮ 1 call · 0✓ 1✗",
        "        +4 › +1  [2, 3, 4, 1]  ✓1",
        "      ⋮ 4 calls · 1✓ 1✗",
        "    +3  [3]",
        "      ⋮ 9 calls · 2✓ 3✗",
        "    +4  [4]",
        "      ⋮ 5 calls · 1✓ 2✗",
        "      +3  [4, 3]",
        "        ⋮ 1 call · 0✓ 1✗",
        "        +2 › +1  [4, 3, 2, 1]  ✓6",
        "12 of 33 shown  ✓ answer  ✗ dead end",
    ]


@parametrize_cases(Case("as many lines as fit", n=188, shown=190), Case("more", n=189, shown=95))
def test_calls_are_hidden_only_if_there_are_too_many(n, shown):
    foot = drawn(SUFFIXES, "2" * n, notes=("A note.",))[-1]
    assert foot == f"{shown} of {n + 2} shown"


def test_output_and_call_tree_fit_the_terminal_width():
    _, output, _, *calls, _ = drawn(RIGHT, [1, 2, 3, 4], width=20, output=str([[1]] * 9))
    assert output == "Output [[1], [1], […"
    assert max(map(len, calls)) == 20


def test_deep_call_shows_its_level_as_a_number():
    deep = """
class Solution:
    def go(self, n):
        def search(left):
            return left > 0 and (search(-left) or search(left - 1))
        return search(n)
"""
    line = next(line for line in drawn(deep, 20) if "left=2 " in f"{line} ")
    assert line == "  " + "  " * 12 + "[18] left=2  → False"
    assert "  " + "  " * 12 + "left=8  → False" in drawn(deep, 20)


PRUNED = RIGHT.replace("not in path:", "not in path and path[-1:] != [1]:")
SPOILT = [*SOLVING, (0, ".")]


def shown(changes, fault=None, word=Word.WRONG, mistake=UNNAMED):
    """Return a lane that failed, with the mistake that its problem names."""
    problem = changed(sudoku(), first_fault=lambda _trace, _cause: fault)
    lane = small_lane(changes, stopped=word is Word.TIME, notes=("Nothing was undone.",))
    return show_failure(problem, lane, Verdict(word, "a cell is blank"), mistake)


@parametrize_cases(
    Case(
        "a fault found by the problem", changes=SPOILT, fault=Fault(4, "r2c2=4 is wrong"), opens=4,
        says="Step 4: r2c2=4 is wrong.",
    ),
    Case(
        "an answer undone before that fault", changes=SPOILT, fault=Fault(12, "x"), opens=11,
        says="Step 11: the answer is undone after it was found.",
    ),
    Case(
        "a given changed for good", changes=[(0, "3"), (1, "9"), (2, "1")], fault=None, opens=2,
        says="Step 2: a given is changed.",
    ),
    Case(
        "the last write if a given is put back", changes=[(0, "3"), (1, "9"), (1, "2")], fault=None,
        opens=3, says="Step 3: the run ends here: a cell is blank.",
    ),
)  # fmt: skip
def test_failed_run_opens_at_the_first_visible_fault(changes, fault, opens, says):
    lane, player = shown(changes, fault), Player(shown(changes, fault))
    assert (lane.opens, lane.notes[1]) == (opens, says)
    assert [f"Step {player.step}: {text}." for text in player.happening()].count(says) == 1
    moments = [event.moment for event in lane.events]
    assert moments == sorted(moments)


CALL = tree_of(NO_UNDO, [1, 2])


@parametrize_cases(
    Case("no fault on the board", fault=None, says="Step 0: `path` is not restored."),
    Case(
        "a fault on the board", fault=Fault(1, "r1c1=3 is wrong"), says="Step 1: r1c1=3 is wrong."
    ),
)
def test_fault_on_the_board_is_noted_instead_of_the_fault_of_a_call(fault, says):
    lane = replace(
        small_lane([(0, "3"), (2, "1")]), tree=CALL, fault=Shown(2, "`path` is not restored")
    )
    problem = changed(sudoku(), first_fault=lambda _trace, _cause: fault)
    shown = show_failure(problem, lane, Verdict(Word.WRONG, "a cell is blank"))
    assert PageLane("A", "mine", shown).notes[1:] == [says]


OTHER_ROWS = "board[r][c] = str", "board[r] = board[r][:]; board[r][c] = str"
MASKS, BEFORE_LAST = "p0037_sudoku_solver/bitmask", ("k == len(blanks)", "k + 1 == len(blanks)")


def lane_of(approach, old="", new="", given=None, mistake=UNNAMED, trace=None, **hooks):
    """Return the lane of an approach with a part of its text, its trace and some hooks changed."""
    recording = recording_of(approach, old, new, given)
    recorded = replace(recording.run.recorded, trace=trace or recording.run.recorded.trace)
    problem, run = changed(recording.problem, **hooks), replace(recording.run, recorded=recorded)
    return make_lane(replace(recording, problem=problem, run=run), "a case", mistake)


CUT, NO_UNDOS = "Only the first 1 of", "Nothing was undone"


@parametrize_cases(
    Case("right", edit=("", ""), cut=False, notes=[]),
    Case("right, and cut", edit=("", ""), cut=True, notes=[CUT]),
    Case("wrong", edit=BEFORE_LAST, cut=False, notes=["Wrong", "Step 8: the", NO_UNDOS]),
    Case("wrong, and cut", edit=BEFORE_LAST, cut=True, notes=["Wrong", CUT, NO_UNDOS]),
    Case("other rows", edit=OTHER_ROWS, cut=False, notes=["Rows were replaced by other"]),
    Case("nothing written", edit=("        search(0)", ""), cut=False, notes=["Wrong"]),
)
def test_notes_say_which_writes_are_missing(edit, cut, notes):
    [case] = (case for case in sample_cases() if case.name == "Blank row 5")
    trace, given = taped(SOLVING, most=1) if cut else None, sudoku().arguments(case)
    shown = lane_of(MASKS, *edit, given, trace=trace, first_fault=lambda *_: None).notes
    assert [note[: len(words)] for note, words in zip(shown, notes, strict=True)] == notes


def test_lane_has_the_only_answer_the_output_and_masked_texts():
    masked = "class Solution:", "class Solution: \t#\x1b[2J"
    several = lane_of(MASKS, *masked, answers=lambda _: iter([["1"]] * 2))
    assert several.answer == b""
    assert "class Solution:     #·[2J" in several.source
    raises = "path.pop()", "raise ValueError('\x1b[2J')"
    raised = lane_of("p0017_letter_combinations/shared_path", *raises)
    assert (raised.output, raised.solved) == ("", False)
    assert "\\x1b[2J" in raised.notes[0]
    assert "\x1b" not in raised.notes[0]
    assert lane_of(MASKS, *BEFORE_LAST, mistake=Mistake("", "lost", 7)).likely_line == 7


def test_slow_search_without_findings_opens_at_its_start():
    """The search may be right, and its last write shows no mistake."""
    for fault in (None, Fault(2, "r1c3=1 is wrong")):
        lane = shown([(0, "3"), (2, "1")], fault, Word.TIME)
        assert (lane.opens, lane.notes[0]) == (0, "The run was stopped at the time limit.")
        assert lane.notes[1:] == ("Nothing was undone.",)


@parametrize_cases(
    Case("an earlier board", step=4, what="in the end, a cell is blank"),
    Case("the last board", step=len(SOLVING), what="a cell is blank"),
)
def test_verdict_note_comes_first_and_says_in_the_end_when_a_fault_is_earlier(step, what):
    fault, failed = Fault(step, "r2c2=4 is wrong"), Mistake("", "the undo is lost.")
    assert shown(SOLVING, fault, mistake=failed).notes == (
        f"Wrong Answer: {what}",
        f"Step {step}: r2c2=4 is wrong.",
        "Likely: the undo is lost.",
    )
