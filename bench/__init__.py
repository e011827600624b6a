"""Measurements: the engine against its C++ twin, and the peers beside it. `make bench` prints all of it as ratios."""
