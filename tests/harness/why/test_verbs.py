"""Verbs of the edits: what each makes of a program, and what it leaves as it is."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.edits import make_edits
from harness.why.edits.blocks import shadowed
from harness.why.edits.loops import resumed
from harness.why.edits.siblings import keys
from harness.why.edits.state import changed_deeper
from harness.why.edits.undo import undone
from harness.why.program import Program

CELL = "while k < n:\n    last = b[k]\n    b[k] = '.'\n    for d in {}:\n        b[k] = {}\n"
AT_SELF = "class A:\n    def find(self):\n        self.at = f()\n    def go(self):\n"
FLIP = "def flip(k): used[k] ^= 1\ndef go(n):\n    flip(k)\n    go(n + 1)\n"
NOTE = "def clear(k): b[k] = 0\ndef note(k): b[k] = 1\ndef go(n):\n    note(k)\n    go(n + 1)\n"
ROUNDS = (
    "        for d in x:\n            b[{0}] = d\n            self.go()\n            b[{0}] = 0\n"
)


def made(verb, source):
    return {edit.apply(source) for edit in verb(Program(source))}


@parametrize_cases(
    Case(
        "a key of a set gets a mark",
        verb=keys,
        there='keys = {f"r{r}:{v}", f"r{c}:{v}"}\n',
        meant='keys = {f"r{r}:{v}", f"xr{c}:{v}"}\n',
    ),
    Case(
        "a pair that is added gets a mark",
        verb=keys,
        there="seen.add((r, v))\nseen.add((c, v))\n",
        meant='seen.add((r, v))\nseen.add(("x", c, v))\n',
    ),
    Case(
        "a pair that is looked up gets a mark",
        verb=keys,
        there="if (r, v) in seen or (c, v) in seen: f()\n",
        meant='if (r, v) in seen or ("x", c, v) in seen: f()\n',
    ),
    Case(
        "a cell goes on after its last number",
        verb=resumed,
        there=CELL.format("range(1, 10)", "str(d)").replace("    last = b[k]\n", ""),
        meant=CELL.format("range(int(last) + 1 if last != '.' else 1, 10)", "str(d)"),
    ),
    Case(
        "a cell goes on after its last text",
        verb=resumed,
        there=CELL.format("DIGITS", "d").replace("    last = b[k]\n", ""),
        meant=CELL.format("DIGITS[DIGITS.find(last) + 1:]", "d"),
    ),
    Case(
        "a loop over places gets names of its own",
        verb=shadowed,
        there="def go(r, c):\n    for r, c in near(r, c): f(r, c)\n    b[r][c] = 1\n",
        meant="def go(r, c):\n    for r2, c2 in near(r, c): f(r2, c2)\n    b[r][c] = 1\n",
    ),
    Case(
        "a call that only flips is made once more",
        verb=undone,
        there=FLIP,
        meant=FLIP + "    flip(k)\n",
    ),
    Case(
        "a call is undone by another function of the same arguments",
        verb=undone,
        there=NOTE,
        meant=f"{NOTE}    clear(k)\n",
    ),
    Case(
        "a cell that deeper calls change is kept before the loop",
        verb=changed_deeper,
        there=AT_SELF + ROUNDS.format("self.at"),
        meant=f"{AT_SELF}        at_here = self.at\n{ROUNDS.format('at_here')}",
    ),
)
def test_a_verb_makes_of_a_program_what_is_meant(verb, there, meant):
    assert meant in made(verb, there)


@parametrize_cases(
    Case(
        "keys that have all pairs of names already",
        verb=keys,
        source='keys = [("x", r, c), ("r", r, d), ("c", c, d)]',
    ),
    Case(
        "the loop of a recursive search",
        verb=resumed,
        source="def go(k):\n    for d in DIGITS:\n        b[k] = d\n        go(k + 1)\n",
    ),
    Case(
        "an attribute that is never set again",
        verb=changed_deeper,
        source=AT_SELF + ROUNDS.format("self.size"),
    ),
)
def test_a_verb_leaves_as_it_is(verb, source):
    assert not made(verb, source)


@pytest.mark.parametrize("those", ['f"r{r}", f"c{c}"', '("r", r), ("c", c)', "r, c", "a[r], a[c]"])
def test_keys_that_differ_already_get_no_mark(those):
    edits = keys(Program(f"keys = {{{those}}}"))
    assert "keys_alike" not in {one.kind for one in edits}


def test_a_key_that_is_written_twice_gets_the_same_mark_twice():
    source = """def f(a, b):
    seen.add((a, 1)); seen.add((b, 1))
    return (a, 1) in seen or (b, 1) in seen
"""
    meant = source.replace("(b, 1)", '("x", b, 1)')
    assert meant in {one.apply(source) for one in make_edits(Program(source), set())}
