"""The player's window: its keys, its clicks, and what it shows in every size."""

import re
from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.replay.keys import IN_TERMINAL
from harness.replay.run_events import meanings
from tests.harness.replay.lanes import KEYS, PLACES, UNDOES, lane, small, stacks_of
from tests.harness.replay.windows import opened, shown
from tests.harness.tapes import example
from tests.support import sudoku

pytestmark = pytest.mark.slow

ONLY_HERE = [(["x", "é", "tab", "enter"], 0), (["?", "right", "right"], 1)]
"""Keys of the terminal alone, and their steps. Any key closes the help."""
SIZES = [(30, 24), (31, 20), (31, 21), (65, 24), (66, 21), (80, 24), (127, 50), (60, 40)]


async def test_a_key_goes_where_the_help_says():
    async with opened(lane()) as window:
        for keys, step in [*KEYS, *ONLY_HERE]:
            await window.pilot.press("home", *keys)
            assert window.player.step == step, keys


async def test_space_plays_and_pauses_and_at_the_end_it_stops_by_itself():
    async with opened(lane()) as window:
        assert "▶ playing" in await window.press("space")
        assert "‖ paused" in await window.press("space")
        assert "▶ playing" in await window.press("space")
        assert "‖ paused" in await window.press("g"), "nothing moves behind a question"
        window.player.faster(50)
        assert "1,000,000 writes/s" in await window.press("escape", "space")
        while window.player.playing:
            await window.pilot.pause(0.05)
        text = await window.text()
        assert "‖ paused   step 8,365 of 8,365" in text
        assert "200,000 writes/s" in await window.press("-", "-", "-", "+")


async def test_a_click_goes_to_the_next_write_to_a_cell_or_by_a_line_or_to_a_place_on_the_strip():
    async with opened(lane(), step=3199) as window:
        assert f"r1c3 2 undone, line {UNDOES}" in await window.click("BoardView", 8, 1)
        shown = await window.click("BoardView", 7, 1)
        assert f"r1c3 4 placed, line {PLACES}" in shown
        assert "| 5  3 [4]|" in shown
        row = next(at for at, line in enumerate(shown.splitlines()) if f" {UNDOES} " in line)
        shown = await window.click("SourceView", 12, row - 1)
        assert f"{UNDOES} > " in shown.splitlines()[row]
        assert "step 4,183 of" in await window.click("StripView", 50, 2)
        await window.pilot.mouse_down("StripView", offset=(10, 2))
        await window.pilot.hover("StripView", offset=(25, 2))
        assert "step 2,092 of" in await window.text(), "it goes along while the button is down"
        await window.pilot.mouse_up("StripView", offset=(25, 2))
        await window.pilot.hover("StripView", offset=(75, 2))
        assert "step 2,092 of" in await window.text()


def test_the_board_tells_given_placed_wrong_undone_and_current_apart_without_colour():
    """The end of the longest retreat has one of each."""
    text = shown(lane(), step=3199)
    assert "| 5  3  2!| 6' 7  8'| 9' 1' 4!|" in text
    assert "| 1' 9  8 | 2! 3! 4!|[×] 6  × |" in text
    assert "longest retreat: 16 undone in a row" in text
    assert f"r3c7 5 undone, line {UNDOES}" in text
    assert f'{UNDOES} >             board[row][col] = "."' in text


def test_a_given_that_was_changed_is_marked():
    changed = small([(1, "9"), (0, "3")])
    assert "|[3] 9#|" in shown(changed, keys=["end"])
    assert "a given is changed" in shown(changed, keys=["end", "["])


def test_the_counts_by_kind_are_those_of_the_moment():
    before = shown(lane("flat_index"), step=3199)
    for fact in ("placed             325", "undone             314", "overwritten      2,560"):
        assert fact in before
    assert shown(lane("flat_index"), keys=["9", "g", *"3199", "enter"]) == before


def test_two_lanes_stand_side_by_side_at_the_same_step():
    """The one that is over waits for the other, and says so."""
    lanes = lane(), lane("fewest_candidates", notes=("It wrote each cell once.",))
    text = shown(*lanes, step=60)
    assert "A recursive_index.py" in text
    assert "│ B fewest_candidates.py" in text
    assert "done after 51 writes" in text
    assert "│ It wrote each cell once." in text
    assert "step 60 of 8,365" in text
    text = shown(*lanes, step=60, keys=["["])
    assert "step 59 of" in text, "the nearest event of either"
    assert "A: longest retreat yet: 7 undone in a row" in text
    text = shown(*lanes, step=60, keys=["[", "["])
    assert "step 51 of" in text
    assert "B: the answer is found" in text


@parametrize_cases(
    Case("one", lanes=1, least=(31, 21)),
    Case("two", lanes=2, least=(66, 21)),
)
async def test_a_size_that_is_enough_shows_boards_counts_and_status_and_a_smaller_one_what_it_needs(
    lanes, least
):
    async with opened(*[lane()] * lanes, size=least) as window:
        for size in SIZES:
            await window.pilot.resize_terminal(*size)
            text = await window.text()
            if size[0] < least[0] or size[1] < least[1]:
                assert "+---" not in text
                assert f"needs {least[0]} x {least[1]}, has" in text
                continue
            assert text.count("+---------+---------+---------+") == 4 * lanes
            assert text.count("undone               0") == lanes
            assert text.count("▲") == lanes
            assert "step 0 of" in text


@parametrize_cases(
    Case("one, 80 x 24", lanes=1, size=(80, 24)),
    Case("two, 100 x 30", lanes=2, size=(100, 30)),
    Case("two, 140 x 40", lanes=2, size=(140, 40)),
)
def test_the_running_line_is_in_sight_as_a_whole_beside_the_board_or_below_it(lanes, size):
    """The source moves to it where not all lines that write fit."""
    for step, line in (3199, rf'{UNDOES} >\s+board\[row\]\[col\] = "\."'), (3200, f"{PLACES} >"):
        text = shown(*[lane()] * lanes, step=step, size=size)
        assert len(re.findall(line, text)) == lanes


def test_the_line_of_the_likely_mistake_is_marked_until_it_runs():
    lanes = replace(lane(), likely_line=UNDOES)
    assert f"{UNDOES} !" in shown(lanes, step=3200)
    assert f"{UNDOES} >" in shown(lanes, step=3199)


def test_two_lanes_in_a_small_terminal_lose_no_counts_to_a_note():
    """The note is cut, as it can be read in a larger one."""
    once = lane("fewest_candidates", notes=("It wrote each cell once, " + 9 * "and so on ",))
    text = shown(lane(), once, size=(80, 24))
    assert all(text.count(fact) == 2 for fact in ("placed", "undone", "overwritten", "depth "))
    assert re.search("It wrote each cell once, and so on.*…", text)
    assert "so on and so on and so on and so on" in shown(lane(), once, size=(80, 30))


def test_the_help_names_every_key_and_every_sign_and_fits_a_small_terminal():
    text = shown(lane(), keys=["?"], size=(80, 24))
    assert "Keys" in text
    assert "^ deepest yet" in text, "the last line: join a line of `IN_TERMINAL` to another"
    for sign in (*"█▒┊", "5!", "5#", "[5]", "space", "Ctrl-C", "a click"):
        assert sign in text
    assert all(meaning in text for _, meaning in meanings(sudoku().words).values())
    assert all(one.does in text for one in IN_TERMINAL), "a line is cut off"


async def test_the_footer_names_the_keys_in_80_columns():
    """Textual draws it a moment after the rest."""
    async with opened(lane(), size=(80, 24)) as window:
        last = (await window.see("q quit")).splitlines()[-1]
        assert last.split("  ")[:4] == ["space play", "←→ step", "[] event", "-+ speed"]
        assert last.split("  ")[4:] == ["c calls", "p predict", "? help", "q quit"]


async def test_c_shows_the_open_calls_instead_of_the_source_and_runs_again_where_they_are_unknown():
    asked = []

    def watch(windows):
        asked.extend(windows)
        return stacks_of(windows)

    async with opened(replace(lane(), watch=watch), step=3199) as window:
        assert "solve  line" not in await window.text()
        await window.press("c")
        text = await window.see("last: check returned 3199")
        assert "2 solve  line 7" in text
        assert "text = </script>" in text
        assert f"{UNDOES} >" not in text
        assert "check returned 3200" in await window.press("right")
        assert asked == [(3099, 3299)], "a run for all around it"
        await window.press("end")
        await window.see("check returned 8365")
        assert len(asked) == 2
        assert "none of your calls is open" in await window.press("0")
        text = await window.press("c", "5")
        assert "solve  line" not in text
        assert len(asked) == 2, "nothing is run for what is not shown"


async def test_p_pauses_and_asks_what_the_search_does_next_until_the_answer_is_right():
    asking = replace(lane(), ask=lambda: sudoku().questions(example("recursive_index")[0], 0))
    async with opened(asking, size=(80, 24)) as window:
        first = await window.press("space", "p")
        assert "Predict 1 of 4: the search of recursive_index.py" in first
        again = await window.press(*"99", "enter")
        assert "99 is not right" in again
        assert "Predict 2 of 4" in await window.press("enter"), "Enter alone skips"
        assert "Predict" not in await window.press("ctrl+c")
        assert not window.player.playing


@parametrize_cases(
    Case("no calls", key="c", words="none of your calls is open here"),
    Case("no questions", key="p", words="show too little"),
)
async def test_a_key_says_so_where_there_is_nothing_for_it(key, words):
    async with opened(small([(0, "3")]), step=1) as window:
        await window.press(key)
        await window.see(words)


def test_names_and_notes_are_shown_as_they_are():
    """A `[b]` in them is not markup."""
    odd = small([(0, "3")], notes=("A [b]note[/b] $x",))
    assert "A [b]note[/b] $x" in shown(odd)


def test_only_lines_that_changed_are_drawn_and_those_that_are_left_out_are_cleared(monkeypatch):
    from harness.replay.screen.views import LinesView  # late: see `opened`

    drawn = []
    view = LinesView([[(text, "")] for text in ("same", "old", "last")])
    monkeypatch.setattr(view, "refresh", lambda region: drawn.append(region.y))
    view.draw([[("same", "")], [("new", "")]])
    assert drawn == [1, 2]
