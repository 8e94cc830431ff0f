"""A problem: the hooks that a problem folder overrides, and the records that hooks use."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from harness.drawing import Drawing
from harness.errors import KataError
from harness.folders import slug_of
from harness.kind import Kind
from harness.mistake import Change, Failure, Mistake
from harness.run import Run
from harness.value import Json, ValueType, as_text, fits, in_words, read_values

if TYPE_CHECKING:
    from typing_extensions import override as override

    from harness.trace import Trace
else:

    def override(hook: Callable[..., object]) -> Callable[..., object]:
        """Return a hook unchanged. The decorator only informs type checkers."""
        return hook


@dataclass(frozen=True)
class Case:
    """One input of the bank, with the reason for it.

    `input` contains the keys that only the problem's hooks read.
    """

    name: str
    tier: str
    why: str
    source: str
    input: Mapping[str, Any]
    parent: str = ""
    """The name of the original case of a variant; '' for a case of the bank."""

    @property
    def in_bank(self) -> bool:
        """True if a command can name the case, unlike a variant or an input of the user."""
        return not self.parent and self.tier != "yours"


@dataclass(frozen=True)
class Words:
    """A problem's words for the things on its board, each in the singular."""

    value: str = "value"
    """A value that a search writes into a cell."""
    given: str = "start cell"
    """A cell that is filled at the start."""
    answer: str = "answer"
    """The board that a search looks for."""
    solved: str = "solved the board"
    failed: str = "did not solve the board"
    """The result of a right and of a wrong search, as a predicate."""

    def fill(self, text: str) -> str:
        """Return a text with its placeholders, such as `{value}`, replaced by these words."""
        return text.format(**vars(self))


@dataclass(frozen=True)
class Idea:
    """An approach to study next, with the reason."""

    approach: str
    why: str


@dataclass(frozen=True)
class Fault:
    """The write that shows the mistake of a run."""

    number: int
    """The number of the write, counted from 1."""
    text: str
    """A clause, without a full stop, that says what the write shows."""


class Problem:
    """The base class of a problem: `problem.py` of a problem folder overrides its hooks.

    `title` and `check` are required. Without an optional hook, the harness explains less or lacks a
    command. The loader rejects attributes that are not hooks.
    """

    title: str = ""
    order: float = 1000
    """Its position on the path of problems; 3.5 is between the third and the fourth."""
    new: str = ""
    """The idea that is new after the earlier problems on the path, in a few words."""
    limits: Mapping[str, tuple[int, int]] = MappingProxyType({})
    """LeetCode's limits by parameter: the minimum and maximum of an int, or of a length."""
    keys: tuple[str, ...] = ()
    """Keys of a case besides the parameters, for hooks or tests to read."""
    in_place: bool = False
    """True if the answer is the first argument, changed in place, not the returned value."""
    nesting: bool = False
    """True to record the maximum recursion depth of each run."""
    fills: bool = False
    """True if a solution fills the blanks of a grid; False if it marks cells of it, as in 79."""
    reference: str | None = None
    """The approach whose time counts as 1.0 in comparisons."""
    beside: tuple[str, ...] = ()
    """The approaches that a page shows next to a solution."""
    words: Words = Words()
    """Its words for the things on its board."""
    box: tuple[int, int] | None = None
    """The rows and columns of a box, if the grid is drawn with boxes; None for no boxes."""
    next_steps: Mapping[str, str] = MappingProxyType({})
    """The next approach to try after an approach, with the reason: `bits: the same search, …`."""
    alike: Sequence[Sequence[str]] = ()
    """Sets of expressions that belong together, with `_b`, `_r`, `_c` and `_k` as placeholders for
    names. A solution with some expressions of a set may lack another expression of it."""

    def __init__(
        self, folder: Path, method: str, parameters: Mapping[str, ValueType], returns: ValueType
    ) -> None:
        """Create the problem of a folder, with the signature of the method in `stub.py`."""
        self.folder, self.slug = folder, slug_of(folder)
        self.method, self.parameters, self.returns = method, parameters, returns

    def offers(self, hook: Callable[..., object]) -> bool:
        """Return True if this problem overrides a hook: `problem.offers(problem.vary)`."""
        return not hook.__qualname__.startswith("Problem.")

    @property
    def shrinks(self) -> bool:
        """True if a hook makes inputs smaller."""
        return self.offers(self.smaller) or self.offers(self.shrink)

    def named_arguments(self, before: list[Json]) -> str:
        """Return arguments as LeetCode shows them: `n = 4, k = 2`."""
        pairs = zip(self.parameters, before, strict=False)
        return ", ".join(f"{name} = {as_text(value, json.dumps)}" for name, value in pairs)

    # --- what each problem has ---------------------------------------------------------------

    def check(self, before: list[Json], run: Run) -> str | None:
        """Return an error message if the answer of a run is wrong, else None."""
        raise NotImplementedError

    # --- inputs and answers ------------------------------------------------------------------

    def arguments(self, case: Case) -> list[Json]:
        """Return new arguments for a case; by default the values of the stub's parameters.

        Raises KeyError if a key is missing, and ValueError if a value is of another type, or
        outside LeetCode's limits.
        """
        values = [deepcopy(case.input[name]) for name in self.parameters]
        for value, (name, type_) in zip(values, self.parameters.items(), strict=True):
            if not fits(value, type_):
                raise ValueError(f"`{name}` must be {in_words(type_)}, not {as_text(value)}")
            if name in self.limits:
                size, (least, most) = value if type_ is int else len(value), self.limits[name]
                if not least <= size <= most:
                    what = f"`{name}`" if type_ is int else f"the length of `{name}`"
                    raise ValueError(f"{what} must be from {least} to {most}, not {size}")
        self.validate(values)
        return values

    def validate(self, arguments: list[Json]) -> None:
        """Raise ValueError if arguments within `limits` exceed other limits of LeetCode."""

    def answers(self, before: list[Json]) -> Iterator[Json]:
        """Yield every correct answer."""
        return iter(())

    def read(self, text: str) -> Mapping[str, Any]:
        """Parse a pasted input into a `Case.input`. Raises ValueError if it is malformed.

        The default form is `n = 4, k = 2`, or as on LeetCode one value a line.
        """
        return read_values(text, self.parameters)

    def draw(self, before: list[Json], answer: Json | None) -> Drawing:
        """Draw the arguments, with the errors of an answer if it is given; [] for nothing."""
        return [[(self.named_arguments(before), "")]] if answer is None else []

    def focus(self, before: list[Json], answer: Json) -> Drawing | None:
        """Draw the wrong part of an answer in a few lines; None to show the answer as text."""
        return None

    def vary(self, before: list[Json], rng: Random) -> Mapping[str, Any]:
        """Return the `Case.input` of an equivalent case, arranged differently."""
        raise KataError(f"{self.title} has no variants")

    def smaller(self, before: list[Json]) -> Iterator[list[Json]]:
        """Yield arguments that are one step smaller, the most useful first."""
        return iter(())

    def shrink(self, before: list[Json], fails: Callable[[list[Json]], bool]) -> list[Json]:
        """Return the smallest arguments found for which `fails` is still true."""
        smallest: list[Json] | None = before
        while smallest is not None:
            before = smallest
            smallest = next((smaller for smaller in self.smaller(before) if fails(smaller)), None)
        return before

    # --- a mistake ---------------------------------------------------------------------------

    def diagnose(self, failures: Sequence[Failure]) -> Mistake | None:
        """Return the likely mistake of failed cases, or None if the evidence is weak."""
        return None

    def slips(self) -> Sequence[Kind]:
        """Return the slips of its solutions, in addition to those of any Python program."""
        return ()

    def repairs(self, cause: str) -> Sequence[str]:
        """Return the kinds of changes that are known to fix a mistake."""
        return ()

    def describe_change(self, change: Change) -> Mistake | None:
        """Return the mistake that a change fixes, described without its line, or None."""
        return None

    # --- a search ----------------------------------------------------------------------------

    def first_fault(self, trace: Trace, cause: str) -> Fault | None:
        """Return the first write of a failed run that shows a cause; '' matches any cause."""
        return None
