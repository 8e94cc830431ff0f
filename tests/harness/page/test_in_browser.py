"""Tests of the page in a browser: keys, clicks, the display of a step, and accessibility."""

import re
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.page.build import build
from harness.page.lanes import LETTERS, PageLane
from harness.record.recording import KEPT
from harness.replay.keys import IN_BROWSER
from harness.replay.lane import make_lane
from harness.which_case import cases_named
from tests.harness.page.test_page import approaches_page, calls_page, page_of
from tests.harness.replay.lanes import EVIL, KEYS, PLACES, UNDOES, approach_lane, small_lane
from tests.harness.tapes import SOLVING, recording_of
from tests.support import EXAMPLE, PATIENCE, sudoku

ROW_BY_ROW, FEWEST = "recursive_index", "fewest_candidates"
AUDIT = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")
THERE_AND_BACK = [
    *[(0, "3"), (2, "1"), (4, "9"), (4, "."), (2, "."), (0, ".")],
    *SOLVING,
    *((at, ".") for at, _ in SOLVING),
    *[(0, "3"), (0, "2"), (0, "2")],
]
"""Three placements, three undos, the answer and its undos, and more writes."""


@cache
def two():
    return approaches_page(ROW_BY_ROW, FEWEST)


@pytest.fixture
def opened(browser, tmp_path):
    """Open a page from its text. In the end, nothing was asked for and no error was reported."""

    @contextmanager
    def opening(text, step=None, *, ready=True, **options):
        path = tmp_path / "page.html"
        path.write_text(text, encoding="utf-8")
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}} | options)
        context.set_default_timeout(1000 * PATIENCE)
        page, asked, errors = context.new_page(), [], []
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda message: errors.append(message.text))
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("dialog", lambda dialog: errors.append(dialog.message))
        page.goto(path.as_uri())
        if ready:
            page.evaluate(
                "(step) => kata.then(({ player }) => player.go(step ?? player.step))", step
            )
        try:
            yield page
        finally:
            page.wait_for_timeout(0)  # what was reported meanwhile arrives
            context.close()
        assert asked == [path.as_uri()]
        assert not errors

    return opening


def step_of(page):
    """Return the current step of the page, after the next frame."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return int(page.input_value("#step").replace(",", ""))


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)
    return step_of(page)


def wait_until(page, condition):
    """Wait until something is true. What waits by itself evaluates text, which a page forbids."""
    page.evaluate(f"""new Promise((done, fail) => {{
      const look = () => (({condition}) ? done() : requestAnimationFrame(look));
      setTimeout(() => fail("waited in vain"), {1000 * PATIENCE});
      look();
    }})""")


def cell(page, name, lane="A"):
    return page.locator(f'[data-lane="{lane}"] [data-cell="{name}"]')


def counts(page, lane="A"):
    step_of(page)
    found = page.locator(f'[data-lane="{lane}"] [data-count]').all()
    return {one.get_attribute("data-count"): one.text_content() for one in found}


ONLY_HERE = [
    (["g", *"3,199", "enter"], 3199),
    (["g", *"31", "Backspace", "enter"], 3),
    (["g", "3", "escape", "right"], 1),
    (["g", *"99999", "enter"], 8365),
    (["x", "q", "F", "shift"], 0),
    (["?", "5", "escape", "right"], 1),
]
"""Keys of the page alone, and their steps. While the help is open, only Escape does something."""


def test_key_leads_to_the_same_step_as_in_the_terminal(opened):
    """The page does not start to play by itself."""
    with opened(page_of(mine=approach_lane(ROW_BY_ROW))) as page:
        for keys, step in [*KEYS, *ONLY_HERE]:
            named = (IN_BROWSER.get(key, key.title() if key[1:] else key) for key in keys)
            assert press(page, "Home", *named) == step, keys


def test_step_field_is_updated_before_the_next_frame(opened):
    """Enter stays at that step, however fast the keys follow each other."""
    with opened(two()) as page:
        page.evaluate("""for (const key of ["End", "g"])
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))""")
        assert press(page, "Enter") == 8365


def test_space_plays_to_the_end_at_the_shown_speed_and_restarts(opened):
    with opened(two()) as page:
        press(page, *30 * ["+"])
        assert page.text_content("#rate") != "20 steps/s"
        step_of(page)
        assert page.text_content("#rate") == "1,000,000 steps/s"
        page.keyboard.press("Space")
        wait_until(page, "document.querySelector('#step').value === '8,365'")
        assert page.text_content("#play") == "Play"
        press(page, *30 * ["-"], "Space")
        wait_until(page, "document.querySelector('#play').textContent === 'Pause'")
        page.keyboard.press("Space")
        assert step_of(page) < PATIENCE
        assert page.text_content("#rate") == "1 steps/s"


def test_buttons_do_the_same_as_their_keys(opened):
    with opened(two()) as page:
        page.get_by_role("button", name="Next event").click()
        page.get_by_role("button", name="One step forward").click()
        assert step_of(page) == 2
        assert press(page, "ArrowLeft") == 1
        page.get_by_role("button", name="Previous event").click()
        page.get_by_role("button", name="Faster").click()
        assert step_of(page) == 1
        assert page.text_content("#rate") == "50 steps/s"


def test_slider_goes_to_the_step(opened):
    """A click in the middle goes to the middle step, and the arrows continue from there."""
    with opened(two()) as page:
        slider = page.locator("#scrubber")
        box = slider.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert abs(step_of(page) - 8365 // 2) <= 2 * 8365 / box["width"]
        press(page, "Home", "ArrowRight")
        assert slider.get_attribute("aria-valuetext") == "step 1 of 8,365"


def test_click_on_line_goes_to_its_next_write(opened):
    with opened(two()) as page:
        lane = approach_lane(ROW_BY_ROW).timeline
        undo = next(moment for moment in range(1, 99) if lane.step(moment).line == UNDOES)
        page.locator(f'[data-lane="A"] [data-line="{UNDOES}"]').click()
        assert step_of(page) == undo
        running = page.locator('[data-lane="A"] [aria-current]')
        assert running.get_attribute("data-line") == str(UNDOES)


def test_cell_styles_differ_without_colour(opened):
    """The step shows a cell of each style."""
    with opened(two(), 3199) as page:
        step_of(page)
        style = "(e, [pseudo, name]) => getComputedStyle(e, pseudo)[name]"
        assert cell(page, "r1c1").evaluate(style, [None, "fontWeight"]) == "700"
        assert cell(page, "r1c4").evaluate(style, [None, "fontWeight"]) == "400"
        assert cell(page, "r1c3").evaluate(style, ["::after", "content"]) == '"!"'
        assert cell(page, "r3c7").text_content() == "×"
        assert "inset" in cell(page, "r3c7").evaluate(style, [None, "boxShadow"])
        assert cell(page, "r3c9").evaluate(style, [None, "boxShadow"]) == "none"
        assert cell(page, "r3c7").get_attribute("aria-label") == "r3c7: ×, undone, last write"
        assert counts(page)["last"] == f"r3c7 5 undone, line {UNDOES}"


def test_changed_and_erased_givens_are_marked(opened):
    with opened(page_of(mine=small_lane([(1, "9"), (3, "."), (0, "3")]))) as page:
        press(page, "End")
        assert cell(page, "r1c2").get_attribute("aria-label") == "r1c2: 9, given changed"
        erased, content = cell(page, "r1c4"), "(e) => getComputedStyle(e, '::after').content"
        assert erased.text_content() == ""
        assert erased.get_attribute("aria-label") == "r1c4: given changed"
        assert erased.evaluate(content) == '"#"'


def states(page, lane=0):
    """Return the state at each moment, as the browser stores it."""
    return page.evaluate(
        """async (lane) => {
          const { timeline } = (await kata).player.lanes[lane], states = [];
          for (let moment = timeline.length; moment >= 0; moment -= 1) {
            const { cells, counts, depth } = timeline.stateAt(moment);
            const retreat = [...timeline.retreatAt(moment)];
            const [, ...kinds] = counts;
            states.unshift({ cells: [...cells], counts: kinds, depth, retreat });
          }
          return states;
        }""",
        lane,
    )


@parametrize_cases(
    Case("all kept", changes=THERE_AND_BACK, most=100),
    Case("the first kept", changes=THERE_AND_BACK, most=7),
    Case("past a checkpoint", changes=2060 * [(0, "3"), (0, ".")], most=5000),
    Case("up to a checkpoint", changes=2060 * [(0, "3"), (0, ".")], most=4096),
)
def test_every_moment_in_the_browser_equals_the_moment_in_python(opened, changes, most):
    lane = small_lane(changes, most)
    timeline = lane.timeline
    assert timeline.length == min(most, len(changes))
    with opened(page_of(mine=lane)) as page:
        found = states(page)
    assert len(found) == timeline.length + 1
    for moment, state in enumerate(found):
        step = timeline.step(moment)
        assert state == {
            "cells": list(timeline.cells_at(moment)),
            "counts": timeline.counts_at(moment),
            "depth": step.depth if step else 0,
            "retreat": timeline.retreat_at(moment),
        }


def test_page_says_where_a_long_recording_ends(opened):
    """The counts at its last step are those of the writes that were kept."""
    note = "Only the first 10 of 40 writes were kept."
    changes = [(0, digit) for _ in range(20) for digit in "3."]
    lanes = {
        "cut": small_lane(changes, most=10, notes=(note,)),
        "whole": small_lane(changes[:12]),
    }
    with opened(page_of(**lanes)) as page:
        assert page.text_content(".note") == note
        assert press(page, "End") == 12
        assert counts(page)["last"] == "30 more writes not kept"
        assert counts(page)["placements"] == "5"


def test_click_on_flame_graph_goes_to_call_and_buttons_zoom(opened):
    with opened(sudoku_text()) as page:
        page.locator("canvas").scroll_into_view_if_needed()
        box = page.locator("canvas").bounding_box()
        page.mouse.click(box["x"] + box["width"] - 300, box["y"] + box["height"] - 3)
        assert step_of(page) == 0, "the lowest bar begins at the start"
        assert current(page) == "col=2", "of those that last for the whole run, the innermost"
        width = "kata.then((page) => page.flames[0].drawing.width)"
        whole = page.evaluate(width)
        page.get_by_role("button", name="Zoom in").click()
        assert page.evaluate(width) < whole
        page.get_by_role("button", name="The whole search").click()
        assert page.evaluate(width) == whole
        for _ in range(5):
            page.get_by_role("button", name="Zoom in").click()
        zoomed = page.evaluate(width)
        assert zoomed < whole / 10
        press(page, "End")
        first = page.evaluate("kata.then((page) => page.flames[0].drawing.from)")
        assert first + zoomed > 8365, "it follows the moment"


def test_step_and_its_event_are_shown_and_read_to_screen_readers_when_paused(opened):
    with opened(two(), 8365) as page:
        step_of(page)
        said = page.text_content("[aria-live=polite]")
        where = f"r9c7 1 placed, line {PLACES}, depth 51"
        assert said.startswith(f"Step 8,365. A: {where}. B: done after 51")
        assert said.endswith("A: the answer is found")
        assert page.text_content("#happening") == "A: the answer is found"


def test_playback_draws_few_frames_when_reduced_motion_is_preferred(opened):
    with opened(two(), reduced_motion="reduce") as page:
        drawn = page.evaluate(
            """async () => {
              const page = await kata;
              let drawn = 0;
              page.draw = () => { drawn += 1; };
              page.player.play();
              for (let now = 1000; now <= 2000; now += 10) page.run(now);
              return drawn;
            }"""
        )
        assert 1 <= drawn <= 5


def test_printed_page_has_light_colours_and_no_buttons_of_the_player(opened):
    with opened(two(), 3199, color_scheme="dark") as page:
        page.emulate_media(media="print", color_scheme="dark")
        assert page.locator("button:visible").count() == page.locator(".source button").count()
        assert page.locator(".board").first.is_visible()
        assert page.locator(".row").first.is_visible()
        paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert min(map(int, re.findall(r"\d+", paper))) > 200


def test_learner_text_is_not_executed(opened):
    lane = small_lane([(0, EVIL), (2, "<")], source=(EVIL, f"# {EVIL}"), notes=(EVIL,))
    with opened(page_of(**{EVIL: lane})) as page:
        press(page, "End")
        assert page.evaluate("document.images.length") == 0
        assert page.evaluate("document.scripts.length") == 2
        assert EVIL in page.text_content("h2")
        assert EVIL in page.text_content(".source")
        assert cell(page, "r1c3").text_content() == "<"
    with opened(text_of(PERMUTE, given=("<b>&</script>", "b"))) as page:
        press(page, "n")
        assert "<b>&</script>" in page.text_content(".calls")


def test_heading_boards_and_call_trees_are_shown_without_javascript(opened):
    with opened(two(), ready=False, java_script_enabled=False) as page:
        assert page.get_by_role("heading", level=1).is_visible()
        assert "shown" in page.locator(".calls pre").first.inner_text(), "as a terminal prints it"
        assert cell(page, "r1c1").inner_text() == "5"
        assert not page.locator("#transport").is_visible()


PERMUTE, SUBSETS = "p0046_permutations/used_flags", "p0078_subsets/start_index"
NO_UNDO = "                used[i] = False\n", ""
NO_COPY = "result.append(path[:])", "result.append(path)"


@cache
def text_of(*approaches, change=("", ""), given=(1, 2, 3)):
    """Return the page of some approaches, each with a change."""
    arguments = [[*given]]
    return calls_page(*(recording_of(one, *change, arguments) for one in approaches))


@cache
def sudoku_text(lanes=1):
    """Return the page of a search on LeetCode's example with its calls, in some lanes."""
    [case] = cases_named(sudoku(), EXAMPLE)
    given = sudoku().arguments(case)
    recording = recording_of("p0037_sudoku_solver/recursive_index", given=given)
    lane = make_lane(recording, EXAMPLE)
    shown = tuple(PageLane(letter, "mine", lane) for letter in LETTERS[:lanes])
    return build("37. Sudoku Solver", "", shown)


def current(page, lane="A"):
    """Return the text of the marked row, without its counts, after the next frame."""
    step_of(page)
    row = page.locator(f'[data-lane="{lane}"] [aria-selected="true"]')
    return " ".join(filter(None, row.locator(".change, .path-of-call, b").all_text_contents()))


def answers_of(page):
    return page.locator(".answers button").all_text_contents()


@parametrize_cases(
    Case("down", keys=["ArrowDown"] * 3, at="+2 [1, 2]", step=4),
    Case("up", keys=[*["ArrowDown"] * 3, "ArrowUp"], at="+1 [1]", step=3),
    Case("to a child", keys=["ArrowRight"] * 4, at="+3 [1, 2, 3] ✓", step=5),
    Case("to the parent", keys=["ArrowRight"] * 4 + ["ArrowLeft"] * 2, at="+2 [1, 2]", step=4),
    Case("folded", keys=["ArrowRight"] * 2 + ["ArrowLeft", "ArrowDown"], at="+2 [2] ↩", step=13),
    Case("unfolded", keys=["ArrowLeft", "ArrowRight", "ArrowRight"], at="backtrack []", step=2),
    Case("last row", keys=["End"], at="+1 [3, 2, 1] ✓", step=29),
    Case("first row", keys=["End", "Home"], at="permute", step=1),
    Case("next answer", keys=["n", "n"], at="+2 [1, 3, 2] ✓", step=9),
    Case("retreat", keys=["r"], at="+3 [1, 3] ↩", step=8),
    Case("no next answer", keys=["n"] * 9, at="+1 [3, 2, 1] ✓", step=29),
)
def test_key_moves_in_tree_of_calls(opened, keys, at, step):
    with opened(text_of(PERMUTE)) as page:
        assert press(page, "t", *keys) == step
        assert current(page) == at


@parametrize_cases(
    Case("forwards and back", keys=["ArrowRight"] * 6 + ["ArrowLeft"], at="+3 [1, 2, 3] ✓"),
    Case("after the last return", keys=["End"], at="permute"),
    Case("previous answer", keys=["End", "N", "N"], at="+2 [3, 1, 2] ✓"),
)
def test_key_steps_outside_of_the_tree(opened, keys, at):
    with opened(text_of(PERMUTE)) as page:
        press(page, *keys)
        assert current(page) == at


def test_other_lanes_follow_to_the_call_with_the_same_path(opened):
    """The lanes step on from there together; a jump to a tenth lines them up again."""
    with opened(text_of(SUBSETS, "p0078_subsets/choose_or_skip")) as page:
        page.locator("#A3 .path-of-call").click()
        assert current(page, "A").startswith("+2 [1, 2]")
        page.locator("#A7 .path-of-call").click()
        assert current(page, "A").startswith("+3 [2, 3]")
        assert current(page, "B").startswith("+3 [2, 3]")
        ahead = "kata.then((page) => page.player.lanes.map(({ ahead }) => ahead))"
        assert page.evaluate(ahead) == [0, 7]
        page.get_by_role("button", name="One step forward").click()
        step_of(page)
        assert page.locator('[data-lane="B"] .row.back .path-of-call').text_content() == "[2, 3]"
        press(page, "0")
        assert page.evaluate(ahead) == [0, 0]


def test_click_goes_to_a_call_a_line_or_an_answer_and_folds(opened):
    with opened(text_of(PERMUTE)) as page:
        page.locator("#A3 .path-of-call").click()
        assert (current(page), step_of(page)) == ("+2 [1, 2]", 4)
        running = page.locator('[data-lane="A"] [aria-current]')
        assert running.locator("code").text_content() == "backtrack()"
        running.click()
        assert current(page) == "+3 [1, 2, 3] ✓"
        page.locator("#A2 .fold").click()
        assert page.locator(".row").count() == 13
        assert current(page) == "+1 [1]", "it is folded into that call"
        page.get_by_role("button", name="Next answer").click()
        step_of(page)
        assert page.locator(".row").count() == 17, "a jump unfolds"
        assert not page.locator('[data-seeks="unrestored"]').is_visible(), "it never happens"
        page.locator(".answers button").last.click()
        assert current(page) == "+3 [1, 2, 3] ✓"


def test_current_call_and_answers_so_far_are_shown(opened):
    with opened(text_of(PERMUTE)) as page:
        press(page, "n", "n")
        assert counts(page)["call"].startswith("backtrack, called on line")
        assert "path = [1, 3, 2]" in counts(page)["given"].split("\n")
        assert counts(page)["ended"] == "returned None"
        labels = page.locator(".call dt").all_text_contents()
        assert labels == ["call", "at its start", "at its end", "result"]
        shown = [page.text_content(f'dd:has([data-count="{n}"])') for n in ("calls", "answer")]
        assert shown == ["7 of 17", "2 of 6"]
        assert answers_of(page) == ["[1, 3, 2]", "[1, 2, 3]"]
        assert page.text_content("#happening") == "answer"
        press(page, "ArrowRight")
        assert current(page) == "+3 [1, 3] ↩", "it has returned"
        assert page.locator(".row.back .path-of-call").text_content() == "[1, 3, 2]"


@parametrize_cases(
    Case("missing undo", change=NO_UNDO, at="+2 [1, 2] ▶ !", note="used"),
    Case("missing copy", change=NO_COPY, at="+2 [1, 3, 2] ▶ = ✓", note="6 answers, 1 object"),
)
def test_failed_run_opens_at_the_call_that_shows_why(opened, change, at, note):
    with opened(text_of(PERMUTE, change=change)) as page:
        assert current(page) == at
        assert note in page.locator(".note").last.text_content()
        assert note in page.text_content("#happening")
        assert "`" not in page.text_content("#happening") + page.text_content("#status")


def test_answer_that_changes_later_is_shown_with_its_last_value(opened):
    with opened(text_of(PERMUTE, change=NO_COPY)) as page:
        answers = page.locator(".answers button")
        assert answers.last.locator("s").text_content() == "[1, 2, 3]"
        assert answers_of(page) == ["[1, 3, 2] [] at the end", "[1, 2, 3] [] at the end"]


TALL = ".answers button, .calls, .source"


@parametrize_cases(
    Case("one lane", text=text_of(PERMUTE), parts=TALL),
    Case("changed answers", text=text_of(PERMUTE, change=NO_COPY), parts=TALL),
    Case("two lanes", text=text_of(PERMUTE, "p0046_permutations/swap_in_place"), parts=TALL),
    Case("three boards", text=sudoku_text(3), parts='[data-lane="A"] .calls'),
)
def test_answers_focused_tree_and_source_are_above_the_controls_in_900_pixels(opened, text, parts):
    with opened(text) as page:
        press(page, "n", "t")
        top = page.locator("#transport").bounding_box()["y"]
        for part in page.locator(parts).all():
            box = part.bounding_box()
            assert 0 <= box["y"] <= box["y"] + box["height"] <= top
        for part in page.locator(".calls, .source").all():
            assert part.bounding_box()["height"] >= 160 or parts != TALL


def test_tree_of_calls_and_grid_show_the_same_step(opened):
    with opened(sudoku_text()) as page:
        press(page, *3 * ["ArrowRight"])
        assert "row = 0" in counts(page)["given"]
        press(page, "t", "End")
        assert current(page).startswith("d"), "it is too deep to be indented"
        assert step_of(page) == 8365
        press(page, "Home", "d")
        assert "✗" in current(page)
        assert 0 < step_of(page) < 30


@cache
def long_text():
    return text_of(PERMUTE, given=tuple(range(8)))


def test_tree_of_many_calls_draws_few_rows_and_states_its_limit(opened):
    text = long_text()
    assert len(text.encode()) < 1_000_000
    with opened(text) as page:
        assert f"Only the first {KEPT:,} of " in page.text_content(".note")
        for keys in ([], ["End"], ["5"], ["t", "ArrowUp"]):
            press(page, *keys)
            assert page.locator(".row").count() <= 60
            box = page.locator(".calls").bounding_box()
            row = page.locator('[aria-selected="true"]').bounding_box()
            assert box["y"] <= row["y"] <= box["y"] + box["height"] - row["height"]


def test_flame_graph_of_many_calls_draws_few_rectangles(opened):
    strokes = """async (width) => {
      const { drawing } = (await kata).flames[0];
      let strokes = 0;
      const prototype = CanvasRenderingContext2D.prototype, fill = prototype.fillRect;
      prototype.fillRect = function (...given) { strokes += 1; fill.apply(this, given); };
      Object.assign(drawing, { width, from: 0, shown: "" });
      drawing.draw(0);
      prototype.fillRect = fill;
      return strokes;
    }"""
    with opened(long_text()) as page:
        page.locator("canvas").scroll_into_view_if_needed()
        for width in (40_001, 4_000, 400):
            assert 100 < page.evaluate(strokes, width) < 30_000, width


@parametrize_cases(
    Case("light", options={}),
    Case("dark", options={"color_scheme": "dark"}),
    Case("phone", options={"viewport": {"width": 420, "height": 800}, "has_touch": True}),
    Case("tablet", options={"viewport": {"width": 768, "height": 640}}),
    Case("320 pixels", options={"viewport": {"width": 320, "height": 640}}),
    Case("reduced motion", options={"reduced_motion": "reduce"}),
)
@pytest.mark.parametrize("boards", [True, False])
def test_page_is_accessible_and_fits(opened, options, boards):
    trees = text_of(SUBSETS, "p0078_subsets/choose_or_skip", change=NO_COPY)
    with opened(two() if boards else trees, 3199 if boards else None, **options) as page:
        press(page, *("9]" if boards else "nn"))
        assert page.evaluate(AUDIT) == []
        paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
        dark = options.get("color_scheme") == "dark"
        assert (max(map(int, re.findall(r"\d+", paper))) < 64) == dark
        size = options.get("viewport", {"width": 1280, "height": 900})
        assert page.evaluate("document.scrollingElement.scrollWidth") <= size["width"]
        assert page.locator("#transport").bounding_box()["height"] < 0.55 * size["height"]
        parts = "#transport button:visible, #step, #rate, [data-count]:visible"
        for part in page.locator(parts).all() if "has_touch" not in options else ():
            box = part.bounding_box()
            assert 0 <= box["x"] <= box["x"] + box["width"] <= size["width"], part
        assert page.evaluate("document.querySelector('.source').scrollWidth") <= size["width"]
        page.keyboard.press("?")
        assert page.evaluate(AUDIT) == []


def test_touch_targets_are_44_pixels_high(opened):
    size = {"width": 420, "height": 800}
    with opened(text_of(PERMUTE), viewport=size, has_touch=True) as page:
        for part in page.locator("#transport button:visible, .row, .row .fold").all():
            assert part.bounding_box()["height"] >= 44
        assert page.locator("#scrubber").bounding_box()["width"] >= 100
        page.locator("#A4 .path-of-call").tap()
        assert current(page) == "+3 [1, 2, 3] ✓"
        page.locator("#A3 .fold").tap()
        assert page.locator(".row").count() == 16
        page.locator('[data-seeks="answer"]').tap()
        assert current(page) == "+2 [1, 3, 2] ✓"
