"""Find the tests of what differs from the branch `main`: `make check CHANGED=1` runs them."""

import subprocess
from pathlib import Path

from tests.support import ROOT

LISTS = (
    ("git", "diff", "--name-only", "--merge-base", "main"),
    ("git", "ls-files", "--others", "--exclude-standard"),
)
"""The commands that list the files that differ, and those that git does not know yet."""


IN_BROWSER = "tests/harness/page/test_in_browser.py"  # which `make check-page` runs


def changed_files():
    """Return the files that differ. Raises CalledProcessError where there is no branch `main`."""
    listed = (
        subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
        for words in LISTS
    )
    return [Path(name) for name in "".join(listed).splitlines()]


def mirror(file):
    """Return the tests of a file: those of its module, else those of the next folder with tests."""
    if file.parts[0] not in {"problems", "solutions", "tests"}:
        return "tests/test_repository.py"
    inside = file if file.parts[0] == "solutions" else file.relative_to(file.parts[0])
    path = ROOT / "tests" / inside
    if not path.name.startswith("test_"):
        path = path.with_name(f"test_{path.stem}.py")
    while not (path.is_file() or any(path.rglob("test_*.py"))):
        path = path.parent
    return path.relative_to(ROOT).as_posix()


if __name__ == "__main__":
    print(*sorted({mirror(file) for file in changed_files()} - {IN_BROWSER}))
