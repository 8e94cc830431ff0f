"""The recipes of CONTRIBUTING hold: each is followed, step by step, in a copy of the checkout.

A step is followed as a reader would: what it copies is copied, its lines go into the file that it
names, and its commands are run, which must succeed. A test does itself only what a step leaves to
the reader, and then sees that what was added works.
"""

import re
import shutil
import subprocess
import sys
import textwrap

import pytest

from tests.solutions.counts import BOARDS
from tests.support import ROOT, add_programs, copy_checkout, type_in

pytestmark = pytest.mark.slow

CONTRIBUTING = ROOT / ".github/CONTRIBUTING.md"
COPY = re.compile(r"Copy `(\S+)` to `(\S+)`")
RUN = re.compile(r"\b[Rr]un (`.+?`(?:(?:, | and )`.+?`)*)")
COMMAND = re.compile(r"`(.+?)`")
LINES = re.compile(r":\n\n *```\w+\n(.*?)\n *```", re.DOTALL)
PATH = re.compile(r"(?:`([\w.]+)` in )?`(\w[\w.]*/[\w./-]+\.\w+)`")
"""A file that a step names, behind the name of a table in it if the lines go there."""
PROGRAMS = {
    "python": "",
    "pytest": "-m pytest -n 0",
    "kata": "-m harness",
    "ruff": "-m ruff",
    "mypy": "-m mypy",
}
LINTED = f"{sys.executable} -m ruff check", f"{sys.executable} -m ruff format --check"
SUDOKU = "problems/p0037_sudoku_solver"
SOLUTIONS = "solutions/p0037_sudoku_solver"
SUBMISSIONS = "tests/submissions/p0037_sudoku_solver"

CASE = """
[[case]]
tier = "interview"
name = "Sum {0}"
why = "Three digits of nine."
source = "made for a test"
k = 3
n = {0}
"""


class Checkout:
    """A copy of the checkout, in which commands run as a contributor types them."""

    def __init__(self, folder):
        """Copy what a clone holds. Its `.venv` runs the Python of these tests."""
        more = "tests", "pyproject.toml", "Makefile", "README.md", ".github"
        self.folder = copy_checkout(folder, *more)
        subprocess.run(["git", "init", "--quiet", folder], check=True)
        add_programs(folder, **PROGRAMS)

    def run(self, command):
        return type_in(self.folder, command, COLUMNS="80")

    def kata(self, words):
        return self.run(f".venv/bin/kata {words}")[1]

    def edit(self, name, change):
        path = self.folder / name
        before = path.read_text(encoding="utf-8")
        after = change(before)
        assert after != before, f"{name} stays as it was"
        path.write_text(after, encoding="utf-8")

    def follow(self, heading, by_hand):
        """Follow a recipe. Fail with the first step that does not hold.

        Args:
            heading: the name of the recipe.
            by_hand: what is done by hand, by words of the step that asks for it.
        """
        left = dict(by_hand)
        for number, step in enumerate(steps_of(heading), 1):
            words = next((words for words in left if words in step), None)
            try:
                assert self.take(step) or words, "it names nothing to copy, to write or to run"
                if words:
                    left.pop(words)()
            except (AssertionError, OSError) as error:
                first, _, _ = step.partition("\n")
                pytest.fail(f"step {number} of '{heading}' does not hold:\n{first}\n\n{error}")
        assert not left, f"no step of '{heading}' says {list(left)}"
        for words in LINTED:
            code, page = self.run(words)
            assert not code, f"'{heading}' leaves what `{words}` refuses:\n{page}"

    def take(self, step):
        """Do what a step says, and return True if it says something that can be done."""
        copied, lines = COPY.findall(step), LINES.search(step)
        commands = [line for lines in RUN.findall(step) for line in COMMAND.findall(lines)]
        for source, target in copied:
            copy = shutil.copytree if source.endswith("/") else shutil.copyfile
            copy(self.folder / source, self.folder / target)
        if lines:
            self.write(step[: lines.start()], textwrap.dedent(lines[1]))
        for command in commands:
            code, printed = self.run(command)
            assert code == 0, f"{command}\n{printed}"
        return bool(copied or lines or commands)

    def write(self, sentence, lines):
        """Write lines where a sentence says: into the files, or the table, that it names last."""
        named = PATH.findall(sentence)
        assert named, "it does not say into which file its lines go"
        for table, name in named:
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            if table:
                begins = re.search(rf"^{table} = {{\n", text, re.MULTILINE)
                assert begins, f"there is no {table}"
                inside = textwrap.indent(f"{lines}\n", "    ")
                text = text[: begins.end()] + inside + text[begins.end() :]
            else:
                text += "\n\n" * bool(text) + f"{lines}\n"
            path.write_text(text, "utf-8")


def steps_of(heading):
    text = CONTRIBUTING.read_text(encoding="utf-8")
    [section] = re.findall(rf"^## {heading}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return re.findall(r"^\d+\. (.*?)(?=^\d+\. |^\w|\Z)", section, re.MULTILINE | re.DOTALL)


@pytest.fixture
def checkout(tmp_path):
    return Checkout(tmp_path)


def test_recipe_adds_a_case(checkout):
    def sort():
        checkout.edit(f"{SUDOKU}/cases/interview.toml", by_placements)

    checkout.follow("Add a case", {"sorted by `placements`": sort})
    mine = f"{SOLUTIONS}/double_loop.py"
    assert "Accepted  1/1" in checkout.kata(f"judge {mine} --case 'No corners'")


def by_placements(text):
    """Return the text of a tier with its cases in the order of their placements."""
    head, *cases = re.split(r"(?=^\[\[case\]\])", text, flags=re.MULTILINE)
    return head + "".join(sorted(cases, key=lambda case: int(case.rpartition("= ")[2])))


def test_recipe_adds_an_approach(checkout):
    def add_rows():
        for page in "README.md", "README.zh-CN.md":
            checkout.edit(f"{SOLUTIONS}/{page}", with_my_rows)

    checkout.edit("tests/derived.py", lambda text: text.replace("ROUNDS = 5", "ROUNDS = 1"))
    checkout.edit(f"{SUDOKU}/cases/interview.toml", of_the_table)
    checkout.follow("Add an approach", {"Add a row": add_rows})
    assert re.search(r"my_approach +Accepted (\d+)/\1", checkout.kata("compare"))


def of_the_table(text):
    """Return the text of a tier with the cases of the table of counts alone."""
    head, *cases = re.split(r"(?=^\[\[case\]\])", text, flags=re.MULTILINE)
    return head + "".join(case for case in cases if any(name in case for name in BOARDS))


def with_my_rows(text):
    """Return the page of the approaches with an approach where `double_loop` is, uncounted."""
    row, lines = r"^\| \[`double_loop`\].*\n", r"^### \[`double_loop`\].*\n\n(?:- .*\n)+\n"
    own = re.compile(f"{row}|{lines}", re.MULTILINE)
    return own.sub(lambda found: found[0] + found[0].replace("double_loop", "my_approach"), text)


def test_recipe_adds_a_slip(checkout):
    def add_row():
        kinds = "problems/harness/why/kinds/conditions.py"
        first = "    2  ~_x -> _x  where x: not Constant\n"
        row = "    1  _x >> _n -> _x // _n\n"
        checkout.edit(kinds, lambda text: text.replace(first, first + row))

    def add_program():
        folder = checkout.folder / SUBMISSIONS / "wrong_answer"
        text = (folder / "box_not_multiplied.py").read_text(encoding="utf-8")
        text, number = re.subn(r"\b([rc]) // 3 \+", r"(\1 >> 3) * 3 +", text)
        assert number == 2, "the program has another formula"
        text = text.replace("Change: factor", "Change: operator")
        text = re.sub("Reason: .*", "Reason: unchanged | blanks left | digit twice", text)
        (folder / "my_slip.py").write_text(text, encoding="utf-8")

    checkout.follow("Add a slip", {"Write a program": add_program, "Add a line": add_row})


def test_recipe_adds_a_problem(checkout):
    def add_cases():
        more = "".join(map(CASE.format, range(20, 30)))
        cases = "problems/p0216_combination_sum_iii/cases.toml"
        checkout.edit(cases, lambda text: text + more)

    def add_approach():
        folder = checkout.folder / "solutions/p0216_combination_sum_iii"
        shutil.copyfile(folder / "start_index.py", folder / "another.py")

    by_hand = {"at least twelve": add_cases, "Add a second approach": add_approach}
    checkout.follow("Add a problem", by_hand)
    assert "[216. Combination Sum III]" in (checkout.folder / "README.md").read_text("utf-8")
    mine = "solutions/p0216_combination_sum_iii/my_solution.py"
    assert f"Fill in {mine}." in checkout.kata("start --problem 216")
    wrong = checkout.folder / mine
    wrong.write_text("class Solution:\n    def combinationSum3(self, k, n): return [[1, 2, 5]]\n")
    assert "[1, 2, 5] has the sum 8" in checkout.kata("judge")


def test_recipe_adds_a_follow_up(checkout):
    def rename():
        for page in "README.md", "README.zh-CN.md":
            name = f"{SUDOKU}/followups/my_question/{page}"
            checkout.edit(name, lambda text: text.replace("PROBLEM=valid", "PROBLEM=my_question"))

    def add_programs():
        gallery = checkout.folder / SUBMISSIONS / "followups"
        shutil.copytree(gallery / "valid", gallery / "my_question")

    by_hand = {"Change the statement": rename, "five wrong programs": add_programs}
    checkout.follow("Add a follow-up", by_hand)
    assert "my_question/my_solution.py." in checkout.kata("start --problem my_question")
    assert "Likely" in checkout.kata("judge --problem my_question")


def test_recipe_adds_a_command(checkout):
    checkout.follow("Add a command", {})
    assert "kata my_command" in checkout.kata("--help")
    assert "Fill in " in checkout.kata("my_command")
