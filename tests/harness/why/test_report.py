"""Tests of the page and the JSON of a report."""

from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.console import LABEL, plain_text
from harness.judge.outcome import Explanation, Shrunk, Word
from harness.mistake import Change, Mistake
from harness.run import Ending, RaisedException, Times
from harness.why.report import (
    LINES,
    LONGEST_VALUE,
    answer_part,
    as_json,
    case_page,
    frames_part,
    print_report,
    printed_part,
)
from tests.support import judged_as, problem_named, report_of

COMBINATIONS = problem_named("p0077_combinations")
FIRST, SECOND, THIRD = load_cases(COMBINATIONS)[:3]
SLIP = Mistake("slip", "line 2: something.", 2, "Write it.", "(One change.)", proved=True)
CUT = f"{'x' * 140}…"


def judged(case, word=Word.ACCEPTED, likely=None, seconds=0.0, **run):
    times = Times(solve=seconds + 1, cpu=seconds, wall=seconds + 2)
    return judged_as(word, case, likely, times=times, **run)


def reported(*ran, **fields):
    return report_of(*ran, problem=COMBINATIONS, source="go()\n" * 9, total=9, **fields)


def failed(likely=SLIP, **run):
    run = {"arguments": COMBINATIONS.arguments(SECOND), "returned": [[1]]} | run
    return judged(SECOND, Word.WRONG, likely, 0.5, **run)


def page_of(report, capsys, *advice, **options):
    print_report(report, [*advice], **options)
    return capsys.readouterr().out.splitlines()


def test_page_of_an_accepted_solution_has_its_times_and_first_output(capsys):
    ran = judged(FIRST, seconds=0.1), judged(SECOND, seconds=0.5, printed="b\n")
    page = page_of(reported(*ran, judged(THIRD, seconds=0.2, printed="c\n")), capsys)
    assert page[0] == "Accepted  3/9 cases  a.py"
    times = f"0.800 s of CPU time in combine; slowest 0.500 s: “{SECOND.name}”"
    several = f"(on “{SECOND.name}” and 1 other case)"
    assert [line[LABEL:] for line in page[1:] if line] == [times, "b", several]
    whole = page_of(reported(*ran), capsys, full=True)
    assert whole[-2:] == [f"Printed on “{SECOND.name}”", "  b"]
    alone = reported(*ran)
    assert plain_text(printed_part(alone)).endswith(f"(on “{SECOND.name}”)")


def test_json_has_the_deciding_case_and_its_mistake(capsys):
    change = Change("name", 2, "", "", ("-2 x", "+2 y"), 40)
    explanation = Explanation(seen="seen", shrunk=Shrunk([2, 1], 1, 1.0, True), change=change)
    one = as_json(reported(judged(FIRST), failed(printed=""), explanation=explanation))
    assert one["cases"][1] == {
        "name": SECOND.name,
        "tier": SECOND.tier,
        "verdict": "Wrong Answer",
        "reason": "a reason",
        "solve_seconds": 1.5,
        "wall_seconds": 2.5,
        "variant_of": None,
        "cpu_seconds": 0.5,
    }
    expected = {"verdict": "Wrong Answer", "passed": 1, "total": 9, "likely": SLIP.words()}
    expected |= {"case": SECOND.name, "input": COMBINATIONS.arguments(SECOND), "returned": [[1]]}
    expected |= {"line": 2, "proved": True, "change": [*change.diff], "remedy": SLIP.remedy}
    expected |= {"seen": "seen", "smallest": [2, 1], "printed": "", "explaining_cut_off": False}
    assert expected.items() <= one.items()
    unknown = Mistake("slip", "something.")
    report = reported(failed(unknown), explanation=Explanation(cut_off=Ending.STEPS))
    expected = dict.fromkeys(("line", "remedy", "seen", "smallest", "change"))
    assert (expected | {"explaining_cut_off": True}).items() <= as_json(report).items()
    assert page_of(report, capsys)[0].endswith("  a.py"), "its line is unknown"


def test_remedy_is_held_back_when_hints_give_it(capsys):
    report = reported(failed(), hinted=True)
    assert as_json(report)["likely"] == "line 2: something. (One change.)"
    assert "Likely  line 2: something. (One change.)" in page_of(report, capsys)


def test_output_is_shown_as_far_as_the_page_has_room(capsys):
    report = reported(
        failed(printed="1\n2\n3\n4\n5\n"), explanation=Explanation(cut_off=Ending.CPU)
    )
    pages = [page_of(report, capsys, *[[("advice", "")]] * size) for size in range(1, 12)]
    shown = ["Printed 1" in page for page in pages]
    assert max(len(page) for page, whole in zip(pages, shown, strict=True) if whole) == LINES
    assert shown == sorted(shown, reverse=True)
    assert shown[-1] is False


@pytest.mark.parametrize(("lines", "repeated"), [(2, False), (30, True)])
def test_headline_is_repeated_below_a_long_full_page(lines, repeated, capsys):
    report = reported(failed(printed="line\n" * lines))
    headline, *page = page_of(report, capsys, full=True)
    assert (page.count(headline), page[-1] == headline) == (repeated, repeated)
    assert headline not in page_of(report, capsys)[1:]


def test_long_path_is_not_cut(capsys, monkeypatch):
    """Editors open a file at a line from their terminal, and mark the line from its output."""
    monkeypatch.setenv("COLUMNS", "80")
    report = reported(failed())
    path = report.solution.path.with_name(f"{60 * 'x'}.py")
    report = replace(report, solution=replace(report.solution, path=path))
    assert page_of(report, capsys)[0] == f"Wrong Answer  0/9 cases  {path}:2"


@pytest.mark.parametrize(
    ("complete", "note"), [(True, ")"), (False, ", then the search for it was")]
)
def test_full_page_says_why_the_case_is_there_and_shows_the_smallest_input(complete, note, capsys):
    explanation = Explanation(shrunk=Shrunk([2, 1], 3, 1.0, complete))
    page = page_of(reported(failed(), explanation=explanation), capsys, full=True)
    words = f"The smallest input found that fails in the same way (3 runs, 1.0 s{note}"
    assert f"About {SECOND.why}" in " ".join(" ".join(page).split())
    [title] = [number for number, line in enumerate(page) if line.startswith(words)]
    assert page[title + 1 :][:3] == ["n = 2, k = 1", "2", "1"]


@parametrize_cases(
    Case("a few lines", printed="1\n2\n3\n4", shown=["1", "2", "3", "4"]),
    Case("many lines", printed="1\n2\n3\n4\n5\n6", shown=["1", "2", "…", "5", "6"]),
    Case("a long line", printed=f"{'x' * 140}\n{'x' * 141}", shown=["x" * 140, CUT]),
)
def test_first_and_last_lines_of_output_are_shown(printed, shown):
    lines = plain_text(printed_part(reported(failed(printed=printed)))).split("\n")
    assert [line.removeprefix("Printed").strip() for line in lines if line] == shown


def test_page_of_another_case_has_no_explanation_of_the_deciding_one():
    other = replace(failed(None), case=THIRD)
    report = reported(failed(), other, explanation=Explanation(seen="seen"))
    assert "seen" in plain_text(case_page(report, report.judged[0]))
    assert "seen" not in plain_text(case_page(report, other))


def test_deepest_frames_are_shown_when_there_is_no_room_for_all():
    raised = RaisedException(frames=((1, "a"), (2, "b"), (3, "c")), depth=3)
    frames = frames_part(reported(failed()), failed(raised=raised), 2)
    assert [line.split(":")[0].strip() for line in plain_text(frames).split("\n") if line] == [
        *("line 2, in b", "line 3, in c")
    ]


def test_long_answer_is_cut_unless_the_page_is_full():
    long = reported(failed(returned=[[1]] * LONGEST_VALUE))
    short, full = (plain_text(answer_part(long, long.deciding, most)) for most in (99, None))
    assert short.rstrip().endswith("…")
    assert "…" not in full
    assert "…" not in plain_text(answer_part(reported(failed()), failed()))
    raised = replace(long.deciding, run=replace(long.deciding.run, ending=Ending.RAISED))
    assert answer_part(long, raised) == []


NOTES = "took too long", "searches longer", "this machine is busy"


@parametrize_cases(
    Case("steps", ended=Ending.STEPS, likely=None, notes=NOTES[:2], waiting=NOTES[:2]),
    Case("steps, with a mistake", ended=Ending.STEPS, likely=SLIP, notes=(), waiting=()),
    Case("CPU", ended=Ending.CPU, likely=SLIP, notes=NOTES[:2], waiting=()),
    Case("the clock", ended=Ending.CLOCK, likely=SLIP, notes=NOTES[2:], waiting=()),
)
def test_page_says_what_ended_the_explanation(ended, likely, notes, waiting, capsys):
    """A case that times out may wait for something, which takes no CPU time."""
    for word, expected in (Word.WRONG, notes), (Word.TIME, waiting):
        explanation = Explanation(likely, cut_off=ended)
        report = reported(judged(SECOND, word, likely), explanation=explanation)
        page = " ".join(page_of(report, capsys))
        assert tuple(one for one in NOTES if one in page) == expected
        patient = " ".join(page_of(replace(report, patient=True), capsys))
        assert "searches longer" not in patient
        changed = replace(explanation, change=Change("name", 2, "", "", (), 40))
        found = " ".join(page_of(replace(report, explanation=changed), capsys))
        assert not any(one in found for one in NOTES)
