"""An attempt, for tests of what is done with it."""

import pytest

from tests.support import RIGHT


@pytest.fixture
def attempt(clone):
    """The path of a right attempt at 37."""
    clone.attempt.write_text(RIGHT, encoding="utf-8")
    return clone.attempt
