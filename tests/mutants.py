"""Plant faults in the code, one at a time, and list those that no test notices: `make mutants`.

    make mutants FILE=problems/harness/judge/verdict.py           by the tests that mirror it
    make mutants FILE=… TESTS="tests/harness/judge tests/harness/cli"
    make mutants                                                  all files that differ from `main`

The faults are planted in copies of the checkout, so yours stays as it is. A fault that survives
is a test to write, or code whose change has no effect, which can often go.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import cache_from_source
from pathlib import Path
from queue import Queue

from harness.system import end_group
from tests.changed import changed_files, mirror
from tests.faults import faults
from tests.support import ROOT, copy_checkout

PLUGINS = "cacheprovider", "xdist", "hypothesispytest"
"""Parts of pytest that are left out: they take longer to start than most tests to fail."""
SLOWER = 5
"""The factor by which a fault may slow the tests down before they count as failed."""


def main():
    """Plant all faults, and return 1 if any of them was not noticed."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--tests", nargs="+", default=[])
    options = parser.parse_args()
    given = [options.file.resolve().relative_to(ROOT)] if options.file else changed_files()
    code = [file for file in given if file.parts[0] == "problems" and file.suffix == ".py"]
    return max([report(file, options.tests) for file in code if (ROOT / file).exists()], default=0)


def report(file, tests):
    """Plant the faults of a file, and print those that survive."""
    found = faults((ROOT / file).read_text(encoding="utf-8"))
    tests = tests or [mirror(file)]
    print(f"{file}: {len(found)} faults, tested by {' '.join(tests)}", flush=True)
    survivors = 0
    for fault, noticed in plant(file, found, tests):
        survivors += not noticed
        if not noticed:
            print(f"{file}:{fault.line}: {fault.before}  →  {fault.after}", flush=True)
    print(f"{file}: {survivors} of {len(found)} were not noticed")
    return int(survivors > 0)


def plant(file, found, tests):
    """Plant one fault after another. Yield each of them with True if a test has failed."""
    workers = os.cpu_count() or 1
    copies = Queue()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        for number in range(workers):
            copy = copy_checkout(Path(folder, str(number)), ".")
            subprocess.run(["git", "init", "-q"], cwd=copy, check=True)  # some tests ask git
            copies.put(copy)
        start = time.monotonic()
        if not passes(copies.queue[0], tests, 3600):
            sys.exit(f"the tests fail without a fault: {' '.join(tests)}")
        seconds = time.monotonic() - start

        def is_noticed(fault):
            copy = copies.get()
            try:
                (copy / file).write_text(fault.text, encoding="utf-8")
                compiled = Path(cache_from_source(str(copy / file)))
                compiled.unlink(missing_ok=True)  # of the fault before
                return not passes(copy, tests, seconds * SLOWER + 10)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(workers) as pool:
            try:
                yield from zip(found, pool.map(is_noticed, found), strict=True)
            finally:
                pool.shutdown(cancel_futures=True)  # after Ctrl-C


def passes(copy, tests, seconds):
    """Run tests in a copy of the checkout. Return True if they pass in time."""
    without = (f"-pno:{plugin}" for plugin in PLUGINS)
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-x", *without, *tests],
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
        end_group(process)
        process.wait()


if __name__ == "__main__":
    sys.exit(main())
