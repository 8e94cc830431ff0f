"""The clone of a learner, as the tests of practice have it."""

from tests.harness.practice.conftest import _explained_once, clone

__all__ = ["_explained_once", "clone"]
