"""The catalogue of slips: each kind of mistake with its sentence and its rows."""

from collections.abc import Mapping, Sequence
from functools import cache

from harness.kind import Kind
from harness.why.kinds import conditions, numbers, objects, ways

KINDS = (*numbers.KINDS, *conditions.KINDS, *objects.KINDS, *ways.KINDS)


@cache
def named(more: Sequence[Kind] = ()) -> Mapping[str, Kind]:
    """Return all kinds by name; a general kind replaces a problem's kind of the same name."""
    return {one.name: one for one in (*more, *KINDS)}
