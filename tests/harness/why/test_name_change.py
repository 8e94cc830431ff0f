"""Tests of the sentence on a mistake that a change removes."""

from dataclasses import replace

import pytest

from harness.mistake import Change, Mistake
from harness.why.causes import GeneralCause
from harness.why.changes import change_of
from harness.why.edit import Edit
from harness.why.edits import make_edits
from harness.why.name_change import LONGEST, QUOTED, name_change
from harness.why.program import Program
from p0037_sudoku_solver.diagnosis.causes import Cause
from tests.support import problem_named, sudoku

BOX = Mistake(
    Cause.BOX_FORMULA,
    "the box formula is wrong: 9 was not placed at r4c7.",
    7,
    "A box starts …",
    tells_line=False,
)
RAISED = Mistake(
    GeneralCause.KEY_NOT_FOUND, "line 34 looks up 5 in `X`.", 34, "Its keys are such as '5'."
)
MISSED = Mistake(Cause.PLACED_NOT_NOTED, "a placed digit is missing. `columns` is old.")
CHECK = Mistake(
    Cause.PLACED_NOT_NOTED, "`ok` (line 8) is wrong.", 8, "Look at its notes.", tells_line=False
)
BLANK = Mistake(Cause.BLANK_PASSED_BY, "r4c5 is left blank.", remedy="Is it put back?")


def change(kind, line=3):
    return Change(kind, line, "[set()] * 9", "[set() for _ in range(9)]", (), 40)


def said(likely, change):
    return name_change(sudoku(), likely, change).words()


def sentence(likely, change):
    """Return the cause of a mistake and its words."""
    named = name_change(sudoku(), likely, change)
    return f"{named.cause}: {named.words()}"


def test_observation_remedy_and_proof_are_separate():
    named = name_change(sudoku(), BOX, change("operator"))
    assert (named.cause, named.line, named.proved) == (Cause.BOX_FORMULA, 3, True)
    assert (named.text, named.remedy) == (BOX.text, BOX.remedy)
    assert named.words(remedy=False) == f"{BOX.text} {named.proof}"
    moved = name_change(sudoku(), RAISED, change("direction", 19))
    assert moved.remedy == "", "the remedy of what came of a mistake does not take it away"


def test_cause_is_the_suspected_one_unless_the_change_shows_another():
    empty = replace(change("undo"), new="board[r][c] = '.'")
    assert sentence(BOX, empty).startswith(f"{BOX.cause}: {BOX.text} Line 3: the cell has to be b")
    assert sentence(BLANK, empty).startswith(f"undo_missing: {BLANK.text} Line 3: the cell has")
    shared = ": `[set()] * 9` makes one object"
    assert sentence(BLANK, change("shared")).startswith(
        f"items_shared: {BLANK.text} Line 3{shared}"
    )
    assert sentence(BOX, change("shared")).startswith(f"items_shared: line 3{shared}")
    kept = change("undo_incomplete")
    assert sentence(BLANK, kept).startswith(f"undo_missing: {BLANK.text} Line 3: `[set()] * 9` is")
    undone = replace(BLANK, cause=GeneralCause.UNDO_MISSING)
    assert sentence(undone, kept).startswith(f"undo_missing: {undone.words()} (One change on line")
    assert sentence(None, change("surplus")).startswith("slip: ")


def test_change_is_unproved_when_a_case_times_out():
    slow = name_change(sudoku(), None, replace(change("operator"), cases=18, slow=22))
    assert not slow.proved
    assert slow.proof.endswith("makes the failed case pass; a later case takes too long to judge.)")


def test_wrong_rule_is_not_mentioned_when_a_change_is_found():
    rule = Mistake(GeneralCause.OTHER_RULE, "each wrong answer would be right if k were at most 2.")
    assert name_change(sudoku(), rule, change("operator")) == name_change(
        sudoku(), None, change("operator")
    )


@pytest.mark.parametrize(
    ("line", "lines", "repeated"), [(3, (), False), (9, (3, 9), False), (9, (), True)]
)
def test_change_on_the_named_line_is_not_described_again(line, lines, repeated):
    likely = Mistake(GeneralCause.NOT_CALLED, f"line {line} names `x.pop`.", line, "Call it.")
    text = said(likely, replace(change("not_called"), lines=lines))
    assert ("is named, but not called" in text) is repeated
    assert ("Call it." in text) is not repeated


def test_added_line_is_placed_after_a_line_of_the_source():
    added = replace(change("operator", 9), old="", added=0)
    assert said(BOX, added).endswith("(One change after line 9 makes all 40 cases pass.)")
    assert said(None, added).startswith("after line 9: ")
    before = replace(added, added=-1)
    assert "(One change after line 8 makes" in said(BOX, before)
    assert said(None, before).startswith("line 9: ")
    twice = replace(added, lines=(9, 14), added=1)
    assert "(The same change after lines 10 and 15 makes" in said(BOX, twice)
    assert "(One change on line 9 makes" in said(BOX, replace(added, added=None))


def test_rebound_argument_has_a_remedy():
    rebound = Change("rebound", 14, "board", "board[:]", (), 40)
    named = name_change(sudoku(), None, rebound)
    assert named.cause == Cause.BOARD_REBOUND
    assert named.remedy == "Write into the list that was passed in: `board[:] = …`."


def test_function_of_the_change_is_named_when_the_mistake_has_no_line():
    helper, method = (
        replace(change("step_missing"), function=one) for one in ("look", sudoku().method)
    )
    assert "(One change on line 3, in `look`, makes" in said(MISSED, helper)
    assert "(One change on line 3 makes" in said(MISSED, method)
    assert "(One change on line 3 makes" in said(CHECK, helper)


def test_added_line_after_a_block_is_described_with_its_indentation():
    level = ", in line with the `for` on line 3"
    added = Change("return", 8, "", "return False", (), 40, added=0, level=level)
    proof = f"(One change after line 8{level}, makes all 40 cases pass.)"
    assert name_change(sudoku(), MISSED, replace(added, kind="step_missing")).proof == proof
    remedy = name_change(sudoku(), None, added).remedy
    assert remedy == f"A `return` is missing{level}."


def test_proof_does_not_repeat_a_line_that_was_just_named():
    at_line = replace(BOX, text="Line 3: the box formula is wrong.", line=3, tells_line=True)
    assert "(One change there makes" in said(at_line, change("operator"))
    assert "(One change after line 3 makes" in said(at_line, replace(change("operator"), added=0))
    without = replace(BOX, text="the box formula of line 30 is wrong.", line=3)
    assert "(One change on line 3 makes" in said(without, change("operator"))


def test_other_line_where_the_change_may_be_made_is_named():
    seen = replace(RAISED, line=3)
    off, moved = (replace(change(kind), elsewhere=(7,)) for kind in ("one_off", "moved"))
    assert said(None, off).startswith("line 3, or line 7, which contradicts it: `[set()] * 9` is")
    assert said(None, moved).startswith("line 3, or line 7: ")
    assert said(seen, off).startswith(f"{RAISED.text} Line 3, or line 7, which contradicts it: ")
    box = replace(BOX, line=7, tells_line=True)
    assert said(box, replace(off, kind="operator")).startswith(
        f"{BOX.text} {BOX.remedy} (One change on line 3 or on line 7 makes"
    )


def test_exception_is_followed_by_the_change_in_another_line():
    text = said(RAISED, change("direction", 19))
    assert text.startswith("line 34 looks up 5 in `X`. Line 19: `[set()] * 9` is gone through")
    assert said(RAISED, change("direction", 34)).startswith(f"{RAISED.words()} (One change")
    two = replace(change("direction", 19), lines=(19, 34))
    assert said(RAISED, two).startswith(f"{RAISED.words()} (The same change")
    text = said(RAISED, change("surplus", 34))
    assert text.startswith("line 34 looks up 5 in `X`. `[set()] * 9` does not belong here. (One c")
    text = said(CHECK, change("step_missing", 9))
    assert text.startswith(f"{CHECK.words()} (One change on line 9")


def test_added_comparison_is_not_called_missing_when_notes_are_wrong():
    text = said(MISSED, change("look_missing"))
    assert text.startswith(f"{MISSED.words()} (One change on line 3")
    assert "Line 3: " in said(BLANK, change("look_missing"))


def test_long_observation_is_replaced_by_its_change():
    room = LONGEST - len(said(BLANK, change("shared")))
    for text, begins in (
        (BLANK.text + "." * room, "r4c5"),
        (BLANK.text + "." * (room + 1), "line"),
    ):
        assert said(replace(BLANK, text=text), change("shared")).startswith(begins)


def test_long_code_is_quoted_up_to_a_limit():
    exact, longer = (replace(change("surplus"), old="x" * n) for n in (QUOTED, QUOTED + 1))
    assert said(None, exact).startswith(f"line 3: `{exact.old}` does not belong here.")
    assert said(None, longer).startswith(f"line 3: `{exact.old[2:]} …` does not")
    called = replace(change("function"), old="self.board.find(0)")
    assert said(None, called).startswith("line 3: `find` is the wrong function here.")


@pytest.mark.parametrize(
    ("kind", "old", "new", "says"),
    [
        ("look_missing", "column", "d in column", "is not compared: Python only tests whether it"),
        ("comparison", 'b[r] == "."', 'b[r] = "."', "only compares: a single `=` assigns"),
        ("text", "0", "'.'", "is a number, where a string is meant"),
    ],
)
def test_code_of_some_changes_decides_their_sentence(kind, old, new, says):
    text = said(None, replace(change(kind), old=old, new=new))
    assert text.startswith(f"line 3: `{old}` {says}")


SIDES = "the left side is less", "both sides are equal", "the left side is greater"
TRUE = {"<": "100", "<=": "110", "==": "010", "!=": "101", ">=": "011", ">": "001"}
"""A list for each comparison, with 1 where it is true."""


@pytest.mark.parametrize("old", TRUE)
@pytest.mark.parametrize("new", TRUE)
def test_wrong_comparison_names_the_relation_that_differs(old, new):
    differ = [at for at in range(3) if TRUE[old][at] != TRUE[new][at]]
    words = f"`{old}` is the wrong comparison here."
    if len(differ) == 1:
        [at] = differ
        words = f"`{old}` says {TRUE[old][at] == '1'} when {SIDES[at]}. (One"
    text = said(None, replace(change("comparison"), old=old, new=new))
    assert text.startswith(f"line 3: {words}")


@pytest.mark.parametrize(
    ("undo", "words"),
    [
        ("chosen[k] = 0", "`chosen` is not restored"),
        ("del self.chosen[k]", "`chosen` is not restored"),
        ("heappush(self.heap, k)", "`heap` is not restored"),
        ("heapq.heappush(heap, k)", "`heap` is not restored"),
    ],
)
def test_missing_undo_names_the_container(undo, words):
    added = Change("undo", 8, "", undo, (), 40, added=0)
    assert words in name_change(sudoku(), None, added).text


def test_two_changes_are_named_with_the_observation():
    both = replace(change("one_off", 3), then=change("undo", 8))
    named = name_change(sudoku(), BLANK, both)
    assert (named.cause, named.line, named.proved) == (Cause.BLANK_PASSED_BY, 3, True)
    assert named.words() == (
        "r4c5 is left blank. Line 3: `[set()] * 9` is off by one. Line 8: an earlier change is not "
        "undone here. (Both changes together make all 40 cases pass.)"
    )
    assert said(None, both).startswith("line 3: ")
    long = replace(BLANK, text=BLANK.text * 9)
    assert sentence(long, both).startswith(f"{BLANK.cause}: line 3: `[set()] * 9` is off by one.")
    seen = Mistake(GeneralCause.UNDO_MISSING, "line 8 keeps `x`.", 8)
    assert said(seen, both).startswith("line 3: `[set()] * 9` is off by one. Line 8 keeps `x`. (B")
    copied = replace(both, then=change("copy_missing", 8))
    missing = Mistake(GeneralCause.COPY_MISSING, "line 5 adds `x` itself.", 5)
    assert said(missing, copied).startswith("line 3: `[set()] * 9` is off by one. Line 8: `[set()]")
    assert said(Mistake(GeneralCause.SLIP, "line 8 only compares.", 8), both).startswith("line 3: ")


def test_calls_in_the_same_new_code_change_alike_but_lines_of_a_move_do_not():
    calls = Edit("passed_on", 1, 1, ((0, 3, "if a(): x"), (4, 7, "if b(): x")))
    assert change_of(Program("a()\nb()\n"), calls, 1).lines == (1, 2)
    moved = Edit("moved", 1, 1, ((0, 6, ""), (12, 12, "a = 1\n")))
    assert change_of(Program("a = 1\nb = 2\nc = 1\n"), moved, 1).lines == ()


def test_unrestored_object_is_dropped_when_the_change_neither_restores_nor_names_it():
    text = "`seen` is not restored after the call on line 5: `go` began with [] and ended with [1]."
    seen, problem = Mistake(GeneralCause.UNDO_MISSING, text, 5), problem_named("p0079_word_search")
    other = change("one_off", 8)
    for one, kept in (
        (other, False),
        (replace(other, diff=("-8 seen[0] = 1", "+8 seen[1] = 1")), True),
        (change("undo", 8), True),
    ):
        assert (text in name_change(problem, seen, one).text) is kept, one


def test_other_texts_that_change_alike_are_quoted_with_the_first():
    program = Program("f(a[i])\ng(b[k])\n")
    [edit] = [one for one in make_edits(program, set()) if one.parts and one.new == "i - 1"]
    words = "lines 1 and 2: `i`, like `k`, is off by one here. (The same change on lines 1 and 2"
    assert said(None, change_of(program, edit, 40)).startswith(words)


def test_one_of_several_equal_texts_in_a_line_is_counted():
    program = Program("x = 1, 1, 11, 1\n1\n")
    for at, which in (4, "first"), (7, "second"), (14, "last"):
        one = change_of(program, Edit("one_off", 1, 1, ((at, at + 1, "2"),), "1", "2"), 40)
        assert said(None, one).startswith(f"line 1: the {which} `1` is off by one.")


def test_places_that_change_alike_are_counted_in_a_line_and_listed_by_line():
    program = Program("x = 1 + 1\ny = 1\n")
    pieces = (4, 5, "2"), (8, 9, "2"), (14, 15, "2")
    twice, both = (
        said(None, change_of(program, Edit("one_off", 1, 1, some, "1", "2"), 40))
        for some in (pieces[:2], pieces[1:])
    )
    assert twice.startswith("line 1, in 2 places: `1` is off by one. (The same change there makes")
    assert both.startswith("lines 1 and 2: `1` is off by one. (The same change on lines 1 and 2")
