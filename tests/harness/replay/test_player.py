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
from harness.record.tree import search_tree
from harness.replay.keys import actions_on_page
from harness.replay.lane import UNNAMED, Lane, make_lane, show_failure
from harness.replay.lane_text import board_size, fact_lines
from harness.replay.player import Player
from harness.replay.tree_lines import tree_drawing
from harness.which_case import choose_cases
from p0037_sudoku_solver.board import format_line
from tests.harness.replay.lanes import approach_lane, small_lane
from tests.harness.tapes import (
    PERMUTE,
    REACH,
    SOLVING,
    SUFFIXES,
    recorded_here,
    recording_of,
    tree_of,
)
from tests.support import changed, sample_cases, submission, sudoku


def test_player_moves_at_its_speed_and_stops_at_the_end():
    player = Player(approach_lane())
    player.tick(60)
    assert player.step == 0, "nothing plays by itself"
    player.play()
    for seconds in (1.0, 0.04, 0.04, 0.04):
        player.tick(seconds)
    assert (player.step, player.rate) == (22, 20), "parts of a write are not lost"
    player.jump(5)
    assert player.playing, "a jump does not stop what plays"
    player.faster(50)
    player.tick(1.0)
    assert (player.rate, player.step, player.playing) == (1_000_000, 8365, False)
    player.play()
    assert player.step == 0
    player.faster(-50)
    assert player.rate == 1


def test_player_ends_at_the_last_write_that_was_kept():
    player = Player(small_lane([(0, digit) for _ in range(20) for digit in "3."], most=10))
    player.jump(10)
    player.move(1)
    assert (player.step, player.last) == (10, 10)


def test_player_jumps_to_the_nearest_event_on_either_side():
    lane = small_lane([*SOLVING, (0, "4"), (1, "9")])
    player, steps = Player(lane), []
    for forward in (True, True, True, False, True):
        player.event(forward)
        steps.append(player.step)
        texts = [event.text for event in lane.events if event.moment == player.step]
        assert player.happening() == texts
    first, second, third = sorted({event.moment for event in lane.events})
    assert steps == [first, second, third, second, third]


def test_small_board_is_at_least_as_wide_as_its_counts():
    lane = small_lane(SOLVING)
    counts = [sum(len(text) for text, _ in line) for line in fact_lines(lane, 0)]
    assert board_size(lane)[0] >= max(counts)


CLASSES = [PROBLEMS / f"harness/page/script/{name}.js" for name in ("controls", "player")]


def test_each_key_of_the_page_names_a_method_of_its_script():
    text = "".join(path.read_text(encoding="utf-8") for path in CLASSES)
    methods = set(re.findall(r"^  (\w+)\(.*\) {$", text, re.MULTILINE))
    actions = actions_on_page()
    assert {name for name, *_ in actions.values()} <= methods
    assert actions["ArrowLeft"] == ("move", -1)
    assert actions["["] == ("event", False)


RIGHT = PERMUTE.format(kept="path[:]", undo="path.pop()")
NO_UNDO = PERMUTE.format(kept="path[:]", undo="pass")


NO_COPY = PERMUTE.format(kept="path", undo="path.pop()")


def drawn(source, given, failed=None, width=80, output=""):
    lane = Lane(title="title", tree=tree_of(source, given), fault=failed, output=output)
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
    [line] = drawn(REACH, 4)[2:-1]
    assert line == "  go › search total=0, target=4 › total=2 › total=4  → True  ✓1"
    different = ["  go › count digits='2'  → 1", "    digits[1:]  → 0"]
    assert drawn(SUFFIXES, "2")[2:-1] == different


def test_failed_call_has_a_pointer_and_names_the_changed_value():
    lines = drawn(NO_UNDO, [1, 2], Shown(2, "Here it is"))
    assert lines[1] == "▶ Here it is."
    assert "▶   +1  [1]  ! path not restored: [1, 2]" in lines


def test_same_object_is_marked_in_each_answer():
    lines = drawn(NO_COPY, [1, 2])
    assert [line.split("]  ")[1] for line in lines[3:5]] == ["=  ✓1", "= answer 1  ✓2"]
    assert lines[-1].endswith("= the same object as another answer")


def test_long_tree_repeats_the_mistake_at_its_end():
    last = [drawn(NO_UNDO, [*range(n)], Shown(1, "Here it is"))[-1] for n in (2, 30)]
    assert last[0].endswith("! not restored")
    assert last[1] == "▶ Here it is."


def test_large_tree_keeps_the_first_and_last_events_and_counts_what_is_hidden():
    lines = drawn(RIGHT, [1, 2, 3, 4, 5, 6])
    assert len(lines) <= 200
    assert any("✓1" in line.split() for line in lines)
    assert any("✓720" in line.split() for line in lines)
    hidden = [re.search(r"⋮ ([\d,]+) calls? · ([\d,]+)✓ 0✗", line) for line in lines]
    counts = [[int(one.replace(",", "")) for one in match.groups()] for match in hidden if match]
    shown, total = re.match(r"([\d,]+) of ([\d,]+) shown", lines[-1].replace(",", "")).groups()
    assert int(shown) + sum(calls for calls, _ in counts) == int(total) == 1958
    assert sum("✓" in line for line in lines[:-1]) - len(counts) + sum(n for _, n in counts) == 720


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


SPOILT = [*SOLVING, (0, ".")]


def shown(changes, fault=None, word=Word.WRONG, mistake=UNNAMED):
    """Return a lane that failed, with the mistake that its problem names."""
    problem = changed(sudoku(), first_fault=lambda _trace, _cause: fault)
    lane = small_lane(changes, stopped=word is Word.TIME)
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
    assert says in [f"Step {player.step}: {text}." for text in player.happening()]


def test_run_without_visible_fault_opens_at_its_last_write_with_the_likely_line():
    lane = shown([(0, "3"), (2, "1")], mistake=Mistake("", "", line=7))
    assert (lane.opens, lane.likely_line) == (2, 7)


CALL = search_tree(recorded_here(PERMUTE.format(kept="path[:]", undo="pass"), [[1, 2]], 0, 9, "go"))


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


def test_right_run_that_undoes_nothing_has_no_note():
    assert make_lane(recording_of("p0037_sudoku_solver/bitboard"), "a case").notes == ()


def test_slow_search_without_findings_opens_at_its_start():
    """The search may be right, and its last write shows no mistake."""
    for fault in (None, Fault(2, "r1c3=1 is wrong")):
        lane = shown([(0, "3"), (2, "1")], fault, Word.TIME)
        assert (lane.opens, len(lane.notes)) == (0, 1)


@parametrize_cases(
    Case("an earlier board", step=4, what="in the end, a cell is blank"),
    Case("the last board", step=len(SOLVING), what="a cell is blank"),
)
def test_verdict_note_comes_first_and_says_in_the_end_when_a_fault_is_earlier(step, what):
    problem = changed(sudoku(), first_fault=lambda _trace, _cause: Fault(step, "r2c2=4 is wrong"))
    verdict, failed = Verdict(Word.WRONG, "a cell is blank"), Mistake("", "the undo is lost.")
    assert show_failure(problem, small_lane(SOLVING), verdict, failed).notes == (
        f"Wrong Answer: {what}",
        f"Step {step}: r2c2=4 is wrong.",
        "Likely: the undo is lost.",
    )


def test_given_case_or_input_takes_precedence_over_failed_case():
    board = format_line(sudoku().arguments(sample_cases()[0])[0])
    asked = (None, None), ("One blank", None), (None, board)
    chosen = [choose_cases(sudoku(), *one, single=True, failed="Four blanks") for one in asked]
    assert [[case.name for case in cases] for cases in chosen] == [
        ["Four blanks"],
        ["One blank"],
        ["your input"],
    ]


@pytest.mark.slow
@pytest.mark.usefixtures("unchanged")
def test_replay_after_failed_verdict_shows_its_case_at_the_fault(clone):
    assert clone.judge(submission("wrong_answer/board_not_undone.py")).returncode == 1
    said = clone.kata("replay").stdout
    assert "my_solution.py on “Four blanks”" in said
    assert "Step 3: r4c2 is tried again, but r4c5=8 still stands." in said
    assert "Likely: " in said
    other = clone.kata("replay", "--case", "One blank").stdout
    assert "Step 3" not in other
    clone.attempt.write_text(clone.attempt.read_text() + "\n")
    said = clone.kata("replay").stdout
    assert "on “Four blanks”" in said
    assert "Likely" not in said, "it was said of another text"
