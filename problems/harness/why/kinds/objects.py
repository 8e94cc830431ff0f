"""Slips in names and objects: a wrong name, a missing copy, shared or mutable state."""

from harness.kind import kinds_in

KINDS = kinds_in(r"""
name: {old} is the wrong name here
    [common everywhere; repairs: name_unknown attribute_missing; tags: place]
pair: {old} is the wrong pair of names here
    [paired; tags: place]
order: {old} and {new} are swapped
    [everywhere paired part; tags: place]
    2  _x[_a][_b] -> _x[_b][_a]
    2  _f(..., _a, _b, ...) -> _f(..., _b, _a, ...)
    1  ... and _a <= _r < _m and ... and _b <= _c < _n and ...
         -> ... and _a <= _r < _n and ... and _b <= _c < _m and ...
         where m: Name|Call, n: Name|Call
    1  ... or _r >= _m or ... or _c >= _n or ... -> ... or _r >= _n or ... or _c >= _m or ...
         where m: Name|Call, n: Name|Call
    2  (..., _a, _b, ...) -> (..., _b, _a, ...)  where a: Name|BinOp, b: Name|BinOp
    1  _a + _b -> _b + _a  where a: Name, b: Name
    2  _a + [_b] -> [_b] + _a
    2  [_b] + _a -> _a + [_b]
    1  _x + _a + _b -> _x + _b + _a  where a: Constant|JoinedStr
    1  _x + _a + _b -> _x + _b + _a  where b: Constant|JoinedStr
    2  _a // _n * _n + _b // _n -> _b // _n * _n + _a // _n
other_counter: {old} counts the wrong one
    2  _f(..., _a + 1, _b) -> _f(..., _a, _b + 1)  where own, a: Name, b: Name
    2  _f(..., _a, _b + 1) -> _f(..., _a + 1, _b)  where own, a: Name, b: Name
    2  (..., _a + 1, _b) -> (..., _a, _b + 1)  where a: Name, b: Name
shadowed: the loop reuses the name {old}, which is needed after it
    [common; cause: loop_variable_reused]
self: {old} does not belong to the object: `self.` is one too many
    [everywhere state; repairs: name_unknown attribute_missing self_missing]
    new ~ /^self\./: `self.` is missing before {old}
late_bound: {old} is read when the function is called, after the loop has moved on; the default
        {new} keeps it
signature: the method lacks `self`
    [repairs: self_missing]
declared: {declared} is a local variable of this function, but the outer one is meant
    [common; repairs: declaration_missing name_unset]
decorator: {old} does not belong here
cache: {old} is a cache, and it is out of date here
    [common state; cause: stale_cache]
class_state: {old} belongs to the class, so all calls share it
    [common state]
module_state: {old} runs only once, so all calls share what it makes
    [common state]
default: the default {old} is made once, and all calls share it
    [common state]
shared: {old} makes one object that is used in several places, so they all change together
    [common everywhere state; cause: items_shared; tags: copy]
    1  [_x] * _n -> [_x for _ in range(_n)]  where x: not Constant|Tuple
    1  [_x] * _n -> [[item[:] for item in _x] for _ in range(_n)]  where x: Name
    1  dict.fromkeys(_k, _x) -> {key: _x for key in _k}
    1  _a = _b = _x -> _a = _x && _b = _x  where x: not Constant
rebound: {old} now names another object, and the one that it named before does not change
    [common; repairs: copy_missing; tags: copy]
    sure  _v = _x && return -> _v[:] = _x && return  where v: parameter
    1  _v = _x -> _v[:] = _x  where v: parameter
    1  _v = _x -> _v[:] = _x  where v: unused
copy_surplus: {old} is a copy, and what is done to it is lost
    [common; tags: copy]
    old ~ /^sorted/: {old} changes the order of the items
    2  F(_x) -> _x  with F: list, sorted, deepcopy, copy.deepcopy
    2  COPY -> _x  with COPY: _x.copy(), _x[:]
    2  [COPY for _r in _x] -> _x  with COPY: _r[:], list(_r), _r.copy()
copy_missing: {old} is kept without a copy, and changes later
    [common state; cause: copy_missing; repairs: copy_missing; tags: copy changed]
    sure  _y.append(_x) -> _y.append(_x[:])  where y: answers, x: popped
    2  _y.F(_x) -> _y.F(_x[:])  or _y.F([row[:] for row in _x])
         where x: Name  with F: append, add
    3  _y.F(_x) -> _y.F(_x.copy())  where x: Name  with F: append, add
    2  _v = [_x] -> _v = [_x[:]]  where x: Name
    0  _a = _b[:] && _v = _x -> _a = _b[:] && _v = _x[:]  where v: Attribute, x: Attribute
    0  _v = _x && _a = _b[:] -> _v = _x[:] && _a = _b[:]  where v: Attribute, x: Attribute
    1  [(..., _x, ...) for _t in _y] -> [(..., _x.copy(), ...) for _t in _y]
         where x: Name|Attribute|Subscript
    2  _v = _x -> _v = _x[:]  or _v = [row[:] for row in _x]
         where x: Name|Subscript|Attribute, v: not cell
    0  _v = _x -> _v = _x.copy()  where x: Name, loop, v: not cell
    3  _v = _x -> _v = _x.copy()  where x: Name|Subscript|Attribute, v: not cell
    2  return _x -> return _x[:]  or return [row[:] for row in _x]
         where x: Name|Subscript|Attribute
entries_shared: all entries share {old}, which each path changes
    [state; tags: copy changed; quoted_gap: _s]
    1  _s.add(_k) && _y.append((_a, _b, _s)) -> _y.append((_a, _b, _s | {_k}))
    1  _s.add(_k) && _y.append((_a, _b, _c, _s)) -> _y.append((_a, _b, _c, _s | {_k}))
shallow: {old} is a shallow copy: it shares its items with the original
    [state; cause: shallow_copy; tags: copy; sure_if: rewritten]
    old ~ /^list\([\w.]+\(/: {old} collects objects that may change later
    1  list(_x) -> [item.copy() for item in _x]  or deepcopy(_x)
         or [[item.copy() for item in row] for row in _x]
    1  dict(_x) -> {key: value.copy() for key, value in _x.items()}  or deepcopy(_x)
    1  copy.copy(_x) -> copy.deepcopy(_x)
    1  copy(_x) -> deepcopy(_x)
    1  _x.copy() -> [item.copy() for item in _x]  or deepcopy(_x)
         or {key: value.copy() for key, value in _x.items()}
    1  _x[:] -> [item[:] for item in _x]  or deepcopy(_x)
    1  [_r[:] for _r in _x] -> deepcopy(_x)
    1  [_r for _r in _x] -> [_r.copy() for _r in _x]
backwards: {old} does not compare with the reverse; {new} does
    [common]
    0  _x == reversed(_x) -> _x == _x[::-1]
    1  _x == _x[END] -> _x == _x[::-1]  with END: :-1, -1, -1:
used_up: {old} can be consumed only once
    [common state; cause: iterator_exhausted]
    1  _x -> list(_x)  where iterator
shared_argument: {old} is passed on without a copy, so all calls change the same object
    [state compensates; repairs: attribute_missing; tags: copy kept]
    1  _f(..., _v, ...) -> _f(..., _v.copy(), ...)  or _f(..., deepcopy(_v), ...)
         where own, loop, not helper, v: Name
choice_shared: all choices of this loop change the same {old}: each has to begin with a copy
    [state restores; cause: undo_missing; tags: copy kept; works_around: cache undo undo_wrong
        not_undone not_emptied moved noted_too_late measured_too_late changed_in_place step_missing
        copy_missing shallow shared_argument late_bound]
undo_incomplete: {old} is not as it was when this loop tries its next choice: the undo of a
        failed choice misses something
    [state restores compensates; cause: undo_missing; tags: back kept; works_around: cache
        undo undo_wrong not_undone not_emptied moved noted_too_late measured_too_late
        changed_in_place step_missing copy_missing shallow shared_argument late_bound]
iterable: {old} is the wrong list to loop over here
    [common]
item: {old} is the index of an item; the item itself is needed
    [common; tags: place]
item_as_index: {old} uses an item of the list as an index
    [tags: place]
argument_constant: {old} is the same in each deeper call: it never moves on
    old ~ /^(\[\]|\{\}|set\(\)|list\(\))$/: {found} makes the deeper call start empty; it needs
        {new}
not_extended: {old} is passed on without the choice, which {new} adds
    [common]
loop_changed: {old} changes while a loop goes over it
    [cause: modified_while_iterating; repairs: modified_while_iterating]
    sure  for _t in _x: ... -> for _t in list(_x): ...  where shrinks
    1  for _t in _x: ... -> for _t in list(_x): ...  where x: Name|Subscript|Attribute
    1  for _t in _x.F(): ... -> for _t in list(_x.F()): ...  with F: items, keys
changed_in_place: {old} changes an object that is also used elsewhere
    [state; tags: changed]
    3  _v OP= _x -> _v = _v OP _x  where v: Name  with OP: |, &, -
    2  _x.append(_y) -> _x = _x + [_y]  where x: Name
    2  _x.insert(0, _y) -> _x = [_y] + _x  where x: Name
returns_none: {old} changes the object in place and returns None
    [common; repairs: wrong_type]
    old ~ /\(.*?([\w.]+\.(?:append|add)\([^()]*\))/: {found} changes the object in place and returns
        None, which is passed on
    1  _x.sort() -> sorted(_x)  where not statement
    1  _x.sort(key=_k) -> sorted(_x, key=_k)  where not statement
    1  _x.reverse() -> _x[::-1]  where not statement
    1  _f(_k, _x.F(_y)) -> _x.F(_y) && _f(_k, _x)  where statement  with F: append, add
eager: {old} makes all its calls, even after one has succeeded
    [common]
    1  [_e for _t in _x] -> (_e for _t in _x)  where e: search
    1  [_e for _t in _x if _c] -> (_e for _t in _x if _c)  where e: search
    sure  list(_x)[0] -> next(_x)  where x: search
    sure  list(_x) -> next(_x)  where statement, x: search
    1  _v |= _x -> _v = _v or _x  where x: Call, x: search
lazy: {old} does nothing by itself: its values are not asked for
    1  F(_f, _x) -> list(F(_f, _x))  where statement  with F: map, filter
braces: {old} makes a dict, but a set is meant
    [everywhere; repairs: attribute_missing]
    2  {} -> set()
items_of_pair: {old} is a set of the two values, not of the pair
    1  set((_a, _b)) -> {(_a, _b)}
    1  set([_a, _b]) -> {(_a, _b)}
same_key: {old} forgets how often an item occurs, so different lists get the same key
    old ~ /sorted/: {old} is the same for items in another order, so different answers count as one
    old ~ /sum/: {old} is the same for different items, so different answers count as one
    2  sum(_x) -> tuple(_x)  where x: Name
    2  (len(_x), sum(_x)) -> tuple(_x)
    2  frozenset(_x) -> tuple(sorted(_x))
    1  tuple(sorted(_x)) -> tuple(_x)
    1  "".join(sorted(_x)) -> _x
unhashable: {old} is a list, which cannot be a key or an item of a set
    1  [_a, _b] -> (_a, _b)
    1  [_a, _b, _c] -> (_a, _b, _c)
result_lost: the result of {old} is lost
    sure  _x.union(_y) -> _x |= _y
    sure  _x.intersection(_y) -> _x &= _y
    sure  _x.difference(_y) -> _x -= _y
    sure  _x.replace(_y, _z) -> _x = _x.replace(_y, _z)
    sure  _x OP _y -> _x OP= _y  with OP: -, +, |, &
    sure  sorted(_x) -> _x.sort()  where statement
""")
