"""The state of an attempt by its text: empty, the stub, unfinished, or ready to be judged."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.load import read_stub
from harness.practice.file_state import Readiness, state_of
from tests.support import sudoku

STUB = read_stub(sudoku().folder)


@parametrize_cases(
    Case("nothing", text="", state=Readiness.HALF_SAVED),
    Case("an empty line, as some editors write first", text="\n", state=Readiness.HALF_SAVED),
    Case("the stub", text=STUB, state=Readiness.STUB),
    Case("the stub without its comment", text=STUB[STUB.index("class") :], state=Readiness.STUB),
    Case("a line that is not finished", text=STUB + "        for", state=Readiness.UNFINISHED),
    Case("other code", text=STUB + "        return\n", state=Readiness.READY),
)
def test_an_attempt_is_judged_only_once_it_holds_finished_code_of_the_learner(text, state):
    assert state_of(text, STUB).readiness is state
