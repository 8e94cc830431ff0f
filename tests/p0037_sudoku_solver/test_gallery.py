"""The gallery of Sudoku Solver, of which more is expected than of others.

Each cause has a program and three near misses, each kind of change is proved in a program, and a
right program that is only slow gets no likely mistake.
"""

from collections import Counter

import pytest

from harness.run import Limits
from harness.which_case import cases_named
from harness.why.causes import GeneralCause
from harness.why.judge_and_explain import EXPLAIN_SECONDS
from harness.why.kinds import named
from p0037_sudoku_solver.diagnosis.causes import Cause
from tests.gallery import all_programs, changes_of, declared, near_misses_of, programs_of
from tests.support import SUBMISSIONS, all_problems, judged, right_searches, sample_cases, sudoku

RETURNING = {GeneralCause.COPY_MISSING, GeneralCause.START_INDEX_MISSING}
"""The mistakes that only a solution can make which returns lists: other galleries have them."""
CAUSES = (set(Cause) | set(GeneralCause)) - RETURNING
FEW_STEPS = (
    "algorithm_x",
    "bitboard",
    "constraint_propagation",
    "crook",
    "dancing_links",
    "fewest_candidates",
)
"""The approaches that a fast machine does not find too slow: each chooses its next blank."""
FILES = programs_of(SUBMISSIONS.name)


@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    [pytest.param(path, id=path.stem) for path in right_searches() if path.stem not in FEW_STEPS],
)
def test_slow_right_solution_gets_no_likely_mistake(path):
    hard = cases_named(sudoku(), "Platinum Blonde", ("stress",))
    limits = Limits(seconds=0.15, sample_seconds=0.15)
    report = judged(
        path.read_text(encoding="utf-8"),
        (*sample_cases(), *hard),
        limits,
        explained=True,
        explain_seconds=EXPLAIN_SECONDS,
    )
    assert report.verdict.likely is None
    assert report.verdict.word == "Time Limit Exceeded", "it is too slow on no machine"


def test_declared_cause_is_known_and_slow_programs_have_none():
    for path in FILES:
        right = path.parent.name == "accepted" or "slow" in path.stem
        assert declared(path)["Cause"] in ({"none"} if right else CAUSES | {"none"}), path


def test_every_cause_has_a_program():
    made = {declared(path)["Cause"].partition(",")[0] for path in all_programs()}
    missing = sorted(map(str, CAUSES - made))
    assert not missing, "no file of a gallery has these as its `Cause:`"


def test_every_kind_of_change_is_proved_in_a_program():
    stated = [changes_of(path) for path in all_programs() if "Says" not in declared(path)]
    kinds = {changes[0].partition(",")[0] for changes in stated if len(changes) == 1}
    slips = tuple(slip for problem in all_problems() for slip in problem.slips())
    missing = sorted(named(slips).keys() - kinds)
    assert not missing, "no file of a gallery has these as the kind of its only `Change:`"
    assert kinds - {"none"} == named(slips).keys()


def test_every_cause_has_three_near_misses():
    near = Counter(cause for path in all_programs() for cause in near_misses_of(path))
    assert near.keys() <= CAUSES
    few = sorted(str(cause) for cause in CAUSES if near[cause] < 3)
    assert not few, "fewer than three files of all galleries name these after `Near:`"
