"""Bots against bots: studies of many games. Knows the bots."""
