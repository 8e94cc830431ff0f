"""Tests of the page as text: its sentences, its data, and the escaping of its texts."""

import base64
import json
import re
import zlib
from array import array
from dataclasses import replace
from functools import cache
from hashlib import sha256
from html import escape, unescape
from html.parser import HTMLParser

import pytest

from harness.page.build import build, page_script
from harness.page.lanes import LETTERS, PageLane, call_data
from harness.page.markup import element, embedded
from harness.record.timeline import Timeline
from harness.replay.lane import BoardLane, Lane, make_lane, outcome_of
from harness.which_case import cases_named
from tests.harness.replay.lanes import (
    EVIL,
    ONE_CALL,
    PLACES,
    SOURCE,
    UNDOES,
    approach_lane,
    small_lane,
)
from tests.harness.tapes import (
    NO_COPY,
    REACH,
    RIGHT,
    SOLVING,
    recorded_here,
    recording_of,
    searches,
    tree_of,
)
from tests.support import APPROACHES, EXAMPLE, sudoku

ROW_BY_ROW, FEWEST = "recursive_index", "fewest_candidates"
PARTS = re.compile(r"<(style|script)([^>]*)>(.*?)</\1>", re.DOTALL)


def page_of(**lanes):
    return build("37. Sudoku Solver", EXAMPLE, [*map(PageLane, LETTERS, lanes, lanes.values())])


@cache
def approaches_page(*names):
    return page_of(**{name: approach_lane(name) for name in names})


def calls_page(*recordings):
    """A page of searches without a board, named a, b, c."""
    lanes = [make_lane(recording, "a case") for recording in recordings]
    shown = map(PageLane, LETTERS, "abcd", lanes)
    return build(recordings[0].problem.title, "a case", [*shown])


@pytest.fixture(scope="module")
def text():
    return approaches_page(ROW_BY_ROW, FEWEST)


class Reader(HTMLParser):
    """Collects the elements of a page with their attributes."""

    def __init__(self, text):
        super().__init__()
        self.elements = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))


def data_of(text):
    [found] = re.findall(r'<script type="application/json" id="data">(.*?)</script>', text)
    return json.loads(found)


def test_page_loads_nothing_and_forbids_all_but_its_script_and_style(text):
    elements = Reader(text).elements
    assert not any({"src", "href", "style"} & set(given) for _, given in elements)
    assert not any(name.startswith("on") for _, given in elements for name in given)
    assert not re.search(r"url\(|@import|https?://", text)
    [policy] = [given["content"] for _, given in elements if "http-equiv" in given]
    inline = [whole for name, given, whole in PARTS.findall(text) if "json" not in given]
    hashes = [
        f"'sha256-{base64.b64encode(sha256(part.encode()).digest()).decode()}'" for part in inline
    ]
    assert policy == (
        f"default-src 'none'; script-src {hashes[1]}; style-src {hashes[0]}; "
        "base-uri 'none'; form-action 'none'"
    )


def test_script_joins_all_modules_without_imports(text):
    script = page_script()
    assert script in text
    assert not re.search(r"^(import|export)\b", script, re.MULTILINE)
    places = [script.index(f"class {name} ") for name in ("State", "Timeline", "Lane", "Page")]
    assert places == sorted(places)


def test_learner_text_is_escaped():
    source = (EVIL, f"# {EVIL}", f'x = "{EVIL}"')
    lane = small_lane([(0, EVIL), (2, "<"), (3, "&")], source=source, notes=(EVIL,))
    text = page_of(**{EVIL: lane})
    plain = page_of(plain=small_lane([(0, "1"), (2, "2"), (3, "3")], source=("a",) * 3))
    tags = [tag for tag, _ in Reader(text).elements]
    assert tags.count("script") == 2
    assert "img" not in tags
    assert set(tags) <= {*(tag for tag, _ in Reader(plain).elements), "i", "p"}
    assert f"{escape(EVIL)} <small>" in text
    assert data_of(text)["lanes"][0]["name"] == EVIL


def test_element_escapes_plain_text():
    inner = element("b", "<&")
    assert inner == "<b>&lt;&amp;</b>"
    assert element("p", inner, ">", title='"><i>', lang=None, tabindex=0) == (
        '<p title="&quot;&gt;&lt;i&gt;" tabindex="0"><b>&lt;&amp;</b>&gt;</p>'
    ), "without a tabindex of 0, no keyboard reaches the source"


def test_embedded_json_round_trips_without_markup():
    value = {EVIL: ["\u2028", "&amp;", "]]>", "é"]}
    assert json.loads(embedded(value)) == value
    assert not set(embedded(value)) & set("<>&")


def test_page_holds_the_recorded_writes(text):
    lane = data_of(text)["lanes"][0]
    words = array("H")
    words.frombytes(zlib.decompress(base64.b64decode(lane["words"])))
    recorded = approach_lane(ROW_BY_ROW)
    assert words == recorded.timeline.words
    assert lane["writes"] == len(words)
    assert "<title>37. Sudoku Solver · LeetCode" in text
    assert [event[0] for event in lane["events"]] == [event.moment for event in recorded.events]


@pytest.mark.slow
def test_page_of_two_million_writes_is_under_a_megabyte():
    """The search goes row by row, on a board chosen to make that slow."""
    [case] = cases_named(sudoku(), "Platinum Blonde", ("stress",))
    source = (APPROACHES / "bitmask.py").read_text(encoding="utf-8")
    trace = recorded_here(source, sudoku().arguments(case), 1_000_000, 0).recorded.trace
    lane = BoardLane(title="", tree=ONE_CALL, timeline=Timeline(trace), events=())
    text = page_of(mine=lane, other=lane)
    assert [one["writes"] for one in data_of(text)["lanes"]] == [1_000_000] * 2
    assert len(text.encode()) < 1_000_000


def test_lane_heading_names_the_outcome():
    solved, wrong = small_lane(SOLVING, solved=True), small_lane([(0, "3"), (0, "."), (0, "9")])
    calls = make_lane(recording_of("p0046_permutations/used_flags"), "a case")
    lanes = solved, wrong, replace(wrong, stopped=True), calls, replace(calls, solved=False)
    assert [outcome_of(lane) for lane in lanes] == [
        "solved the board",
        "did not solve the board",
        "was stopped before it ended",
        "returned a correct answer",
        "returned a wrong answer",
    ]


def test_backticks_in_note_become_code():
    notes = ("Stopped after 2 s.", "see `valid`: a", "one ` <")
    text = page_of(mine=small_lane([(0, "3")], notes=notes))
    shown = re.findall(r'<p class="note" role="note">(.*?)</p>', text)
    assert shown == ["Stopped after 2 s.", "see <code>valid</code>: a", "one ` &lt;"]
    assert text.count("Stopped after 2 s.") == 1, "the tree is without notes"


@pytest.mark.parametrize("lane", [approach_lane(FEWEST), small_lane([(0, "3"), (0, ".")])])
def test_each_lane_has_a_flame_graph_with_buttons_to_zoom(lane):
    text = page_of(mine=lane)
    assert text.count("<canvas") == 1
    assert re.findall(r'data-zoom="(\w+)"', text) == ["in", "out", "whole"]


def test_cells_of_board_have_labels(text):
    cells = [given for tag, given in Reader(text).elements if "data-cell" in given]
    assert len(cells) == 2 * 81
    assert cells[0]["aria-label"] == "r1c1: 5, given"
    assert cells[2]["aria-label"] == "r1c3: blank"


def test_only_lines_that_write_or_call_are_buttons(text):
    lane = PageLane("A", "mine", approach_lane(ROW_BY_ROW))
    assert lane.lines == {PLACES, UNDOES, ONE_CALL.nodes[0].call.first_line}
    buttons = [given["data-line"] for tag, given in Reader(text).elements if "data-line" in given]
    assert buttons[: len(lane.lines)] == [*map(str, sorted(lane.lines))]
    assert all(SOURCE[line - 1].strip() in unescape(text) for line in (PLACES, UNDOES))


def test_line_of_likely_mistake_is_marked():
    lane = small_lane(SOLVING, source=("first", "second"), likely_line=2)
    [marked] = re.findall(r'<li class="likely">(.*?)</li>', page_of(mine=lane))
    assert "second" in marked


def test_legend_lists_each_mark_and_that_an_answer_may_be_wrong():
    undo, either = "                used[i] = False\n", "answer, right or wrong"
    for parts, answer in (([""], "answer"), ([undo], either), (["", undo], either)):
        runs = (
            recording_of("p0046_permutations/used_flags", one, "", [[1, 2, 3]]) for one in parts
        )
        text = calls_page(*runs)
        marks = re.findall(r"<li><b[^>]*>(.)</b> (.*?)</li>", text)
        assert [mark for mark, _ in marks] == [*"▶!=✓✗↩◂"]
        assert dict(marks)["✓"] == answer


def test_page_opens_at_the_call_that_shows_why_a_search_in_any_lane_failed():
    approach, undo = "p0046_permutations/used_flags", "                used[i] = False\n"
    text = calls_page(*(recording_of(approach, part, "", [[1, 2, 3]]) for part in ("", undo)))
    right, failed = (lane["events"] for lane in data_of(text)["lanes"])
    assert (right, failed[0][:2], data_of(text)["opens"]) == ([], [4, "fault"], 4)
    assert "Call 4: <code>used[2]</code> is not restored" in text


def test_page_of_a_letter_grid_says_letter_instead_of_digit():
    html = calls_page(recording_of("p0079_word_search/mark_in_board"))
    assert 'aria-label="r1c1: A, letter"' in html
    assert "found the right answer</small>" in html
    shown = re.sub(r"(?s)<(style|script).*?</\1>|<[^>]*>", "", html)
    assert not re.search(r"\b(digit|given)s?\b", shown)


def test_counters_have_totals_above_zero_and_speed_depends_on_writes():
    text = page_of(mine=small_lane([(0, "3"), (0, ".")]))
    counters = re.findall(r"<dt>([a-z ]+)</dt><dd><span [^>]*>–</span>(.*?)</dd>", text)
    totals = [(name, total) for name, total in counters if total]
    assert totals == [("placed", " of 1"), ("undone", " of 1")]
    assert "overwritten" not in dict(counters)
    assert " of 0" not in page_of(mine=small_lane([(0, "3")]))
    calls = calls_page(recording_of("p0046_permutations/used_flags"))
    assert [data_of(one)["speed"] for one in (text, calls)] == [20, 2]
    steps = [data_of(one)["lanes"][0]["writes"] for one in (text, calls)]
    assert steps == [2, 6], "a call begins and ends"


[RAISES] = searches("RAISES")


def calls_lane(source, given, kept=99):
    return PageLane("A", "mine", Lane(title="", tree=tree_of(source, given, kept=kept)))


def test_call_has_its_texts_its_line_and_its_place_in_the_tree():
    _, first, dead_end, raised = call_data(calls_lane(RAISES, [1, 2]).run)["calls"]
    assert first == {
        "level": 1,
        "end": 4,
        "line": 8,
        "leads": False,
        "events": [],
        "name": "k=0",
        "path": "",
        "call": "search, called on line 8",
        "given": "k = 0\nused = {}\nnums = [1, 2]",
        "left": "",
        "ended": "raised an exception",
        "under": "3 calls · 0✓ 1✗",
        "marks": "",
    }
    assert (dead_end["ended"], dead_end["marks"]) == ("returned False", "dead end")
    assert (raised["events"], raised["marks"], raised["under"]) == (["retreat"], "", "")
    assert all(call["leads"] for call in call_data(calls_lane(RIGHT, [1, 2]).run)["calls"])


def test_answer_has_its_value_at_the_end_if_it_has_changed():
    answers = [call_data(calls_lane(source, [1, 2]).run)["answers"] for source in (RIGHT, NO_COPY)]
    right, changed = [[3, "[1, 2]"], [5, "[2, 1]"]], [[3, "[1, 2]", "[]"], [5, "[2, 1]", "[]"]]
    assert answers == [right, changed]


def test_note_counts_the_calls_that_were_kept_with_those_of_helpers():
    assert calls_lane(REACH, 5, kept=3).notes == ["Only the first 3 of 10 calls were kept."]
