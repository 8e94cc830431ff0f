"""The page as text: what it says, what it holds, and what no text in it can do."""

import base64
import json
import re
import zlib
from array import array
from dataclasses import replace
from hashlib import sha256
from html import escape, unescape
from html.parser import HTMLParser

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.page.build import build
from harness.page.calls import page_calls
from harness.page.headline import outcome, page_headline
from harness.page.markup import element, embedded
from harness.page.script import page_script
from harness.replay.lane import NOTHING_UNDONE
from harness.replay.opening import make_lane
from harness.which_case import cases_named
from tests.harness.page.samples import (
    approach_lane,
    approaches_page,
    calls_page,
    long_lane,
    page_lanes,
    page_of,
    recording_of,
    small_lane,
)
from tests.harness.replay.lanes import EVIL, PLACES, SOURCE, UNDOES
from tests.harness.tapes import SOLVING
from tests.support import EXAMPLE, sudoku

ROW_BY_ROW, FEWEST = "recursive_index", "fewest_candidates"
PARTS = re.compile(r"<(style|script)([^>]*)>(.*?)</\1>", re.DOTALL)


@pytest.fixture(scope="module")
def text():
    """The page of two approaches."""
    return build(approaches_page(ROW_BY_ROW, FEWEST))


class Reader(HTMLParser):
    """Collects the elements of a page with their attributes."""

    def __init__(self, text):
        super().__init__()
        self.elements = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        """Keep an element."""
        self.elements.append((tag, dict(attrs)))


def data_of(text):
    """The player in the browser reads them there."""
    [found] = re.findall(r'<script type="application/json" id="data">(.*?)</script>', text)
    return json.loads(found)


def lanes_of(*lanes, between_writes=()):
    """Lanes named mine, other and third."""
    return page_lanes(dict(zip(("mine", "other", "third"), lanes, strict=False)), between_writes)


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
    text = build(page_of(**{EVIL: lane}))
    plain = build(page_of(plain=small_lane([(0, "1"), (2, "2"), (3, "3")], source=("a",) * 3)))
    tags = [tag for tag, _ in Reader(text).elements]
    assert tags.count("script") == 2
    assert "img" not in tags
    assert set(tags) <= {*(tag for tag, _ in Reader(plain).elements), "i", "p"}
    assert f"{escape(EVIL)}</h2>" in text
    assert data_of(text)["lanes"][0]["name"] == EVIL


def test_element_escapes_plain_text():
    inner = element("b", "<&")
    assert inner == "<b>&lt;&amp;</b>"
    assert element("p", inner, ">", title='"><i>', hidden=True, lang=None, tabindex=0) == (
        '<p title="&quot;&gt;&lt;i&gt;" hidden tabindex="0"><b>&lt;&amp;</b>&gt;</p>'
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
    assert [event[0] for event in lane["events"]] == [event.moment for event in recorded.events]


@pytest.mark.slow
def test_page_of_two_million_writes_is_under_a_megabyte():
    lane = long_lane()
    text = build(replace(approaches_page(ROW_BY_ROW), lanes=lanes_of(lane, lane)))
    assert [one["writes"] for one in data_of(text)["lanes"]] == [1_000_000] * 2
    assert len(lane.timeline.words) == 1_000_000
    assert len(text.encode()) < 1_000_000


FAR_MORE = "recursive_index wrote 83 times as many digits as fewest_candidates."
BITMASK_TOO = "recursive_index and bitmask wrote the same number of digits: 4,208."
OVERWRITES = "flat_index wrote 8.9 times as many digits as recursive_index."


@pytest.mark.slow
@parametrize_cases(
    Case("a long search beside a short one", names=(ROW_BY_ROW, FEWEST), says=FAR_MORE),
    Case("a short search first", names=(FEWEST, ROW_BY_ROW), says=FAR_MORE),
    Case("the same search", names=(ROW_BY_ROW, "bitmask"), says=BITMASK_TOO),
    Case("the most unlike", names=(ROW_BY_ROW, "flat_index", FEWEST), says=FAR_MORE),
    Case("digits written over others", names=("flat_index", ROW_BY_ROW), says=OVERWRITES),
    Case("no undo", names=(ROW_BY_ROW, "algorithm_x"), says=f"{ROW_BY_ROW} solved the board."),
    Case("alone", names=(FEWEST,), says=f"{FEWEST} solved the board."),
)
def test_headline_compares_first_lane_with_the_most_different_lane(names, says):
    """A search in a copy is not compared: its writes do not tell how far it searched."""
    assert page_headline(approaches_page(*names).lanes) == says


def test_outcome_of_lane_has_its_counts():
    solved, wrong = small_lane(SOLVING, solved=True), small_lane([(0, "3"), (0, "."), (0, "9")])
    stopped = replace(wrong, stopped=True)
    mine, other, third = lanes_of(solved, wrong, stopped)
    assert outcome(mine) == "mine solved the board with 10 placements and no undo"
    assert outcome(other) == "other did not solve the board: 2 placements and 1 undo"
    assert outcome(third) == "third was stopped before it ended, after 2 placements and 1 undo"


def test_headline_says_at_least_for_a_stopped_search():
    """The page says nothing about a search that had written fewer."""
    stop = small_lane([(0, digit) for _ in range(30) for digit in "3."], stopped=True)
    back = small_lane([*SOLVING, (0, "."), (0, "3")], solved=True)
    headline = page_headline(lanes_of(back, stop))
    assert headline == "other wrote at least 2.7 times as many digits as mine."
    assert page_headline(lanes_of(stop, back)) == "mine was stopped before it ended."
    soon = small_lane([(0, "3"), (0, ".")], stopped=True)
    assert page_headline(lanes_of(back, soon)) == "mine solved the board."


def test_backticks_in_note_become_code():
    notes = ("Stopped after 2 s.", "see `valid`: a", "one ` <")
    text = build(page_of(mine=small_lane([(0, "3")], notes=notes)))
    shown = re.findall(r'<p class="note" role="note">(.*?)</p>', text)
    assert shown == ["Stopped after 2 s.", "see <code>valid</code>: a", "one ` &lt;"]


def test_outcome_omits_the_headline():
    text = build(page_of(mine=small_lane([(0, "3")])))
    assert text.count("mine did not solve the board") == 2, "in the title and in the heading"


@parametrize_cases(
    Case("calls between writes", solved=True, between=("mine",), notes=[]),
    Case("all writes after the search", solved=True, between=(), notes=[NOTHING_UNDONE]),
    Case("an undo may be missing", solved=False, between=("mine",), notes=[NOTHING_UNDONE]),
)
def test_search_without_undo_needs_no_note_if_its_calls_show_why(solved, between, notes):
    lane = replace(approach_lane(FEWEST), notes=(NOTHING_UNDONE,), solved=solved)
    [shown] = lanes_of(lane, between_writes=between)
    assert shown.notes == notes


@parametrize_cases(
    Case("search on the board", approach=FEWEST, between=True),
    Case("search in a copy", approach="algorithm_x", between=False),
)
def test_calls_between_writes_show_where_a_search_works(approach, between):
    [case] = cases_named(sudoku(), EXAMPLE)
    given = sudoku().arguments(case)
    recording = recording_of(f"p0037_sudoku_solver/{approach}", given=given)
    calls = page_calls(make_lane(recording, EXAMPLE))
    assert calls.between_writes == between


@pytest.mark.parametrize("lane", [approach_lane(FEWEST), small_lane([(0, "3"), (0, ".")])])
def test_each_lane_has_a_flame_graph_with_buttons_to_zoom(lane):
    text = build(page_of(mine=lane))
    assert text.count("<canvas") == 1
    assert re.findall(r'data-zoom="(\w+)"', text) == ["in", "out", "whole"]


def test_cells_of_board_have_labels(text):
    cells = [given for tag, given in Reader(text).elements if given.get("role") == "gridcell"]
    assert len(cells) == 2 * 81
    assert cells[0]["aria-label"] == "r1c1: 5, given"
    assert cells[2]["aria-label"] == "r1c3: blank"


def test_only_lines_that_write_are_buttons(text):
    buttons = [given["data-line"] for tag, given in Reader(text).elements if "data-line" in given]
    assert buttons[:2] == [str(PLACES), str(UNDOES)]
    assert all(SOURCE[line - 1].strip() in unescape(text) for line in (PLACES, UNDOES))


def test_line_of_likely_mistake_is_marked():
    lane = replace(small_lane(SOLVING, source=("first", "second")), likely_line=2)
    [marked] = re.findall(r'<li class="likely">(.*?)</li>', build(page_of(mine=lane)))
    assert "second" in marked


def test_page_of_a_failed_search_opens_at_the_call_that_shows_why():
    """Without a script it shows the tree that a terminal prints."""
    approach, undo = "p0046_permutations/used_flags", "                used[i] = False\n"
    text = build(calls_page(recording_of(approach, undo, "", [[1, 2, 3]])))
    assert data_of(text)["opens"] == 4
    assert "Call 4: <code>used[2]</code> is not restored" in text
    assert re.search(r"<pre>[^<]*\+2  \[1, 2\]  ! used\[2\] left as True\n", text)
