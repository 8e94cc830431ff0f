"""The base classes of the problems whose answer is a list of items in any order."""

from ast import literal_eval
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Any

from harness.problem import Problem, override
from harness.run import Run
from harness.value import Json, check_distinct, cut, not_of_type


class AnyOrder(Problem):
    """A problem whose answer is a list that must hold each expected item once, in any order."""

    sets: bool = False
    """True if the order inside an item does not matter either."""

    def expected(self, before: list[Json]) -> Iterable[Any]:
        """Return all items, as lists, tuples or strings, the smallest first, sorted if `sets`."""
        raise NotImplementedError

    def why_unexpected(self, before: list[Json], item: Any) -> str:
        """Return the reason why an item is not expected, such as `holds 1 twice`."""
        return "is not expected"

    @override
    def answers(self, before: list[Json]) -> Iterator[Json]:
        """Yield one answer: the expected items in their order."""
        wanted = _expected(self, repr(before))
        yield [item if isinstance(item, str) else list(item) for item in wanted]

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        """Return the error in the smallest wrong item, or None.

        That is an unexpected item, else a duplicate, else a missing item.
        """
        returned: Json = run.returned
        if wrong := not_of_type(returned, self.returns):
            return wrong
        wanted = _expected(self, repr(before))
        forms = [self.form(item) for item in returned]
        if len(forms) == len(wanted) and wanted.keys() == set(forms):  # there may be millions
            return None
        first: dict[Any, Any] = {}
        strange, again = [], []
        for item, form in zip(returned, forms, strict=True):
            if form not in wanted:
                strange.append(item)
            elif form in first:
                again.append(item)
            first.setdefault(form, item)
        if strange:
            item = min(strange, key=_size)
            return f"{cut(item)} {self.why_unexpected(before, item)}"
        if again:
            item = min(again, key=_size)
            known, count = first[self.form(item)], returned.count(item)
            times = "twice" if count == 2 else f"{count:,} times"
            return f"{cut(item)} " + (
                f"occurs {times}" if item == known else f"is {cut(known)} again"
            )
        absent = next(form for form in wanted if form not in first)
        item = absent if isinstance(absent, str) else list(absent)
        return f"{cut(item)} is missing: {len(first):,} of {len(wanted):,} were returned"

    def form(self, item: Any) -> Any:
        """Return the normalized form of an item, so that equal items compare equal."""
        return item if isinstance(item, str) else tuple(sorted(item) if self.sets else item)


class DistinctNumbers(AnyOrder):
    """A problem with one argument, `nums`: distinct numbers from -10 to 10."""

    @override
    def validate(self, arguments: list[Json]) -> None:
        check_distinct("nums", arguments[0], -10, 10)

    @override
    def smaller(self, before: list[Json]) -> Iterator[list[Json]]:
        """Yield the list with one number removed, then sorted, then renumbered from 1."""
        [nums] = before
        for index in reversed(range(len(nums) if len(nums) > 1 else 0)):
            yield [nums[:index] + nums[index + 1 :]]
        ranked = sorted(nums)
        for simpler in (ranked, [ranked.index(number) + 1 for number in nums]):
            if simpler != nums:
                yield [simpler]

    @override
    def vary(self, before: list[Json], rng: Random) -> Mapping[str, Json]:
        """Return as many random numbers from -10 to 10."""
        return {"nums": rng.sample(range(-10, 11), len(before[0]))}


@lru_cache(maxsize=16)
def _expected(problem: AnyOrder, before: str) -> Mapping[Any, None]:
    """Return the items that are expected for arguments, which are given as text, in their order.

    They are strings or tuples. A failing solution is checked many times on the same input.
    """
    items = problem.expected(literal_eval(before))
    return dict.fromkeys(item if isinstance(item, str) else tuple(item) for item in items)


def _size(item: Any) -> tuple[int, Any]:
    return len(item), item
