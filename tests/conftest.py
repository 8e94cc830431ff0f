"""Shared fixtures and options. Each test process has its own scratch folder."""

import asyncio
import inspect
import os
import shutil
import signal
import sys
import tempfile
from contextlib import AbstractAsyncContextManager, AsyncExitStack

import pytest

SCRATCH = tempfile.mkdtemp(prefix="kata-tests-")
os.environ["TMPDIR"] = tempfile.tempdir = SCRATCH
# Otherwise a make in a test would read REST=1 from the make that runs the tests, and pages would
# advise `make …`.
typed = (word.partition("=")[0] for word in os.environ.get("MAKEFLAGS", "").split() if "=" in word)
for name in "MAKELEVEL", "MAKEFLAGS", "MAKEOVERRIDES", "MFLAGS", *typed:
    os.environ.pop(name, None)
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # each `kata` would compile every module
os.environ.pop("PYTHONUNBUFFERED", None)  # nothing would be left to write when a pipe closes
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a shell's job in the background
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what tests start inherits it


def pytest_addoption(parser):
    """Add the option of `make check`."""
    parser.addoption("--changed-since", metavar="COMMIT", help="choose tests, see tests/changed.py")


def pytest_configure(config):
    """Choose the tests of changed files if `--changed-since` is given."""
    if config.getoption("changed_since") is not None:
        from tests.changed import choice_of  # late: only `make check` needs it

        config.pluginmanager.register(choice_of(config))


def pytest_collection_modifyitems(items):
    """Skip the tests that need Linux on other systems."""
    for item in items:
        if sys.platform != "linux" and (mark := item.get_closest_marker("linux")):
            item.add_marker(pytest.mark.skip(reason=f"needs {mark.args[0]}"))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Run a test that is a coroutine. Its fixtures that are asynchronous contexts are entered."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None

    async def run():
        async with AsyncExitStack() as stack:
            given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(test).parameters}
            for name, value in given.items():
                if isinstance(value, AbstractAsyncContextManager):
                    given[name] = await stack.enter_async_context(value)
            await test(**given)

    asyncio.run(run())
    return True


@pytest.fixture(autouse=True)
def _no_part_fails_unseen(monkeypatch):
    """Fail a test in which an internal error disabled a rule or an edit."""
    monkeypatch.setattr("harness.errors.note", pytest.fail)


@pytest.fixture
def clone(tmp_path, monkeypatch):
    """A learner's clone. Its attempts and its journal are also those of this process."""
    from tests.support import Clone  # late: not every test is about the harness

    monkeypatch.setattr("harness.solution_files.SOLUTIONS", tmp_path / "solutions")
    monkeypatch.setattr("harness.practice.journal.FOLDER", tmp_path / ".kata")
    clone = Clone(tmp_path)
    yield clone
    for terminal in clone.terminals:  # after a test that has failed one may still run
        terminal.kill()


@pytest.fixture
def scratch(tmp_path, monkeypatch):
    """Return an empty folder in which the judge makes its scratch folders."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    return tmp_path


@pytest.fixture
def unexplained(monkeypatch):
    """Skip explanations, for tests that would only wait for them."""
    from harness.judge.outcome import Explanation  # late: not every test is about the harness

    monkeypatch.setattr("harness.why.explain.explain", lambda _failing, _budget: Explanation())


@pytest.fixture
def unchanged(monkeypatch):
    """Try no change of a program, for tests of the stages before edits."""
    monkeypatch.setattr("harness.why.find_change.find_change", lambda *_, **_options: None)


@pytest.fixture
def steps_decide(monkeypatch):
    """Raise the time limits of explanations, because other tests make the machine busy."""
    for name in "MOST_CPU", "MOST_CLOCK":
        monkeypatch.setattr(f"harness.why.budget.{name}", 60.0)


def pytest_unconfigure():
    """Remove the scratch folder, whatever is in it."""
    shutil.rmtree(SCRATCH, ignore_errors=True)
