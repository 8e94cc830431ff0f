"""The call at which a failed run goes wrong, whatever the problem."""

from pathlib import Path

from pytest_parametrize_cases import Case, parametrize_cases

from harness.judge.verdict import judge_run
from harness.limits import Limits
from harness.record.failure import where_it_failed
from harness.record.recording import Recording
from harness.record.tree import call_rows
from harness.solution_files import SOLUTIONS, Solution
from tests.harness.tapes import recorded_here
from tests.support import all_problems

COMBINE = "p0077_combinations/start_index.py"
SUM = "p0039_combination_sum/start_index.py"
LETTERS = "p0017_letter_combinations/shared_path.py"


def shown_at(file, before, old, new):
    """The path of the call that shows why a changed approach failed, and what it shows."""
    [problem] = (one for one in all_problems() if one.slug == file.partition("/")[0])
    source = (SOLUTIONS / file).read_text(encoding="utf-8")
    assert old in source
    text = source.replace(old, new)
    run = recorded_here(text, before, 0, 1000, problem.method)
    verdict = judge_run(problem, before, run, Limits())
    tree = call_rows(run)
    recording = Recording(problem, Solution(Path("s.py"), "s.py", text), before, run, verdict)
    shown = where_it_failed(recording, tree)
    return shown and (tree.rows[shown.row].path, shown.text)


@parametrize_cases(
    Case("nothing if the answer is right", file=COMBINE, before=[4, 2], old="", new="", shown=None),
    Case(
        "a missing copy",
        file=COMBINE,
        before=[4, 2],
        old="path[:]",
        new="path",
        shown=("[1, 3]", "6 answers, 1 object: it was [1, 3] when it was added here, and is [] at"),
    ),
    Case(
        "a missing copy of the only answer",
        file=COMBINE,
        before=[1, 1],
        old="path[:]",
        new="path",
        shown=("[1]", "The list was [1] when it was added here, and is [] at the end"),
    ),
    Case(
        "a list that is added twice and never changes",
        file=COMBINE,
        before=[1, 1],
        old="result.append(path[:])",
        new="one = path[:]; result.append(one); result.append(one)",
        shown=("[1]", "[1] was found before"),
    ),
    Case(
        "a missing undo",
        file="p0078_subsets/start_index.py",
        before=[[1, 2]],
        old="path.pop()",
        new="pass",
        shown=("[1]", "`path` is not restored: this call began with [1] and ended with [1, 2]"),
    ),
    Case(
        "an answer that is none",
        file=LETTERS,
        before=["23"],
        old='"".join(path)',
        new='"".join(path) + "!"',
        shown=("['a', 'd']", "'ad!' is no answer"),
    ),
    Case(
        "an answer found before, in another order",
        file=SUM,
        before=[[2, 3, 6, 7], 7],
        old="backtrack(i,",
        new="backtrack(0,",
        shown=("[2, 3, 2]", "[2, 3, 2] was found before"),
    ),
    Case(
        "a missing answer",
        file=COMBINE,
        before=[4, 2],
        old="last + 1",
        new="last",
        shown=("[1]", "The last call on the way to [1, 4], which is missing"),
    ),
    Case(
        "an exception",
        file=LETTERS,
        before=["23"],
        old="path.pop()",
        new="",
        shown=("['a', 'd', 'e']", "This call ended by an exception"),
    ),
)
def test_failed_run_points_at_the_call_that_shows_the_fault(file, before, old, new, shown):
    found = shown_at(file, before, old, new)
    if shown is None:
        assert found is None
    else:
        assert found[0] == shown[0]
        assert found[1].startswith(shown[1])
