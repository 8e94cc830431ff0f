"""The table of keys: the page, the practice screen and the help do what it says."""

import re

from harness.folders import PROBLEMS
from harness.practice.step_lines import PRACTICE, STANDS_FOR, keys_of
from harness.replay.keys import MOVES, ON_PAGE
from harness.which_problem import choose_problem
from tests.harness.replay.lanes import ON_THE_PAGE
from tests.support import sudoku

CONTROLS = PROBLEMS / "harness/page/script/controls.js"


def keys_of_the_page():
    """Return what each key of the page does, as its script says it."""
    script = CONTROLS.read_text(encoding="utf-8")
    actions = script.partition("this.actions = {")[2].partition("};")[0]
    return dict(re.findall(r'^ +"?(.+?)"?: \(\) => (.+),$', actions, re.MULTILINE))


def test_a_key_does_the_same_on_the_page_as_in_a_terminal():
    wanted = {}
    for key in (key for line in MOVES for key in line.keys):
        method = re.fullmatch(r"do\('(\w+)'(?:, (.+))?\)", key.action)
        if method and not key.name.isdigit():  # a loop makes those of the tenths
            for name in key.name.split(","):
                call = f"player.{method[1]}({(method[2] or '').lower()})"
                wanted[ON_THE_PAGE.get(name, name)] = call
    page = keys_of_the_page()
    missing = [f"{name}: () => {call}," for name, call in wanted.items() if page.get(name) != call]
    assert not missing, f"`this.actions` in {CONTROLS.name} lacks these lines"
    others = {line.shown for line in ON_PAGE if not line.keys}
    assert len(page) > len(wanted)
    assert page.keys() - wanted.keys() <= others


def test_the_practice_screen_says_its_keys_and_names_one_for_a_command_that_it_stands_for():
    assert keys_of(sudoku())[:3] == ["h hint", "r replay", "b debug"]
    assert STANDS_FOR["again"] == "n"
    assert len({key.name for key in PRACTICE}) == len(PRACTICE)


def test_practice_screen_offers_only_keys_that_a_problem_has_something_for():
    assert keys_of(choose_problem("51"))[:2] == ["h hint", "b debug"], "n is not a grid"
