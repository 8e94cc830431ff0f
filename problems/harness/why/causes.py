"""Identifiers of the mistakes that the judge can name for any problem."""

from collections.abc import Mapping, Sequence
from enum import StrEnum, auto

from harness.kind import Kind
from harness.mistake import Mistake
from harness.problem import Problem
from harness.why.kinds import KINDS, named


class GeneralCause(StrEnum):
    """Identifiers of the mistakes that the judge can name for any problem.

    Hints, histories and the gallery refer to them: add members, but never rename one.
    """

    EMPTY_METHOD = auto()
    STATE_KEPT = auto()
    """State from one call changes the result of a later call."""
    THREADS_LEFT = auto()
    SLIP = auto()
    """A small slip in the source: its correction is known, but no further cause."""
    PRINTS_TOO_MUCH = auto()
    """The program prints too much; without its output, the case is accepted."""

    # a search
    UNDO_MISSING = auto()
    """A call that failed left a list, set, dict or the grid changed."""
    START_INDEX_MISSING = auto()
    """The same items are chosen in every order."""
    COPY_MISSING = auto()
    """All answers are the same list, which changes later."""
    RANDOM_SEARCH = auto()
    """The search draws its choices at random, and never goes back."""
    OTHER_RULE = auto()
    """The answers follow a rule that differs from the problem's."""

    NOTHING_ADDED = auto()
    """The list that is returned stays empty, because no line adds to it."""

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
    """Text that was pasted along with the source, such as a Markdown fence."""
    INDENTATION_WRONG = auto()
    SELF_MISSING = auto()
    """`self` is missing before an attribute or method, or among the parameters of a method."""
    NOT_CALLED = auto()
    """A function is named without parentheses, so it is not called."""
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
    """A result that may be None or a bool is used without a check."""
    COROUTINE_NEVER_AWAITED = auto()
    GENERATOR_NEVER_ITERATED = auto()
    LOOP_VARIABLE_REUSED = auto()
    """A loop overwrites a variable whose value is needed after the loop."""
    MODIFIED_WHILE_ITERATING = auto()
    ITERATOR_EXHAUSTED = auto()
    ITEMS_SHARED = auto()
    """All items are one object, as in `[set()] * 9`."""
    SHALLOW_COPY = auto()
    STALE_CACHE = auto()
    ZERO_TAKEN_FOR_NONE = auto()
    """An index that may be 0 is tested for truth."""
    NO_PROGRESS = auto()
    """All deeper calls have the same task as their caller, but other code ends the search."""
    ENDLESS_RECURSION = auto()
    ENDLESS_LOOP = auto()


EMPTY = Mistake(GeneralCause.EMPTY_METHOD, "the method does nothing yet: its body is still empty.")
EMPTY_FILE = Mistake(GeneralCause.EMPTY_METHOD, "the file is empty: nothing was saved in it.")


def kinds_of(problem: Problem) -> Mapping[str, Kind]:
    """Return all kinds of slips for a problem, by name."""
    return named(tuple(problem.slips()))


def repairs_of(problem: Problem, cause: str) -> Sequence[str]:
    """Return the names of the kinds of changes that correct a mistake; empty if none is known."""
    general = [one.name for one in KINDS if cause in one.repairs.split()]
    return general or problem.repairs(cause)
