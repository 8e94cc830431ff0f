"""Tests of what commands do with their options, the journal and other parts: no solution is run."""

import json
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import JUDGED, load_cases
from harness.cli.commands import compare, log, page, replay
from harness.errors import KataError
from harness.judge.outcome import Explanation, Judged, Report, Word
from harness.judge.verdict import judge_run
from harness.mistake import Mistake
from harness.practice.events import AttemptJudged, digest
from harness.practice.journal import Journal
from harness.problem_folder import read_stub
from harness.replay.lane import UNNAMED
from harness.run import Ending, Limits, Run
from harness.solution_files import find_approaches, load_solution
from tests.harness.practice.events import NOON
from tests.support import APPROACHES, judged_as, kata_here, problem_named, sudoku

SUBSETS = "p0078_subsets"
HERE = ("--problem", "78")
MINE, OTHER = (f"solutions/{SUBSETS}/{name}.py" for name in ("my_solution", "start_index"))
TEXT = "class Solution:\n    def subsets(self, nums):\n        return [[]]\n"
FAILED = "Three falling"


@pytest.fixture
def attempt(clone):
    """The path of an attempt at 78, whose folder is the current one."""
    (clone.folder / MINE).write_text(TEXT)
    return clone.folder / MINE


@pytest.fixture
def failed(attempt):
    """The event of a judgement in which the attempt failed."""
    mistake = {"cause": "undo", "likely": "nothing is undone.", "proof": "It passes.", "line": 3}
    event = AttemptJudged(
        time=NOON,
        problem=SUBSETS,
        source=digest(load_solution(attempt).source),
        verdict="Wrong Answer",
        case=FAILED,
        **mistake,
    )
    Journal().append(event)
    return event


def refused(problem, solution, cases, limits, *_arguments, **_options):
    """Judge a wrong answer to the first case, without a run."""
    run = Run(Ending.RETURNED, returned=[])
    verdict = judge_run(problem, problem.arguments(cases[0]), run, limits)
    return Report(problem, solution, limits, (Judged(cases[0], run, verdict),), len(cases))


@pytest.mark.usefixtures("attempt")
@parametrize_cases(
    Case("all cases of the attempt", words=(), recorded=True),
    Case("the attempt by its path", words=(MINE,), recorded=True),
    Case("another file", words=(OTHER,), recorded=False),
    Case("one case", words=("CASE=one zero",), recorded=False),
    Case("an input", words=("INPUT=[1]",), recorded=False),
)
def test_judgement_is_recorded_only_of_all_cases_of_the_attempt(
    clone, monkeypatch, words, recorded
):
    found = Explanation(Mistake("undo", "it is lost.", remedy="Undo it."))
    monkeypatch.setattr("harness.why.judge_and_explain.judge", refused)
    monkeypatch.setattr("harness.why.explain.explain", lambda *_: found)
    short, full = (clone.kata("judge", *words, *HERE, *more) for more in ((), ("FULL=1",)))
    assert (short.returncode, full.returncode) == (1, 1)
    assert ["to paste" in done.stdout for done in (short, full)] == [False, True]
    told = [("it is lost." in one.stdout, "Undo it." in one.stdout) for one in (short, full)]
    assert told == [(True, OTHER in words)] * 2, "hints give the remedy for the attempt"
    assert "your input" not in short.stdout.partition("\nNext ")[2], "no command can name it"
    assert clone.history.exists() == recorded


def test_rep_continues_when_only_one_case_is_accepted(clone, attempt, monkeypatch):
    def accepted(problem, solution, cases, limits, *_arguments, **_options):
        judged = judged_as(Word.ACCEPTED, cases[0])
        return Report(problem, solution, limits, (judged,), len(cases))

    monkeypatch.setattr("harness.why.judge_and_explain.judge", accepted)
    monkeypatch.setattr("harness.compare.identify.identify", lambda *_: ("like a queue", None))
    pages = [clone.kata("judge", attempt, *HERE, *words).stdout for words in (["CASE=both"], [])]
    assert ["Not all cases" in page for page in pages] == [True, False]
    assert all("\nSearch  like a queue\n" in page for page in pages)
    report = json.loads(clone.kata("judge", *HERE, "JSON=1").stdout)
    assert " ".join(report).startswith("solution verdict reason likely passed total cases")
    known = {"problem": SUBSETS, "from_memory": None, "passed": 1, "verdict": "Accepted"}
    assert known.items() <= report.items()


def test_comparison_has_stress_cases_apart_and_fails_if_any_solution_does(monkeypatch):
    def measure(problem, standings, cases):
        *right, wrong = [Report(problem, one.solution, Limits(), (), 9) for one in standings]
        reports = *right, refused(problem, wrong.solution, cases, wrong.limits)
        seconds = {case.name: 1.0 for case in cases}
        measured = zip(standings, reports, strict=True)
        return [replace(one, report=report, seconds=seconds) for one, report in measured]

    for name in "measure_calls", "measure_counts":
        monkeypatch.setattr(compare, name, lambda _problem, standings, _cases: standings)
    monkeypatch.setattr(compare, "measure_times", measure)
    given, peer = [APPROACHES / "bitmask.py", APPROACHES / "crook.py"], APPROACHES / "bitboard.py"
    monkeypatch.setattr(compare, "find_peers", lambda _: ([peer], ["one", "other"]))
    done = kata_here("compare", *given, "STRESS=1", "PEERS=1", "JSON=1")
    assert (done.returncode, done.stderr.startswith("kata: one and other are not")) == (1, True)
    for part, tiers in (("approaches", JUDGED), ("stress", ("stress",))):
        shown = json.loads(done.stdout)[part]
        names = {case.name for case in load_cases(sudoku(), tiers)}
        assert [one["name"] for one in shown] == ["bitmask", "crook", "bitboard"]
        assert all(one["cases"].keys() == names for one in shown)


def test_attempt_is_compared_unless_it_is_the_stub(clone, attempt, monkeypatch):
    compared = Mock(side_effect=KataError("enough"))
    monkeypatch.setattr(compare, "fresh_standings", compared)
    assert clone.kata("compare", *HERE).stderr == "kata: enough\n"
    assert attempt in compared.call_args.args[1]
    attempt.write_text(read_stub(problem_named(SUBSETS).folder))
    said = clone.kata("compare", *HERE).stderr
    assert "my_solution.py is not compared: it is still the stub" in said
    assert attempt not in compared.call_args.args[1]


@parametrize_cases(
    Case("a file", given=["mine.py"], added=True),
    Case("an approach", given=[OTHER], added=True),
    Case("two files", given=["mine.py", OTHER], added=False),
)
def test_single_file_is_compared_with_the_approaches(clone, monkeypatch, given, added):
    compared = Mock(side_effect=KataError("enough"))
    monkeypatch.setattr(compare, "fresh_standings", compared)
    clone.kata("compare", *given, *HERE)
    approaches = {path.stem for path in find_approaches(problem_named(SUBSETS))}
    files = [path.stem for path in compared.call_args.args[1]]
    expected = {Path(path).stem for path in given} | (approaches if added else set())
    assert sorted(files) == sorted(expected)


@pytest.mark.usefixtures("unexplained")
@parametrize_cases(
    Case("again", part="cli.commands.again.begin", result=([], "the disk is full")),
    Case("hint", part="cli.commands.hint.keep_hint", result="the disk is full"),
    Case("judge", part="practice.judge.note_judgement", result="the disk is full"),
    Case("start", part="cli.commands.start.begin", result=([], "the disk is full")),
)
def test_complaint_of_the_journal_is_printed(clone, monkeypatch, part, result):
    *_, name, _ = part.split(".")
    monkeypatch.setattr(f"harness.{part}", lambda *_: result)
    if name in ("hint", "judge"):
        (clone.folder / MINE).write_text(TEXT)
        monkeypatch.setattr("harness.why.judge_and_explain.judge", refused)
    done = clone.kata(name, *HERE)
    assert (done.returncode, done.stderr) == (name == "judge", "kata: the disk is full\n")


def test_log_of_an_unreadable_journal_is_a_line_with_exit_code_3(clone):
    clone.history.parent.mkdir()
    clone.history.write_text("torn\n")
    done = clone.kata("log")
    assert (done.returncode, "line 1 cannot be read" in done.stderr) == (0, True)
    assert "46. Permutations" in done.stdout, "the other lines are read"
    clone.history.unlink()
    clone.history.mkdir()
    done = clone.kata("log")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (3, "", 1)


def test_last_accepted_rep_is_rated_unless_the_journal_refuses():
    journal = Mock()
    journal.append.side_effect = ["", "the disk is full"]
    log.rate_last(journal, problem_named(SUBSETS), "hard")
    with pytest.raises(KataError, match="the disk is full"):
        log.rate_last(journal, problem_named(SUBSETS), "hard")


def test_page_shows_up_to_four_files_of_their_problem_on_the_given_case(monkeypatch):
    recorded = Mock(side_effect=KataError("enough"))
    monkeypatch.setattr(page, "record_lanes", recorded)
    files = [APPROACHES.parent / f"p0051_n_queens/{name}.py" for name in ("bits", "sets")] * 2
    assert kata_here("page", *files, "CASE=four").stderr == "kata: enough\n"
    [(problem, solutions, case)] = [call.args for call in recorded.mock_calls]
    assert (problem.slug, len(solutions), case) == ("p0051_n_queens", 4, "four")


def test_page_shows_approaches_beside_the_attempt_only_after_accepted(clone, failed, monkeypatch):
    recorded = Mock(side_effect=KataError("enough"))
    monkeypatch.setattr(page, "record_lanes", recorded)
    for verdict, lanes in (("Wrong Answer", 1), ("Accepted", 3)):
        Journal().append(replace(failed, verdict=verdict))
        clone.kata("page", *HERE)
        assert len(recorded.call_args.args[1]) == lanes


def test_lane_has_the_mistake_of_its_own_source_on_the_case_that_failed(
    clone, attempt, failed, monkeypatch
):
    monkeypatch.setattr(replay, "record_search", Mock())
    monkeypatch.setattr(replay, "make_lane", lambda _recording, *known: known)
    mine, other = load_solution(attempt), load_solution(clone.folder / OTHER)
    mistake = Mistake(failed.cause, f"{failed.likely} {failed.proof}", failed.line)
    named, example = (FAILED, UNNAMED), ("LeetCode's example", UNNAMED)
    for solutions, case, lanes in (
        ([mine, other], None, [(FAILED, mistake), named]),
        ([other, mine], None, [named, (FAILED, mistake)]),
        ([mine], example[0], [example]),
        ([other], None, [example]),
    ):
        assert replay.record_lanes(problem_named(SUBSETS), solutions, case) == (lanes[0][0], lanes)


@pytest.mark.usefixtures("failed")
@parametrize_cases(
    Case("the attempt", words=(), says="last, without a time limit. Ctrl-C stops the run. `CASE="),
    Case("the attempt by its path", words=(MINE,), says=f"“{FAILED}”, the case that failed last,"),
    Case("the same case", words=(f"CASE={FAILED}",), says="failed last, without a time limit. "),
    Case("another case", words=("CASE=one zero",), says="“One zero” without a time limit. Ctrl-C "),
    Case("another file", words=(OTHER,), says="“LeetCode's example” without a time limit. "),
    Case("an input", words=("INPUT=[1]",), says="“your input” without a time limit. Ctrl-C stops"),
)
def test_run_names_its_case_and_the_next_step(clone, words, says):
    done = clone.kata("run", *words, *HERE)
    assert says in done.stderr
    assert ("`CASE=NAME` chooses" in done.stderr) == (words in ((), (MINE,), (OTHER,)))
    assert ("\nNext    " in done.stdout) == (OTHER not in words)
    assert "]\nOutput  [[]" in done.stdout
    assert ("Accepted\n" in done.stdout, done.returncode) == (OTHER in words, OTHER not in words)


def test_run_counts_nested_calls_and_draws_the_answer():
    search = APPROACHES / "first_empty_cell.py"
    done = kata_here("run", search, "--problem", "no_recursion", "CASE=four blanks")
    assert "Output " in done.stdout
    assert "that is recursion" in done.stdout
