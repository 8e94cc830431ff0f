"""An `else` that belongs to another `if` or loop than is meant."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.edits.blocks import elses as edits
from harness.why.program import Program


def made(source):
    return {edit.apply(source) for edit in edits(Program(source))}


@parametrize_cases(
    Case("one condition", tests="        if k: break\n"),
    Case("two of them", tests="        if k: break\n        elif x: break\n"),
)
def test_the_else_of_the_last_condition_becomes_that_of_its_loop(tests):
    loop = f"for d in x:\n    for k in d:\n{tests}"
    there = (
        f"{loop}        else:\n            f(d)\n            g(d)\n            break\n    h(d)\n"
    )
    assert f"{loop}    else:\n        f(d)\n        g(d)\n    h(d)\n" in made(there)


def test_an_else_stays_where_nothing_leaves_the_loop_before_it():
    assert not made("for k in x:\n    if k:\n        f(k)\n    else:\n        g(k)\n")


def test_a_loop_with_an_else_runs_only_if_no_loop_before_it_was_left():
    first = "for k in x:\n    if k: break\n"
    second = "while y:\n    if z: break\n"
    assert f"{first}else:\n    while y:\n        if z: break\n    else:\n        f()\n" in made(
        f"{first}{second}else:\n    f()\n"
    )
    third = "for k in z:\n    if k: break\nelse:\n    f()\n"
    [all_three] = made(first + second + third)
    assert all_three.endswith(
        "    else:\n        for k in z:\n            if k: break\n        else:\n            f()\n"
    )


def test_a_loop_runs_after_one_that_is_never_left():
    assert not made("for k in x:\n    f(k)\nfor k in x:\n    if k: break\nelse:\n    f()\n")
