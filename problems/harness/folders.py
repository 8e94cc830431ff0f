"""The folders of problems and follow-ups, and their names in commands and journals."""

from pathlib import Path

PROBLEMS = Path(__file__).resolve().parents[1]
HARNESS = "harness"
FOLLOWUPS = "followups"
"""The subfolder of a problem's folder that holds its follow-ups."""
HINTS = "hints.toml"


def find_problems() -> list[Path]:
    """Return the folders of all problems, sorted by name, without follow-ups."""
    folders = (path for path in PROBLEMS.iterdir() if path.is_dir() and path.name[0] not in "._")
    return sorted(path for path in folders if path.name != HARNESS)


def find_followups(folder: Path) -> list[Path]:
    """Return the folders of a problem's follow-ups, sorted by name."""
    return sorted(path.parent for path in folder.glob(f"{FOLLOWUPS}/*/problem.py"))


def all_folders() -> list[Path]:
    """Return the folders of all problems, each followed by its follow-ups' folders."""
    return [folder for top in find_problems() for folder in (top, *find_followups(top))]


def outermost(folder: Path) -> Path:
    """Return the folder of the problem that a follow-up belongs to, or a problem's own folder."""
    return folder.parents[1] if folder.parent.name == FOLLOWUPS else folder


def slug_of(folder: Path) -> str:
    """Return the slug of a problem: its folder's name, or `problem/followups/name` for a follow-up.

    It identifies the problem in the journal and in the folder of solutions.
    """
    return folder.relative_to(outermost(folder).parent).as_posix()


def problem_name(folder: Path) -> str:
    """Return the value of `--problem` that chooses a problem: `37`, or `37/count`.

    The number is the one on LeetCode, which the name of the folder begins with.
    """
    top = outermost(folder)
    number = top.name.removeprefix("p").partition("_")[0].lstrip("0")
    return number if folder == top else f"{number}/{folder.name}"


def problem_option(folder: Path) -> str:
    """Return the option that chooses a problem in a command: `PROBLEM=37`."""
    return f"PROBLEM={problem_name(folder)}"
