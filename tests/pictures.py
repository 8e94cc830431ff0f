"""Make the pictures of the README from the real commands: `make derived`.

The moving picture holds its text, so `tests/test_pictures.py` can run the commands again and
compare: a picture that is older than what it shows is found without looking at pixels.
"""

from pathlib import Path

from tests.moving_picture import moving_picture, words_of
from tests.support import APPROACHES, ROOT, kata

PICTURES = ROOT / ".github" / "pictures"
LANES = (APPROACHES / "first_empty_cell.py", APPROACHES / "fewest_candidates.py")
MOMENT = 812
"""The step that the pictures of the page show: deep in the search, with digits just undone."""
SIZE = {"width": 1280, "height": 900}


def draw_pictures() -> None:
    """Write the picture that needs no browser, if it is out of date."""
    drawn = moving_picture()
    if words_of(drawn) != words_of(read("moving.svg")):
        (PICTURES / "moving.svg").write_text(drawn, encoding="utf-8")


def read(name: str) -> str:
    """Return the text of a picture, or '' if it is not there."""
    path = PICTURES / name
    return path.read_text(encoding="utf-8") if path.exists() else ""


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
            shown.goto(page.as_uri())
            shown.evaluate("(step) => kata.then(({ player }) => player.go(step))", MOMENT)
            shown.wait_for_timeout(500)
            shown.screenshot(path=PICTURES / f"page-{scheme}.png")
        browser.close()
