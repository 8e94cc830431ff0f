"""Prints without end before it declares its class.

Verdict: Output Limit Exceeded
Reason: 1 MiB
Cause: none
Change: none
Catalogue: 23
Cases: One blank
"""

while True:
    print("hello")
