"""The player: its keys and its picture as text, then the same in a real pseudo-terminal."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

import pyte
import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.load import load_solution
from harness.records import Limits
from harness.replay.events import Events
from harness.replay.lane import Lane
from harness.replay.lane_screen import final_lines
from harness.replay.player import SPEEDS, Player
from harness.replay.recording import copied, record
from harness.replay.screen import mark_line, render
from harness.replay.terminal import split_keys
from harness.replay.timeline import Timeline
from tests.harness.tapes import SOLUTION, SOLVING, example, taped
from tests.support import (
    APPROACHES,
    EXAMPLE,
    PROBLEMS,
    ROOT,
    SUBMISSIONS,
    kata,
    sample_cases,
    sudoku,
)

pytestmark = pytest.mark.slow  # for those who work on the kata, not for each learner


LEFT, RIGHT, END = "\x1b[D", "\x1b[C", "\x1b[F"
RECURSIVE, FLAT = APPROACHES / "recursive_index.py", APPROACHES / "flat_index.py"
# a session of its own, whose controlling terminal is the one that it was given
LAUNCH = (
    "import fcntl, os, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    # who runs the tests may ignore Ctrl-C, and children inherit that
    "signal.signal(signal.SIGINT, signal.default_int_handler);"
)
GO = "sys.argv[:1] = []; from harness.cli.main import main; sys.exit(main(sys.argv))"
CRASH = "import harness.replay.terminal as t; t.Painter.drawn = lambda *_: 1 / 0;"


def lane(name="recursive_index", notes=()):
    """An approach on LeetCode's example."""
    trace, solution = example(name)
    line, source = Timeline(trace), (APPROACHES / f"{name}.py").read_text(encoding="utf-8")
    events = Events(line, solution)
    return Lane(f"{name}.py", tuple(source.splitlines()), line, events, notes, (3, 3))


def small(changes, notes=(), **kept):
    """Return a lane with some writes to a board of four by four."""
    line = Timeline(taped(changes, **kept))
    return Lane("small", ("one line",), line, Events(line, SOLUTION), notes, box=(2, 2))


def pressed(player, *keys):
    """The player after some keys."""
    for key in keys:
        player.press(key)
    return player


def text(player, width=100, height=30):
    """Return the text that the player shows."""
    return "\n".join("".join(part for part, _ in line) for line in render(player, width, height))


@parametrize_cases(
    Case("nothing", keys=[], step=0),
    Case("a step on", keys=["right"] * 3, step=3),
    Case("a step back", keys=["5", "left"], step=4181),
    Case("before the start", keys=["left"], step=0),
    Case("after the end", keys=["end", "right"], step=8365),
    Case("the next event", keys=["]", "]"], step=5),
    Case("the previous event", keys=["end", "["], step=8339),
    Case("no event before the first", keys=["]", "["], step=1),
    Case("a tenth", keys=["1"], step=836),
    Case("the start", keys=["5", "0"], step=0),
    Case("home", keys=["5", "home"], step=0),
    Case("go to a step", keys=["g", *"3199", "enter"], step=3199),
    Case("go to a step too far", keys=["g", *"99999", "enter"], step=8365),
    Case("a digit taken back", keys=["g", *"319", "backspace", "enter"], step=31),
    Case("thinking better of it", keys=["g", "3", "escape", "right"], step=1),
    Case("no number", keys=["g", "enter", "right"], step=1),
    Case("keys without a meaning", keys=["x", "é", "\x1b[15~", ""], step=0),
    Case("any key closes the help and does no more", keys=["?", "right", "right"], step=1),
)
def test_a_key_goes_where_the_help_says(keys, step):
    """Nothing plays by itself: time passes here, and moves nothing."""
    player = pressed(Player([lane()]), *keys)
    player.tick(60)
    assert player.step == step


def test_time_moves_what_plays_at_the_speed_that_is_shown_and_stops_at_the_end():
    """Space starts and pauses it; at the end it starts over."""
    player = pressed(Player([lane()]), " ")
    player.tick(1.0)
    player.tick(0.04)
    player.tick(0.04)
    assert (player.step, player.rate) == (21, 20), "parts of a write are not lost"
    pressed(player, " ").tick(1.0)
    assert player.step == 21
    assert pressed(player, " ", "5").playing, "a jump does not stop what plays"
    pressed(player, "0", " ")
    pressed(player, *"+" * 50, " ").tick(1.0)
    assert (player.rate, player.step, player.playing) == (100_000, 8365, False)
    assert pressed(player, " ").step == 0
    assert pressed(player, *"-" * 50).rate == 1


def test_speeds_rise_from_1_to_100000_writes_a_second():
    """Each about twice the one before."""
    assert (SPEEDS[0], SPEEDS[-1]) == (1, 100_000)
    assert list(SPEEDS) == sorted(set(SPEEDS))


def test_what_was_not_kept_is_stepped_over_both_ways():
    """One never stands where there is nothing to see."""
    changes = [(0, digit) for _ in range(20) for digit in "3."]
    player = Player([small(changes, first=10, last=5)])
    timeline = player.lanes[0].timeline
    gap, behind = timeline.gap, timeline.gap + timeline.trace.dropped + 1
    player.go(gap)
    assert pressed(player, "right").step == behind
    assert pressed(player, "left").step == gap
    assert pressed(player, "g", *str(gap + 3), "enter").step == behind
    assert "┊" in text(player).splitlines()[-3]


def test_the_board_tells_given_placed_wrong_undone_and_current_apart_without_colour():
    """At the end of the longest retreat there is one of each."""
    player = Player([lane()])
    player.go(3199)
    shown = text(player)
    assert "| 5  3  2!| 6' 7  8'| 9' 1' 4!|" in shown
    assert "| 1' 9  8 | 2! 3! 4!|[×] 6  × |" in shown
    assert "longest retreat: 16 undone in a row" in shown
    assert "r3c7 5 undone, line 59" in shown
    assert '59 >             board[row][col] = "."' in shown


def test_a_given_that_was_changed_is_marked():
    """Though another write came after it."""
    player = pressed(Player([small([(1, "9"), (0, "3")])]), "end")
    assert "|[3] 9#|" in text(player)
    assert "a given is changed" in text(pressed(player, "["))


def test_the_counts_by_kind_are_those_of_the_moment():
    """And go back as they came."""
    player = Player([lane("flat_index")])
    player.go(3199)
    before = text(player)
    assert "placed             325" in before
    assert "undone             314" in before
    assert "overwritten      2,560" in before
    assert text(pressed(player, "9", "g", *"3199", "enter")) == before


def test_two_lanes_stand_side_by_side_at_the_same_step():
    """The one that is over waits for the other, and says so."""
    player = Player([lane(), lane("fewest_candidates", notes=("It wrote each cell once.",))])
    shown = text(pressed(player, "g", "6", "0", "enter"), 100, 30)
    assert "A recursive_index.py" in shown
    assert "│ B fewest_candidates.py" in shown
    assert "done after 51 writes" in shown
    assert "│ It wrote each cell once." in shown
    assert "step 60 of 8,365" in shown
    assert pressed(player, "[").step == 59, "the nearest event of either"
    assert "A: longest retreat yet: 7 undone in a row" in text(player)
    assert pressed(player, "[").step == 51
    assert "B: the answer is found" in text(player)


@parametrize_cases(
    Case("one", lanes=1, least=(31, 21)),
    Case("two", lanes=2, least=(65, 21)),
)
def test_every_size_that_is_enough_is_filled_and_every_other_is_said_to_be_too_small(lanes, least):
    """Each line is as wide as the terminal: nothing wraps, and nothing is left from before."""
    player = Player([lane()] * lanes)
    for width in (20, 30, 31, 64, 65, 80, 100, 127, 200):
        for height in (1, 20, 21, 24, 30, 50):
            lines = render(player, width, height)
            if width >= least[0] and height >= least[1]:
                assert len(lines) == height
                assert "board[row][col]" in text(player, width, height) or min(width, height) < 65
            else:
                assert len(lines) == 1
                assert text(player, width, height).startswith("needs "[:width])
            assert {len("".join(part for part, _ in line)) for line in lines} <= {width - 1, width}


def test_a_solution_that_wrote_only_its_answer_is_recognised():
    """It may search in a copy: the note says what can be known, and no more."""
    assert copied(taped(SOLVING))
    assert not copied(taped([*SOLVING, (0, ".")]))
    assert not copied(taped([]))


def test_of_events_that_meet_in_a_column_the_most_telling_is_marked():
    """The answer is the last digit and the deepest point too."""
    line = mark_line(lane(), 0, 80)
    assert "".join(part for part, _ in line)[-1] == "*"


def test_source_and_names_cannot_steer_the_terminal(tmp_path):
    """A paste may hold any character."""
    path = tmp_path / "a.py"
    text = (SUBMISSIONS / "runtime_error/row_ten.py").read_text(encoding="utf-8")
    path.write_text(f"# \x1b[2J\n{text}\nraise_with = '\x07'\n", encoding="utf-8")
    [case] = (case for case in sample_cases() if case.name == EXAMPLE)
    shown = record(sudoku(), load_solution(path), case, Limits())
    assert shown.source[0] == "# ·[2J"
    loud = (
        "class Solution:\n    def solveSudoku(self, board):\n        raise ValueError('\\x1b[2J')\n"
    )
    path.write_text(loud, encoding="utf-8")
    notes = record(sudoku(), load_solution(path), case, Limits()).notes
    assert any("\\x1b[2J" in note for note in notes)
    assert not any("\x1b" in note for note in notes)


def test_the_help_names_every_key_and_every_sign_and_fits_a_small_terminal():
    """80 columns and 24 rows, as terminals start."""
    lines = text(pressed(Player([lane()]), "?"), 80, 24).splitlines()
    assert len(lines) == 24
    assert max(map(len, lines)) <= 80
    assert "^ deepest yet" in lines[-1]
    assert all(sign in "".join(lines) for sign in "█▒┊")


def test_without_a_terminal_the_final_board_and_the_counts_are_printed():
    """Exit code 0, and no escape sequence."""
    done = kata("replay", RECURSIVE)
    assert (done.returncode, done.stderr) == (0, "")
    assert "| 5  3  4'| 6' 7  8'| 9' 1' 2'|" in done.stdout
    assert "4,208 placed, 4,157 undone, 0 overwritten, deepest 51" in done.stdout
    assert "\x1b" not in done.stdout


@parametrize_cases(
    Case(
        "undone again",
        name="wrong_answer/void_draft_by_index.py",
        words="Write 8,366: the answer is undone after it was found.",
    ),
    Case("a crash", name="runtime_error/row_ten.py", words="Runtime Error: IndexError"),
    Case("a copy", name="wrong_answer/deep_copy_solved.py", words="0 placed, 0 undone"),
)
def test_a_run_that_went_wrong_is_shown_with_its_verdict(name, words):
    """The writes until then are there to be watched."""
    assert words in ending(name)
    assert " placed, " in ending(name)


def test_a_run_that_takes_too_long_is_shown_as_far_as_it_went():
    """And the page says that it was stopped."""
    assert "Stopped after 0.2 s" in ending("time_limit_exceeded/same_cell_for_ever.py", 0.2)


def ending(name, seconds=10.0):
    """Return what is printed of a submission on LeetCode's example, recorded for some seconds."""
    [case] = (case for case in sample_cases() if case.name == EXAMPLE)
    lane = record(sudoku(), load_solution(SUBMISSIONS / name), case, Limits(seconds=seconds))
    return "\n".join("".join(part for part, _ in line) for line in final_lines([lane]))


def test_a_saved_trace_is_watched_as_the_run_that_it_was_taken_from(tmp_path):
    """But for the source and the verdict, which no trace holds."""
    saved = tmp_path / "search.json"
    path = SUBMISSIONS / "wrong_answer/undo_forgotten.py"
    assert kata("trace", path, "--case", EXAMPLE, "--save", saved).returncode == 0
    fresh, again = (
        kata("replay", *arguments) for arguments in ((path, "--case", EXAMPLE), (saved,))
    )
    assert again.stdout.splitlines()[:1] == ["search.json"]
    assert again.stdout.splitlines()[1:] == fresh.stdout.splitlines()[2:]
    assert "1!" in again.stdout


@parametrize_cases(
    Case("half of two", arguments=("--a", RECURSIVE), code=2, words="both --a FILE and --b FILE"),
    Case("many cases", arguments=(RECURSIVE, "--case", "is"), code=2, words="say --case NAME"),
    Case(
        "no code",
        arguments=(SUBMISSIONS / "compile_error/colon_forgotten.py",),
        code=1,
        words="There are no writes to show",
    ),
)
def test_what_cannot_be_replayed_is_said_in_a_line(arguments, code, words):
    """With the exit code that fits."""
    done = kata("replay", *arguments)
    assert done.returncode == code
    assert words in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


class Session:
    """`kata replay` in a pseudo-terminal, with a terminal in memory at its other end."""

    def __init__(self, *arguments, size=(30, 100), before="", **environment):
        """Start it. The size is rows and columns."""
        self.master, self.slave = pty.openpty()
        self.screen = pyte.Screen(size[1], size[0])
        self.stream, self.raw = pyte.ByteStream(self.screen), b""
        self.resize(size)
        self.modes = termios.tcgetattr(self.slave)
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH + before + GO, "replay", *map(str, arguments)],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(PROBLEMS), "TERM": "xterm-256color"} | environment,
            start_new_session=True,
        )

    def __enter__(self):
        """The running session."""
        return self

    def __exit__(self, *_):
        """End it, whatever it does."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)
        os.close(self.slave)

    def resize(self, size):
        """Give the terminal another size: rows and columns."""
        self.screen.resize(*size)
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))

    def read(self, seconds):
        """Take in what is written within some seconds."""
        if select.select([self.master], [], [], seconds)[0]:
            data = os.read(self.master, 2**16)
            self.raw += data
            self.stream.feed(data)

    def see(self, *words):
        """Wait until all of some words are on the screen."""
        end = time.monotonic() + 30
        while not all(word in "\n".join(self.screen.display) for word in words):
            assert time.monotonic() < end, (words, self.screen.display)
            self.read(0.05)

    def press(self, keys, *words):
        """Press keys, and wait until all of some words are on the screen."""
        os.write(self.master, keys.encode())
        self.see(*words)

    def ended(self):
        """Wait for the end; the exit code, once the terminal is seen to be as it was."""
        end = time.monotonic() + 30
        while self.process.poll() is None:
            assert time.monotonic() < end, self.screen.display
            self.read(0.05)
        self.read(0.05)
        assert termios.tcgetattr(self.slave) == self.modes
        assert self.raw.rindex(b"\x1b[?1049l") > self.raw.rindex(b"\x1b[?1049h")
        assert self.raw.rindex(b"\x1b[?25h") > self.raw.rindex(b"\x1b[?25l")
        assert self.raw.count(b"\x1b[?2026h") <= self.raw.count(b"\x1b[?2026l")
        return self.process.returncode


def test_in_a_terminal_each_key_does_what_the_help_says_and_q_gives_the_terminal_back():
    """Steps, events, tenths, a step by its number, the speed, the help, playing, quitting."""
    with Session(RECURSIVE) as player:
        player.see("step 0 of 8,365", "paused", EXAMPLE, "nothing written yet", "20 writes/s")
        assert termios.tcgetattr(player.slave) != player.modes
        player.press(RIGHT + RIGHT, "step 2 of", "56 >             board[row][col] = digit")
        player.press(LEFT, "step 1 of", "first digit that is not in the solution")
        player.press("]", "step 5 of", "deepest yet: 5")
        player.press("[", "step 1 of")
        player.press("5", "step 4,182 of")
        player.press("g31", "go to step (0 to 8,365): 31")
        player.press("99\r", "step 3,199 of", "longest retreat: 16", "[×]", "5 undone, line 59")
        player.press(END, "step 8,365 of", "the answer is found", "| 3' 4' 5'| 2' 8  6'|[1] 7  9 |")
        player.press("0", "step 0 of")
        player.press("?", "On the board", "just undone")
        player.press(" ", "paused")
        player.press("+" * 12 + " ", "step 8,365 of", "100,000 writes/s")
        player.press("q")
        assert player.ended() == 0
        assert player.raw.count(b"\x1b[?2026h") > 10, "each picture is shown as a whole"


def test_in_a_terminal_another_size_is_drawn_anew_and_ctrl_c_gives_the_terminal_back():
    """Exit code 130, as for every command; too small is said in a line."""
    with Session("--a", RECURSIVE, "--b", FLAT, NO_COLOR="1") as player:
        player.see("A recursive_index.py", "│ B flat_index.py", "step 0 of 41,809")
        player.resize((12, 40))
        player.see("needs 65 x 21, has 40 x 12")
        assert "│" not in "".join(player.screen.display)
        player.resize((24, 80))
        player.press(RIGHT, "step 1 of 41,809", "B flat_index.py", "q quit")
        assert not re.search(rb"\x1b\[(\d+;)*3\dm", player.raw), "NO_COLOR is honoured"
        player.press("\x03")
        assert player.ended() == 130
        assert b"kata: stopped" in player.raw


def test_in_a_terminal_a_crash_of_ours_gives_it_back_and_is_told_in_a_line():
    """Exit code 3."""
    with Session(RECURSIVE, before=CRASH) as player:
        assert player.ended() == 3
        assert b"internal error, our fault" in player.raw.rpartition(b"\x1b[?1049l")[2]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_in_a_terminal_a_signal_gives_it_back(number):
    """Whoever ends it."""
    with Session(RECURSIVE) as player:
        player.see("step 0 of")
        player.process.send_signal(number)
        assert player.ended() == 128 + number


def test_a_terminal_without_the_signs_of_the_strip_gets_the_final_board():
    """They would be written as codes, each of them wider than its place."""
    with Session(RECURSIVE, PYTHONIOENCODING="ascii") as player:
        player.see("4,208 placed, 4,157 undone")
        assert b"\x1b[?1049h" not in player.raw


def test_two_lanes_on_a_small_terminal_lose_no_counts_to_a_note():
    """The note is cut, as it can be read in a larger one."""
    once = lane("fewest_candidates", notes=("It wrote each cell once, " + 9 * "and so on ",))
    shown = text(Player([lane(), once]), 80, 24)
    assert all(shown.count(fact) == 2 for fact in ("placed", "undone", "overwritten", "depth"))
    assert "It wrote each cell once, and so on …" in shown
    assert "and so on and so on and so on" in text(Player([lane(), once]), 80, 30)


def test_a_terminal_that_cannot_place_its_cursor_gets_the_final_board():
    """As inside an editor's output window."""
    with Session(RECURSIVE, TERM="dumb") as player:
        player.see("4,208 placed, 4,157 undone")
        assert player.process.wait() == 0
        assert b"\x1b" not in player.raw


@parametrize_cases(
    Case("letters", typed="q +", keys=["q", " ", "+"]),
    Case("arrows", typed="\x1b[C\x1b[D\x1bOC", keys=["right", "left", "right"]),
    Case("Esc, then a letter", typed="\x1b5", keys=["escape", "5"]),
    Case("a key without a name", typed="\x1b[1;5Cq", keys=["\x1b[1;5C", "q"]),
    Case("Enter and Backspace", typed="\r\x7f", keys=["enter", "backspace"]),
)
def test_what_a_terminal_sends_is_told_apart_key_by_key(typed, keys):
    """However many came at once."""
    assert split_keys(typed) == keys


def test_the_final_boards_of_two_stand_one_below_the_other():
    """Each with its title and its counts."""
    lines = ["".join(part for part, _ in line) for line in final_lines([lane(), lane("crook")])]
    assert "recursive_index.py" in lines
    assert "crook.py" in lines
    assert sum(" undone, " in line for line in lines) == 2
