"""A loop that begins anew each time where it should go on behind the last value."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.edits.loops import resumed as edits
from harness.why.program import Program


def made(source):
    return {edit.apply(source) for edit in edits(Program(source))}


@parametrize_cases(
    Case(
        "numbers",
        there="range(1, 10)",
        meant="range(int(last) + 1 if last != '.' else 1, 10)",
        value="str(d)",
    ),
    Case("texts", there="DIGITS", meant="DIGITS[DIGITS.find(last) + 1:]", value="d"),
)
def test_a_cell_goes_on_with_the_value_behind_the_one_that_it_held(there, meant, value):
    begin, empty, keep = "while k < n:\n", "    b[k] = '.'\n", "    last = b[k]\n"
    fill = f"        if fits(d):\n            b[k] = {value}\n"
    source = f"{begin}{empty}    for d in {there}:\n{fill}"
    assert made(source) == {f"{begin}{keep}{empty}    for d in {meant}:\n{fill}"}


def test_a_loop_of_a_recursive_search_begins_anew_each_time():
    assert not made("def go(k):\n    for d in DIGITS:\n        b[k] = d\n        go(k + 1)\n")
