"""A clone of the kata, for tests in which a learner has an attempt and a history."""

import os
import subprocess
import sys

import pytest

from tests.support import copy_checkout, kata


class Clone:
    """A clone of the kata in a folder of its own."""

    def __init__(self, folder):
        """Copy the kata to a folder."""
        tests = "tests/__init__.py", "tests/support.py", "tests/test_my_solution.py"
        self.folder = copy_checkout(folder, *tests, "pyproject.toml")
        self.attempt = folder / "solutions/p0037_sudoku_solver/my_solution.py"
        self.history = folder / ".kata/history.jsonl"

    def kata(self, *arguments):
        """Run `kata` in it."""
        return kata(*arguments, cwd=self.folder, PYTHONPATH=str(self.folder / "problems"))

    def pytest(self, *arguments):
        """Run pytest on the learner's attempt in it."""
        return subprocess.run(
            [sys.executable, "-m", "pytest", "tests/test_my_solution.py", *arguments],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": str(self.folder / "problems"), "COLUMNS": "80"},
            capture_output=True,
            text=True,
            check=False,
        )

    def kept(self):
        """The texts of the attempts that were put away."""
        folder = self.folder / ".kata/attempts"
        return {path.name: path.read_text() for path in sorted(folder.glob("*"))}


@pytest.fixture
def clone(tmp_path):
    return Clone(tmp_path)
