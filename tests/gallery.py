"""The gallery: finds its programs, reads their headers, and judges them.

`tests/submissions/README.md` lists the fields of a header. Programs are only read and judged here,
never imported. `.venv/bin/python -m tests.gallery FILE …` prints the header of new ones.
"""

import re
import sys
from pathlib import Path

from harness.cases import JUDGED, TIERS, load_cases
from harness.run import Limits
from harness.which_case import cases_named
from harness.why.judge_and_explain import EXPLAIN_SECONDS, PATIENT_SECONDS
from tests.support import ROOT, judged, problem_named

GALLERY = ROOT / "tests" / "submissions"
FIELD = r"^(\w+(?: limit)?): +(.+)$"


def programs_of(slug):
    """Return the programs in a problem's gallery: those in the folder of a verdict."""
    return sorted((GALLERY / slug).glob("*/*.py"))


def all_programs():
    return sorted(GALLERY.rglob("*/*.py"))


def slug_of(path):
    """Return the name of the problem folder that a program belongs to."""
    return path.parents[1].relative_to(GALLERY).as_posix()


def problem_of(path):
    return problem_named(slug_of(path))


def declared(path):
    """Return the fields of a program's header. The line of `Cause` is `Line`, '' if it has none."""
    docstring = path.read_text(encoding="utf-8").split('"""')[1]
    fields = dict(re.findall(FIELD, docstring, re.MULTILINE))
    cause, _, line = fields.pop("Cause", "").partition(", ")
    return fields | {"Cause": cause, "Line": line}


def found(path):
    """Return the fields of a header from the judge's current report, a line each."""
    report = explained(path, cases_for(problem_of(path), declared(path).get("Cases")))
    verdict = report.verdict
    if verdict.word == "Accepted":
        return f"Verdict: {verdict.word}\nCause: none"
    likely = verdict.likely
    cause = f"{likely.cause}, {likely.line}".removesuffix(", 0") if likely else "none"
    fields = {"Verdict": verdict.word, "Reason": verdict.reason, "Cause": cause}
    fields["Change"] = proved_by(report)
    return "\n".join(f"{name}: {value}" for name, value in fields.items())


def changes_of(path):
    """Return the changes of which one must be proved for a file: `["moved, 24"]` or `["none"]`."""
    return declared(path).get("Change", "none").split(" | ")


def near_misses_of(path):
    return declared(path).get("Near", "").split(" | ") if "Near" in declared(path) else []


def cases_for(problem, part, further=None):
    """Return the cases that a program is judged on.

    Args:
        problem: its bank holds them.
        part: a tier or a part of a case's name. None means all that decide the verdict.
        further: the number of cases of the second tier if there is no part; all of them by default.
    """
    if part is None:
        cases = load_cases(problem)
        more = [case for case in cases if case.tier != TIERS[0]][:further]
        return (*(case for case in cases if case.tier == TIERS[0]), *more)
    if part in TIERS:
        return tuple(load_cases(problem, (part,)))
    return tuple(cases_named(problem, part, JUDGED))


def explained(path, cases):
    """Judge a program, and explain it in no more time than a learner waits for."""
    header = declared(path)
    return judged(
        path.read_text(encoding="utf-8"),
        cases,
        Limits(seconds=float(header.get("Time limit", "2"))),
        explained=True,
        explain_seconds=PATIENT_SECONDS if "Page" in header else EXPLAIN_SECONDS,
        problem=problem_of(path),
    )


def proved_by(report):
    """Return the kind and the line of the change that is proved, or `none`."""
    change = report.explanation.change
    return f"{change.kind}, {change.line}" if change else "none"


def main(names):
    """Print for each program what its header must say today."""
    for path in map(Path, names):
        file = path.resolve()
        if not file.is_relative_to(GALLERY) or file not in programs_of(slug_of(file)):
            sys.exit(f"{path} is no program in tests/submissions/PROBLEM/VERDICT/")
        if '"""' not in file.read_text(encoding="utf-8"):
            sys.exit(f"{path} has no docstring: begin it with a sentence on what the code does")
        print(f"{path}\n{found(file)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
