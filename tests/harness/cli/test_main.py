"""Tests of the entry point: each error is one line and an exit code."""

import os
import signal
import subprocess
from unittest.mock import Mock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness import VERSION
from harness.cli import main as cli
from harness.cli.commands import log
from harness.errors import KataError
from harness.folders import PROBLEMS
from tests.support import (
    APPROACHES,
    ENVIRONMENT,
    EXAMPLE,
    KATA,
    kata,
    kata_after,
    kata_here,
    process_put_back,
    run_python,
)

BITMASK = APPROACHES / "bitmask.py"
OURS = (
    "kata: internal error (our fault, not yours): ValueError: what happened. Please report it; "
    "KATA_DEBUG=1 shows where.\n"
)


@parametrize_cases(
    Case("what the user can put right", error=KataError("no case"), code=2, line="kata: no case\n"),
    Case("Ctrl-C", error=KeyboardInterrupt(), code=130, line="kata: stopped\n"),
    Case("a reader that is gone", error=BrokenPipeError(32, "Broken pipe"), code=1, line=""),
    Case(
        "a refusal of the system",
        error=PermissionError(13, "Permission denied", "a.json"),
        code=3,
        line="kata: the system refused: a.json: Permission denied\n",
    ),
    Case(
        "a refusal that names no file",
        error=OSError("no room"),
        code=3,
        line="kata: the system refused: no room\n",
    ),
    Case("a mistake of ours", error=ValueError("what happened"), code=3, line=OURS),
)
def test_exception_sets_exit_code_and_prints_single_line(monkeypatch, error, code, line):
    monkeypatch.setattr(log, "run", Mock(side_effect=error))
    assert kata_here("log") == (code, "", line)


def test_internal_error_is_raised_when_kata_debug_is_set(monkeypatch):
    monkeypatch.setattr(log, "run", Mock(side_effect=ValueError("what happened")))
    with pytest.raises(ValueError, match="what happened"):
        kata_here("log", KATA_DEBUG="1")


def test_broken_judge_is_an_internal_error(monkeypatch):
    monkeypatch.setattr("harness.judge.child_process.WORKER", PROBLEMS / "harness/child/missing.py")
    done = kata_here("judge", BITMASK)
    assert done.returncode == 3
    assert done.stdout.startswith("Internal Error  0/")


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments", [("judge", BITMASK, "--json"), ("--help",)], ids=("long", "short")
)
def test_closed_pipe_ends_a_command_silently_with_exit_code_1(arguments):
    """`kata … | head`, if head has left before the first line: a long page, or a short one."""
    ours, theirs = os.pipe()
    os.close(ours)
    with os.fdopen(theirs, "wb") as closed:
        done = subprocess.run(
            [*KATA, *arguments], env=ENVIRONMENT, stdout=closed, stderr=subprocess.PIPE, check=False
        )
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.slow
@pytest.mark.linux("a shell, and a device that is always full")
@parametrize_cases(
    Case("closed", to=">&-", code=2, says="standard input, output and error must be open"),
    Case("closed input", to="<&-", code=2, says="standard input, output and error must be open"),
    Case("full", to=">/dev/full", code=3, says="the system refused: No space left on device"),
)
def test_unusable_standard_stream_is_reported_in_one_line(to, code, says):
    """The exit code is not the one of a wrong answer: no solution was judged."""
    done = kata_after(f"exec {to}", "--help")
    assert (done.returncode, done.stderr) == (code, f"kata: {says}\n")


@pytest.mark.slow
def test_unprintable_output_is_escaped(tmp_path):
    (tmp_path / "é.py").write_text(BITMASK.read_text(encoding="utf-8"), encoding="utf-8")
    done = kata(
        "judge", tmp_path / "é.py", "--problem=37", "--case", EXAMPLE, PYTHONIOENCODING="ascii"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "\\xe9.py" in done.stdout


def test_second_ctrl_c_does_not_interrupt_cleaning_up(monkeypatch, capsys):
    """The first one stops the command, and the others change nothing until the process ends."""
    cleaned_up = []

    def run(_options):
        try:
            signal.raise_signal(signal.SIGINT)
        finally:
            signal.raise_signal(signal.SIGINT)
            cleaned_up.append(True)

    monkeypatch.setattr(log, "run", run)
    with process_put_back():
        assert cli.main(["log"]) == 130
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    assert capsys.readouterr().err == "kata: stopped\n"
    assert cleaned_up == [True]


def test_sigint_handler_is_restored_after_a_command(capsys):
    before = signal.getsignal(signal.SIGINT)
    with process_put_back():
        assert cli.main(["--help"]) == 0
        assert signal.getsignal(signal.SIGINT) is before
    assert "kata judge " in capsys.readouterr().out


def test_missing_command_shows_the_overview_as_a_usage_error():
    done, asked = kata_here(), kata_here("--help")
    assert (done.returncode, asked.returncode) == (2, 0)
    assert done.stdout == asked.stdout
    assert done.stdout.startswith("Practise ")


@pytest.mark.slow
def test_help_and_version_import_no_command():
    code = (
        "import sys; from harness.cli.main import main; main(sys.argv[1:]); "
        "print([name for name in sys.modules if 'commands' in name or name == 'harness.problem'])"
    )
    for asked, shown in (("--help", "kata judge "), ("--version", f"kata {VERSION}, Python 3.")):
        done = run_python(code, asked)
        assert shown in done.stdout
        assert done.stdout.endswith("[]\n")


def test_ctrl_c_during_an_import_exits_with_130(tmp_path):
    """Dataclasses are made by `exec`, and Python itself ends by a signal that has passed one."""
    (tmp_path / "stopped.py").write_text("""
import sys
from harness.cli import main
main._run = lambda _arguments: exec("raise KeyboardInterrupt")
sys.exit(main.main([]))
""")
    as_module = "import runpy, sys; sys.path.append(sys.argv[1]); runpy.run_module('stopped')"
    done = run_python(as_module, str(tmp_path))
    assert (done.returncode, done.stderr) == (130, "kata: stopped\n")
