"""Tests of the position in a search, and of the keys that change it."""

import re

from harness.folders import PROBLEMS
from harness.practice.step_lines import KEY_OF, KEYS, PRACTICE
from harness.replay.keys import actions_on_page
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


CLASSES = [PROBLEMS / f"harness/page/script/{name}.js" for name in ("controls", "player")]


def test_each_key_of_the_page_names_a_method_of_its_script():
    text = "".join(path.read_text(encoding="utf-8") for path in CLASSES)
    methods = set(re.findall(r"^  (\w+)\(.*\) {$", text, re.MULTILINE))
    actions = actions_on_page()
    assert {name for name, *_ in actions.values()} <= methods
    assert actions["ArrowLeft"] == ("move", -1)
    assert actions["["] == ("event", False)


def test_practice_screen_lists_its_keys_and_the_command_of_each():
    assert KEYS[:3] == ("h hint", "r replay", "b debug")
    assert KEY_OF["again"] == "n"
    assert len({key.name for key in PRACTICE}) == len(PRACTICE)
