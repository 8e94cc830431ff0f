"""Advice on what to type next uses the words in which `kata` was called."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from tests.support import SUBMISSIONS, kata_here

FAILING = SUBMISSIONS / "wrong_answer/undo_forgotten.py"

pytestmark = pytest.mark.slow


@parametrize_cases(
    Case("with make", environment={"MAKELEVEL": "1"}, run="make run SOLUTION=", case="CASE="),
    Case("without make", environment={}, run="kata run ", case="--case="),
)
@pytest.mark.usefixtures("explained_once")
def test_the_next_command_is_one_of_make_if_make_was_called(environment, run, case):
    page = kata_here("judge", FAILING, **environment).stdout
    advice = page.partition("Next    ")[2]
    assert run in advice.splitlines()[0]
    assert f'{case}"Four blanks"' in advice
