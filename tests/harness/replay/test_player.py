"""The position in a search: where it goes by itself, and where it is sent."""

from harness.replay.lane_text import board_size, fact_lines
from harness.replay.player import Player
from tests.harness.replay.lanes import approach_lane, small_lane
from tests.harness.tapes import SOLVING


def test_player_moves_at_its_speed_and_stops_at_the_end():
    player = Player(approach_lane())
    player.tick(60)
    assert player.step == 0, "nothing plays by itself"
    player.play()
    for seconds in (1.0, 0.04, 0.04, 0.04):
        player.tick(seconds)
    assert (player.step, player.rate) == (22, 20), "parts of a write are not lost"
    player.jump(5)
    assert player.playing, "a jump does not stop what plays"
    player.faster(50)
    player.tick(1.0)
    assert (player.rate, player.step, player.playing) == (1_000_000, 8365, False)
    player.play()
    assert player.step == 0
    player.faster(-50)
    assert player.rate == 1


def test_player_ends_at_the_last_write_that_was_kept():
    player = Player(small_lane([(0, digit) for _ in range(20) for digit in "3."], most=10))
    player.jump(10)
    player.move(1)
    assert (player.step, player.last) == (10, 10)


def test_player_jumps_to_the_nearest_event_on_either_side():
    lane = small_lane([*SOLVING, (0, "4"), (1, "9")])
    player, steps = Player(lane), []
    for forward in (True, True, True, False, True):
        player.event(forward)
        steps.append(player.step)
        texts = [event.text for event in lane.events if event.moment == player.step]
        assert player.happening() == texts
    first, second, third = sorted({event.moment for event in lane.events})
    assert steps == [first, second, third, second, third]


def test_small_board_is_as_wide_as_its_counts():
    lane = small_lane(SOLVING)
    counts = [sum(len(text) for text, _ in line) for line in fact_lines(lane, 0)]
    assert board_size(lane)[0] >= max(counts)
