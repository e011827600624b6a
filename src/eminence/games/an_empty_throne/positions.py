"""An Empty Throne: what the text of a position may leave out, and what is no position.

Touches the kernel and this game's rules.
"""

from __future__ import annotations

from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne import verbs
from eminence.games.an_empty_throne.choices import actions_left, can_act, first_targets, possible
from eminence.games.an_empty_throne.numbers import census
from eminence.games.an_empty_throne.state import State
from eminence.games.an_empty_throne.targets import all_played, impact_of
from eminence.games.an_empty_throne.vocabulary import PLACE_TEXTS, named, packed, sentence_name
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.prose import miscounted

# --- What may be left out ---------------------------------------------------------------------------------------------


def complete(cards: CardSet, s: State, given: set[str]) -> None:
    """A text need only say what matters: by default seat 0's first Action; the decks are whatever lies nowhere else."""
    record = packed(cards)
    if "phase" not in given:
        s.phase = st.ABILITIES if "sentence" in given else st.ACTION
    if "turn" not in given:
        s.turn = 0
    if s.phase == st.ABILITIES and "used" not in given and s.place >= 0:
        s.used = 1 << s.place
    if not any(key.startswith("seen") for key in given):
        for seat in range(st.SEATS):
            s.seen[seat] = s.hands[seat] & (st.STARTING if s.phase == st.DRAFT else record.field_cards)
    if s.phase == st.ABILITIES and s.first >= 0 and s.turn in range(st.SEATS):
        s.seen[s.turn] |= s.hands[s.turn] & 1 << s.first
    free = _free(cards, s)
    if "refuge" not in given and s.phase != st.DRAFT and free & st.STARTING:
        s.refuge = (free & st.STARTING & -(free & st.STARTING)).bit_length() - 1
        free &= ~(1 << s.refuge)
    if "pool" not in given:
        s.pool |= free & st.STARTING
    if "tombs" not in given:
        s.tombs |= free & record.tombs_cards
    _complete_decks(s, given, free & record.field_cards)


def _complete_decks(s: State, given: set[str], free: int) -> None:
    if "tops" not in given:
        for deck in range(st.FIELDS):
            if free:
                s.tops[deck] = (free & -free).bit_length() - 1
                free &= free - 1
    if "under" not in given:
        s.under |= free
    if "left" not in given:
        filled = [deck for deck in range(st.FIELDS) if s.tops[deck] != NONE]
        s.left = [0] * st.FIELDS + [s.tombs.bit_count()]
        for number, deck in enumerate(filled):
            share, more = divmod(s.under.bit_count(), len(filled))
            s.left[deck] = 1 + share + (number < more)


def _free(cards: CardSet, s: State) -> int:
    """The cards that lie nowhere yet, as bits."""
    counts = _counts(cards, s)
    return sum(1 << card for card in range(st.CARDS) if packed(cards).every >> card & 1 and not counts[card])


def _counts(cards: CardSet, s: State) -> list[int]:
    counts = [0] * st.CARDS
    census(packed(cards), s, counts)
    return counts


# --- What cannot be ---------------------------------------------------------------------------------------------------


def flaw(cards: CardSet, s: State) -> str | None:
    if any(s.unseen) or any(s.dealt) or HOLE in [*s.tops, s.refuge, s.card, s.first, s.phase, s.place, s.sentence]:
        return "somebody's cards are unseen: this is a view, not a position."
    if s.seats != st.SEATS or s.turn not in range(st.SEATS) or s.phase < 0:
        return "'turn' must be 0 or 1, and 'phase' draft, action, ability or over."
    missing = [
        (packed(cards).every >> card & 1) - count
        for card, count in zip(range(st.CARDS), _counts(cards, s), strict=True)
    ]
    return (
        miscounted(missing, lambda card: named(cards, card))
        or _deck_flaw(cards, s)
        or _holding_flaw(cards, s)
        or _turn_flaw(s)
        or {st.DRAFT: _draft_flaw, st.ABILITIES: _ability_flaw}.get(s.phase, _no_ability_flaw)(cards, s)
    )


def _deck_flaw(cards: CardSet, s: State) -> str | None:
    record = packed(cards)
    for deck in range(st.FIELDS):
        if (s.tops[deck] == NONE) != (s.left[deck] == 0) or s.left[deck] < 0:
            return f"{PLACE_TEXTS[deck]} has a top card just if cards are 'left' there."
    if sum(s.left[: st.FIELDS]) != s.under.bit_count() + sum(top != NONE for top in s.tops):
        return "the Field decks have not as many cards 'left' as lie in 'tops' and 'under'."
    if s.left[st.TOMBS] != s.tombs.bit_count():
        return "The Tombs have not as many cards 'left' as lie in 'tombs'."
    if s.under & ~record.field_cards or s.tombs & ~record.tombs_cards:
        return "'under' is for cards of the Field decks, and 'tombs' for cards of The Tombs."
    return None


def _holding_flaw(cards: CardSet, s: State) -> str | None:
    for seat in range(st.SEATS):
        if s.seen[seat] & ~s.hands[seat] or s.hands[seat] & packed(cards).field_cards & ~s.seen[seat]:
            return f"what is 'seen' of the hand of seat {seat} must lie there, with all its cards from Field decks."
        if s.flips[seat] & ~st.ALL_FIELDS:
            return "only Fields can be flipped."
    if s.pool & ~st.STARTING or (s.refuge != NONE and s.refuge >= st.STARTERS):
        return "'pool' and 'refuge' are for starting cards."
    if (s.refuge == NONE) != (s.phase == st.DRAFT):
        return "there is a Refuge card just when the draft is over."
    return None


def _turn_flaw(s: State) -> str | None:
    if not 0 <= s.turns < st.LAST_TURN + (s.phase == st.OVER):
        return f"'turns' counts those that are over: 0 to {st.LAST_TURN - 1} while a game goes on."
    if s.phase in (st.DRAFT, st.OVER):
        return f"in the phase {('draft', 'over')[s.phase == st.OVER]} nothing has been 'used'." if s.used else None
    if actions_left(s) < (s.phase == st.ACTION):
        return "'used' has more Actions than a turn."
    if s.phase == st.ACTION and not can_act(s, s.turn):
        return f"seat {s.turn} has no possible Action, so its turn would be over."
    return None


def _no_ability_flaw(cards: CardSet, s: State) -> str | None:
    if (s.card, s.place, s.sentence, s.first, s.impact) != (NONE, NONE, NONE, NONE, 0):
        return "'card', 'place', 'sentence', 'first' and 'impact' belong to the phase ability."
    return None


HELD = {5: (0, 0), 4: (0, 1), 3: (1, 1), 2: (1, 2)}
"""In the draft, by the cards to be taken: how many the seat on turn holds, and how many the other."""


def _draft_flaw(cards: CardSet, s: State) -> str | None:
    if not s.options[st.DRAFT_STARTING_CARDS]:
        return "starting cards are drafted only with the option draft_starting_cards."
    if s.turns or any(any(row) for row in s.played) or any(s.flips):
        return "in the draft nothing has been played yet."
    held = tuple(s.hands[seat].bit_count() for seat in (s.turn, 1 - s.turn))
    if HELD.get(s.pool.bit_count()) != held or s.seen != s.hands:
        return "in the draft the first player takes one card, the other two, the first player one, all seen."
    return _no_ability_flaw(cards, s)


def _ability_flaw(cards: CardSet, s: State) -> str | None:
    record = packed(cards)
    if NONE in (s.card, s.place, s.sentence) or not sentence_name(cards, s.sentence):
        return "the phase ability needs the 'card' just played, its 'place' and the 'sentence' that asks."
    in_sight = all_played(s, 0) | all_played(s, 1) | s.seen[s.turn] | s.seen[1 - s.turn]
    if not in_sight >> s.card & 1 and s.card not in s.tops:
        return f"{named(cards, s.card)} was just played, but lies neither on the table nor in a hand that showed it."
    own = s.sentence & ~(st.ABILITY - 1) == impact_of(record, s.card)
    recruit = s.sentence % st.KITH_SENTENCES < st.ABILITY and s.place != st.TOMBS
    if not own and not recruit:
        return f"{sentence_name(cards, s.sentence)} cannot be asked when {named(cards, s.card)} was played there."
    if s.impact and not recruit:
        return "'impact' is for what comes after a Recruit."
    if not s.used >> s.place & 1:
        return "'used' must have the place just played to."
    if s.first == NONE:
        if not possible(record, s, s.sentence):
            return f"{sentence_name(cards, s.sentence)} can do nothing, so it would not be asked."
        return None
    two = verbs.asks_twice(record.verb[s.sentence], record, s.sentence)
    if not two or not first_targets(record, s, s.sentence) >> s.first & 1:
        return f"{named(cards, s.first)} cannot be the first target of {sentence_name(cards, s.sentence)}."
    if (s.hands[s.turn] & ~s.seen[s.turn]) >> s.first & 1:
        return f"{named(cards, s.first)} is on its way to a deck, so it must be 'seen'."
    return None
