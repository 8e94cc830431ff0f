"""Each test process has a scratch folder of its own, so that what it leaves behind can be told."""

import os
import shutil
import tempfile

SCRATCH = tempfile.mkdtemp(prefix="kata-tests-")
os.environ["TMPDIR"] = tempfile.tempdir = SCRATCH
os.environ.pop("MAKELEVEL", None)  # else pages would advise `make …` if make runs the tests


def pytest_unconfigure():
    """Remove the scratch folder, whatever is in it."""
    shutil.rmtree(SCRATCH, ignore_errors=True)
