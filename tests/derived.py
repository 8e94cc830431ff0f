"""Write all computed files and tables again: `make derived`.

Each part has a test that computes it again and compares; a test that fails names this command.
`python -m tests.derived published counts` writes only some parts, which takes seconds.
"""

import argparse
import re
from dataclasses import replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from harness.cases import load_cases
from harness.compare.measure import measure_times, record_traces
from harness.compare.searches import SAVED, count_searches
from harness.compare.standing import compared_json, fresh_standings
from harness.solution_files import find_approaches, load_solution
from harness.trace import COUNTS
from tests import front_page, pictures
from tests.p0037_sudoku_solver import test_bank as bank
from tests.solutions import counts
from tests.support import APPROACHES, LESSONS, ROOT

PAGES = APPROACHES / "README.md", APPROACHES / "README.zh-CN.md"
"""The page of the approaches, in English and in Chinese."""

ROUNDS = 5
"""Rounds of which the pages give the medians."""


def main() -> None:
    """Write the requested parts, or all but those that vary."""
    parser = argparse.ArgumentParser(description="Write what is computed anew.")
    text = f"{', '.join(PARTS)}; all but {' and '.join(VARYING)} by default"
    choices = [*PARTS, []]  # Python 3.11 checks the default, too
    parser.add_argument("part", nargs="*", choices=choices, metavar="part", help=text)
    for part in parser.parse_args().part or [part for part in PARTS if part not in VARYING]:
        PARTS[part]()


def write_published() -> None:
    """Add the cases that are not yet published. Those that are stay as they are."""
    known = {line.split("\t")[0] for line in bank.published()}
    new = [bank.published_line(case) for case in bank.BANK if case.name not in known]
    with bank.PUBLISHED.open("a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in new)


def write_searches() -> None:
    """Record what the approaches write."""
    problem = counts.PROBLEM
    traces = {
        path.stem: record_traces(problem, load_solution(path), load_cases(problem))
        for path in find_approaches(problem)
    }
    searches = {name: count_searches(some) for name, some in traces.items()}
    (APPROACHES / SAVED).write_text(table_of_searches(searches), encoding="utf-8")


def table_of_searches(solutions) -> str:
    """Return the text that `saved_searches` reads."""
    rows = [("approach", *COUNTS, "fingerprint", "case")]
    for name, searches in solutions.items():
        for case, search in searches.items():
            rows.append((name, *map(str, search.by_name.values()), search.fingerprint, case))
    return "".join("\t".join(row) + "\n" for row in rows)


def write_totals() -> None:
    """Write the number of judged cases into the verdicts of the lesson."""
    total = str(len(load_cases(counts.PROBLEM)))
    for page in LESSONS:
        _edit(page, lambda text: re.sub(r"(?<=Accepted  )\d+(?=/\d+ cases)", total, text))
        _edit(page, lambda text: re.sub(r"(?<=\d/)\d+(?= cases)", total, text))


def write_counts() -> None:
    """Write what the approaches place and undo, on their pages in both languages."""
    rows = [counts.row_of(path.stem) for path in find_approaches(counts.PROBLEM)]
    _edit(PAGES[0], lambda text: with_rows(text, "counts", rows))
    chinese = [row.replace("answer only", "只写答案") for row in rows]
    _edit(PAGES[1], lambda text: with_rows(text, "counts", chinese))


def write_times() -> None:
    """Measure the approaches side by side, and write their ratios on the pages: a minute."""
    problem = counts.PROBLEM
    fresh = fresh_standings(problem, find_approaches(problem))
    cases, timed = load_cases(problem), []
    rounds = [measure_times(problem, fresh, cases) for _ in range(ROUNDS)]
    for turns in zip(*rounds, strict=True):  # a slow minute of the machine affects all of them
        seconds = {case.name: [one.seconds[case.name] for one in turns] for case in cases}
        medians = {name: median(times) for name, times in seconds.items()}
        timed.append(replace(turns[0], seconds=medians))
    compared = sorted(compared_json(timed, problem.reference), key=lambda one: -one["ratio"])
    rows = [f"| `{one['name']}` | {one['ratio']:.2f} | {one['source_lines']} |" for one in compared]
    for page in PAGES:
        _edit(page, lambda text: with_rows(text, "times", rows))


def with_rows(text, part, rows) -> str:
    """Return the text of a page with other rows in the table that a part of this module writes."""
    table = rf"(tests\.derived {part}`[^\n]*\n\n\|[^\n]*\|\n\|[-|]+\|\n)(?:\|[^\n]*\n)*"
    return re.sub(table, lambda found: found[1] + "".join(f"{row}\n" for row in rows), text)


def write_path() -> None:
    """Write the table of all problems on the front pages."""
    for language in (front_page.ENGLISH, front_page.CHINESE):
        path = ROOT / language.page
        _edit(path, lambda text, language=language: front_page.with_path(text, language))


def write_screenshots() -> None:
    """Take pictures of a page in a browser."""
    with TemporaryDirectory() as folder:
        pictures.take_screenshots(Path(folder) / "page.html")


PARTS = {
    "published": write_published,
    "searches": write_searches,
    "totals": write_totals,
    "counts": write_counts,
    "times": write_times,
    "path": write_path,
    "pictures": pictures.draw_pictures,
    "screenshots": write_screenshots,
}
VARYING = "times", "screenshots"
"""The parts that each run or browser writes in another way."""


def _edit(path: Path, change) -> None:
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
