"""Setting up: what a newcomer reads who has no Python, an old one, or one without venv."""

import subprocess
import sys

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from tests.support import ROOT

pytestmark = pytest.mark.slow  # a promise to those who work on the kata, not to learners

OLD = "import sys; sys.version_info = (3, 9, 2)\n"
NO_VENV = "import sys; sys.modules['ensurepip'] = None\n"


@pytest.fixture
def clone(tmp_path):
    """A folder, with a space in its name, that holds what `make` needs to set up."""
    folder = tmp_path / "my kata"
    folder.mkdir()
    for name in ("Makefile", "pyproject.toml"):
        (folder / name).write_bytes((ROOT / name).read_bytes())
    return folder


def pretender(folder, code):
    """A python that runs some code before the code it is asked to run."""
    path = folder / "python"
    path.write_text(f"#!{sys.executable}\n{code}exec(sys.argv[2])\n")
    path.chmod(0o755)
    return path


def make(folder, *arguments):
    """Run make there, without a terminal."""
    return subprocess.run(
        ["make", "--no-print-directory", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@parametrize_cases(
    Case("too old", code=OLD, words="Python 3.11 or newer is needed, but"),
    Case("without venv", code=NO_VENV, words="apt install python3-venv"),
)
def test_an_unfit_python_gets_one_line_that_says_what_to_do(clone, code, words):
    """And no half-made .venv is left behind."""
    done = make(clone, "test", f"PYTHON={pretender(clone, code)}")
    assert done.returncode != 0
    ours = [line for line in done.stderr.splitlines() if not line.startswith("make")]
    assert len(ours) == 1
    assert words in ours[0]
    assert not (clone / ".venv").exists()


def test_no_python_at_all_is_said_so(clone):
    """With the way to name one."""
    done = make(clone, "compare", "PYTHON=python-that-is-not-there")
    assert "kata: there is no python-that-is-not-there; install Python 3.11" in done.stderr


def test_the_environment_is_made_again_when_the_project_or_its_folder_changes(clone):
    """A .venv does not survive a move, and a new dependency must get in."""
    plan = make(clone, "-n", "judge").stdout
    assert "-m venv" in plan
    [ready] = {word.strip("'") for word in plan.split() if ".venv/ready-" in word}
    (clone / ".venv").mkdir()
    (clone / ready).touch()
    assert "-m venv" not in make(clone, "-n", "judge").stdout
    moved = clone.rename(clone.with_name("moved"))
    assert "-m venv" in make(moved, "-n", "judge").stdout
    moved.rename(clone)
    subprocess.run(["touch", "-d", "+1 minute", clone / "pyproject.toml"], check=True)
    assert "-m venv" in make(clone, "-n", "judge").stdout


def test_options_with_spaces_and_apostrophes_reach_the_command_whole(clone):
    """Names of cases are sentences."""
    plan = make(clone, "-n", "run", "CASE=LeetCode's example", "SOLUTION=my file.py").stdout
    assert "kata run 'my file.py' --case 'LeetCode'\\''s example'" in plan
