"""Is Java.

Verdict: Compile Error
Reason: SyntaxError
Cause: not_code, 9
Change: none
"""

class Solution {
    public List<String> letterCombinations(String digits) {
        List<String> res = new ArrayList<>();
        return res;
    }
}
