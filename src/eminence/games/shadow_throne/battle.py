"""Shadow Throne: how characters enter a wave, when their abilities act and on whom, and what a battle brings.

What each ability does is in `verbs`. ST-n: see RULES.md. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadow_throne import events, verbs
from eminence.games.shadow_throne.characters import (
    card_of,
    enter,
    faction_of,
    invited,
    reached,
    ready,
    start_of,
    tokens_of,
)
from eminence.games.shadow_throne.choices import hush, summoner
from eminence.games.shadow_throne.state import (
    ACTED,
    ACTING,
    ALL_FACTIONS,
    BONUS,
    CHURCH,
    DEAD,
    DOWN,
    EDITION,
    EMBOLDEN_LOST,
    EMPIRE,
    FACTION_AT,
    FACTIONS,
    HIT,
    NEXT_WAVE,
    OWN_WAVE,
    PASSING,
    PULLED_AT,
    REBELS,
    TOKENS_AT,
    TOKENS_BITS,
    TRACK,
    WAITING,
    Cards,
    State,
)
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, lowest_bit, rule

# --- Entering the battle ----------------------------------------------------------------------------------------------


@inline
def pay(cards: Cards, s: State, seat: int, card: int, rallying: bool) -> None:
    """A revealed card enters if its owner can pay; if not, it is turned face down for a piece of gold (ST-3)."""
    extra = hush(cards, s, seat, card)
    price = cards.price[card] + extra
    if price > s.gold[seat]:
        enter(cards, s, seat, card, DOWN)
        s.gold[seat] += 1
        events.not_paid(s, who=seat, card=card, price=price)
        return
    rally = rallied(cards, s, card) if rallying else 0
    enter(cards, s, seat, card, rally << TOKENS_AT)
    s.gold[seat] -= price
    events.played(s, who=seat, card=card, price=max(price, 0), income=max(-price, 0), gold=s.gold[seat])
    if extra > 0:
        income = max(-cards.price[card], 0)
        events.hush_money_paid(s, who=seat, card=card, faction=cards.faction[card], income=income)
    if rally > 0:
        events.rallied(s, who=seat, card=card, amount=rally)


@inline
def rally_sounds(cards: Cards, s: State) -> bool:
    """Whether any ability of the wave before is for this one."""
    sounds = False
    for seat in range(s.seats):
        for at in range(start_of(s, seat, s.wave - 1), s.fielded[seat]):
            sounds |= calls(cards, s.line[seat][at])
    return sounds


@inline
def calls(cards: Cards, character: int) -> bool:
    return character & ACTED != 0 and cards.reach[card_of(character)] == NEXT_WAVE


@rule
def rallied(cards: Cards, s: State, card: int) -> int:
    """The tokens with which a card enters, from those of the wave before whose abilities are for this one (ST-9)."""
    tokens = 0
    for seat in range(s.seats):
        for at in range(start_of(s, seat, s.wave - 1), s.fielded[seat]):
            character = s.line[seat][at]
            by = card_of(character)
            if calls(cards, character) and invited(cards, by, card):
                tokens += verbs.rally(cards.verb[by], cards, by)
    return tokens


@inline
def bring(cards: Cards, s: State, seat: int, card: int) -> None:
    """A seat has chosen a card to bring, or nobody: so the character through which it may has acted (ST-19)."""
    at = summoner(cards, s, seat)
    by = card_of(s.line[seat][at])
    s.line[seat][at] |= ACTED
    verbs.bring(cards.verb[by], cards, s, seat, by, card)


# --- Abilities --------------------------------------------------------------------------------------------------------


@inline
def pending(cards: Cards, s: State) -> int:
    """The numbers of this wave's abilities that may still trigger, as bits; those that ask for a card four bits on."""
    bits = 0
    for seat in range(s.seats):
        for at in range(start_of(s, seat, s.wave), s.fielded[seat]):
            character = s.line[seat][at]
            card = card_of(character)
            due = ready(character) << cards.number[card]
            bits |= due | due << 4 if verbs.ASKING >> cards.verb[card] & 1 == 1 else due
    return bits & ~1


@rule
def act(cards: Cards, s: State) -> None:
    """All abilities of one number: who acts is fixed, then whom they hit, then everything takes effect (ST-5)."""
    for seat in range(s.seats):
        for at in range(start_of(s, seat, s.wave), s.fielded[seat]):
            character = s.line[seat][at]
            if 0 < cards.number[card_of(character)] <= s.number and ready(character):
                s.line[seat][at] = character | ACTING | ACTED
    waiting = 0
    for seat in range(s.seats):
        for at in range(start_of(s, seat, s.wave), s.fielded[seat]):
            if s.line[seat][at] & ACTING != 0:
                waiting |= use(cards, s, seat, at)
                s.line[seat][at] &= ~ACTING
    if waiting != 0:
        take_effect(cards, s)


@inline
def use(cards: Cards, s: State, seat: int, at: int) -> int:
    """One ability; returns whether anything of it waits until all are chosen."""
    card = card_of(s.line[seat][at])
    verb = cards.verb[card]
    verbs.use(verb, cards, s, seat, at)
    if verbs.AIMED >> verb & 1 == 1 and cards.reach[card] != NEXT_WAVE:
        return strike(cards, s, seat, at, card, verb)
    return 0


@rule
def strike(cards: Cards, s: State, seat: int, at: int, card: int, verb: int) -> int:
    """Everybody whom an ability is for: living, of the right rank, faction and wave, and not itself (ST-32)."""
    hits = 0
    waiting = 0
    first = s.wave if cards.reach[card] == OWN_WAVE else 0
    for other in range(s.seats):
        for place in range(start_of(s, other, first), s.fielded[other]):
            target = s.line[other][place]
            if reached(cards, s, card, target) and not (other == seat and place == at):
                target = verbs.hit(verb, cards, card, target)
                if target != NONE:
                    hits += 1
                    waiting |= target & WAITING
                    s.line[other][place] = target
                    verbs.struck(s, whom=other, card=card_of(target), at=place)
    if hits > 0:
        verbs.tell(verb, cards, s, seat, card)
    return waiting


@inline
def take_effect(cards: Cards, s: State) -> None:
    """Kills and conversions, all together: one can be both (ST-6); two factions that pull at once undo it (ST-33)."""
    for seat in range(s.seats):
        for at in range(s.fielded[seat]):
            character = s.line[seat][at]
            if character & PASSING != 0:
                s.line[seat][at] = changed(cards, s, seat, character)


@inline
def changed(cards: Cards, s: State, seat: int, character: int) -> int:
    pulled = character >> PULLED_AT & ALL_FACTIONS
    dies = character & HIT != 0
    character &= ~PASSING
    if pulled & (pulled - 1) != 0:
        events.torn(s, who=seat, card=card_of(character))
    elif pulled != 0:
        character = character & ~(3 << FACTION_AT) | pulled >> 1 << FACTION_AT  # one bit: 1, 2, 4 are factions 0, 1, 2
    if dies:
        character |= DEAD
        if s.options[EMBOLDEN_LOST] == 1:
            character &= ~(TOKENS_BITS << TOKENS_AT)
        verbs.dies(cards.verb[card_of(character)], cards, s, seat, character)
    return character


# --- What a battle brings ---------------------------------------------------------------------------------------------


@inline
def strength(cards: Cards, character: int) -> int:
    """What somebody adds to the power of its faction: nothing if dead or not in the battle."""
    if character & (DEAD | DOWN) != 0:
        return 0
    card = card_of(character)
    return cards.power[card] + tokens_of(character) + cards.amount[card] * (character & BONUS != 0)


@inline
def powers(cards: Cards, s: State) -> int:
    """The power track: every faction's power in one number (see `power_of`)."""
    total = 0
    for seat in range(s.seats):
        for at in range(s.fielded[seat]):
            character = s.line[seat][at]
            total += strength(cards, character) << (TRACK * faction_of(character))
    return total


@inline
def power_of(track: int, faction: int) -> int:
    return track >> (TRACK * faction) & ((1 << TRACK) - 1)


@inline
def leaders(track: int) -> int:
    """The factions with the highest power, as bits; all three if nobody has any (ST-16, ST-27)."""
    best = max(power_of(track, EMPIRE), power_of(track, REBELS), power_of(track, CHURCH))
    bits = 0
    for faction in range(FACTIONS):
        bits |= (power_of(track, faction) == best) << faction
    return bits


@inline
def tell_power(cards: Cards, s: State) -> None:
    track = powers(cards, s)
    events.power_counted(
        s,
        wave=s.wave,
        empire=power_of(track, EMPIRE),
        rebels=power_of(track, REBELS),
        church=power_of(track, CHURCH),
    )


@rule
def share_spoils(cards: Cards, s: State) -> None:
    """Influence for those of the winning factions, half for the dead; consolation for the others (ST-16)."""
    track = powers(cards, s)
    winners = leaders(track)
    events.battle_won(
        s,
        battle=s.battle,
        edition=s.options[EDITION],
        winners=winners,
        faction=lowest_bit(winners),
        empire=power_of(track, EMPIRE),
        rebels=power_of(track, REBELS),
        church=power_of(track, CHURCH),
    )
    for seat in range(s.seats):
        influence = 0
        gold = 0
        for at in range(s.fielded[seat]):
            character = s.line[seat][at]
            if character & DOWN == 0:
                card = card_of(character)
                dead = character & DEAD != 0
                won = winners >> faction_of(character) & 1
                influence += won * (cards.influence[card] >> dead)
                gold += (1 - won) * cards.consolation[card]
                if won:
                    events.gained(s, card=card, amount=cards.influence[card] >> dead, dead=dead)
                elif cards.consolation[card] > 0:
                    events.consoled(s, card=card, amount=cards.consolation[card])
        s.influence[seat] += influence
        s.gold[seat] += gold
        events.spoils_shared(s, who=seat, influence=influence, gold=gold)


@inline
def tell_stays(cards: Cards, s: State) -> None:
    winners = leaders(powers(cards, s))
    for seat in range(s.seats):
        for at in range(s.fielded[seat]):
            character = s.line[seat][at]
            verbs.tell_after(cards.verb[card_of(character)], cards, s, seat, character, winners)
