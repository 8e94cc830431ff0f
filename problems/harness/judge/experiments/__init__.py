"""Runs that find out why a solution fails: one change of its source tried after another."""
