"""From events to reps, their ratings and due days, the log, and the path of problems."""

import time
from collections import defaultdict
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.folders import all_folders, slug_of
from harness.practice.events import InterviewStep, digest
from harness.practice.log_lines import MOST_ROWS, log_lines, path_lines, rep_lines
from harness.practice.past import Past
from harness.practice.schedule import cards_due, describe_due, due_today, is_due, next_due
from harness.problem_folder import path_of_problems
from harness.which_problem import choose_problem
from tests.harness.practice.events import (
    LATER,
    NOON,
    accepted,
    at,
    began,
    hinted,
    judged,
    past,
    rated,
    saved,
    step,
)  # fmt: skip


def find_reps(events):
    return past(events).reps


def test_rep_counts_from_the_first_save_to_accepted():
    saves = [saved(2), saved(3)]
    [rep] = find_reps([began(), *saves, judged(5), hinted(6), judged(8), accepted(12), judged(9)])
    assert rep.minutes == 10
    assert (len(rep.sources), len(rep.mistakes), len(rep.hints)) == (3, 2, 1)


def test_same_code_judged_again_is_one_failure_until_it_is_accepted():
    """The earlier judgements may have timed out on a busy machine."""
    slow, again = (judged(minutes, "Time Limit Exceeded", source="same") for minutes in (5, 7))
    other, last = judged(6), judged(8, "Accepted", source="same")
    [rep] = find_reps([began(), slow, other, again, last])
    assert (rep.accepted, len(rep.sources), rep.mistakes) == (True, 2, (slow, other))


def test_events_before_the_first_stub_are_a_rep():
    """The journal may be younger than the attempt."""
    [rep] = find_reps([judged(5), accepted(9)])
    assert (rep.began, rep.accepted) == (at(5), True)


@parametrize_cases(
    Case("right at once and quick", events=[accepted(15)], rating="easy"),
    Case("a minute more than quick", events=[accepted(16)], rating="good"),
    Case("one failure", events=[judged(5), accepted(10)], rating="good"),
    Case("not quick", events=[accepted(30)], rating="good"),
    Case("with a hint", events=[judged(5), hinted(6), accepted(10)], rating="hard"),
    Case("slow for an interview", events=[judged(0), accepted(31)], rating="hard"),
    Case("three failures", events=[*map(judged, range(1, 4)), accepted(10)], rating="good"),
    Case("four failures", events=[*map(judged, range(1, 5)), accepted(10)], rating="hard"),
    Case(
        "the lines were shown", events=[hinted(6, rung=5), hinted(7), accepted(10)], rating="again"
    ),
    Case("given up", events=[judged(5), began(6)], rating="again"),
    Case("rated by the learner", events=[accepted(10), rated(11, "hard")], rating="hard"),
)
def test_rating_follows_from_time_hints_and_failures_unless_changed(events, rating):
    assert find_reps([began(), *events])[0].rating == rating


def test_rep_without_a_judgement_is_left_out_once_another_begins():
    first, last = find_reps([began(), accepted(5), began(10), began(20)])
    assert (first.began, last.began) == (at(0), at(20))


def test_card_is_due_while_a_rep_of_another_card_goes_on():
    from_memory = replace(began(20), approach="bitmask")
    of_folder = {Path("p"): past([began(), accepted(5), from_memory])}
    assert [card.approach for card in cards_due(of_folder, LATER)] == [""]
    of_folder[Path("p")] = past([began(), accepted(5), began(20)])
    assert cards_due(of_folder, LATER) == []


def test_rating_applies_to_last_accepted_rep_and_unknown_one_is_ignored():
    ratings = [rated(30, rating) for rating in ("hard", "throw-out")]
    first, second = [began(), accepted(5)], [began(10), accepted(15)]
    given_up = [began(20), judged(25), began(30)]
    reps = find_reps([*first, *second, *given_up, *ratings])
    assert [rep.rating for rep in reps] == ["easy", "hard", "again", "again"]


def test_current_rep_is_the_last_one_until_it_has_ended():
    events = [began(), judged(5), accepted(9)]
    pasts = [past(events[:count]) for count in range(4)]
    assert [past.current and len(past.current.sources) for past in pasts] == [None, 0, 1, None]
    assert past([*events, began(20), judged(21)]).was_accepted, "in an earlier rep"


def test_last_judgement_of_a_text_counts():
    first, other, last = (judged(when, source=digest(text)) for when, text in enumerate("aba"))
    known = past([first, other, last])
    assert [known.judgement_of(digest(text)) for text in "abc"] == [last, other, None]


def test_failed_case_is_that_of_the_last_judgement():
    events = [began(), replace(judged(1), case="Four blanks"), hinted(2), accepted(3)]
    cases = [past(events[:count]).failed_case for count in range(len(events) + 1)]
    assert cases == ["", "", "Four blanks", "Four blanks", ""]


def test_better_rep_is_due_later():
    histories = ([hinted(6, rung=5)], [judged(5)], [])
    dues = [next_due(find_reps([began(), *some, accepted(10)])) for some in histories]
    assert dues == sorted(set(dues))
    assert next_due(find_reps([began(), judged(5)])) is None


def test_next_rep_is_never_due_on_the_same_day():
    assert next_due(find_reps([began(), judged(5), began(10)])) == at(10) + timedelta(days=1)
    good = [began(), accepted(10)]
    badly = find_reps([*good, began(2000), accepted(2010), rated(2015, "again")])
    assert next_due(badly) >= at(2010) + timedelta(days=1)


def test_reps_survive_a_clock_set_back_or_forward():
    """The order of the file counts. Times never go back, and are never in the future."""
    events = [began(), accepted(10), began(-99_999), accepted(-99_990), began(9e6), accepted(9e6)]
    reps = past(events, at(5000)).reps
    assert [rep.minutes for rep in reps] == [10, 0, 0]
    assert at(5000) < next_due(reps) < at(5000) + timedelta(days=100)
    [rep] = past([began(), saved(10)], at(20)).plus([accepted(5)], at(5)).reps
    assert rep.minutes == 0, "set back while the past is kept in memory"


def log_of(events):
    """Return the lines of the log of some events, with one space between words."""
    lines = plain_text(log_lines(find_reps(events), lambda failure: failure.likely)).splitlines()
    return [" ".join(line.split()) for line in lines]


def test_log_has_a_row_for_each_rep():
    first = [began(), judged(5), judged(6), accepted(31.2)]
    memory = [replace(began(60), approach="bitmask"), judged(61), accepted(70)]
    held = [began(80), step(80, InterviewStep.BEGAN), judged(85)]
    _, first, second, third, *_ = log_of([*first, *memory, *held])
    assert first == "1 2026-05-04 27 3 0 good the undo is missing (2)"
    assert second == "2 2026-05-04 9 2 0 good bitmask: the undo is missing"
    assert third == "3 2026-05-04 ongoing 1 0 interview: the undo is missing"


def test_log_names_the_three_mistakes_that_were_made_most_often():
    """Mistakes in reps that are no longer listed count, too."""
    counts = {"once": 1, "a": 5, "b": 4, "c": 3, "d": 2}
    mistakes = [judged(n, f"{n}", likely=name) for name, n in counts.items() for _ in range(n)]
    first = [began(), *(replace(it, source=f"{n}") for n, it in enumerate(mistakes))]
    later = [event for n in range(1, MOST_ROWS + 2) for event in (began(60 * n), accepted(60 * n))]
    assert log_of([*first, *later])[-1] == "Often a (5); b (4); c (3)"
    assert log_of([began(), judged(1, likely="a"), judged(2, likely="a")])[-1] == "Often a (2)"
    assert "Often" not in log_of([began(), judged(1)])[-1]


AGAIN = "Run again."
ONE_DONE = [began(), accepted(5)]


def rep_after(*events, **how):
    """Return what is said of the last rep nine minutes after the first one began."""
    return " ".join(plain_text(rep_lines(past(events), at(9), AGAIN, **how)).split())


def test_rep_in_progress_has_its_counts():
    text = rep_after(began(), began(1), saved(6.5), judged(7), hinted(8), hinted(8))
    assert text == "Rep 1 3 minutes, 1 save judged, 2 hints so far."
    assert rep_after() == ""


def test_accepted_rep_has_its_rating_and_when_the_next_one_is_due():
    rep = began(10), judged(11), accepted(12.1), rated(13, "again")
    assert rep_after(*ONE_DONE, *rep) == (
        "Rep 2 2 minutes, 2 saves judged, 0 hints; rating: again, the lowest. "
        "The next rep is due in 3 days, on Thu 7 May. Run again."
    )
    memory = replace(began(10), approach="bitmask"), accepted(11), rated(12, "good")
    assert rep_after(*ONE_DONE, *memory).startswith(
        "Rep 2 1 minute, 1 save judged, 0 hints; rating: good. The next rep is due in 2 days, "
        "on Wed 6 May. If you wrote an approach other than bitmask,"
    )


def test_failure_after_accepted_does_not_count_in_the_rep():
    text = "Rep 1 is over, so this failure does not count. Run again."
    assert rep_after(*ONE_DONE, failed=True) == text


def test_long_log_lists_only_the_latest_reps_with_their_numbers():
    count = MOST_ROWS + 3
    reps = find_reps([event for n in range(count) for event in (began(60 * n), accepted(60 * n))])
    _, *rows = plain_text(log_lines(reps, lambda _failure: "")).splitlines()
    assert [int(row.split()[0]) for row in rows] == [*range(4, count + 1)]


@parametrize_cases(
    Case("today", days=0, words="due today"),
    Case("tomorrow", days=1, words="due in 1 day, on "),
    Case("yesterday", days=-1, words="overdue by 1 day"),
    Case("long ago", days=-3, words="overdue by 3 days"),
)
def test_due_date_is_described_in_days_from_now(days, words):
    description = describe_due(NOON + timedelta(days=days), NOON)
    assert description.startswith(words) if days > 0 else description == words


@pytest.fixture
def far_east(monkeypatch):
    """Set the earliest time zone, UTC+14."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "Pacific-14")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("far_east")
@parametrize_cases(
    Case("tomorrow here, today in UTC", now=-3, due=-1, words="due in 1 day, on "),
    Case("today here, tomorrow in UTC", now=-1, due=21, words="due today"),
)
def test_due_date_is_in_local_time(now, due, words):
    day, moment = at(due * 60), at(now * 60)
    assert describe_due(day, moment).startswith(words)
    assert is_due(day, moment) == (words == "due today")


PATH = [choose_problem(number) for number in ("17", "77", "46", "37")]
MEMORY = replace(began(), approach="bitmask")


def done(*days):
    """Return the events of an Accepted rep on each of these days before the first one here."""
    events = began(), accepted(5), rated(6, "good")
    return [replace(it, time=it.time - timedelta(day)) for day in days for it in events]


def pasts_of(events):
    pasts = defaultdict(Past, {slug: past(some, NOON) for slug, some in events.items()})
    return {folder: pasts[slug_of(folder)] for folder in all_folders()}


def rows_after(**events):
    """Return the rows of the path after events of problems, such as `p37_count`."""
    slugs = {choose_problem(name[1:].replace("_", "/")).slug: some for name, some in events.items()}
    lines = plain_text(path_lines(PATH, pasts_of(slugs), NOON, PATH[1])).splitlines()
    return [" ".join(line.split()) for line in lines]


FROM_MEMORY = [*done(0), MEMORY, accepted(9), rated(9, "good")]
OF_COUNT = {"p37": done(0), "p37_count": [began(), judged(2)]}


@parametrize_cases(
    Case("never begun", events={}, row="46. Permutations"),
    Case("the next one", events={}, row="77. Combinations next"),
    Case("a rep that goes on", events={"p46": [began()]}, row="46. Permutations 1 ongoing"),
    Case("due later", events={"p46": done(0)}, row="46. Permutations 2026-05-04 1 due in 2 days"),
    Case("due", events={"p46": done(2)}, row="46. Permutations 2026-05-02 1 due today"),
    Case("overdue", events={"p46": done(5)}, row="46. Permutations 2026-04-29 1 overdue by 3 days"),
    Case(
        "an approach from memory",
        events={"p37": FROM_MEMORY},
        row="bitmask from memory 2026-05-04 1 due in 2 days",
    ),
    Case(
        "beside a rep of another card",
        events={"p37": [*done(0), MEMORY]},
        row="37. Sudoku Solver 2026-05-04 1 due in 2 days",
    ),
    Case("a rep of another card", events={"p37": [MEMORY]}, row="bitmask from memory 1 ongoing"),
    Case(
        "the last day of Accepted",
        events={"p46": done(27, 18, 9, 0)},
        row="46. Permutations 2026-05-04 4 due in 82 days",
    ),
    Case("a follow-up", events=OF_COUNT, row="count 1 ongoing"),
    Case(
        "the other follow-ups",
        events=OF_COUNT,
        row="follow-ups left: fits, make, no_recursion, none, sixteen, valid",
    ),
)
def test_path_has_a_row_for_each_practised_card(events, row):
    assert row in rows_after(**events)


def test_list_of_problems_is_in_order_and_fits_a_terminal():
    path = path_of_problems()
    lines = plain_text(path_lines(path, pasts_of({}), NOON)).splitlines()
    assert [line.partition("  ")[0] for line in lines[1:]] == [problem.title for problem in path]
    orders = [problem.order for problem in path]
    assert orders == sorted(orders)
    assert max(map(len, lines)) <= 80


def test_due_today_names_cards_of_all_problems_and_begins_the_first():
    due = {choose_problem(name).slug: done(9) for name in ("17", "77", "46", "37/count")}
    text = due_today(pasts_of(due), NOON)
    assert text == "Due today: 17, 37/count, 46 and 77. `kata again PROBLEM=17` begins the first."
    one = due_today(pasts_of({choose_problem("46").slug: done(9)}), NOON)
    assert one == "Due today: 46. `kata again PROBLEM=46` begins it."
