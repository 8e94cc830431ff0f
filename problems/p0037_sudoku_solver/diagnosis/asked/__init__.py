"""The learner's own functions, asked: which of them answers for a cell and a digit, and how well.

`histories` replay a board to the moment of each call, `slots` find places, digits and answers in
the values of calls, `readings` decide what a function answers, `answers` hold each answer against
the board, and `looks` find the cells that it looks at.
"""
