"""Holds nothing but this.

Verdict: Runtime Error
Reason: the file has no class Solution
Likely: none
Catalogue: 45
"""
