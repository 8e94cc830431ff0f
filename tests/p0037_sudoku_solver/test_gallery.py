"""The gallery of Sudoku Solver, of which more is expected than of others.

Each cause has a program and three near misses, each kind of change is proved in a program, and a
right program that is only slow gets no likely mistake. Changes are proved on few cases.
"""

from collections import Counter

import pytest

from harness.run import Limits
from harness.which_case import cases_named
from harness.why.causes import GeneralCause
from harness.why.judge_and_explain import EXPLAIN_SECONDS
from harness.why.kinds import named
from p0037_sudoku_solver.diagnosis.causes import RETIRED, Cause
from tests import gallery, gallery_checks
from tests.gallery import all_programs, changes_of, declared, each_program, explained, programs_of
from tests.support import EXAMPLE, SUBMISSIONS, UNTOUCHED, judged, right_searches, sudoku

pytestmark = pytest.mark.posix("forks, signals and limits, which submissions try to pass")

RETURNING = {GeneralCause.COPY_MISSING, GeneralCause.START_INDEX_MISSING}
"""The mistakes that only a solution can make which returns lists: other galleries have them."""
CAUSES = (set(Cause) | set(GeneralCause)) - RETIRED - RETURNING

REASONS = {
    "unchanged": UNTOUCHED,
    "blanks left": "still blank",
    "digit twice": "has two",
    "given overwritten": "held the given",
    "no answer": "no answer after",
    "pipe": "the process wrote into the judge's pipe",
}
"""Words of the reasons that many files have, by the names that stand in them."""

FALSE = {
    "runtime_error/dictionary_of_givens_only.py": "condition_dropped, 26",
    "wrong_answer/last_check_refuses_the_board.py": "return, 28",
    "wrong_answer/singles_kept_after_a_guess.py": "surplus, 30",
}
"""Changes that are proved today, though they are not the mistake: they switch off what goes wrong.

Delete the line of a file as soon as its own `Change:` is proved.
"""

FEW_STEPS = (
    "algorithm_x",
    "bitboard",
    "constraint_propagation",
    "crook",
    "dancing_links",
    "fewest_candidates",
)
"""The approaches that a fast machine does not find too slow: each chooses its next blank."""
FURTHER = 2  # cases of the second tier, which starts with the quickest
FILES = programs_of(SUBMISSIONS.name)
QUICK = {
    "accepted/raw_paste.py",
    "compile_error/colon_forgotten.py",
    "wrong_answer/undo_forgotten.py",
}
"""The programs that the quick tests judge, too."""


def called(path):
    """Return the name of a file in the gallery: `wrong_answer/stub.py`."""
    return path.relative_to(SUBMISSIONS).as_posix()


def near_misses_of(path):
    """Return the mistakes that a file comes close to."""
    return declared(path).get("Near", "").split(" | ") if "Near" in declared(path) else []


def cases_for(part):
    """Return the cases that a file is judged on."""
    return gallery.cases_for(sudoku(), part, FURTHER)


@pytest.fixture
def _little_to_wait_for(path, monkeypatch):
    """Prove a change on few cases, with its own among them, and wait for a second.

    Luck passes few cases sooner than all of them, so what is declared is held more strictly. All
    of them take most of the time; `test_find_change.py` holds what they are for.
    """
    cases = [*cases_for(None), *cases_for(declared(path).get("Cases", EXAMPLE))]
    monkeypatch.setattr("harness.why.proofs.load_cases", lambda _problem: cases)
    monkeypatch.setattr("harness.why.budget.PATIENCE", 1.0)


@pytest.fixture(scope="module", autouse=True)
def _a_judge_that_outlives_them_all():
    yield
    good = (SUBMISSIONS / "accepted/raw_paste.py").read_text(encoding="utf-8")
    assert judged(good, explained=True).verdict.word == "Accepted"


@each_program({called(path): path for path in FILES}, QUICK)
@pytest.mark.usefixtures("_little_to_wait_for", "steps_decide")
def test_program_gets_what_its_header_declares(path, scratch, capsys):
    header = declared(path)
    assert header["Cause"] not in near_misses_of(path)
    report = explained(path, cases_for(header.get("Cases")))
    changes = [FALSE[called(path)]] if called(path) in FALSE else changes_of(path)
    gallery_checks.check_verdict(report, header, REASONS)
    gallery_checks.check_mistake(report, header, changes)
    gallery_checks.check_page(report, capsys)
    gallery_checks.check_nothing_left(scratch)


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
        (*cases_for(None), *hard),
        limits,
        explained=True,
        everything=False,
        explain_seconds=EXPLAIN_SECONDS,
    )
    assert report.verdict.likely is None
    assert report.verdict.word == "Time Limit Exceeded", "it is too slow on no machine"


def test_declared_cause_is_known_and_slow_programs_have_none():
    for path in FILES:
        right = path.parent.name == "accepted" or "slow" in path.stem
        assert declared(path)["Cause"] in ({"none"} if right else CAUSES | {"none"}), called(path)


def test_every_cause_has_a_program():
    made = {declared(path)["Cause"] for path in FILES} - {"none"}
    missing = sorted(map(str, CAUSES - made))
    assert not missing, "no file of the gallery has these as its `Cause:`"
    assert made == CAUSES


def test_every_kind_of_change_is_proved_in_a_program():
    """A file of another problem will do."""
    files = [path for path in all_programs() if "Says" not in declared(path)]
    files = [path for path in files if path.parents[1] != SUBMISSIONS or called(path) not in FALSE]
    stated = [changes_of(path) for path in files]
    kinds = {changes[0].partition(",")[0] for changes in stated if len(changes) == 1}
    missing = sorted(named(sudoku().slips()).keys() - kinds)
    assert not missing, "no file of a gallery has these as the kind of its only `Change:`"
    assert kinds - {"none"} == named(sudoku().slips()).keys()


def test_every_cause_has_three_near_misses():
    near = Counter(cause for path in FILES for cause in near_misses_of(path))
    assert near.keys() <= CAUSES
    few = sorted(str(cause) for cause in CAUSES if near[cause] < 3)
    assert not few, "fewer than three files of the gallery name these behind `Near:`"
