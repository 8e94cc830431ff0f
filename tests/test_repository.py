"""Tests of the repository as a whole: its files, and references and numbers in texts."""

import re

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.plain import LONGEST_REPLY, MOST_VALUES
from harness.child.recorder import MOST_CELLS
from harness.cli.overview import COMMANDS
from harness.interview.conduct import DRILLED
from harness.interview.state import MINUTES
from harness.practice.ladders import RUNGS
from harness.run import RECURSION, Limits
from harness.why.budget import MOST_CLOCK, MOST_CPU
from harness.why.judge_and_explain import EXPLAIN_SECONDS
from tests.solutions.counts import ANSWER_ONLY
from tests.support import APPROACHES, ROOT, run_process
from tests.test_copyable import PAGES

TOP = {"README.md", "pyproject.toml", "Makefile", "problems", "solutions", "tests"}


def test_top_level_holds_six_names_and_an_attempt_is_ignored_by_git():
    listed = run_process("git", "ls-files", "--cached", "--others", "--exclude-standard").stdout
    assert {name.split("/")[0] for name in listed.splitlines() if name[0] != "."} == TOP
    mine = APPROACHES / "my_solution.py"
    assert run_process("git", "check-ignore", "-q", str(mine)).returncode == 0


@pytest.mark.parametrize("name", PAGES)
def test_page_names_existing_targets_commands_and_files(name):
    """A page that names something removed fails here."""
    page, text = ROOT / name, PAGES[name]
    [ours] = re.findall(r"^OURS := (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    targets = set(re.findall(r"(?:^|`)make ([a-z-]+)", text, re.MULTILINE))
    assert targets <= {*COMMANDS, *ours.split(), "help"}
    assert set(re.findall(r"`kata ([a-z]+)", text)) <= COMMANDS.keys()
    written = re.sub(r"(?ms)^ *```.*?^ *```", "", text)  # a block may be another page's
    paths = set(re.findall(r"\]\((?!https?:)([^)#]+)\)", written))
    assert not {path for path in paths if not (page.parent / path).exists()}
    files = set(re.findall(r"`((?:problems|solutions|tests)/[\w/]+\.py)`", written))
    existing = {file for file in files if not re.search(r"my_|p0216_", file)}  # or yet to be made
    assert not {file for file in existing if not (ROOT / file).exists()}


LIMITS, MIB = Limits(), 2**20
FIRST, OTHERS = f"{LIMITS.sample_seconds:g}", f"{LIMITS.seconds:g}"
REPLY = f"{LONGEST_REPLY // MIB} MiB"
MEMORY = f"{LIMITS.memory // MIB} MiB"
SPELLED = {3: "three times", 5: "five seconds", 20: "twenty seconds", 40: "forty minutes"}
COUNT = {3: "three", 4: "four", 5: "five", 6: "six"}
STATEMENT = "problems/p0037_sudoku_solver/README.md"
CHINESE = "problems/p0037_sudoku_solver/README.zh-CN.md"
APPROACHES_PAGE = "solutions/p0037_sudoku_solver/README.md"
JUDGE = "problems/JUDGE.md"


@parametrize_cases(
    Case("sample", file=JUDGE, text=f"sample case | {FIRST} s"),
    Case("others", file=JUDGE, text=f"any other case | {OTHERS} s |"),
    Case("clock", file=JUDGE, text=f"of a case | {SPELLED[LIMITS.wall_seconds / LIMITS.seconds]}"),
    Case("memory", file=JUDGE, text=f"memory in use | {MEMORY} |"),
    Case("output", file=JUDGE, text=f"what is printed | {LIMITS.output // MIB} MiB |"),
    Case("answers", file=JUDGE, text=f"values in an answer | {MOST_VALUES:,}, and {REPLY} as JSON"),
    Case(
        "explaining",
        file=JUDGE,
        text=f"{SPELLED[EXPLAIN_SECONDS * MOST_CPU]} of CPU time or "
        f"{SPELLED[EXPLAIN_SECONDS * MOST_CLOCK]} at the latest",
    ),
    Case("interview", file="README.md", text=SPELLED[MINUTES]),
    Case("hints", file="README.md", text=f"{COUNT[len(RUNGS)]} hints on your own mistake"),
    Case("sample, stated", file=STATEMENT, text=f"case may take {FIRST} seconds of CPU time,"),
    Case("others, stated", file=STATEMENT, text=f"seconds of CPU time, any other case {OTHERS}."),
    Case("memory, stated", file=STATEMENT, text=f"The process may use {MEMORY}."),
    Case("time in Chinese", file=CHINESE, text=f"限时 {FIRST} 秒，其他用例限时 {OTHERS} 秒"),
    Case("memory in Chinese", file=CHINESE, text=f"内存上限 {MEMORY}"),
    Case("drill", file=STATEMENT, text=f"asks {COUNT[DRILLED]} such questions"),
    Case(
        "hidden searches",
        file=APPROACHES_PAGE,
        text=f"{COUNT[len(ANSWER_ONLY)].capitalize()} approaches write to the board only when",
    ),
    Case("calls", file="problems/harness/judge/verdict.py", text=f"{RECURSION:,} calls;"),
    Case(
        "large grids", file="problems/harness/child/recorder.py", text=f"at most {MOST_CELLS} cells"
    ),
)
def test_number_in_a_text_matches_the_code(file, text):
    """Whoever changes the number finds each text that names it."""
    assert text in (ROOT / file).read_text(encoding="utf-8")
