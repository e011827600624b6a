"""Shadows over the Empire: why a move may not be played, as a code with fields. Asks the rules, decides nothing.

Every reason is given under the condition that makes it true; a move without one is `UNEXPLAINED`, which the conformance
kit reports.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire import moves
from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.choices import can_begin
from eminence.games.shadows_over_the_empire.deeds import reacts
from eminence.games.shadows_over_the_empire.layouts import CELL_NAMES, DIRECTIONS, within
from eminence.games.shadows_over_the_empire.menu import free_factions, free_slots, legal_answers
from eminence.games.shadows_over_the_empire.passives import bonus
from eminence.games.shadows_over_the_empire.questions import most_tokens
from eminence.games.shadows_over_the_empire.scoring import most_unused
from eminence.games.shadows_over_the_empire.state import State
from eminence.games.shadows_over_the_empire.targets import contested, controller, diverges, leader_cell, limit
from eminence.games.shadows_over_the_empire.vocabulary import TRAIT_NAMES, card_at, effect_text, packed
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import NONE
from eminence.kernel.translation import UNEXPLAINED, Message, refused


def refusal(cards: CardSet, s: State, seat: int, action: int) -> Message:
    if s.phase == st.LEADING:
        return _bad_leader(s, action)
    if s.phase == st.PLACING:
        return _bad_slot(cards, s, action)
    if s.phase == st.STARTING:
        return _bad_starter(s, action)
    if s.phase == st.REACTING:
        return _bad_react(cards, s, action)
    if s.phase == st.CHOOSING:
        return _bad_answer(cards, s, action)
    if action < moves.TO_USE:
        return _bad_influence(cards, s, seat, *divmod(action, len(DIRECTIONS)))
    if action < moves.TO_PASS:
        return _bad_use(cards, s, seat, action - moves.TO_USE)
    if action == moves.TO_PASS:
        return UNEXPLAINED
    return refused("not-now", reason="no-react" if moves.TO_REACT <= action < moves.TO_CELL else "no-question")


# --- Set-up -----------------------------------------------------------------------------------------------------------


def _bad_leader(s: State, action: int) -> Message:
    first = st.LEADER + s.options[st.LEVEL] * st.FACTIONS
    if not moves.TO_LEADER <= action < moves.DONE:
        return refused("not-now", reason="leader", cards=[first + faction for faction in within(free_factions(s))])
    faction = action - moves.TO_LEADER
    if free_factions(s) >> faction & 1:
        return UNEXPLAINED
    seat = next(seat for seat, leader in enumerate(s.leaders) if (leader - st.LEADER) % st.FACTIONS == faction)
    return refused("leader-taken", card=s.leaders[seat], whom=seat, number=seat)


def _bad_slot(cards: CardSet, s: State, action: int) -> Message:
    leader = s.leaders[s.asks]
    if not moves.TO_CELL <= action < moves.TO_LINE:
        return refused("not-now", reason="place", card=s.card, leader=leader)
    if free_slots(packed(cards), s, s.asks) >> action - moves.TO_CELL & 1:
        return UNEXPLAINED
    return refused("not-a-slot", cell=action - moves.TO_CELL, leader=leader)


def _bad_starter(s: State, action: int) -> Message:
    if moves.TO_SEAT <= action < moves.TO_AMOUNT:
        number = action - moves.TO_SEAT
        if number >= s.seats:
            return refused("not-tied", reason="seat", number=number)
        tied = most_unused(s) >> number & 1
        return UNEXPLAINED if tied else refused("not-tied", reason="tokens", number=number, whom=number)
    return refused("not-now", reason="starter")


# --- Actions ----------------------------------------------------------------------------------------------------------


def _cannot_act(cards: CardSet, s: State, seat: int, cell: int) -> Message | None:
    """Why a card cannot act for a seat at all."""
    card = s.grid[cell]
    if card < 0:
        return refused("no-such-card", reason="face-down" if s.down >> cell & 1 else "empty", cell=cell)
    if cell == leader_cell(packed(cards), s, seat):
        return None
    if card in s.leaders:
        return refused("not-yours", reason="leader", card=card)
    if contested(s) >> cell & 1:
        return refused("in-conflict", card=card)
    if controller(s, cell) != seat:
        return refused("not-yours", reason="control", card=card)
    return None


def _bad_influence(cards: CardSet, s: State, seat: int, cell: int, direction: int) -> Message:
    if reason := _cannot_act(cards, s, seat, cell):
        return reason
    card, own = s.grid[cell], cell == leader_cell(packed(cards), s, seat)
    if s.marked >> cell & 1:
        return refused("marked", card=card)
    if s.rotated >> cell & 1 and not own:
        return refused("rotated", reason="influence", card=card)
    if s.locked == cell:
        return refused("locked", reason="influence", card=card)
    target = packed(cards).step[(s.layout * len(CELL_NAMES) + cell) * len(DIRECTIONS) + direction]
    if target == NONE:
        return refused("no-such-card", reason="edge", card=card, direction=direction)
    if s.grid[target] < 0:
        return refused("face-down", cell=target)
    return _bad_target(cards, s, seat, cell, target)


def _bad_target(cards: CardSet, s: State, seat: int, cell: int, target: int) -> Message:
    """Why a card that could act cannot influence the one beside it."""
    there = s.grid[target]
    if there in s.leaders:
        return refused("leader", card=there)
    if diverges(packed(cards), s, seat, there):
        wanted = TRAIT_NAMES.index(card_at(cards, s.leaders[seat])["compulsory"])
        return refused("diverging", card=there, trait=wanted, leader=s.leaders[seat])
    if not s.unused[seat]:
        return UNEXPLAINED if s.options[st.INFLUENCE_FOR_NOTHING] else refused("pool-empty")
    most = limit(packed(cards), s, seat, there) + bonus(packed(cards), s, seat, cell, target)
    if s.tokens[seat][target] < most:
        return UNEXPLAINED
    return refused("limit", card=there, count=s.tokens[seat][target], most=most)


def _bad_use(cards: CardSet, s: State, seat: int, cell: int) -> Message:
    if reason := _cannot_act(cards, s, seat, cell):
        return reason
    card = s.grid[cell]
    if s.rotated >> cell & 1:
        return refused("rotated", reason="use", card=card)
    if s.locked == cell:
        return refused("locked", reason="use", card=card)
    kind = packed(cards).type[card]
    if kind == st.REACT:
        return refused("a-react", card=card)
    if kind == st.PASSIVE:
        return refused("a-passive", card=card)
    if can_begin(packed(cards), s, seat, cell):
        return UNEXPLAINED
    return refused("nothing-to-do", card=card, deed=effect_text(card_at(cards, card), 0))


# --- Answers ----------------------------------------------------------------------------------------------------------


def _bad_react(cards: CardSet, s: State, action: int) -> Message:
    if not moves.TO_REACT <= action < moves.TO_CELL:
        return UNEXPLAINED if action == moves.DONE else refused("not-now", reason="react")
    cell = action - moves.TO_REACT
    if reason := _cannot_act(cards, s, s.asks, cell):
        return reason
    card = s.grid[cell]
    if packed(cards).type[card] != st.REACT:
        return refused("not-a-react", card=card)
    if s.rotated >> cell & 1:
        return refused("rotated", reason="react", card=card)
    if s.locked == cell:
        return refused("locked", reason="react", card=card)
    return UNEXPLAINED if reacts(packed(cards), s, s.asks) >> cell & 1 else refused("not-its-moment", card=card)


WITHOUT_A_CARD = (st.ASK_LINE, st.ASK_OWNER, st.ASK_OPTION, st.ASK_AMOUNT)


def _bad_answer(cards: CardSet, s: State, action: int) -> Message:
    card = s.row // st.ROWS
    asking = Message("asking", card=card, deed=effect_text(card_at(cards, card), s.row % st.ROWS))
    if action < moves.TO_CELL:
        return refused("not-now", reason="answer", asking=asking)
    if _answers(cards, s, action):
        return UNEXPLAINED
    if moves.TO_CELL <= action < moves.TO_LINE and s.question not in WITHOUT_A_CARD:
        there = lying(s, action - moves.TO_CELL)
        if s.question == st.ASK_PICK:
            return refused("not-a-target", reason="pick", asking=asking, there=there, whom=s.owner, number=s.owner)
        if s.question in (st.ASK_SECOND, st.ASK_MORE):
            return refused("not-a-pair", asking=asking, there=there, card=s.grid[s.first])
        return refused("not-a-target", reason="ability", asking=asking, there=there)
    if s.question == st.ASK_AMOUNT and moves.TO_AMOUNT <= action < moves.TO_OPTION:
        least, most = packed(cards).least[s.row], most_tokens(packed(cards), s)
        return refused("bad-amount", asking=asking, least=least, count=most)
    return refused("not-asked", asking=asking, question=s.question)


def _answers(cards: CardSet, s: State, action: int) -> bool:
    """Whether an action is one of the answers to what an ability asks."""
    room = [0] * moves.ACTIONS
    return action in room[: legal_answers(packed(cards), s, room)]


def lying(s: State, cell: int) -> Message:
    """What lies in a cell; the cell itself where nothing lies face up."""
    return Message("there-card", card=s.grid[cell]) if s.grid[cell] >= 0 else Message("there-cell", cell=cell)
