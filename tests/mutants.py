"""Plant faults in the code, one at a time, and list those that no test notices: `make mutants`.

    make mutants FILE=problems/harness/judge/verdict.py           by the tests that mirror it
    make mutants FILE=… TESTS="tests/harness/judge tests/harness/cli"
    make mutants                                                  the lines that differ from `main`

The faults are planted in copies of the checkout, so yours stays as it is. A fault that survives
is a test to write, or code whose change has no effect, which can often go. Faults that change
nothing a test could notice are listed in `equivalent_faults.toml`, and not planted.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import cache_from_source
from pathlib import Path
from queue import Queue

from tests.faults import Fault, faults
from tests.support import ROOT, copy_checkout

EQUIVALENT = Path(__file__).with_name("equivalent_faults.toml")
MARKS = "slow or not slow"
PLUGINS = "cacheprovider", "xdist", "hypothesispytest"
"""Parts of pytest that are left out: they take longer to start than most tests to fail."""
SLOWER = 5
"""The factor by which a fault may slow the tests down before they count as failed."""
CHANGED = re.compile(r"^\+\+\+ b/(.+)$|^@@ -\S+ \+(\d+)(?:,(\d+))? @@", re.MULTILINE)


def main() -> int:
    """Plant all faults, and return 1 if any of them was not noticed."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--tests", nargs="+", default=[])
    options = parser.parse_args()
    if options.file:
        return report(options.file.resolve().relative_to(ROOT), None, options.tests)
    return max((report(*one, options.tests) for one in changed_lines()), default=0)


def report(file: Path, lines: set[int] | None, tests: list[str]) -> int:
    """Plant the faults of a file, or of some of its lines, and print those that survive."""
    source = (ROOT / file).read_text(encoding="utf-8")
    here = (fault for fault in faults(source) if lines is None or fault.line in lines)
    known = [one for one in listed() if one["file"] == file.as_posix()]
    found = [fault for fault in here if not any(is_meant(fault, source, one) for one in known)]
    tests = tests or [mirror(file)]
    print(f"{file}: {len(found)} faults, tested by {' '.join(tests)}", flush=True)
    survivors = 0
    for fault, noticed in plant(file, found, tests):
        survivors += not noticed
        if not noticed:
            print(f"{file}:{fault.line}: {fault.shown}  →  {fault.after}", flush=True)
    print(f"{file}: {survivors} of {len(found)} were not noticed")
    return int(survivors > 0)


def listed() -> list[dict[str, str]]:
    """Return the faults that are listed as equivalent."""
    found: list[dict[str, str]] = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["fault"]
    return found


def is_meant(fault: Fault, source: str, one: dict[str, str]) -> bool:
    """Return True if an entry of the list means this fault; `line` is a part of its line."""
    here = source.splitlines()[fault.line - 1]
    return (fault.shown, fault.after) == (one["before"], one["after"]) and (
        one.get("line", "") in here
    )


def mirror(file: Path) -> str:
    """Return the tests that mirror a file: those of its module, else those of its folder."""
    path = Path("tests") / file.relative_to("problems")
    path = path.with_name(f"test_{path.name}")
    while not (ROOT / path).exists():
        path = path.parent
    return path.as_posix()


def changed_lines() -> Iterator[tuple[Path, set[int]]]:
    """Yield each file of the code that differs from `main`, and its lines that do."""
    git = "git", "diff", "-U0", "--merge-base", "main", "--", "problems/**.py"
    text = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    lines: dict[str, set[int]] = {}
    for name, start, count in CHANGED.findall(text):
        if name:
            lines[here := name] = set()
        else:
            lines[here] |= set(range(int(start), int(start) + int(count or 1)))
    return ((Path(name), found) for name, found in lines.items() if found)


def plant(file: Path, found: list[Fault], tests: list[str]) -> Iterator[tuple[Fault, bool]]:
    """Plant one fault after another. Yield each of them with True if a test has failed."""
    workers = os.cpu_count() or 1
    copies: Queue[Path] = Queue()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        for number in range(workers):
            copy = copy_checkout(Path(folder, str(number)), ".")
            subprocess.run(["git", "init", "-q"], cwd=copy, check=True)  # some tests ask git
            copies.put(copy)
        seconds = check_tests(copies.queue[0], tests)

        def is_noticed(fault: Fault) -> bool:
            copy = copies.get()
            try:
                (copy / file).write_text(fault.text, encoding="utf-8")
                Path(cache_from_source(str(copy / file))).unlink(
                    missing_ok=True
                )  # of the fault before
                return not passes(copy, tests, seconds * SLOWER + 10)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(workers) as pool:
            try:
                yield from zip(found, pool.map(is_noticed, found), strict=True)
            finally:
                pool.shutdown(cancel_futures=True)  # after Ctrl-C


def check_tests(copy: Path, tests: list[str]) -> float:
    """Return how long the tests take without a fault; end if they do not pass."""
    start = time.monotonic()
    if not passes(copy, tests, 3600):
        sys.exit(f"the tests fail without a fault: {' '.join(tests)}")
    return time.monotonic() - start


def passes(copy: Path, tests: list[str], seconds: float) -> bool:
    """Run tests in a copy of the checkout. Return True if they pass in time."""
    without = (f"-pno:{plugin}" for plugin in PLUGINS)
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-x", *without, "-m", MARKS, *tests],
        cwd=copy,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return process.wait(seconds) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


if __name__ == "__main__":
    sys.exit(main())
