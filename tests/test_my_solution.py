"""Your own attempt, one test per case: for an editor's list of tests, and for `pytest -k`, `-x`.

`make check` and `make test` leave this file out, so that an unfinished attempt does not make the
kata itself fail: `make test` judges the attempt in its own words. It also installs pytest, which
`make practice` leaves out.
"""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.console import plain_text
from harness.errors import KataError
from harness.practice.attempt import read_save, solution_of
from harness.practice.journal import Journal
from harness.practice.judge import judge_save, note_judgement
from harness.solution_files import attempt_path
from harness.which_problem import choose_problem
from harness.why.judge_and_explain import Terms, judge_and_explain
from harness.why.report import case_page

PROBLEM = choose_problem(None)
ATTEMPT, CASES = attempt_path(PROBLEM), load_cases(PROBLEM)


@pytest.fixture(scope="session")
def report(request):
    """The verdicts on the cases that were chosen, judged in one go, even after one that fails."""
    params = [getattr(item, "callspec", None) for item in request.session.items]
    chosen = [one.params["case"].name for one in params if one and "case" in one.params]
    cases = [case for case in CASES if case.name in chosen]
    save = read_save(PROBLEM)
    try:
        solution = solution_of(save)
    except KataError as error:
        pytest.fail(str(error), pytrace=False)
    go_on = request.config.getoption("maxfail") != 1
    terms = Terms(cases, everything=go_on)
    if len(cases) == len(CASES):
        judgement = judge_save(save, terms)
        note_judgement(Journal(), judgement)
        return judgement.report
    return judge_and_explain(PROBLEM, solution, terms)


if ATTEMPT.exists():

    @parametrize_cases(*(Case(case.name, case=case) for case in CASES))
    def test_my_solution(case, report):
        one = next((one for one in report.judged if one.case.name == case.name), None)
        if one is None:
            # It did not run, so it neither passed nor failed: judging ends after two time-outs, and
            # with -x at the first failure. The case that ended it fails and says so.
            pytest.skip("not judged: the judging ended at a case that failed before this one")
        if not one.verdict.accepted:
            pytest.fail(plain_text(case_page(report, one)), pytrace=False)

else:

    def test_there_is_no_attempt_yet_and_make_start_writes_one():
        """It passes: there is nothing to be wrong yet."""
        print(f"`make start`, or `kata start`, writes {ATTEMPT} for you to fill in.")
