"""A checkout with two problems: this one, and N-Queens beside it.

`python -m tests.two_problems FOLDER` writes one, in which the quick tests pass as they do here.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.support import ROOT, copy_checkout

N_QUEENS = ROOT / "tests/n_queens"
"""The second problem: its folders `problems` and `solutions` go beside those of the first."""


def install(folder: Path) -> Path:
    """Copy the second problem into a checkout, and return that."""
    compiled = shutil.ignore_patterns("__pycache__")
    return shutil.copytree(N_QUEENS, folder, dirs_exist_ok=True, ignore=compiled)


if __name__ == "__main__":
    checkout = install(copy_checkout(Path(sys.argv[1]), "."))
    subprocess.run(["git", "init", "--quiet", checkout], check=True)  # tests ask git for files
    print(checkout)
