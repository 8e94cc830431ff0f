"""Choose the tests for `make check`: the quick ones, those of what changed, part of the gallery.

pytest's option `--changed-since` runs this choice. Files count as changed since the commit that it
names; without a name, since the last one shared with `origin`, or HEAD~1 without `origin`. Slow
tests are kept if they are in the folder that mirrors the folder of a changed file. Gallery programs
are kept if they changed or belong to a changed problem, and so is one in eight of the others. The
number of commits says which, so that eight commits judge them all.
"""

import subprocess
from zlib import crc32

import pytest

from harness.console import plural
from tests.support import ROOT

TESTS = ROOT / "tests"
GALLERY = TESTS / "submissions"
SHARES = 8
"""The number of commits that judge each gallery program once."""
MANY = "p0037_sudoku_solver"
"""The problem with hundreds of programs: a change of it judges one in eight of them, too."""


def git(*words):
    """Return the lines that git prints. Raises UsageError if it fails."""
    command = ["git", "-c", "core.quotePath=off", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise pytest.UsageError(f"{done.stderr}Run all tests with ALL=1.")
    return done.stdout.splitlines()


def changed_files(base=""):
    """Return the names of the files that differ from a commit, and of those git does not know."""
    default = "origin/HEAD" if git("for-each-ref", "refs/remotes/origin/HEAD") else "HEAD~1"
    known = git("diff", "--name-only", "--no-renames", "--merge-base", base or default)
    return known + git("ls-files", "--others", "--exclude-standard")


def tests_folder(name):
    """Return the folder that mirrors the folder of a file, or the next one above it."""
    path = TESTS / name.removeprefix("problems/").removeprefix("tests/")
    return next(folder for folder in path.parents if folder.is_dir())


class Choice:
    """The pytest hooks that leave tests out, and say so."""

    def __init__(self, changed, commits):
        """Choose tests by the names of the changed files, and by the number of commits."""
        self.changed = changed
        self.folders = {tests_folder(name) for name in changed} - {TESTS}
        self.share = commits % SHARES
        self.left_out = 0

    def keeps(self, item):
        if item.get_closest_marker("slow") is None:
            return True
        path = item.callspec.params.get("path") if hasattr(item, "callspec") else None
        if path and path.is_relative_to(GALLERY):
            return self.judges(path.relative_to(GALLERY))
        return item.path.parent in self.folders or self.has_changed(item.path)

    def has_changed(self, path):
        return path.relative_to(ROOT).as_posix() in self.changed

    def judges(self, program):
        """Return True if a gallery program is judged."""
        problem = program.parts[0]
        code = [name for name in self.changed if not name.endswith(".md")]
        return (
            self.has_changed(GALLERY / program)
            or (problem != MANY and any(name.startswith(f"problems/{problem}/") for name in code))
            or crc32(program.as_posix().encode()) % SHARES == self.share
        )

    def pytest_collection_modifyitems(self, config, items):
        kept = [item for item in items if self.keeps(item)]
        self.left_out = len(items) - len(kept)
        items[:] = kept
        if hasattr(config, "workeroutput"):
            config.workeroutput["left_out"] = self.left_out

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node):
        """Copy the number from an xdist worker; each of them collects all tests."""
        self.left_out = getattr(node, "workeroutput", {}).get("left_out", self.left_out)

    def pytest_terminal_summary(self, terminalreporter):
        number = plural(self.left_out, "slow test")
        terminalreporter.write_line(f"left out: {number}; `make check ALL=1` runs them")


def choice_of(config):
    """Return the choice for the option."""
    changed = changed_files(config.getoption("changed_since"))
    return Choice(changed, int(git("rev-list", "--count", "HEAD")[0]))
