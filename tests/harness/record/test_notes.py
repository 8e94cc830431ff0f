"""A record says what it cannot show."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.record.notes import blind_spots


@parametrize_cases(
    Case("nothing", source="def f(): return 1", told=[]),
    Case(
        "answers from a cache",
        source="@functools.lru_cache(None)\ndef f(n): return n",
        told=["Calls of f that @lru_cache answers are not seen."],
    ),
    Case(
        "async functions",
        source="async def f(): pass",
        told=["Calls of async functions are not seen."],
    ),
    Case(
        "threads",
        source="import os, threading",
        told=["Calls in what threading starts may not be seen."],
    ),
    Case("a file that is not Python", source="def", told=[]),
)
def test_blind_spots_of_a_record_are_named(source, told):
    assert [*blind_spots(source)] == told
