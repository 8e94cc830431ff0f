"""Is C++.

Verdict: Compile Error
Reason: SyntaxError: 
Cause: not_code
Change: none
Catalogue: 44
"""

class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        backtracking(board);
    }
};
