"""Records for tests: of a few writes, of LeetCode's example, of small searches in this process."""

import copy
import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from textwrap import indent

from harness.cases import load_cases
from harness.child.plain import plain
from harness.child.recorder import Tape
from harness.child.runs import Submission
from harness.judge.protocol import read_fields
from harness.judge.verdict import judge_run
from harness.record.recording import Recording
from harness.record.tree import search_tree
from harness.run import Ending, Limits, Run
from harness.solution_files import SOLUTIONS, Solution
from harness.trace import read_tape
from tests.support import APPROACHES, EXAMPLE, problem_named, sample_cases, sudoku

NAME = "attempt.py"
SIZE = 4
GRID = [[".", "2", ".", "4"], ["1", ".", ".", "."], [".", ".", "3", "."], ["4", ".", ".", "1"]]
SOLUTION = [
    ["3", "2", "1", "4"],
    ["1", "4", "2", "3"],
    ["2", "1", "3", "4"],
    ["4", "3", "2", "1"],
]  # that it keeps no rule does not matter here
SOLVING = [
    (at, value)
    for at, value in enumerate(value for row in SOLUTION for value in row)
    if GRID[at // SIZE][at % SIZE] == "."
]


def taped(changes, grid=GRID, **kept):
    """The trace of some writes: pairs of a cell, counted row by row, and its new value."""
    tape = Tape(copy.deepcopy(grid), __file__, **kept)
    for at, value in changes:
        tape.board[at // SIZE][at % SIZE] = value
    return read_tape(json.loads(json.dumps(tape.to_json(plain))))


@cache
def example(name):
    """The trace of an approach on LeetCode's example, and the solution."""
    trace = trace_here((APPROACHES / f"{name}.py").read_text(encoding="utf-8"), EXAMPLE)
    case = next(case for case in sample_cases() if case.name == EXAMPLE)
    return trace, next(sudoku().answers(sudoku().arguments(case)))


def submission_of(body, above="", signature="solveSudoku(self, board)"):
    return f"{above}class Solution:\n    def {signature}:\n{indent(body, ' ' * 8)}\n"


def run_here(source, arguments):
    """Run a source as the child does, but in this process, for tests of replies.

    Nothing limits it.
    """
    return _as_run(_program(source, sudoku().method).run(arguments))


def recorded_here(source, arguments, writes, calls, method="", fills=True):
    """Record a run as the child does, but in this process, for tests of records.

    Only the number of writes limits it. Without a method, it is that of 37.
    """
    program = _program(source, method or sudoku().method, fills)
    message = {"arguments": [*arguments], "record": writes, "calls": calls, "quiet": False}
    reply = program.reply_to(message)
    return replace(_as_run(reply), returned=plain(program.returned))


def edited(approach, *changes):
    """Return the text of an approach, `folder/name`, with pieces of it exchanged."""
    text = (SOLUTIONS / f"{approach}.py").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


def recording_of(approach, old="", new="", given=None, most=50_000):
    """A recording of an approach, `folder/name`, with a part of its text changed.

    Args:
        approach: its file without the ending.
        old: a text in it.
        new: the text in its place.
        given: the arguments; by default those of the first sample case.
        most: the calls that are kept.
    """
    problem = problem_named(approach.partition("/")[0])
    text = edited(approach, (old, new))
    before = given or problem.arguments(load_cases(problem)[0])
    run = recorded_here(text, copy.deepcopy(before), 0, most, problem.method, problem.fills)
    verdict = judge_run(problem, before, run, Limits())
    return Recording(problem, Solution(Path("s.py"), text), before, run, verdict)


def trace_here(source, name):
    """Return the trace of a source on a sample case, run in this process."""
    [case] = (case for case in sample_cases() if case.name == name)
    return recorded_here(source, sudoku().arguments(case), 0, 0).recorded.trace


def _program(source, method, fills=True):
    program = Submission(NAME, method, fills=fills)
    program.load(source)
    return program


def _as_run(reply):
    fields = read_fields(json.loads(json.dumps(reply)))
    return Run(Ending(fields.pop("ending")), **fields)


def searches(*names):
    """Return the programs of `searches.txt` with some names."""
    text = Path(__file__).with_name("searches.txt").read_text(encoding="utf-8")
    found = dict(re.findall(r"^# ([A-Z]+)\n(.*?\n)(?=\n# |\Z)", text, re.DOTALL | re.MULTILINE))
    return [found[name] for name in names]


PERMUTE, REACH, SUFFIXES = searches("PERMUTE", "REACH", "SUFFIXES")
RIGHT = PERMUTE.format(kept="path[:]", undo="path.pop()")
NO_UNDO = PERMUTE.format(kept="path[:]", undo="pass")
NO_COPY = PERMUTE.format(kept="path", undo="path.pop()")
"""A search for permutations, right, and with two mistakes."""


def tree_of(source, *arguments, kept=5000):
    return search_tree(recorded_here(source, list(arguments), 0, kept, "go"))
