"""Recorded runs, and the player's window: its keys, sizes, and a real terminal."""

import asyncio
import re
import signal
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from harness.replay.player import Player
from tests.harness.practice.terminals import COLOUR, Terminal
from tests.harness.replay.lanes import PLACES, UNDOES, approach_lane, small_lane
from tests.support import APPROACHES, until

pytestmark = pytest.mark.slow

SMALLEST = (31, 18)
"""A size without room for the source."""
SIZES = [SMALLEST, (50, 30), (60, 40), (65, 24), (80, 24), (140, 50)]


async def test_space_plays_and_pauses_and_play_stops_at_the_end():
    async with opened(approach_lane()) as window:
        assert "▶ playing" in await window.press("space")
        assert "‖ paused" in await window.press("space")
        window.player.faster(50)
        assert "1,000,000 steps/s" in await window.press("space")
        await window.sees("‖ paused   step 8,365 of 8,365")
        assert "200,000 steps/s" in await window.press("-", "-", "-", "+")


async def test_board_and_running_line_are_shown_in_each_size():
    """The source moves to the line where not all lines that write fit."""
    running = {3199: f"{UNDOES} > +board", 3200: f"{PLACES} > +board"}
    async with opened(approach_lane()) as window:
        for size in SIZES:
            await window.pilot.resize_terminal(*size)
            for step, line in running.items():
                window.player.go(step)
                text = await window.press("right", "left")
                assert text.count("+---------+---------+---------+") == 4
                assert text.count("undone           1,592") == 1
                assert f"step {step:,} of" in text
                assert size == SMALLEST or re.search(line, text), size


def test_long_note_is_cut_before_the_counts():
    once = replace(
        approach_lane("fewest_candidates"),
        notes=("It wrote each cell once, " + 9 * "and so on ",),
    )
    text = shown(once, size=(80, 24))
    assert all(fact in text for fact in ("placed  ", "undone  ", "overwritten  ", "depth  "))
    assert re.search("It wrote each cell once, and so on.*…", text)
    assert len(re.findall(r"so\s+on", shown(once, size=(80, 30)))) == 9


async def test_footer_lists_the_keys_in_80_columns():
    """Textual draws it a moment after the rest."""
    async with opened(approach_lane(), size=(80, 24)) as window:
        last = (await window.sees("q quit")).splitlines()[-1]
        assert last.split("  ")[:4] == ["space play", "←→ step", "[] event", "-+ speed"]
        assert last.split("  ")[4:] == ["q quit"]


def test_markup_in_notes_is_shown_as_text():
    odd = small_lane([(0, "3")], notes=("A [b]note[/b] $x",))
    assert "A [b]note[/b] $x" in shown(odd)


class Window:
    """An open window of the player."""

    def __init__(self, pilot):
        self.pilot = pilot
        self.player = pilot.app.player

    async def press(self, *keys):
        """Press keys, and return the text after the turns that drawing takes, at any load."""
        await self.pilot.press(*keys)
        for _ in range(9):  # in each turn, all parts of the window handle their messages
            await self.pilot.pause(0)
        return self.text()

    async def sees(self, words):
        for _ in until(lambda: words in self.text(), self.text):
            await self.pilot.pause()
        return self.text()

    def text(self):
        strips = self.pilot.app.screen._compositor.render_strips()  # noqa: SLF001 - no public way
        return "\n".join(strip.text.rstrip() for strip in strips)


@asynccontextmanager
async def opened(lane, size=(100, 30), step=0):
    from harness.replay.screen import PlayerApp  # late: the quick tests do without Textual

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


RECURSIVE = APPROACHES / "recursive_index.py"
RIGHT = "\x1b[C"


def replay(clone, **how):
    """Start `kata replay` in a terminal of 100 columns and 30 rows."""
    return Terminal(clone, "replay", RECURSIVE, size=(100, 30), **how)


def test_player_takes_keys_and_sizes_and_ctrl_c_restores_the_terminal(clone):
    player = replay(clone)
    player.sees("recursive_index.py", "step 0 of 8,365", "q quit")
    assert "\x1b[?1049h" in player.sent, "a second screen was opened"
    assert COLOUR.search(player.sent)
    player.press(RIGHT + RIGHT, "step 2 of 8,365", "r1c4 2 placed")
    player.resize(30, 12)
    player.resize(80, 24)
    player.sees("recursive_index.py", "q quit")
    player.press("\x03", "kata: stopped")
    assert player.ends() == 130


def test_q_exits_with_code_0_and_no_color_disables_colours(clone):
    player = replay(clone, NO_COLOR="1").sees("q quit")
    player.press("4", "step 3,346 of 8,365")
    player.press("[", "this is the first digit that differs from the solution")
    assert player.ends(after="q") == 0
    assert not COLOUR.search(player.sent)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_signal_restores_the_terminal(clone, number):
    player = replay(clone).sees("step 0 of")
    player.process.send_signal(number)
    assert player.ends() == 128 + number


def test_call_tree_is_printed_when_the_terminal_cannot_show_the_player(clone):
    """An editor's output window is such a terminal."""
    player = replay(clone, TERM="dumb").sees("1 answer, ")
    assert player.ends() == 0
    assert "\x1b[?1049h" not in player.sent, "no second screen was opened"
