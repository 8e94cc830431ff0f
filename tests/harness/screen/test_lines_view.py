"""A view of lines draws those that have changed, and no others."""

from harness.screen.lines_view import LinesView


def test_only_lines_that_changed_are_drawn_and_those_that_are_left_out_are_cleared(monkeypatch):
    drawn = []
    view = LinesView([[(text, "")] for text in ("same", "old", "last")])
    monkeypatch.setattr(view, "refresh", lambda region: drawn.append(region.y))
    view.draw([[("same", "")], [("new", "")]])
    assert drawn == [1, 2]
