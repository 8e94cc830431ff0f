"""Choose the tests for `make check`: the quick ones, those of what changed, part of the galleries.

pytest's option `--changed-since` runs this choice. Files count as changed since the commit that it
names; without a name, since the last commit that a remote has, or HEAD~1 if there is no remote. Of
the slow tests it keeps those that concern a changed file and those named after its problem. It also
keeps some programs of the galleries: the changed ones, those of a changed problem, and one in
eight of the others. The number of commits says which, so that eight commits judge them all.
"""

import subprocess
from pathlib import Path
from zlib import crc32

import pytest

from harness.console import plural
from tests.support import ROOT

GALLERY = ROOT / "tests" / "submissions"
SHARES = 8
"""The number of commits that judge each program of the galleries once."""
MIRRORED = "problems", "solutions", "tests"
MANY = "p0037_sudoku_solver"
"""The problem with hundreds of programs."""


# --- the files that changed ----------------------------------------------------------------------


def git(*words):
    """Return the lines or, after `-z`, the names that git prints; [] if it fails."""
    command = ["git", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    separator = "\0" if "-z" in words else "\n"
    return [] if done.returncode else [part for part in done.stdout.split(separator) if part]


def base_commit(named=""):
    """Return the commit to compare with. Raises UsageError if there is none."""
    remote = git("for-each-ref", "--format=%(objectname)", "refs/remotes")
    last = git("merge-base", "HEAD", *remote) if remote else []
    names = [named] if named else [*last, "HEAD~1", "HEAD"]
    for name in names:
        if found := git("rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"):
            return found[0]
    raise pytest.UsageError(f"git knows no commit {names[0]}; run all tests with ALL=1")


def changed_files(base):
    """Return the names of the files that differ from a commit, and of those git does not know."""
    known = git("diff", "-z", "--name-only", "--no-renames", base)
    return known + git("ls-files", "-z", "--others", "--exclude-standard")


# --- the tests of a file -------------------------------------------------------------------------


def concerns(module, file):
    """Return True if a module of tests is to be run after a change of a file.

    That is the file itself, or lies in the folder that mirrors the file's or the next one above it.
    A file at the root or in a hidden folder concerns the modules that name it or its folder.
    """
    top, *inside = file.parts
    if top not in MIRRORED:
        text = (ROOT / module).read_text(encoding="utf-8")
        return any(name and name in text for name in (file.as_posix(), file.parent.name))
    mirrors = Path("tests", *([top] if top == "solutions" else []), *inside).parents
    nearest = next(folder for folder in mirrors if (ROOT / folder).is_dir())
    return module == file or (nearest == module.parent and nearest != Path("tests"))


def problem_of(file):
    """Return the folder name of the problem that a file belongs to; '' if it is not part of one."""
    top, *inside = file.parts
    shared = top not in MIRRORED[:2] or inside[0] == "harness" or len(inside) == 1
    return "" if shared else inside[0]


# --- the choice ----------------------------------------------------------------------------------


class Choice:
    """The pytest hooks that leave tests out, and say so."""

    def __init__(self, names, commits):
        """Choose tests by the names of the changed files, and by the number of commits."""
        self.given = names, commits
        self.files = [Path(name) for name in names]
        self.share = commits % SHARES
        self.left_out = 0

    def keeps(self, item):
        if item.get_closest_marker("slow") is None:
            return True
        if program := program_of(item):
            return self.judges(program.relative_to(GALLERY))
        path = item.path.relative_to(ROOT)
        named = item.callspec.id if hasattr(item, "callspec") else ""
        problems = {problem_of(file) for file in self.files} - {""}
        return any(concerns(path, file) for file in self.files) or any(
            problem in named for problem in problems
        )

    def judges(self, program):
        """Return True if a program is judged. Those of `MANY` are too many for each change."""
        problem = program.parts[0]
        code = (file for file in self.files if file.parts[0] == "problems" and file.suffix != ".md")
        return (
            GALLERY.relative_to(ROOT) / program in self.files
            or (problem != MANY and problem in map(problem_of, code))
            or crc32(program.as_posix().encode()) % SHARES == self.share
        )

    def pytest_collection_modifyitems(self, config, items):
        kept = [item for item in items if self.keeps(item)]
        left = [item for item in items if item not in {*kept}]
        items[:], self.left_out = kept, len(left)
        config.hook.pytest_deselected(items=left)
        if hasattr(config, "workeroutput"):
            config.workeroutput["left_out"] = self.left_out

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node):
        """Pass the choice to each xdist worker."""
        node.workerinput["changed"] = self.given

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node):
        """Take over the number from an xdist worker; each of them collects all tests."""
        self.left_out = getattr(node, "workeroutput", {}).get("left_out", self.left_out)

    def pytest_terminal_summary(self, terminalreporter):
        number = plural(self.left_out, "slow test")
        terminalreporter.write_line(f"left out: {number}; `make check ALL=1` runs them")


def program_of(item):
    """Return the program of a gallery that a test is about, or None."""
    given = item.callspec.params if hasattr(item, "callspec") else {}
    path = GALLERY / str(given.get("path") or given.get("name") or "")
    return path if path.is_relative_to(GALLERY) and path.is_file() else None


def choice_of(config):
    """Return the choice for the option; in a process of xdist, that of the main process."""
    if hasattr(config, "workerinput"):
        return Choice(*config.workerinput["changed"])
    names = changed_files(base_commit(config.getoption("changed_since")))
    return Choice(names, int(git("rev-list", "--count", "HEAD")[0]))
