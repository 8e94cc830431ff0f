"""Each problem and follow-up keeps the promises of all: a new one is tested because it is there."""

import pytest

from harness.cases import TIERS, load_cases
from harness.judge.judge import judge
from harness.load import find_approaches, find_followups, find_problems, load_solution
from harness.problem_folder import load_problem
from harness.run import Limits
from tests.support import APPROACHES

FOLDERS = [folder for problem in find_problems() for folder in (problem, *find_followups(problem))]
REFERENCES = [
    (folder, path)
    for folder in FOLDERS
    for path in find_approaches(load_problem(folder))
    if path.parent != APPROACHES  # these are recorded on every case, see test_identify.py
]

each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("folder", "path"),
    REFERENCES,
    ids=[f"{folder.name}: {path.stem}" for folder, path in REFERENCES],
)
def test_a_reference_solution_is_accepted_on_every_case(folder, path):
    problem = load_problem(folder)
    report = judge(problem, load_solution(path), load_cases(problem), Limits())
    assert str(report.verdict) == "Accepted"


@each_folder
def test_a_problem_has_a_reference_solution(folder):
    assert find_approaches(load_problem(folder))


@each_folder
def test_a_case_says_why_it_is_there_and_where_it_comes_from(folder):
    cases = load_cases(load_problem(folder), TIERS)
    assert [case.name for case in cases if not case.why.strip() or not case.source.strip()] == []


@each_folder
def test_a_problem_states_its_task_below_a_heading(folder):
    heading, _, task = (folder / "README.md").read_text(encoding="utf-8").partition("\n")
    assert heading.startswith("# ")
    assert task.strip()
