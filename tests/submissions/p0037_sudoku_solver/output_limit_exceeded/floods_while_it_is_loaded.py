"""Prints without end before it declares its class.

Verdict: Output Limit Exceeded
Reason: 1 MiB
Cause: none
Change: none
Catalogue: 23
Cases: One blank
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")

for _ in range(2_000_000):  # 12 MB, if nobody stops it
    print("hello")
for _ in range(10**9):  # half a minute
    pass
