"""A `while` that cannot end is named only if nothing in it may change what it tests."""

from textwrap import dedent

from pytest_parametrize_cases import Case, parametrize_cases

from harness.mistake import Failure
from harness.run import Ending, RaisedException, Run
from harness.why.causes import GeneralCause
from harness.why.program import Program
from harness.why.python.endless import explain_loop

HEADER = "def search(s, low, high, done):\n"


def mistake_of(body, ending=Ending.TIME):
    """Return the mistake of a function that was stopped in its first line after the header."""
    source = HEADER + "\n".join(f"    {line}" for line in dedent(body).strip().split("\n"))
    raised = RaisedException("", frames=((3, "search"),))
    failure = Failure([], Run(ending, raised=raised), None, source)
    return explain_loop(failure, Program(source))


@parametrize_cases(
    Case(
        "the test of an if is false",
        body="""
        while low < high:
            if s[low] == s[high]:
                low += 1
        """,
        says="the test on line 3 is false",
    ),
    Case(
        "all tests of a chain are false",
        body="""
        while low < high:
            if s[low] == "a":
                low += 1
            elif s[low] == "b":
                low += 2
        """,
        says="the tests on lines 3 and 5 are false",
    ),
    Case(
        "nothing is changed at all",
        body="""
        while low < high:
            print(s[low])
        """,
        says="nothing in it changes",
    ),
    Case(
        "another name is changed",
        body="""
        while low < high:
            step = low + 1
        """,
        says="nothing in it changes",
    ),
)
def test_loop_is_named_when_an_iteration_changes_nothing(body, says):
    mistake = mistake_of(body)
    assert (mistake.cause, mistake.line) == (GeneralCause.ENDLESS_LOOP, 2)
    assert says in mistake.text


@parametrize_cases(
    Case(
        "else", body="while low < high:\n    if done:\n        low = 1\n    else:\n        high = 0"
    ),
    Case("after the if", body="while low < high:\n    if done:\n        high = 0\n    low += 1"),
    Case("break", body="while low < high:\n    if done:\n        low += 1\n    break"),
    Case("an unknown call", body="while low < high:\n    if check():\n        low += 1"),
    Case("a method in the condition", body="while done.pop():\n    if low:\n        low += 1"),
    Case("an item of what is tested", body="while done[0]:\n    done[0] = low"),
    Case("walrus", body="while (low := low + 1) < high:\n    print(low)"),
)
def test_loop_is_not_named_when_an_iteration_may_change_its_tests(body):
    assert mistake_of(body) is None


def test_loop_is_not_named_when_the_run_was_not_stopped():
    assert mistake_of("while low:\n    print(low)", Ending.RETURNED) is None
