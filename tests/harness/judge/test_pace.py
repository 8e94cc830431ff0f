"""A limit that is a multiple of what a reference takes, measured in the same run."""

import re
from pathlib import Path

import pytest

from harness import load
from harness.cases import load_cases
from harness.judge.judge import judge
from harness.load import Solution
from harness.run import Limits
from tests.support import RIGHT, ROW_BY_ROW, UNTOUCHED, changed, sudoku

SPIN = """\
        import time
        start = time.process_time()
        while time.process_time() - start < {}: pass
        fill(0)
"""
SLOWER = """\
        open({0!r}, "a").write(".")
        import time
        start = time.process_time()
        while time.process_time() - start < 0.15 * len(open({0!r}).read()): pass
        fill(0)
"""
"""A reference that is slower each time that it runs: a machine that gets busier and busier."""


@pytest.fixture
def paced(tmp_path, monkeypatch):
    """Judge a text on cases of a tier, with twice the time of a reference of that text."""
    monkeypatch.setattr(load, "SOLUTIONS", tmp_path)
    problem = changed(sudoku(), reference="measure", pace=2)
    path = load.reference_path(problem)
    path.parent.mkdir()

    def judge_paced(reference, text, tier="interview"):
        path.write_text(reference, encoding="utf-8")
        solution = Solution(Path("attempt.py"), "attempt.py", text)
        return judge(problem, solution, load_cases(problem, (tier,))[:1], Limits())

    return judge_paced


def spinning(seconds):
    return solving(SPIN.format(seconds))


def solving(lines):
    assert ROW_BY_ROW.count("        fill(0)\n") == 1
    return ROW_BY_ROW.replace("        fill(0)\n", lines)


@pytest.mark.slow
def test_a_reference_that_takes_next_to_no_time_leaves_time_to_run(paced):
    """Twice its time would round to nothing."""
    assert paced(RIGHT, ROW_BY_ROW).verdict.accepted


@pytest.mark.slow
def test_a_solution_that_is_too_slow_is_told_the_multiple_and_what_the_reference_took(paced):
    verdict = paced(spinning(0.1), spinning(60)).verdict
    found = re.fullmatch(
        r"no answer after (\S+) s of CPU time: 2 times the (\S+) s the reference had just taken",
        verdict.reason,
    )
    assert found, verdict
    assert float(found[1]) == pytest.approx(2 * float(found[2]), abs=0.1)


@pytest.mark.slow
def test_a_solution_that_seems_too_slow_runs_again_if_the_reference_is_slower_by_now(
    paced, tmp_path
):
    """The first limit is 0.3 s, the second 0.6."""
    reference = solving(SLOWER.format(str(tmp_path / "runs")))
    assert paced(reference, spinning(0.55)).verdict.accepted
    assert (tmp_path / "runs").read_text() == ".."


@pytest.mark.slow
def test_the_first_tier_keeps_the_usual_limit(paced):
    assert paced(ROW_BY_ROW, spinning(0.3), "sample").verdict.accepted


def test_a_reference_that_fails_is_our_fault(paced):
    wrong = solving("        pass\n")
    verdict = paced(wrong, ROW_BY_ROW).verdict
    assert str(verdict) == f"Internal Error: the reference measure failed: {UNTOUCHED}"
