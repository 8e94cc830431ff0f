"""A picture of the player, drawn without a terminal."""

from __future__ import annotations

import re

from textual.pilot import Pilot

from harness.replay.player import Player
from harness.replay.screen.app import PlayerApp

FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""Fonts to be loaded from a server. Without them a viewer takes a font of its own."""


def draw_picture(player: Player, size: tuple[int, int]) -> str:
    """Return an SVG of the player in so many columns and rows."""
    pictures: list[str] = []

    async def draw(pilot: Pilot[object]) -> None:
        await pilot.pause()
        pictures.append(FONTS.sub("", pilot.app.export_screenshot()))
        pilot.app.exit()

    PlayerApp(player).run(headless=True, size=size, auto_pilot=draw)
    return pictures[0]
