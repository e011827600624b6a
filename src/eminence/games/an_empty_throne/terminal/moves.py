"""The moves of An Empty Throne in the terminal: their order, a grid for many of them, and what is said beside each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne.choices import play_of, possible
from eminence.games.an_empty_throne.moves import DECK, DECLINE, MOVING, PLACE, TARGET, USE
from eminence.games.an_empty_throne.scoring import coalition, combined
from eminence.games.an_empty_throne.state import State
from eminence.games.an_empty_throne.targets import (
    all_played,
    destination,
    impact_of,
    place_of,
    recruit_of,
    said_deck,
    side_of,
)
from eminence.games.an_empty_throne.terminal.drawing import ability, card_text, place_name
from eminence.games.an_empty_throne.terminal.words import say
from eminence.games.an_empty_throne.verbs import play, trade
from eminence.games.an_empty_throne.vocabulary import named, packed, part_of
from eminence.kernel.kinds import NONE
from eminence.kernel.view import Move, View

SHORT_LIST = 12
"""More Actions than these are offered in a grid."""
LOW = 4
"""So many moves are not worth halving."""
GAP = 3
GAINS = {"!": "makes-coalition", "+": "makes-value"}
Rows = dict[int, list[Text]]
SHORT_MODES = ("", "recruit", "impact", "both")


def order_moves(view: View) -> list[Move]:
    """Actions card by card, plays before moves; targets as they lie on the table."""
    s, cards = cast(State, view.state), packed(view.game.cards)

    def order(move: Move) -> tuple[int, ...]:
        mode, card, place = _action(move.action)
        lies = _lies(s, card)
        if move.action >= MOVING:
            return 1, *lies, cards.value[card], card, place
        return 0, cards.kith[card], cards.value[card], card, place, mode

    def target(move: Move) -> tuple[int, ...]:
        if not TARGET <= move.action < DECK:
            return 1, move.action
        card = move.action - TARGET
        return 0, *_lies(s, card), cards.kith[card], cards.value[card], card

    return sorted(view.legal, key=order if s.phase == st.ACTION else target)


def _action(action: int) -> tuple[int, int, int]:
    """What is used, which card, and where to, of a play or a move."""
    return (st.AT_TOMBS, *divmod(action - MOVING, st.PLACES)) if action >= MOVING else play_of(action)


def _lies(s: State, card: int) -> tuple[int, int]:
    """The place of a card and its side; no place if it has not been played."""
    if not (all_played(s, 0) | all_played(s, 1)) >> card & 1:
        return st.PLACES, s.turn
    return place_of(s, card), side_of(s, card)


def menu(view: View, moves: Sequence[Move]) -> RenderableType | None:
    """Many Actions as a grid: a row a card, a column a place, with numbers to type."""
    s = cast(State, view.state)
    if s.phase != st.ACTION or len(moves) <= SHORT_LIST:
        return None
    plays: Rows = {}
    shifts: Rows = {}
    for number, move in enumerate(moves, 1):
        mode, card, place = _action(move.action)
        row = (shifts if move.action >= MOVING else plays).setdefault(card, [Text() for _ in range(st.PLACES)])
        row[place].append(" " if row[place] else "").append(f"{number:>2}", style="bold").append(_short(mode))
        row[place].append("" if mode == st.RECRUIT else "".join(_gains(view, card, place)), style="bold yellow")
    for card, row in shifts.items():
        row[place_of(s, card)] = Text(" -", style="dim")
    parts = [_grid(view, "play", plays, ("", *map(place_name, range(st.PLACES))))] if plays else []
    half = len(shifts) if len(shifts) <= LOW else (len(shifts) + 1) // 2
    for cards in (list(shifts)[:half], list(shifts)[half:]):
        if cards:
            titles = (say("to-field"), "1", "2", "3", say("to-tombs"))
            parts.append(_grid(view, "move", {card: shifts[card] for card in cards}, titles))
    return Group(Flow(parts), Text(say("legend"), style="dim"))


def _short(mode: int) -> str:
    return f" {say(f'short-{SHORT_MODES[mode]}')}" if SHORT_MODES[mode] else ""


def _grid(view: View, verb: str, rows: Rows, titles: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    for title in titles:
        first = title == titles[0]
        table.add_column(Text(title, style="dim", justify="right" if first else "left"), no_wrap=first)
    for card, cells in rows.items():
        table.add_row(Text(f"{verb} ").append_text(card_text(view, card)), *cells)
    return table


@dataclass(frozen=True)
class Flow:
    """Tables side by side, as many as fit, then the next below."""

    parts: Sequence[Table]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Table]:
        line: list[Table] = []
        room = options.max_width
        for part in self.parts:
            wide = Measurement.get(console, options, part).maximum + GAP
            if line and wide > room + GAP:
                yield self._beside(line)
                line, room = [], options.max_width
            line.append(part)
            room -= wide
        yield self._beside(line)

    @staticmethod
    def _beside(line: Sequence[Table]) -> Table:
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_row(*line)
        return table


def _gains(view: View, card: int, place: int) -> list[str]:
    """The marks of what a card would make on its player's side of a place."""
    s, cards = cast(State, view.state), packed(view.game.cards)
    side = _lies(s, card)[1]
    before = s.played[side][place]
    after = before | 1 << card
    found = []
    if (
        place != st.TOMBS
        and not s.flips[side] >> place & 1
        and coalition(cards, after)
        and not coalition(cards, before)
    ):
        found.append("!")
    if combined(cards, before) < st.ENOUGH <= combined(cards, after):
        found.append("+")
    return found


def _gain_notes(view: View, card: int, place: int) -> list[str]:
    return [say(GAINS[gain], value=st.ENOUGH) for gain in _gains(view, card, place)]


# --- Beside the moves -------------------------------------------------------------------------------------------------


def note(view: View, move: str) -> str:
    """Beside a play what is used, beside a target where it lies, beside a deck its top."""
    s, found = cast(State, view.state), view.legal.find(move)
    if found is None:
        return ""
    if s.phase == st.ACTION:
        told = _play_note(view, s, found.action) if found.action < MOVING else _move_note(view, s, found.action)
    else:
        told = _answer_note(view, s, found.action)
    return f"  ({told})"


def _joined(told: Sequence[str]) -> str:
    return f"{say('note-between')} ".join(told)


def _play_note(view: View, s: State, action: int) -> str:
    mode, card, place = play_of(action)
    cards, told = packed(view.game.cards), []
    if mode in (st.RECRUIT, st.BOTH):
        told.append(_ability(view, s, action, recruit_of(cards, s.tops[place]), sure=True))
    if mode == st.AT_TOMBS:
        told.append(say("draw-tombs" if s.left[st.TOMBS] else "nothing-to-draw"))
    if mode != st.RECRUIT:
        told.append(_ability(view, s, action, impact_of(cards, card), sure=mode != st.BOTH))
    return _joined([*told, *_gain_notes(view, card, place)])


def _ability(view: View, s: State, action: int, sentence: int, sure: bool) -> str:
    """An ability in a few words; and if that is sure before the play, that it finds nothing."""
    kith, half, _ = part_of(sentence)
    entry = view.game.cards.cards[kith]
    told = ability(view, entry, half)
    nothing = sure and entry[half] and not _would_find(view, s, action, sentence)
    return say("finds-nothing", ability=told) if nothing else told


def _would_find(view: View, s: State, action: int, sentence: int) -> bool:
    """Whether an ability could do anything once the card lies there."""
    mode, card, place = play_of(action)
    cards, after = packed(view.game.cards), s.copy()
    if cards.verb[sentence] == trade.NUMBER:
        return True
    after.hands[s.turn] &= ~(1 << card)
    after.played[s.turn][place] |= 1 << card
    after.card, after.place = card, place
    after.left[st.TOMBS] -= mode == st.AT_TOMBS and s.left[st.TOMBS] > 0
    return possible(cards, after, sentence)


def _move_note(view: View, s: State, action: int) -> str:
    cards = packed(view.game.cards)
    card, place = divmod(action - MOVING, st.PLACES)
    told = [_drawn(view, s, place) if s.left[place] else say("nothing-to-draw"), *_gain_notes(view, card, place)]
    before, side = place_of(s, card), s.played[s.turn]
    left = side[before] & ~(1 << card)
    kept = before == st.TOMBS or (s.options[st.FLIPS_ARE_PERMANENT] and s.flips[s.turn] >> before & 1)
    if not kept and coalition(cards, side[before]) and not coalition(cards, left):
        told.append(say("breaks-coalition", place=place_name(before)))
    if combined(cards, left) < st.ENOUGH <= combined(cards, side[before]):
        told.append(say("leaves-value", value=combined(cards, left), place=place_name(before)))
    return _joined(told)


def _drawn(view: View, s: State, deck: int) -> str:
    return say("draw-tombs") if deck == st.TOMBS else say("draw-top", card=named(view.game.cards, s.tops[deck]))


def _answer_note(view: View, s: State, action: int) -> str:
    cards = packed(view.game.cards)
    if action == DECLINE:
        more = cards.verb[s.sentence + 1] != st.END
        return say("decline-more" if more else "decline")
    if action == USE or DECK <= action < PLACE:
        deck = said_deck(cards, s, s.sentence) if action == USE else action - DECK
        top = say("top-unseen") if deck == st.TOMBS else named(view.game.cards, s.tops[deck])
        if cards.verb[s.sentence] != play.NUMBER:
            return top
        return say("to-your-side", card=top, place=place_name(destination(cards, s, s.sentence)))
    if action >= PLACE:
        place = action - PLACE
        value = combined(cards, s.played[side_of(s, s.first)][place] | 1 << s.first)
        return _joined([say("value-there", value=value, limit=st.ENOUGH), *_gain_notes(view, s.first, place)])
    card = action - TARGET
    if s.phase == st.DRAFT:
        return ability(view, view.game.cards.cards[cards.kith[card]], "impact")
    place, side = _lies(s, card)
    if place == st.PLACES:
        return say("of-your-hand")
    return say("yours" if side == s.turn else "theirs", place=place_name(place))


def is_obvious(view: View) -> bool:
    """A single second target is taken without a question."""
    return cast(State, view.state).first != NONE and len(view.legal) == 1
