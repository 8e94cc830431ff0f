"""The gallery: reads the headers of its programs, judges them, and checks what holds for all.

`tests/submissions/README.md` lists the fields of a header. Programs are only read and judged here,
never imported. `.venv/bin/python -m tests.gallery FILE …` prints the header of new ones.
"""

import os
import re
import sys
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest

from harness.cases import JUDGED, TIERS, load_cases
from harness.folders import PROBLEMS
from harness.practice.next_steps import steps_on_file
from harness.practice.step_lines import draw_steps
from harness.problem_folder import load_problem
from harness.run import Limits
from harness.what_to_type import spelled
from harness.which_case import cases_named
from harness.why.judge_and_explain import EXPLAIN_SECONDS, PATIENT_SECONDS
from harness.why.mistake import words_of
from harness.why.report import LINES, print_report
from tests.support import ROOT, judged, leftovers

GALLERY = ROOT / "tests" / "submissions"
FIELD = r"^(\w+(?: limit)?): +(.+)$"
LONGEST = 280  # characters of a likely mistake
REMEDY = r"\?|\b(Write|Put|Add|Make|Look|Check|Use|Keep|Remove|Return|When|If|Place|Undo|Note)\b"
"""Words that ask, or that begin a sentence on what to write."""
HEAD = 8  # lines of the verdict page up to the likely mistake
COLUMNS = 80
RENAMED = "30.0037"  # seconds that renamed processes sleep: they are found by this number


def programs_of(slug):
    """Return the programs in a problem's gallery: those in the folder of a verdict."""
    return sorted((GALLERY / slug).glob("*/*.py"))


def all_programs():
    """Return the programs of all problems."""
    return sorted(GALLERY.rglob("*/*.py"))


def each_program(ids, quick=()):
    """Parametrize a test by programs, and mark it as slow.

    Args:
        ids: the paths of the programs, by their names in the test's name.
        quick: the names that get no mark.
    """
    slow = pytest.mark.slow
    return pytest.mark.parametrize(
        "path",
        [
            pytest.param(path, id=name, marks=() if name in quick else slow)
            for name, path in ids.items()
        ],
    )


def slug_of(path):
    """Return the name of the problem folder that a program belongs to."""
    return path.parents[1].relative_to(GALLERY).as_posix()


def problem_of(path):
    """Return the problem that a program solves."""
    return load_once(slug_of(path))


@cache
def load_once(slug):
    """Return a problem by the name of its folder."""
    return load_problem(PROBLEMS / slug)


def declared(path):
    """Return the fields of a program's header. The line of `Cause` is `Line`, '' if it has none."""
    docstring = path.read_text(encoding="utf-8").split('"""')[1]
    fields = dict(re.findall(FIELD, docstring, re.MULTILINE))
    cause, _, line = fields.pop("Cause", "").partition(", ")
    return fields | {"Cause": cause, "Line": line}


def found(path):
    """Return the fields of a header by what the judge finds now, a line each."""
    report = explained(path, cases_for(problem_of(path), declared(path).get("Cases")))
    verdict = report.verdict
    if verdict.word == "Accepted":
        return f"Verdict: {verdict.word}\nCause: none"
    cause = f"{verdict.likely.cause}, {verdict.likely.line}" if verdict.likely else "none"
    fields = {"Verdict": verdict.word, "Reason": verdict.reason, "Cause": cause}
    fields["Change"] = proved_by(report)
    return "\n".join(f"{name}: {value}" for name, value in fields.items())


def changes_of(path):
    """Return the changes of which one must be proved for a file: `["moved, 24"]` or `["none"]`."""
    return declared(path).get("Change", "none").split(" | ")


def cases_for(problem, part, further=None):
    """Return the cases that a program is judged on.

    Args:
        problem: its bank holds them.
        part: a tier or a part of a case's name. None means all that decide the verdict.
        further: the number of cases of the second tier if there is no part; all of them by default.
    """
    if part is None:
        cases = load_cases(problem)
        more = [case for case in cases if case.tier != TIERS[0]][:further]
        return (*(case for case in cases if case.tier == TIERS[0]), *more)
    if part in TIERS:
        return tuple(load_cases(problem, (part,)))
    return tuple(cases_named(problem, part, JUDGED))


def explained(path, cases, *, everything=True):
    """Judge a program, and explain it in no more time than a learner waits for."""
    header = declared(path)
    return judged(
        path.read_text(encoding="utf-8"),
        cases,
        Limits(seconds=float(header.get("Time limit", "2"))),
        explained=True,
        everything=everything,
        explain_seconds=PATIENT_SECONDS if "Page" in header else EXPLAIN_SECONDS,
        problem=problem_of(path),
    )


def check_verdict(report, header, names=None):
    """Check the verdict and its reason, which may be the name of words that many reasons have."""
    assert report.verdict.word == header["Verdict"], report.verdict
    reasons = header.get("Reason", "").split(" | ")
    words = [(names or {}).get(reason, reason) for reason in reasons]
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
        assert len(spelled(words_of(likely))) <= LONGEST
        assert not re.search(REMEDY, likely.text), "what to write is the remedy"
        assert "  " not in likely.text, "a word that is not known leaves no gap"


def proved_by(report):
    """Return the kind and the line of the change that is proved, or `none`."""
    change = report.explanation.change
    return f"{change.kind}, {change.line}" if change else "none"


def reported(header):
    """Return the cause that the judge names today, and its line: '' if that is not declared."""
    if "Named" in header:
        cause, _, line = header.get("Says", "none").partition(", ")
        return cause, line
    return header["Cause"], header["Line"]


def check_page(report, capsys):
    """Check that the page begins with the verdict and fits on one screen."""
    capsys.readouterr()
    print_report(report, draw_steps(steps_on_file(report)))
    page = capsys.readouterr().out.splitlines()
    assert page[0].startswith(report.verdict.word)
    assert len(page) <= LINES
    assert len(list(takewhile(bool, page))) <= HEAD
    assert [line for line in page if len(line) > COLUMNS] == []


def check_nothing_left(scratch):
    """Check that no process, no scratch folder and no litter is left behind."""
    assert survivors() == []
    assert list(scratch.iterdir()) == []
    assert list(ROOT.glob("litter*")) == []


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


def main(names):
    """Print for each program what its header must say today."""
    for path in map(Path, names):
        file = path.resolve()
        if not file.is_relative_to(GALLERY) or file not in programs_of(slug_of(file)):
            sys.exit(f"{path} is no program in tests/submissions/PROBLEM/VERDICT/")
        if '"""' not in file.read_text(encoding="utf-8"):
            sys.exit(f"{path} has no docstring: begin it with a sentence on what the code does")
        print(f"{path}\n{found(file)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
