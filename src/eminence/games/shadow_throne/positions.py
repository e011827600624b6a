"""Shadow Throne: what the text of a position may leave out, and what is no position.

Touches the kernel and this game's rules.
"""

from __future__ import annotations

from eminence.games.shadow_throne import state as st
from eminence.games.shadow_throne import verbs
from eminence.games.shadow_throne.characters import card_of, tokens_of, wave_of
from eminence.games.shadow_throne.choices import back, legal, summoner
from eminence.games.shadow_throne.moves import ACTIONS, PASS
from eminence.games.shadow_throne.numbers import census
from eminence.games.shadow_throne.state import State
from eminence.games.shadow_throne.vocabulary import named, packed
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.message import Message
from eminence.kernel.problems import miscounted

MOST_TOKENS = 150
"""Enough for any game, with room for more to come."""
FRESH = st.CARD_BITS | 3 << st.FACTION_AT | st.TOKENS_BITS << st.TOKENS_AT | st.DEAD
"""What a character in wave 0 can have: a side, tokens, death. Abilities are for those who enter."""
RICHEST = 20_000
"""More gold or influence than anybody can have; a position leaves room for more to come."""

# --- What may be left out ---------------------------------------------------------------------------------------------


def complete(cards: CardSet, s: State, given: set[str]) -> None:
    """A text need only say what matters: by default a first wave; the deck is whatever lies nowhere else."""
    if "phase" not in given:
        s.phase = st.WAVE
    if "battle" not in given:
        s.battle = 1
    if "round" not in given:
        s.round = 0 if s.phase == st.DRAFT else st.POOL
    if "wave" not in given:
        s.wave = {st.DRAFT: 0, st.KEEP: st.WAVES, st.OVER: st.WAVES}.get(s.phase, 1)
    if "number" not in given and s.phase == st.EXTRA:
        s.number = st.NUMBERS
    for seat in range(s.seats):
        s.fielded[seat] = sum(character != NONE for character in s.line[seat])
        s.hands[seat] = _sorted(s.hands[seat])
        s.pools[seat][s.round :] = _sorted(s.pools[seat][s.round :])
    if s.phase != st.DRAFT and not any(key.startswith("pools") for key in given):
        for seat in range(s.seats):
            _retrace(s, seat)
    if "waiting" not in given:
        s.waiting = sum(1 << seat for seat in _asked(cards, s) if s.chosen[seat] == NONE)
    missing = _missing(cards, s)
    if "deck" not in given and min(missing) >= 0:
        s.deck = missing


def _sorted(row: list[int]) -> list[int]:
    return sorted(row, key=lambda card: st.TYPES if card == NONE else card)


def _retrace(s: State, seat: int) -> None:
    """Say from where a seat's cards came: the seventh was kept, the others were taken one a round."""
    cards = [*_shown(s, seat), *(card for card in s.hands[seat] if card != NONE)]
    if s.kept[seat] in cards:
        cards.remove(s.kept[seat])
    elif len(cards) == st.HAND and s.kept[seat] == NONE:
        s.kept[seat] = cards.pop()
    for taken, card in enumerate(cards[: st.POOL]):
        s.pools[back(s, seat, taken)][taken] = card


def _shown(s: State, seat: int) -> list[int]:
    return [card_of(character) for character in s.line[seat] if character != NONE and wave_of(character) > 0]


def _asked(cards: CardSet, s: State) -> list[int]:
    """The seats that choose in this phase."""
    if s.phase == st.DRAFT:
        return list(range(s.seats))
    if s.phase == st.EXTRA:
        return [seat for seat in range(s.seats) if summoner(packed(cards), s, seat) != NONE]
    return [seat for seat in range(s.seats) if s.phase != st.OVER and s.hands[seat][0] != NONE]


def _missing(cards: CardSet, s: State) -> list[int]:
    """How many of each card lie nowhere."""
    counts = [0] * st.TYPES
    census(packed(cards), s, counts)
    return [copies - count for copies, count in zip(packed(cards).copies, counts, strict=True)]


# --- What cannot be ---------------------------------------------------------------------------------------------------


def flaw(cards: CardSet, s: State) -> Message | None:
    seated = range(s.seats)
    rows = [*s.hands[: s.seats], *s.pools[: s.seats]]
    if HOLE in [*s.chosen, *s.kept] or any(HOLE in row for row in rows) or s.phase < 0:
        return Message("flaw-view")
    wrong = _progress_flaw(s)
    if wrong:
        return wrong
    for seat in seated:
        if not (0 <= s.gold[seat] <= RICHEST and 0 <= s.influence[seat] <= RICHEST):
            return Message("flaw-wealth", seat=seat, most=RICHEST)
        wrong = _line_flaw(cards, s, seat)
        if wrong:
            return wrong
    if any(card >= len(cards) for row in rows for card in row):
        return Message("flaw-card")
    wrong = miscounted(_missing(cards, s), lambda card: named(cards, card))
    if wrong:
        return wrong
    for seat in seated:
        wrong = _holding_flaw(s, seat)
        if wrong:
            return wrong
    return _choice_flaw(cards, s)


def _progress_flaw(s: State) -> Message | None:
    if not 1 <= s.battle <= st.BATTLES:
        return Message("flaw-battle", most=st.BATTLES)
    if (s.phase == st.DRAFT) != (0 <= s.round < st.POOL) or not 0 <= s.round <= st.POOL:
        return Message("flaw-round", high=st.POOL - 1, after=st.POOL)
    waves = {st.DRAFT: range(1), st.KEEP: range(st.WAVES, st.WAVES + 1), st.OVER: range(st.WAVES, st.WAVES + 1)}.get(
        s.phase, range(1, st.WAVES + 1)
    )
    if s.wave not in waves:
        return Message("flaw-wave", most=st.WAVES)
    if (s.phase == st.EXTRA) != (1 <= s.number <= st.NUMBERS) or not 0 <= s.number <= st.NUMBERS:
        return Message("flaw-number", most=st.NUMBERS)
    return None


def _line_flaw(cards: CardSet, s: State, seat: int) -> Message | None:
    latest = s.wave - (s.phase == st.WAVE)
    waves = []
    for character in s.line[seat][: s.fielded[seat]]:
        card, wave = card_of(character), wave_of(character)
        waves.append(wave)
        if card >= len(cards):
            return Message("flaw-character")
        whose = {"thing": named(cards, card), "seat": seat}
        if character & st.PASSING:
            return Message("flaw-passing", **whose)
        if wave > latest:
            return Message("flaw-wave-to-come", **whose, wave=wave)
        if wave == 0 and not verbs.STAYING >> packed(cards).verb[card] & 1:
            return Message("flaw-cannot-stay", **whose)
        if wave == 0 and character & ~FRESH:
            return Message("flaw-stayed", **whose)
        if tokens_of(character) > MOST_TOKENS:
            return Message("flaw-tokens", **whose, most=MOST_TOKENS)
        if character & st.DOWN and character & sum(bit for bit in st.MARKS.values() if bit != st.DOWN):
            return Message("flaw-face-down", **whose)
    if waves != sorted(waves):
        return Message("flaw-order", seat=seat)
    return None


def _holding_flaw(s: State, seat: int) -> Message | None:
    held = [card for card in s.hands[seat] if card != NONE]
    taken = [s.pools[back(s, seat, place)][place] for place in range(s.round)]
    sources = [card for card in (*taken, s.kept[seat]) if card != NONE]
    if sorted([*held, *_shown(s, seat)]) != sorted(sources):
        return Message("flaw-holding", seat=seat)
    if any(s.pools[seat][place] == NONE for place in range(s.round, st.POOL)):
        return Message("flaw-pool", seat=seat)
    if s.kept[seat] != NONE:
        doubting = [other for other in range(s.seats) if other != seat and s.never[other] >> s.kept[seat] & 1]
        if doubting:
            return Message("flaw-never", seat=doubting[0], keeper=seat)
    return None


def _choice_flaw(cards: CardSet, s: State) -> Message | None:
    asked = _asked(cards, s)
    if not asked and s.phase != st.OVER:
        return Message("flaw-nobody-asked")
    if s.waiting >> s.seats or any((s.waiting >> seat & 1) != (s.chosen[seat] == NONE) for seat in asked):
        return Message("flaw-waiting")
    if any(s.waiting >> seat & 1 or s.chosen[seat] != NONE for seat in range(s.seats) if seat not in asked):
        return Message("flaw-not-asked")
    if s.waiting == 0 and s.phase != st.OVER:
        return Message("flaw-all-chosen")
    for seat in asked:
        if s.chosen[seat] != NONE:
            moves = [0] * ACTIONS
            count = legal(packed(cards), s, seat, moves)
            action = PASS if s.chosen[seat] == st.NOBODY else s.phase * st.TYPES + s.chosen[seat]
            if action not in moves[:count]:
                return Message("flaw-chosen", seat=seat)
    return None
