"""Shadow Throne: how characters enter a wave, what their abilities do, and what a battle brings. ST-n: see RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadow_throne import events
from eminence.games.shadow_throne.choices import (
    card_of,
    faction_of,
    hush,
    invited,
    ready,
    start_of,
    summoner,
    tokens_of,
    wave_of,
)
from eminence.games.shadow_throne.state import (
    ACTED,
    ACTING,
    ALL_FACTIONS,
    BONUS,
    BONUS_POWER,
    CHURCH,
    CONVERT,
    DEAD,
    DOWN,
    EARLIER_WAVES,
    EDITION,
    EMBOLDEN,
    EMBOLDEN_LOST,
    EMPIRE,
    EXTRA_CARD,
    FACTION_AT,
    FACTIONS,
    HIT,
    KILL,
    MARTYR,
    NEXT_WAVE,
    NOBODY,
    OWN_WAVE,
    PASSING,
    POOR,
    PULLED_AT,
    REBELS,
    SILENCE,
    SILENT,
    STAY,
    TOKENS_AT,
    TOKENS_BITS,
    TRACK,
    WAVE_AT,
    Cards,
    State,
)
from eminence.games.shadow_throne.table import discard_from_hand
from eminence.kernel.marks import inline, lowest, rule

# --- Entering the battle ----------------------------------------------------------------------------------------------


@inline
def enter(cards: Cards, s: State, seat: int, card: int, marks: int) -> None:
    """A card leaves the hand and takes the next place in its owner's line."""
    discard_from_hand(s, seat, card)
    s.line[seat][s.fielded[seat]] = card | s.wave << WAVE_AT | cards.faction[card] << FACTION_AT | marks
    s.fielded[seat] += 1


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
    """Whether anybody of the wave before emboldens this one."""
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
    """The tokens with which a card enters, from those of the wave before that embolden the next one (ST-9)."""
    tokens = 0
    for seat in range(s.seats):
        for at in range(start_of(s, seat, s.wave - 1), s.fielded[seat]):
            character = s.line[seat][at]
            if calls(cards, character):
                tokens += cards.amount[card_of(character)] * invited(cards, card_of(character), card)
    return tokens


@inline
def bring(cards: Cards, s: State, seat: int, card: int) -> None:
    """An extra card costs what is printed and no hush money; one that cannot be paid is lost (ST-19, ST-25)."""
    at = summoner(cards, s, seat)
    by = card_of(s.line[seat][at])
    s.line[seat][at] |= ACTED
    if card == NOBODY:
        events.nobody_brought(s, who=seat, by=by)
    elif cards.price[card] > s.gold[seat]:
        enter(cards, s, seat, card, DOWN)
        events.called_in_vain(s, who=seat, by=by, card=card, price=cards.price[card])
    else:
        enter(cards, s, seat, card, 0)
        s.gold[seat] -= cards.price[card]
        price = cards.price[card]
        events.brought(s, who=seat, by=by, card=card, price=max(price, 0), income=max(-price, 0))


# --- Abilities --------------------------------------------------------------------------------------------------------


@inline
def pending(cards: Cards, s: State) -> int:
    """The numbers of this wave's abilities that may still trigger, as bits; those of extra cards four bits on."""
    bits = 0
    for seat in range(s.seats):
        for at in range(start_of(s, seat, s.wave), s.fielded[seat]):
            character = s.line[seat][at]
            card = card_of(character)
            due = ready(character) << cards.number[card]
            bits |= due | due << 4 if cards.verb[card] == EXTRA_CARD else due
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
                waiting += use(cards, s, seat, at)
                s.line[seat][at] &= ~ACTING
    if waiting > 0:
        take_effect(cards, s)


@inline
def use(cards: Cards, s: State, seat: int, at: int) -> int:
    """One ability; returns whether it kills or converts anybody, which waits until all are chosen."""
    card = card_of(s.line[seat][at])
    verb = cards.verb[card]
    if verb == BONUS_POWER:
        if s.gold[seat] <= POOR:  # ST-13, ST-30
            s.line[seat][at] |= BONUS
            events.bonus_gained(s, who=seat, card=card, amount=cards.amount[card], limit=POOR)
        return 0
    if (KILL <= verb <= SILENCE) and cards.reach[card] != NEXT_WAVE:
        return strike(cards, s, seat, at, card, verb)
    return 0


@rule
def strike(cards: Cards, s: State, seat: int, at: int, card: int, verb: int) -> int:
    """Everybody whom an ability is for: living, of the right rank, faction and wave, and not itself (ST-32)."""
    hit = 0
    first = s.wave if cards.reach[card] == OWN_WAVE else 0
    for other in range(s.seats):
        for place in range(start_of(s, other, first), s.fielded[other]):
            target = s.line[other][place]
            if reached(cards, s, card, target) and not (other == seat and place == at):
                if verb == SILENCE and not has_more_to_do(cards, target):
                    continue
                hit += 1
                events.struck(s, whom=other, card=card_of(target), at=place)
                if verb == KILL:
                    s.line[other][place] |= HIT
                elif verb == SILENCE:
                    s.line[other][place] |= SILENT
                else:
                    if verb == CONVERT:
                        s.line[other][place] |= 1 << (PULLED_AT + cards.faction[card])
                    s.line[other][place] += cards.amount[card] << TOKENS_AT
    if hit > 0:
        tell_strike(cards, s, seat, card, verb)
    return hit * (verb == KILL or verb == CONVERT)


@inline
def tell_strike(cards: Cards, s: State, seat: int, card: int, verb: int) -> None:
    if verb == KILL:
        events.killed(s, who=seat, by=card)
    elif verb == CONVERT:
        events.converted(s, who=seat, by=card, faction=cards.faction[card], amount=cards.amount[card])
    elif verb == EMBOLDEN:
        events.emboldened(s, who=seat, by=card, amount=cards.amount[card])
    else:
        events.silenced(s, who=seat, by=card)


@inline
def reached(cards: Cards, s: State, card: int, target: int) -> bool:
    """Whether an ability that comes so far is for somebody as things stand (ST-7, ST-10 to ST-12)."""
    if target & (DEAD | DOWN) != 0:
        return False
    if cards.factions[card] >> faction_of(target) & 1 == 0 or cards.ranks[card] >> cards.rank[card_of(target)] & 1 == 0:
        return False
    return cards.reach[card] != EARLIER_WAVES or wave_of(target) < s.wave


@inline
def has_more_to_do(cards: Cards, target: int) -> bool:
    """Whether silence would prevent anything (ST-34); who has stayed has no ability left (ST-15)."""
    return cards.number[card_of(target)] > 0 and target & ACTED == 0 and wave_of(target) > 0


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
        card = card_of(character)
        character |= DEAD
        if s.options[EMBOLDEN_LOST] == 1:
            character &= ~(TOKENS_BITS << TOKENS_AT)
        if cards.verb[card] == MARTYR and character & ACTED != 0:  # ST-14, ST-30
            s.influence[seat] += cards.amount[card]
            events.martyred(s, who=seat, card=card, amount=cards.amount[card])
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
        faction=lowest(winners),
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
            if stays(cards, character, winners):
                events.stayed(s, who=seat, card=card_of(character))
            elif wave_of(character) == 0:
                events.departed(s, who=seat, card=card_of(character))


@inline
def stays(cards: Cards, character: int, winners: int) -> bool:
    """Whether somebody waits for the next battle: the ability has triggered, alive, and its side lost (ST-15)."""
    card = card_of(character)
    return (
        cards.verb[card] == STAY
        and character & ACTED != 0
        and character & DEAD == 0
        and winners >> cards.faction[card] & 1 == 0
    )
