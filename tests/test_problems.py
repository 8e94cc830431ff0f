"""Each problem and follow-up keeps the promises of all: a new one is tested because it is there.

A malformed folder fails one test here. The tests of the other problems go on without it.
"""

import ast
import json
import re
from copy import deepcopy
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from harness.cases import TIERS, folded, load_cases, vary
from harness.child.leetcode import find_class
from harness.child.leetcode import load as load_source
from harness.child.plain import plain
from harness.console import plain_text
from harness.errors import KataError
from harness.folders import all_folders, outermost
from harness.interview.questions import read_questions
from harness.judge.judge_solution import judge
from harness.practice.ladders import read_ladders
from harness.problem import Case
from harness.problem_folder import load_problem, read_stub
from harness.run import Ending, Limits, Run
from harness.solution_files import find_approaches, load_solution
from harness.value import as_pasted
from harness.which_case import given_case
from p0079_word_search.grid import rearrange
from tests.support import APPROACHES, PROBLEMS, ROOT, all_problems, each_row, problem_named

CENTRE = "p0037_sudoku_solver"
"""The problem that has more of everything."""
MOST_WORDS, MOST_CHARACTERS = 450, 900
"""The length of a statement: words of the English one, characters of the Chinese one."""
MOST_STUB, MOST_HOOKS, MOST_LINES = 5, 80, 17
"""Lines of `stub.py`, of `problem.py`, and of the docstring before an approach."""
FEWEST_CASES = 12
SETS = {"p0039_combination_sum", "p0077_combinations", "p0078_subsets"}
"""The problems in whose answers the numbers of a list may have any order."""
MOST_STEPS = 1_000
"""The steps after which an input cannot be made smaller any more."""
VARIANTS, SEED = 8, 37
DRAWINGS = Path(__file__).with_name("drawings.txt")
HEADINGS = ["Idea", "Order", "Promise", "Cost", "Pitfall", "Next"]
"""The headings of an approach's docstring."""
QUESTIONS = all_problems()
MAIN = [problem for problem in QUESTIONS if problem.folder == outermost(problem.folder)]
SMALL = [problem for problem in MAIN if problem.slug != CENTRE]
LEADING = [(problem, path) for problem in MAIN for path in find_approaches(problem)]
REFERENCES = [
    (problem, path)
    for problem in QUESTIONS
    for path in find_approaches(problem)
    if path.parent != APPROACHES  # these are recorded on every case, see test_identify.py
]


def each(problems):
    return pytest.mark.parametrize("problem", problems, ids=lambda problem: problem.slug)


def each_path(pairs):
    names = [f"{problem.slug}: {path.stem}" for problem, path in pairs]
    return pytest.mark.parametrize(("problem", "path"), pairs, ids=names)


def sample_arguments(problem):
    return [problem.arguments(case) for case in load_cases(problem, ("sample",))]


def checked(problem, before, answer):
    """Return the error in an answer, as the judge reads it from the child, or None."""
    run = Run(Ending.RETURNED, arguments=before, returned=plain(answer))
    if problem.in_place:
        run = Run(Ending.RETURNED, arguments=[answer, *before[1:]])
    return problem.check(before, run)


# --- the folder ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "folder", all_folders(), ids=lambda folder: folder.relative_to(PROBLEMS).as_posix()
)
def test_problem_folder_is_well_formed(folder):
    problem = load_problem(folder)
    names = [folded(case.name) for case in load_cases(problem, TIERS)]
    assert len({*names}) == len(names), "each case has a name of its own"
    read_ladders(folder)
    read_questions(folder)
    assert folder != outermost(folder) or re.fullmatch(r"p\d{4}_[a-z][a-z0-9_]*", folder.name)
    approaches = {path.stem for path in find_approaches(problem)}
    steps = {step.partition(":")[0] for step in problem.next_steps.values()}
    named = {problem.reference, *problem.beside, *problem.next_steps, *steps}
    assert named - {None} <= approaches
    known = {"cases.toml", "hints.toml", "interview.toml"}
    assert {path.name for path in folder.glob("*.toml")} <= known


@each(SMALL)
def test_hooks_stub_and_statements_of_a_smaller_problem_are_short(problem):
    names = "stub.py", "problem.py", "README.md", "README.zh-CN.md"
    texts = [(problem.folder / name).read_text(encoding="utf-8") for name in names]
    stub, hooks, english, chinese = (re.sub(r"(?s)```.*?```", "", text) for text in texts)
    assert len(stub.splitlines()) <= MOST_STUB
    assert len(hooks.splitlines()) <= MOST_HOOKS
    assert len(english.split()) <= MOST_WORDS
    characters = re.findall(r"[\u4e00-\u9fff]|[^\W\u4e00-\u9fff]+", chinese)
    assert len(characters) <= MOST_CHARACTERS


@each(QUESTIONS)
def test_unfilled_stub_can_be_loaded(problem):
    """Its annotations are names that LeetCode's editor has."""
    names = load_source(read_stub(problem.folder), "stub.py")
    assert hasattr(find_class(names, problem.method), problem.method)


def test_problem_has_a_unique_place_on_the_path_and_a_new_idea():
    assert len({problem.order for problem in MAIN}) == len(MAIN)
    assert all(problem.new for problem in MAIN)


# --- the statement ---------------------------------------------------------------------------


@each(QUESTIONS)
@pytest.mark.parametrize(
    ("name", "other"), [("README.md", "README.zh-CN.md"), ("README.zh-CN.md", "README.md")]
)
def test_statement_has_heading_signature_and_link_to_the_other_language(problem, name, other):
    heading, _, task = (problem.folder / name).read_text(encoding="utf-8").partition("\n")
    assert heading.startswith("# ")
    assert f"]({other})" in task
    assert re.search(r"def .+", read_stub(problem.folder))[0] in task


# --- the cases -------------------------------------------------------------------------------


@each(MAIN)
def test_problem_has_a_dozen_judged_cases(problem):
    assert len(load_cases(problem)) >= FEWEST_CASES


@each(QUESTIONS)
def test_case_says_why_it_is_there_and_where_it_comes_from(problem):
    cases = load_cases(problem, TIERS)
    told = [case for case in cases if re.fullmatch(r"\S.*\S\.", case.why) and case.source.strip()]
    assert [case.name for case in cases if case not in told] == [], "a reason is a sentence"


# --- the approaches --------------------------------------------------------------------------


@pytest.mark.slow
@each_path(REFERENCES)
def test_reference_solution_is_accepted_on_every_case(problem, path):
    report = judge(problem, load_solution(path), load_cases(problem), Limits())
    assert str(report.verdict) == "Accepted"


@each(QUESTIONS)
def test_problem_has_two_approaches_or_more_and_follow_up_has_one(problem):
    assert len(find_approaches(problem)) >= 1 + (problem in MAIN)


@each_path(LEADING)
def test_docstring_of_an_approach_is_short_and_its_headings_lead_to_the_next_one(problem, path):
    docstring = ast.parse(path.read_text(encoding="utf-8")).body[0]
    assert re.findall(r"^([A-Z][a-z]+):", docstring.value.value, re.MULTILINE) == HEADINGS
    assert docstring.end_lineno <= MOST_LINES
    following, _, _ = problem.next_steps.get(path.stem, "").partition(":")
    _, _, last = docstring.value.value.rpartition("\nNext: ")
    assert last.startswith(f"`{following}.py`" if following else "")


@each_path(LEADING)
def test_approach_can_be_pasted_into_leetcodes_editor(problem, path):
    """One class, LeetCode's signature, nothing that runs when it is loaded."""
    _, *body = ast.parse(path.read_text(encoding="utf-8")).body
    allowed = ast.Import | ast.ImportFrom | ast.ClassDef | ast.FunctionDef | ast.Assign
    assert all(isinstance(node, allowed | ast.AnnAssign) for node in body), "runs at import"
    stub = ast.parse(f"{read_stub(problem.folder)}\n        pass\n").body
    ours, leetcodes = (
        [ast.unparse(node).partition("\n")[0] for one in some for node in getattr(one, "body", ())]
        for some in (body, stub)
    )
    assert set(leetcodes) <= {*ours}


@each_path(LEADING)
def test_approach_answers_each_case_right_in_one_process(problem, path):
    """It keeps nothing between calls. The reference is another search than that of the check."""
    names = load_source(path.read_text(encoding="utf-8"), path.name)
    solution = find_class(names, problem.method)()
    cases = load_cases(problem, ("sample",))
    variants = VARIANTS if problem.offers(problem.vary) else 0
    more = load_cases(problem) if problem in SMALL and path.stem == problem.reference else cases
    for case in [*more, *vary(problem, cases, variants, SEED)]:
        before = problem.arguments(case)
        arguments = deepcopy(before)
        returned = getattr(solution, problem.method)(*arguments)
        run = Run(Ending.RETURNED, arguments=arguments, returned=plain(returned))
        assert problem.check(before, run) is None, case.name


# --- the hooks -------------------------------------------------------------------------------


@each(MAIN)
def test_own_input_is_read_in_the_form_in_which_it_is_shown(problem):
    """Read `n = 4, k = 2`, or a line for each value with or without its name; or one over many."""
    for before in sample_arguments(problem):
        by_line = "\n".join(map(as_pasted, before))
        whole = by_line if before[1:] else by_line.replace(",", ",\n")
        texts = [value if isinstance(value, str) else as_pasted(value) for value in before]
        named = "\n".join(map(" = ".join, zip(problem.parameters, texts, strict=True)))
        for text in (problem.named_arguments(before), by_line, whole, named):
            read = Case("", "", "", "", problem.read(text))
            assert problem.arguments(read) == before, text


@each([problem for problem in MAIN if "board" in problem.parameters])
def test_solution_cannot_change_the_board_of_a_case(problem):
    case = load_cases(problem)[0]
    problem.arguments(case)[0].clear()
    assert problem.arguments(case)[0]


@each_row(ROOT / "tests/inputs.tsv")
def test_own_input_is_checked_and_its_first_error_is_named(slug, text, reason):
    try:
        given_case(problem_named(slug), text.replace(r"\n", "\n"))
        error = "right"
    except KataError as refused:
        error = str(refused).removeprefix("`INPUT`: ")
    assert error == reason


@pytest.mark.parametrize("drawing", DRAWINGS.read_text("utf-8").rstrip().split("\n\n= "))
def test_arguments_and_answer_are_drawn(drawing):
    """Each drawing follows the problem and the hook, the arguments and the answer."""
    title, given, answer, drawn = drawing.removeprefix("= ").split("\n", 3)
    slug, hook = title.split()
    problem = problem_named(slug)
    before = problem.arguments(Case("", "", "", "", json.loads(given)))
    lines = plain_text(getattr(problem, hook)(before, json.loads(answer))).splitlines()
    assert "\n".join(map(str.rstrip, lines)) == drawn


@each([problem for problem in QUESTIONS if not problem.in_place])
@pytest.mark.parametrize("value", [None, -7, (1, 2)], ids=["None", "a number", "a tuple"])
def test_check_refuses_a_value_of_another_type(problem, value):
    for before in sample_arguments(problem):
        assert checked(problem, before, value), before


@each([problem for problem in SMALL if problem.offers(problem.answers)])
def test_check_takes_items_in_any_order_and_needs_each_of_them_once(problem):
    """A wrong item is named, even if another occurs twice before it."""
    for before in sample_arguments(problem):
        answer = next(problem.answers(deepcopy(before)))
        if not isinstance(answer, list):
            continue
        turned = [item[::-1] for item in answer] if problem.slug in SETS else answer
        assert checked(problem, before, turned[::-1]) is None, before
        for index, item in enumerate(answer):
            twice = [*answer, item]
            for others in (answer[:index] + answer[index + 1 :], twice):
                assert checked(problem, before, others), (before, index)
            wrong = [*twice, item * 2]
            assert not item or checked(problem, before, wrong) != checked(problem, before, twice)


@each_row(ROOT / "tests/answers.tsv")
def test_answer_is_checked_and_its_first_error_is_named(slug, given, returned, reason):
    problem = problem_named(slug)
    before = problem.arguments(Case("", "", "", "", json.loads(given)))
    answer = json.loads(returned)
    arguments = [answer, *before[1:]] if problem.in_place else before
    run = Run(Ending.RETURNED, arguments=arguments, returned=answer)
    assert (problem.check(before, run) or "right") == reason


@each([problem for problem in MAIN if problem.offers(problem.vary)])
def test_variant_has_an_accepted_answer_as_long_as_that_of_its_case(problem):
    cases = {case.name: case for case in load_cases(problem)}
    for case in vary(problem, [*cases.values()], VARIANTS, SEED):
        before = problem.arguments(case)
        answer, known = (
            next(problem.answers(problem.arguments(one))) for one in (case, cases[case.parent])
        )
        assert checked(problem, before, answer) is None, case.input
        assert len(answer) == len(known) if isinstance(answer, list) else answer == known


def test_grid_and_text_are_also_turned_and_reversed():
    rng, text = Random(SEED), problem_named("p0131_palindrome_partitioning")
    pairs = [rearrange([["A", "B", "C"], ["D", "E", "F"]], "ABCDFE", rng) for _ in range(99)]
    turned = {tuple(word.index(letter) for row in board for letter in row) for board, word in pairs}
    assert len(turned) == 16
    assert {len({*text.vary(["aab"], rng)["s"][:2]}) for _ in range(9)} == {1, 2}


BOARD = [["A", "B"], ["C", "D"]]


@pytest.mark.parametrize(
    ("slug", "before", "fails", "smallest"),
    [
        ("p0017", ["97"], lambda _digits: True, ["2"]),
        ("p0017", ["97"], lambda digits: len(digits) > 1, ["22"]),
        ("p0039", [[2, 3, 5], 8], lambda nums, target: 3 in nums and target > 4, [[3], 5]),
        ("p0039", [[2], 5], lambda _nums, _target: True, [[2], 1]),
        ("p0046", [[9, -3]], lambda nums: len(nums) > 1, [[1, 2]]),
        ("p0046", [[9, 4, -3]], lambda nums: {9, -3} <= {*nums}, [[-3, 9]]),
        ("p0078", [[9, -3]], lambda nums: len(nums) > 1, [[1, 2]]),
        ("p0078", [[9, 4, -3]], lambda nums: {9, -3} <= {*nums}, [[-3, 9]]),
        ("p0079", [BOARD, "AD"], lambda b, word: "A" in b[0] and "A" in word, [[["A"]], "A"]),
        ("p0079", [BOARD, "AD"], lambda b, word: "D" in b[-1] and "D" in word, [[["D"]], "D"]),
        ("p0131", ["xyz"], lambda s: len(s) > 1, ["ab"]),
    ],
)
def test_input_is_shrunk_to_the_smallest_that_still_fails(slug, before, fails, smallest):
    [problem] = (one for one in SMALL if one.slug.startswith(slug))
    assert problem.shrink(before, lambda arguments: fails(*arguments)) == smallest


@each([problem for problem in QUESTIONS if problem.limits])
def test_argument_outside_its_limits_is_refused(problem):
    case = load_cases(problem, ("sample",))[0]
    for name, (least, most) in problem.limits.items():
        for size in (least - 1, most + 1)[least == 0 :]:
            value = size if problem.parameters[name] is int else case.input[name][:1] * size
            wrong = replace(case, input={**case.input, name: value})
            with pytest.raises(
                ValueError, match=f"`{name}` must be from {least} to {most}, not {size}"
            ):
                problem.arguments(wrong)


@each([problem for problem in QUESTIONS if problem.offers(problem.smaller)])
def test_shrinking_stays_within_the_limits_and_ends(problem):
    for case in load_cases(problem, ("sample",)):
        before = problem.arguments(case)
        same, path = deepcopy(before), [before]
        while steps := list(problem.smaller(path[-1])):
            for arguments in steps:
                given = dict(zip(problem.parameters, arguments, strict=True))
                problem.arguments(replace(case, input=given))
            path.append(steps[-1])
            assert len(path) <= MOST_STEPS, before
        assert before == same
        assert all(one != other for one, other in pairwise(path))
