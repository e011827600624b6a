"""Every shape of sentence that games say to people, one example each, for the page's other languages.

Run by hand when a game says something new, a few minutes: `python tests/sentences.py`. It plays games of every kind,
tries what may not be done, runs the scenarios, and writes `web/src/words/de/*.txt`, which the page's tests hold against
its catalogues.
"""

from __future__ import annotations

import ast
import itertools
import random
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from eminence import table
from eminence.bots.hints import purposes_of
from eminence.bots.levels import LEVELS
from eminence.games import scenario, shelf
from eminence.kernel.cards import CardSet
from eminence.kernel.definition import Definition
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game
from eminence.kernel.position import Position
from eminence.kernel.prose import YOU
from eminence.kernel.rng import Rng, root, words
from eminence.kernel.view import Move

HERE = Path(__file__).parent
TARGET = HERE.parent / "web/src/words/de"
NAMES = ("Ada", "Bob Lee", "Cem", "Dora", "Eve")
GAMES = 6
"""So many are played of every setting, half of them by a player who takes advice;"""
STEPS = 250
"""no longer than this."""
TRIED = 9
"""At every so many steps all moves are tried that may not be played, and reasons are asked;"""
REASONED = 3
"""for about so many moves, since that takes long."""
SPEAKING = ("wishes", "match", "house", "guard", "people", "study")
"""The parts of the table that refuse what people wish for; others speak to programs."""


class Corpus:
    """Sentences by shape; the first one of a shape stands for all."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self._cards: re.Pattern[str] | None = None

    def know(self, game: Game) -> None:
        names = {name for name in (*game.vocabulary["card"], *(card.name for card in game.cards)) if name}
        longest_first = sorted(names, key=len, reverse=True)
        self._cards = re.compile("|".join(rf"\b{re.escape(name)}(?![\w-])" for name in longest_first))

    def add(self, kind: str, sentences: Iterable[str], within: str = "{}") -> None:
        """Sentences of a kind, or what stands for them in a longer one."""
        for sentence in sentences:
            if sentence:
                self.found.setdefault(f"{kind} {self.shape(sentence)}", within.format(sentence))

    def shape(self, sentence: str) -> str:
        text = self._cards.sub("C", sentence) if self._cards else sentence
        text = re.sub("|".join(NAMES), "P", text)
        text = re.sub(r"P's C\b", "O", text)
        text = re.sub(r"\b[a-e][1-7]\b(?! %)", "C", text)
        text = re.sub(r"\d+(?:\.\d+)?", "0", text)
        text = re.sub(r"^C: .+?\. (?=\S)", "C: A. ", text)  # refusals that repeat an ability
        text = re.sub(r"\b([CPO])(?: 0)?(?: \(dead: half\))?(?:(?:,| \+) \1(?: 0)?(?: \(dead: half\))?)+", r"\1", text)
        text = re.sub(r"\b([CPO]) and \1\b", r"\1", text)
        return re.sub(r"\b0 to 0\b", "0", text)

    def write(self, path: Path, names: Iterable[str] = ()) -> None:
        lines = sorted(set(self.found.values()) - set(names))
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        print(f"{path.name}: {len(lines)}")


# --- Settings ---------------------------------------------------------------------------------------------------------


def settings(definition: Definition) -> Iterator[dict[str, object]]:
    """The usual game, then each option changed by itself to each of its values."""
    yield {}
    for option in definition.options:
        for value in option.choices:
            if value != option.default:
                yield {option.name: value}


def tables(definition: Definition) -> Iterator[tuple[Game, int]]:
    for options in settings(definition):
        try:
            game = shelf.load(definition.name, options)
        except Refused:
            continue  # options that go only with others
        for seats in game.seats if not options else [random.choice(list(game.seats))]:
            yield game, seats


# --- One game ---------------------------------------------------------------------------------------------------------


def called(seats: int, viewer: int) -> list[str]:
    return [YOU if seat == viewer else NAMES[seat] for seat in range(seats)]


def play(corpus: Corpus, game: Game, seats: int, seed: int) -> None:
    chance = random.Random(seed)
    position = game.start(seats, seed)
    for step in range(STEPS):
        if position.over:
            break
        seat = chance.choice(position.actors)
        looked_at(corpus, position, seat, step % TRIED == 0)
        legal = list(position.legal(seat))
        sensible = seed % 2 and chance.random() > 0.1
        move = advised(position, seat, legal, f"{seed} {step}") if sensible else chance.choice(legal)
        position.play(seat, move)
    for viewer in range(-1, seats):
        corpus.add("event", position.view(viewer if viewer >= 0 else None).log(called(seats, viewer)))
    if position.over:
        corpus.add("why", [game.say(reason, NAMES[:seats]) for reason in game.reasons(position.state, NAMES[:seats])])
        corpus.add("status", [position.view(None).status(NAMES[:seats])])


def advised(position: Position, seat: int, legal: Sequence[Move], seed: str) -> Move:
    game, actions = position.game, [move.action for move in legal]
    rng = Rng(words(root(seed), 0))
    wanted = game.definition.advise(game.cards.record, position.view(seat).state, seat, actions, len(actions), rng)
    return next(move for move in legal if move.action == wanted)


def looked_at(corpus: Corpus, position: Position, seat: int, closely: bool) -> None:
    seats, game = position.seats, position.game
    for viewer in {-1, seat, (seat + 1) % seats}:
        view = position.view(viewer if viewer >= 0 else None)
        corpus.add("status", [view.status(called(seats, viewer))])
    view = position.view(seat)
    corpus.add("move", map(str, view.legal))
    if not closely:
        return
    may = {move.action for move in view.legal}
    for action in range(game.definition.actions):
        if action not in may:
            try:
                corpus.add("refusal", [game.refusal(view.state, seat, action).sentence])
            except (LookupError, StopIteration, ValueError):
                continue  # it could not even be said, so nobody can try it
    picture = game.definition.picture(game.cards, view.state, seat) if game.definition.picture else {}
    corpus.add("picture", shown(picture))
    moves = list(view.legal)
    for move in moves[:: max(1, len(moves) // REASONED)]:
        for purpose in purposes_of(view, move, called(seats, seat), 0):
            said = (purpose.message, purpose.avoided)
            reasons = [game.say(reason, called(seats, seat)) for reason in said if reason]
            texts = [f"{text[0].upper()}{text[1:]}" for text in reasons if text]
            corpus.add("hint", texts, within=f"{move}: 62 % ({moves[-1]}: 55 %). {{}}.")


def shown(picture: Any) -> Iterator[str]:
    """What a drawn table says in sentences."""
    if isinstance(picture, dict):
        picture = [part for key, part in picture.items() if key != "faction"]
    parts = picture if isinstance(picture, (list, tuple)) else ()
    if isinstance(picture, str) and " " in picture:
        yield picture
    for part in parts:
        yield from shown(part)


# --- All of it --------------------------------------------------------------------------------------------------------


def recorded(corpus: Corpus, definition: Definition, folder: Path) -> None:
    """The scenarios, with everything that they have the game say."""
    said: Any = definition.words
    plain = {name: getattr(said, name) for name in ("refusal", "event", "status")}

    def refusal(*given: Any) -> tuple[str, str]:
        code, sentence = plain["refusal"](*given)
        corpus.add("refusal", [sentence])
        return code, sentence

    def heard(name: str, cards: CardSet, names: Sequence[str], *given: Any) -> str:
        for viewer in range(-1, len(names)):
            corpus.add(name, [plain[name](cards, called(len(names), viewer), *given)])
        return str(plain[name](cards, names, *given))

    said.refusal, said.event, said.status = refusal, partial(heard, "event"), partial(heard, "status")
    try:
        for path in sorted(folder.glob("*.scenario")):
            if path.stem not in ("own_cards", "own_decks"):
                for outcome in scenario.run_files([path]):
                    assert outcome.passed, outcome
    finally:
        for name, function in plain.items():
            setattr(said, name, function)


def refusals_of_the_table() -> Iterator[str]:
    """What the table refuses to people, from its source; 2 stands in the holes."""
    for name in SPEAKING:
        tree = ast.parse((Path(table.__file__).parent / f"{name}.py").read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refused":
                parts = call.args[1].values if isinstance(call.args[1], ast.JoinedStr) else [call.args[1]]
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "2" for part in parts)


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    common = Corpus()
    common.add("level", itertools.chain.from_iterable((level.name, level.manner) for level in LEVELS.values()))
    common.add("refusal", (text for text in refusals_of_the_table() if text != "2"))
    wanted = sys.argv[1:] or shelf.names()
    for name in wanted:
        definition = shelf.find(name)
        corpus = Corpus()
        random.seed(name)
        for game, seats in tables(definition):
            corpus.know(game)
            for card in game.cards:
                corpus.found[f"card {card.name}"] = game.card_text(card)
            for seed in range(GAMES):
                play(corpus, game, seats, seed)
        recorded(corpus, definition, HERE / "scenarios" / definition.folder.name)
        for option in definition.options:
            common.add(f"option {option.name}", [option.meaning])
            common.add(
                f"value {option.name}", [value for value in option.choices if isinstance(value, str) and len(value) > 1]
            )
        corpus.write(TARGET / f"{definition.folder.name}.txt", game.vocabulary["card"])
    if wanted == shelf.names():
        common.write(TARGET / "common.txt")


if __name__ == "__main__":
    main()
