"""A loop that begins anew each time where it should go on behind the last value."""

from harness.why.edits.resumed import edits
from pytest_parametrize_cases import Case, parametrize_cases

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


@parametrize_cases(
    Case("a number", there="int(b[k])", meant="int(b[k]) + 1"),
    Case("an index", there="DIGITS.index(b[k])", meant="DIGITS.index(b[k]) + 1"),
    Case("a place in a text", there="DIGITS.find(old)", meant="DIGITS.find(old) + 1"),
)
def test_a_search_that_goes_back_in_a_loop_passes_over_the_value_that_failed(there, meant):
    begin, end = "while k < n:\n    start = ", "\n    k = step(start)\n"
    assert f"{begin}{meant}{end}" in made(f"{begin}{there}{end}")


def test_a_search_without_such_a_loop_converts_a_digit_as_it_is():
    assert not made("def go(k):\n    start = int(b[k])\n    go(k + 1)\n")
