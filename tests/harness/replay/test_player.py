"""The position in some searches: where it goes by itself, and where it is sent."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import text_of
from harness.replay.depth_strip import mark_line, moment_at
from harness.replay.lane_text import board_lines, board_size, cell_at, fact_lines, final_lines
from harness.replay.player import Player
from tests.harness.replay.lanes import UNDOES, lane, small
from tests.harness.tapes import SOLVING


def test_time_moves_what_plays_at_the_speed_that_is_shown_and_stops_at_the_end():
    player = Player([lane()])
    player.tick(60)
    assert player.step == 0, "nothing plays by itself"
    player.play()
    for seconds in (1.0, 0.04, 0.04):
        player.tick(seconds)
    assert (player.step, player.rate) == (21, 20), "parts of a write are not lost"
    player.jump(5)
    assert player.playing, "a jump does not stop what plays"
    player.faster(50)
    player.tick(1.0)
    assert (player.rate, player.step, player.playing) == (1_000_000, 8365, False)
    player.play()
    assert player.step == 0
    player.faster(-50)
    assert player.rate == 1


def test_what_was_not_kept_is_stepped_over_both_ways():
    """One never stands where there is nothing to see."""
    changes = [(0, digit) for _ in range(20) for digit in "3."]
    player = Player([small(changes, first=10, last=5)])
    timeline = player.lanes[0].timeline
    gap, behind = timeline.gap, timeline.gap + timeline.trace.dropped + 1
    player.go(gap)
    player.move(1)
    assert player.step == behind
    player.move(-1)
    assert player.step == gap
    player.pause_at(gap + 3)
    assert player.step == behind
    assert "┊" in text_of([mark_line(player.lanes[0], 0, 80)])


def test_from_an_event_one_goes_to_the_nearest_one_on_either_side():
    player, steps = Player([lane()]), []
    for forward in (True, True, True, False, True):
        player.event(forward)
        steps.append(player.step)
        assert {event.moment for _, event in player.happening()} == {player.step}
    first, second, third, *_ = sorted({event.moment for event in lane().events})
    assert steps == [first, second, third, second, third]


@parametrize_cases(
    Case("past its end", other=small([(0, "3")])),
    Case("in its gap", other=small([(0, "3")] * 20, first=1, last=1)),
)
def test_from_where_a_lane_shows_an_earlier_write_one_goes_back_to_the_event_at_it(other):
    without_events = small([(1, "2")] * 20)
    player = Player([other, without_events], step=9)
    player.event(forward=False)
    assert player.step == 1


def test_the_next_write_to_a_cell_or_by_a_line_is_found_and_after_the_last_the_first():
    timeline = lane().timeline
    to_last_cell = timeline.next_write(0, to=80 - 2)
    assert to_last_cell == 8365, "r9c7 is filled last"
    assert timeline.next_write(8365, to=80 - 2) == 8365
    assert [timeline.next_write(at, by=UNDOES) for at in (0, 3199, 8365)] == [6, 3201, 6]
    assert timeline.next_write(9, to=0) == 9, "a given"
    assert timeline.next_write(9, by=1) == 9, "a line that never writes"


@parametrize_cases(
    Case("with boxes", lane=lane(), cells=81),
    Case("small", lane=small(SOLVING), cells=16),
)
def test_each_cell_of_a_drawn_board_is_found_at_its_three_columns_and_nowhere_else(lane, cells):
    lines = text_of(board_lines(lane, 0)).splitlines()
    width, height = board_size(lane)
    places = [(x, y) for y in range(-1, height + 1) for x in range(-1, width + 4)]
    found = {place: cell_at(lane, *place) for place in places if cell_at(lane, *place) is not None}
    assert sorted(found.values()) == sorted([*range(cells)] * 3)
    assert not any(lines[y][x] in "+-|" for x, y in found)
    counts = [sum(len(text) for text, _ in line) for line in fact_lines(lane, 0, 0)]
    assert width >= max(counts), "a small board leaves its counts room"


def test_each_column_of_a_strip_leads_to_a_moment_of_the_run():
    timeline = lane().timeline
    assert [moment_at(timeline, column, 100) for column in (-5, 0, 99, 500)] == [0, 0, 8283, 8283]
    assert moment_at(small([(0, "3")]).timeline, 99, 100) == 1


def test_of_events_that_meet_in_a_column_the_most_telling_is_marked():
    """The answer is the last digit and the deepest point too."""
    assert text_of([mark_line(lane(), 0, 80)])[-1] == "✓"


def test_the_final_boards_of_two_stand_one_below_the_other():
    lines = text_of(final_lines([lane(), lane("crook")])).splitlines()
    assert "recursive_index.py" in lines
    assert "crook.py" in lines
    assert sum(" undone, " in line for line in lines) == 2
