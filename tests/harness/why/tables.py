"""Reads tables of code and the words for it. Each row has a topic and a name in its first line."""

import re
from pathlib import Path

import pytest

ROW = re.compile(r"^# (\w+): (.*)\n((?:.*\n)*?)> (.*)\n", re.MULTILINE)


def rows_of(file, topic=""):
    """Return the rows of a file on a topic, each with its code and the expected words.

    Rows on any topic begin with their topic.
    """
    found = ROW.findall(Path(__file__).with_name(file).read_text(encoding="utf-8"))
    return [
        pytest.param(*([] if topic else [about]), code, words, id=name)
        for about, name, code, words in found
        if topic in ("", about)
    ]
