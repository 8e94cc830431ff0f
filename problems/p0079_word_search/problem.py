"""The hooks that make LeetCode 79 a problem of this kata."""

from collections.abc import Iterator, Mapping
from random import Random

from harness.drawing import Drawing
from harness.problem import Problem, Words, override
from harness.run import Run
from harness.value import Json, not_of_type

from .grid import cell_name, complaint, draw_grid, find_path, rearrange


class WordSearch(Problem):
    """LeetCode 79."""

    title = "79. Word Search"
    order = 8
    new = "a grid: mark and restore a cell; returning True stops the search"
    reference = "mark_in_board"
    beside = ("mark_in_board", "two_prunings")
    words = Words(
        value="mark",
        given="letter",
        solved="found the right answer",
        failed="did not find the right answer",
    )
    next_steps = {
        "visited_set": "mark_in_board: the same search, with marks in the board instead of a set",
        "mark_in_board": "two_prunings: count the letters first, and start at the rarer end",
    }

    @override
    def validate(self, arguments: list[Json]) -> None:
        if wrong := complaint(*arguments):
            raise ValueError(wrong)

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        """Return an error if the returned bool is wrong, or None. The board may be changed."""
        if wrong := not_of_type(run.returned, bool):
            return wrong
        _, word = before
        path = [cell_name(cell) for cell in find_path(*before)]
        if run.returned is bool(path):
            return None
        if not path:
            return f"returned True, but {word} cannot be read"
        place = f"from {path[0]} to {path[-1]}" if len(path) > 1 else f"at {path[0]}"
        return f"returned False, but {word} can be read {place}"

    @override
    def answers(self, before: list[Json]) -> Iterator[Json]:
        yield bool(find_path(*before))

    @override
    def draw(self, before: list[Json], answer: Json | None) -> Drawing:
        board, word = before
        return draw_grid(board, word, answer)

    @override
    def smaller(self, before: list[Json]) -> Iterator[list[Json]]:
        """Yield boards without a border row or column, then words without an end letter."""
        board, word = before
        if len(board) > 1:
            yield [board[:-1], word]
            yield [board[1:], word]
        if len(board[0]) > 1:
            yield [[row[:-1] for row in board], word]
            yield [[row[1:] for row in board], word]
        if len(word) > 1:
            yield [board, word[:-1]]
            yield [board, word[1:]]

    @override
    def vary(self, before: list[Json], rng: Random) -> Mapping[str, Json]:
        board, word = before
        return dict(zip(("board", "word"), rearrange(board, word, rng), strict=True))
