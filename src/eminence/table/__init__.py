"""The table: a server where people and bots play, live or a move a day. Touches bots, games and the kernel.

A move walks through these rooms, in this order:

    http_limits, websocket   bytes become requests and messages
    middleware, endpoints    what every request passes; a handler's arguments, checked        (rate_limits, sessions)
    rest, connections        what clients ask for                                             (player_registry: who)
    service                  one command at a time a table: asks, appends, tells
    table_state              what a table is: the fold of its events               (live_game, clock)
    store                    the event log: appended and flushed before anybody is told
    channel                  other server processes hear of it
    connections              every viewer gets what changed, as `hide` lets it see

`messages` has everything that goes over the wire, `events` everything that is kept.
"""
