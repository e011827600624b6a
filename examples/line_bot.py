#!/usr/bin/env python3
"""A bot for Eminence that is a program of its own, in plain Python. How it is talked to is told in docs/bots.md.

    eminence play behind-the-throne --bots ./examples/line_bot.py
    eminence arena behind-the-throne --bots ./examples/line_bot.py,greedy

It knows Behind the Throne a little: it weighs what a row is worth against the chance that the next card spoils it. In
the other games it goes by the words of the moves. Copy it and make it better.
"""

import json
import random
import sys

GLADLY = ("both", "influence", "react", "use", "play", "steal")
UNWILLINGLY = ("decline", "done", "none", "pass")
HOPE = 0.3
"""What a single card is worth of its value: it may become a stack of two, and score."""


class Wordy:
    """Plays by the words of the moves, and among those that read equally well by chance."""

    def __init__(self, hello):
        self.chance = random.Random(hello["seed"])

    def choose(self, question):
        moves = question["moves"]
        self.chance.shuffle(moves)
        return max(moves, key=self.liking)

    def liking(self, move):
        words = move.replace(",", "").split()
        return sum(word in GLADLY for word in words) - 9 * sum(word in UNWILLINGLY for word in words)


class Courtier:
    """Plays Behind the Throne: looks one card ahead."""

    def __init__(self, hello):
        self.seat = hello["seat"]
        self.value = {card["name"]: card["value"] for card in hello["cards"]}
        self.ability = {card["name"]: card["ability"] for card in hello["cards"]}

    def choose(self, question):
        table, moves = question["table"], question["moves"]
        worth = {move: self.weigh(move, table) for move in moves if move != "reveal"}
        if "reveal" in moves:
            worth["reveal"] = self.gamble(table) if table["row"] else 0
        return max(worth, key=worth.get)

    def weigh(self, move, table):
        """How much better off this seat is after a move, in points."""
        verb, _, name = move.partition(" ")
        mine = table["stacks"][self.seat]
        if verb == "take":
            return self.gain(mine, table["row"])
        if verb == "swap":
            seat, _, card = name.partition(" ")
            theirs = table["stacks"][int(seat)]
            given = self.gain(without(theirs, card), table["row"]) - self.loss(theirs, card)
            return self.gain(mine, [card]) - given / (len(table["stacks"]) - 1)
        if verb == "destroy":
            seat, _, card = name.partition(" ")
            loss = self.loss(table["stacks"][int(seat)], card)
            return -loss if int(seat) == self.seat else self.gain(mine, table["row"]) + loss
        if verb == "drop":
            return -self.points({name: mine[name]})
        if verb == "use" and self.ability.get(name) == "look":
            return 99
        return -1

    def gamble(self, table):
        """What the row is worth after one more card, which may spoil it."""
        row, limit = table["row"], self.value[table["row"][-1]]
        deck = {table["top"]: 1} if table["top"] in self.value else table["deck"]
        total = sum(deck.values())
        worth = 0
        for card, count in deck.items():
            if self.value.get(card, 99) <= limit:
                worth += count / total * self.gain(table["stacks"][self.seat], [*row, card])
        return worth

    def points(self, stacks):
        return sum(self.value[card] * (1 if count > 1 else HOPE) for card, count in stacks.items() if count)

    def gain(self, stacks, cards):
        after = dict(stacks)
        for card in cards:
            after[card] = after.get(card, 0) + 1
        return self.points(after) - self.points(stacks)

    def loss(self, stacks, card):
        return self.points(stacks) - self.points(without(stacks, card))


def without(stacks, card):
    return {**stacks, card: stacks[card] - 1}


def answer(message):
    print(json.dumps(message), flush=True)


def main():
    player = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["say"] == "hello":
            player = (Courtier if message["game"] == "behind-the-throne" else Wordy)(message)
            answer({"eminence": "bot 1", "name": "line bot"})
        elif message["say"] == "choose":
            answer({"move": player.choose(message)})
        elif message["say"] == "bye":
            break


if __name__ == "__main__":
    main()
