"""Tests of suspicion before edits are tried, of lines that an edit disables, and of the choice."""

import dataclasses
import math
from types import SimpleNamespace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.judge.outcome import Judged
from harness.kind import SURE
from harness.run import Ending, RaisedException, Run
from harness.why.budget import Budget
from harness.why.choose import ChosenEdit, Winner, choose, within_price
from harness.why.edit import Edit, insert, replace
from harness.why.find_change import choose_edit, choose_restored, debug
from harness.why.kinds import named
from harness.why.lines_that_run import Unreached, disabled_lines, early_return_lines, lines_lost
from harness.why.program import Program
from harness.why.proofs import Proofs
from harness.why.starting_point import Start
from harness.why.suspicion import Suspicion
from harness.why.tries import Tries
from tests.support import problem_named

SOURCE = "\n".join(f"line_{number} = {number}" for number in range(1, 30))


def winner(kind, line, cost=1, *, odd=None, lost=False, pieces=1, lines=1):
    """Return an edit that passed, as odd as it costs if nothing else is said."""
    places = tuple((10 * line + at, 10 * line + at, "x") for at in range(pieces))
    old = "" if kind == "undo" else f"old {line}"
    edit = Edit(kind, cost, line, places, old, "\n".join([f"new {line}"] * lines))
    return Winner(edit, named()[kind], SOURCE, odd or cost, frozenset({line} if lost else ()))


def replaced(winner, **texts):
    """Return a winner whose edit has another `old` or `new`."""
    return dataclasses.replace(winner, edit=winner.edit.quoting(**texts))


@parametrize_cases(
    Case("costs less", chosen=winner("undo", 9), other=winner("name", 20, cost=3)),
    Case("has one place", chosen=winner("undo", 9), other=winner("name", 20, pieces=2)),
    Case("is smaller", chosen=winner("undo", 9), other=winner("undo", 9, pieces=3)),
    Case("removes nothing", chosen=winner("name", 9), other=replaced(winner("name", 9), new="")),
    Case("adds fewer lines", chosen=winner("undo", 9), other=winner("undo", 9, lines=2)),
    Case(
        "is suspected, though it costs more",
        chosen=winner("shallow", 9, cost=2),
        other=winner("undo", 20, cost=1, odd=3),
    ),
    Case(
        "costs less, though both are equally odd",
        chosen=winner("one_off", 9, cost=2, odd=4),
        other=winner("number", 20, cost=4),
    ),
    Case(
        "disables no line, though it is odder by three",
        chosen=winner("name", 20, cost=4),
        other=winner("return", 9, lost=True),
    ),
    Case(
        "disables no line, though it may compensate for another mistake",
        chosen=winner("look_added", 8, cost=4),
        other=winner("name", 20, lost=True),
    ),
    Case(
        "corrects a comparison instead of adding one",
        chosen=winner("name", 14, cost=4),
        other=winner("look_added", 8, cost=4),
    ),
    Case(
        "makes a copy deeper instead of adding a copy",
        chosen=winner("shallow", 14),
        other=winner("shared_argument", 8),
    ),
)
def test_likelier_of_two_edits_is_chosen(chosen, other):
    assert choose([other, chosen]) == ChosenEdit(chosen)


@parametrize_cases(
    Case("in another line", other=winner("name", 20, lost=True), left=[]),
    Case("in the same line", other=winner("name", 9, lost=True), left=["undo", "name"]),
    Case("of the same kind", other=winner("undo", 20, lost=True), left=["undo", "undo"]),
    Case("at a slightly higher cost", other=winner("name", 20, 2, lost=True), left=[]),
    Case("at a higher cost", other=winner("name", 20, 3, lost=True), left=["undo", "name"]),
    Case("without disabling lines", other=winner("name", 20), left=["undo", "name"]),
)
def test_edit_that_disables_lines_is_dropped_when_another_kind_disables_others(other, left):
    """The lines that each edit disables are not needed, so neither edit is the mistake."""
    ready = within_price(9, [winner("undo", 9, lost=True), other])
    assert [one.edit.kind for one in ready] == left


def test_neighbouring_edits_that_disable_the_same_lines_are_kept():
    one, other = winner("name", 9, lost=True), winner("number", 10, 2)
    other = dataclasses.replace(other, lost=one.lost)
    assert within_price(9, [one, other]) == [one, other]
    assert within_price(9, [one, replaced(other, old="")]) == [], "one adds code"


def test_edit_that_disables_lines_may_be_chosen_after_all_ranks():
    disabling = winner("name", 9, cost=2, lost=True)
    tries = Tries(None, Start(Program("x"), ranks={}), passed=[disabling])
    assert [*tries.winners()] == [([disabling], disabling.price)]


def test_no_edit_is_chosen_when_the_edits_differ_in_kind_or_have_three_places():
    assert choose([winner("undo", 9), winner("comparison", 20)]) is None
    assert choose([winner("one_off", 9), winner("one_off", 20), winner("one_off", 25)]) is None


def test_choice_names_the_second_place_of_the_same_kind():
    one, other = winner("index_one_off", 9), winner("index_one_off", 20)
    assert choose([one, other]) == ChosenEdit(one, (other,))
    one, other = (replaced(one, new="new") for one in (one, other))
    assert choose([one, other]).other_lines == (20,), "the same text for another"
    one, other = (replaced(one, old="") for one in (one, other))
    assert choose([one, other]) == ChosenEdit(one), "the same code is missing, here or there"
    assert choose([one, dataclasses.replace(other, kind=named()["name"])]) is None
    compared, one, other = winner("comparison", 9), winner("number", 9), winner("number", 20)
    assert choose([compared, other, one]) == ChosenEdit(one, (other,)), "another kind in one place"


@parametrize_cases(
    Case("to correct a line", one=("range", 9), other=("one_off", 9)),
    Case("to find the first column of a box", one=("factor", 9), other=("operand_missing", 11)),
    Case("to undo in each branch", one=("undo", 9), other=("else_of_if", 8)),
    Case("to change a separate object", one=("copy_missing", 9), other=("changed_in_place", 10)),
    Case("to keep an object unchanged", one=("undo", 9), other=("shared_argument", 8)),
)
def test_first_of_two_equivalent_edits_is_chosen(one, other):
    first, second = winner(*one), winner(*other)
    assert choose([first, second]) == ChosenEdit(first)


def test_edit_that_agrees_with_all_others_is_chosen():
    copied, used = winner("copy_missing", 9), winner("changed_in_place", 10)
    assert choose([copied, used, winner("moved", 10, pieces=2)]) == ChosenEdit(used)


COUNTING = "count = 0\nwhile {} <= n:\n    count += 1\n"
LOOPING = "for count in range(0):\n    x = {} <= n\n"
PASSING = "def go(k, i):\n    if {} <= n:\n        go(k, i + 1)\ngo(5, 0)\n"


def passed(kind, source, old, new):
    """Return an edit of the last occurrence of a text, which passed."""
    start = source.rindex(old)
    piece = (start, start + len(old), new)
    edit = Edit(kind, 1, source.count("\n", 0, start) + 1, (piece,), old, new)
    return Winner(edit, named()[kind], edit.apply(source), 1)


@parametrize_cases(
    Case("a counter", source=COUNTING.format("count"), chosen=True),
    Case("a count below zero", source=COUNTING.format("count").replace("0", "-10"), chosen=True),
    Case("a value", source=COUNTING.format("count").replace("0", "(1 << n) - 10"), chosen=True),
    Case("the range of a loop", source=LOOPING.format("count"), chosen=True),
    Case("the range of another loop", source=LOOPING.format("c"), chosen=False),
    Case("another name", source=COUNTING.format("self.count"), chosen=False),
    Case("a longer name", source=COUNTING.format("counts"), chosen=False),
    Case("a parameter", source=PASSING.format("i"), chosen=True),
    Case("another parameter", source=PASSING.format("k"), chosen=False),
    Case("another line", source=PASSING.format("i").replace("0", "1") + "x = [0]", chosen=False),
)
def test_edit_of_a_bound_is_chosen_before_the_start_of_what_it_bounds(source, chosen):
    start, bound = passed("number", source, "0", "1"), passed("comparison", source, "<=", "<")
    assert choose([start, bound]) == (ChosenEdit(bound, (start,)) if chosen else None)


def test_edit_of_a_bound_contradicts_another_value_unless_a_number_in_it_changes():
    source = COUNTING.format("count").replace("0", "f(n)")
    value, bound = passed("name", source, "f(n)", "g(n)"), passed("comparison", source, "<=", "<")
    assert choose([value, bound]) is None
    source = PASSING.format("i")
    bound, one = passed("comparison", source, "<=", "<"), passed("one_off", source, "i + 1", "i")
    assert choose([one, bound]) == ChosenEdit(bound, (one,)), "an argument"
    assert choose([passed("name", source, "i + 1", "i"), bound]) is None


def test_first_of_two_overlapping_edits_is_chosen():
    kinds = named()
    index, past_it, elsewhere = (
        Winner(Edit(kind, 1, line, (piece, (end, end, ""))), kinds[kind], SOURCE, 1)
        for kind, line, piece, end in (
            ("index_one_off", 18, (108, 109, "i + 1"), 130),
            ("moved", 17, (100, 120, ""), 200),
            ("moved", 17, (100, 105, ""), 200),
        )
    )
    assert choose([index, past_it]) == ChosenEdit(index)
    assert choose([index, elsewhere]) is None


PROGRAM = Program("def f(x):\n    if x:\n        x = h(x)\n    return g(x)\n")


def test_moved_lines_and_comprehension_items_do_not_count_as_lost():
    edit = Edit("undo", 1, 2, ((10, 10, "    z = 0\n"),))
    assert lines_lost(PROGRAM, edit, {2, 3, 4}, {2, 3, 4, 5}) == set()
    edit = replace(PROGRAM, "name", 1, PROGRAM.tree.body[0].body[1].value, "h(x)")
    assert lines_lost(PROGRAM, edit, {0, 1, 2, 3, 4}, {1, 2, 3, 4}) == set()


def test_line_that_no_longer_runs_counts_as_lost():
    check = Program("def f(x):\n    if x:\n        return False\n    return True\n")
    edit = replace(check, "type", 1, check.tree.body[0].body[0].test, "int(x)")
    assert lines_lost(check, edit, {1, 2, 3, 4}, {1, 2, 4}) == {3}
    after = insert(check, "undo", 1, check.tree.body[0].body[0].body[0], "y = x")
    assert lines_lost(check, after, {1, 2, 3, 4}, {1, 2, 5}) == {3}, "code is added after it"


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
    Case("in a method that does not recurse", search="self.go", method="solve", lines={4, 5}),
    Case("in a method that recurses", search="self.solve", method="solve", lines=set()),
    Case("in another method", search="self.go", method="run", lines=set()),
)
def test_early_return_of_the_method_does_not_count_as_lost(search, method, lines):
    source = GIVES_UP.format(search=search)
    assert early_return_lines(Program(source), method) == lines
    last = Program(source.replace("return y", "return False"))
    assert early_return_lines(last, method) == (lines and lines | {7})


def test_handled_exception_of_the_method_does_not_count_as_lost():
    source = "class Solution:\n    def solve(self, x):\n        try: y = go(x)\n        except E:\n"
    assert early_return_lines(Program(f"{source}            y = 0\n"), "solve") == {5}


@parametrize_cases(
    Case("a check", last="return True", lines={3}),
    Case("a search", last="return f(x - 1)", lines=set()),
)
def test_inverted_result_disables_a_check_but_not_a_search(last, lines):
    program = Program(f"def f(x):\n    if x:\n        return False\n    {last}\n")
    answer = program.tree.body[0].body[0].body[0].value
    edit = replace(program, "truth", 1, answer, "True")
    assert disabled_lines(program, edit, ()) == lines
    assert disabled_lines(program, edit, {4}) == {4}


@pytest.mark.parametrize(("asked", "written"), [("why", "why: no budget\n"), ("1", ""), ("", "")])
def test_reason_for_no_proof_is_logged_when_kata_debug_is_why(asked, written, monkeypatch, capsys):
    monkeypatch.setenv("KATA_DEBUG", asked)
    debug("no budget")
    assert capsys.readouterr().err == written


def test_unsuspected_edit_is_penalised_unless_it_is_sure():
    suspicion = Suspicion(frozenset({"undo"}), frozenset({3}))
    sure, likely = (Edit("result_lost", cost, 9, ()) for cost in (SURE, 1))
    assert suspicion.oddness_of(sure) == SURE
    assert suspicion.oddness_of(likely) > likely.cost


FIND = """\
def find(cells):
    for cell in cells:
        if cell > 9:
            first = 1
            if first:
                return cell
        elif cell > 8:
            return cell + 2
        size = len(5)
        cells.append(size)
    return None
"""
RAN = {1, 2, 3, 7, 9}
"""The run ends in the call `len(5)`."""


def edit(old, new):
    start = FIND.index(old)
    return Edit("name", 1, 1, ((start, start + len(old), new),))


def holds(*edits):
    pieces = tuple(piece for one in edits for piece in one.pieces)
    return Unreached(Program(FIND), RAN).holds(Edit("name", 1, 1, pieces))


@pytest.mark.parametrize(
    ("old", "new", "unreached"),
    [
        ("first = 1", "first = 2", True),
        ("return cell\n", "return cell\n                break\n", True),
        ("cell + 2", "cell + 3", True),
        ("        cells.append(size)\n", "", True),
        ("(size)\n", "(size)\n        cells.sort()\n", True),
        ("return None", "return cells", True),
        ("cell > 9", "cell > 0", False),
        ("len(5)", "5", False),
        ("elif cell > 8", "if cell > 8", False),
        ("        cells.append", "    cells.append", False),
        ("        cells.append(size)\n", "x\n", False),
        ("    return None", "        return None", False),
        ("first = 1", "yield 1", False),
        ("(size)\n", "(size)\n    cells.sort()\n", False),
        ("    return None", "        cells.sort()\n    return None", False),
    ],
)
def test_edit_is_unreached_only_if_no_code_that_may_run_changes(old, new, unreached):
    assert holds(edit(old, new)) is unreached


def test_edit_is_unreached_only_if_all_its_pieces_are():
    dead, alive = edit("first = 1", "first = 2"), edit("len(5)", "len([5])")
    assert not holds(dead, alive)
    assert holds(dead, edit("cell + 2", "cell + 3"))


NOTHING = Suspicion(frozenset(), frozenset())


class Scripted:
    """Tries with given winners: of each rank, of edits that restore, and of those instead."""

    def __init__(
        self, *ranks, restored=(), instead=None, alternatives=(), check="x in used", sure=()
    ):
        raised = RaisedException(frames=((9, "f"), (5, "g")))
        case = load_cases(problem_named("p0077_combinations"))[0]
        judged = Judged(case, Run(Ending.RAISED, raised=raised), None)
        self.trials = SimpleNamespace(
            budget=None,
            failing=SimpleNamespace(problem=problem_named("p0077_combinations"), judged=judged),
        )
        source = f"def f(x):\n    if {check}:\n        return False\n    used.discard(x)\n"
        self.start, self.ranks, self.passed = Start(Program(source)), ranks, []
        self.restored, self.instead_of = lambda: [*restored], lambda _: instead
        self.alternatives_to, self.sure = lambda _: iter(alternatives), lambda: [*sure]

    def winners(self):
        for most, rank in enumerate(self.ranks, 1):
            self.passed += rank
            yield self.passed, most

    def inverts_check(self, winner):
        return winner.kind.name == "truth"

    def weakens(self, winner, _restored):
        return winner is MORE


def source_of(winner, name):
    """Return a winner that makes a source of this name; one named "bad" fails a case."""
    return dataclasses.replace(winner, source=name)


@pytest.fixture
def proved(monkeypatch):
    """Return how to choose from scripted tries, with proofs that fail for sources named "bad"."""
    monkeypatch.setattr(Proofs, "first_failed", lambda _, one: "a case" if one == "bad" else None)

    def choose_from(tries, suspicion=NOTHING, how=choose_edit):
        choice = how(tries, Proofs(tries.trials, Budget(math.inf)), suspicion)
        return choice and f"{choice.winner.edit.kind} {choice.winner.edit.line}"

    return choose_from


UNDO, NAME, LOST = winner("undo", 9), winner("name", 20), winner("name", 20, lost=True)
INVERTED, DROPPED = winner("truth", 3), winner("condition_dropped", 5)
ADDED = winner("look_added", 8)
BAD_UNDO, BAD_NAME = source_of(UNDO, "bad"), source_of(NAME, "bad")
MORE = source_of(NAME, "searches more")
LATE = [], [], [], [LOST]


@parametrize_cases(
    Case("the first that passes", tries=Scripted([], [UNDO], [NAME]), chosen="undo 9"),
    Case("none when two proved ones differ", tries=Scripted([UNDO, NAME], [ADDED]), chosen=None),
    Case("the next if it is refuted", tries=Scripted([BAD_UNDO], [NAME]), chosen="name 20"),
    Case("one if the other is refuted", tries=Scripted([UNDO, BAD_NAME]), chosen="undo 9"),
    Case(
        "one of a better rank for it",
        tries=Scripted([UNDO], alternatives=[[], [NAME]]),
        chosen="name 20",
    ),
    Case("none if it drops what raised", tries=Scripted([DROPPED], [UNDO]), chosen=None),
    Case(
        "dropped elsewhere",
        tries=Scripted([winner("condition_dropped", 9)]),
        chosen="condition_dropped 9",
    ),
    Case(
        "another edit of the line that raised",
        tries=Scripted([winner("order", 5)]),
        chosen="order 5",
    ),
    Case("one that disables lines", tries=Scripted(*LATE), chosen="name 20"),
    Case("of an inverted check, the next", tries=Scripted([INVERTED], [UNDO]), chosen="undo 9"),
    Case("an inverted check", tries=Scripted([INVERTED]), chosen="truth 3"),
    Case(
        "an inverted check that nothing else explains",
        tries=Scripted([INVERTED, ADDED], [], check="x"),
        chosen="truth 3",
    ),
)
def test_edit_is_chosen_from_the_first_rank_with_a_proved_one(tries, chosen, proved):
    assert proved(tries) == chosen


REMOVED = replaced(winner("name", 20, 4), old="if x:\n    f()", new="pass")


@pytest.mark.parametrize("edit", [LOST, REMOVED], ids=["lost", "removed"])
@pytest.mark.parametrize(("exception", "chosen"), [("", None), ("KeyError: 1", "name 20")])
def test_unsuspected_edit_that_disables_lines_needs_an_exception(exception, chosen, edit, proved):
    suspicion = Suspicion(frozenset({"undo"}), frozenset(), None, exception)
    assert proved(Scripted([], [], [], [edit]), suspicion) == chosen


@parametrize_cases(
    Case("a better edit is found", restored=[UNDO], instead=[[NAME]], sure=[], chosen="name 20"),
    Case("a better edit loses lines", restored=[UNDO], instead=LATE, sure=[], chosen="undo 9"),
    Case(
        "a better edit searches more", restored=[UNDO], instead=[[MORE]], sure=[], chosen="undo 9"
    ),
    Case("no better edit is found", restored=[UNDO], instead=[], sure=[], chosen="undo 9"),
    Case("it is refuted", restored=[BAD_UNDO], instead=[], sure=[], chosen=None),
    Case("none passes", restored=[], instead=[[NAME]], sure=[], chosen=None),
    Case("a SURE edit passes", restored=[UNDO], instead=[], sure=[NAME], chosen="name 20"),
    Case("a SURE edit loses lines", restored=[UNDO], instead=[], sure=[LOST], chosen="undo 9"),
)
def test_restored_object_is_chosen_unless(restored, instead, sure, chosen, proved):
    tries = Scripted(restored=restored, instead=Scripted(*instead), sure=sure)
    assert proved(tries, how=choose_restored) == chosen
