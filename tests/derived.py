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
from tests.solutions import counts, pages
from tests.support import APPROACHES, ROOT

SEARCHES = APPROACHES / "searches.tsv"

ROUNDS = 5
"""Rounds of which the pages give the medians."""


def main() -> None:
    """Write the requested parts, or all. Print the files that changed and the parts left out."""
    parser = argparse.ArgumentParser(description="Write what is computed anew.")
    parser.add_argument("part", nargs="*", help=f"{', '.join(PARTS)} (all but screenshots)")
    wanted = parser.parse_args().part
    if unknown := set(wanted) - PARTS.keys():
        parser.error(f"no part is called {', '.join(unknown)}; there are {', '.join(PARTS)}")
    parts = [PARTS[part] for part in wanted] or [
        write_new_times if name == "times" else write
        for name, write in PARTS.items()
        if name != "screenshots"  # each browser draws other ones
    ]
    before = _written()
    for write in parts:
        write()
    after = _written()
    changed = [path for path in after if after[path] != before.get(path)]
    for path in changed:
        print(f"wrote {path.relative_to(ROOT).as_posix()}")
    if not changed:
        print("wrote nothing: all was up to date")


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


def write_tables() -> None:
    """Write the experiments' tables on pages and the totals in verdicts, in both languages."""
    rows, total = pages.count_anew(), len(load_cases(counts.PROBLEM))
    for page in pages.ENGLISH:
        _edit(page, lambda text: pages.with_totals(pages.with_tables(text, rows), total))
    for page in pages.CHINESE:
        _edit(page, lambda text: pages.with_totals(pages.with_numbers(text, rows), total))
    for name in sorted(pages.BY_HAND):
        print(f"left to be counted by hand: {name} (python -m tests.solutions.claims {name})")


def write_counts() -> None:
    """Write what the approaches place and undo, on their pages in both languages."""
    counted = [counts.row_of(path.stem) for path in find_approaches(counts.PROBLEM)]
    chinese = [row.replace("answer only", "只写答案") for row in counted]
    for page, rows in ((pages.ENGLISH[1], counted), (pages.CHINESE[1], chinese)):
        _edit(page, lambda text, rows=rows: pages.with_rows(text, pages.COUNTED, rows))


def write_new_times() -> None:
    """Measure the approaches if the table of their ratios lacks one: each run finds others."""
    table = pages.TIMED.search(pages.ENGLISH[1].read_text(encoding="utf-8"))
    approaches = sorted(path.stem for path in find_approaches(counts.PROBLEM))
    if sorted(re.findall(r"^\| `(\w+)`", table[2], re.MULTILINE)) != approaches:
        write_times()


def write_times() -> None:
    """Measure the approaches side by side, and write their ratios on the pages: a minute."""
    problem = counts.PROBLEM
    fresh = fresh_standings(problem, find_approaches(problem))
    cases, timed = load_cases(problem), []
    rounds = [measure_times(problem, fresh, cases, lambda *_: None) for _ in range(ROUNDS)]
    for turns in zip(*rounds, strict=True):  # a slow minute of the machine affects all of them
        seconds = {case.name: [one.seconds[case.name] for one in turns] for case in cases}
        medians = {name: median(times) for name, times in seconds.items()}
        timed.append(replace(turns[0], seconds=medians))
    rows = pages.rows_of_times(compared_json(timed, problem.reference))
    for page in (pages.ENGLISH[1], pages.CHINESE[1]):
        _edit(page, lambda text: pages.with_rows(text, pages.TIMED, rows))


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
    "tables": write_tables,
    "counts": write_counts,
    "times": write_times,
    "path": write_path,
    "pictures": pictures.draw_pictures,
    "screenshots": write_screenshots,
}


def _edit(path: Path, change) -> None:
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


def _written() -> dict[Path, bytes]:
    """Return the content of each file that is computed, in part or as a whole."""
    pages_of_problems = ROOT / front_page.ENGLISH.page, ROOT / front_page.CHINESE.page
    drawn = [path for path in pictures.PICTURES.rglob("*") if path.is_file()]
    found = [SEARCHES, bank.PUBLISHED, *pages.ENGLISH, *pages.CHINESE, *pages_of_problems, *drawn]
    return {path: path.read_bytes() for path in found}


if __name__ == "__main__":
    main()
