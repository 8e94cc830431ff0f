"""The gallery: everything that can go wrong with a submission, and the verdict it must get.

The docstring of each file in `tests/submissions` says what the code does and what it must get:

    Verdict: Wrong Answer                   the verdict, which is also the name of its folder
    Reason: still blank | has two           words of the reason; ` | ` separates alternatives
    Likely: never takes a digit back        words of the likely mistake; `none` if no mistake may
                                            be named, `any` where the evidence allows several
    Catalogue: 53                           entries of the catalogue below, if any
    Time limit: 0.5                         seconds for each case; 2 by default
    Cases: One blank is filled              a tier, or part of a case's name; by default all of
                                            the first tier and a few of the second
"""

import os
import re
import tempfile
from pathlib import Path

import pytest

from harness.cli.advice import advise
from harness.judge.report import LINES, print_report
from harness.load import TIERS, load_cases
from harness.records import Limits
from tests.support import ROOT, SUBMISSIONS, judged, leftovers, sudoku

CATALOGUE = """
time        1 busy loop, 2 sleep, 3 solve and hang, 4 stop itself, 5 ignore SIGTERM, 6 loop in
            `except BaseException`, 7 one long call of C, 8 loop while it is loaded, 9 an alarm of
            its own, 10 an exception called Timeout
memory      11 one big block, 12 slow growth, 13 MemoryError swallowed, 14 infinite recursion,
            15 the same with the limit raised
exit        16 exit(1), 17 exit(0), 18 os._exit(0) when solved, 19 segfault and abort, 20 SIGKILL
            itself, 21 an exception without a readable message, 22 SyntaxError raised at run time
in and out  23 stdout flood, 24 stderr flood, 25 input(), 26 streams closed, 27 chatter, 28 binary
            prints, 29 a verdict printed, 30 a frame forged
processes   31 fork bomb, 32 orphan that holds the pipes, 33 daemon in a session of its own, 34
            thread left running, 35 thread that writes later, 36 stop or kill the judge, 37 hang
            at exit or in `__del__`
files       38 write into the folder, 39 look for answers, 40 rewrite the input, 41 links in the
            place of files, 42 look into the environment, 43 network
loading     44 SyntaxError, 45 no class or no method, 46 ImportError, 47 `__init__` with arguments,
            48 async method or generator
the board   49 unchanged, 50 rebound or returned, 51 a given changed, 52 a digit twice, 53 a blank
            left, 54 numbers, 55 tuples, strings or 8 rows, 56 rows aliased, 57 values that lie,
            58 other digits, 59 state from case to case, 60 builtins patched
"""
"""Numbered: submissions that graders are known to have failed on."""

LEFT_OUT = {
    36: "it runs with the learner's rights and could end the judge, which is not a sandbox",
}
KINDS = {
    "answer was returned",
    "never written to",
    "does nothing yet",
    "answer was printed",
    "state is kept between calls",
    "threads of earlier calls",
    "write `str(digit)`",
    "async def",
    "yield",
    "success is not passed on",
    "Don't write to the board again",
    "given was overwritten",
    "given was erased",
    "never takes a digit back",
    "box formula",
    "columns are not checked",
    "rows are not checked",
    "the last row",
    "the last column",
    "the digit 9 is never placed",
    "the digit 1 is never placed",
    "writes '0'",
    "to the same cell",
    "does not advance",
    "rows are the same list",
    "answer to another board",
    "runs off the edge of the board",
    "went on without end",
    "rows and columns swapped",
    "row and column swapped",
    "not kept up to date",
    "undo clears the wrong cell",
    "row has become a string",
}
"""Words of the sentence for each kind of mistake that the judge names."""

QUICK = {
    "accepted/raw_paste.py",
    "wrong_answer/undo_forgotten.py",
    "wrong_answer/copy_returned.py",
    "wrong_answer/class_attribute_as_cache.py",
    "memory_limit_exceeded/big_block.py",
    "output_limit_exceeded/floods_stdout.py",
    "runtime_error/index_out_of_range.py",
    "runtime_error/leaves_without_a_word.py",
    "runtime_error/misspelt_method.py",
    "compile_error/colon_forgotten.py",
}
"""The few that `make test` judges, too."""

COLUMNS = 80
FURTHER = 2  # cases of the second tier, which starts with the quickest
RENAMED = "30.0037"  # seconds that renamed processes sleep: they are found by this number
FILES = sorted(SUBMISSIONS.glob("*/*.py"))


def called(path):
    """Return the name of a file in the gallery: `wrong_answer/stub.py`."""
    return path.relative_to(SUBMISSIONS).as_posix()


def declared(path):
    """Return the fields of a file's docstring."""
    docstring = path.read_text(encoding="utf-8").split('"""')[1]
    return dict(re.findall(r"^(\w+(?: limit)?): (.+)$", docstring, re.MULTILINE))


def entries(path):
    """Return the entries of the catalogue that a file covers."""
    return {int(number) for number in re.findall(r"\d+", declared(path).get("Catalogue", ""))}


def cases_for(part):
    """Return the cases that a file is judged on."""
    if part is None:
        further = load_cases(sudoku(), ("interview",))[:FURTHER]
        return (*load_cases(sudoku(), ("sample",)), *further)
    if part in TIERS:
        return tuple(load_cases(sudoku(), (part,)))
    return tuple(load_cases(sudoku(), part=part))


def is_named(likely, words):
    """Return True if the mistake that the judge names is the one that a file declares."""
    if words == "any":
        return True
    return likely is None if words == "none" else words in (likely or "")


def survivors():
    """List the command lines of processes that a submission has left behind."""
    found = leftovers()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_text(errors="replace")
            parent = re.search(r"PPid:\s(\d+)", (folder / "status").read_text(errors="replace"))
        except OSError:
            continue
        if RENAMED in command and int(parent[1]) in (os.getpid(), 1):
            found.append(command)
    return found


@pytest.fixture
def scratch(tmp_path, monkeypatch):
    """Return an empty folder in which the judge makes its scratch folders."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    return tmp_path


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
def test_a_submission_gets_the_verdict_that_it_declares_and_leaves_nothing_behind(
    path, scratch, capsys
):
    """The reason and the likely mistake are as declared, too, and the page fits on one screen.

    No process and no scratch folder is left behind, and no case ends in Internal Error.
    """
    expected = declared(path)
    limits = Limits(seconds=float(expected.get("Time limit", "2")))
    source = path.read_text(encoding="utf-8")
    report = judged(source, cases_for(expected.get("Cases")), limits, explained=True)
    assert report.verdict.word == expected["Verdict"], report.verdict
    reasons = expected.get("Reason", "").split(" | ")
    assert any(reason in report.verdict.reason for reason in reasons), report.verdict
    assert is_named(report.verdict.likely, expected["Likely"]), report.verdict
    assert "Internal Error" not in {one.verdict.word for one in report.judged}
    print_report(report, advise(report))
    page = capsys.readouterr().out.splitlines()
    assert page[0].startswith(report.verdict.word)
    assert len(page) <= LINES
    assert [line for line in page if len(line) > COLUMNS] == []
    assert survivors() == []
    assert list(scratch.iterdir()) == []
    assert list(ROOT.glob("litter*")) == []


def test_every_file_declares_its_verdict_its_likely_mistake_and_unless_accepted_its_reason():
    for path in FILES:
        expected = declared(path)
        assert expected.keys() >= {"Verdict", "Likely"}, called(path)
        assert ("Reason" in expected) == (path.parent.name != "accepted"), called(path)
        assert expected["Likely"] in KINDS | {"none", "any"}, called(path)


def test_every_file_lies_in_the_folder_of_its_verdict():
    for path in FILES:
        verdict = declared(path)["Verdict"]
        assert path.parent.name == verdict.lower().replace(" ", "_"), called(path)


def test_every_entry_of_the_catalogue_is_in_the_gallery_or_left_out_for_a_reason():
    known = {int(number) for number in re.findall(r"\b(\d+)\s", CATALOGUE)}
    assert known == set(range(1, 61))
    covered = set().union(*map(entries, FILES))
    assert covered == known - LEFT_OUT.keys()


def test_every_kind_of_mistake_that_is_named_has_a_file_that_shows_it():
    shown = {declared(path)["Likely"] for path in FILES}
    assert shown - {"none", "any"} == KINDS


def test_right_and_slow_solutions_declare_that_no_mistake_may_be_named():
    for path in FILES:
        if path.parent.name == "accepted" or "slow" in path.stem:
            assert declared(path)["Likely"] == "none", called(path)


def test_no_submission_sleeps_for_longer_than_a_minute():
    """If all else fails, the processes that a submission starts end by themselves."""
    for path in FILES:
        for seconds in re.findall(r"sleep\D{1,12}(\d+)", path.read_text(encoding="utf-8")):
            assert int(seconds) <= 60, called(path)
