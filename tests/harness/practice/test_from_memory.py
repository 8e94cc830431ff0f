"""A rep that asks for one approach from memory: its stub, its verdict, and its card."""

import json

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from tests.harness.practice.terminals import Terminal
from tests.support import APPROACHES


def text_of(name):
    return (APPROACHES / f"{name}.py").read_text(encoding="utf-8")


@pytest.fixture
def bitmask(clone):
    """A clone in which bitmask is asked for from memory."""
    assert clone.kata("again", "--approach", "bitmask").returncode == 0
    return clone


@pytest.mark.slow
def test_the_stub_names_the_idea_and_the_order_in_words_of_the_approach_and_is_no_attempt(bitmask):
    stub = bitmask.attempt.read_text()
    assert stub.startswith("# From memory: bitmask.\n# Idea: A bit mask for each row, column and")
    assert "# Order: blanks in reading order, digits ascending." in stub
    bitmask.kata("judge")
    assert '"judged"' not in bitmask.history.read_text()


def test_an_unknown_approach_is_refused_with_the_known_ones_and_nothing_is_put_away(clone):
    clone.attempt.write_text("my work")
    done = clone.kata("again", "--approach", "bitmsk")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "did you mean 'bitmask'?); choose from algorithm_x, " in done.stderr
    assert clone.attempt.read_text() == "my work"


@pytest.mark.slow
def test_another_search_does_not_end_the_rep_and_the_right_one_does_with_a_card_of_its_own(bitmask):
    bitmask.attempt.write_text(text_of("crook"))
    refused = bitmask.kata("judge")
    assert refused.returncode == 1
    assert refused.stdout.startswith("Right, by another search  40/40 cases")
    assert "Search  not that of bitmask: at write 1 of " in refused.stdout
    bitmask.attempt.write_text(text_of("cursor_loop"))
    right = bitmask.kata("judge")
    assert right.returncode == 0
    assert "It counts as bitmask. If that is wrong" in right.stdout
    log = bitmask.kata("log").stdout
    assert log.splitlines()[1].endswith("good    bitmask: another search")
    assert "Due     bitmask from memory: in " in log


@pytest.mark.slow
def test_each_way_to_be_judged_asks_for_the_search(bitmask):
    """None of them ends the rep by a search that was not asked for."""
    bitmask.attempt.write_text(text_of("crook"))
    found = json.loads(bitmask.kata("judge", "--json").stdout)
    assert found["verdict"] == "Accepted"
    assert found["from_memory"]["apart"].startswith("at write 1 of ")
    assert bitmask.kata("test").returncode == 1
    hint = bitmask.kata("hint").stdout
    assert "Search  not that of bitmask" in hint
    assert "Hint 1 of 5 on bitmask: its order\n        Blanks in reading order" in hint
    assert "Hint 2 of 5 on bitmask: its idea" in bitmask.kata("hint").stdout
    bitmask.pytest("-q")
    assert "going on" in bitmask.kata("log").stdout.splitlines()[1]


@pytest.mark.slow
@parametrize_cases(
    Case("it is", typed="\n", code=0, row="easy"),
    Case("it is not", typed="n\n", code=1, row="going on"),
    Case("no answer", typed="\x04", code=1, row="going on"),
    Case("yes at the second time", typed="maybe\nYES\n", code=0, row="easy"),
    Case("no at the second time", typed="yep\nno\n", code=1, row="going on"),
)
def test_in_a_terminal_the_learner_says_which_one_it_is(bitmask, typed, code, row):
    bitmask.attempt.write_text(text_of("double_loop"))
    terminal = Terminal(bitmask, "judge")
    terminal.sees("the same writes as bitmask", "Is it bitmask? [Y/n]")
    terminal.types(typed)
    assert terminal.ends() == code
    assert row in bitmask.kata("log").stdout.splitlines()[1]


@pytest.mark.slow
def test_the_same_code_counts_once_the_learner_says_yes(bitmask):
    bitmask.attempt.write_text(text_of("double_loop"))
    for typed in "n\n", "y\n":
        terminal = Terminal(bitmask, "judge")
        terminal.sees("Is it bitmask? [Y/n]")
        terminal.types(typed)
        terminal.ends()
    row = bitmask.kata("log").stdout.splitlines()[1].split()
    assert row[2:4] == ["1", "1"]


@pytest.mark.slow
def test_a_rep_that_is_begun_without_an_approach_takes_any_search(bitmask):
    bitmask.kata("again")
    bitmask.attempt.write_text(text_of("crook"))
    done = bitmask.kata("judge")
    assert done.returncode == 0
    assert "the same writes as crook" in done.stdout
