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
from eminence.games.an_empty_throne.vocabulary import PLACE_NAMES, named, packed, sentence_name
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.problems import miscounted
from eminence.kernel.translation import Message, slug

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


def flaw(cards: CardSet, s: State) -> Message | None:
    if any(s.unseen) or any(s.dealt) or HOLE in [*s.tops, s.refuge, s.card, s.first, s.phase, s.place, s.sentence]:
        return Message("flaw-view")
    if s.seats != st.SEATS or s.turn not in range(st.SEATS) or s.phase < 0:
        return Message("flaw-turn-or-phase")
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


def _deck_flaw(cards: CardSet, s: State) -> Message | None:
    record = packed(cards)
    for deck in range(st.FIELDS):
        if (s.tops[deck] == NONE) != (s.left[deck] == 0) or s.left[deck] < 0:
            return Message("flaw-top", where=Message(f"place-{slug(PLACE_NAMES[deck])}"))
    if sum(s.left[: st.FIELDS]) != s.under.bit_count() + sum(top != NONE for top in s.tops):
        return Message("flaw-field-left")
    if s.left[st.TOMBS] != s.tombs.bit_count():
        return Message("flaw-tombs-left")
    if s.under & ~record.field_cards or s.tombs & ~record.tombs_cards:
        return Message("flaw-decks")
    return None


def _holding_flaw(cards: CardSet, s: State) -> Message | None:
    for seat in range(st.SEATS):
        if s.seen[seat] & ~s.hands[seat] or s.hands[seat] & packed(cards).field_cards & ~s.seen[seat]:
            return Message("flaw-seen", seat=seat)
        if s.flips[seat] & ~st.ALL_FIELDS:
            return Message("flaw-flips")
    if s.pool & ~st.STARTING or (s.refuge != NONE and s.refuge >= st.STARTERS):
        return Message("flaw-starting")
    if (s.refuge == NONE) != (s.phase == st.DRAFT):
        return Message("flaw-refuge")
    return None


def _turn_flaw(s: State) -> Message | None:
    if not 0 <= s.turns < st.LAST_TURN + (s.phase == st.OVER):
        return Message("flaw-turns", most=st.LAST_TURN - 1)
    if s.phase in (st.DRAFT, st.OVER):
        return Message("flaw-used", given=st.PHASES[s.phase]) if s.used else None
    if actions_left(s) < (s.phase == st.ACTION):
        return Message("flaw-actions")
    if s.phase == st.ACTION and not can_act(s, s.turn):
        return Message("flaw-no-action", seat=s.turn)
    return None


def _no_ability_flaw(cards: CardSet, s: State) -> Message | None:
    if (s.card, s.place, s.sentence, s.first, s.impact) != (NONE, NONE, NONE, NONE, 0):
        return Message("flaw-no-ability")
    return None


HELD = {5: (0, 0), 4: (0, 1), 3: (1, 1), 2: (1, 2)}
"""In the draft, by the cards to be taken: how many the seat on turn holds, and how many the other."""


def _draft_flaw(cards: CardSet, s: State) -> Message | None:
    if not s.options[st.DRAFT_STARTING_CARDS]:
        return Message("flaw-no-draft")
    if s.turns or any(any(row) for row in s.played) or any(s.flips):
        return Message("flaw-draft-played")
    held = tuple(s.hands[seat].bit_count() for seat in (s.turn, 1 - s.turn))
    if HELD.get(s.pool.bit_count()) != held or s.seen != s.hands:
        return Message("flaw-draft")
    return _no_ability_flaw(cards, s)


def _ability_flaw(cards: CardSet, s: State) -> Message | None:
    record = packed(cards)
    if NONE in (s.card, s.place, s.sentence) or not sentence_name(cards, s.sentence):
        return Message("flaw-ability")
    in_sight = all_played(s, 0) | all_played(s, 1) | s.seen[s.turn] | s.seen[1 - s.turn]
    if not in_sight >> s.card & 1 and s.card not in s.tops:
        return Message("flaw-played", thing=named(cards, s.card))
    own = s.sentence & ~(st.ABILITY - 1) == impact_of(record, s.card)
    recruit = s.sentence % st.KITH_SENTENCES < st.ABILITY and s.place != st.TOMBS
    if not own and not recruit:
        return Message("flaw-asked", given=sentence_name(cards, s.sentence), thing=named(cards, s.card))
    if s.impact and not recruit:
        return Message("flaw-impact")
    if not s.used >> s.place & 1:
        return Message("flaw-used-place")
    if s.first == NONE:
        if not possible(record, s, s.sentence):
            return Message("flaw-idle", given=sentence_name(cards, s.sentence))
        return None
    two = verbs.asks_twice(record.verb[s.sentence], record, s.sentence)
    if not two or not first_targets(record, s, s.sentence) >> s.first & 1:
        return Message("flaw-first", given=sentence_name(cards, s.sentence), thing=named(cards, s.first))
    if (s.hands[s.turn] & ~s.seen[s.turn]) >> s.first & 1:
        return Message("flaw-on-its-way", thing=named(cards, s.first))
    return None
