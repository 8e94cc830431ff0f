"""A sign such as the one for a blank that is counted, or compared, as if it were a digit."""

import pytest
from harness.why.edits.blanks import edits
from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.program import Program


def made(source):
    return {edit.apply(source) for edit in edits(Program(source), {"."})}


@parametrize_cases(
    Case(
        "an item",
        there="    d = x[k]\n",
        meant='    d = x[k]\n    if d == ".":\n        continue\n',
    ),
    Case(
        "a loop",
        there="    for d in x:\n        if d in z: pass\n",
        meant='    for d in x:\n        if d == ".":\n'
        "            continue\n        if d in z: pass\n",
    ),
    Case(
        "a list",
        there="    u = [x[i] for i in k]\n",
        meant='    u = [x[i] for i in k if x[i] != "."]\n',
    ),
)
def test_a_blank_is_passed_over(there, meant):
    assert f"for k in y:\n{meant}" in made(f"for k in y:\n{there}")


@pytest.mark.parametrize("take", ["list", "set", "sorted", "tuple"])
def test_what_is_counted_is_gathered_without_blanks(take):
    source = f"def f(unit):\n    found = {take}(unit)\n    return len(found)\n"
    meant = source.replace("(unit)\n", '(x for x in unit if x != ".")\n')
    assert meant in made(source)
    assert not made(source.replace("len(found)", "found"))


def test_an_item_is_not_counted_if_it_is_a_blank():
    source = "for d in unit:\n    if unit.count(d) > 1: f()\n"
    meant = source.replace(":\n", ':\n    if d == ".":\n        continue\n', 1)
    assert meant in made(source)
    assert made("x = Counter(unit)") == {'x = Counter(x for x in unit if x != ".")'}


def test_blanks_are_left_out_of_both_sizes():
    left = '[x for x in u if x != "."]'
    assert f"a = len(set({left})) != len({left})" in made("a = len(set(u)) != len(u)")
    two = "a = len(u) == len(set(u)) and len(v) == len(set(v))"
    assert any(one.count('!= "."') == 4 for one in made(two))
