"""Tests of the tables of a comparison: rows, order and notes."""

from dataclasses import replace
from pathlib import Path

from harness.compare.searches import CountedSearch
from harness.compare.standing import COUNTED, Source, Standing
from harness.compare.tables import calls_table, counts_table, times_table
from harness.console import plain_text
from harness.judge.outcome import Judged, Report, Verdict, Word
from harness.problem import Words
from harness.run import Ending, Limits, Run
from harness.solution_files import Solution
from tests.harness.tapes import PERMUTE, SUFFIXES, rows_of
from tests.support import sample_cases, sudoku

LIMITS = Limits(seconds=2.5)
CASES = [replace(case, name=name) for case, name in zip(sample_cases(), "xy", strict=False)]


def new(name, **parts):
    """Return the standing of a solution of two lines of code."""
    parts = {"source": Source.KATA} | parts
    return Standing(name, Solution(Path(name), name, "class Solution:\n    pass\n"), **parts)


def standing(name, seconds, words):
    """Return the standing of a solution judged on the boards x and y."""
    judged = [
        Judged(case, Run(Ending.RETURNED), Verdict(word))
        for case, word in zip(CASES, words, strict=False)
    ]
    report = Report(sudoku(), new(name).solution, LIMITS, (*judged,), len(CASES))
    return new(name, report=report, seconds=dict(zip("xy", seconds, strict=False)))


FAST = standing("fast", (0.002, 0.006), (Word.ACCEPTED, Word.ACCEPTED))
SLOW = standing("slow", (0.020, 0.004), (Word.ACCEPTED, Word.ACCEPTED))
WRONG = standing("wrong", (0.001, None), (Word.ACCEPTED, Word.TIME))


def mine(standing):
    return replace(standing, source=Source.LEARNER)


def lines_of(drawing):
    """Return the lines of a table, with one space between the cells of a row."""
    return [" ".join(line.split()) for line in plain_text(drawing).splitlines()]


def test_times_are_sorted_by_total_the_slowest_first():
    """A total and a ratio are shown only if all cases were timed."""
    assert lines_of(times_table([FAST, WRONG, mine(SLOW)], "Times", "fast")) == [
        "Times",
        "approach verdict CPU s median ms x lines",
        "▶ slow Accepted 2/2 0.024 12.00 3.000 2",
        "fast Accepted 2/2 0.008 4.00 1.000 2",
        "wrong Time Limit Exceeded 1/2 1.00 2",
        "CPU time inside the method; x is the ratio to fast.",
    ]
    assert lines_of(times_table([WRONG], "Times", "fast"))[3:] == ["CPU time inside the method."]


def counted(name, fingerprint, placements=1000, undos=1):
    return new(name, searches={"x": CountedSearch(placements, 2, undos, 5, fingerprint)})


def row_of(one, *search):
    counts = (f"{getattr(one.searches['x'], name):,}" for name in COUNTED)
    return " ".join([one.name, *counts, *search])


def test_equal_searches_share_a_letter():
    """Most digits come first. A search of its own has no letter, an unrecorded one no counts."""
    a, b, k = counted("a", "one"), counted("b", "one"), counted("k", "other", 9000)
    c, last = counted("c", "own"), counted("l", "other", 9000)
    lines = lines_of(counts_table([mine(c), a, b, k, last, new("e")], {"x"}, Words()))
    assert lines[:8] == [
        "Counts: medians over 1 board, the same on every machine",
        f"approach {' '.join(COUNTED)} search",
        row_of(k, "A"),
        row_of(last, "A"),
        row_of(a, "B"),
        row_of(b, "B"),
        f"▶ {row_of(c)}",
        "e not recorded on all boards",
    ]
    assert lines[4].startswith("a 1,000 2 1")
    assert [line[:2] for line in lines[8:] if line[1:2] == ":"] == ["A:", "B:"]
    assert "no undo" not in "".join(lines)


def test_search_without_undos_is_marked():
    still = new("still", searches={"x": CountedSearch(3, 0, 0, 5, "")})
    row, explained, *_ = lines_of(counts_table([still], {"x"}, Words()))[2:]
    assert (row, explained[:9]) == (row_of(still, "no undo"), "no undo: ")


def test_unknown_count_of_calls_is_blank():
    right = PERMUTE.format(kept="path[:]", undo="path.pop()")
    whole = replace(FAST, calls=rows_of(right, [1, 2, 3]))
    cut = replace(SLOW, calls=rows_of(right, [1, 2, 3], kept=5))
    hidden = replace(WRONG, calls=rows_of(SUFFIXES, "23"))
    assert lines_of(calls_table([whole, cut, hidden, standing("none", (), ())], "three"))[:5] == [
        "Calls on three, the same on every machine",
        "approach calls of the search depth answers dead ends",
        "fast 17 17 4 6 0",
        "slow 17 4 6",
        "wrong 4 4 3",
    ]
