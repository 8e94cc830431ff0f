"""LeetCode 37, Sudoku Solver: its board, check, oracle, cases and diagnosis."""
