"""A trace made seekable: a moment is what stepping there shows, an event stands at its write."""

from hypothesis import given, settings
from hypothesis import strategies as st
from pytest_parametrize_cases import Case, parametrize_cases

from harness.problem import Words
from harness.record.run_events import find_write_events
from harness.record.timeline import Timeline
from tests.harness.replay.lanes import small_lane
from tests.harness.tapes import GRID, SIZE, SOLUTION, SOLVING, taped

cell = st.integers(0, SIZE**2 - 1)
writes = st.lists(st.tuples(cell, st.sampled_from("...123")), max_size=60)


def stepped(changes):
    """Return the truth after each write, from a list: (cells, placed, overwritten, undone)."""
    cells = [value for row in GRID for value in row]
    counts = [0, 0, 0]
    states = [(tuple(cells), *counts)]
    for at, value in changes:
        old, cells[at] = cells[at], value
        if old != value:
            counts[0 if old == "." else 2 if value == "." else 1] += 1
        states.append((tuple(cells), *counts))
    return states


@given(writes, st.integers(1, 20), st.integers(1, 5), st.randoms())
@settings(max_examples=100, deadline=None)
def test_moment_equals_the_state_after_that_many_writes(changes, most, every, chance):
    trace = taped(changes, most=most)
    line = Timeline(trace, every)
    steps, truth = list(trace), stepped(changes)
    moments = list(range(line.length + 1)) * 2
    chance.shuffle(moments)
    for moment in moments:
        cells, *counts = truth[moment]
        assert tuple(trace.values[index] for index in line.cells_at(moment)) == cells
        assert line.counts_at(moment) == counts
        assert line.step(moment) == (steps[moment - 1] if moment else None)
    whole = truth[-1]
    assert (trace.placements, trace.overwrites, trace.undos) == whole[1:]
    filled = [sum(value != "." for value in cells) for cells, *_ in truth]
    assert trace.max_depth == max(filled) - filled[0]
    assert (line.length, trace.writes) == (min(most, len(changes)), len(changes))


@parametrize_cases(
    Case("the answer", changes=SOLVING, kind="answer", moment=10),
    Case("the answer undone", changes=[*SOLVING, (0, "3"), (0, ".")], kind="undone", moment=12),
    Case("a wrong digit", changes=[(0, "3"), (0, "."), (2, "9"), (5, "9")], kind="wrong", moment=3),
    Case("no given", changes=[(0, digit) for digit in "3219"], kind="given", moment=0),
    Case("a given erased", changes=[(0, "3"), (1, "2"), (1, ".")], kind="given", moment=3),
    Case("two givens overwritten", changes=[(0, "3"), (1, "9"), (3, "9")], kind="given", moment=2),
    Case("no answer", changes=SOLVING[:-1], kind="answer", moment=0),
    Case("a wrong full board", changes=[*SOLVING[:-1], (14, "9")], kind="answer", moment=0),
)
def test_event_has_the_moment_of_its_write(changes, kind, moment):
    """Moment 0 in the table means that there is no such event."""
    found = [event.moment for event in small_lane(changes).events if event.kind == kind]
    assert found == ([moment] if moment else [])


def test_events_are_sorted_by_moment_then_importance():
    changes = [(0, "3"), (2, "1"), (2, "."), (0, "."), (1, "9")]
    events = small_lane([*changes[:4], (0, "9"), *changes[4:]]).events
    assert [event.kind for event in events] == ["wrong", "given"]
    assert [event.kind for event in small_lane([(1, "9")]).events] == ["given", "wrong"]


def test_run_without_writes_has_one_moment_and_no_events():
    """The stub, which writes nothing, can be replayed, too."""
    line = Timeline(taped([]))
    assert (line.length, line.cells_at(0)) == (0, line.indexes_of(GRID))
    assert find_write_events(line, line.indexes_of(SOLUTION), Words()) == []
