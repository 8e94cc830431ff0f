"""The catalogue of slips: each kind of mistake with its sentence and its rows."""

from __future__ import annotations

from collections.abc import Mapping

from harness.why.kinds import conditions, numbers, objects, ways
from harness.why.kinds.kind import Kind

KINDS = (*numbers.KINDS, *conditions.KINDS, *objects.KINDS, *ways.KINDS)
BY_NAME: Mapping[str, Kind] = {one.name: one for one in KINDS}
