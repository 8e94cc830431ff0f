"""Make the pictures of the README from the real commands: `make derived`.

A picture of a terminal holds its text, so `tests/test_pictures.py` can run the command again and
compare: a picture that is older than what it shows is found without looking at pixels.
"""

import html
import io
import re
from pathlib import Path

from tests.moving_picture import moving_picture, words_of
from tests.support import APPROACHES, ROOT, kata

PICTURES = ROOT / ".github" / "pictures"
LANES = (APPROACHES / "first_empty_cell.py", APPROACHES / "fewest_candidates.py")
MOMENT = 812
"""The step that the pictures of the page show: deep in the search, with digits just undone."""
SIZE = {"width": 1280, "height": 1150}


def draw_pictures() -> None:
    """Write the pictures that need no browser and are out of date."""
    if not is_up_to_date():
        (PICTURES / "compare.svg").write_text(draw_comparison(), encoding="utf-8")
    drawn = moving_picture()
    if words_of(drawn) != words_of(read("moving.svg")):
        (PICTURES / "moving.svg").write_text(drawn, encoding="utf-8")


def read(name: str) -> str:
    """Return the text of a picture, or '' if it is not there."""
    path = PICTURES / name
    return path.read_text(encoding="utf-8") if path.exists() else ""


def is_up_to_date() -> bool:
    """Return True if the picture of a comparison shows what is printed today, but for times."""
    return lasting(text_of(read("compare.svg"))) == lasting(comparison())


def lasting(text: str) -> str:
    """Return a text without white space, up to the first table of times: they differ each time."""
    return "".join(text.split()).partition("37.SudokuSolver:")[0]


def comparison(**environment: str) -> str:
    """Return what `make compare` prints on 80 columns."""
    return kata("compare", COLUMNS="80", MAKELEVEL="1", **environment).stdout


def text_of(picture: str) -> str:
    """Return the text in a picture of a terminal, without white space: rich leaves it out."""
    parts = re.findall(r">([^<]*)</text>", picture.partition('-matrix">')[2])
    return "".join(html.unescape("".join(parts)).split())


def draw_comparison() -> str:
    """Return the comparison in a terminal, with its colours, as an SVG that asks for no font."""
    from rich.console import Console
    from rich.text import Text

    console = Console(record=True, width=81, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(comparison(FORCE_COLOR="1")))
    picture = console.export_svg(title="kata compare", unique_id="compare")
    return re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)


def take_screenshots(page: Path) -> None:
    """Write a page of two approaches, and take a picture of it in the light and in the dark."""
    from playwright.sync_api import sync_playwright

    from tests.harness.page.conftest import browser_path

    done = kata("page", *LANES, "--save", page)
    assert done.returncode == 0, done.stderr
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path())
        for scheme in ("light", "dark"):
            shown = browser.new_page(viewport=SIZE, color_scheme=scheme)
            shown.goto(f"{page.as_uri()}#step={MOMENT}")
            shown.wait_for_timeout(500)
            shown.screenshot(path=PICTURES / f"page-{scheme}.png")
        browser.close()
