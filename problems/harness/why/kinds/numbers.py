"""Slips in numbers, strings, ranges and indexes."""

from harness.kind import kinds_in

KINDS = kinds_in(r"""
range: {old} begins or ends in the wrong place
    [common everywhere shaped; repairs: index_out_of_range; tags: number]
    1  range(_n) -> range(1, _n + 1)  where not shift
    2  range(_n) -> range(1, _n + 1)  where shift
    2  range(_n) -> range(1, _n)  or range(_n + 1)
    3  range(_n) -> range(2 ** _n)  where n: Name|Call
    1  range(1, _n) -> range(_n)
    2  range(_a, _n) -> range(_n)  or range(_a, _n + 1)  or range(_a + 1, _n)
    1  range(_a, _n) -> range(_a, _a + _n)  where n: Constant, a: Name|BinOp
    1  _x[_a:_n] -> _x[_a:_a + _n]  where n: Constant, a: Name|BinOp
    1  range(_a, 0, -1) -> range(_a, -1, -1)
    2  range(_a, _n, -1) -> range(_a, _n - 1, -1)  or range(_a - 1, _n, -1)  where n: not Constant
    2  range(_a, _n, _s) -> range(_a, _n + _s, _s)  where s: Constant
    2  enumerate(_x) -> enumerate(_x, 1)
    1  enumerate(_x[_a:]) -> enumerate(_x[_a:], _a)
    2  _x[_a:_n] -> _x[_a:]  or _x[:_n]
    2  _x[_a:_n:_k] -> _x[_a::_k]
    2  _x[_a:] -> _x
    2  _x[:_n] -> _x  where n: not Constant
    2  _x[:-1] -> _x[1:]
    2  _x[1:] -> _x[:-1]
    exchange ~ /^\w+ -> \w+\[1:\]$/: the loop has to begin after the first item of {old}
    3  for _t in _x: ... -> for _t in _x[1:]: ...  where x: Name
one_off: {old} is off by one
    [common everywhere paired; repairs: index_out_of_range; tags: number]
    sure  _a % _n < _n -> _a % _n < _n - 1
    2  _x[_a:] -> _x[_a + 1:]
    2  _x[:_n] -> _x[:_n + 1]
    2  _x[_a:_n] -> _x[_a:_n + 1]  or _x[_a:_n - 1]
    2  str(_x) -> str(_x + 1)  or str(_x - 1)
    2  int(_x) -> int(_x) - 1
    2  _x * (_a - _b) -> _x * (_a - _b - 1)  where x: Constant
    1  _x.bit_length() -> _x.bit_length() - 1  where not operand
    2  if _i == _n: && > return -> if _i == _n + 1: && > return  where i: Name, n: Name
    2  1 << _x -> 1 << _x - 1
    2  _x >> _b & 1 -> _x >> _b - 1 & 1  where b: Name
    2  _n // 2 -> (_n + 1) // 2  where n: Name|Call
    2  1 << _n -> (1 << _n) - 1
    1  _k OP 1 -> _k  with OP: +, -
    2  _a - _b < _c -> _a - _b + 1 < _c  where b: not Constant
    2  _a - _b >= _c -> _a - _b + 1 >= _c  where b: not Constant
    2  _c > _a - _b -> _c > _a - _b + 1  where b: not Constant
    2  _c <= _a - _b -> _c <= _a - _b + 1  where b: not Constant
    1  _i, _j = _a, _b -> _i, _j = _a, _b - 1  where b: Name|Call
    3  _x.append(_k) -> _x.append(_k + 1)  where k: Name, loop
    3  _x[_i] = _k -> _x[_i] = _k + 1  where k: Name
    3  _v = _k -> _v = _k + 1  where k: Name, loop
    2  [_k for _k in _x if _c] -> [_k + 1 for _k in _x if _c]  where k: Name
number: {old} is not the right number here
    [everywhere paired; repairs: index_out_of_range; tags: number]
    2  _x[-1] -> _x[0]
    2  _x[0] -> _x[-1]
    1  _v = 0 && ... && for _t in _x: && > A -> _v = 10**9 && ... && for _t in _x: && > A
         where v: Name
limit_low: {old} is too low a limit, which leaves the answer out
    [restores]
    2  _x[:_n] -> _x  where n: Constant
not_limited: {old} may be more than is left here: it lacks a limit
    [restores]
    1  if _i < _e: && > _t = _x[_m] -> if _i < _e: && > _t = min(_x[_m], _e - _i)
    1  if _i < _e: && > _m = _v && > _t = _x[_m]
         -> if _i < _e: && > _m = _v && > _t = min(_x[_m], _e - _i)
    1  if _i <= _e: && > _v = _x[_m] -> if _i <= _e: && > _v = min(_x[_m], _e - _i + 1)
    1  _x[_m] if _i < _e else _y -> min(_x[_m], _e - _i) if _i < _e else _y
    1  _y if _i > _e else _x[_m] -> _y if _i > _e else min(_x[_m], _e - _i + 1)
divisor: {old} is not what {new} is elsewhere: a remainder and its quotient have the same divisor
index_one_off: {old} is off by one here
    [everywhere paired part; tags: number]
    3  _x[_k] -> _x[_k - 1]  where k: Name|Call
    4  _x[_k] -> _x[_k + 1]  where k: Name|Call
    3  _f(..., _k, ...) -> _f(..., _k - 1, ...)  where own, k: Name|Call
    3  _x.append((..., _k, ...)) -> _x.append((..., _k + 1, ...))  where k: Name
    4  _f(..., _k, ...) -> _f(..., _k + 1, ...)  where own, k: Name|Call
    3  _f(..., _a - _b, ...) -> _f(..., _a - _b - 1, ...)  where own, b: not Constant
not_shortened: {old} passes on the whole list: nothing is taken off it
    2  _f(..., _x, ...) -> _f(..., _x[1:], ...)  where own, x: Name
text: {old} is not the right string here
    [everywhere paired; tags: blank]
    old ~ /^(\d+)$/: {found} is a number, where a string is meant
type: {old} mixes strings and numbers
    [everywhere paired; repairs: wrong_type]
    2  F(_x) -> _x  with F: int, str
plus_plus: {old} changes nothing: Python has no `++`, only two signs in a row
    sure  + +_x -> _x + 1
    sure  + +_x -> _x += 1  where statement
characters: {old} is one string, not a list of its characters
    [common]
    old ~ /==/: {old} compares a list of characters with a string
    1  _x[::-1] == _y -> _x[::-1] == list(_y)  where y: Name|Subscript
    2  ''.join(_x) -> list(_x)
not_joined: {old} adds a list of characters, not a string as {new} does
    old ~ /^\[/: {old} holds lists of characters, not strings
    1  _x.append(P) -> _x.append(''.join(_p))  with P: _p, _p[:], list(_p), _p.copy()
    2  [_p for _p in _x] -> [''.join(_p) for _p in _x]
wrapped: {old} puts the list into another list
    1  _x.append([_p]) -> _x.append(_p[:])  where p: Name|Attribute
    1  _x.append([_p[:]]) -> _x.append(_p[:])
abs_missing: {old} may be negative, and a distance is not: `abs` is missing
    2  _a - _b == _c -> abs(_a - _b) == _c
    2  _a - _b == _c - _d -> abs(_a - _b) == abs(_c - _d)
item_added: {old} adds an item to a list as if it were a list: it needs brackets
    [repairs: wrong_type]
    3  _a + _b -> [_a] + _b  where a: Name|Subscript
    3  _a + _b -> _a + [_b]  where b: Name|Subscript
not_wrapped: {old} is one answer, not a list of answers
    2  return _x -> return [_x]  where x: Name|Subscript
list_of_one: {old} returns the list, not the item in it
    2  return _x -> return _x[0]  where x: Name|Attribute
type_subscripted: {old} is a type with square brackets, where a call is meant
    1  F[_x] -> F(_x)  with F: list, set, tuple
leading_zeros: {old} lacks its leading zeros, so its digits are at the wrong indexes
each_replaced: {old} replaces it everywhere, not only once
    1  _x.replace(_y, _z) -> _x.replace(_y, _z, 1)
factor: {old} lacks a factor, or has a wrong one
    [common everywhere shaped paired; tags: place]
    2  _x // _n -> _x // _n * _n  where n: Name|Attribute|Constant
    2  _x % _n -> _x % _n * _n
    2  len(_x) == _n -> len(_x) == 2 * _n  where n: Name
    2  [_x] * _n -> [_x] * (2 * _n)  where x: Constant, n: not Constant
operand_dropped: {old} has one part too many
    [shaped; tags: number]
    3  _a OP _b -> _a  where a: not Constant  with OP: +, -
    3  _a OP _b -> _b  where b: not Constant  with OP: +, -
    1  _l[_r[_c]] = _l[_c] -> _l[_r[_c]] = _c
operand_missing: {old} lacks a part
    [shaped; repairs: index_out_of_range; tags: place]
    2  _x[_a:_a + _n] -> _x[_n * _a:_n * _a + _n]  where a: Name
    2  range(_a, _a + _n) -> range(_n * _a, _n * _a + _n)  where a: Name
    2  _m >> _i -> _m >> _i & 1
    1  _s, _t = _r - _r % _n, _c -> _s, _t = _r - _r % _n, _c - _c % _n  where c: Name
    2  (_a // _n, _c) -> (_a // _n, _c // _n)
    2  (_a, _c // _n) -> (_a // _n, _c // _n)
    2  _x[_a // _n][_c] -> _x[_a // _n][_c // _n]
    2  _x[_a][_c // _n] -> _x[_a // _n][_c // _n]
counted_against: {old} is compared with the total of a different list
    1  len(set(_x)) OP _n -> len(set(_x)) OP len(_x)  with OP: ==, !=, <
grouping: the operators in {old} are applied in the wrong order
    [common shaped]
    sure  N * _x // N -> N * (_x // N)  with N: 3, 9
    1  not _a or _b -> not (_a or _b)
    1  not _a or _b or _c -> not (_a or _b or _c)
    1  not _a and _b -> not (_a and _b)
    1  _a or _b and _c -> (_a or _b) and _c
    1  _a and _b or _c -> _a and (_b or _c)
    1  _a OP _n | _b -> (_a | _b) OP _n  with OP: <<, >>
    1  _a OP _n << _b -> _a OP (_n << _b)  where n: Constant  with OP: +, -
    1  _a OP _b | _c -> _a OP (_b | _c)  with OP: -, ^
    1  _a << _b - _c -> (_a << _b) - _c
    1  _a & ~_b | _c -> _a & ~(_b | _c)
    1  _a | _b OP _c -> (_a | _b) OP _c  with OP: <<, >>
    1  (_v := _a OP _b) -> (_v := _a) OP _b  with OP: ==, !=, >=, is, is not
mask: {old} has bits that are never used, or lacks bits that are
    [common shaped paired]
    1  _m == 1 << _n -> _m == (1 << _n) - 1
    1  (1 << _n) - 1 -> (1 << _n + 1) - 2
    1  (1 << _n + 1) - 1 -> (1 << _n + 1) - 2
bit: {old} looks for the number itself, not for the bit that stands for it
    [common]
    old ~ /==|!=/: {old} compares a bit with 1, but a bit that is set is 1 only at index 0
    old ~ /\|/: {old} sets the bits of the index itself, not the bit at that index
    1  _m & _d -> _m & 1 << _d  where d: Name
    1  _m | _k -> _m | 1 << _k  where k: index
    1  _m |= _k -> _m |= 1 << _k  where k: index
    0  _m >> _i & _i -> _m >> _i & 1
    0  _m & 1 << _i == 1 -> _m & 1 << _i != 0
    0  _m & 1 << _i != 1 -> _m & 1 << _i == 0
always_zero: {old} is always 0
    [everywhere]
    sure  _i % 3 // 3 -> _i % 9 // 3
negative_stop: {old} cannot reach index 0: a stop of -1 means the last item
    2  _x[_a:_b:-1] -> _x[_b + 1:_a + 1][::-1]
tried_again: {old} is the value that has already failed
    [common]
    1  int(_x) -> int(_x) + 1  where not operand
abs_surplus: {old} is the same for a difference and its negative
    [everywhere]
    2  abs(_x) -> _x
unsorted: {old} has to be sorted here
    [quoted_gap: _x]
    2  _x[:] -> sorted(_x)
    2  list(_x) -> sorted(_x)
    3  [_e for _t in _x] -> [_e for _t in sorted(_x)]  where t: Tuple
direction: {old} is gone through in the wrong order (an undo begins with the last change)
    [repairs: key_not_found]
    old ~ /range\(/: {old} goes in the wrong direction
    new ~ /::-1|join\(reversed/: {old} is not reversed
    2  _x[:] -> _x[::-1]
    2  for _t in _x: ... -> for _t in reversed(_x): ...  where x: not Constant
    2  zip(_x, _y) -> zip(reversed(_x), reversed(_y))
column: {old} looks through a row of the list, not a column
    [common shaped]
    1  _x[:][_c] -> [row[_c] for row in _x]
    2  _d OP _x[_c] -> _d OP [row[_c] for row in _x]  with OP: in, not in
dimension: {old} counts the rows, not the columns
    [paired; tags: number]
    old ~ /\[0\]/: {old} counts the columns, not the rows
    2  len(_x) -> len(_x[0])  where x: nested
    2  len(_x[0]) -> len(_x)  where x: nested
place: {old} is not the index that is used elsewhere
    [common paired; tags: place]
    new ~ /^\w+ - 1$/: {old} is not the index of the item before this one, which is {new}
    old ~ /^-1$/: {old} is the last item of the whole list; {new} is the last one of this part
    sure  _a - _b % _n -> _a - _a % _n  where a: Name, b: Name
    2  _x[_j] = _x[_i] + _n -> _x[_j] = _x[_j - 1] + _n  where i: Name, j: Name
    2  for _t in range(_n): && > ... && > _x[_j], _x[-1] = _x[-1], _x[_j]
         -> for _t in range(_n): && > ... && > _x[_j], _x[_n - 1] = _x[_n - 1], _x[_j]
distance: {old} tests how far apart two indexes are, not whether they are in the same block
    2  abs(_a - _b) < _n and abs(_c - _d) < _n
         -> _a // _n == _b // _n and _c // _n == _d // _n
index: {old} does not index a list of lists
    [shaped; repairs: wrong_type]
    1  _x[_a:_b][_c:_d] -> [row[_c:_d] for row in _x[_a:_b]]
    2  _x[_a, _b] -> _x[_a][_b]
    1  _x[:, _c] -> [row[_c] for row in _x]
    1  _x[_a:_b, _c:_d] -> [row[_c:_d] for row in _x[_a:_b]]
""")
