"""The gallery: everything that can go wrong with a submission, and the verdict it must get.

The docstring of each file in `tests/submissions` says what the code does and what it must get:

    Verdict: Wrong Answer                   the verdict, which is also the name of its folder
    Reason: blanks left | KeyError: 3       a name of `REASONS`, or words of the reason; ` | `
                                            separates alternatives
    Cause: undo_missing, 23                 the mistake that must be named, and its line where that
                                            is declared; `none` if none may be
    Change: moved, 24 | surplus, 23         the kind and the line of the change that must be proved;
                                            `none` if none may be
    Near: guess_missing | blank_passed_by   mistakes of programs like it, which must not be named
    Page: full                              for a change that only the full page has time for
    Catalogue: 53                           a number if graders are known to have failed on it
    Time limit: 0.5                         seconds for each case; 2 by default
    Cases: One blank                        a tier, or part of a case's name; by default all of
                                            the first tier and a few of the second
"""

import os
import re
import tempfile
from collections import Counter
from itertools import takewhile
from pathlib import Path

import pytest

from harness.cases import TIERS, load_cases
from harness.practice.step_lines import advise
from harness.run import Limits
from harness.what_to_type import spelled
from harness.why.causes import GeneralCause
from harness.why.judge_and_explain import EXPLAIN_SECONDS, PATIENT_SECONDS
from harness.why.kinds import named
from harness.why.mistake import words_of
from harness.why.report import LINES, print_report
from p0037_sudoku_solver.diagnosis.causes import RETIRED, Cause
from tests.support import (
    EXAMPLE,
    ROOT,
    SUBMISSIONS,
    UNTOUCHED,
    judged,
    leftovers,
    right_searches,
    sudoku,
)

pytestmark = pytest.mark.posix("forks, signals and limits, which submissions try to pass")

CAUSES = (set(Cause) | set(GeneralCause)) - RETIRED

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

LONGEST = 280  # characters of a likely mistake
REMEDY = r"\?|\b(Write|Put|Add|Make|Look|Check|Use|Keep|Remove|Return|When|If|Place|Undo|Note)\b"
"""Words that ask, or that begin a sentence on what to write."""
HEAD = 8  # lines of the verdict page up to the likely mistake
COLUMNS = 80
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
RENAMED = "30.0037"  # seconds that renamed processes sleep: they are found by this number
FILES = sorted(SUBMISSIONS.glob("*/*.py"))
QUICK = {
    "accepted/raw_paste.py",
    "compile_error/colon_forgotten.py",
    "wrong_answer/undo_forgotten.py",
}
"""The programs that the quick tests judge, too."""


def called(path):
    """Return the name of a file in the gallery: `wrong_answer/stub.py`."""
    return path.relative_to(SUBMISSIONS).as_posix()


def declared(path):
    """Return the fields of a file's docstring."""
    docstring = path.read_text(encoding="utf-8").split('"""')[1]
    fields = dict(re.findall(r"^(\w+(?: limit)?): (.+)$", docstring, re.MULTILINE))
    cause, _, line = fields.pop("Cause").partition(", ")
    return fields | {"Cause": cause, "Line": line}


def near_misses_of(path):
    """Return the mistakes that a file comes close to."""
    return declared(path).get("Near", "").split(" | ") if "Near" in declared(path) else []


def changes_of(path):
    """Return the changes of which one must be proved for a file: `["moved, 24"]` or `["none"]`."""
    return declared(path).get("Change", "none").split(" | ")


def cases_for(part):
    """Return the cases that a file is judged on."""
    if part is None:
        further = load_cases(sudoku(), ("interview",))[:FURTHER]
        return (*load_cases(sudoku(), ("sample",)), *further)
    if part in TIERS:
        return tuple(load_cases(sudoku(), (part,)))
    return tuple(load_cases(sudoku(), part=part))


def survivors():
    """List the command lines of processes that a submission has left behind."""
    found = leftovers()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_text(errors="replace")
            if RENAMED not in command:
                continue
            parent = re.search(r"PPid:\s(\d+)", (folder / "status").read_text(errors="replace"))
        except OSError:
            continue
        if int(parent[1]) in (os.getpid(), 1):
            found.append(command)
    return found


def explained(source, cases, limits, seconds=EXPLAIN_SECONDS, **options):
    """Judge a text, and explain it in no more time than a learner waits for."""
    return judged(source, cases, limits, explained=True, explain_seconds=seconds, **options)


@pytest.fixture
def scratch(tmp_path, monkeypatch):
    """Return an empty folder in which the judge makes its scratch folders."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    return tmp_path


@pytest.fixture
def _little_to_wait_for(path, monkeypatch):
    """Prove a change on few cases, with its own among them, in one process, and wait for a second.

    Luck passes few cases sooner than all of them, so what is declared is held more strictly. All
    of them, and a second process, take most of the time; `test_one_change.py` and
    `test_explain.py` hold what they are for.
    """
    cases = [*cases_for(None), *cases_for(declared(path).get("Cases", EXAMPLE))]
    monkeypatch.setattr("harness.why.proofs.load_cases", lambda _problem: cases)
    monkeypatch.setattr("harness.why.side_by_side.usable_cores", lambda: 1)
    monkeypatch.setattr("harness.why.budget.PATIENCE", 1.0)


@pytest.fixture(scope="module", autouse=True)
def _a_judge_that_outlives_them_all():
    yield
    good = (SUBMISSIONS / "accepted/raw_paste.py").read_text(encoding="utf-8")
    assert judged(good, explained=True).verdict.word == "Accepted"


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=called(path), marks=() if called(path) in QUICK else pytest.mark.slow)
        for path in FILES
    ],
)
@pytest.mark.usefixtures("_little_to_wait_for", "steps_decide")
def test_a_submission_gets_the_verdict_that_it_declares_and_leaves_nothing_behind(
    path, scratch, capsys
):
    """The reason, the mistake and its change are as declared, and the page fits on one screen.

    No process and no scratch folder is left behind, and no case ends in Internal Error.
    """
    expected = declared(path)
    limits = Limits(seconds=float(expected.get("Time limit", "2")))
    source = path.read_text(encoding="utf-8")
    cases = cases_for(expected.get("Cases"))
    seconds = PATIENT_SECONDS if "Page" in expected else EXPLAIN_SECONDS
    report = explained(source, cases, limits, seconds)
    assert report.verdict.word == expected["Verdict"], report.verdict
    reasons = expected.get("Reason", "").split(" | ")
    words = [REASONS.get(reason, reason) for reason in reasons]
    assert any(one in report.verdict.reason for one in words), report.verdict
    likely = report.verdict.likely
    cause = likely.cause if likely else "none"
    assert cause == expected["Cause"], report.verdict
    assert cause not in near_misses_of(path)
    change = report.explanation.change
    proved = f"{change.kind}, {change.line}" if change else "none"
    meant = [FALSE[called(path)]] if called(path) in FALSE else changes_of(path)
    assert proved in meant, report.verdict
    assert "Internal Error" not in {one.verdict.word for one in report.judged}
    if likely:
        assert len(spelled(words_of(likely))) <= LONGEST
        assert not re.search(REMEDY, likely.text), "what to write is the remedy"
        assert "  " not in likely.text, "a word that is not known leaves no gap"
        assert expected["Line"] in ("", str(likely.line)), report.verdict
    print_report(report, advise(report))
    page = capsys.readouterr().out.splitlines()
    assert page[0].startswith(report.verdict.word)
    assert len(page) <= LINES
    assert len(list(takewhile(bool, page))) <= HEAD
    assert [line for line in page if len(line) > COLUMNS] == []
    assert survivors() == []
    assert list(scratch.iterdir()) == []
    assert list(ROOT.glob("litter*")) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    [pytest.param(path, id=path.stem) for path in right_searches() if path.stem not in FEW_STEPS],
)
def test_a_right_solution_that_is_only_too_slow_gets_no_likely_mistake(path):
    hard = load_cases(sudoku(), ("stress",), "Platinum Blonde")
    limits = Limits(seconds=0.15, sample_seconds=0.15)
    source = path.read_text(encoding="utf-8")
    report = explained(source, (*cases_for(None), *hard), limits, everything=False)
    assert report.verdict.likely is None
    assert report.verdict.word == "Time Limit Exceeded", "it is too slow on no machine"


def test_every_file_declares_the_verdict_of_its_folder_its_mistake_and_its_reason():
    for path in FILES:
        expected = declared(path)
        assert "Verdict" in expected, called(path)
        assert path.parent.name == expected["Verdict"].lower().replace(" ", "_"), called(path)
        assert ("Reason" in expected) == (path.parent.name != "accepted"), called(path)
        assert ("Change" in expected) == (path.parent.name != "accepted"), called(path)
        right = path.parent.name == "accepted" or "slow" in path.stem
        assert expected["Cause"] in ({"none"} if right else CAUSES | {"none"}), called(path)


def test_every_mistake_that_can_be_named_has_a_file_that_makes_it():
    made = {declared(path)["Cause"] for path in FILES} - {"none"}
    missing = sorted(map(str, CAUSES - made))
    assert not missing, "no file of the gallery has these as its `Cause:`"
    assert made == CAUSES


def test_every_kind_of_change_has_a_file_in_which_it_is_proved():
    stated = [changes_of(path) for path in FILES if called(path) not in FALSE]
    kinds = {changes[0].partition(",")[0] for changes in stated if len(changes) == 1}
    missing = sorted(named(sudoku().slips()).keys() - kinds)
    assert not missing, "no file of the gallery has these as the kind of its only `Change:`"
    assert kinds - {"none"} == named(sudoku().slips()).keys()


def test_every_mistake_has_three_near_misses_for_which_it_must_not_be_named():
    near = Counter(cause for path in FILES for cause in near_misses_of(path))
    assert near.keys() <= CAUSES
    few = sorted(str(cause) for cause in CAUSES if near[cause] < 3)
    assert not few, "fewer than three files of the gallery name these behind `Near:`"


def test_no_submission_sleeps_for_longer_than_a_minute():
    """The processes that a submission starts end by themselves if all else fails."""
    for path in FILES:
        for seconds in re.findall(r"sleep\D{1,12}(\d+)", path.read_text(encoding="utf-8")):
            assert int(seconds) <= 60, called(path)
