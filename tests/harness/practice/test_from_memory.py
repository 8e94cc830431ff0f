"""A rep that asks for one approach from memory: its stub, its verdict, and its card."""

import json
import re

import pytest

from tests.solutions.counts import source


@pytest.fixture
def bitmask(clone):
    assert clone.kata("again", "--approach", "bitmask").returncode == 0
    return clone


@pytest.mark.slow
def test_stub_of_an_approach_contains_its_idea_and_order_and_is_not_judged(bitmask):
    stub = bitmask.attempt.read_text()
    assert stub.startswith("# From memory: bitmask.\n# Idea: A bit mask for each row, column and")
    assert "# Order: blanks in reading order, digits ascending." in stub
    bitmask.kata("judge")
    assert '"judged"' not in bitmask.history.read_text()


def test_unknown_approach_lists_the_known_ones_and_puts_nothing_away(clone):
    clone.attempt.write_text("my work")
    done = clone.kata("again", "--approach", "bitmsk")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "did you mean 'bitmask'?); choose from algorithm_x, " in done.stderr
    assert clone.attempt.read_text() == "my work"


@pytest.mark.slow
def test_only_the_search_asked_for_ends_the_rep_and_is_scheduled_by_itself(bitmask):
    refused = bitmask.judge(source("crook"))
    assert refused.returncode == 1
    assert refused.stdout.startswith("Right, by another search  40/40 cases")
    assert "Search  differs from bitmask: at write 1 of " in refused.stdout
    right = bitmask.judge(source("cursor_loop"))
    assert right.returncode == 0
    assert "It counts as bitmask. If that is wrong" in right.stdout
    log = bitmask.kata("log", "--problem", "37").stdout
    assert "good    bitmask: another search\n" in log
    assert re.search(r"\n   bitmask from memory +\S+ +1 +due in \d+ days?\n", log)


@pytest.mark.slow
def test_each_command_that_judges_requires_the_search_asked_for(bitmask):
    report = json.loads(bitmask.judge(source("crook"), "--json").stdout)
    assert report["verdict"] == "Accepted"
    assert report["from_memory"]["apart"].startswith("at write 1 of ")
    assert bitmask.kata("test").returncode == 1
    hint = bitmask.kata("hint").stdout
    assert "Search  differs from bitmask" in hint
    assert "Promise `" in hint
    assert "Read    solutions/p0037_sudoku_solver/bitmask.py, close it" in hint
    bitmask.kata("hint")
    bitmask.pytest("-q")
    log = bitmask.kata("log", "--problem", "37").stdout
    assert log.partition("\n\n")[2].splitlines()[1].split()[2:6] == ["going", "on", "1", "1"]


@pytest.mark.slow
def test_rep_without_an_approach_accepts_any_search(bitmask):
    bitmask.kata("again")
    done = bitmask.judge(source("crook"))
    assert done.returncode == 0
    assert "Search  the same as crook" in done.stdout
