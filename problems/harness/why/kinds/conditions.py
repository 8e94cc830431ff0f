"""Slips in operators, conditions and comparisons.

Operators that are confused with each other are in `SIGNS` of `edits/signs.py`.
"""

from harness.kind import kinds_in

KINDS = kinds_in(r"""
operator: {old} is the wrong operator here
    [everywhere paired; repairs: float_index]
    old ~ / (or) /: {found} gives one of its sides: bits and sets are joined by `|`
    new ~ /^\w+ &= \w+ - 1$/: {old} moves all bits; {new} clears the lowest
    2  ~_x -> _x  where x: not Constant
    2  _m >>= 1 -> _m &= _m - 1
counted: {old} is still true when the count is 0: the key is never removed
    [everywhere shaped]
    3  _d in _x[_k] -> _x[_k].get(_d)  where x: counter
comparison: {old} is the wrong comparison here
    [common everywhere paired; repairs: index_out_of_range; tags: condition]
    new ~ /(?<![=!<>])(=)(?!=)/: {old} only compares: a single {found} assigns
    exchange ~ /^(<|>) -> \1=$/: {old} says False when both sides are equal
    exchange ~ /^(<|>)= -> \1$/: {old} says True when both sides are equal
    exchange ~ /^(== -> <=|> -> !=)$/: {old} says False when the left side is less
    exchange ~ /^(<= -> ==|!= -> >)$/: {old} says True when the left side is less
    exchange ~ /^(== -> >=|< -> !=)$/: {old} says False when the left side is greater
    exchange ~ /^(>= -> ==|!= -> <)$/: {old} says True when the left side is greater
    sure  _x == _y -> _x = _y
    1  _v is None -> _v < 0  where v: Name
identity: {old} asks for the same object, not for an equal one
    [everywhere]
    old ~ / is False$/: {old} is not true of None, which a bare `return` gives
    sure  _x is False -> not _x  where x: never_false
    sure  _x is _y -> _x == _y  where y: value
    sure  _x is not _y -> _x != _y  where y: value
    0  _x is _y -> _x == _y  where x: Name, y: Name
    0  _x is not _y -> _x != _y  where x: Name, y: Name
chained: {old} is a chain: Python joins its two comparisons by `and`
    [everywhere shaped]
    sure  _x OP _y == _z -> (_x OP _y) == _z  with OP: in, not in
assignment: {old} is the wrong operator here
    [everywhere paired]
    new ~ / \+= /: {target} is replaced each time, not added to
    new ~ / \+= [^[]*\(/: {target} is replaced by each answer, so that only the last one counts
    new ~ / &= ~/: {target} is replaced, where only these bits are to be removed
    2  _x = _y -> _x += _y  where y: ListComp|IfExp
joined: {old} is the wrong word between these conditions
    [common everywhere paired; tags: condition]
    2  _a != _b and _c != _d and _e -> (_a != _b or _c != _d) and _e
nested: {old} holds whole lists, and an item is compared with each, not looked for in it
    1  _x in _t -> any(_x in row for row in _t)  where t: nested
    1  _x not in _t -> all(_x not in row for row in _t)  where t: nested
    2  _x not in (_a, _b, _c) -> _x not in _a and _x not in _b and _x not in _c
         where a: Name|Attribute, b: Name|Attribute, c: Name|Attribute
negation: the condition says the opposite of what is meant
    [tags: condition]
    1  not _x -> _x
    2  return _x -> return not _x  where x: Call|Name|Attribute|BoolOp|Subscript
    2  KEY _x: ... -> KEY not _x: ...  where x: Call|Name|Attribute|BoolOp|Subscript|BinOp
         with KEY: if, while
    2  _a if _x else _b -> _a if not _x else _b
         where x: Call|Name|Attribute|BoolOp|Subscript|BinOp
truthiness: {old} is tested for truth, but 0 and empty values are also false
    [common everywhere guards; cause: zero_taken_for_none; tags: condition]
    1  not _x -> _x is None
    1  KEY _x: ... -> KEY _x is not None: ...  where x: Name|NamedExpr  with KEY: if, while
    1  not _v -> _v < 0  where v: Name
    1  KEY _v: ... -> KEY _v >= 0: ...  where v: Name  with KEY: if, while
condition_dropped: there is one condition too many
    [restricts; tags: condition]
    2  _x OP _y < _z -> _y < _z  or _x OP _y  with OP: <, <=
condition_missing: a condition is missing here
    [restricts; tags: condition blank]
    new ~ /!= (['\"].['\"])/: {found} is not left out here
    new ~ /^len\(.* (== [\w.]+)$/: {found} is missing here
    1  min(_x, key=lambda _k: len(_y[_k]))
         -> min((_k for _k in _x if len(_y[_k]) > 1), key=lambda _k: len(_y[_k]))
condition_surplus: the condition {old} does not belong here
    [restricts; tags: surplus; quoted_gap: _c]
    2  [_e for _t in _x if _c] -> [_e for _t in _x]  where c: Name|Call|Subscript
    4  if _c: && > A -> A
single: {old} is also true where there are several items
    [common]
    new ~ /== (2)$/: {old} is also true where there are more than two items
    1  len(_x) TEST -> len(_x) == 1  with TEST: > 0, >= 1, != 0
itself: {old} does not leave out the item itself
    old ~ /^$/: the item itself is not left out here
    1  _x[_a][_b] == _x[_r][_c] -> _x[_a][_b] == _x[_r][_c] and (_a, _b) != (_r, _c)
    1  {_k: _s for _k in _t} -> {_k: _s - {_k} for _k in _t}  where s: Call|BinOp|SetComp
    2  _p[_k] = _s -> _p[_k] = _s - {_k}  where s: Name|Call|BinOp|SetComp
    2  _p[_k] = [_i for _i in _s if _c] -> _p[_k] = [_i for _i in _s if _c and _i != _k]
    2  _p[_k] = {_i for _i in _s if _c} -> _p[_k] = {_i for _i in _s if _c and _i != _k}
negative_index: {old} lets negative indexes through, and Python counts those from the end
    [shaped]
    2  _k OP _n -> not 0 <= _k < _n  where k: index  with OP: >=, ==
    2  _k OP _n -> 0 <= _k < _n  where k: index  with OP: <, !=
overwritten: {old} overwrites what was found before
    [common]
    2  _v = _x && ... && _v = _y -> _v = _x && ... && _v |= _y  where y: Set|SetComp
half_swapped: {old} overwrites what the next line needs
    sure  _x = _y && _y = _x -> _x, _y = _y, _x
function: {called} is the wrong function here
    [everywhere; repairs: attribute_missing]
    old ~ /^zip/: {old} takes the items side by side, not each with each
    1  _x.F() -> _x.pop()  with F: removeLast, pop_back
    1  _x.F(_y) -> _x.append(_y)  with F: push, push_back
    2  _x.add(_y) -> _x.append(_y)
    1  _x.F() -> len(_x)  with F: size, length
    1  _x.length -> len(_x)
    1  any(_x) -> all(_x)
    1  all(_x) -> any(_x)
    1  min(_x) -> max(_x)
    1  max(_x) -> min(_x)
    1  min(_x, key=_k) -> max(_x, key=_k)
    1  max(_x, key=_k) -> min(_x, key=_k)
    2  zip(_x, _y) -> [(x, y) for x in _x for y in _y]
    1  zip(*_x) -> product(*_x)
    1  zip_longest(*_x, fillvalue=_y) -> product(*_x)
    1  _x.popleft() -> _x.pop()
    1  _x.pop() -> _x.popleft()
    2  _x.append(_y) -> _x.extend(_y)  or _x.remove(_y)  where statement
    2  _x.extend(_y) -> _x.append(_y)  where statement
""")
