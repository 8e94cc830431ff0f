"""Tests of the entry point: errors, exit codes, signals, system limits and endless files."""

import os
import re
import signal
import subprocess
import sys
import time
from unittest.mock import Mock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness import VERSION
from harness.cli import main as cli
from harness.cli import overview
from harness.cli.commands import log
from harness.errors import KataError
from harness.folders import PROBLEMS
from harness.system import STOP_SIGNALS
from tests.p0037_sudoku_solver.boards import LINE
from tests.support import (
    APPROACHES,
    ENVIRONMENT,
    EXAMPLE,
    KATA,
    PATIENCE,
    SUBMISSIONS,
    kata,
    kata_after,
    kata_here,
    leftovers,
    process_put_back,
    run_python,
    wait_until,
)

BITMASK = APPROACHES / "bitmask.py"
OURS = (
    "kata: internal error, a bug in this project: ValueError: what happened. "
    "Run the command again with KATA_DEBUG=1 set, and report the traceback as an issue.\n"
)


@parametrize_cases(
    Case("a user error", error=KataError("no case"), code=2, line="kata: no case\n"),
    Case("Ctrl-C", error=KeyboardInterrupt(), code=130, line="kata: stopped\n"),
    Case(
        "a permission error",
        error=PermissionError(13, "Permission denied", "a.json"),
        code=3,
        line="kata: a.json: Permission denied\n",
    ),
    Case(
        "a missing package",
        error=ModuleNotFoundError(name="rich"),
        code=2,
        line="kata: rich is not installed; to install it, "
        "run `python3 problems/harness/set_up.py`\n",
    ),
    Case("an internal error", error=ValueError("what happened"), code=3, line=OURS),
)
def test_exception_sets_exit_code_and_prints_single_line(monkeypatch, error, code, line):
    monkeypatch.setattr(log, "run", Mock(side_effect=error))
    assert kata_here("log") == (code, "", line)


@pytest.mark.parametrize("number", STOP_SIGNALS)
def test_stop_signal_sets_the_exit_code_of_a_shell(monkeypatch, number):
    monkeypatch.setattr(log, "run", lambda _options: signal.raise_signal(number))
    assert kata_here("log") == (128 + number, "", "")


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
@parametrize_cases(
    Case("Accepted", words=[*KATA, "judge", BITMASK, "--json"], code=0),
    Case("Runtime Error", words=[*KATA, "judge", BITMASK, "PROBLEM=77"], code=1),
    Case("help", words=[*KATA, "--help"], code=0),
    Case("help before anything is installed", words=[sys.executable, overview.__file__], code=0),
)
def test_command_whose_output_is_not_read_ends_silently_with_its_exit_code(words, code):
    """`kata … | head`, if head has left before the first line."""
    ours, theirs = os.pipe()
    os.close(ours)
    with os.fdopen(theirs, "wb") as closed:
        done = subprocess.run(
            words, env=ENVIRONMENT, stdout=closed, stderr=subprocess.PIPE, check=False
        )
    assert (done.returncode, done.stderr) == (code, b"")


CLOSED = "standard input, output or error is closed; run `kata` with all three open"


@pytest.mark.linux("a shell, and a device that is always full")
@parametrize_cases(
    Case("closed output", to=">&-", code=2, says=CLOSED),
    Case("closed input", to="<&-", code=2, says=CLOSED),
    Case("full device", to=">/dev/full", code=3, says="No space left on device"),
)
def test_unusable_standard_stream_is_reported_in_one_line(to, code, says):
    """The exit code differs from that for a wrong answer, because no solution was judged."""
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


def under(limit, *arguments):
    """Run `kata` under a limit of the shell, and return what it printed.

    Python would keep half of a compiled module under a limit on files, and later fail to load it.
    """
    done = kata_after(f"export PYTHONDONTWRITEBYTECODE=1 && ulimit {limit}", *arguments)
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.linux("a limit on the address space")
@parametrize_cases(
    Case(
        "memory",
        limit="-v 250000",
        does="bytearray(300 * 2**20)",
        reason="this system, not the kata, allows only 244 MiB (ulimit -v)",
    ),
    Case(
        "the size of files",
        limit="-f 100",
        does="print('x' * 200_000)",
        reason="this system, not the kata, allows only 50 KiB (ulimit -f)",
    ),
)
def test_lower_system_limit_is_named(tmp_path, limit, does, reason):
    (tmp_path / "a.py").write_text(f"class Solution:\n  def solveSudoku(self, board): {does}\n")
    page = under(limit, "judge", tmp_path / "a.py", "--problem=37", "--case", "One blank")
    blocks = reason.replace("50 KiB", "100 KiB")  # some shells count in blocks of 1,024 bytes
    words = " ".join(page.split())
    assert reason in words or blocks in words


@pytest.mark.slow
@pytest.mark.linux("a limit on the address space")
def test_right_solution_is_accepted_under_low_limits():
    page = under("-v 400000 && ulimit -f 100 && ulimit -t 12", "judge", BITMASK)
    assert page.startswith("Accepted")


@parametrize_cases(
    Case("a device", board="/dev/zero", says="/dev/zero is larger than 65,536 bytes"),
    Case(
        "typed input",
        board="-",
        says="standard input: a board in one line must have 81 characters, not 65,536",
    ),
)
def test_endless_input_is_refused_in_one_line(board, says):
    done = kata_here("judge", BITMASK, "--input", board, typed="y" * 100_000)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.startswith(f"kata: {says}")


def test_verdict_is_printed_when_the_terminal_reports_zero_columns():
    page = kata_here("judge", BITMASK, "--case", EXAMPLE, COLUMNS="0").stdout
    assert page.startswith("Accepted")


@pytest.mark.slow
@pytest.mark.usefixtures("unexplained")
def test_run_has_the_set_order_of_judge_and_reads_piped_input_once(tmp_path):
    """Python is started again for the judge's hash seed."""
    source = """
class Solution:
    def solveSudoku(self, board):
        print("order", *{"alpha", "beta", "gamma", "delta", "epsilon"})
"""
    (tmp_path / "a.py").write_text(source)
    chosen = tmp_path / "a.py", "--problem=37", "--input", "-"
    judged, ran = kata_here("judge", *chosen, typed=LINE), kata("run", *chosen, typed=LINE)
    orders = [re.search("order .*", done.stdout)[0] for done in (judged, ran)]
    assert orders[0] == orders[1]


@pytest.mark.parametrize("number", STOP_SIGNALS)
def test_stop_signal_within_the_method_ends_run(number, tmp_path):
    source = f"""
class Solution:
    def solveSudoku(self, board):
        import signal
        signal.raise_signal({number:d})
"""
    (tmp_path / "a.py").write_text(source)
    done = kata("run", tmp_path / "a.py", "--problem=37")
    assert (done.returncode, done.stdout) == (-number, "")


def judging(name, folder):
    """Start to judge a submission that does not end by itself, with a folder for its scratch."""
    words = *KATA, "judge", SUBMISSIONS / "time_limit_exceeded" / name
    environment = ENVIRONMENT | {"TMPDIR": str(folder)}
    pipe = subprocess.PIPE
    return subprocess.Popen(words, env=environment, stdout=pipe, stderr=pipe, text=True)


@pytest.mark.slow
@parametrize_cases(
    Case("Ctrl-C", number=signal.SIGINT, code=130, words="kata: stopped\n"),
    Case("SIGHUP from a closed terminal", number=signal.SIGHUP, code=128 + 1, words=""),
    Case("SIGTERM", number=signal.SIGTERM, code=128 + 15, words=""),
)
def test_stopping_the_judge_leaves_one_line_and_no_process(tmp_path, number, code, words):
    process = judging("daemon_left_behind.py", tmp_path)
    wait_until(lambda: process.poll() is not None or leftovers(tmp_path))
    process.send_signal(number)
    output, errors = process.communicate()
    assert (process.returncode, output, errors) == (code, "", words)
    wait_until(lambda: not leftovers(tmp_path))  # what was killed takes a moment to end


@pytest.mark.slow
@pytest.mark.parametrize("milliseconds", range(0, 1000, 100))
def test_two_ctrl_c_leave_no_process_file_or_traceback(milliseconds, tmp_path):
    process = judging("fork_relay.py", tmp_path)
    wait_until(lambda: any(tmp_path.iterdir()))  # before that, Python itself is starting
    time.sleep(milliseconds / 1000)
    process.send_signal(signal.SIGINT)
    time.sleep(milliseconds % 7 / 1000)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=PATIENCE)[1] == "kata: stopped\n"
    # Python ends by the signal itself if that came within an `exec`, as in making a dataclass:
    # a shell says 130 to both.
    assert process.returncode in (130, -signal.SIGINT)
    assert list(tmp_path.iterdir()) == []
    assert leftovers(tmp_path) == []


@pytest.mark.slow
@pytest.mark.linux("a kernel that ends a child with its parent")
def test_child_ends_when_the_judge_is_killed(tmp_path):
    with judging("sleeps.py", tmp_path) as process:
        wait_until(lambda: leftovers(tmp_path))
        time.sleep(0.5)
        process.kill()
    wait_until(lambda: not leftovers(tmp_path))  # it sleeps for longer
