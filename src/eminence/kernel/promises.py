"""What a game promises at every moment; `conformance` plays random games and asks for all of it.

A promise is a function that yields a complaint, in words, for whatever breaks it. Its name, with hyphens, is what
`Broken.promise` says. None of them knows a game: all they find out, they find out through the contract.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import permutations

from eminence.kernel import contract
from eminence.kernel.errors import Refused
from eminence.kernel.judging import CERTAIN
from eminence.kernel.messages import UNEXPLAINED
from eminence.kernel.moments import Moment
from eminence.kernel.rng import Rng, root, words
from eminence.kernel.sight import SPECTATOR
from eminence.kernel.view import Move

Complaints = Iterator[str]

# --- The state and the moves ------------------------------------------------------------------------------------------


def states_fit_their_record(moment: Moment) -> Complaints:
    """Every number fits its field, so that both backends keep the same; packing and copying change nothing."""
    state = moment.state
    moment.fits(state)
    if type(state).unpack(state.pack()) != state or state.copy() != state or len(state.pack()) != state.SIZE:
        yield "packing or copying changes the record"


def legal_moves_exist(moment: Moment) -> Complaints:
    """Whoever is waited for sits at the table and has a move."""
    if moment.rules.actors(moment.state) >> moment.seats:
        yield "a seat is waited for that is not at the table"
    for seat in moment.asked:
        if not moment.legal(moment.state, seat):
            yield f"seat {seat} is waited for and has no move"


def only_the_asked_move(moment: Moment) -> Complaints:
    """Who is not asked has no move, except to change its mind while others are still to choose."""
    for seat in range(moment.seats):
        if seat not in moment.asked and not moment.chosen >> seat & 1 and moment.legal(moment.state, seat):
            yield f"seat {seat} is not asked and may move"


def cards_are_conserved(moment: Moment) -> Complaints:
    """Every card is in exactly one place, from the first step to the last."""
    before, now = moment.census(moment.first), moment.census(moment.state)
    if before != now:
        yield f"{before} became {now}"


def results_are_sound(moment: Moment) -> Complaints:
    """There are points and reasons for all, and winners among the seats, at any time."""
    standing = moment.position.standing()
    bits = moment.rules.score(moment.cards, moment.state, [0] * moment.seats)
    if len(standing.scores) != moment.seats or len(standing.why) != moment.seats or bits >> moment.seats:
        yield f"{moment.seats} seats have the result {standing}"
    if not moment.asked:
        yield from _facts_are_sound(moment)


def _facts_are_sound(moment: Moment) -> Complaints:
    definition = moment.game.definition
    found = [-1] * len(definition.facts)
    definition.recount(moment.cards, moment.state, found)
    for fact, value in zip(definition.facts, found, strict=True):
        if not fact.fits(value, moment.seats):
            yield f"the fact '{fact.name}' of the game is {value}"


def questions_change_nothing(moment: Moment) -> Complaints:
    """Only `setup`, `apply`, `hide` and `deal` change a state; all that was asked so far has not."""
    moment.rules.score(moment.cards, moment.state, [0] * moment.seats)
    for seat in range(moment.seats):
        moment.legal(moment.state, seat)
    if moment.state != moment.untouched or moment.position.state != moment.untouched:
        yield "actors, legal, score or census changes the state"


# --- Simultaneous choices ---------------------------------------------------------------------------------------------


def choices_stay_sealed(moment: Moment) -> Complaints:
    """While others are to choose, a step only records its seat's choice: they see that it has chosen, not what.

    A change of mind is not to be seen at all, and leads to where choosing so at once would have led.
    """
    state, waiting = moment.state, moment.rules.actors(moment.state)
    for seat in range(moment.seats):
        again = moment.chosen >> seat & 1 == 1
        moves = moment.legal(state, seat)
        if not moves or not (again or (waiting >> seat & 1 and waiting != 1 << seat)):
            continue
        moves = moment.chance.sample(moves, min(4, len(moves)))
        outcomes = [moment.act(state, seat, move, moment.seed()) for move in moves]
        if any(moment.rules.actors(outcome.state) != waiting & ~(1 << seat) for outcome in outcomes):
            yield f"a choice of seat {seat} changes who else is waited for"
        if any(outcome.drawn for outcome in outcomes):
            yield f"a choice of seat {seat} draws chance before all have chosen"
        for viewer in set(moment.viewers) - {seat}:
            witnesses = [moment.witness(outcome, viewer) for outcome in outcomes]
            if len({(witness.after, *witness.heard) for witness in witnesses}) > 1:
                yield f"viewer {viewer} can tell what seat {seat} chooses"
            if again and witnesses[0].after != moment.hidden(state, viewer).pack():
                yield f"viewer {viewer} can tell that seat {seat} changes its mind"
        for outcome in outcomes[1:]:
            if moves[0] in moment.legal(outcome.state, seat):
                changed = moment.act(outcome.state, seat, moves[0], moment.seed())
                if changed.state != outcomes[0].state:
                    yield f"a change of mind of seat {seat} leads elsewhere than choosing so at once"


def choices_have_no_order(moment: Moment) -> Complaints:
    """Two seats that choose at the same time may do so in either order."""
    if len(moment.asked) < 2:
        return
    seats = moment.chance.sample(moment.asked, 2)
    moves = {seat: moment.chance.choice(moment.legal(moment.state, seat)) for seat in seats}
    seeds, ends = (moment.seed(), moment.seed()), []
    for order in permutations(seats):
        state = moment.state
        for seat, seed in zip(order, seeds, strict=True):
            state = moment.act(state, seat, moves[seat], seed).state
        ends.append(state)
    if ends[0] != ends[1]:
        yield f"it matters which of the seats {seats} chooses first"


# --- What is hidden ---------------------------------------------------------------------------------------------------


def views_hold_no_secret(moment: Moment) -> Complaints:
    """hide(deal(hide(s, p)), p) == hide(s, p): two worlds that p cannot tell apart look the same, byte for byte."""
    for viewer in moment.viewers:
        view = moment.hidden(moment.state, viewer)
        if moment.hidden(view, viewer) != view:
            yield f"hiding twice from viewer {viewer} differs from hiding once"
        world = moment.world(viewer)
        if moment.hidden(world, viewer) != view:
            yield f"a world dealt for viewer {viewer} looks different to that viewer"
        if not moment.is_thorough:
            continue
        another = moment.dealt(view)
        for item in view.FIELDS:
            one, two, truth = (getattr(state, item.name) for state in (world, another, moment.state))
            moment.tally[item.name, "varied" if one != two else "missed" if one != truth else "met"] += 1


def deals_are_possible(moment: Moment) -> Complaints:
    """A dealt world is a whole position, with the cards that there are."""
    for viewer in moment.viewers:
        world = moment.world(viewer)
        if holes := world.holes():
            yield f"a world dealt for viewer {viewer} has {holes} holes left"
        if flaw := moment.game.definition.words.flaw(moment.game.cards, world):
            yield f"a world dealt for viewer {viewer} is no position: {flaw}"
        if moment.census(world) != moment.census(moment.state):
            yield f"in a world dealt for viewer {viewer}, cards are lost or doubled"


def views_know_their_moves(moment: Moment) -> Complaints:
    """A seat's view has the same legal moves, in the same order and words, as the whole truth and any world dealt."""
    for viewer in moment.viewers:
        view = moment.hidden(moment.state, viewer)
        if moment.rules.actors(view) != moment.rules.actors(moment.state):
            yield f"the view of {viewer} waits for other seats"
        if viewer >= 0:
            found = [moment.legal(state, viewer) for state in (moment.state, view, moment.world(viewer))]
            if found[0] != found[1] or found[0] != found[2]:
                yield f"seat {viewer} has moves {found[0]}, but {found[1]} on its own view"
        if viewer >= 0 and list(moment.position.legal(viewer)) != list(moment.position.view(viewer).legal):
            yield f"the moves of seat {viewer} read differently on its own view"


def steps_tell_no_secret(moment: Moment) -> Complaints:
    """What p hears, p can see: if a step looks the same to p before it, whenever something is told, and after it, then
    p hears the same of it. So nobody is told what is hidden from them, and a view forgets nothing that was whispered.
    """
    for viewer, one, two in moment.retold:
        if one.glimpses == two.glimpses and one.heard != two.heard:
            yield f"viewer {viewer} hears {one.heard} or {two.heard}, and its view shows no difference"


def views_show_no_whisper(moment: Moment) -> Complaints:
    """What is only whispered to others is not to be seen: who hears the same of a step sees the same after it."""
    for viewer, one, two in moment.retold:
        if one.heard == two.heard and one.missed != two.missed and one.after != two.after:
            yield f"viewer {viewer} sees what only others were told: {one.missed} or {two.missed}"


# --- Learners and bots ------------------------------------------------------------------------------------------------


def tensors_read_only_views(moment: Moment) -> Complaints:
    """What a learner sees is a function of the view and nothing else, in numbers of one byte."""
    for seat in set(moment.viewers) - {-1}:
        view, tensors = moment.hidden(moment.state, seat), []
        for world in (moment.world(seat), moment.state):
            shown, out = moment.hidden(world, seat), [0] * moment.game.definition.tensor
            moment.rules.encode(moment.cards, shown, seat, out)
            tensors.append([int(number) for number in out])
            if shown != view:
                yield f"encode changes the view of seat {seat}"
        if tensors[0] != tensors[1]:
            yield f"the tensor of seat {seat} depends on what it cannot see"
        if not all(-128 <= number <= 127 for number in tensors[0]):
            yield f"the tensor of seat {seat} has numbers that do not fit a byte"


def advice_reads_only_views(moment: Moment) -> Complaints:
    """The game's own player decides by its view and its own chance, and decides for something legal."""
    for seat in moment.asked:
        view, moves, chosen = moment.hidden(moment.state, seat), moment.legal(moment.state, seat), set()
        for world in (moment.world(seat), moment.state):
            shown, rng = moment.hidden(world, seat), Rng(words(root("advice"), len(moment.position.steps)))
            chosen.add(moment.game.definition.advise(moment.cards, shown, seat, moves.copy(), len(moves), rng))
            if shown != view:
                yield f"greedy changes the view of seat {seat}"
        if len(chosen) != 1:
            yield f"greedy in seat {seat} decides by what it cannot see"
        if not chosen <= set(moves):
            yield f"greedy in seat {seat} decides for an illegal action: {chosen}"


def judgements_are_chances(moment: Moment) -> Complaints:
    """Whatever is judged at a glance, in any world, are chances of victory, and together not more than certainty."""
    judge = moment.game.definition.judge
    if judge is contract.judge:
        return
    for seat in moment.asked:
        world, chances = moment.world(seat).copy(), [-1] * moment.seats
        rng = Rng(words(root("judgement"), len(moment.position.steps)))
        judge(moment.cards, world, chances, [0] * moment.game.definition.actions, rng)
        if not all(0 <= chance <= CERTAIN for chance in chances) or sum(chances) > CERTAIN:
            yield f"in a world of seat {seat} the chances are {chances}"


def pictures_draw_only_views(moment: Moment) -> Complaints:
    """What a drawn table shows is found of every viewer's record, holes and all, leaves it as it is, and is JSON.

    What all share follows from what a spectator sees; and the parts have the same names always, since only new ones are
    told.
    """
    picture = moment.game.definition.picture
    if picture is None:
        return
    shared = picture.shared(moment.game.cards, moment.hidden(moment.state, SPECTATOR))
    names = picture(moment.game.cards, moment.hidden(moment.state, SPECTATOR), SPECTATOR).keys()
    for viewer in moment.viewers:
        view = moment.hidden(moment.state, viewer)
        shown = moment.hidden(moment.state, viewer)
        drawn = picture(moment.game.cards, shown, viewer)
        if shown != view:
            yield f"the picture changes the view of {viewer}"
        if json.loads(json.dumps(drawn)) != drawn:
            yield f"the picture for {viewer} is no JSON"
        if drawn != shared | picture.own(moment.game.cards, shown, viewer):
            yield f"what everybody sees of the picture is different for {viewer}"
        if drawn.keys() != names:
            yield f"the picture for {viewer} has other parts than a spectator's"


# --- Words ------------------------------------------------------------------------------------------------------------


def notation_round_trips(moment: Moment) -> Complaints:
    """Every legal move has its own text, and that text is that move."""
    for seat in range(moment.seats):
        moves = moment.position.legal(seat)
        texts = [str(move).lower() for move in moves]
        if len(set(texts)) != len(texts) or len({move.action for move in moves}) != len(texts):
            yield f"two moves of seat {seat} are the same: {sorted(texts)}"
        for move in moves:
            if not 0 <= move.action < moment.game.definition.actions:
                yield f"action {move.action} is out of range"
            if moves.find(f"  {str(move).upper()} ") != move or "|" in str(move) or "[" in str(move):
                yield f"'{move}' does not read back as itself"


def illegal_moves_change_nothing(moment: Moment) -> Complaints:
    """What is not legal is refused with a code and a sentence, whoever tries, and the position stays as it was."""
    game, position = moment.game, moment.position
    actions = range(game.definition.actions)
    for seat in range(moment.seats):
        legal = set(moment.legal(moment.state, seat))
        wrong = [action for action in moment.chance.sample(actions, min(12, len(actions))) if action not in legal]
        for action in wrong:
            text = game.notation(moment.state, seat, action)[0]
            try:
                position.play(seat, Move(action, text))
            except Refused as refusal:
                if not refusal.code or not refusal.sentence.endswith((".", "?")):
                    yield f"'{text}' is refused without a sentence"
            else:
                yield f"illegal '{text}' of seat {seat} was played"
            if seat in moment.asked:
                view = moment.hidden(moment.state, seat)
                if len({str(game.refusal(state, seat, action)) for state in (moment.state, view)}) > 1:
                    yield f"the refusal of '{text}' tells seat {seat} what it cannot see"
    if position.state != moment.state:
        yield "a refused move changed the position"


def refusals_are_true(moment: Moment) -> Complaints:
    """Every illegal move has a reason, and no legal one: a reason names a condition that is true and forbids the move.

    On some steps all moves are asked.
    """
    game, words = moment.game, moment.game.definition.words
    if not moment.is_thorough:
        return
    for seat in moment.asked:
        legal, view = set(moment.legal(moment.state, seat)), moment.hidden(moment.state, seat)
        for action in range(game.definition.actions):
            reason = words.refusal(game.cards, view, seat, action)
            if action not in legal and reason == UNEXPLAINED:
                yield f"there is no reason why seat {seat} may not play '{game.notation(view, seat, action)[0]}'"
            if action in legal and reason != UNEXPLAINED:
                yield f"seat {seat} may play '{game.notation(view, seat, action)[0]}', and yet there is {reason}"


def forms_round_trip(moment: Moment) -> Complaints:
    """Text, JSON, and undo lead back to the same position; the text of a view with holes is no position."""
    game, position = moment.game, moment.position
    if game.position(str(position)).state != moment.state:
        yield f"the position's text reads back differently:\n{position}"
    if not moment.is_thorough:
        return
    json.dumps(position.to_dict())
    for viewer in (None, *range(moment.seats)):
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


PROMISES: tuple[Callable[[Moment], Complaints], ...] = (
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
    advice_reads_only_views,
    judgements_are_chances,
    pictures_draw_only_views,
    notation_round_trips,
    illegal_moves_change_nothing,
    refusals_are_true,
    forms_round_trip,
)
