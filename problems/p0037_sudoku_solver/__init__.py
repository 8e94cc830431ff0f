"""LeetCode 37, Sudoku Solver: its board, check, oracle, bank and diagnosis."""
