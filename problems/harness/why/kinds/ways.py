"""Slips in a search step: left out, not undone, in the wrong place, or its result lost."""

from harness.kind import kinds_in

KINDS = kinds_in(r"""
undo: an earlier change is not undone here
    [common state; cause: undo_missing; repairs: undo_missing index_out_of_range key_not_found;
        tags: back kept]
undo_wrong: {old} does not undo the earlier change
    [common; repairs: undo_missing key_not_found; tags: back]
    1  _x.popleft() && ... && _x.append(_y) -> _x.popleft() && ... && _x.appendleft(_y)
    sure  _x[_k] = True && ... && _x[_k] = True -> _x[_k] = True && ... && _x[_k] = False
not_undone: {old} lists changes that are not undone when the call ends here
    [common state; cause: undo_missing; tags: back]
not_taken: nothing checks whether there is anything to take out, so the undo puts back too much
    [tags: back]
    2  _k = [_e for _p in _s if _c] && ... && for _p in _k: && > _q.discard(_d)
         -> _k = [_e for _p in _s if _c and _d in _q]
         && ... && for _p in _k: && > _q.discard(_d)
noted_too_late: {old} leaves before the next line notes the change, so no undo finds it
    [tags: way back]
measured_too_late: {old} comes after the change that it has to mark, so an undo stops too early
    [tags: way back]
step_missing: {new} is missing here
    [tags: back]
look_missing: the check misses some cells here
    [everywhere; works_around: step_missing]
    new ~ /^((?! (or|and|[|&]) ).)*( in |==|!=)((?! (or|and|[|&]) ).)*$/: {old} is not compared:
        Python only tests whether it is empty or 0
    1  ... or _x in _y or ... or _z or ... -> ... or _x in _y or ... or _x in _z or ...
         where z: Name|Attribute|Subscript
    1  ... or _x == _y or ... or _z or ... -> ... or _x == _y or ... or _x == _z or ...
         where z: Constant
not_done: {new} is undone below, but never done here
    old ~ /^False$/: {old} marks nothing: the undo below writes the same value
    sure  _x[_k] = False && ... && _x[_k] = False -> _x[_k] = True && ... && _x[_k] = False
recomputed: {old} differs from {new}, which the same function returned before
start: {old} is not where the deeper call has to begin
    [common; repairs: start_index_missing]
    old ~ /set\(\)/: {old} begins without the cell that the search stands on
    1  _f(_r, _c, _k, F()) -> _f(_r, _c, _k, F([(_r, _c)]))  where own  with F: set, frozenset
    1  _f(_c, _k, F()) -> _f(_c, _k, F([_c]))  where own  with F: set, frozenset
    1  (_r, _c, _k, F()) -> (_r, _c, _k, F([(_r, _c)]))  with F: set, frozenset
guard_missing: an item that is already chosen can be chosen again
check_unused: a choice is not checked here, though there is a function for that
elif: {old} tries this only where the condition before does not hold
    [common]
direction_repeated: {old} occurs twice
    [common]
branch_missing: {new} is left out
    [common]
not_yielded: {old} only ends a generator: `yield` hands out a value
    [common]
    1  return _x -> yield _x && return  where generates
choice_missing: the choice to leave this item out is missing
    [common]
empty_answer: {old} holds no answer, but the empty one is an answer here
    old ~ /^\[\[/: {old} holds an empty list, not an empty string
    old ~ /^if /: no answer is yielded here, but the empty one is an answer
    1  return [] -> return [[]]  or return [""]
    2  _v = [] -> _v = [[]]  or _v = [""]  where v: answers
    2  _x[_k] = [] -> _x[_k] = [[]]  or _x[_k] = [""]  where k: Constant
    2  deque() -> deque([[]])  or deque([""])
    2  if _c: && > return -> if _c: && > yield "" && > return  or if _c: && > yield [] && > return
key: {old} is not the key that this set needs
    [common]
unread: {new} is never looked at
    [common]
    new ~ /\)$/: {new} is missing: that method is never called
look_added: one comparison is missing here
    [compensates; works_around: step_missing]
reset_missing: {target} is not reset here
    [common state]
counter_missing: {target} does not move on here
    [common]
not_updated: {target} is never updated in this loop
    [common]
    1  _v = _x && while TEST: && > ... -> _v = _x && while TEST: && > ... && > _v = _x
         where v: Name, x: Call  with TEST: _v, _v is not None
bit_not_cleared: the lowest bit of {old} is taken here, but never cleared, so it comes again
    [common; quoted_gap: _m]
    1  _b = _m & -_m -> _b = _m & -_m && _m ^= _b  where m: Name, loop
flag: {target} should be changed here, but never is
    [common]
return_surplus: {old} ends the call, so that nothing after it runs
    [common]
    1  return _x.F(_y) -> _x.F(_y)  with F: append, add
limit_missing: the search does not stop when the goal is passed: {new} is missing
    [repairs: endless_recursion]
    1  if _a == _b: && > ... -> if _a == _b: && > ... && if _a > _b: && > return
         or if _a == _b: && > ... && if _a < _b: && > return  where a: Name
return: a `return` is missing{level}
    [restricts; tags: way]
break_missing: a `break` is missing{level}
    [restricts; tags: way]
truth: {old} gives the wrong answer here
    [everywhere restricts; tags: way]
    old ~ /^return$/: {old} without a value returns None: {new} is missing
    1  return -> return True  or return False
dead_end: an item of {old} may be empty here, which is a dead end that nothing notices
    [restricts]
not_emptied: {old} may still hold items here, with which the next call begins
    [common state]
break: {old} leaves only the inner of two loops
    [common restricts; tags: surplus]
way_out: {old} is the wrong way to go on from here
    [everywhere restricts; tags: way surplus]
    new ~ /^continue$/: {old} ends more than this round of the loop
    old ~ /^pass$/: {old} goes on as if nothing were wrong
    1  break -> continue  or return False  or return True  or return  where loop
    1  continue -> break  where loop
    2  continue -> return False  or return True  or return  where loop
    1  pass -> return False  or return True  or return  where branch
    1  pass -> continue  or break  where branch, loop
    2  return _x -> continue  or break  where loop, x: Constant
harmful: without {old} the search finds the answer: look at what this function does
    old ~ /\W/: without {old} the search finds the answer: its value may be wrong
passed_on: the answer of a call is not passed on here
    [repairs: generator_never_iterated; tags: way]
    old ~ /^return/: {old} returns whatever that call answers
    1  _x -> yield from _x  where statement, x: generator
    2  _x -> any(_x)  where statement, x: generator
    1  _x -> if _x: return True  or if _x: return  or return _x
         where statement, x: own, x: not generator, x: not void
    2  _x -> if not _x: return False  or found = _x && if found: return found
         where statement, x: own, x: not generator, x: not void
    1  return _x -> if _x: return True  or if _x: return  where x: own
    1  yield _x -> yield from _x  where x: own
result_dropped: the result of {old} is dropped
    new ~ /^return/: a `return` is missing before {old}
    sure  _x + [_y] -> _x.append(_y)  where statement
    sure  _x + _y -> _x += _y  where statement, x: Name|Attribute, y: not List
    sure  _x -> return _x  where statement, x: Name|Attribute|List|Subscript
    1  _x -> return _x  where statement, x: ListComp|BinOp|BoolOp|Compare|Tuple|IfExp
answer_lost: the result of {old} is lost
kept_for_next_round: the change by {old} remains in the next round of the loop; {new} needs no undo
    [common; repairs: undo_missing]
    0  ADD && _f(_v) -> _f(_v + _e)  where loop, v: Name  with ADD: _v = _v + _e, _v += _e
    0  ADD && _f(_k, _v) -> _f(_k, _v + _e)  where loop, v: Name
         with ADD: _v = _v + _e, _v += _e
list_not_returned: {old} returns nothing: the method has to return the list that the search fills
    1  _v = [] && ... && return _x -> _v = [] && ... && _x && return _v  where x: own
result_unchecked: {old} unpacks an answer that may be None
    [repairs: result_unchecked]
    2  _t = _x -> found = _x && if not found: return True && _t = found
         or found = _x && if not found: return && _t = found
         where t: Tuple, x: own
not_called: {old} is named, but not called
    [cause: not_called]
    sure  _x.F -> _x.F()  where statement  with F: pop, clear, reverse
    1  _f(..., _x.copy, ...) -> _f(..., _x.copy(), ...)
async: an `async` function does not run by itself
    [repairs: coroutine_never_awaited]
moved: {old} may belong in another place
    [restricts; repairs: undo_missing; tags: back surplus]
    2  _x = _d && if _a and _b: && > A -> if _a: && > _x = _d && > if _b: && >> A
reset_in_loop: {old} runs in each iteration: it belongs before the loop
    [common; tags: back]
surplus: {old} does not belong here
    [restricts; tags: surplus]
    old ~ /^return (?!None|True|False|\d)\w/: without {old} the search finds the answer: look at
        when it is reached
    old ~ /^return .*([!=<>]=| [<>] | in )/: without {old} the search finds the answer: look at when
        it is true
    old ~ /^(return|continue|break|raise)\b/: {old} is reached where it should not be
backjump: with {old} the search jumps back too far: some calls to blame are not in that set
    [restores]
node_left_out: the loop leaves out the node that it starts from: {new} is missing
else_of_if: this `else` belongs to the `if`, not to the loop
    [common; tags: back]
    1  for _t in _x: && > ... && > if _c: && >> A && > else: && >> B
         -> for _t in _x: && > ... && > if _c: && >> A && else: && > B
break_unseen: this loop runs even if the loop before it was left by `break`
    [tags: surplus]
    1  for _t in _x: && > A && for _v in _y: && > B && for _w in _z: && > C && else: && > D
         -> for _t in _x: && > A && else: && > for _v in _y: && >> B && > else:
         && >> for _w in _z: && >>> C && >> else: && >>> D
else: the code under this `else` is always needed
    [common restricts; tags: way]
    2  if _c: && > A && else: && > B -> if _c: && > A && B
keyword: {old} is the wrong keyword here
    [restricts]
    5  if _c: && > A -> while _c: && > A
""")
