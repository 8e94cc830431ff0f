"""Keys that stand side by side: two that are alike by mistake, and one that is missing."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.edits import make_edits
from harness.why.edits.siblings import keys as edits
from harness.why.program import Program


def made(source):
    return {edit.apply(source) for edit in edits(Program(source))}


@parametrize_cases(
    Case("a format", there='f"r{c}:{v}"', beside='f"r{r}:{v}"', meant='f"xr{c}:{v}"'),
    Case("a sum", there="str(c) + v", beside="str(r) + v", meant='"x" + str(c) + v'),
    Case(
        "a template", there="'%d,%s' % (c, v)", beside="'%d,%s' % (r, v)", meant="'x%d,%s' % (c, v)"
    ),
    Case(
        "places",
        there="'{}{}'.format(c, v)",
        beside="'{}{}'.format(r, v)",
        meant="'x{}{}'.format(c, v)",
    ),
    Case("a pair", there="(c, v)", beside="(r, v)", meant='("x", c, v)'),
)
def test_a_key_gets_a_mark_where_another_one_has_the_same_form(there, beside, meant):
    forms = (
        "keys = {{{}, {}}}\n",
        "seen.add({})\nseen.add({})\n",
        "if {} in seen or {} in seen: f()\n",
    )
    for form in forms:
        assert form.format(beside, meant) in made(form.format(beside, there))


@pytest.mark.parametrize("keys", ['f"r{r}", f"c{c}"', '("r", r), ("c", c)', "r, c", "a[r], a[c]"])
def test_keys_that_differ_already_get_no_mark(keys):
    assert not [one for one in edits(Program(f"keys = {{{keys}}}")) if one.kind == "keys_alike"]


def test_a_key_that_is_written_twice_gets_the_same_mark_twice():
    source = """def f(a, b):
    seen.add((a, 1)); seen.add((b, 1))
    return (a, 1) in seen or (b, 1) in seen
"""
    every = make_edits(Program(source), set())
    assert source.replace("(b, 1)", '("x", b, 1)') in {one.apply(source) for one in every}


@parametrize_cases(
    Case("texts", there='[("r", r, d), ("c", c, d), ("b", b, d)]', new='("x", r, c), '),
    Case("numbers", there="((0, r, d), (1, c, d))", new="(2, r, c), "),
)
def test_a_key_is_added_for_two_names_that_share_none_yet(there, new):
    source = f"keys = {there}\n"
    at = source.index(there) + 1
    assert source[:at] + new + source[at:] in made(source)


def test_no_key_is_added_to_keys_that_have_all_pairs_of_names_already():
    assert not made('keys = [("x", r, c), ("r", r, d), ("c", c, d)]')
