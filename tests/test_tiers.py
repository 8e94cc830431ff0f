"""The list of costly tests that stay quick is short, and names tests that there are."""

import pytest

from tests.support import ROOT, SUBMISSIONS
from tests.tiers import COSTLY_BUT_QUICK, MOST_LISTED, is_listed


def test_the_list_of_costly_tests_stays_short():
    assert len(set(COSTLY_BUT_QUICK)) == len(COSTLY_BUT_QUICK) <= MOST_LISTED


@pytest.mark.parametrize("listed", COSTLY_BUT_QUICK)
def test_a_listed_test_exists(listed):
    file, _, name = listed.partition("::")
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob(file)]
    assert any(f"def {name}(" in text for text in texts) or (SUBMISSIONS / name).is_file()
    assert is_listed(f"tests/{listed}")


@pytest.mark.parametrize("name", ["test_other", "test_other[compile_error/other.py]"])
def test_another_test_is_not_listed(name):
    assert not is_listed(f"tests/{COSTLY_BUT_QUICK[0].partition('::')[0]}::{name}")
