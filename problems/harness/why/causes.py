"""The mistakes that can be named whatever the problem is, each by an identifier of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum, auto
from functools import cache

from harness.kind import Kind
from harness.mistake import Mistake
from harness.problem import Problem
from harness.why.kinds import KINDS, named


class GeneralCause(StrEnum):
    """The mistakes that the judge itself names.

    Hints, histories and the gallery go by these: add to them, but never rename one.
    """

    EMPTY_METHOD = auto()
    STATE_KEPT = auto()
    """State of one call changes what a later one does."""
    THREADS_LEFT = auto()
    SLIP = auto()
    """A small slip in the source of which only the correction is known."""
    PRINTS_TOO_MUCH = auto()
    """Without its output, the case is accepted."""

    # a search
    UNDO_MISSING = auto()
    """A call that failed left a list, set, dict or the grid changed."""
    START_INDEX_MISSING = auto()
    """The same items are chosen in every order."""
    COPY_MISSING = auto()
    """The answers are one list, which goes on changing."""

    # Python itself
    FLOAT_INDEX = auto()
    STRING_CHANGED = auto()
    """An assignment to a character of a string."""
    BREAKPOINT_LEFT = auto()
    INPUT_CALLED = auto()
    PYTHON_2 = auto()
    DECLARATION_MISSING = auto()
    """An assignment to an outer name, without `nonlocal` or `global`."""
    CLASS_MISSING = auto()
    METHOD_MISSING = auto()
    CLASS_DECLARED_TWICE = auto()
    NOT_CODE = auto()
    """Signs that came along when the source was pasted, as a fence of Markdown."""
    INDENTATION_WRONG = auto()
    SELF_MISSING = auto()
    """The word `self` is missing in a call of a method, or among the parameters of one."""
    NOT_CALLED = auto()
    """A function is named without brackets, so that it does not run."""
    EXIT_CALLED = auto()
    ARGUMENTS_WRONG = auto()
    NAME_UNKNOWN = auto()
    NAME_UNSET = auto()
    """A local name is used before it has a value."""
    ATTRIBUTE_MISSING = auto()
    INDEX_OUT_OF_RANGE = auto()
    KEY_NOT_FOUND = auto()
    WRONG_TYPE = auto()
    VALUE_NOT_ACCEPTED = auto()
    RESULT_UNCHECKED = auto()
    """A result that may be None or a bool is used as if it never were."""
    COROUTINE_NEVER_AWAITED = auto()
    GENERATOR_NEVER_ITERATED = auto()
    LOOP_VARIABLE_REUSED = auto()
    """A loop changes a variable whose value is needed after it."""
    MODIFIED_WHILE_ITERATING = auto()
    ITERATOR_EXHAUSTED = auto()
    ITEMS_SHARED = auto()
    """All items are one object, as in `[set()] * 9`."""
    SHALLOW_COPY = auto()
    STALE_CACHE = auto()
    ZERO_TAKEN_FOR_NONE = auto()
    """An index that may be 0 is tested for truth."""
    ENDLESS_RECURSION = auto()
    ENDLESS_LOOP = auto()


EMPTY = Mistake(GeneralCause.EMPTY_METHOD, "the method does nothing yet: its body is still empty.")
EMPTY_FILE = Mistake(GeneralCause.EMPTY_METHOD, "the file is empty: nothing was saved in it.")


def kinds_of(problem: Problem) -> Mapping[str, Kind]:
    """Return the kinds of slips in solutions of a problem, by their names."""
    return named(tuple(problem.slips()))


def repairs_of(problem: Problem, cause: str) -> Sequence[str]:
    """Return the kinds of changes that take a mistake away, as far as known."""
    return _general_repairs(cause) or problem.repairs(cause)


@cache
def _general_repairs(cause: str) -> Sequence[str]:
    return [one.name for one in KINDS if cause in one.repairs.split()]
