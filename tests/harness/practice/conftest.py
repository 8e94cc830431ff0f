"""An attempt, for tests of what is done with it."""

import pytest

from harness.solution_files import attempt_path
from tests.support import RIGHT, sudoku


@pytest.fixture
def attempt(tmp_path, monkeypatch):
    """The path of an attempt at 37, in a folder of its own."""
    monkeypatch.setattr("harness.solution_files.SOLUTIONS", tmp_path / "solutions")
    path = attempt_path(sudoku())
    path.parent.mkdir(parents=True)
    path.write_text(RIGHT, encoding="utf-8")
    return path
