"""Tests of the suspicion before a change is tried, and of logging why none is."""

import pytest

from harness.kind import SURE
from harness.why.edit import Edit
from harness.why.find_change import debug
from harness.why.suspicion import Suspicion


@pytest.mark.parametrize(("asked", "written"), [("why", "why: no budget\n"), ("1", ""), ("", "")])
def test_reason_for_no_proof_is_logged_when_kata_debug_is_why(asked, written, monkeypatch, capsys):
    monkeypatch.setenv("KATA_DEBUG", asked)
    debug("no budget")
    assert capsys.readouterr().err == written


def test_sure_edit_keeps_its_oddness_without_suspicion():
    suspicion = Suspicion(frozenset({"undo"}), frozenset({3}))
    sure, likely = (Edit("result_lost", cost, 9, ()) for cost in (SURE, 1))
    assert suspicion.oddness_of(sure) == SURE
    assert suspicion.oddness_of(likely) > likely.cost
