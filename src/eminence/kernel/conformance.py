"""The conformance kit: takes any game and checks every promise of the contract, in both backends.

    from eminence.kernel import conformance
    conformance.check(game, seats=3, games=50)

raises `Broken` at the first promise that does not hold, with the game's seed and step. It knows no game: whatever it
finds out, it finds out through the contract.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from eminence.kernel import journal, loops
from eminence.kernel.engine import Backend, Engine
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game
from eminence.kernel.position import Position
from eminence.kernel.record import Record
from eminence.kernel.rng import Rng, root, words
from eminence.kernel.view import Move, hears

LARGEST_STATE = 4096


class Broken(AssertionError):
    """A promise of the contract that a game does not keep."""

    def __init__(self, promise: str, where: str, details: str) -> None:
        super().__init__(f"{promise}: {details} ({where})")
        self.promise = promise


@dataclass(frozen=True)
class Moment:
    """A position somewhere in a random game, and the chance that led here."""

    game: Game
    position: Position
    chance: random.Random

    @property
    def rules(self) -> Any:
        return self.game.definition.rules

    @property
    def state(self) -> Any:
        return self.position.state

    @property
    def where(self) -> str:
        return (
            f"{self.game.name}, {self.position.seats} seats, seed {self.position.seed}, step {len(self.position.steps)}"
        )

    def fail(self, promise: str, details: str) -> None:
        raise Broken(promise, self.where, details)

    def hidden(self, state: Record, viewer: int) -> Any:
        copy: Any = state.copy()
        self.rules.hide(copy, viewer)
        return copy

    def dealt(self, view: Record) -> Any:
        """A random world that agrees with a view."""
        world: Any = view.copy()
        self.rules.deal(self.game.cards.record, world, Rng(words(root(self.chance.random().hex()), 0)))
        return world

    def viewers(self) -> range:
        return range(-1, self.position.seats)


# --- Promises about one moment ----------------------------------------------------------------------------------------


def views_hold_no_secret(moment: Moment) -> None:
    """hide(deal(hide(s, p)), p) == hide(s, p): two worlds that p cannot tell apart look the same, byte for byte."""
    for viewer in moment.viewers():
        view = moment.hidden(moment.state, viewer)
        if moment.hidden(view, viewer) != view:
            moment.fail("views-hold-no-secret", f"hiding twice from viewer {viewer} differs from hiding once")
        world = moment.dealt(view)
        if moment.hidden(world, viewer) != view:
            moment.fail("views-hold-no-secret", f"a world dealt for viewer {viewer} looks different to that viewer")


def views_know_their_moves(moment: Moment) -> None:
    """A seat's view has the same legal moves, in the same order, as the whole truth; so has any world dealt from it."""
    for seat in range(moment.position.seats):
        view = moment.hidden(moment.state, seat)
        found = [_legal(moment, state, seat) for state in (moment.state, view, moment.dealt(view))]
        if found[0] != found[1] or found[0] != found[2]:
            moment.fail("views-know-their-moves", f"seat {seat} has moves {found[0]}, but {found[1]} on its own view")
        if moment.rules.actors(view) != moment.rules.actors(moment.state):
            moment.fail("views-know-their-moves", f"the view of seat {seat} waits for other seats")


def _legal(moment: Moment, state: Record, seat: int) -> list[int]:
    room = [0] * moment.game.definition.actions
    count = moment.rules.legal(moment.game.cards.record, state, seat, room)
    return room[:count]


def steps_tell_no_secret(moment: Moment) -> None:
    """If two worlds look the same to p before and after a step of another seat, p also hears the same of it."""
    for actor in moment.position.actors:
        for viewer in moment.viewers():
            view = moment.hidden(moment.state, viewer)
            worlds = [moment.state, moment.dealt(view)]
            moves = [_legal(moment, world, actor) for world in worlds]
            shared = [move for move in moves[0] if move in moves[1]]
            if viewer == actor or not shared:
                continue
            action, chance = moment.chance.choice(shared), moment.chance.random().hex()
            heard = []
            for world in worlds:
                world.told = []
                rng = Rng(words(root(chance), 0))
                moment.rules.apply(moment.game.cards.record, world, actor, action, rng)
                told = [event for event in world.told if hears(viewer, event)]
                heard.append((moment.hidden(world, viewer), told))
            if heard[0][0] == heard[1][0] and heard[0][1] != heard[1][1]:
                moment.fail("steps-tell-no-secret", f"viewer {viewer} hears {heard[0][1]} or {heard[1][1]}")


def tensors_read_only_views(moment: Moment) -> None:
    """What a learner sees is a function of the view: the same for any world dealt from it, within `tensor` numbers."""
    for seat in range(moment.position.seats):
        view = moment.hidden(moment.state, seat)
        tensors = []
        for state in (view, moment.hidden(moment.dealt(view), seat)):
            out = [0] * moment.game.definition.tensor
            moment.rules.encode(moment.game.cards.record, state, seat, out)
            tensors.append(out)
        if tensors[0] != tensors[1]:
            moment.fail("tensors-read-only-views", f"the tensor of seat {seat} depends on what it cannot see")


def advice_reads_only_views(moment: Moment) -> None:
    """The game's own player decides by its view and its own chance, and decides for something legal."""
    definition = moment.game.definition
    for seat in moment.position.actors:
        view = moment.hidden(moment.state, seat)
        chosen = set()
        for state in (view, moment.hidden(moment.dealt(view), seat)):
            moves = [0] * definition.actions
            count = moment.rules.legal(moment.game.cards.record, state, seat, moves)
            rng = Rng(words(root("advice"), len(moment.position.steps)))
            chosen.add(definition.advise(moment.game.cards.record, state, seat, moves, count, rng))
        if len(chosen) != 1:
            moment.fail("advice-reads-only-views", f"greedy in seat {seat} decides by what it cannot see")
        if not chosen <= set(_legal(moment, moment.state, seat)):
            moment.fail("advice-reads-only-views", f"greedy in seat {seat} decides for illegal action {chosen.pop()}")


def notation_round_trips(moment: Moment) -> None:
    """Every legal move has its own text, and that text is that move."""
    for seat in range(moment.position.seats):
        moves = moment.position.legal(seat)
        texts = [str(move).lower() for move in moves]
        if len(set(texts)) != len(texts) or len({move.action for move in moves}) != len(texts):
            moment.fail("notation-round-trips", f"two moves of seat {seat} are the same: {sorted(texts)}")
        for move in moves:
            if not 0 <= move.action < moment.game.definition.actions:
                moment.fail("notation-round-trips", f"action {move.action} is out of range")
            if moves.find(f"  {str(move).upper()} ") != move or "|" in str(move) or "[" in str(move):
                moment.fail("notation-round-trips", f"'{move}' does not read back as itself")


def illegal_moves_change_nothing(moment: Moment) -> None:
    """What is not legal is refused with a code and a sentence, whoever tries, and the position stays as it was."""
    position, before = moment.position, moment.state
    actions = range(moment.game.definition.actions)
    for seat in range(position.seats):
        legal = {move.action for move in position.legal(seat)}
        wrong = [action for action in moment.chance.sample(actions, min(12, len(actions))) if action not in legal]
        for action in wrong:
            text = moment.game.definition.words.move(moment.game.cards, before, seat, action)
            try:
                position.play(seat, Move(action, text))
            except Refused as refusal:
                if not refusal.code or not refusal.sentence.endswith((".", "?")):
                    moment.fail("illegal-moves-change-nothing", f"'{text}' is refused without a sentence")
            else:
                moment.fail("illegal-moves-change-nothing", f"illegal '{text}' of seat {seat} was played")
    if position.state != before:
        moment.fail("illegal-moves-change-nothing", "a refused move changed the position")


def forms_round_trip(moment: Moment) -> None:
    """Bytes, text, JSON, copy, undo and record all lead back to the same position."""
    position, state = moment.position, moment.state
    if type(state).unpack(state.pack()) != state or state.copy() != state or len(state.pack()) != state.SIZE:
        moment.fail("forms-round-trip", "packing or copying changes the record")
    if moment.game.position(str(position)).state != state:
        moment.fail("forms-round-trip", f"the position's text reads back differently:\n{position}")
    json.dumps(position.to_dict())
    for viewer in (None, *range(position.seats)):
        json.dumps(position.view(viewer).to_dict())
    twin = position.copy()
    if position.steps:
        move = twin.undo()
        twin.play(position.steps[-1].seat, move, position.steps[-1].draws)
        if twin != position or twin.log(None) != position.log(None):
            moment.fail("forms-round-trip", "undoing a move and playing it again leads elsewhere")


def _replays(moment: Moment) -> None:
    record = journal.read(moment.position.record())
    if journal.replayed(record, moment.game) != moment.position:
        moment.fail("forms-round-trip", "the record replays to another position")


MOMENT_PROMISES: tuple[Callable[[Moment], None], ...] = (
    views_hold_no_secret,
    views_know_their_moves,
    steps_tell_no_secret,
    tensors_read_only_views,
    advice_reads_only_views,
    notation_round_trips,
    illegal_moves_change_nothing,
    forms_round_trip,
)


# --- Promises about whole games ---------------------------------------------------------------------------------------


def random_game(game: Game, seats: int, seed: int) -> Iterator[Moment]:
    """Every moment of a random game, checking as it goes that someone can move and that it ends."""
    chance = random.Random(f"{game.name} {seats} {seed}")
    position = game.start(seats, seed)
    yield Moment(game, position, chance)
    while not position.over:
        moment = Moment(game, position, chance)
        if len(position.steps) > game.definition.longest:
            moment.fail("games-end", f"no end after {game.definition.longest} steps")
        seat = chance.choice(position.actors)
        moves = position.legal(seat)
        if not moves:
            moment.fail("legal-moves-exist", f"seat {seat} is waited for and has no move")
        try:
            position.play(seat, chance.choice(moves))
        except Exception as error:
            raise Broken("legal-moves-never-raise", moment.where, repr(error)) from error
        yield Moment(game, position, chance)


def cards_are_conserved(game: Game, moments: Sequence[Moment]) -> None:
    """Every card is in exactly one place, from the first step to the last."""
    counts = []
    for moment in (moments[0], moments[-1]):
        found = [0] * game.definition.census
        moment.rules.census(game.cards.record, moment.state, found)
        counts.append(found)
    if counts[0] != counts[1]:
        moments[-1].fail("cards-are-conserved", f"{counts[0]} became {counts[1]}")


def results_are_sound(moment: Moment) -> None:
    """At the end there are points for all, winners among the seats, and nobody is waited for."""
    result = moment.position.result
    if result is None or len(result.scores) != moment.position.seats or len(result.why) != moment.position.seats:
        moment.fail("results-are-sound", f"a finished game has the result {result}")
    for seat in range(moment.position.seats):
        if len(moment.position.legal(seat)):
            moment.fail("results-are-sound", f"seat {seat} can still move after the end")


def trajectory(engine: Engine, seats: int, seed: int, first: int, count: int) -> list[str]:
    """The bytes of every state of some random games, hashed: what both backends must agree on."""
    states, moves, rng, source = engine.states(1), engine.moves(), engine.rng(0), engine.rng(seed)
    hashes = []
    for index in range(first, first + count):
        engine.fork_at(source, index, rng)
        engine.setup_at(engine.cards, states, 0, seats, engine.options, rng)
        trail = [engine.get(states, 0).pack()]
        waiting = engine.actors_at(states, 0)
        while waiting:
            seat = (waiting & -waiting).bit_length() - 1
            found = engine.legal_at(engine.cards, states, 0, seat, moves)
            pick = engine.draw_at(rng, found)
            waiting = engine.apply_at(engine.cards, states, 0, seat, moves[pick], rng)
            trail.append(engine.get(states, 0).pack())
        hashes.append(journal.fingerprint(b"".join(trail)))
    return hashes


def backends_agree(game: Game, seats: int, seed: int, games: int) -> None:
    """The same seed gives the same bytes in both backends, step by step; so do hide, deal, encode, score, advise."""
    pure, compiled = game.engine("pure"), game.engine("compiled")
    where = f"{game.name}, {seats} seats, seed {seed}"
    one, two = (trajectory(engine, seats, seed, 0, games) for engine in (pure, compiled))
    for index, (left, right) in enumerate(zip(one, two, strict=True)):
        if left != right:
            raise Broken("backends-agree", where, f"game {index} takes another course when compiled")
    for moment in random_game(game, seats, seed):
        found = [_outcomes(engine, moment) for engine in (pure, compiled)]
        if found[0] != found[1]:
            raise Broken("backends-agree", moment.where, "hide, deal, encode, score or advise differs when compiled")


def _outcomes(engine: Engine, moment: Moment) -> list[object]:
    states, moves, rng = engine.states(1), engine.moves(), engine.rng(1)
    points, tensor = engine.integers([0] * moment.position.seats), engine.integers([0] * engine.definition.tensor)
    found: list[object] = []
    for viewer in moment.viewers():
        engine.put(states, 0, moment.state)
        engine.hide_at(states, 0, viewer)
        found.append(engine.get(states, 0).pack())
        if viewer >= 0:
            engine.encode_at(engine.cards, states, 0, viewer, tensor)
            found.append([int(number) for number in tensor])
            count = engine.legal_at(engine.cards, states, 0, viewer, moves)
            found.append([int(action) for action in moves[:count]])
            if viewer in moment.position.actors:
                found.append(int(engine.advise_at(engine.cards, states, 0, viewer, moves, count, rng)))
        engine.deal_at(engine.cards, states, 0, rng)
        found.append(engine.get(states, 0).pack())
    found.append(int(engine.score_at(engine.cards, states, 0, points)))
    found.append([int(number) for number in points])
    return found


def audited(game: Game, seats: int, seed: int, games: int, backend: Backend = "compiled") -> None:
    """Random games in bulk, each step looked at: moves exist, cards are conserved, games end."""
    engine, size = game.engine(backend), game.definition.census
    verdict, index = engine.audit(
        engine.cards,
        engine.states(1),
        engine.moves(),
        engine.rng(0),
        seats,
        engine.options,
        engine.rng(seed),
        0,
        games,
        game.definition.longest,
        engine.integers([0] * size),
        engine.integers([0] * size),
    )
    promise = {loops.STUCK: "legal-moves-exist", loops.LOST: "cards-are-conserved", loops.ENDLESS: "games-end"}
    if verdict != loops.FINE:
        raise Broken(promise[verdict], f"{game.name}, {seats} seats, seed {seed}", f"game {index} of the audit")


def check(game: Game, seats: int, games: int = 20, seed: int = 1, backends: bool = True) -> None:
    """Check every promise on some random games with this many seats; raises `Broken` at the first that fails."""
    if not 0 < game.definition.state.SIZE <= LARGEST_STATE:
        raise Broken("state-is-small", game.name, f"a state has {game.definition.state.SIZE} bytes")
    for number in range(seed, seed + games):
        moments: list[Moment] = []
        for moment in random_game(game, seats, number):
            moments = [*moments[:1], moment] if moments else [moment]
            for promise in MOMENT_PROMISES:
                promise(moment)
            cards_are_conserved(game, moments)
        results_are_sound(moments[-1])
        _replays(moments[-1])
    if backends:
        backends_agree(game, seats, seed, games)
        audited(game, seats, seed, 50 * games)
