"""Tests of explaining a case that printed too much."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.which_case import cases_named
from harness.why.causes import GeneralCause
from tests.support import EXAMPLE, judged, submission, sudoku

STEPS = submission("output_limit_exceeded/prints_the_board_at_each_step.py")
LINE = 1 + STEPS[: STEPS.index("print(board)")].count("\n")
ONE = f"print on line {LINE}"
CASE = tuple(cases_named(sudoku(), EXAMPLE, ("sample",)))
FLOOD = "print('x' * 999)"


def printing(code):
    return STEPS.replace("print(board)", code)


def explained(source):
    report = judged(source, CASE, explained=True)
    assert report.verdict.word == "Output Limit Exceeded"
    return report


@pytest.mark.slow
@parametrize_cases(
    Case(
        "one of several",
        source=STEPS.replace("self.fill(board)\n", "print('begin'); self.fill(board)\n", 1),
        lines=ONE,
    ),
    Case(
        "two that flood by themselves",
        source=printing(f"{FLOOD}\n                            {FLOOD}"),
        lines=f"prints on lines {LINE} and {LINE + 1}",
    ),
    Case("over several lines", source=printing("print(\n print(1),\n board\n); x = 1"), lines=ONE),
    Case("by the stream", source=printing("sys.stdout.write(str(board))"), lines=ONE),
)
def test_prints_are_named_as_the_mistake_when_the_answer_is_right(source, lines):
    report = explained(source)
    assert report.explanation.seen == "without its output, this case is Accepted"
    likely = report.verdict.likely
    assert (likely.cause, likely.text) == (GeneralCause.PRINTS_TOO_MUCH, f"shorten the {lines}.")
    assert likely.line == (LINE if lines == ONE else 0)


def test_mistake_is_named_when_it_remains_without_the_output():
    wrong = submission("wrong_answer/undo_forgotten.py")
    report = explained(wrong.replace("= d\n", "= d; print('x' * 2**20)\n"))
    assert report.explanation.seen.startswith("without its output, this case is Wrong Answer: ")
    assert report.explanation.quiet == "Wrong Answer"
    assert report.verdict.likely.cause == "undo_missing"
    assert report.explanation.change is None, "the cases do not pass while it prints"


@pytest.mark.slow
def test_endless_loop_is_named_though_it_prints():
    wrong = submission("wrong_answer/undo_forgotten.py")
    report = explained(wrong.replace("= d\n", f"= d\n{' ' * 28}while d: print(d)\n"))
    assert report.explanation.quiet == "Time Limit Exceeded"
    assert report.verdict.likely.cause == "endless_loop"
