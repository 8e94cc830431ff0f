"""The player's window: its keys, and what it shows in every size."""

import asyncio
import re
from contextlib import asynccontextmanager
from dataclasses import replace
from html import unescape

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.replay.player import Player
from tests.harness.replay.lanes import KEYS, PLACES, UNDOES, approach_lane, small_lane

pytestmark = pytest.mark.slow

ONLY_HERE = [(["x", "é", "tab", "enter"], 0)]
"""Keys of the terminal alone, and their steps."""
SIZES = [(30, 24), (31, 17), (31, 18), (65, 24), (80, 24), (127, 50), (60, 40)]


async def test_key_leads_to_its_step():
    async with opened(approach_lane()) as window:
        for keys, step in [*KEYS, *ONLY_HERE]:
            await window.pilot.press("home", *keys)
            assert window.player.step == step, keys


async def test_space_plays_and_pauses_and_play_stops_at_the_end():
    async with opened(approach_lane()) as window:
        assert "▶ playing" in await window.press("space")
        assert "‖ paused" in await window.press("space")
        window.player.faster(50)
        assert "1,000,000 writes/s" in await window.press("space")
        while window.player.playing:
            await window.pilot.pause(0.05)
        text = await window.text()
        assert "‖ paused   step 8,365 of 8,365" in text
        assert "200,000 writes/s" in await window.press("-", "-", "-", "+")


def test_cell_styles_differ_without_colour():
    text = shown(approach_lane(), step=3199)
    assert "| 5  3  2!| 6' 7  8'| 9' 1' 4!|" in text
    assert "| 1' 9  8 | 2! 3! 4!|[×] 6  × |" in text
    assert f"r3c7 5 undone, line {UNDOES}" in text
    assert f'{UNDOES} >             board[row][col] = "."' in text


@pytest.mark.parametrize("value", ["9", "."])
def test_changed_given_is_marked(value):
    changed = small_lane([(1, value), (0, "3")])
    assert f"|[3] {value}#|" in shown(changed, keys=["end"])
    assert "a given is changed" in shown(changed, keys=["end", "["])


def test_counts_match_the_shown_moment():
    before = shown(approach_lane("flat_index"), step=3199)
    for fact in ("placed             325", "undone             314", "overwritten      2,560"):
        assert fact in before
    assert shown(approach_lane("flat_index"), keys=["right", "left"], step=3199) == before


async def test_window_that_is_too_small_shows_the_needed_size():
    async with opened(approach_lane(), size=(31, 18)) as window:
        for size in SIZES:
            await window.pilot.resize_terminal(*size)
            text = await window.text()
            if size[0] < 31 or size[1] < 18:
                assert "+---" not in text
                assert "needs 31 x 18, has" in text
                continue
            assert text.count("+---------+---------+---------+") == 4
            assert text.count("undone               0") == 1
            assert "step 0 of" in text


@parametrize_cases(
    Case("below, 50 x 30", size=(50, 30)),
    Case("beside, 80 x 24", size=(80, 24)),
    Case("beside, 140 x 40", size=(140, 40)),
)
def test_running_line_is_visible_beside_or_below_the_board(size):
    """The source moves to it where not all lines that write fit."""
    for step, line in (3199, rf'{UNDOES} >\s+board\[row\]\[col\] = "\."'), (3200, f"{PLACES} >"):
        assert re.search(line, shown(approach_lane(), step=step, size=size))


def test_line_of_likely_mistake_is_marked_until_it_runs():
    lanes = replace(approach_lane(), likely_line=UNDOES)
    assert f"{UNDOES} !" in shown(lanes, step=3200)
    assert f"{UNDOES} >" in shown(lanes, step=3199)


def test_long_note_is_cut_before_the_counts():
    once = replace(
        approach_lane("fewest_candidates"),
        notes=("It wrote each cell once, " + 9 * "and so on ",),
    )
    text = shown(once, size=(80, 24))
    assert all(fact in text for fact in ("placed  ", "undone  ", "overwritten  ", "depth  "))
    assert re.search("It wrote each cell once, and so on.*…", text)
    assert "so on and so on and so on and so on" in shown(once, size=(80, 30))


async def test_footer_lists_the_keys_in_80_columns():
    """Textual draws it a moment after the rest."""
    async with opened(approach_lane(), size=(80, 24)) as window:
        last = (await window.see("q quit")).splitlines()[-1]
        assert last.split("  ")[:4] == ["space play", "←→ step", "[] event", "-+ speed"]
        assert last.split("  ")[4:] == ["q quit"]


def test_markup_in_notes_is_shown_as_text():
    odd = small_lane([(0, "3")], notes=("A [b]note[/b] $x",))
    assert "A [b]note[/b] $x" in shown(odd)


COLUMN = 12.2
"""The width of a column in an SVG that rich draws."""
PIECE = re.compile(r'<text class="\S+-r\d+" x="([\d.]+)"[^>]*line-(\d+)\)">(.*?)</text>')


def text_of(svg):
    """Return the text of a picture of a terminal, line by line."""
    lines = {}
    for x, row, piece in PIECE.findall(svg):
        at = round(float(x) / COLUMN)
        line = lines.get(int(row), "")
        lines[int(row)] = line.ljust(at) + unescape(piece).replace("\xa0", " ")
    return "\n".join(lines.get(row, "") for row in range(max(lines) + 1))


class Window:
    """A player's window that is open."""

    def __init__(self, pilot):
        self.pilot = pilot
        self.player = pilot.app.player

    async def press(self, *keys):
        await self.pilot.press(*keys)
        return await self.text()

    async def see(self, words):
        for _ in range(200):
            if words in (text := await self.text()):
                return text
        raise AssertionError(text)

    async def text(self):
        await self.pilot.pause()
        return text_of(self.pilot.app.export_screenshot())


@asynccontextmanager
async def opened(lane, size=(100, 30), step=0):
    from harness.replay.screen.app import PlayerApp  # late: the quick tests do without Textual

    player = Player(lane)
    player.go(step)
    async with PlayerApp(player).run_test(size=size) as pilot:
        yield Window(pilot)


def shown(lane, keys=(), **options):
    """Return the text that a window of a lane shows after some keys."""

    async def show():
        async with opened(lane, **options) as window:
            return await window.press(*keys)

    return asyncio.run(show())
