"""Tests of trying changes and pairs of changes in real processes: found, proved or refused."""

import math
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.judge import child_process
from harness.judge.judge_solution import judge
from harness.judge.outcome import Verdict, Word
from harness.kind import SURE
from harness.mistake import Change, Mistake
from harness.run import Ending, Limits, RaisedException, Recorded, Run
from harness.solution_files import Solution
from harness.which_case import cases_named, given_case
from harness.why import pairs, proofs, starting_point, trials, tries
from harness.why.budget import Budget
from harness.why.causes import GeneralCause
from harness.why.changes import both_changes, line_before, numbered_diff
from harness.why.choose import Winner
from harness.why.edit import Edit
from harness.why.edits.blocks import without_functions
from harness.why.failing import RIGHT_TYPE, Failing
from harness.why.find_change import find_change, harmful_helper
from harness.why.kinds import named
from harness.why.pairs import Half
from harness.why.program import Program
from harness.why.proofs import COMMON, EVIDENCE
from harness.why.starting_point import STEPS_AT_FIRST, STEPS_THEN, Start, steps_allowed
from harness.why.suspicion import Suspicion, suspicion_of
from harness.why.trials import LONGEST_CASE, Trials
from harness.why.tries import Tries
from tests.harness.tapes import submission_of
from tests.support import APPROACHES, WRONG, judged, problem_named, submission, sudoku

SECONDS = 60.0
"""Far more than any of them takes, so that the number of trials is what counts."""
RIGHT = (APPROACHES / "double_loop.py").read_text(encoding="utf-8")


COMBINE = """class Solution:
    def combine(self, n, k):
        found = [[]]
        def few(length, last):
            return n - last < k - length
        def go(path, last):
            if few(len(path), last):
                last = n
                return
            if len(path) == k: found.append(path)
            for one in range(last + 1, n + 1):
                go([*path, one], one)
        go([], 0)
        found.append([])
        return found
"""


def failing(source, tiers=("sample",), name="", slug="p0037_sudoku_solver"):
    """Return the first case of some tiers, or of one name in them, on which a source fails."""
    problem, solution = problem_named(slug), Solution(Path("solution.py"), source)
    cases = load_cases(problem, tiers)
    if name:
        cases = cases_named(problem, name, tiers)
    report = judge(problem, solution, cases, Limits())
    after = cases[cases.index(report.deciding.case) + 1 :]
    passed = [one for one in report.judged if one.verdict.accepted]
    return Failing(problem, solution, report.deciding, passed, after, Limits())


def change_in(failing, budget, likely=None):
    with Trials(failing, budget) as some:
        return find_change(some, None, likely)


def change_of(source, likely=None):
    return change_in(failing(source), Budget(SECONDS), likely)


@pytest.fixture
def few_cases(monkeypatch):
    """Prove changes on the first cases only, for tests in which harder boards show nothing new."""
    cases = load_cases(sudoku(), ("sample",))
    for one in (starting_point, proofs):
        monkeypatch.setattr(one, "load_cases", lambda *_: cases)
    return cases


def test_line_added_after_a_block_is_aligned_with_its_first_line(few_cases):
    change = change_of(submission("wrong_answer/return_false_forgotten.py"))
    assert change.cases == len(few_cases)
    assert (change.line, change.level) == (24, ", in line with the `for` on line 19")


class Short(Budget):
    """A budget that ends after a number of cases of a proof."""

    def __init__(self, cases):
        super().__init__(SECONDS)
        self.cases, self.cases_left = cases, math.inf

    def begin(self):
        self.cases_left = self.cases

    def share(self, _part):
        return self

    def charge(self, effort):
        super().charge(effort)
        self.cases_left -= 1

    @property
    def left(self):
        return super().left if self.cases_left > 0 else 0.0


@pytest.mark.slow
def test_change_is_chosen_only_when_there_is_time_for_all_cases(monkeypatch, few_cases):
    def judged(proof, source, judge_them=proofs.Proofs.first_failed):
        proof.budget.begin()
        return judge_them(proof, source)

    monkeypatch.setattr(proofs.Proofs, "first_failed", judged)
    one, cases = failing(WRONG), len(few_cases) + proofs.VARIANTS
    assert change_in(one, Short(cases)).kind == "undo"
    assert change_in(one, Short(cases - 1)) is None


@pytest.mark.usefixtures("few_cases")
def test_refuted_edit_is_followed_by_the_next_one():
    one = failing(WRONG)
    better = Winner(Edit("undo", 1, 30, ((0, 0, "a"),)), named()["undo"], RIGHT, 1)
    worse = Winner(Edit("comparison", 1, 3, ((0, 0, "b"),)), named()["comparison"], WRONG, 1)
    rival = Winner(Edit("undo", 1, 3, ((0, 0, "c"),), "x"), named()["undo"], WRONG, 1)
    with Trials(one, Budget(SECONDS)) as some:
        proof = proofs.Proofs(some, some.budget)
        assert proof.choose([better, worse]).winner is better
        assert proof.choose([better, rival]).others == ()
    assert [*proof.refuted] == [worse.edit, rival.edit]


@pytest.mark.usefixtures("few_cases")
def test_no_further_edit_is_judged_when_two_that_pass_contradict_each_other():
    kinds = {"undo": 30, "comparison": 3, "name": 20}
    edits = [Edit(kind, 1, line, ((0, 0, kind),), "x") for kind, line in kinds.items()]
    winners = [Winner(edit, named()[edit.kind], RIGHT, 1) for edit in edits]
    with Trials(failing(WRONG), Budget(SECONDS)) as some:
        proof = proofs.Proofs(some, some.budget)
        assert proof.choose(winners) is None
    assert len(proof.proved) == 2


def test_edit_that_takes_too_long_to_judge_does_not_contradict_a_proved_one():
    def judge(source, *_):
        budget.charge(SECONDS * (source == WRONG))
        return Verdict(Word.ACCEPTED if source == RIGHT else Word.INTERNAL)

    budget = Budget(SECONDS)
    fast = Winner(Edit("undo", 1, 3, ((0, 0, "a"),), "", "a"), named()["undo"], RIGHT, 1)
    slow = Winner(Edit("name", 1, 30, ((0, 0, "b"),), "b", "c"), named()["name"], WRONG, 1)
    proof = proofs.Proofs(SimpleNamespace(failing=failing(WRONG), judge=judge), budget)
    assert proof.choose([fast, slow]).winner is fast


def test_helper_is_named_when_an_edit_keeps_its_lines_from_running_or_silences_or_joins_it():
    program = Program("def cut():\n    f()\n    g()\ndef go():\n    cut()\n")
    helpers = [Winner(one, named()["harmful"], "", 1) for one in without_functions(program)][:1]
    answers, tried = {}, SimpleNamespace(without_functions=lambda: helpers)
    tried.constant_answers = lambda source, *_, **__: answers.get(source, [])
    tried.start = Start(program, lines_before={2, 3, 5})
    some = SimpleNamespace(published=9, passed={}, first_failed=lambda _source: None)
    for kind, lost, is_named in (
        ("return", {2, 3}, True),
        ("return", {2}, False),
        ("comparison", {2, 3}, True),
        ("comparison", set(), False),
        ("joined", set(), True),
    ):
        winner = Winner(Edit(kind, 1, 5, ()), named()[kind], "", 1, frozenset(lost))
        assert bool(harmful_helper(tried, some, winner)) is is_named
    for before, after, is_named in (([], [{2}], True), ([{1}], [{2}], True), ([{2}], [{2}], False)):
        answers |= {program.source: before, "": after}
        winner = Winner(Edit("comparison", 1, 5, ()), named()["comparison"], "", 1)
        assert bool(harmful_helper(tried, some, winner)) is is_named


@pytest.mark.usefixtures("few_cases")
def test_edit_is_judged_first_on_cases_that_refuted_others_and_last_on_slow_ones():
    verdicts, judged = dict[str, Word](), list[str]()

    def judge(_source, case, *_limits):
        judged.append(case.name)
        return Verdict(verdicts.get(case.name, Word.ACCEPTED))

    proof = proofs.Proofs(SimpleNamespace(failing=failing(WRONG), judge=judge), Budget(SECONDS))
    slow, second, wrong, *_ = [case.name for case in proof.cases]
    for verdicts[slow if not judged else wrong] in (Word.INTERNAL, Word.WRONG):
        proof.first_failed(WRONG)
    assert judged == [slow, second, wrong]
    verdicts.clear()
    proof.first_failed(RIGHT)
    assert (judged[3], judged[4], judged[-1]) == (wrong, second, slow)
    verdicts[wrong] = Word.INTERNAL
    assert (proof.first_failed(RIGHT).name, judged.count(second)) == (wrong, 3), "slow with it"


@pytest.mark.parametrize(("price", "variants"), [(0.0, proofs.VARIANTS), (2 * proofs.LONG, 0)])
def test_variants_are_not_judged_when_their_case_takes_long(price, variants):
    judged, budget = dict[str, list[float]](), Budget(1_000)

    def judge(_source, case, _budget, share):
        judged.setdefault(case.parent and "variant", []).append(share)
        budget.charge(price)
        return Verdict(Word.ACCEPTED)

    proof = proofs.Proofs(SimpleNamespace(failing=failing(WRONG), judge=judge), budget)
    assert proof.first_failed(RIGHT) is None
    assert len(judged.get("variant", ())) == variants
    assert judged["variant" if variants else ""][-1] == (1 if variants else LONGEST_CASE)


@parametrize_cases(
    Case("passed many cases", kind="undo", slow=EVIDENCE, chosen=True, lost=()),
    Case("passed too few cases", kind="undo", slow=EVIDENCE - 1, chosen=False, lost=()),
    Case("passed many, but lines are lost", kind="undo", slow=EVIDENCE, chosen=False, lost={3}),
    Case("may compensate", kind="look_added", slow=EVIDENCE, chosen=False, lost=()),
)
def test_edit_of_a_slow_search_is_chosen_after_many_cases(kind, slow, chosen, lost):
    """They are counted from the case that the program fails, here the second."""
    verdicts = iter([*[Verdict(Word.ACCEPTED)] * (1 + slow), Verdict(Word.TIME)])
    one = failing(WRONG)
    some = SimpleNamespace(failing=one, judge=lambda *_: next(verdicts))
    proof = proofs.Proofs(some, Budget(SECONDS))
    start = [case.name for case in proof.cases].index(one.judged.case.name) - 1
    proof.cases = [*proof.cases[start:], *proof.cases[:start]]
    winner = Winner(Edit(kind, 1, 9, ((0, 0, "x"),)), named()[kind], RIGHT, 1, frozenset(lost))
    assert proof.choose([winner]) is None
    some.judge = lambda *_: Verdict(Word.INTERNAL)  # judged again, when the budget is spent
    assert proof.first_failed(RIGHT) is proof.cases[0]
    assert bool(proof.choose_slow([winner])) is chosen
    rare = replace(winner, edit=replace(winner.edit, cost=COMMON + 1))
    assert not proof.choose_slow([rare])


def test_no_edit_of_a_slow_search_is_chosen_for_an_input_of_the_learner():
    one = failing(WRONG)
    given = replace(one.judged, case=given_case(sudoku(), one.judged.case.input["board"]))
    some = SimpleNamespace(failing=replace(one, judged=given))
    assert proofs.Proofs(some, Budget(SECONDS)).choose_slow([]) is None


@parametrize_cases(
    Case("few steps", needed=10, steps=(STEPS_AT_FIRST, STEPS_THEN)),
    Case("many steps", needed=10**6, steps=(2 * 10**6, 5 * 10**6)),
)
def test_change_gets_several_times_the_steps_of_the_solution(needed, steps):
    failed = Run(Ending.RAISED, recorded=Recorded(steps=needed))
    assert steps_allowed(Mock(), Mock(), failed) == steps


def test_only_the_likeliest_edits_are_tried(monkeypatch):
    monkeypatch.setattr(starting_point, "MOST_TRIED", 3)
    one = failing(WRONG)
    suspicion = suspicion_of(one, Program(one.solution.source), None)
    with Trials(one, Budget(SECONDS)) as some:
        start = starting_point.start_of(some, None, suspicion)
    tried = [
        edit for ranks in (start.ranks, start.hidden) for rank in ranks.values() for edit in rank
    ]
    assert len(tried) == 3


def test_lines_are_looked_for_on_the_three_largest_inputs():
    one = failing(COMBINE, slug="p0077_combinations")
    sizes = sorted(sum(one.problem.arguments(case)) for case in load_cases(one.problem))
    with Trials(one, Budget(SECONDS)) as some:
        start = starting_point.start_on(some, one, [one.arguments], lambda _: {})
    assert [*map(sum, start.hard_inputs)] == sizes[:-4:-1]


def replacing(kind, source, line, old, new):
    """Return a passing edit that replaces the only occurrence of a text."""
    place = source.index(old)
    edit = Edit(kind, 1, line, ((place, place + len(old), new),), old, new)
    return Winner(edit, named()[kind], edit.apply(source), 1)


@pytest.mark.parametrize(("kind", "lost"), [("name", {5, 8}), ("cache", set())])
def test_check_is_lost_with_an_edit_that_switches_it_off_and_keeps_state(kind, lost):
    winner = replacing(kind, COMBINE, 5, "n - last <", "n + last <")
    start = Start(Program(COMBINE), [], [[2, 1]], [[4, 2]], {8})
    with Trials(failing(COMBINE, slug="p0077_combinations"), Budget(SECONDS)) as some:
        some.is_right = lambda *_: True
        assert Tries(some, start).winner_of(winner.edit, 1).lost == lost


def test_statement_is_removed_when_another_method_passes_too():
    source = COMBINE.replace("[[]]", "[]")
    other = replacing("function", source, 14, "append([])", "sort()")
    start = Start(Program(source), [[2, 1]], [[3, 2]], ranks={1: [other.edit]})
    with Trials(failing(source, slug="p0077_combinations"), Budget(SECONDS)) as some:
        [*_, (passed, _)] = Tries(some, start).winners()
    assert [one.edit.old for one in passed] == ["found.append([])"]


def test_half_of_the_variants_are_made_from_the_failed_case():
    """If few cases fail, nearly any change of the search order makes these cases pass."""
    one = failing(WRONG)
    parents = [case.parent for case in proofs.Proofs(SimpleNamespace(failing=one), None).cases]
    assert parents.count(one.judged.case.name) >= proofs.VARIANTS // 2


class Noted:
    """Trials that only record the tries; some sources need more steps, or more time in capitals."""

    def __init__(self, runs_on, needed):
        self.runs_on, self.needed, self.tried = runs_on, needed, []

    def try_edits(self, _source, edits, _inputs, steps):
        for source in (one.pieces[0][2] for one in edits):
            self.tried.append(f"{source}{steps}")
            runs_on = source in self.runs_on and steps < self.needed
            stopped = Ending.CPU if source.isupper() else Ending.STEPS
            yield Run(stopped if runs_on else Ending.RAISED), False


@pytest.mark.parametrize(
    ("ranks", "runs_on", "needed", "tried"),
    [
        ({2: "ab", 3: "vwxyz"}, "a", 99, "a10 b10 a99 v10 w10 x10 y10 z10"),
        ({2: "ab", 3: "uvwxyz"}, "a", 1000, "a10 b10 a99 a999 u10 v10 w10 x10 y10 z10"),
        ({2: "ab", 3: "vwxyz"}, "ab", 99, "a10 b10 v10 w10 x10 y10 z10 a99 b99"),
        ({2: "ab", 3: "vwxyz"}, "z", 99, "a10 b10 v10 w10 x10 y10 z10 z99"),
        ({2: "ab", 3: "Z"}, "Z", 99, "a10 b10 Z10"),
        ({2: "ab", 3: "z"}, "abz", 1000, "a10 b10 z10 a99 b99 z99 a999 b999 z999"),
    ],
)
def test_stopped_edits_are_retried_at_once_when_few(ranks, runs_on, needed, tried, monkeypatch):
    monkeypatch.setattr(tries, "MOST_STEPS", 999)
    some = Noted(runs_on, needed)
    edits = {
        odd: [Edit("name", 1, 1, ((0, 1, one),)) for one in names] for odd, names in ranks.items()
    }
    start = Start(Program("x"), ranks=edits, steps=(10, 99))
    assert not any(winners for winners, _ in Tries(some, start).winners())
    assert some.tried == tried.split()


@pytest.mark.slow
@pytest.mark.usefixtures("few_cases", "steps_decide")
def test_no_pair_of_edits_is_tried_when_disabling_either_line_is_enough(monkeypatch):
    pairs = []
    monkeypatch.setattr("harness.why.find_change.first_edits", lambda *of: pairs.append(of))
    monkeypatch.setattr("harness.why.find_change.first_proved", lambda *_: None)
    budget = Budget(2.0)
    source = submission("wrong_answer/needless_deduction_is_wrong.py")
    assert change_in(failing(source, ("interview",)), budget) is None
    assert pairs == []


@pytest.mark.usefixtures("few_cases")
def test_no_change_is_proved_for_kept_state_unless_it_resets_the_state(monkeypatch):
    monkeypatch.setattr("harness.why.edits.THEN", ())
    assert (
        change_of(submission("wrong_answer/givens_on_the_class.py"), Mistake("state_kept", "…"))
        is None
    )


def test_change_that_passes_only_sample_cases_is_refused(monkeypatch):
    """A check that leaves out the last cell of a box is right on all boards but the hard ones."""
    source = submission("wrong_answer/box_loop_without_its_first_cell.py")
    place = source.rindex("range(1, 9)")
    edit = Edit("range", 1, 32, ((place, place + len("range(1, 9)"), "range(8)"),))
    one = failing(source, ("interview",))
    with Trials(one, Budget(SECONDS)) as tried:
        cases = load_cases(sudoku(), ("sample",))
        inputs = [sudoku().arguments(case) for case in cases]
        assert tried.passes_more(edit.apply(source), inputs) is not None
    monkeypatch.setattr(starting_point, "make_edits", lambda *_: [edit])
    assert change_in(one, Budget(SECONDS)) is None


@pytest.mark.slow
def test_comparison_with_none_is_not_proved_when_never_true():
    """`not digits` is a dead end here: `digits is None` is never true, and all cases pass so."""
    source = submission("wrong_answer/contradiction_leaves_what_it_has_filled.py")
    again = source.replace("self.marks.open[cell]) > 1]", "self.marks.open[cell]) != 1]")
    report = judged(again, load_cases(sudoku()), explained=True)
    assert report.explanation.change.kind == "undo"


def test_program_that_opens_files_is_not_changed(monkeypatch):
    monkeypatch.setattr(Trials, "run", None)
    one = failing(WRONG).with_source(f"{WRONG}\nopen('litter', 'w')\n")
    assert change_in(one, Budget(SECONDS)) is None


@pytest.mark.slow
def test_endless_change_is_stopped_by_the_step_limit(monkeypatch):
    place = WRONG.index("self.fill(board)")
    loop = "while True:\n            pass\n        "
    endless = Edit("surplus", 1, 1, ((place, place, loop),))
    one_line = Edit("surplus", 2, 1, ((place, place, "sum(iter(int, 1)); "),))
    monkeypatch.setattr(starting_point, "make_edits", lambda *_: [endless, one_line])
    monkeypatch.setattr(tries, "MOST_STEPS", 1000)
    monkeypatch.setattr(trials, "SECONDS", 0.1)
    monkeypatch.setattr(child_process, "SLACK", 0.2)  # the one line is ended from outside
    budget = Budget(SECONDS)
    assert change_in(failing(WRONG), budget) is None
    assert budget.used < 1.0


def test_change_is_judged_in_one_process_until_it_ends():
    """So a change keeps state from case to case, like any solution."""
    body = "seen.append(1)\nif len(seen) == 3: os._exit(1)\nraise KeyError(len(seen))"
    source = submission_of(body, above="import os\nseen = []\n")
    one, cases = failing(WRONG), load_cases(sudoku())[:5]
    with Trials(one, Budget(SECONDS)) as tried:
        verdicts = [tried.judge(source, case, tried.budget) for case in cases]
    raised = [verdict.reason.partition("KeyError: ")[2] for verdict in verdicts]
    assert raised == ["1", "2", "", "1", "2"]


@pytest.mark.slow
@pytest.mark.usefixtures("few_cases")
def test_change_is_proved_for_a_solution_that_fails_to_load():
    report = judged(f"NINE = rang(9)\n{RIGHT}", explained=True)
    assert (report.verdict.likely.line, report.verdict.likely.proved) == (1, True)


def test_change_that_ends_its_process_does_not_pass():
    source = submission_of("os._exit(1)", above="import os\n")
    one = failing(WRONG)
    solved, same = next(sudoku().answers(one.arguments)), Edit("", 0, 0, ())
    with Trials(one, Budget(SECONDS)) as tried:
        inputs = [one.arguments, [solved]]
        [(_, right)] = tried.try_edits(one.solution.source, [same], inputs[1:], 1000)
        assert right
        [(run, right)] = tried.try_edits(source, [same], inputs, 1000)
        assert (run.ending, right) == ("died", False)


@pytest.mark.linux("a limit on the address space")
def test_trial_gets_a_memory_error_at_its_limit():
    """A measurement from outside would come at a different moment in each run."""
    one = failing(WRONG)
    with Trials(one, Budget(SECONDS)) as tried:
        runs = [
            tried.run(submission_of(f"b'x' * {size} * 2**20"), one.arguments, 1000, 1.0)
            for size in (64, trials.MEMORY >> 20)
        ]
    assert [run.ending for run in runs] == [Ending.RETURNED, Ending.RAISED]
    assert runs[1].raised.exception == "MemoryError"


CALLER = "def f(r, c):\n    return r\n\n\n\n\n\n\nx = f(2, 1)\n"


def suspected(likely, frames=()):
    """Return the suspicion of a program that calls a function on line 9."""
    run = Run(Ending.RAISED, raised=RaisedException(frames=frames))
    failing = SimpleNamespace(problem=sudoku(), judged=SimpleNamespace(run=run))
    return suspicion_of(failing, Program(CALLER), likely)


def test_corrections_of_the_likely_mistake_are_tried_first():
    undo, order = Edit("undo", 1, 1, ()), Edit("order", 2, 1, ())
    for likely, first in (None, undo), (Mistake("wrong_cell_undone", "…"), order):
        assert min(undo, order, key=suspected(likely).oddness_of) is first


def test_call_is_suspected_with_its_function_or_after_an_exception_in_it():
    assert 9 in suspected(Mistake("unit_not_compared", "", 1)).lines
    assert 9 not in suspected(Mistake("unit_not_compared", "", 2)).lines
    assert 9 in suspected(None, ((9, "<module>"), (2, "f"))).lines
    assert 9 not in suspected(None, ((2, "f"),)).lines


def test_diff_numbers_removed_lines_by_old_and_added_by_new_position():
    before, after = "a\nb\nc\n", "new\na\nx\nc\n"
    assert [*numbered_diff(before, after)] == ["+1 new", "-2 b", "+3 x"]


FIRST_EMPTY = (APPROACHES / "first_empty_cell.py").read_text(encoding="utf-8")
UNDO = '                board[row][col] = "."\n', ""
COLUMN = "board[row][i] == digit", "board[row][i] == row"


@pytest.mark.slow
def test_two_changes_are_reported_only_when_all_cases_pass(monkeypatch):
    monkeypatch.setattr(proofs.Proofs, "first_failed", lambda proof, _: proof.cases[1])
    source = FIRST_EMPTY.replace(*COLUMN, 1).replace(*UNDO, 1)
    assert change_in(failing(source), Budget(SECONDS)) is None


def test_line_numbers_of_a_second_change_are_those_of_the_file():
    program = Program("one\ntwo\nthree\nfour\n")
    first = Edit("undo", 1, 2, ((4, 4, "new\nnew\n"), (8, 13, "3")))
    after = first.apply(program.source).splitlines()
    assert after == ["one", "new", "new", "two", "3", "four"]
    lines = [line_before(program, first, at) for at in range(1, 1 + len(after))]
    assert (lines[0], *lines[3:]) == (1, 2, 3, 4)


def test_lines_added_by_both_changes_are_placed_in_the_file():
    program, first = Program("one\ntwo\nthree\n"), Edit("undo", 1, 1, ((3, 3, "\nnew"),))
    second = Change("return", 3, "", "return", (), 40, added=0)
    both = both_changes(program, first, second, "one\nnew\ntwo\nreturn\nthree\n")
    assert (both.line, both.added) == (1, 0)
    assert (both.then.line, both.then.added) == (2, 0)
    counted = replace(second, line=1, which="last")  # in the line as the first change leaves it
    assert both_changes(program, first, counted, "").then.which == ""
    wider = (
        replace(counted, line=2, old="(new)"),
        Edit("name", 1, 2, ((4, 7, "new"),), "two", "new"),
    )
    assert both_changes(Program("one\n(two)"), wider[1], wider[0], "").then.old == "(two)"


def test_second_edit_never_changes_the_text_of_the_first():
    first = Edit("undo", 1, 1, ((0, 0, "new\n"), (10, 11, "20")))
    changed = Program(first.apply("a = 1\nb = 2\nc = 3\n"))
    places = [changed.source.index(one) for one in ("new", "a =", "1", "20", "c =", "3")]
    edits = [Edit("name", 1, 1, ((at, at + 1, "d"),)) for at in places]
    [kept] = Start(changed, ranks={1: edits}).without(first).ranks.values()
    assert [changed.source[at] for one in kept for at, *_ in one.pieces] == ["a", "1", "c", "3"]


def test_likeliest_first_edit_of_each_line_is_combined_before_others(monkeypatch):
    rows = ("a", 3, 1, 2.5), ("b", 1, 2, 1.4), ("c", 1, 2, 1.5), ("d", SURE, 3, 1.2), ("e", 1, 4, 1)
    shares = {Edit("name", cost, line, (), name): share for name, cost, line, share in rows}
    shares[Edit("undo", 1, 2, (), "f")] = 1.4
    monkeypatch.setattr(pairs, "_half", lambda _, edit, __: Half(edit, shares.get(edit, 1.2)))
    monkeypatch.setattr(pairs, "MOST_FURTHER", 5)
    some = Tries(None, Start(Program("x\n" * 9)), halfway=[*shares])
    suspicion = Suspicion(frozenset(), frozenset())
    assert [edit.old for edit in pairs.first_edits(some, {}, suspicion)] == ["d", "c", "a", "f"]
    rule = replace(suspicion, likely=Mistake(GeneralCause.OTHER_RULE, ""))
    assert [edit.old for edit in pairs.first_edits(some, {}, rule)] == ["d"]
    several = replace(some.halfway[0], parts=(some.halfway[0], some.halfway[1]))
    monkeypatch.setattr(pairs, "MOST_HALFWAY", 1)
    some = Tries(None, some.start, halfway=[several, some.halfway[2]])
    assert [edit.old for edit in pairs.first_edits(some, {}, suspicion)] == ["c"]


@parametrize_cases(
    Case("more of the answers", share=1.3, cost=1, further=True),
    Case("the same share", share=1.2, cost=1, further=False),
    Case("the same share with a sure edit", share=1.2, cost=SURE, further=True),
    Case("a smaller share with a sure edit", share=1.1, cost=SURE, further=False),
)
def test_first_half_of_a_pair_makes_more_answers_right_unless_sure(share, cost, further):
    start = Half(Edit("", 0, 0, ()), 1.2)
    assert Half(Edit("", cost, 0, ()), share).is_better(start) is further


@parametrize_cases(
    Case("right", returned=[[1], []], share=1.0),
    Case("one is missing", returned=[[1]], share=1 / 3),
    Case("one is wrong, too", returned=[[1], [], [2]], share=2 / 4),
    Case("one occurs twice", returned=[[1], [], []], share=2 / 4),
    Case("none is right", returned=[[2]], share=RIGHT_TYPE),
    Case("wrong type", returned=None, share=0.0),
)
def test_share_of_an_answer_counts_right_items_against_all_items(returned, share):
    one = replace(failing(WRONG), problem=problem_named("p0078_subsets"))
    assert one.share([[1]], Run(Ending.RETURNED, returned=returned)) == share
