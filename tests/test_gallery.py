"""The gallery: each program gets the verdict and the mistake that its header declares."""

import os
import re
from itertools import takewhile
from pathlib import Path

import psutil
import pytest

from harness.practice.next_steps import steps_on_file
from harness.practice.step_lines import draw_steps
from harness.what_to_type import spelled
from harness.why.report import LINES, print_report
from tests import gallery
from tests.gallery import GALLERY, all_programs, changes_of, declared, near_misses_of, proved_by
from tests.support import EXAMPLE, ROOT, ROW_BY_ROW, SUBMISSIONS, UNTOUCHED, judged, leftovers

README = (GALLERY / "README.md").read_text(encoding="utf-8")
FIELDS = set(re.findall(r"^(\w+(?: limit)?): ", README, re.MULTILINE))
PROGRAMS = {path.relative_to(GALLERY).as_posix(): path for path in all_programs()}
QUICK = {
    "p0017_letter_combinations/compile_error/is_javascript.py",
    "p0017_letter_combinations/wrong_answer/stops_one_early_and_letter_not_popped.py",
    "p0022_generate_parentheses/wrong_answer/only_one_pop.py",
    "p0037_sudoku_solver/accepted/raw_paste.py",
    "p0037_sudoku_solver/compile_error/colon_forgotten.py",
    "p0037_sudoku_solver/wrong_answer/undo_forgotten.py",
    "p0039_combination_sum/wrong_answer/divisor_of_two_neighbours_only.py",
    "p0046_permutations/wrong_answer/flags_kept_and_path_not_copied.py",
    "p0051_n_queens/wrong_answer/sizes_not_given_back_by_uncover.py",
}
"""The programs that the quick tests judge, too."""
FURTHER = 2
"""The cases of the second tier on which the many programs of 37 are judged: the quickest."""
ALL = {name: declared(path) for name, path in PROGRAMS.items()}


def cases_for(path, part):
    further = FURTHER if is_of_37(path) else None
    return gallery.cases_for(gallery.problem_of(path), part, further)


def is_of_37(path):
    return gallery.slug_of(path) == SUBMISSIONS.name


@pytest.fixture
def _few_cases(path, monkeypatch):
    """Prove a change of a program of 37 on few cases, with its own among them.

    Luck passes few cases sooner than all of them, so what is declared is held more strictly. All
    of them take most of the time; `test_find_change.py` holds what they are for.
    """
    if is_of_37(path):
        cases = [*cases_for(path, None), *cases_for(path, declared(path).get("Cases", EXAMPLE))]
        monkeypatch.setattr("harness.why.proofs.load_cases", lambda _problem: cases)
        monkeypatch.setattr("harness.why.budget.PATIENCE", 1.0)


@pytest.fixture(scope="module", autouse=True)
def _a_judge_that_outlives_them_all():
    yield
    assert judged(ROW_BY_ROW, explained=True).verdict.word == "Accepted"


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=name, marks=() if name in QUICK else pytest.mark.slow)
        for name, path in PROGRAMS.items()
    ],
)
@pytest.mark.usefixtures("_few_cases", "steps_decide")
def test_program_gets_the_verdict_and_mistake_that_its_header_declares(path, scratch, capsys):
    header = declared(path)
    assert header["Cause"] not in near_misses_of(path)
    report = gallery.explained(path, cases_for(path, header.get("Cases")))
    check_verdict(report, header)
    check_mistake(report, header, changes_of(path))
    check_page(report, capsys)
    check_nothing_left(scratch)


def test_header_has_the_fields_of_the_readme_and_the_verdict_of_its_folder():
    """A reason and a change are declared unless the program is accepted."""
    for name, header in ALL.items():
        assert header.keys() <= FIELDS | {"Line"}, name
        assert header["Verdict"].lower().replace(" ", "_") == Path(name).parent.name, name
        fails = header["Verdict"] != "Accepted"
        assert ("Reason" in header, "Change" in header) == (fails, fails), name
        assert fails or header["Cause"] == "none", name


def test_header_to_copy_has_no_line_for_a_mistake_without_one():
    path = PROGRAMS["p0079_word_search/wrong_answer/cell_used_twice.py"]
    assert "\nCause: other_rule\nChange: " in gallery.found(path)


def test_declared_lines_are_code_below_the_header():
    for path in all_programs():
        header, text = declared(path), path.read_text(encoding="utf-8")
        places = " ".join(header.get(field, "") for field in ("Line", "Change", "Says"))
        head = len(text.split('"""')[1].splitlines())
        code = {at for at, line in enumerate(text.splitlines(), 1) if at > head and line.strip()}
        assert {int(line) for line in re.findall(r"\d+", places)} <= code, path


def test_mistake_not_named_yet_has_cause_and_line_but_no_proof():
    for name, header in ALL.items():
        if "Named" in header:
            assert header["Named"] == "not yet", name
            assert header["Line"], name
            assert "Says" in header or header["Change"] == "none", name
        else:
            assert "Says" not in header, name


def test_programs_sleep_at_most_a_minute():
    """The processes that a submission starts end by themselves if all else fails."""
    for path in GALLERY.rglob("*.py"):
        for seconds in re.findall(r"sleep\D{1,12}(\d+)", path.read_text(encoding="utf-8")):
            assert int(seconds) <= 60, path


REASONS = {
    "unchanged": UNTOUCHED,
    "blanks left": "still blank",
    "digit twice": "has two",
    "given overwritten": "held the given",
    "no answer": "no answer after",
    "pipe": "the process wrote into the judge's pipe",
}
"""The text of frequent reasons, by the names that headers use for them."""

LONGEST = 280  # characters of a likely mistake
REMEDY = r"\?|\b(Write|Put|Add|Make|Look|Check|Use|Keep|Remove|Return|When|If|Place|Undo|Note)\b"
"""Words that ask, or that begin a sentence on what to write."""
HEAD = 8  # lines of the verdict page up to the likely mistake
COLUMNS = 80
RENAMED = "30.0037"  # seconds that renamed processes sleep: they are found by this number


def check_verdict(report, header):
    assert report.verdict.word == header["Verdict"], report.verdict
    reasons = header.get("Reason", "").split(" | ")
    words = [REASONS.get(reason, reason) for reason in reasons]
    assert any(part in report.verdict.reason for part in words), report.verdict
    assert "Internal Error" not in {case.verdict.word for case in report.judged}


def check_mistake(report, header, changes):
    """Check the cause, its line, the change that is proved, and the words of the likely mistake."""
    likely = report.verdict.likely
    cause, line = reported(header)
    assert (likely.cause if likely else "none") == cause, report.verdict
    assert proved_by(report) in changes, report.verdict
    if likely:
        assert line in ("", str(likely.line)), report.verdict
        assert len(spelled(likely.words())) <= LONGEST
        assert not re.search(REMEDY, likely.text), "what to write is the remedy"
        assert "  " not in likely.text, "a word that is not known leaves no gap"


def reported(header):
    """Return the cause that the judge names today, and its line: '' if that is not declared."""
    if "Named" in header:
        cause, _, line = header.get("Says", "none").partition(", ")
        return cause, line
    return header["Cause"], header["Line"]


def check_page(report, capsys):
    """Check that the page begins with the verdict and fits on one screen.

    The terminal wraps long lines of the program's code and of its output, and long commands.
    """
    capsys.readouterr()
    print_report(report, draw_steps(steps_on_file(report)))
    page = capsys.readouterr().out.splitlines()
    assert page[0].startswith(report.verdict.word)
    assert len(page) <= LINES
    assert len(list(takewhile(bool, page))) <= HEAD
    blocks = "\n".join(page).split("\n\n")
    texts = [line for one in blocks if not one.startswith("Printed") for line in one.splitlines()]
    texts = [line for line in texts if not re.match(r" +line \d+, in |.* \.venv/bin/kata ", line)]
    assert [line for line in texts if len(line) > COLUMNS] == []


def check_nothing_left(scratch):
    assert survivors() == []
    assert list(scratch.iterdir()) == []
    assert list(ROOT.glob("litter*")) == []


def survivors():
    """List the command lines of processes that a submission has left behind."""
    renamed = (
        " ".join(process.info["cmdline"] or ())
        for process in psutil.process_iter(["cmdline", "ppid"])
        if process.info["ppid"] in (os.getpid(), 1)
    )
    return leftovers() + [command for command in renamed if RENAMED in command]
