"""Exact cover again, on doubly linked lists with a cheap undo (舞蹈链, dancing links, DLX).

Idea: take a node out of a doubly linked list by joining its neighbours, but leave its own two links
    as they are. They still say where it was, so two assignments put it back. Each step of Algorithm
    X is a series of such removals, and its undo is the same series backwards.

Who teaches it: Donald Knuth, "Dancing Links" (2000, arXiv cs/0011047), who credits the trick to
    Hitotumatu and Noshita (1979). Chinese texts teach it as 舞蹈链, a way to solve exact cover
    (精确覆盖).

Representation: the 0-1 matrix of `algorithm_x.py` as nodes: a root, 324 column headers (items) and
    4 nodes for each of 729 rows (options). The links are kept in lists of integers. The board takes
    the place of Knuth's list of chosen rows. Each choice is a placement and each retreat an undo,
    so the board shows the search.

Propagation: covering the columns of a chosen row takes out every row that clashes with it.

Branching: the column with the fewest rows left, so naked and hidden singles come first. Among
    equals, the first column: cells come first, then rows, columns and boxes. The rows of a column
    come in order, so digits ascend.

Why it is right: the search is right for the same reason as Algorithm X. `uncover` visits the nodes
    in exactly the reverse order of `cover`. So each node finds its neighbours as it left them, and
    the lists are what they were.

Cost: 3,241 nodes are linked before the search starts, which takes most of the time on an easy
    board. LeetCode's example takes 51 placements, none undone. There are no copies and no sets.
    Undoing a step costs as much as the step.

Where it breaks: if the columns of a row are uncovered in the order in which they were covered, the
    links go wrong silently. LeetCode-Feedback's board 34430 is still solved, but in 238,500
    placements instead of 7,495. Ties matter, too: `algorithm_x.py` follows the same rule and needs
    12,819 choices. Clashing givens cover a column twice, and then the sizes are wrong.

In the interview: it is rarely asked for in full. Draw one list, take a node out, put it back, and
    say why that makes backtracking cheap. In Python the dictionaries of `algorithm_x.py` are
    shorter.

Roads not taken: node objects with four attributes would look more like the drawing. Knuth's later
    programs keep a row's nodes side by side and need no left and right links within it.
"""


class Links:
    """The matrix: node 0 is the root, 1-324 are the columns, the nodes of the rows follow."""

    def __init__(self) -> None:
        """Join the root and the columns, empty as yet, in one circle."""
        self.left = [324, *range(324)]
        self.right = [*range(1, 325), 0]
        self.up, self.down, self.column = list(range(325)), list(range(325)), list(range(325))
        self.size = [0] * 325

    def add_row(self, columns: tuple[int, ...]) -> None:
        first = len(self.column)
        last = first + len(columns) - 1
        for node, column in enumerate(columns, first):
            self.left.append(last if node == first else node - 1)
            self.right.append(first if node == last else node + 1)
            bottom = self.up[column]
            self.up.append(bottom)
            self.down.append(column)
            self.down[bottom] = self.up[column] = node
            self.column.append(column)
            self.size[column] += 1

    def cover(self, column: int) -> None:
        self.right[self.left[column]] = self.right[column]
        self.left[self.right[column]] = self.left[column]
        start = self.down[column]
        while start != column:
            node = self.right[start]
            while node != start:
                self.down[self.up[node]] = self.down[node]
                self.up[self.down[node]] = self.up[node]
                self.size[self.column[node]] -= 1
                node = self.right[node]
            start = self.down[start]

    def uncover(self, column: int) -> None:
        start = self.up[column]
        while start != column:
            node = self.left[start]
            while node != start:
                self.size[self.column[node]] += 1
                self.down[self.up[node]] = self.up[self.down[node]] = node
                node = self.left[node]
            start = self.up[start]
        self.right[self.left[column]] = self.left[self.right[column]] = column

    def others(self, links: list[int], start: int) -> list[int]:
        """List the other nodes of the circle through `start`, in the order of `links`."""
        nodes = []
        node = links[start]
        while node != start:
            nodes.append(node)
            node = links[node]
        return nodes

    def choose_column(self) -> int:
        return min(self.others(self.right, 0), key=lambda column: self.size[column])


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        links = Links()
        for cell in range(81):
            for digit in range(1, 10):
                links.add_row(self.columns(cell // 9, cell % 9, digit))
        for row in range(9):
            for col in range(9):
                if board[row][col] != ".":
                    for column in self.columns(row, col, int(board[row][col])):
                        links.cover(column)
        self.search(links, board)

    def columns(self, row: int, col: int, digit: int) -> tuple[int, ...]:
        box = row // 3 * 3 + col // 3
        return 1 + row * 9 + col, 81 + row * 9 + digit, 162 + col * 9 + digit, 243 + box * 9 + digit

    def search(self, links: Links, board: List[List[str]]) -> bool:
        if links.right[0] == 0:
            return True  # no column is left to cover
        column = links.choose_column()
        links.cover(column)
        for node in links.others(links.down, column):
            cell, digit = divmod((node - 325) // 4, 9)
            board[cell // 9][cell % 9] = str(digit + 1)
            for other in links.others(links.right, node):
                links.cover(links.column[other])
            if self.search(links, board):
                return True
            for other in links.others(links.left, node):
                links.uncover(links.column[other])
            board[cell // 9][cell % 9] = "."
        links.uncover(column)
        return False
