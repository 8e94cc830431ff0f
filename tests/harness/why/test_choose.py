"""The choice among edits that pass: one that is the mistake, or none where they disagree. Pure."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.choose import Choice, Winner, choose, up_to
from harness.why.edit import Edit, replace
from harness.why.kinds import named
from harness.why.lost_lines import lines_lost, lines_that_give_up, switched_off
from harness.why.program import Program

SOURCE = "\n".join(f"line_{number} = {number}" for number in range(1, 30))


def winner(kind, line, cost=1, *, odd=None, lost=False, pieces=1, lines=1):
    """Return an edit that passed, as odd as it costs if nothing else is said."""
    places = tuple((10 * line + at, 10 * line + at, "x") for at in range(pieces))
    old = "" if kind == "undo" else f"old {line}"
    edit = Edit(kind, cost, line, places, old, "\n".join([f"new {line}"] * lines))
    return Winner(edit, SOURCE, odd or cost, frozenset({line} if lost else ()))


def test_nothing_is_chosen_where_nothing_passed():
    assert choose([]) is None


@parametrize_cases(
    Case("costs less", chosen=winner("undo", 9), other=winner("name", 20, cost=3)),
    Case("is smaller", chosen=winner("undo", 9), other=winner("undo", 9, pieces=3)),
    Case("adds fewer lines", chosen=winner("undo", 9), other=winner("undo", 9, lines=2)),
    Case(
        "is suspected, though it costs more",
        chosen=winner("shallow", 9, cost=2),
        other=winner("undo", 20, cost=1, odd=3),
    ),
    Case(
        "is natural by itself, though both are as odd",
        chosen=winner("one_off", 9, cost=2, odd=4),
        other=winner("number", 20, cost=4),
    ),
    Case(
        "switches no line off, though it is odder by three",
        chosen=winner("name", 20, cost=4),
        other=winner("return", 9, lost=True),
    ),
    Case(
        "mends a look that is there, and adds none",
        chosen=winner("name", 14, cost=4),
        other=winner("look_added", 8, cost=4),
    ),
    Case(
        "copies more where a copy is made, and makes no second one",
        chosen=winner("shallow", 14),
        other=winner("shared_argument", 8),
    ),
)
def test_of_two_edits_the_one_is_chosen_that(chosen, other):
    assert choose([other, chosen]) == Choice(chosen)


@parametrize_cases(
    Case("elsewhere", other=winner("name", 20, lost=True), left=[]),
    Case("in the same line", other=winner("name", 9, lost=True), left=["undo", "name"]),
    Case("by the same slip", other=winner("undo", 20, lost=True), left=["undo", "undo"]),
    Case("at a higher cost", other=winner("name", 20, 3, lost=True), left=["undo", "name"]),
    Case("and no line off", other=winner("name", 20), left=["undo", "name"]),
)
def test_an_edit_that_switches_lines_off_is_dropped_if_another_kind_does_so_elsewhere(other, left):
    """The lines that either switches off are not needed, and neither is the mistake."""
    ready = up_to(9, [winner("undo", 9, lost=True), other], named())
    assert [one.edit.kind for one in ready] == left


def test_none_is_chosen_if_edits_of_two_kinds_in_two_places_are_as_natural():
    assert choose([winner("undo", 9), winner("comparison", 20)]) is None


def test_none_is_chosen_if_edits_of_one_kind_lie_in_three_places():
    assert choose([winner("one_off", 9), winner("one_off", 20), winner("one_off", 25)]) is None


def test_two_places_that_one_kind_of_edit_corrects_do_not_agree_with_each_other():
    one, other = winner("index_one_off", 9), winner("index_one_off", 20)
    assert choose([one, other]) == Choice(one, (20,))


@parametrize_cases(
    Case("to correct a line", one=("range", 9), other=("one_off", 9)),
    Case("to find the first column of a box", one=("factor", 9), other=("operand_missing", 11)),
    Case("to undo what only an else undoes", one=("undo", 9), other=("else_of_if", 8)),
    Case("to change an object of its own", one=("copy_missing", 9), other=("changed_in_place", 10)),
    Case("to keep an object as it was", one=("undo", 9), other=("shared_argument", 8)),
)
def test_edits_that_are_two_ways_do_not_contradict_each_other(one, other):
    first, second = winner(*one), winner(*other)
    assert choose([first, second]) == Choice(first)


def test_edits_of_two_kinds_that_replace_some_of_the_same_text_are_about_one_place():
    index = Winner(Edit("index_one_off", 1, 18, ((108, 109, "i + 1"),)), SOURCE, 1)
    past_it = Winner(Edit("moved", 1, 17, ((100, 120, ""),)), SOURCE, 1)
    elsewhere = Winner(Edit("moved", 1, 17, ((100, 105, ""),)), SOURCE, 1)
    assert choose([index, past_it]) == Choice(index)
    assert choose([index, elsewhere]) is None


PROGRAM = Program("def f(x):\n    if x:\n        x = h(x)\n    return g(x)\n")


def test_a_line_that_has_moved_down_is_not_lost():
    edit = Edit("undo", 1, 2, ((10, 10, "    z = 0\n"),))
    assert lines_lost(PROGRAM, edit, {2, 3, 4}, {2, 3, 4, 5}) == set()


def test_a_line_that_runs_no_more_is_lost():
    """A check that refuses nothing any more loses its `return`."""
    check = Program("def f(x):\n    if x:\n        return False\n    return True\n")
    edit = replace(check, "type", 1, check.tree.body[0].body[0].test, "int(x)")
    assert lines_lost(check, edit, {1, 2, 3, 4}, {1, 2, 4}) == {3}


def test_the_items_of_a_comprehension_are_not_a_line_that_is_lost():
    edit = replace(PROGRAM, "name", 1, PROGRAM.tree.body[0].body[1].value, "h(x)")
    assert lines_lost(PROGRAM, edit, {0, 1, 2, 3, 4}, {1, 2, 3, 4}) == set()


GIVES_UP = """\
class Solution:
    def solve(self, x):
        if not {search}(x):
            print(x)
            return
        y = x
        return y
"""


@parametrize_cases(
    Case("it gives up", search="self.go", method="solve", lines={4, 5}),
    Case("it searches", search="self.solve", method="solve", lines=set()),
    Case("another one", search="self.go", method="run", lines=set()),
)
def test_where_the_method_gives_up_is_not_lost(search, method, lines):
    program = Program(GIVES_UP.format(search=search))
    assert lines_that_give_up(program, method) == lines


@parametrize_cases(
    Case("nothing found", call="f(x - 1)", last="return None", lines={4}),
    Case("no", call="f(x - 1)", last="return False", lines={4}),
    Case("yes", call="f(x - 1)", last="return True", lines=set()),
    Case("a check", call="x", last="return False", lines=set()),
)
def test_where_a_search_says_that_nothing_was_found_is_not_lost(call, last, lines):
    """A right search that deduces much may come to a dead end only on boards that are harder."""
    program = Program(f"def f(x):\n    if {call}:\n        return x\n    {last}\n")
    assert lines_that_give_up(program, "solve") == lines


@parametrize_cases(
    Case("a deeper call", call="f(x - 1)", lines={5}),
    Case("a check", call="go(x)", lines=set()),
)
def test_what_is_undone_after_a_deeper_call_is_not_lost(call, lines):
    code = f"def f(x):\n    for y in x:\n        if {call}:\n            return y\n        x = y\n"
    assert lines_that_give_up(Program(code), "solve") == lines


@parametrize_cases(
    Case("a check", last="return True", lines={3}),
    Case("a search", last="return f(x - 1)", lines=set()),
)
def test_only_a_check_is_switched_off_by_an_answer_turned_round(last, lines):
    program = Program(f"def f(x):\n    if x:\n        return False\n    {last}\n")
    answer = program.tree.body[0].body[0].body[0].value
    edit = replace(program, "truth", 1, answer, "True")
    assert switched_off(program, edit, ()) == lines
    assert switched_off(program, edit, {4}) == {4}
