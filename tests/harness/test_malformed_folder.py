"""A malformed problem folder is one line with its file, for its own commands alone."""

import shutil
import sys

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness import folders, solution_files
from harness.cases import TIERS, load_cases
from harness.errors import KataError
from harness.interview.questions import read_interview
from harness.judge.judge import judge
from harness.practice.ladders import read_ladders
from harness.problem_folder import load_problem
from harness.run import Limits
from harness.solution_files import Solution
from tests.support import ROOT, copy_checkout, kata_here, run_process

TRIAL = "p0900_trial"
GRID = "from .grid import CELLS"
HOOKS = """
from .base import Base


class Trial(Base):
    title = "900. Trial"
    order = 900
    reference = "loop"
    beside = ("loop",)

    def check(self, before, run):
        expected = [*range(before[0])]
        return None if run.returned == expected else f"expected {expected}"
"""
BASE = """
from harness.problem import Problem


class Base(Problem):
    def validate(self, arguments):
        if not 1 <= arguments[0] <= 9:
            raise ValueError(f"n is {arguments[0]}, expected 1 to 9")
"""
STUB = "class Solution:\n    def count(self, n: int) -> List[int]:\n"
CASE = '[[case]]\ntier = "sample"\nname = "Four"\nwhy = "w"\nsource = "s"\nn = 4\n'
LADDER = "[[ladder]]\n" + "".join(
    f'{key} = "x"\n'
    for key in ("name", "title", "question", "where", "invariant", "shape", "lines")
)
QUESTION = '[[question]]\ntitle = "t"\nask = "a"\npoints = ["p"]\n'
RIGHT = "class Solution:\n    def count(self, n):\n        return [*range(n)]\n"
FILES = {
    "README.md": "# 900. Trial\n",
    "__init__.py": "",
    "base.py": BASE,
    "problem.py": HOOKS,
    "stub.py": STUB,
    "cases.toml": CASE,
    "hints.toml": LADDER,
    "interview.toml": QUESTION,
}


@pytest.fixture
def trial(tmp_path, monkeypatch):
    """A well-formed problem folder in a checkout of its own."""
    folder, approaches = tmp_path / "problems" / TRIAL, tmp_path / "solutions" / TRIAL
    folder.mkdir(parents=True)
    approaches.mkdir(parents=True)
    (approaches / "loop.py").write_text(RIGHT, encoding="utf-8")
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(folders, "PROBLEMS", tmp_path / "problems")
    monkeypatch.setattr(solution_files, "SOLUTIONS", tmp_path / "solutions")
    return folder


def use(folder):
    """Do with a problem folder what commands do with it: load it, read its tables, judge."""
    problem = load_problem(folder)
    load_cases(problem, TIERS)
    read_ladders(folder)
    read_interview(folder)
    solution = Solution(solution_files.reference_path(problem), "loop.py", RIGHT)
    return judge(problem, solution, load_cases(problem), Limits())


def test_well_formed_folder_is_accepted(trial):
    assert str(use(trial).verdict) == "Accepted"


@parametrize_cases(
    Case(
        "syntax error", old="class Trial(Base):", new="class Trial(Base)", where=":5: this is not"
    ),
    Case(
        "misspelt module", old=".base", new=".bass", where=":2: there is no problems/p0900_trial/b"
    ),
    Case(
        "misspelt name", old="import Base", new="import Bass", where=":2: cannot import name 'Bass"
    ),
    Case(
        "misspelt module of the harness",
        old="from .base",
        new="from harness.drawin import Drawing\nfrom .base",
        where=":2: no module of the harness is called 'drawin' (did you mean 'drawing'?)",
    ),
    Case(
        "no such module", old="from", new="import numpyy\nfrom", where=":2: there is no module 'nu"
    ),
    Case("exception", old="class", new="1 / 0\nclass", where=":5: ZeroDivisionError: division by"),
    Case("exit", old="class", new="raise SystemExit(5)\nclass", where=":5: SystemExit: 5"),
    Case("no class", old="Trial(Base)", new="Trial", where=" defines no class of Problem"),
    Case("no title", old="title", new="_title", where=" defines no class of Problem with a title"),
    Case("no hook", old="beside", new="besides", where=": no hook is called 'besides' (did you"),
    Case("order", old="= 900\n", new='= "900"\n', where=": order is '900', expected int"),
    Case("beside", old='("loop",)', new='("loop")', where=": beside is 'loop', expected tuple"),
    Case(
        "place of the answer",
        old="title",
        new="answer = 'returned'\n    title",
        where=": answer is 'returned', expected Answer",
    ),
    Case("parameters", old="before, run)", new="before)", where=": check is (self, before), exp"),
    Case(
        "no reference", old='"loop"', new='"lop"', where=": reference: no approach is called 'lop'"
    ),
    Case("nothing beside", old='("loop"', new='("a"', where=": beside: no approach is called 'a'"),
    Case("check raises", old="before[0]", new="before[1]", where=":12: the check failed with Ind"),
    Case(
        "check is no text", old="return None", new="return 0", where=": the check returned 0, exp"
    ),
)
def test_malformed_hooks_are_reported_with_their_line(trial, old, new, where):
    assert old in HOOKS
    (trial / "problem.py").write_text(HOOKS.replace(old, new, 1), encoding="utf-8")
    assert complaint(trial).startswith(f"problems/{TRIAL}/problem.py{where}")


@parametrize_cases(
    Case("syntax error", old="Base(Problem):", new="Base(Problem)", where="base.py:5: this is not"),
    Case("exception", old="class", new="1 / 0\nclass", where="base.py:5: ZeroDivisionError: div"),
    Case("no hook", old="validate", new="validat", where="problem.py: no hook is called 'validat'"),
    Case("validate", old="arguments[0] <", new="argument <", where="base.py:7: `arguments` failed"),
)
def test_malformed_base_class_in_another_module_is_reported(trial, old, new, where):
    assert old in BASE
    (trial / "base.py").write_text(BASE.replace(old, new, 1), encoding="utf-8")
    assert complaint(trial).startswith(f"problems/{TRIAL}/{where}")


@parametrize_cases(
    Case("syntax error", text=STUB.replace("n: int", "n int"), where="stub.py:2: "),
    Case("no class", text="", where="stub.py does not declare class Solution"),
    Case("another class", text=STUB.replace("Sol", "S"), where="stub.py does not declare class So"),
    Case(
        "no method", text="class Solution:\n    pass\n", where="stub.py does not declare a method"
    ),
    Case(
        "no self", text=STUB.replace("self, ", ""), where="stub.py:2: the first parameter of count"
    ),
    Case("not UTF-8", text="# \udcff", where="stub.py:1: this is not UTF-8"),
    Case("fewer", text=STUB.replace(", n: int", ""), where="cases.toml:1: case 'Four': no key is"),
    Case(
        "more",
        text=STUB.replace("n: int", "m, n: int"),
        where="cases.toml:1: case 'Four' has no 'm'",
    ),
)
def test_malformed_stub_is_reported(trial, text, where):
    (trial / "stub.py").write_text(text, encoding="utf-8", errors="surrogateescape")
    assert complaint(trial).startswith(f"problems/{TRIAL}/{where}")


@pytest.mark.parametrize("returned", ["[]", "[1, 2]", "None", "4"])
def test_arguments_that_do_not_fit_the_stub_are_reported(trial, returned):
    hook = f"    def arguments(self, case):\n        return {returned}\n"
    (trial / "problem.py").write_text(HOOKS + hook, encoding="utf-8")
    assert complaint(trial).startswith(f"problems/{TRIAL}/stub.py: count takes n, but `arguments`")


@parametrize_cases(
    Case("[[cases]]", old="case]]", new="cases]]", where=": no table is called 'cases'"),
    Case("[case]", old="[[case]]", new="[case]", where=": [case] is one table; expected [[case]]"),
    Case("no table", old=CASE, new="case = [3]", where=": case is [3]; expected [[case]]"),
    Case("no TOML", old="n = 4", new="n = = 4", where=":6: this is not TOML"),
    Case("no cases", old=CASE, new="", where=" has no sample, interview, stress or beyond cases"),
    Case("name twice", old=CASE, new=CASE * 2, where=": two cases are called 'Four'"),
    Case("unknown key", old="why", new="whi", where=":1: case 'Four': no key is called 'whi' (did"),
    Case("missing key", old='why = "w"\n', new="", where=":1: case 'Four' has no 'why'"),
    Case("missing name", old='name = "Four"\n', new="", where=":1: this case has no 'name'"),
    Case("missing parameter", old="n = 4\n", new="", where=":1: case 'Four' has no 'n'"),
    Case("name", old='"Four"', new="4", where=":1: case 4: name is 4, expected a string"),
    Case("empty name", old='"Four"', new='""', where=":1: this case has no 'name'"),
    Case("tier", old='"sample"', new="1", where=":1: case 'Four': tier is 1, expected a string"),
    Case("no tier", old='"sample"', new='"a"', where=":1: case 'Four': no tier is called 'a'"),
    Case("type", old="n = 4", new='n = "4"', where=":1: case 'Four': n is '4', expected an int"),
    Case("limits", old="n = 4", new="n = 40", where=":1: case 'Four': n is 40, expected 1 to 9"),
)
def test_malformed_case_is_reported_with_its_line(trial, old, new, where):
    assert old in CASE
    (trial / "cases.toml").write_text(CASE.replace(old, new, 1), encoding="utf-8")
    file = "" if where.startswith(" has") else "/cases.toml"
    assert complaint(trial).startswith(f"problems/{TRIAL}{file}{where}")


@parametrize_cases(
    Case("misspelt table", moved="case.toml", where="/case.toml: no table is called 'case.toml'"),
    Case("misspelt tier", moved="cases/smaple.toml", where="/cases/smaple.toml: no tier is called"),
    Case("no TOML file", moved="cases.tml", where=" has no sample, interview, stress or beyond ca"),
    Case(
        "tier twice", moved="cases/sample.toml", where="/cases/sample.toml:1: case 'Four': no key"
    ),
)
def test_bank_in_a_misspelt_file_is_reported(trial, moved, where):
    (trial / moved).parent.mkdir(exist_ok=True)
    (trial / "cases.toml").rename(trial / moved)
    assert complaint(trial).startswith(f"problems/{TRIAL}{where}")


def test_two_banks_are_reported(trial):
    (trial / "cases").mkdir()
    assert "are both there; expected one of them" in complaint(trial)


@parametrize_cases(
    Case("unknown key", old="shape", new="shap", where=":1: ladder 'x': no key is called 'shap'"),
    Case("missing key", old='shape = "x"\n', new="", where=":1: ladder 'x' has no 'shape'"),
    Case(
        "type", old='shape = "x"', new="shape = 3", where=":1: ladder 'x': shape is 3, expected a"
    ),
    Case(
        "unknown verdict",
        old="shape",
        new='verdicts = ["Wrong Anser"]\nshape',
        where=":1: ladder 'x': no verdict is called 'Wrong Anser' (did you mean 'Wrong Answer'?)",
    ),
    Case(
        "verdict that is no list",
        old="shape",
        new='verdicts = "Wrong Answer"\nshape',
        where=":1: ladder 'x': verdicts is 'Wrong Answer', expected a list of strings",
    ),
    Case("unknown table", old="ladder", new="ladders", where=": no table is called 'ladders' (did"),
    Case("one table", old="[[ladder]]", new="[ladder]", where=": [ladder] is one table; expected"),
    Case("name twice", old=LADDER, new=LADDER * 2, where=":1: two ladders are called 'x'"),
    Case("nothing", old=LADDER, new="", where=" has no ladders"),
    Case("no TOML", old='title = "x"', new="title =", where=":3: this is not TOML"),
)
def test_malformed_hints_are_reported_with_their_line(trial, old, new, where):
    assert old in LADDER
    (trial / "hints.toml").write_text(LADDER.replace(old, new, 1), encoding="utf-8")
    assert complaint(trial).startswith(f"problems/{TRIAL}/hints.toml{where}")


@parametrize_cases(
    Case(
        "unknown table", old="question", new="questions", where=": no table is called 'questions'"
    ),
    Case(
        "unknown key", old="ask", new="aks", where=":1: no key is called 'aks' (did you mean 'ask"
    ),
    Case("missing key", old='ask = "a"\n', new="", where=":1: has no 'ask'"),
    Case("type", old='["p"]', new='"p"', where=":1: points is 'p', expected a list of strings"),
    Case(
        "unknown key of a probe",
        old='["p"]\n',
        new='["p"]\n[[question.probe]]\npoit = 1\n',
        where=":1: no key is called 'poit' (did you mean 'point'?)",
    ),
)
def test_malformed_interview_is_reported_with_its_line(trial, old, new, where):
    (trial / "interview.toml").write_text(QUESTION.replace(old, new, 1), encoding="utf-8")
    assert complaint(trial).startswith(f"problems/{TRIAL}/interview.toml{where}")


@pytest.mark.parametrize("name", ["problem.py", "stub.py", "README.md"])
def test_missing_file_is_reported(trial, name):
    (trial / name).unlink()
    assert complaint(trial).startswith(f"problems/{TRIAL} has no {name}; ")


def test_empty_folder_is_reported(trial):
    shutil.rmtree(trial)
    trial.mkdir()
    assert complaint(trial).startswith(f"problems/{TRIAL} has no problem.py")


@pytest.mark.parametrize("name", ["0900_trial", "p900-trial", "p0900 trial", "p0900_Trial"])
def test_misnamed_folder_is_reported(trial, name):
    renamed = trial.rename(trial.with_name(name))
    assert complaint(renamed).startswith(f"problems/{name}: {name!r} is no name of a problem; ")


@pytest.fixture
def checkout(trial, tmp_path):
    """A checkout with another problem, and with a malformed folder as its first one."""
    other = "p0077_combinations"
    shutil.copytree(ROOT / "problems" / other, trial.parent / other)
    (tmp_path / "solutions" / other).mkdir()
    shutil.copy(ROOT / "solutions" / other / "start_index.py", tmp_path / "solutions" / other)
    shutil.copy(ROOT / "solutions" / other / "choose_or_skip.py", tmp_path / "solutions" / other)
    trial.rename(trial.with_name("0001_trial"))
    return tmp_path


@parametrize_cases(
    Case("judge", words=["judge", "solutions/p0077_combinations/start_index.py"]),
    Case("start", words=["start", "--problem", "77"]),
    Case("log", words=["log", "--problem", "77"]),
    Case("run", words=["run", "solutions/p0077_combinations/start_index.py"]),
    Case("help", words=["--help"]),
)
def test_commands_of_other_problems_go_on(checkout, words):
    done = kata_here(*words, home=checkout)
    assert (done.returncode, "trial" in done.stdout + done.stderr) == (0, False), done


@pytest.mark.parametrize(
    "command", ["start", "log", "hint", "test", "compare", "judge", "practice"]
)
def test_its_own_commands_report_it_in_one_line(checkout, command):
    words = [command] + ["solutions/p0900_trial/loop.py"] * (command == "judge")
    done = kata_here(*words, "--problem", "0001_trial", home=checkout)
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert line.startswith("kata: problems/0001_trial: '0001_trial' is no name of a problem; ")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["p0900_trial", "p900-trial"])
def test_exactly_one_test_names_a_malformed_folder(tmp_path, name):
    checkout = copy_checkout(tmp_path, "tests", "pyproject.toml")
    for part in "problems", "solutions":
        shutil.copytree(checkout / part / "p0077_combinations", checkout / part / name)
    (checkout / "problems" / name / "problem.py").write_text("title = = 1\n", encoding="utf-8")
    words = "-m", "pytest", "-m", "not slow", "tests/test_problems.py", "tests/test_arrows.py"
    path = str(checkout / "problems")
    done = run_process(sys.executable, *words, cwd=checkout, PYTHONPATH=path)
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    expected = f"tests/test_problems.py::test_problem_folder_is_well_formed[{name}]"
    assert len(failed) == 1, done.stdout
    assert expected in failed[0]


def complaint(folder):
    """Return the line that names what is wrong with a folder."""
    with pytest.raises(KataError) as raised:
        use(folder)
    assert "\n" not in str(raised.value)
    return str(raised.value)
