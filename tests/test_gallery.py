"""The gallery: each program gets the verdict and the mistake that its header declares.

`tests/submissions/README.md` lists the fields of a header. Programs are found by folder: those of a
new problem are tested because they are there.
"""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests import gallery, gallery_checks
from tests.gallery import GALLERY, all_programs, changes_of, declared, each_program, programs_of

README = (GALLERY / "README.md").read_text(encoding="utf-8")
FIELDS = set(re.findall(r"^(\w+(?: limit)?): ", README, re.MULTILINE))
OWN = sorted(path.parent.name for path in Path(__file__).parent.glob("*/test_gallery.py"))
"""Problems with a gallery test of their own, which judges their programs."""
JUDGED = {
    path.relative_to(GALLERY).as_posix(): path
    for path in all_programs()
    if gallery.slug_of(path) not in OWN
}
QUICK = {"p0037_sudoku_solver/followups/no_recursion/wrong_answer/helper.py"}
"""The programs that the quick tests judge, too."""
ALL = {path.relative_to(GALLERY).as_posix(): declared(path) for path in all_programs()}


@pytest.mark.posix("signals and limits, which submissions run into")
@each_program(JUDGED, QUICK)
@pytest.mark.usefixtures("steps_decide")
def test_program_gets_what_its_header_declares(path, scratch, capsys):
    header = declared(path)
    cases = gallery.cases_for(gallery.problem_of(path), header.get("Cases"))
    report = gallery.explained(path, cases, everything=False)
    gallery_checks.check_verdict(report, header)
    gallery_checks.check_mistake(report, header, changes_of(path))
    gallery_checks.check_page(report, capsys)
    gallery_checks.check_nothing_left(scratch)


@pytest.mark.slow
@pytest.mark.posix("the limits of a submission")
def test_printed_header_is_the_one_to_declare():
    path = GALLERY / "p0077_combinations/wrong_answer/n_left_out.py"
    assert gallery.found(path).splitlines() == [
        "Verdict: Wrong Answer",
        "Reason: [1] is missing: 0 of 1 came",
        "Cause: slip, 18",
        "Change: range, 18",
    ]


@pytest.mark.parametrize("slug", OWN)
def test_gallery_test_of_a_problem_judges_all_its_programs(slug):
    test = import_module(f"tests.{slug}.test_gallery").test_program_gets_what_its_header_declares
    [programs] = [mark.args[1] for mark in test.pytestmark if mark.name == "parametrize"]
    assert [program.values[0] for program in programs] == programs_of(slug)


def test_header_declares_verdict_of_its_folder():
    folders = {name: header["Verdict"].lower().replace(" ", "_") for name, header in ALL.items()}
    assert {name: Path(name).parent.name for name in ALL} == folders


def test_header_has_only_fields_of_the_readme():
    unknown = {name: header.keys() - FIELDS - {"Line"} for name, header in ALL.items()}
    assert {name: fields for name, fields in unknown.items() if fields} == {}


def test_header_declares_reason_and_change_unless_program_is_accepted():
    for name, header in ALL.items():
        fails = header["Verdict"] != "Accepted"
        assert ("Reason" in header, "Change" in header) == (fails, fails), name
        assert fails or header["Cause"] == "none", name


def test_declared_lines_are_code_below_the_header():
    for path in all_programs():
        header, text = declared(path), path.read_text(encoding="utf-8")
        places = " ".join(header.get(field, "") for field in ("Line", "Change", "Says"))
        head = len(text.split('"""')[1].splitlines())
        code = {at for at, line in enumerate(text.splitlines(), 1) if at > head and line.strip()}
        assert {int(line) for line in re.findall(r"\d+", places)} <= code, path


def test_mistake_not_named_yet_has_cause_and_line_but_no_proof():
    for name, header in ALL.items():
        if "Named" in header:
            assert header["Named"] == "not yet", name
            assert header["Line"], name
            assert "Says" in header or header["Change"] == "none", name
        else:
            assert "Says" not in header, name


def test_programs_sleep_at_most_a_minute():
    """The processes that a submission starts end by themselves if all else fails."""
    for path in GALLERY.rglob("*.py"):
        for seconds in re.findall(r"sleep\D{1,12}(\d+)", path.read_text(encoding="utf-8")):
            assert int(seconds) <= 60, path
