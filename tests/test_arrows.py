"""Who may know whom: data flows one way, and a second problem touches nothing of the first."""

import ast
import sys

from harness.load import find_approaches
from support import PROBLEMS, sudoku


def imported(path):
    """The modules that a file imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add("." * node.level + (node.module or ""))
    return names


def test_a_problem_knows_the_records_of_the_harness_and_nothing_else_of_it():
    """And its own neighbours."""
    for path in PROBLEMS.glob("p[0-9]*/*.py"):
        ours = {name for name in imported(path) if name.split(".")[0] == "harness"}
        assert ours <= {"harness.records"}, path.name


def test_the_harness_imports_no_problem_and_names_none():
    """It finds them by their folders."""
    slugs = [folder.name for folder in PROBLEMS.glob("p[0-9]*/")]
    for path in (PROBLEMS / "harness").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not any(slug in text for slug in slugs), path.name
        assert "sudoku" not in text.casefold().replace("solvesudoku", ""), path.name


def test_what_runs_beside_a_submission_imports_the_standard_library_only():
    """So that the child process starts anywhere, fast, and holds nothing of ours but recorders."""
    known = {
        "worker.py": {"harness"},  # for `recorder`, late: only a recorded run needs it
        "recorder.py": {"harness.watched_lists"},
        "watched_lists.py": set(),
    }
    for name, ours in known.items():
        names = imported(PROBLEMS / "harness" / name)
        outside = {
            module for module in names if module.split(".")[0] not in sys.stdlib_module_names
        }
        assert outside == ours, name


def test_deciding_knows_no_clock_no_disk_and_no_printing():
    """A verdict is a function of what happened."""
    for path in (PROBLEMS / "harness/verdict.py", PROBLEMS / "p0037_sudoku_solver/check.py"):
        known = imported(path)
        assert not known & {"time", "os", "pathlib", "subprocess", "rich", "sys"}, path.name
        assert "print(" not in path.read_text(encoding="utf-8")


def test_what_reckons_imports_nothing_that_prints():
    """Printing comes last: only commands and what prints itself know of it."""
    printing = {"harness.report", "harness.table", "harness.trace_table", "harness.bench_table"}
    printers = {"commands", "table", "trace_table", "bench_table", "replay", "watch"}
    for path in (PROBLEMS / "harness").glob("*.py"):
        assert path.stem in printers or not imported(path) & printing, path.name


def test_a_solution_imports_nothing_of_ours():
    """Its whole file is pasted into LeetCode's editor."""
    for path in find_approaches(sudoku()):  # without the learner's own attempt
        assert not any(
            name.startswith((".", "harness", "p0", "problems", "solutions"))
            for name in imported(path)
        ), path.name
