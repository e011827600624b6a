"""Programs that work for this one in processes of their own, and how they are spoken with: in lines.

`process` runs one program and exchanges lines with it; `serve` is what a worker of our own does with its lines;
`pool` shares requests among workers; `blocking` is all that for callers without an event loop. Knows no game, and
nothing but the kernel's `Refused`.
"""
