"""A measure of the named mistakes: judge wrong programs, and print a line for each.

    python -m tests.slips [FOLDER ...] > before.txt

This judges the gallery as the full page does, and the programs of further folders, which takes
minutes. It is the way to try a row of `why/`: run it before and after the row, then
`diff` the two files. A row earns its place with a program that ends with a proved change.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

from harness.cases import load_cases
from harness.run import Limits
from harness.why.judge_and_explain import EXPLAIN_SECONDS, PATIENT_SECONDS
from harness.why.mistake import words_of
from tests.support import SUBMISSIONS, judged, sudoku

FAILS = "wrong_answer", "runtime_error", "time_limit_exceeded"
"""Folders of the gallery whose programs may be changed."""
FURTHER, SECONDS = 2, 2
"""Cases of the second tier on which a program is judged, and the limit for each case."""


def programs(folders: list[str]) -> Iterator[tuple[str, str, float]]:
    """Yield the name and the source of each program, and the seconds to explain its failure."""
    for folder in FAILS:
        for path in sorted((SUBMISSIONS / folder).glob("*.py")):
            name = path.relative_to(SUBMISSIONS).as_posix()
            yield name, path.read_text(encoding="utf-8"), PATIENT_SECONDS
    for folder in folders:
        for path in sorted(Path(folder).glob("*.py")):
            yield str(path), path.read_text(encoding="utf-8"), EXPLAIN_SECONDS


def row_of(program: tuple[str, str, float]) -> tuple[str, str, str, str, str]:
    """Judge a program. Return its name, its verdict, the cause, the proved change, the words."""
    name, source, seconds = program
    cases = (*load_cases(sudoku(), ("sample",)), *load_cases(sudoku(), ("interview",))[:FURTHER])
    report = judged(source, cases, Limits(seconds=SECONDS), explained=True, explain_seconds=seconds)
    likely = report.verdict.likely
    change = report.explanation.change if report.explanation else None
    return (
        name,
        report.verdict.word,
        likely.cause if likely else "none",
        f"{change.kind}, {change.line}" if change else "none",
        words_of(likely) if likely else "",
    )


def main() -> None:
    """Judge all programs, two at a time, and print what is said of each, and how many there are."""
    totals: Counter[str] = Counter()
    with ProcessPoolExecutor(2) as pool:
        for name, verdict, cause, change, words in pool.map(row_of, programs(sys.argv[1:])):
            print(name, verdict, cause, change, words, sep=" | ", flush=True)
            failed = verdict != "Accepted"
            totals.update(failed=failed, named=failed and cause != "none", proved=change != "none")
    used = getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)
    totals["CPU seconds"] = round(sum(one.ru_utime + one.ru_stime for one in used))
    print(*(f"{number} {what}" for what, number in totals.items()), sep=", ")


if __name__ == "__main__":
    main()
