"""Tests of the sentences on endless recursions and loops, and on code that can never run."""

from textwrap import dedent

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.mistake import Failure
from harness.run import Ending, RaisedException, Run
from harness.why.causes import GeneralCause
from harness.why.program import Program
from harness.why.python.endless_loop import explain_loop
from harness.why.python.endless_recursion import explain_no_progress, explain_recursion
from harness.why.python.statements import explain_chance, explain_never_runs
from tests.harness.tapes import submission_of
from tests.harness.why.tables import rows_of
from tests.p0037_sudoku_solver.boards import failure_of
from tests.support import sample_cases


def told(body):
    failure = failure_of(submission_of(body), sample_cases()[1], 5000, 3000)
    mistake = explain_recursion(failure, Program(failure.source))
    assert mistake.cause == GeneralCause.ENDLESS_RECURSION
    return mistake.words()


@pytest.mark.parametrize(("body", "words"), rows_of("endless.txt", "recursion"))
def test_endless_recursion_names_the_values_that_repeat_in_each_call(body, words):
    assert words in told(body)


@parametrize_cases(
    Case("an index that stays", body="if i == 9:\n    return\nif board[0]:\n    go({i}, text)"),
    Case("a constant", body="if i == 9:\n    return\ngo(0, text)"),
    Case(
        "enough calls in two runs",
        body="if i == 9:\n    return\nif len(left) > 23:\n    go({i}, text)",
    ),
)
def test_recursion_with_an_unchanged_argument_is_named(body):
    assert "has the same `i` as its caller" in progress(body.format(i="i"), runs=2).text


@pytest.mark.parametrize(("body", "_reason"), rows_of("endless.txt", "moves"))
def test_recursion_with_a_changed_or_unknown_argument_is_not_named(body, _reason):
    assert progress(body) is None


def progress(body, runs=1):
    """Return the mistake that explains some runs of a search `go(0, '')`, or None."""
    lines = "".join(f"    {line}\n" for line in body.split("\n"))
    header = "left = [9] * 30\ndef full(i):\n    return not left.pop()\ndef go(i, text):\n"
    start = "    if not left:\n        return\n    left.pop()\n"
    source = submission_of(f"{header}{start}{lines}go(0, '')")
    failure = failure_of(source, sample_cases()[1], 5000, 3000)
    return explain_no_progress([failure] * runs, Program(failure.source))


@parametrize_cases(
    Case("nearly all of the deepest frames", own=16, limit=1000, line=3),
    Case("fewer of them", own=15, limit=1000, line=0),
    Case("a lower limit", own=20, limit=999, line=0),
)
def test_recursion_is_endless_if_the_deepest_frames_are_the_same(own, limit, line):
    frames = *[(9, "up")] * 30, *[(4, "down")] * (20 - own), *[(3, "go")] * own
    source = f"import sys\nsys.setrecursionlimit({limit})\ndef go(): go()\n"
    run = Run(Ending.RAISED, raised=RaisedException("RecursionError: too deep", frames=frames))
    mistake = explain_recursion(Failure([], run, None, source), Program(source))
    assert (mistake.line if mistake else 0) == line


def test_condition_that_recurses_is_not_a_base_case():
    assert "the test" not in told(
        "def fill(i):\n    if i < 0: return fill(i)\n    fill(i)\nfill(7)"
    )


def test_string_argument_that_varies_is_not_quoted():
    body = "if text == 'x':\n        return\n    go('b' if text == 'a' else 'a')"
    assert "latest calls" not in told(f"def go(text):\n    {body}\ngo('a')")


HEADER = "def search(s, low, high, done):\n"


def mistake_of(body, ending=Ending.TIME):
    """Return the mistake of a function that was stopped in its first line after the header."""
    source = HEADER + "\n".join(f"    {line}" for line in dedent(body).strip().split("\n"))
    raised = RaisedException("", frames=((3, "search"),))
    failure = Failure([], Run(ending, raised=raised), None, source)
    return explain_loop(failure, Program(source))


@pytest.mark.parametrize(("body", "says"), rows_of("endless.txt", "loop"))
def test_loop_is_named_when_an_iteration_changes_nothing(body, says):
    mistake = mistake_of(body)
    assert (mistake.cause, mistake.line) == (GeneralCause.ENDLESS_LOOP, 2)
    assert says in mistake.text


@pytest.mark.parametrize(("body", "_reason"), rows_of("endless.txt", "ends"))
def test_loop_is_not_named_when_an_iteration_may_change_its_tests(body, _reason):
    assert mistake_of(body) is None


def test_loop_is_not_named_when_the_run_was_not_stopped():
    assert mistake_of("while low:\n    print(low)", Ending.RETURNED) is None


def said(body, ending=Ending.RETURNED):
    """Return the mistake's text for a method `go` that begins on line 2 of the file."""
    source = "def go(items):\n" + "".join(f"    {line}\n" for line in body.split("\n"))
    mistake = explain_never_runs(Failure([], Run(ending), None), Program(source), "go")
    return mistake.text if mistake else None


@pytest.mark.parametrize(("body", "_reason"), rows_of("endless.txt", "runs"))
def test_code_that_may_run_is_not_named(body, _reason):
    assert said(body) is None


def test_result_that_stays_empty_is_named_only_if_the_method_returned():
    body = "found = set()\nreturn found"
    assert said(body) == "line 3 returns `found`, but nothing is ever added to it."
    assert said(body, Ending.RAISED) is None


@pytest.mark.parametrize(("body", "words"), rows_of("endless.txt", "chance"))
def test_search_that_draws_at_random_is_named_unless_it_recurses(body, words):
    mistake = explain_chance(Program(body))
    assert (mistake.text if mistake else "none").startswith(words)


def test_statement_after_a_break_is_named():
    body = "for one in items:\n    break\n    items.pop()"
    assert said(body) == "line 4 never runs: the `break` on line 3 comes before it."
