"""The tests in a browser run only if their file is named, and fail where there is no browser."""

import os
import shutil
from pathlib import Path

import pytest

collect_ignore = ["test_in_browser.py"]  # unless it is named on the command line
KNOWN = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")


def browser_path():
    """Return the path of a browser, or end the tests with a line on how to install one."""
    named = os.environ.get("KATA_BROWSER", "")
    found = named or next(filter(None, map(shutil.which, KNOWN)), "")
    if not found or not Path(found).is_file():
        what = f"KATA_BROWSER={named} is not a file" if named else "there is no browser"
        pytest.exit(
            f"kata: {what}. Install Chromium (Debian: apt install chromium; macOS: brew install "
            "--cask chromium), or name yours: KATA_BROWSER=/path/to/chrome make check-page",
            returncode=1,
        )
    return found


@pytest.fixture(scope="session")
def browser():
    path = browser_path()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path)
        yield started
        started.close()
