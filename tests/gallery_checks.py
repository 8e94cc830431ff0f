"""Checks of every gallery program: verdict, mistake, page, and nothing left behind."""

import os
import re
from itertools import takewhile

import psutil

from harness.practice.next_steps import steps_on_file
from harness.practice.step_lines import draw_steps
from harness.what_to_type import spelled
from harness.why.report import LINES, print_report
from tests.gallery import proved_by
from tests.support import ROOT, UNTOUCHED, leftovers

REASONS = {
    "unchanged": UNTOUCHED,
    "blanks left": "still blank",
    "digit twice": "has two",
    "given overwritten": "held the given",
    "no answer": "no answer after",
    "pipe": "the process wrote into the judge's pipe",
}
"""Words of the reasons that many programs have, by the names that stand in their headers."""

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
    """Check that the page begins with the verdict and fits on one screen."""
    capsys.readouterr()
    print_report(report, draw_steps(steps_on_file(report)))
    page = capsys.readouterr().out.splitlines()
    assert page[0].startswith(report.verdict.word)
    assert len(page) <= LINES
    assert len(list(takewhile(bool, page))) <= HEAD
    assert [line for line in page if len(line) > COLUMNS] == []


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
