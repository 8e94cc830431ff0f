"""A measure of the named mistakes: wrong programs are judged, and two checkouts are compared.

    python -m tests.slips judge TABLE [FOLDER ...]   judge the gallery as the full page does,
                                                     seeded faults, and the programs of further
                                                     folders; minutes
    python -m tests.slips compare TABLE OTHER        list what two tables say differently

This is the way to try a row of `why/`: `judge` before and after it, then `compare`. A row earns its
place with a program that ends with a proved change.
"""

import argparse
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from typing import Any

from harness.load import load_cases
from harness.run import Limits
from harness.why.judge_and_explain import EXPLAIN_SECONDS, PATIENT_SECONDS
from harness.why.mistake import words_of
from tests.faults import faults
from tests.support import ROOT, SUBMISSIONS, judged, right_searches, sudoku

FAILS = "wrong_answer", "runtime_error", "time_limit_exceeded"
"""Folders of the gallery whose programs may be changed."""
SEED, EACH = 41, 3
"""The seed that faults are drawn with, and their number in each right program."""
FURTHER, SECONDS = 2, 2
"""Cases of the second tier on which a program is judged, and the limit for each case."""


def programs(folders: list[str]) -> Iterator[tuple[str, str, str]]:
    """Yield the name, the source and the expected changes of each program."""
    for folder in FAILS:
        for path in sorted((SUBMISSIONS / folder).glob("*.py")):
            source = path.read_text(encoding="utf-8")
            meant = re.search(r"^Change: (.+)$", source, re.MULTILINE)
            yield path.relative_to(SUBMISSIONS).as_posix(), source, meant[1] if meant else "none"
    rng = random.Random(SEED)
    for path in right_searches():
        found = [one for one in faults(path.read_text(encoding="utf-8")) if _runs(one.before)]
        for one in rng.sample(found, min(EACH, len(found))):
            yield f"{path.relative_to(ROOT)}:{one.line} {one.after}", one.text, ""
    for folder in folders:
        for path in sorted(Path(folder).glob("*.py")):
            yield str(path), path.read_text(encoding="utf-8"), ""


def _runs(text: str) -> bool:
    """Return True for code that runs, and is not a docstring."""
    return not text.startswith(('"', "'"))


def row_of(program: tuple[str, str, str]) -> dict[str, Any]:
    """Judge a program, and return what a page says on it."""
    name, source, meant = program
    cases = (*load_cases(sudoku(), ("sample",)), *load_cases(sudoku(), ("interview",))[:FURTHER])
    before = _cpu()
    report = judged(
        source, cases, Limits(seconds=SECONDS), explained=True, everything=False,
        explain_seconds=PATIENT_SECONDS if meant else EXPLAIN_SECONDS,
    )  # fmt: skip
    likely = report.verdict.likely
    change = report.explanation.change if report.explanation else None
    return {
        "name": name,
        "meant": meant,
        "verdict": report.verdict.word,
        "cause": likely.cause if likely else "none",
        "text": words_of(likely) if likely else "",
        "change": f"{change.kind}, {change.line}" if change else "none",
        "cpu": round(_cpu() - before, 2),
    }


def _cpu() -> float:
    used = getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)
    return sum(one.ru_utime + one.ru_stime for one in used)


def judge_all(table: Path, folders: list[str]) -> None:
    """Judge all programs, two at a time, and write a line of JSON for each."""
    with ProcessPoolExecutor(2) as pool, table.open("w", encoding="utf-8") as file:
        for row in pool.map(row_of, programs(folders)):
            file.write(json.dumps(row) + "\n")
            file.flush()
    print_totals(read(table))


def read(table: Path) -> dict[str, dict[str, Any]]:
    """Return the rows of a table by the names of their programs."""
    rows = map(json.loads, table.read_text(encoding="utf-8").splitlines())
    return {row["name"]: row for row in rows}


def print_totals(table: dict[str, dict[str, Any]]) -> None:
    """Print how many programs fail, are named and proved, by where they come from."""
    found: dict[str, Counter[str]] = {}
    for name, row in table.items():
        failed = row["verdict"] != "Accepted"
        false = bool(row["meant"]) and row["change"] not in row["meant"].split(" | ")
        found.setdefault(name.partition("/")[0] or str(Path(name).parent), Counter()).update(
            programs=failed,
            named=failed and row["cause"] != "none",
            proved=row["change"] != "none",
            unexpected=false,
            cpu=row["cpu"] * failed,
        )
    for name, totals in found.items():
        print(name, *(f"{word} {number:.0f}" for word, number in totals.items()), sep="  ")


def compare(table: Path, other: Path) -> None:
    """Print the programs of which two tables say something different."""
    before, after = read(table), read(other)
    for name in before.keys() & after.keys():
        one, new = before[name], after[name]
        for field in ("verdict", "cause", "change", "text"):
            if one[field] != new[field]:
                print(f"{name}\n    {field}: {one[field]}\n    {' ' * len(field)}> {new[field]}")
                break
    print_totals(before)
    print_totals(after)


def main() -> None:
    """Do what is asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.slips", description=__doc__)
    parser.add_argument("command", choices=("judge", "compare"))
    parser.add_argument("table", type=Path)
    parser.add_argument("more", nargs="*")
    options = parser.parse_args()
    if options.command == "judge":
        judge_all(options.table, options.more)
    else:
        compare(options.table, Path(options.more[0]))


if __name__ == "__main__":
    main()
