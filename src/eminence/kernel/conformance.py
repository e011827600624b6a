"""The conformance kit: takes any game and checks every promise of the contract, in both backends.

    from eminence.kernel import conformance
    conformance.check(game, seats=3, games=50)

raises `ContractViolation` at the first promise that does not hold, with the game's seed and step. What a game promises
at every moment is in `properties`; here is what it promises over whole games, many games and both backends.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from operator import attrgetter

from eminence.kernel import game_record, loops
from eminence.kernel.engine import Backend, Engine
from eminence.kernel.game import Game
from eminence.kernel.probes import ContractViolation, Probe
from eminence.kernel.properties import PROPERTIES, Violations

__all__ = ["ContractViolation", "audit_games", "backends_agree", "check", "random_game"]

MAX_STATE_BYTES = 4096
MIN_DEALS, MAX_DEALS = 3, 30


def check_property(promise: Callable[[Probe], Violations], probe: Probe) -> None:
    """Raise `ContractViolation` if a promise is not kept; a promise that cannot even be asked for is not."""
    name = promise.__name__.replace("_", "-")
    try:
        complaint = next(promise(probe), None)
    except ContractViolation:
        raise
    except Exception as error:
        raise ContractViolation(name, probe.where, f"raises {error!r}") from error
    if complaint is not None:
        raise ContractViolation(name, probe.where, complaint)


# --- Whole games ------------------------------------------------------------------------------------------------------


def random_game(game: Game, seats: int, seed: int, tally: Counter[tuple[str, str]] | None = None) -> Iterator[Probe]:
    """Every moment of a random game, in which minds are changed now and then; checks that it begins, goes on and ends.

    A moment is to be looked at before the next is asked for. It has chance of its own, so that the course of the game
    does not depend on what was looked at.
    """
    chance, looks = (random.Random(f"{game.name} {seats} {seed}{use}") for use in ("", " looks"))
    where = f"{game.name}, {seats} seats, seed {seed}"
    try:
        position = game.start(seats, seed)
    except Exception as error:
        raise ContractViolation("games-begin", where, f"setup raises {error!r}") from error
    first, chosen, decisions = position.state, 0, 0
    while True:
        probe = Probe(game, position, looks, first, chosen, Counter() if tally is None else tally)
        yield probe
        if position.over:
            return
        if decisions > game.definition.longest:
            raise ContractViolation("games-end", probe.where, f"no end after {game.definition.longest} steps")
        changeable = [seat for seat in range(seats) if chosen >> seat & 1 and position.legal(seat)]
        seat = chance.choice(changeable if changeable and chance.random() < 0.3 else position.actors)
        try:
            position.play(seat, chance.choice(position.legal(seat)))
        except Exception as error:
            raise ContractViolation("legal-moves-never-raise", probe.where, repr(error)) from error
        decisions += seat in probe.asked
        if seat in probe.asked:
            left = tuple(other for other in probe.asked if other != seat)
            chosen = chosen | 1 << seat if left and position.actors == left else 0


def same_seed_same_game(probe: Probe) -> Violations:
    """The same seed and moves are the same game, also in a record that another game has used; so is its record."""
    game, position = probe.game, probe.position
    if game.start(probe.seats, position.seed).state != probe.first:
        yield "the same seed begins another game"
    seed = probe.seed()
    if probe.begin(probe.state.copy(), seed).state != probe.begin(game.definition.state(), seed).state:
        yield "setup leaves something of the game before in the record"
    if game_record.replay_record(game_record.read(position.record()), game) != position:
        yield "the record replays to another position"


def deals_can_be_played(probe: Probe) -> Violations:
    """From a world dealt anywhere in a game, the game goes on to an end as from the truth."""
    before = [step.before for step in probe.position.steps]
    for state in probe.chance.sample(before, min(MIN_DEALS, len(before))):
        viewer = probe.chance.choice(probe.viewers)
        world = probe.dealt(probe.hidden(state, viewer))
        for _ in range(probe.game.definition.longest):
            asked = [seat for seat in range(probe.seats) if probe.rules.actors(world) >> seat & 1]
            if not asked:
                break
            seat = probe.chance.choice(asked)
            moves = probe.legal(world, seat)
            if not moves:
                yield f"in a world dealt for viewer {viewer}, seat {seat} is waited for and has no move"
            world = probe.act(world, seat, probe.chance.choice(moves), probe.seed()).state
        if probe.census(world) != probe.census(probe.first):
            yield f"in a world dealt for viewer {viewer}, cards are lost or doubled"


def deals_vary(probe: Probe) -> Violations:
    """A deal is random: no field is always filled in the same way, and wrongly; but what others know may stay open."""
    for item in probe.state.FIELDS:
        if item.knowledge:
            continue
        missed, varied = probe.tally[item.name, "missed"], probe.tally[item.name, "varied"]
        if missed >= MAX_DEALS and not varied:
            yield f"{item.name} was dealt {missed} times, never as it was and never in two ways"


GAME_PROPERTIES = (same_seed_same_game, deals_can_be_played, deals_vary)

# --- Both backends ----------------------------------------------------------------------------------------------------


def backends_agree(game: Game, seats: int, seed: int, games: int) -> None:
    """The same seed gives the same bytes in both backends, step by step; so do hide, deal, encode, score, advise."""
    where = f"{game.name}, {seats} seats, seed {seed}"
    try:
        pure, compiled = game.engine("pure"), game.engine("compiled")
        one, two = (engine.traces(seats, seed, 0, games) for engine in (pure, compiled))
        for index, (left, right) in enumerate(zip(one, two, strict=True)):
            if left != right:
                raise ContractViolation("backends-agree", where, f"game {index} takes another course when compiled")
        for probe in filter(attrgetter("is_thorough"), random_game(game, seats, seed)):
            for before, after in zip(_outcomes(pure, probe), _outcomes(compiled, probe), strict=True):
                if before != after:
                    raise ContractViolation("backends-agree", probe.where, f"{before[0]} differs when compiled")
    except ContractViolation:
        raise
    except Exception as error:
        raise ContractViolation("backends-agree", where, f"a backend raises {error!r}") from error


def _outcomes(engine: Engine, probe: Probe) -> Iterator[tuple[str, object]]:
    """What one backend makes of a moment, by name."""
    states, moves, rng = engine.states(1), engine.move_buffer(), engine.rng(1)
    points, tensor = engine.integers([0] * probe.seats), engine.integers([0] * engine.definition.tensor)
    for viewer in probe.viewers:
        engine.put(states, 0, probe.state)
        engine.hide_at(states, 0, viewer)
        yield "hide", engine.get(states, 0).pack()
        if viewer >= 0:
            engine.encode_at(engine.cards, states, 0, viewer, tensor)
            yield "encode", [int(number) for number in tensor]
            count = engine.legal_at(engine.cards, states, 0, viewer, moves)
            yield "legal", [int(action) for action in moves[:count]]
            if viewer in probe.asked:
                yield "greedy_move", int(engine.greedy_move_at(engine.cards, states, 0, viewer, moves, count, rng))
        engine.deal_at(engine.cards, states, 0, rng)
        yield "deal", engine.get(states, 0).pack()
    yield "score", int(engine.score_at(engine.cards, states, 0, points))
    yield "score", [int(number) for number in points]


def audit_games(game: Game, seats: int, seed: int, games: int, backend: Backend = "compiled") -> None:
    """Random games in bulk, each step looked at: moves exist, cards are conserved, games end."""
    engine, size = game.engine(backend), game.definition.census
    verdict, index = engine.audit(
        engine.cards,
        engine.states(1),
        engine.move_buffer(),
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
    if verdict != loops.AUDIT_OK:
        raise ContractViolation(
            promise[verdict], f"{game.name}, {seats} seats, seed {seed}", f"game {index} of the audit"
        )


def check(game: Game, seats: int, games: int = 20, seed: int = 1, backends: bool = True) -> None:
    """Check every promise on some random games of so many seats; raises `ContractViolation` at the first that fails."""
    if not 0 < game.definition.state.SIZE <= MAX_STATE_BYTES:
        raise ContractViolation("state-is-small", game.name, f"a state has {game.definition.state.SIZE} bytes")
    tally: Counter[tuple[str, str]] = Counter()
    for number in range(seed, seed + games):
        for probe in random_game(game, seats, number, tally):
            for promise in PROPERTIES:
                check_property(promise, probe)
        for promise in GAME_PROPERTIES:
            check_property(promise, probe)
    if backends:
        backends_agree(game, seats, seed, games)
        audit_games(game, seats, seed, 50 * games)
