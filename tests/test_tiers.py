"""The list of costly tests that stay quick is short, and names tests that there are."""

import pytest

from tests.support import ROOT, SUBMISSIONS
from tests.tiers import COSTLY_BUT_QUICK, MOST_LISTED, is_listed


def test_the_list_of_costly_tests_stays_short():
    assert len(set(COSTLY_BUT_QUICK)) == len(COSTLY_BUT_QUICK) <= MOST_LISTED


@pytest.mark.parametrize("listed", COSTLY_BUT_QUICK)
def test_a_listed_test_exists(listed):
    file, _, name = listed.partition("::")
    text = (ROOT / file).read_text(encoding="utf-8")
    assert f"def {name}(" in text or (SUBMISSIONS / name).is_file()
    assert is_listed(listed)


@pytest.mark.parametrize(
    "name", ["tests/a.py::test_b[c]", f"{COSTLY_BUT_QUICK[0].partition('::')[0]}::test_other"]
)
def test_another_test_is_not_listed(name):
    assert not is_listed(name)
