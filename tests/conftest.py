"""Each test process has a scratch folder of its own, so that what it leaves behind can be told."""

import os
import shutil
import sys
import tempfile

import pytest

SCRATCH = tempfile.mkdtemp(prefix="kata-tests-")
os.environ["TMPDIR"] = tempfile.tempdir = SCRATCH
os.environ.pop("MAKELEVEL", None)  # else pages would advise `make …` if make runs the tests


def pytest_collection_modifyitems(items):
    """Skip on Windows what needs POSIX."""
    for item in items:
        mark = item.get_closest_marker("posix")
        if mark and sys.platform == "win32":
            item.add_marker(pytest.mark.skip(reason=f"needs {mark.args[0]}"))


def pytest_unconfigure():
    """Remove the scratch folder, whatever is in it."""
    shutil.rmtree(SCRATCH, ignore_errors=True)
