"""Playing in a terminal: tables drawn as text, the play loop, replays, saved games. Knows the arena and below."""
