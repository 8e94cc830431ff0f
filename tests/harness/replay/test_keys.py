"""The table of keys: the page, the practice screen and the help do what it says."""

import re

from harness.folders import PROBLEMS
from harness.practice.step_lines import KEY_OF, KEYS, PRACTICE
from harness.replay.keys import actions_on_page

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
