"""The commands and options of `kata`, with their help. What each command does is not known here."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from harness.cli.page import add_page_options
from harness.errors import Exit
from harness.load import TIERS
from harness.records import Limits

EXIT_CODES = "exit codes: 0 accepted or done, 1 not, 2 called wrongly, 3 our fault, 130 Ctrl-C"

LONGEST = 86_400  # seconds: a day


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with a call, and where to read on."""

    def error(self, message: str) -> NoReturn:
        """Leave with the exit code for a wrong call."""
        self.exit(Exit.USAGE, f"kata: {message}; see {self.prog} --help\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Refuse an unknown option here, where it is known which command it was given to."""
        known, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"no such option or argument: {' '.join(unknown)}")
        return known, unknown


def make_parser() -> argparse.ArgumentParser:
    """All commands and options, with their help."""
    parser = Parser(
        prog="kata",
        description="Practise LeetCode problems: judge your solution, compare approaches.",
        epilog=EXIT_CODES,
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, does: str, detail: str = "") -> argparse.ArgumentParser:
        added = commands.add_parser(
            name, help=does, description=f"{does}. {detail}".strip(), epilog=EXIT_CODES
        )
        added.add_argument("--problem", metavar="P", help="slug or folder, if there are several")
        return added

    command("start", "write my_solution.py for you to fill in", "An attempt is never overwritten.")
    judge = command(
        "judge", "judge solution files", "Without a file it judges the one `kata start` wrote."
    )
    judge.add_argument("files", nargs="*", type=_path, metavar="FILE", help="a paste will do")
    _add_choice(judge)
    _add_board(judge, "judge on this board instead")
    judge.add_argument(
        "--search", action="store_true", help="if accepted, tell which approach searches like it"
    )
    _add_variants(judge, count=0, seed=None)
    _add_limits(judge)
    _add_json(judge)

    run = command(
        "run",
        "run one case here, with the terminal attached and no limits",
        "`print` and `breakpoint()` work. Without a file it runs the one `kata start` wrote, "
        "without a case LeetCode's example.",
    )
    run.add_argument("file", nargs="?", type=_path, metavar="FILE")
    _add_choice(run)
    _add_board(run, "run this board instead")

    test = command(
        "test",
        "judge your solution, then run the quick tests of the kata itself",
        "A few boards are judged in other guises too, so that written-in answers fail.",
    )
    _add_limits(test)
    _add_variants(test, count=4, seed=37)
    test.set_defaults(tier=None, case=None)
    command("doctor", "try each limit of the judge on this system, and say which hold")
    command("check", "run everything: all tests, linter, format check, types")

    compare = command("compare", "judge the approaches and your own solution side by side")
    compare.add_argument("files", nargs="*", type=_path, metavar="FILE", help="these instead")
    _add_choice(compare)
    compare.add_argument("--stress", action="store_true", help="the stress boards as well, once")
    compare.add_argument(
        "--spread", action="store_true", help="how the counts spread over guises of the boards"
    )
    compare.add_argument(
        "--rounds", type=_whole(1), default=3, metavar="N", help="medians of N rounds (3)"
    )
    compare.add_argument(
        "--save", action="store_true", help="write the counts down, for `judge` to tell searches by"
    )
    _add_limits(compare)
    _add_json(compare)

    trace = command(
        "trace",
        "record what a solution writes on one case, and tell it by line and by cell",
        "FILE is a solution, or a trace that --save wrote; the form is told in harness/trace.py. "
        "Without a case it is LeetCode's example.",
    )
    trace.add_argument("file", nargs="?", type=_path, metavar="FILE")
    trace.add_argument("--save", type=_path, metavar="FILE", help="write the trace to FILE")
    _add_choice(trace)
    _add_board(trace, "on this board instead")
    _add_limits(trace)

    bench = command(
        "bench",
        "measure the approaches, and the libraries of the extra `bench`, on the same boards",
        "It makes its boards, easy and sparse in turn, unless --boards or --givens is given.",
    )
    _add_boards(bench)
    _add_making(bench, givens=None)
    _add_limits(bench, seconds=3.0, memory=False)
    _add_json(bench)

    generate = command(
        "generate",
        "make boards that have one solution, a line each",
        "The same seed makes the same boards; no two of them are one board turned or renamed.",
    )
    generate.add_argument("--count", type=_whole(1), default=1, metavar="N", help="how many (1)")
    _add_making(generate, givens=30)
    generate.add_argument(
        "--minimal",
        action="store_true",
        help="no given can be left out; above --givens 27 about 24 are left",
    )

    replay = command(
        "replay",
        "watch a solution search: play, step back, jump to what matters",
        "It runs once with its writes recorded, without a line of it changed. Without a file it "
        "is yours, or the reference approach if there is none of yours; without a case, LeetCode's "
        "example. A FILE may also be a trace that `kata trace --save` wrote. In the player ? lists "
        "the keys. Without a terminal it prints the final board and the counts.",
    )
    _add_replay(replay)

    page = command(
        "page",
        "write one HTML file that plays searches back, to keep and to share",
        "Up to four FILEs are shown side by side, each a solution or a trace; one, or without a "
        "file yours, beside two approaches. Without a case it is LeetCode's example.",
    )
    add_page_options(page)
    _add_board(page, "on this board instead")
    _add_limits(page)

    solve = command(
        "solve",
        "draw a board's solution, or say that there is none or more than one",
        "The board comes from --board, or from the standard input.",
    )
    _add_board(solve, "the board to solve")
    solve.add_argument(
        "--as", dest="form", default="drawn", metavar="FORM", help="drawn, json, line or lines"
    )
    cases = command("cases", "list the cases of the bank by tier, with the reason for each")
    cases.add_argument("--tier", action="append", choices=TIERS)
    return parser


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", type=_path, metavar="FILE", help="whose search to watch")
    parser.add_argument("--a", type=_path, metavar="FILE", help="the left one of two side by side")
    parser.add_argument("--b", type=_path, metavar="FILE", help="the right one of two")
    parser.add_argument("--case", metavar="NAME", help="the case whose name contains this")
    _add_board(parser, "replay this board instead")
    _add_limits(parser)
    parser.set_defaults(tier=None)


def _add_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--tier",
        action="append",
        choices=("sample", "interview", "stress"),
        help="only this tier; may be given again (default: sample and interview, and stress too "
        "where --case is given)",
    )
    parser.add_argument("--case", metavar="NAME", help="only cases whose name contains this")


def _add_board(parser: argparse.ArgumentParser, help_text: str) -> None:
    parser.add_argument(
        "--board",
        metavar="BOARD",
        help=f"{help_text}: the text itself, a file with it, or - for the standard input",
    )


def _add_boards(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--boards", type=_path, metavar="FILE", help="a board a line; # for comments"
    )
    parser.add_argument("--only", default="", metavar="NAME,NAME", help="only these solvers")
    parser.add_argument(
        "--count", type=_whole(1), metavar="N", help="so many boards (40, or all of the file)"
    )


def _add_making(parser: argparse.ArgumentParser, givens: int | None) -> None:
    parser.add_argument("--seed", type=_whole(0), default=1, metavar="S", help="of the boards (1)")
    parser.add_argument(
        "--givens",
        type=_whole(0),
        default=givens,
        metavar="G",
        help=f"how many a board has ({givens or 'some of each'})",
    )


def _add_limits(
    parser: argparse.ArgumentParser, seconds: float = 0.0, *, memory: bool = True
) -> None:
    limits = Limits()
    seconds = seconds or limits.seconds
    parser.add_argument(
        "--time-limit",
        type=_seconds,
        default=seconds,
        metavar="SECONDS",
        help=f"for each case ({seconds:g})",
    )
    if not memory:
        return
    parser.add_argument(
        "--memory-limit",
        type=_whole(64, 2**24),
        default=limits.memory // 2**20,
        metavar="MIB",
        help=f"for the process, at least 64 ({limits.memory // 2**20})",
    )


def _add_variants(parser: argparse.ArgumentParser, count: int, seed: int | None) -> None:
    parser.add_argument(
        "--variants",
        type=_whole(0),
        default=count,
        metavar="N",
        help=f"also judge N of the cases in other guises ({count})",
    )
    parser.add_argument(
        "--seed",
        type=_whole(0),
        default=seed,
        metavar="S",
        help=f"which guises ({'a new one each time' if seed is None else seed})",
    )


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--json",
        action="store_true",
        help="for editors and programs: an object, or a list for several files",
    )


def _path(text: str) -> Path:
    """A path; `~` is the home folder also where no shell has seen to it."""
    try:
        return Path(text).expanduser()
    except RuntimeError:  # there is no such home
        return Path(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST:
        raise argparse.ArgumentTypeError(f"expected seconds, above 0 to {LONGEST:,}; got {text!r}")
    return seconds


def _whole(least: int, most: int = 10**9) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text[:20]) <= most:
            raise argparse.ArgumentTypeError(
                f"expected a whole number from {least} to {most}, got {text!r}"
            )
        return int(text)

    return read
