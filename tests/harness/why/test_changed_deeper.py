"""State that deeper calls change: local names hold what was there before the call."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.edits.state import changed_deeper as edits
from harness.why.program import Program

FIND = "    def find(self):\n        self.at = self.r = self.c = f()\n\n"


def made(source):
    return {edit.apply(source) for edit in edits(Program(source))}


def of_class(*lines):
    code = "".join(f"        {line}\n" for line in lines)
    return f"class Solution:\n{FIND}    def go(self):\n{code}"


@parametrize_cases(
    Case("unpacked", kept="r, c = self.at", there="put(*self.at, 0)", meant="put(r, c, 0)"),
    Case("by index", kept="r, c = self.at", there="b[self.at[0]] = 0", meant="b[r] = 0"),
    Case(
        "two attributes",
        kept="r, c = self.r, self.c",
        there="b[self.r][self.c] = 0",
        meant="b[r][c] = 0",
    ),
    Case("one name", kept="spot = self.at", there="b[self.at] = 0", meant="b[spot] = 0"),
)
def test_an_undo_takes_the_cell_that_is_kept(kept, there, meant):
    assert of_class(kept, "self.go()", meant) in made(of_class(kept, "self.go()", there))


def test_a_cell_that_is_not_kept_is_kept_before_the_loop():
    loop = "for d in x:", "    b[{0}] = d", "    self.go()", "    b[{0}] = 0"
    there = of_class(*(line.format("self.at") for line in loop))
    meant = of_class("at_here = self.at", *(line.format("at_here") for line in loop))
    assert meant in made(there)


def test_an_outer_name_that_calls_set_is_state():
    source = (
        "def solve(b):\n    at = 0\n\n    def find():\n        nonlocal at\n        at = f()\n\n"
        "    def go():\n        k = at\n        go()\n        b[at] = 0\n"
    )
    assert source.replace("b[at]", "b[k]") in made(source)


def test_what_is_never_set_again_is_no_state():
    source = of_class("for d in x:", "    self.board[k] = d", "    self.go()")
    assert not made(source)
