"""Is JavaScript.

Verdict: Compile Error
Reason: SyntaxError
Cause: not_code, 13
Change: none
"""

/**
 * @param {string} digits
 * @return {string[]}
 */
var letterCombinations = function(digits) {
    const res = [];
    return res;
};
