"""The conformance kit: takes any game and checks every promise of the contract, in both backends.

    from eminence.kernel import conformance
    conformance.check(game, seats=3, games=50)

raises `Broken` at the first promise that does not hold, with the game's seed and step. What a game promises at every
moment is in `promises`; here is what it promises over whole games, many games and both backends.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from operator import attrgetter

from eminence.kernel import journal, loops
from eminence.kernel.engine import Backend, Engine
from eminence.kernel.game import Game
from eminence.kernel.moments import Broken, Moment
from eminence.kernel.promises import PROMISES, Complaints

__all__ = ["Broken", "audited", "backends_agree", "check", "random_game"]

LARGEST_STATE = 4096
TRIED_DEALS, ENOUGH_DEALS = 3, 30


def kept(promise: Callable[[Moment], Complaints], moment: Moment) -> None:
    """Raise `Broken` if a promise is not kept; a promise that cannot even be asked for is not."""
    name = promise.__name__.replace("_", "-")
    try:
        complaint = next(promise(moment), None)
    except Broken:
        raise
    except Exception as error:
        raise Broken(name, moment.where, f"raises {error!r}") from error
    if complaint is not None:
        raise Broken(name, moment.where, complaint)


# --- Whole games ------------------------------------------------------------------------------------------------------


def random_game(game: Game, seats: int, seed: int, tally: Counter[tuple[str, str]] | None = None) -> Iterator[Moment]:
    """Every moment of a random game, in which minds are changed now and then; checks that it begins, goes on and ends.

    A moment is to be looked at before the next is asked for. It has chance of its own, so that the course of the game
    does not depend on what was looked at.
    """
    chance, looks = (random.Random(f"{game.name} {seats} {seed}{use}") for use in ("", " looks"))
    where = f"{game.name}, {seats} seats, seed {seed}"
    try:
        position = game.start(seats, seed)
    except Exception as error:
        raise Broken("games-begin", where, f"setup raises {error!r}") from error
    first, chosen, decisions = position.state, 0, 0
    while True:
        moment = Moment(game, position, looks, first, chosen, Counter() if tally is None else tally)
        yield moment
        if position.over:
            return
        if decisions > game.definition.longest:
            raise Broken("games-end", moment.where, f"no end after {game.definition.longest} steps")
        changeable = [seat for seat in range(seats) if chosen >> seat & 1 and position.legal(seat)]
        seat = chance.choice(changeable if changeable and chance.random() < 0.3 else position.actors)
        try:
            position.play(seat, chance.choice(position.legal(seat)))
        except Exception as error:
            raise Broken("legal-moves-never-raise", moment.where, repr(error)) from error
        decisions += seat in moment.asked
        if seat in moment.asked:
            left = tuple(other for other in moment.asked if other != seat)
            chosen = chosen | 1 << seat if left and position.actors == left else 0


def same_seed_same_game(moment: Moment) -> Complaints:
    """The same seed and moves are the same game, also in a record that another game has used; so is its record."""
    game, position = moment.game, moment.position
    if game.start(moment.seats, position.seed).state != moment.first:
        yield "the same seed begins another game"
    seed = moment.seed()
    if moment.begin(moment.state.copy(), seed).state != moment.begin(game.definition.state(), seed).state:
        yield "setup leaves something of the game before in the record"
    if journal.replayed(journal.read(position.record()), game) != position:
        yield "the record replays to another position"


def deals_can_be_played(moment: Moment) -> Complaints:
    """From a world dealt anywhere in a game, the game goes on to an end as from the truth."""
    before = [step.before for step in moment.position.steps]
    for state in moment.chance.sample(before, min(TRIED_DEALS, len(before))):
        viewer = moment.chance.choice(moment.viewers)
        world = moment.dealt(moment.hidden(state, viewer))
        for _ in range(moment.game.definition.longest):
            asked = [seat for seat in range(moment.seats) if moment.rules.actors(world) >> seat & 1]
            if not asked:
                break
            seat = moment.chance.choice(asked)
            moves = moment.legal(world, seat)
            if not moves:
                yield f"in a world dealt for viewer {viewer}, seat {seat} is waited for and has no move"
            world = moment.act(world, seat, moment.chance.choice(moves), moment.seed()).state
        if moment.census(world) != moment.census(moment.first):
            yield f"in a world dealt for viewer {viewer}, cards are lost or doubled"


def deals_vary(moment: Moment) -> Complaints:
    """A deal is random: no field is always filled in the same way, and wrongly; but what others know may stay open."""
    for item in moment.state.FIELDS:
        if item.knowledge:
            continue
        missed, varied = moment.tally[item.name, "missed"], moment.tally[item.name, "varied"]
        if missed >= ENOUGH_DEALS and not varied:
            yield f"{item.name} was dealt {missed} times, never as it was and never in two ways"


GAME_PROMISES = (same_seed_same_game, deals_can_be_played, deals_vary)

# --- Both backends ----------------------------------------------------------------------------------------------------


def backends_agree(game: Game, seats: int, seed: int, games: int) -> None:
    """The same seed gives the same bytes in both backends, step by step; so do hide, deal, encode, score, advise."""
    where = f"{game.name}, {seats} seats, seed {seed}"
    try:
        pure, compiled = game.engine("pure"), game.engine("compiled")
        one, two = (engine.traces(seats, seed, 0, games) for engine in (pure, compiled))
        for index, (left, right) in enumerate(zip(one, two, strict=True)):
            if left != right:
                raise Broken("backends-agree", where, f"game {index} takes another course when compiled")
        for moment in filter(attrgetter("is_thorough"), random_game(game, seats, seed)):
            for before, after in zip(_outcomes(pure, moment), _outcomes(compiled, moment), strict=True):
                if before != after:
                    raise Broken("backends-agree", moment.where, f"{before[0]} differs when compiled")
    except Broken:
        raise
    except Exception as error:
        raise Broken("backends-agree", where, f"a backend raises {error!r}") from error


def _outcomes(engine: Engine, moment: Moment) -> Iterator[tuple[str, object]]:
    """What one backend makes of a moment, by name."""
    states, moves, rng = engine.states(1), engine.moves(), engine.rng(1)
    points, tensor = engine.integers([0] * moment.seats), engine.integers([0] * engine.definition.tensor)
    for viewer in moment.viewers:
        engine.put(states, 0, moment.state)
        engine.hide_at(states, 0, viewer)
        yield "hide", engine.get(states, 0).pack()
        if viewer >= 0:
            engine.encode_at(engine.cards, states, 0, viewer, tensor)
            yield "encode", [int(number) for number in tensor]
            count = engine.legal_at(engine.cards, states, 0, viewer, moves)
            yield "legal", [int(action) for action in moves[:count]]
            if viewer in moment.asked:
                yield "advise", int(engine.advise_at(engine.cards, states, 0, viewer, moves, count, rng))
        engine.deal_at(engine.cards, states, 0, rng)
        yield "deal", engine.get(states, 0).pack()
    yield "score", int(engine.score_at(engine.cards, states, 0, points))
    yield "score", [int(number) for number in points]


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
    tally: Counter[tuple[str, str]] = Counter()
    for number in range(seed, seed + games):
        for moment in random_game(game, seats, number, tally):
            for promise in PROMISES:
                kept(promise, moment)
        for promise in GAME_PROMISES:
            kept(promise, moment)
    if backends:
        backends_agree(game, seats, seed, games)
        audited(game, seats, seed, 50 * games)
