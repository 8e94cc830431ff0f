"""Holds nothing but this.

Verdict: Runtime Error
Reason: the file has no class Solution
Cause: none
Change: none
Near: class_missing
Catalogue: 45
"""
