"""The path of problems as a table: what was Accepted, when reps are due, and what is next."""

from collections import defaultdict
from dataclasses import replace
from datetime import timedelta

from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.folders import all_folders, slug_of
from harness.practice.log_lines import path_lines
from harness.practice.past import Past
from harness.practice.schedule import due_today
from harness.problem_folder import path_of_problems
from tests.harness.practice.events import NOON, accepted, began, judged, past, rated

PATH = path_of_problems()
MEMORY = replace(began(), approach="bitmask")
DONE = [began(), accepted(5), rated(6, "good")]


def pasts_of(events):
    pasts = defaultdict(Past, {slug: past(some, NOON) for slug, some in events.items()})
    return {folder: pasts[slug_of(folder)] for folder in all_folders()}


def rows_after(days, **events):
    """Return the rows of the path some days after events of problems, such as `p37_count`."""
    slugs = {slug_for(name[1:].replace("_", "/")): some for name, some in events.items()}
    now = NOON + timedelta(days=days)
    lines = plain_text(path_lines(PATH, pasts_of(slugs), now, PATH[1])).splitlines()
    return [" ".join(line.split()) for line in lines]


def slug_for(name):
    number, _, followup = name.partition("/")
    slug = next(problem.slug for problem in PATH if problem.title.startswith(f"{number}. "))
    return f"{slug}/followups/{followup}" if followup else slug


@parametrize_cases(
    Case("never begun", days=0, events={}, rows=["46. Permutations"]),
    Case("the next one", days=0, events={}, rows=["77. Combinations next"]),
    Case(
        "a rep that goes on",
        days=0,
        events={"p46": [began()]},
        rows=["46. Permutations 1 going on"],
    ),
    Case(
        "Accepted, and due later",
        days=0,
        events={"p46": DONE},
        rows=["46. Permutations 2026-05-04 1 due in 2 days"],
    ),
    Case("due", days=2, events={"p46": DONE}, rows=["46. Permutations 2026-05-04 1 due today"]),
    Case(
        "overdue",
        days=5,
        events={"p46": DONE},
        rows=["46. Permutations 2026-05-04 1 overdue by 3 days"],
    ),
    Case(
        "an approach from memory",
        days=0,
        events={"p37": [*DONE, MEMORY, accepted(9), rated(9, "good")]},
        rows=["bitmask from memory 2026-05-04 1 due in 2 days"],
    ),
    Case(
        "a follow-up, and those that are left",
        days=0,
        events={"p37": DONE, "p37_count": [began(), judged(2)]},
        rows=[
            "count 1 going on",
            "follow-ups left: fits, make, no_recursion, none, sixteen, valid",
        ],
    ),
)
def test_path_has_a_row_for_each_practised_card(days, events, rows):
    assert {*rows} <= {*rows_after(days, **events)}


def test_path_is_in_order_and_fits_a_terminal():
    lines = plain_text(path_lines(PATH, pasts_of({}), NOON)).splitlines()
    assert [line.partition("  ")[0] for line in lines[1:]] == [problem.title for problem in PATH]
    orders = [problem.order for problem in PATH]
    assert orders == sorted(orders)
    assert max(map(len, lines)) <= 80


def test_due_today_names_cards_of_all_problems_and_begins_the_first():
    done = {slug_for(name): DONE for name in ("17", "77", "46", "37/count")}
    text = due_today(pasts_of(done), NOON + timedelta(days=9))
    assert text.startswith("Due today: 17, 37/count, 46 and 1 more. `kata again --problem 17`")
