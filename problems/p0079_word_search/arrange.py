"""Smaller boards and words, and variants of a board."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from string import ascii_letters

from .grid import Board


def one_step_smaller(board: Board, word: str) -> Iterator[tuple[Board, str]]:
    """Yield boards with a border row or column removed, then words with an end letter removed."""
    if len(board) > 1:
        yield board[:-1], word
        yield board[1:], word
    if len(board[0]) > 1:
        yield [row[:-1] for row in board], word
        yield [row[1:] for row in board], word
    if len(word) > 1:
        yield board, word[:-1]
        yield board, word[1:]


def rearrange(board: Board, word: str, rng: Random) -> tuple[Board, str]:
    """Return a board and its word with renamed letters; the board may be turned or mirrored."""
    names = str.maketrans(ascii_letters, "".join(rng.sample(ascii_letters, len(ascii_letters))))
    board = [[letter.translate(names) for letter in row] for row in board]
    if rng.choice((True, False)):
        board = [list(column) for column in zip(*board, strict=True)]
    if rng.choice((True, False)):
        board = board[::-1]
    if rng.choice((True, False)):
        board = [row[::-1] for row in board]
    return board, word.translate(names)
