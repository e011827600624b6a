"""What a game promises at every moment; `conformance` plays random games and asks for all of it.

A promise is a function that yields a complaint, in words, for whatever breaks it. Its name, with hyphens, is what
`ContractViolation.promise` says. None of them knows a game: all they find out, they find out through the contract.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import permutations

from eminence.kernel import contract
from eminence.kernel.errors import Refused
from eminence.kernel.estimates import FULL_CHANCE
from eminence.kernel.probes import Probe
from eminence.kernel.rng import Rng, seed_bytes, step_state
from eminence.kernel.snapshot import SPECTATOR
from eminence.kernel.translation import UNEXPLAINED
from eminence.kernel.view import Legal, Move

Violations = Iterator[str]

# --- The state and the moves ------------------------------------------------------------------------------------------


def states_fit_their_record(probe: Probe) -> Violations:
    """Every number fits its field, so that both backends keep the same; packing and copying change nothing."""
    state = probe.state
    probe.fits(state)
    if type(state).unpack(state.pack()) != state or state.copy() != state or len(state.pack()) != state.SIZE:
        yield "packing or copying changes the record"


def legal_moves_exist(probe: Probe) -> Violations:
    """Whoever is waited for sits at the table and has a move."""
    if probe.rules.actors(probe.state) >> probe.seats:
        yield "a seat is waited for that is not at the table"
    for seat in probe.asked:
        if not probe.legal(probe.state, seat):
            yield f"seat {seat} is waited for and has no move"


def only_the_asked_move(probe: Probe) -> Violations:
    """Who is not asked has no move, except to change its mind while others are still to choose."""
    for seat in range(probe.seats):
        if seat not in probe.asked and not probe.chosen >> seat & 1 and probe.legal(probe.state, seat):
            yield f"seat {seat} is not asked and may move"


def cards_are_conserved(probe: Probe) -> Violations:
    """Every card is in exactly one place, from the first step to the last."""
    before, now = probe.census(probe.first), probe.census(probe.state)
    if before != now:
        yield f"{before} became {now}"


def results_are_sound(probe: Probe) -> Violations:
    """There are points and reasons for all, and winners among the seats, at any time."""
    standing = probe.position.standing()
    bits = probe.rules.score(probe.cards, probe.state, [0] * probe.seats)
    if len(standing.scores) != probe.seats or len(standing.why) != probe.seats or bits >> probe.seats:
        yield f"{probe.seats} seats have the result {standing}"
    if not probe.asked:
        yield from _facts_are_sound(probe)


def _facts_are_sound(probe: Probe) -> Violations:
    definition = probe.game.definition
    found = [-1] * len(definition.facts)
    definition.recount(probe.cards, probe.state, found)
    for fact, value in zip(definition.facts, found, strict=True):
        if not fact.fits(value, probe.seats):
            yield f"the fact '{fact.name}' of the game is {value}"


def questions_change_nothing(probe: Probe) -> Violations:
    """Only `setup`, `apply`, `hide` and `deal` change a state; all that was asked so far has not."""
    probe.rules.score(probe.cards, probe.state, [0] * probe.seats)
    for seat in range(probe.seats):
        probe.legal(probe.state, seat)
    if probe.state != probe.untouched or probe.position.state != probe.untouched:
        yield "actors, legal, score or census changes the state"


# --- Simultaneous choices ---------------------------------------------------------------------------------------------


def choices_stay_sealed(probe: Probe) -> Violations:
    """While others are to choose, a step only records its seat's choice: they see that it has chosen, not what.

    A change of mind is not to be seen at all, and leads to where choosing so at once would have led.
    """
    state, waiting = probe.state, probe.rules.actors(probe.state)
    for seat in range(probe.seats):
        again = probe.chosen >> seat & 1 == 1
        moves = probe.legal(state, seat)
        if not moves or not (again or (waiting >> seat & 1 and waiting != 1 << seat)):
            continue
        moves = probe.chance.sample(moves, min(4, len(moves)))
        outcomes = [probe.act(state, seat, move, probe.seed()) for move in moves]
        if any(probe.rules.actors(outcome.state) != waiting & ~(1 << seat) for outcome in outcomes):
            yield f"a choice of seat {seat} changes who else is waited for"
        if any(outcome.drawn for outcome in outcomes):
            yield f"a choice of seat {seat} draws chance before all have chosen"
        for viewer in set(probe.viewers) - {seat}:
            witnesses = [probe.witness(outcome, viewer) for outcome in outcomes]
            if len({(witness.after, *witness.heard) for witness in witnesses}) > 1:
                yield f"viewer {viewer} can tell what seat {seat} chooses"
            if again and witnesses[0].after != probe.hidden(state, viewer).pack():
                yield f"viewer {viewer} can tell that seat {seat} changes its mind"
        for outcome in outcomes[1:]:
            if moves[0] in probe.legal(outcome.state, seat):
                changed = probe.act(outcome.state, seat, moves[0], probe.seed())
                if changed.state != outcomes[0].state:
                    yield f"a change of mind of seat {seat} leads elsewhere than choosing so at once"


def choices_have_no_order(probe: Probe) -> Violations:
    """Two seats that choose at the same time may do so in either order."""
    if len(probe.asked) < 2:
        return
    seats = probe.chance.sample(probe.asked, 2)
    moves = {seat: probe.chance.choice(probe.legal(probe.state, seat)) for seat in seats}
    seeds, ends = (probe.seed(), probe.seed()), []
    for order in permutations(seats):
        state = probe.state
        for seat, seed in zip(order, seeds, strict=True):
            state = probe.act(state, seat, moves[seat], seed).state
        ends.append(state)
    if ends[0] != ends[1]:
        yield f"it matters which of the seats {seats} chooses first"


# --- What is hidden ---------------------------------------------------------------------------------------------------


def views_hold_no_secret(probe: Probe) -> Violations:
    """hide(deal(hide(s, p)), p) == hide(s, p): two worlds that p cannot tell apart look the same, byte for byte."""
    for viewer in probe.viewers:
        view = probe.hidden(probe.state, viewer)
        if probe.hidden(view, viewer) != view:
            yield f"hiding twice from viewer {viewer} differs from hiding once"
        world = probe.world(viewer)
        if probe.hidden(world, viewer) != view:
            yield f"a world dealt for viewer {viewer} looks different to that viewer"
        if not probe.is_thorough:
            continue
        another = probe.dealt(view)
        for item in view.FIELDS:
            one, two, truth = (getattr(state, item.name) for state in (world, another, probe.state))
            probe.tally[item.name, "varied" if one != two else "missed" if one != truth else "met"] += 1


def deals_are_possible(probe: Probe) -> Violations:
    """A dealt world is a whole position, with the cards that there are."""
    for viewer in probe.viewers:
        world = probe.world(viewer)
        if holes := world.holes():
            yield f"a world dealt for viewer {viewer} has {holes} holes left"
        if flaw := probe.game.definition.words.flaw(probe.game.cards, world):
            yield f"a world dealt for viewer {viewer} is no position: {flaw}"
        if probe.census(world) != probe.census(probe.state):
            yield f"in a world dealt for viewer {viewer}, cards are lost or doubled"


def views_know_their_moves(probe: Probe) -> Violations:
    """A seat's view has the same legal moves, in the same order and words, as the whole truth and any world dealt."""
    for viewer in probe.viewers:
        view = probe.hidden(probe.state, viewer)
        if probe.rules.actors(view) != probe.rules.actors(probe.state):
            yield f"the view of {viewer} waits for other seats"
        if viewer >= 0:
            found = [probe.legal(state, viewer) for state in (probe.state, view, probe.world(viewer))]
            if found[0] != found[1] or found[0] != found[2]:
                yield f"seat {viewer} has moves {found[0]}, but {found[1]} on its own view"
        if viewer >= 0 and list(Legal(probe.game, probe.state, viewer)) != list(probe.position.legal(viewer)):
            yield f"the moves of seat {viewer} read differently on its own view"


def steps_tell_no_secret(probe: Probe) -> Violations:
    """What p hears, p can see: if a step looks the same to p before it, whenever something is told, and after it, then
    p hears the same of it. So nobody is told what is hidden from them, and a view forgets nothing that was whispered.
    """
    for viewer, one, two in probe.retold:
        if one.glimpses == two.glimpses and one.heard != two.heard:
            yield f"viewer {viewer} hears {one.heard} or {two.heard}, and its view shows no difference"


def views_show_no_whisper(probe: Probe) -> Violations:
    """What is only whispered to others is not to be seen: who hears the same of a step sees the same after it."""
    for viewer, one, two in probe.retold:
        if one.heard == two.heard and one.missed != two.missed and one.after != two.after:
            yield f"viewer {viewer} sees what only others were told: {one.missed} or {two.missed}"


# --- Learners and bots ------------------------------------------------------------------------------------------------


def tensors_read_only_views(probe: Probe) -> Violations:
    """What a learner sees is a function of the view and nothing else, in numbers of one byte."""
    for seat in set(probe.viewers) - {-1}:
        view, tensors = probe.hidden(probe.state, seat), []
        for world in (probe.world(seat), probe.state):
            shown, out = probe.hidden(world, seat), [0] * probe.game.definition.tensor
            probe.rules.encode(probe.cards, shown, seat, out)
            tensors.append([int(number) for number in out])
            if shown != view:
                yield f"encode changes the view of seat {seat}"
        if tensors[0] != tensors[1]:
            yield f"the tensor of seat {seat} depends on what it cannot see"
        if not all(-128 <= number <= 127 for number in tensors[0]):
            yield f"the tensor of seat {seat} has numbers that do not fit a byte"


def greedy_reads_only_views(probe: Probe) -> Violations:
    """The game's own player decides by its view and its own chance, and decides for something legal."""
    for seat in probe.asked:
        view, moves, chosen = probe.hidden(probe.state, seat), probe.legal(probe.state, seat), set()
        for world in (probe.world(seat), probe.state):
            shown, rng = probe.hidden(world, seat), Rng(step_state(seed_bytes("advice"), len(probe.position.steps)))
            chosen.add(probe.game.definition.greedy_move(probe.cards, shown, seat, moves.copy(), len(moves), rng))
            if shown != view:
                yield f"greedy changes the view of seat {seat}"
        if len(chosen) != 1:
            yield f"greedy in seat {seat} decides by what it cannot see"
        if not chosen <= set(moves):
            yield f"greedy in seat {seat} decides for an illegal action: {chosen}"


def estimates_are_chances(probe: Probe) -> Violations:
    """Whatever is judged at a glance, in any world, are chances of victory, and together not more than certainty."""
    estimate = probe.game.definition.estimate
    if estimate is contract.estimate:
        return
    for seat in probe.asked:
        world, chances = probe.world(seat).copy(), [-1] * probe.seats
        rng = Rng(step_state(seed_bytes("judgement"), len(probe.position.steps)))
        estimate(probe.cards, world, chances, [0] * probe.game.definition.actions, rng)
        if not all(0 <= chance <= FULL_CHANCE for chance in chances) or sum(chances) > FULL_CHANCE:
            yield f"in a world of seat {seat} the chances are {chances}"


def displays_read_only_views(probe: Probe) -> Violations:
    """What a drawn table shows is found of every viewer's record, holes and all, leaves it as it is, and is JSON.

    What all share follows from what a spectator sees; and the parts have the same names always, since only new ones are
    told.
    """
    display = probe.game.definition.display
    if display is None:
        return
    shared = display.shared(probe.game.cards, probe.hidden(probe.state, SPECTATOR))
    names = display(probe.game.cards, probe.hidden(probe.state, SPECTATOR), SPECTATOR).keys()
    for viewer in probe.viewers:
        view = probe.hidden(probe.state, viewer)
        shown = probe.hidden(probe.state, viewer)
        drawn = display(probe.game.cards, shown, viewer)
        if shown != view:
            yield f"the picture changes the view of {viewer}"
        if json.loads(json.dumps(drawn)) != drawn:
            yield f"the picture for {viewer} is no JSON"
        if drawn != shared | display.own(probe.game.cards, shown, viewer):
            yield f"what everybody sees of the picture is different for {viewer}"
        if drawn.keys() != names:
            yield f"the picture for {viewer} has other parts than a spectator's"


# --- Words ------------------------------------------------------------------------------------------------------------


def notation_round_trips(probe: Probe) -> Violations:
    """Every legal move has its own text, and that text is that move."""
    for seat in range(probe.seats):
        moves = probe.position.legal(seat)
        texts = [str(move).lower() for move in moves]
        if len(set(texts)) != len(texts) or len({move.action for move in moves}) != len(texts):
            yield f"two moves of seat {seat} are the same: {sorted(texts)}"
        for move in moves:
            if not 0 <= move.action < probe.game.definition.actions:
                yield f"action {move.action} is out of range"
            if moves.find(f"  {str(move).upper()} ") != move or "|" in str(move) or "[" in str(move):
                yield f"'{move}' does not read back as itself"


def illegal_moves_change_nothing(probe: Probe) -> Violations:
    """What is not legal is refused with a code and a sentence, whoever tries, and the position stays as it was."""
    game, position = probe.game, probe.position
    actions = range(game.definition.actions)
    for seat in range(probe.seats):
        legal = set(probe.legal(probe.state, seat))
        wrong = [action for action in probe.chance.sample(actions, min(12, len(actions))) if action not in legal]
        for action in wrong:
            text = game.notation(probe.state, seat, action)[0]
            try:
                position.play(seat, Move(action, text))
            except Refused as refusal:
                if not refusal.code or not refusal.sentence.endswith((".", "?")):
                    yield f"'{text}' is refused without a sentence"
            else:
                yield f"illegal '{text}' of seat {seat} was played"
            if seat in probe.asked:
                view = probe.hidden(probe.state, seat)
                if len({str(game.refusal(state, seat, action)) for state in (probe.state, view)}) > 1:
                    yield f"the refusal of '{text}' tells seat {seat} what it cannot see"
    if position.state != probe.state:
        yield "a refused move changed the position"


def refusals_are_true(probe: Probe) -> Violations:
    """Every illegal move has a reason, and no legal one: a reason names a condition that is true and forbids the move.

    On some steps all moves are asked.
    """
    game, words = probe.game, probe.game.definition.words
    if not probe.is_thorough:
        return
    for seat in probe.asked:
        legal, view = set(probe.legal(probe.state, seat)), probe.hidden(probe.state, seat)
        for action in range(game.definition.actions):
            reason = words.refusal(game.cards, view, seat, action)
            if action not in legal and reason == UNEXPLAINED:
                yield f"there is no reason why seat {seat} may not play '{game.notation(view, seat, action)[0]}'"
            if action in legal and reason != UNEXPLAINED:
                yield f"seat {seat} may play '{game.notation(view, seat, action)[0]}', and yet there is {reason}"


def forms_round_trip(probe: Probe) -> Violations:
    """Text, JSON, and undo lead back to the same position; the text of a view with holes is no position."""
    game, position = probe.game, probe.position
    if game.position(str(position)).state != probe.state:
        yield f"the position's text reads back differently:\n{position}"
    if not probe.is_thorough:
        return
    json.dumps(position.to_dict())
    for viewer in (None, *range(probe.seats)):
        view = position.view(viewer)
        json.dumps(view.to_dict())
        if view.state.holes():
            try:
                game.position(str(view))
                yield f"a view with holes is taken for a position:\n{view}"
            except Refused:
                pass
    if position.steps:
        twin = position.copy()
        move = twin.undo()
        twin.play(position.steps[-1].seat, move, position.steps[-1].draws)
        if twin != position or twin.log(None) != position.log(None):
            yield "undoing a move and playing it again leads elsewhere"


PROPERTIES: tuple[Callable[[Probe], Violations], ...] = (
    states_fit_their_record,
    legal_moves_exist,
    only_the_asked_move,
    cards_are_conserved,
    results_are_sound,
    questions_change_nothing,
    choices_stay_sealed,
    choices_have_no_order,
    views_hold_no_secret,
    deals_are_possible,
    views_know_their_moves,
    steps_tell_no_secret,
    views_show_no_whisper,
    tensors_read_only_views,
    greedy_reads_only_views,
    estimates_are_chances,
    displays_read_only_views,
    notation_round_trips,
    illegal_moves_change_nothing,
    refusals_are_true,
    forms_round_trip,
)
