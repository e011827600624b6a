"""Shadow Throne in people's words: notation, log, status, standing.

Reasons for a refusal are in `refusals`, positions as text in `positions`. Touches the kernel and this game's rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from eminence.games.shadow_throne.battle import leaders, power_of, powers
from eminence.games.shadow_throne.choices import card_of, faction_of, onward, summoner
from eminence.games.shadow_throne.positions import complete, flaw
from eminence.games.shadow_throne.refusals import refusal
from eminence.games.shadow_throne.state import (
    ACTED,
    BATTLES,
    DEAD,
    DOWN,
    DRAFT,
    EDITION,
    EXTRA,
    INFLUENCE_TO_WIN,
    KEEP,
    MARTYR,
    NOBODY,
    OVER,
    PASS,
    POOL,
    POOR,
    TOLD_BATTLE,
    TOLD_BONUS,
    TOLD_CONVERT,
    TOLD_EMBOLDEN,
    TOLD_EXTRA,
    TOLD_FAILED_EXTRA,
    TOLD_HUSH,
    TOLD_KEEP,
    TOLD_KILL,
    TOLD_LEAVES,
    TOLD_MARTYR,
    TOLD_NO_EXTRA,
    TOLD_OVER,
    TOLD_PLAY,
    TOLD_POOL,
    TOLD_POOR,
    TOLD_RALLY,
    TOLD_SILENCE,
    TOLD_SPOILS,
    TOLD_STAYS,
    TOLD_TAKE,
    TOLD_TORN,
    TOLD_TRACK,
    TOLD_WAVE,
    TOLD_WINNERS,
    TYPES,
    WAVES,
    State,
)
from eminence.games.shadow_throne.vocabulary import PEOPLE, SIDES, card_text, named, packed, vocabulary
from eminence.kernel.cards import CardSet
from eminence.kernel.errors import listed
from eminence.kernel.kinds import NONE
from eminence.kernel.prose import YOU, does, owner

__all__ = ["card_text", "complete", "event", "flaw", "move", "reasons", "refusal", "status", "vocabulary"]

INTRIGUE, FIGHTING, ENDING = range(3)
PHASE_NAMES = (
    ("Intrigue phase", "Conflict phase", "Resolution phase"),
    ("Intrigue phase", "Wave phase", "Conflict phase"),
)
"""What each edition calls the parts of a battle."""

MOVES = ("take", "play", "bring", "keep")


def move(cards: CardSet, s: State, seat: int, action: int) -> str:
    if action == PASS:
        return "pass"
    return f"{MOVES[action // TYPES]} {named(cards, action % TYPES)}"


# --- The log ----------------------------------------------------------------------------------------------------------


def event(cards: CardSet, names: Sequence[str], event: Sequence[int]) -> str:
    kind, a, b, c, d = event
    if kind == TOLD_BATTLE:
        return f"Battle {a} begins. {PHASE_NAMES[b][INTRIGUE]}: every pool has {POOL} cards."
    if kind == TOLD_WAVE:
        return f"{PHASE_NAMES[b][FIGHTING]}, wave {a} of {WAVES}: the cards are turned."
    if kind == TOLD_TRACK:
        return f"Power after wave {b}: {_powers(a)}."
    if kind == TOLD_WINNERS:
        return f"{PHASE_NAMES[d][ENDING]}: {_outcome(c, a, b)}"
    if kind == TOLD_OVER:
        return f"The game is over after {a} battles." if a > 1 else "The game is over after one battle."
    return _about_seat(cards, names, kind, a, b, c, d)


def _powers(track: int) -> str:
    return ", ".join(f"{side.removeprefix('the ')} {power_of(track, at)}" for at, side in enumerate(SIDES))


def _outcome(battle: int, winners: int, track: int) -> str:
    sides = [side for at, side in enumerate(SIDES) if winners >> at & 1]
    if len(sides) == 3:
        return f"all three factions tie with power {power_of(track, 0)} and win battle {battle}; nobody is consoled."
    if len(sides) == 2:
        return f"{listed(sides, 'and')} tie and both win battle {battle} ({_powers(track)})."
    wins = "win" if sides == ["the Rebels"] else "wins"
    return f"{sides[0]} {wins} battle {battle} ({_powers(track)})."


def _about_seat(cards: CardSet, names: Sequence[str], kind: int, seat: int, b: int, c: int, d: int) -> str:
    who, card = names[seat], named(cards, b)
    whose = owner(who, start=True)
    if kind == TOLD_POOL:
        left = listed([named(cards, code & 63) for code in _codes(b, 7)], "and")
        return f"{does(who, 'look')} at {'the pool' if c == 0 else 'the next pool'}: {left}."
    if kind == TOLD_TAKE:
        return f"{does(who, 'take')} {card}."
    if kind == TOLD_PLAY:
        return f"{does(who, 'play')} {card} {_for(who, c, d)}."
    if kind == TOLD_HUSH:
        person = "you" if who == YOU else who
        verb, more = ("pay", "more") if packed(cards).price[b] >= 0 else ("collect", "less")
        return f"Hush money: {does(who, verb).replace(who, person, 1)} 1 {more} for a second {PEOPLE[c]} card."
    if kind == TOLD_POOR:
        return f"{does(who, 'reveal')} {card} and cannot pay {c}: it is turned face down, and {_pronoun(who)} 1 gold."
    if kind == TOLD_RALLY:
        return f"{whose} {card}: +{c} power from the wave before."
    if kind == TOLD_EXTRA:
        return f"{does(who, 'bring')} {named(cards, c)} through {card}, {_price(d)}."
    if kind == TOLD_NO_EXTRA:
        return f"{does(who, 'bring')} nobody through {card}."
    if kind == TOLD_FAILED_EXTRA:
        return f"{does(who, 'call')} {named(cards, c)} through {card} and cannot pay {d}: it is turned face down."
    if kind in (TOLD_KILL, TOLD_CONVERT, TOLD_EMBOLDEN, TOLD_SILENCE):
        return _deed(cards, names, kind, f"{whose} {card}", b, c, d)
    if kind == TOLD_TORN:
        return f"{whose} {card}: no change of side, for two factions pull at once."
    if kind == TOLD_BONUS:
        return f"{whose} {card}: +{c} power, with at most {POOR} gold left."
    if kind == TOLD_MARTYR:
        return f"{does(who, 'gain')} {c} influence for the death of {card}."
    if kind == TOLD_SPOILS:
        return _spoils(cards, who, b, c, d)
    if kind == TOLD_STAYS:
        return f"{does(who, 'leave')} {card} in the field for the next battle."
    if kind == TOLD_LEAVES:
        return f"{whose} {card}: back into the deck after a second battle."
    if kind == TOLD_KEEP:
        return f"{does(who, 'keep')} {card} for the next battle."
    raise ValueError(f"event {kind} has no words")


def _codes(packed_codes: int, width: int) -> list[int]:
    """The parts of a number that holds several, each with its highest bit set; in the order in which they came."""
    parts = []
    while packed_codes:
        parts.append(packed_codes & ((1 << width) - 1))
        packed_codes >>= width
    return parts[::-1]


def _price(price: int) -> str:
    return f"which brings {-price} gold" if price < 0 else f"for {price} gold"


def _for(who: str, price: int, gold: int) -> str:
    if price < 0:
        return f"and {'collect' if who == YOU else 'collects'} {-price} gold, {gold} in all"
    return f"for {price} gold, {gold} left" if price else "for nothing"


def _pronoun(who: str) -> str:
    return "you collect" if who == YOU else f"{who} collects"


def _deed(cards: CardSet, names: Sequence[str], kind: int, actor: str, card: int, told: int, amount: int) -> str:
    hit = [f"{owner(names[code >> 6 & 7])} {named(cards, code & 63)}" for code in _codes(told, 10)]
    targets = listed(hit, "and")
    if kind == TOLD_KILL:
        return f"{actor}: {targets} killed."
    if kind == TOLD_SILENCE:
        return f"{actor}: {targets} silenced."
    gift = f" +{amount} power" if amount else ""
    if kind == TOLD_EMBOLDEN:
        return f"{actor}:{gift} for {targets}."
    to = SIDES[packed(cards).faction[card]]
    return f"{actor}: {targets} converted to {to}" + (f", with{gift}." if gift else ".")


def _spoils(cards: CardSet, who: str, influence: int, gold: int, told: int) -> str:
    """What a battle brought to somebody, and for whom: a dead one counts half."""
    gains, consolations = [], []
    for code in _codes(told, 10):
        card, dead, won = code & 63, code >> 6 & 1, code >> 7 & 1
        amount = packed(cards).influence[card] >> dead if won else packed(cards).consolation[card]
        if won:
            gains.append(f"{named(cards, card)} {amount}{' (dead: half)' if dead else ''}")
        elif amount:
            consolations.append(f"{named(cards, card)} {amount}")
    parts = [f"{influence} influence ({', '.join(gains)})"] if gains else ["no influence"]
    if gold:
        parts.append(f"{gold} gold to console ({', '.join(consolations)})")
    return f"{does(who, 'gain')} {listed(parts, 'and')}."


# --- Status -----------------------------------------------------------------------------------------------------------


def status(cards: CardSet, names: Sequence[str], s: State, viewer: int) -> str:
    if s.phase == OVER:
        return "The game is over."
    asked = [seat for seat in range(s.seats) if s.waiting >> seat & 1]
    if viewer in asked:
        return question(cards, names, s, viewer)
    others = [names[seat] if names[seat] != YOU else "you" for seat in asked]
    waiting = f"Waiting for {listed(others, 'and')}."
    if viewer >= 0 and s.chosen[viewer] != NONE:
        chosen = "nobody" if s.chosen[viewer] == NOBODY else named(cards, s.chosen[viewer])
        return f"You have chosen {chosen}. {waiting} Until then you may choose again."
    return waiting


def question(cards: CardSet, names: Sequence[str], s: State, seat: int) -> str:
    """What somebody is asked."""
    phases = PHASE_NAMES[s.options[EDITION]]
    if s.phase == DRAFT:
        left = names[onward(s, seat, 1)]
        rest = f"; the rest goes to {left}" if s.round < POOL - 1 else ""
        return f"{phases[INTRIGUE]}, pick {s.round + 1} of {POOL}: take a card{rest}."
    if s.phase == KEEP:
        return f"{phases[ENDING]}: keep one card for the next battle."
    if s.phase == EXTRA:
        by = named(cards, card_of(s.line[seat][summoner(packed(cards), s, seat)]))
        return f"{by} lets you bring another card: bring one, or pass."
    return f"{phases[FIGHTING]}, wave {s.wave} of {WAVES}: play a card."


# --- Standing ---------------------------------------------------------------------------------------------------------


def reasons(cards: CardSet, names: Sequence[str], s: State) -> list[str]:
    return [f"{names[seat]}: {_reason(cards, s, seat)}{_end(s, seat)}" for seat in range(s.seats)]


def _reason(cards: CardSet, s: State, seat: int) -> str:
    """Influence, and what of it the last battle brought; a record remembers no earlier one."""
    text = f"{s.influence[seat]} influence"
    brought = _brought(cards, s, seat)
    before = s.influence[seat] - sum(amount for amount, _ in brought)
    if s.phase in (KEEP, OVER) and before >= 0:  # a position that somebody made up may have given nothing yet
        terms = [f"{before} before battle {s.battle}", *(f"{amount} {whom}" for amount, whom in brought)]
        text += f" = {' + '.join(terms)}"
    return f"{text}; {s.gold[seat]} gold"


def _brought(cards: CardSet, s: State, seat: int) -> list[tuple[int, str]]:
    """What the battle that is over brought a seat in influence, and for whom (ST-14, ST-16)."""
    record, winners, found = packed(cards), leaders(powers(packed(cards), s)), []
    for character in s.line[seat][: s.fielded[seat]]:
        card, dead = card_of(character), character & DEAD != 0
        influence = record.influence[card] >> dead if winners >> faction_of(character) & 1 else 0
        if influence and not character & DOWN:
            found.append((influence, f"for {named(cards, card)}{' (dead: half)' if dead else ''}"))
        if record.verb[card] == MARTYR and dead and character & ACTED:
            found.append((record.amount[card], f"for the death of {named(cards, card)}"))
    return found


def _end(s: State, seat: int) -> str:
    """Why the game ended, or was decided, in another way than by influence."""
    if s.phase != OVER:
        return ""
    if s.battle == BATTLES and max(s.influence) < s.options[INFLUENCE_TO_WIN]:
        return f"; nobody had {s.options[INFLUENCE_TO_WIN]} after {BATTLES} battles"
    seats = range(s.seats)
    first = [other for other in seats if s.influence[other] == max(s.influence)]
    if len(first) == 1 or seat not in first:
        return ""
    richest = [other for other in first if s.gold[other] == max(s.gold[one] for one in first)]
    if seat not in richest:
        return ", too little for the tie"
    return ", which breaks the tie" if len(richest) == 1 else ", so nobody wins the tie"
