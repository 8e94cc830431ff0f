"""Find and write the tables that experiments fill.

An English table is known by the first word of its heading. A Chinese one has labels of its own, so
it is known by the command that stands above it, and only its last column is written.
"""

import re
from pathlib import Path

from tests.solutions import claims, counts
from tests.support import APPROACHES

LESSON = counts.PROBLEM.folder / "LESSON.md"
NUMBERS = Path(__file__).with_name("NUMBERS.md")
ENGLISH = APPROACHES / "CLAIMS.md", APPROACHES / "README.md", LESSON, NUMBERS
CHINESE = tuple(path.with_suffix(".zh-CN.md") for path in ENGLISH[:3])
BY_HAND = {"minutes_slow", "stress_slow"}
"""These take minutes, and are run by hand."""
NAMED = re.compile(r"(^\| (\w+)\b[^\n]*\|\n\|---\|---\|\n)((?:\|[^\n]*\n)*)", re.MULTILINE)
COMMANDED = re.compile(
    r"(tests\.solutions\.claims (\w+)`[^\n]*\n\n\|[^\n]*\|\n\|---\|---\|\n)((?:\|[^\n]*\n)*)"
)
OF_APPROACHES = r"(tests\.%s`[^\n]*\n\n\|[^\n]*\|\n\|[-|]+\|\n)((?:\|[^\n]*\n)*)"
COUNTED = re.compile(OF_APPROACHES % "derived counts")
TIMED = re.compile(OF_APPROACHES % "derived times")
"""The tables of counts and of times on the page of the approaches."""
VERDICT = re.compile(r"  (\d+)/(\d+) cases")


def tables():
    """Return the rows of each table on the English pages by the name of its experiment."""
    found = [table for page in ENGLISH for table in NAMED.findall(page.read_text("utf-8"))]
    return {name: rows.splitlines() for _, name, rows in found if name in claims.TABLES}


def count_anew():
    """Return the rows of all tables by the name of the experiment, but for those by hand."""
    known = {name: table for name, table in claims.TABLES.items() if name not in BY_HAND}
    return {name: [claims.row_of(*row) for row in table()] for name, table in known.items()}


def with_tables(text, rows):
    """Return the text of an English page with the rows of its experiments."""
    return NAMED.sub(lambda found: found[1] + _joined(rows.get(found[2]), found[3]), text)


def with_numbers(text, rows):
    """Return the text of a Chinese page with the last columns of its experiments."""

    def numbers(found):
        return found[1] + _joined(_relabelled(found[3].splitlines(), rows[found[2]]), "")

    return COMMANDED.sub(numbers, text)


def with_rows(text, table, rows):
    """Return the text of the page of the approaches with other rows in one of its tables."""
    return table.sub(lambda found: found[1] + _joined(rows, ""), text)


def rows_of_times(measured):
    """Return a row for each approach, the slowest first: its ratio and its lines of code."""
    ordered = sorted(measured, key=lambda one: -one["ratio"])
    return [f"| `{one['name']}` | {one['ratio']:.2f} | {one['source_lines']} |" for one in ordered]


def with_totals(text, total):
    """Return the text of a page with the number of cases in the verdicts on it."""

    def recounted(found):
        return f"  {total if found[1] == found[2] else found[1]}/{total} cases"

    return VERDICT.sub(recounted, text)


def _joined(rows, otherwise):
    return otherwise if rows is None else "".join(f"{row}\n" for row in rows)


def _relabelled(old, new):
    pairs = zip(old, new, strict=True)
    return [f"{label.rsplit('|', 2)[0]}|{row.rsplit('|', 2)[1]}|" for label, row in pairs]
