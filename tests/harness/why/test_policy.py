"""The policy of the search for a change says which gate has closed."""

import pytest

from harness.why.policy import closed


@pytest.mark.parametrize(("asked", "written"), [("why", "why: no budget\n"), ("1", ""), ("", "")])
def test_a_gate_that_closes_is_written_down_if_that_is_asked_for(
    asked, written, monkeypatch, capsys
):
    monkeypatch.setenv("KATA_DEBUG", asked)
    closed("no budget")
    assert capsys.readouterr().err == written
