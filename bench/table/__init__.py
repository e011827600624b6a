"""The table server beside boardgame.io's: `python -m bench.table` plays many tables on both and prints ratios."""
