"""Tests of naming code that can never run: the galleries hold the programs that are named."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.mistake import Failure
from harness.run import Ending, Run
from harness.why.program import Program
from harness.why.python.statements import explain_never_runs


def said(body, ending=Ending.RETURNED):
    """Return the mistake's text for a method `go` that begins on line 2 of the file."""
    source = "def go(items):\n" + "".join(f"    {line}\n" for line in body.split("\n"))
    mistake = explain_never_runs(Failure([], Run(ending), None), Program(source), "go")
    return mistake.text if mistake else None


@parametrize_cases(
    Case(
        "an unused copy of the search",
        body="def old(i):\n    old(i + 1)\ndef new(i):\n    new(i + 1)\nnew(0)",
    ),
    Case(
        "a search that is passed on", body="def at(i):\n    return at(i + 1)\nreturn map(at, items)"
    ),
    Case("a method that calls itself", body="return go(items[1:])"),
    Case("a list with another name", body="found = []\nalso = found\nalso.append(1)\nreturn found"),
    Case("a list that is passed on", body="found = []\nitems.extend(found)\nreturn found"),
    Case("a list that is filled", body="found = [1]\nreturn found"),
    Case("a parameter", body="return items"),
    Case("a return in a branch", body="if items:\n    return 1\nitems.pop()"),
    Case("a constant after a return", body="return items\n'the end'"),
)
def test_code_that_may_run_is_not_named(body):
    assert said(body) is None


def test_code_that_never_runs_is_named_only_if_the_method_returned():
    body = "found = set()\nreturn found"
    assert said(body) == "line 3 returns `found`, but nothing is ever added to it."
    assert said(body, Ending.RAISED) is None


def test_statement_after_a_break_is_named():
    body = "for one in items:\n    break\n    items.pop()"
    assert said(body) == "line 4 never runs: the `break` on line 3 comes before it."
