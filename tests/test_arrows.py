"""Tests of the import rules between folders."""

import ast
import sys
from functools import cache
from graphlib import TopologicalSorter

import pytest

from harness.folders import PROBLEMS, find_problems
from harness.solution_files import ATTEMPT, SOLUTIONS
from tests.support import all_problems, run_python

HARNESS = PROBLEMS / "harness"
FLOORS = """
child < ground < judge < record < why < replay < compare < page practice < interview < cli
"""
"""From the lowest to the highest. A folder imports from lower floors only."""
KNOWN = """
any_order calls console drawing errors kind mistake problem run trace value what_to_type
why.causes why.program
"""
"""The modules that a problem may import."""
PEERS = "peers"
"""The folder of a problem that compares with libraries, which are optional."""
COMMANDS = HARNESS / "cli/commands"
SCREENS = {owner: HARNESS / owner / "screen.py" for owner in ("practice", "replay")}
BASE_APP = HARNESS / "terminal_app.py"


@cache
def imported(path):
    """Return the absolute names of all modules that a file imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def folder_of(module):
    """Return the folder of the harness that a file lies in, `ground` for those in none."""
    _, *inside = module.split(".")
    # the file that `python -m harness` runs is the door of the house, and nothing imports it
    return "cli" if inside == ["__main__"] else inside[0] if inside[1:] else "ground"


def arrows_between_files():
    """Return, for each file of the harness, the others that it imports, by dotted names."""
    paths = {
        ".".join(path.relative_to(HARNESS.parent).with_suffix("").parts): path
        for path in HARNESS.rglob("*.py")
    }
    found = {}
    for name, path in paths.items():
        names = imported(path)
        modules = names | {one.rpartition(".")[0] for one in names}  # of what is imported from them
        found[name] = modules & paths.keys()
    return found


@pytest.mark.slow
def test_imports_between_folders_point_down():
    floors = map(str.split, FLOORS.split("<"))
    floor = {folder: height for height, folders in enumerate(floors) for folder in folders}
    upward = [
        f"{file} imports {other}"
        for file, others in arrows_between_files().items()
        for other in others
        if folder_of(other) != folder_of(file) and floor[folder_of(other)] >= floor[folder_of(file)]
    ]
    assert not upward


def test_child_imports_only_the_standard_library_and_itself():
    """It starts fast without installed packages, beside code that must not see the harness."""
    for path in (HARNESS / "child").glob("*.py"):
        others = {name for name in imported(path) if not name.startswith("harness.child.")}
        outside = {name.split(".")[0] for name in others} - sys.stdlib_module_names
        assert not outside, f"{path.name} imports {outside}"


@pytest.mark.slow
def test_textual_is_imported_only_by_the_two_screens():
    """No other command waits for it, or breaks without it."""
    for path in {*HARNESS.rglob("*.py")} - {*SCREENS.values()}:
        names = imported(path)
        assert path == BASE_APP or not any(name.split(".")[0] == "textual" for name in names), path
        assert "harness.terminal_app.TerminalApp" not in names, path
        for owner in SCREENS:
            shown = any(name.startswith(f"harness.{owner}.screen.") for name in names)
            assert not shown or path == COMMANDS / f"{owner}.py", path


@pytest.mark.slow
@pytest.mark.parametrize("module", ["hints", "next_steps", "situation"])
def test_hints_and_next_steps_import_no_comparison(module):
    code = f"import sys, harness.practice.{module}; print(*sys.modules)"
    loaded = run_python(code).stdout.split()
    judging = {"harness.practice.judge", "harness.why.judge_and_explain"}
    assert f"harness.practice.{module}" in loaded
    assert not [name for name in loaded if name.startswith("harness.compare") or name in judging]


def test_imports_have_no_cycle():
    TopologicalSorter(arrows_between_files()).prepare()


@pytest.mark.slow
@pytest.mark.parametrize("problem", all_problems(), ids=lambda problem: problem.slug)
def test_problem_imports_only_the_ground_of_the_harness_and_its_own_folder(problem):
    """Problems and the harness share record types. No problem needs another, or a package.

    Python itself refuses a relative import that leaves the problem's package.
    """
    known = {f"harness.{name}" for name in KNOWN.split()}
    for path in {*problem.folder.rglob("*.py")} - {*problem.folder.rglob("stub.py")}:
        names = imported(path)
        ours = {name for name in names if name.split(".")[0] == "harness"}
        wrong = {name for name in ours if name.rpartition(".")[0] not in known}
        if path.parent.name != PEERS:
            wrong |= {
                name for name in names - ours if name.split(".")[0] not in sys.stdlib_module_names
            }
        assert not wrong, f"{path} imports {wrong}"


def test_harness_neither_imports_nor_names_a_problem():
    for path in HARNESS.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not any(folder.name in text for folder in find_problems()), path
        assert "sudoku" not in text.casefold(), path


def test_solution_imports_only_the_standard_library():
    """Its whole file can be pasted into LeetCode's editor."""
    for path in set(SOLUTIONS.rglob("*.py")) - set(SOLUTIONS.rglob(ATTEMPT)):
        names = {name.split(".")[0] for name in imported(path)}
        assert names <= sys.stdlib_module_names - {"__future__"}, path
        assert "from ." not in path.read_text(encoding="utf-8"), path


def test_verdict_uses_no_clock_and_no_disk():
    """A verdict is a function of what happened."""
    for path in [HARNESS / "judge" / "verdict.py", *PROBLEMS.glob("p*/check.py")]:
        modules = {name.split(".")[0] for name in imported(path)}
        assert not modules & {"time", "os", "pathlib", "subprocess", "rich", "sys"}, path
