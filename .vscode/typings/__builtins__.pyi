"""The names that LeetCode's editor has without import, for editors that check types.

A submission gets them from `problems/harness/child/leetcode.py`, by the same imports.
"""

import bisect as bisect
import collections as collections
import copy as copy
import datetime as datetime
import functools as functools
import heapq as heapq
import io as io
import itertools as itertools
import json as json
import math as math
import operator as operator
import random as random
import re as re
import statistics as statistics
import string as string
import sys as sys
from bisect import *
from collections import *
from copy import *
from datetime import *
from functools import *
from heapq import *
from io import *
from itertools import *
from json import *
from math import *
from operator import *
from random import *
from re import *
from statistics import *
from string import *
from sys import *
from typing import *

class ListNode:
    val: int
    next: ListNode | None
    def __init__(self, val: int = 0, next: ListNode | None = None) -> None: ...

class TreeNode:
    val: int
    left: TreeNode | None
    right: TreeNode | None
    def __init__(
        self, val: int = 0, left: TreeNode | None = None, right: TreeNode | None = None
    ) -> None: ...
