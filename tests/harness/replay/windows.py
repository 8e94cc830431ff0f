"""A window of the player without a terminal: keys in, the text that it shows out."""

import asyncio
import re
from contextlib import asynccontextmanager
from html import unescape

from harness.replay.player import Player

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

    async with PlayerApp(Player(lane, step)).run_test(size=size) as pilot:
        yield Window(pilot)


def shown(lane, keys=(), **options):
    """Return the text that a window of a lane shows after some keys."""

    async def show():
        async with opened(lane, **options) as window:
            return await window.press(*keys)

    return asyncio.run(show())
