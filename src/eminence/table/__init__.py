"""The table: a server where people and bots play, live or a move a day. Touches bots, games and the kernel.

A move walks through these rooms, in this order:

    socket, rest   what clients send, checked before anything else        (gate, guard, people: who, and how much)
    house          one command at a time a table: asks, appends, tells
    seating        what a table is: the fold of its events                (match: its game; clock: its time)
    store          the event log: appended and flushed before anybody is told
    channel        other server processes hear of it
    socket         every viewer gets what changed, as `hide` lets it see

`messages` has everything that goes over the wire, `events` everything that is kept.
"""
