"""A clone of the kata, for tests in which a learner has an attempt and a history."""

import sys

import pytest

from harness.solution_files import attempt_path
from tests.support import RIGHT, copy_checkout, kata, kata_here, make_home, run_process, sudoku

OF_TESTS = "tests/__init__.py", "tests/support.py", "tests/test_my_solution.py", "pyproject.toml"
LIGHT = "-pno:xdist", "-pno:hypothesispytest"
"""Without plugins that take longer to start than a solution to be judged."""


class Clone:
    """A clone of the kata: the learner's part of it, and the rest once it is needed."""

    def __init__(self, folder):
        self.folder = make_home(folder)
        self.attempt = folder / "solutions/p0037_sudoku_solver/my_solution.py"
        self.history = folder / ".kata/history.jsonl"
        self.terminals = []

    def kata(self, *arguments):
        """Run `kata` on the attempt and the history of the clone, in this process."""
        return kata_here(*arguments, home=self.folder)

    def judge(self, text, *options):
        self.attempt.write_text(text, encoding="utf-8")
        return self.kata("judge", *options)

    def process(self, *arguments):
        return kata(*arguments, cwd=self.folder, PYTHONPATH=self.own_path())

    def own_path(self):
        """Return where the clone's own code lies, which is copied when it is first needed."""
        if not (self.folder / "problems").exists():
            copy_checkout(self.folder, *OF_TESTS)
        return str(self.folder / "problems")

    def pytest(self, *arguments):
        words = sys.executable, "-m", "pytest", "tests/test_my_solution.py", *LIGHT, *arguments
        return run_process(*words, cwd=self.folder, PYTHONPATH=self.own_path(), COLUMNS="80")

    def kept(self):
        folder = self.folder / ".kata/attempts"
        return {path.name: path.read_text() for path in sorted(folder.glob("*"))}


@pytest.fixture(autouse=True)
def _explained_once(explained_once):
    """Judge a text as often as a test asks for it, but find out only once why it fails."""


@pytest.fixture
def attempt(tmp_path, monkeypatch):
    """The path of an attempt at 37, in a folder of its own."""
    monkeypatch.setattr("harness.solution_files.SOLUTIONS", tmp_path / "solutions")
    path = attempt_path(sudoku())
    path.parent.mkdir(parents=True)
    path.write_text(RIGHT, encoding="utf-8")
    return path


@pytest.fixture
def clone(tmp_path):
    clone = Clone(tmp_path)
    yield clone
    for terminal in clone.terminals:  # after a test that has failed one may still run
        terminal.kill()
