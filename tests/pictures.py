"""Make the pictures of the README from the real commands."""

import re
import tempfile
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.segment import Segment
from rich.text import Text

from harness.cases import load_cases
from harness.console import rich_text
from harness.page.markup import Markup, element, joined
from harness.record.recording import record_search
from harness.replay.lane import new_lane
from harness.replay.lane_text import board_lines, fact_lines
from harness.solution_files import load_solution
from tests.support import APPROACHES, ROOT, SUBMISSIONS, copy_checkout, kata, sudoku

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


MISTAKE = SUBMISSIONS / "wrong_answer" / "undo_forgotten.py"
ATTEMPT = "solutions/p0037_sudoku_solver/my_solution.py"
CALL = f"{' ' * 28}if self.fill(board):\n{' ' * 32}return True\n"
UNDO = f'{" " * 28}board[r][c] = "."\n'
CASE = "four blanks"
COLUMNS, LETTER, LINE = 80, 12.05, 24
"""The width of the terminal; the width of a letter and the height of a line of the picture."""
TERMINAL = {"COLUMNS": str(COLUMNS), "MAKELEVEL": "1", "FORCE_COLOR": "1"}
COLOURS = {1: "#ff7b72", 2: "#7ee787", 3: "#e3b341", 4: "#a5d6ff", 6: "#79c0ff"}
STYLE = """
    text { font: 20px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      fill: #e6edf3; white-space: pre }
    .dim { fill: #8b949e } .bold { font-weight: bold } .last { text-decoration: underline }
    .frame { opacity: 0; animation: %gs step-end infinite } #frame1 { opacity: 1 }
    @media (prefers-reduced-motion: reduce) { .frame { animation: none } }
"""
"""The rules of all frames. Without motion, the second frame is shown: the verdict."""


class Frame(NamedTuple):
    """A screen of text, and the seconds that it stays."""

    seconds: float
    text: Text


def moving_picture() -> str:
    """Return all frames, one after another, as an SVG that needs no script."""
    shown = list(frames())
    length = sum(frame.seconds for frame in shown)
    ends = list(accumulate(100 * frame.seconds / length for frame in shown))
    rules = [STYLE % length, *map(rule, range(len(shown)), [0, *ends], ends)]
    width = round(COLUMNS * LETTER) + 20
    height = LINE * max(len(frame.text.split()) for frame in shown) + 30
    return element(
        "svg",
        element("style", Markup("".join(rules))),
        element("rect", width=width, height=height, rx=8, fill="#0d1117"),
        *(
            element("g", *lines(frame.text), class_="frame", id=f"frame{number}")
            for number, frame in enumerate(shown)
        ),
        viewBox=f"0 0 {width} {height}",
        xmlns="http://www.w3.org/2000/svg",
    )


def rule(number: int, begin: float, end: float) -> str:
    """Return the rules that show a frame between two percentages of the time."""
    steps = f"0% {{ opacity: 0 }} {begin:.2f}% {{ opacity: 1 }} {end:.2f}% {{ opacity: 0 }}"
    return f"\n  #frame{number} {{ animation-name: f{number} }} @keyframes f{number} {{ {steps} }}"


def lines(text: Text) -> Iterator[Markup]:
    for row, line in enumerate(text.split(), 1):
        parts = map(drawn, line.render(Console()))
        yield Markup(f"{element('text', *parts, x=10, y=LINE * row + 10)}\n")


def drawn(segment: Segment) -> Markup:
    text, style, _ = segment
    if not style:
        return joined([text])
    signs = {"bold": style.bold, "dim": style.dim, "last": style.reverse}
    classes = " ".join(name for name, given in signs.items() if given)
    fill = COLOURS.get(style.color.number or 0) if style.color else None
    return element("tspan", text, class_=classes or None, fill=fill)


def frames() -> Iterator[Frame]:
    """Yield the save, the verdict, the fix, the next verdict, and each write of the search."""
    wrong = MISTAKE.read_text(encoding="utf-8").partition('"""\n\n\n')[2]
    right = wrong.replace(CALL, CALL + UNDO)
    with tempfile.TemporaryDirectory() as folder:
        checkout = copy_checkout(Path(folder))
        for source, reading in ((wrong, 7), (right, 3)):
            (checkout / ATTEMPT).write_text(source, encoding="utf-8")
            yield Frame(2, numbered(source, changed=source != wrong))
            own = {"PYTHONPATH": str(checkout / "problems")} | TERMINAL
            verdict = kata("judge", cwd=checkout, **own).stdout.rstrip()
            yield Frame(reading, typed("make judge") + Text.from_ansi(verdict))
        solution = load_solution(checkout / ATTEMPT)
        [case] = (one for one in load_cases(sudoku()) if one.name.casefold() == CASE)
        recording = record_search(sudoku(), solution, sudoku().arguments(case))
        lane = new_lane(recording, "")
    for moment in range(1, lane.timeline.length + 1):
        board = [*board_lines(lane, moment), [], *fact_lines(lane, moment)]
        yield Frame(0.3, typed(f'make replay CASE="{CASE}"') + rich_text(board))


def typed(command: str) -> Text:
    return Text.assemble(("$ ", "dim"), (command, "bold"), "\n\n")


def numbered(source: str, *, changed: bool) -> Text:
    """Return the search in a file as an editor shows it, with the new line in colour."""
    page = Text.assemble((f"{ATTEMPT}\n\n", "dim"))
    search = source.partition("    def fits")[0]
    for number, line in enumerate(search.splitlines(keepends=True), 1):
        page.append(f"{number:>3}  ", "dim")
        page.append(line, "green" if changed and line == UNDO else "")
    return page


def words_of(picture: str) -> str:
    """Return the text of the picture without times and dates, which differ from run to run."""
    return re.sub(r"<[^>]*>|Time .*?(?=Search)|Rep .*?(?=Next)", "", picture, flags=re.DOTALL)
