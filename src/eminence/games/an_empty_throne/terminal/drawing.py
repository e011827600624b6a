"""The table of An Empty Throne: four places side by side, their decks between the two players, and your hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from rich.box import Box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne.choices import actions_left
from eminence.games.an_empty_throne.events import EVENTS
from eminence.games.an_empty_throne.scoring import coalition, combined, refugees, score
from eminence.games.an_empty_throne.state import State
from eminence.games.an_empty_throne.targets import all_played
from eminence.games.an_empty_throne.terminal.words import say
from eminence.games.an_empty_throne.vocabulary import PLACE_TEXTS, named, packed, short_text
from eminence.kernel.cards import Card
from eminence.kernel.events import Event
from eminence.kernel.kinds import NONE
from eminence.kernel.translation import slug
from eminence.kernel.view import View
from eminence.terminal import say_message

COLOURS = {
    "red": "red",
    "orange": "dark_orange",
    "brown": "orange3",
    "gold": "yellow",
    "yellow": "yellow",
    "green": "green",
    "teal": "cyan",
    "cyan": "cyan",
    "blue": "dodger_blue1",
    "purple": "magenta",
    "violet": "magenta",
    "pink": "hot_pink",
    "bone": "wheat4",
    "silver": "grey62",
    "grey": "grey50",
    "gray": "grey50",
}
"""How the colours that card files name are shown; others are not."""
WIDEST = 120
TALL = 6
"""Where more cards than these lie on one side of a place, a line is a Kith and not a card."""
LINED = Box("    \n    \n ── \n    \n ── \n ── \n    \n    \n")
"""Lines above and below the decks, and none between columns."""


def draw(view: View, names: Sequence[str]) -> RenderableType:
    s = cast(State, view.state)
    you = max(view.viewer, 0)
    parts: list[RenderableType] = [_headline(view, s, names), _ending(view, s)]
    if s.phase == st.DRAFT:
        parts.append(_pool(view, s))
    parts += [Text(), _seat(view, s, 1 - you, names), _hand(view, s, 1 - you)]
    parts += [_places(view, s, you), _seat(view, s, you, names)]
    parts.append(_own_hand(view, s) if view.viewer >= 0 and s.phase != st.OVER else _hand(view, s, you))
    return Constrain(Group(*parts), WIDEST)


# --- The state of the game --------------------------------------------------------------------------------------------


def _headline(view: View, s: State, names: Sequence[str]) -> Text:
    """The turn, whose it is, and what has been done in it."""
    text = Text(view.game.title, style="bold yellow")
    if s.phase == st.DRAFT:
        return text.append(f"   {say('drafting')}", style="default not bold")
    if s.phase == st.OVER:
        return text.append(f"   {say('over', turns=s.turns)}", style="default not bold")
    done = s.used.bit_count()
    number, most = done + (s.phase == st.ACTION), done + actions_left(s)
    turn = say("turn", turn=s.turns + 1, who=names[s.turn])
    text.append(f"   {turn}   {say('action', number=number, most=most)}", style="default not bold")
    used = [place_name(place) for place in range(st.PLACES) if s.used >> place & 1]
    used += [say("moved")] * bool(s.used & st.MOVED)
    return text.append(f"   {say('used', places=used)}" if used else "", style="default not bold dim")


def _ending(view: View, s: State) -> Text:
    """The Kith that counts in hands, and how near the end is."""
    text = Text()
    if s.refuge != NONE:
        text.append(f"{say('refuge')} ", style="dim").append(_kith(view, s.refuge), style=_style(view, s.refuge))
        text.append(f" ({say('refuge-scores')})   ", style="dim")
    if s.phase == st.OVER:
        return text
    empty = s.left.count(0)
    if s.phase != st.DRAFT and (empty >= 2 or s.turns + 1 >= st.LAST_TURN):
        return text.append(say("last-turn"), style="bold red")
    if s.phase != st.DRAFT and s.flips[1 - s.turn] == st.ALL_FIELDS:
        sure = s.options[st.FLIPS_ARE_PERMANENT]
        return text.append(say("last-turn" if sure else "last-turn-unless"), style="bold red")
    return text.append(say("ends", empty=empty), style="dim")


def _seat(view: View, s: State, seat: int, names: Sequence[str]) -> Text:
    """A player's points as they stand, and what they come from."""
    asked = seat in view.actors
    text = Text().append(f"{'>' if asked else ' '}{names[seat]}", style="bold yellow" if asked else "bold")
    text.append(f" {seat}", style="dim")
    if s.phase == st.DRAFT:
        return text
    sure, more = points(view, seat)
    told = say("points-from", least=sure, most=sure + more) if more else say("points-now", points=sure)
    text.append(f"   {told}", style="bold")
    counts = {"flipped-fields": s.flips[seat].bit_count(), "refugees": refugees(packed(view.game.cards), s, seat)}
    for what, count in counts.items():
        text.append(f"   {say(what, count=count)}", style="" if count else "dim")
    value = combined(packed(view.game.cards), all_played(s, seat))
    return text.append(f"   {say('total-value', value=value)}", style="dim")


def points(view: View, seat: int) -> tuple[int, int]:
    """A seat's points as far as the viewer knows its cards, and how many more its unseen cards may be worth."""
    s, cards, total = cast(State, view.state), packed(view.game.cards), [0] * st.SEATS
    score(cards, s, total)
    if s.refuge == NONE:
        return total[seat], 0
    wanted = cards.of_kith[cards.kith[s.refuge]]
    unseen = min(s.unseen[seat], (s.tombs & wanted).bit_count()) + min(s.dealt[seat], (s.pool & wanted).bit_count())
    return total[seat], unseen


# --- The places -------------------------------------------------------------------------------------------------------


def _places(view: View, s: State, you: int) -> Table:
    """A column a place: the other player's side, the deck, your side."""
    table = Table(box=LINED, show_edge=False, expand=True, padding=(0, 0), pad_edge=False, show_header=False)
    for _ in range(st.PLACES):
        table.add_column(ratio=1)
    _add_side(table, view, s, 1 - you, above=True)
    table.add_row(*(_deck(view, s, place) for place in range(st.PLACES)), end_section=True)
    _add_side(table, view, s, you, above=False)
    return table


def _add_side(table: Table, view: View, s: State, seat: int, above: bool) -> None:
    """The cards lie next to the deck, what they are worth beyond them."""
    played = s.played[seat]
    tall = max(bits.bit_count() for bits in played) > TALL
    rows = list(_levelled([_lying(view, s, bits, tall) for bits in played], above))
    worth = [_worth(view, s, seat, place) for place in range(st.PLACES)]
    if any(worth):
        rows.insert(0 if above else len(rows), worth)
    for row in rows:
        table.add_row(*row)
    table.add_section()


def _levelled(columns: list[list[Text]], above: bool) -> Iterator[list[Text]]:
    """Row by row, with gaps on the far side of the deck."""
    high = max(map(len, columns))
    filled = [[Text()] * (high - len(column)) for column in columns]
    both = zip(filled, columns, strict=True) if above else zip(columns, filled, strict=True)
    yield from map(list, zip(*(first + second for first, second in both), strict=True))


def _lying(view: View, s: State, bits: int, tall: bool) -> list[Text]:
    """Cards on one side of a place, by value; if there are many, by Kith."""
    if not bits:
        return [Text("-", style="dim")]
    if tall:
        return [_giving_way(text) for text in _by_kith(view, bits)]
    order = sorted(_cards(bits), key=lambda card: (packed(view.game.cards).value[card], card))
    return [_giving_way(card_text(view, card, f" {_mark(s, card)}")) for card in order]


def _mark(s: State, card: int) -> str:
    """The card whose abilities are used now, and the first of two targets."""
    if s.phase != st.ABILITIES:
        return ""
    return "?" if card == s.first else "<" if card == s.card else ""


def _worth(view: View, s: State, seat: int, place: int) -> Text:
    """The combined value against 12; at a Field also how near a Coalition is, or that it is flipped."""
    cards, bits = packed(view.game.cards), s.played[seat][place]
    flipped = s.flips[seat] >> place & 1
    value = combined(cards, bits)
    text = Text()
    if bits and value >= st.ENOUGH:
        earned = s.options[st.TOMBS_POINTS] if place == st.TOMBS else 1
        text.append(f"{value}/{st.ENOUGH} +{earned}", style="bold green")
    elif bits:
        text.append(f"{value}/{st.ENOUGH}")
    if flipped:
        text.append("\n" * bool(bits)).append(f" {say('flipped')} +2 ", style="bold reverse yellow")
        broken = not s.options[st.FLIPS_ARE_PERMANENT] and not coalition(cards, bits)
        text.append(f"\n{say('broken')}" if broken else "", style="red")
    elif place != st.TOMBS and bits:
        style = "bold yellow" if coalition(cards, bits) else "dim"
        text.append("\n" + "\n".join(nearest(view, bits)), style=style)
    return text


def nearest(view: View, bits: int) -> list[str]:
    """The Coalition among some cards, or what lacks fewest cards of one; several if they lack but one."""
    cards = packed(view.game.cards)
    if coalition(cards, bits):
        return [say("coalition")]
    kiths = [(bits & group).bit_count() for group in cards.of_kith]
    values = [(bits & group).bit_count() for group in cards.of_value]
    ways = [
        (3, max(kiths), view.game.cards.cards[kiths.index(max(kiths))].name),
        (3, max(values), say("of-value", value=values.index(max(values)))),
        (4, len(values) - values.count(0), say("values")),
        (4, len(kiths) - kiths.count(0), say("kiths")),
    ]
    least = min(need - have for need, have, _ in ways)
    near = sorted((way for way in ways if way[0] - way[1] == least), key=lambda way: -way[1])
    return [say("nearest", have=have, need=need, what=what) for need, have, what in near[: 2 if least == 1 else 1]]


def _deck(view: View, s: State, place: int) -> Text:
    """The top card, how many cards there are, and what its Recruit does."""
    text = Text(place_name(place), style="bold")
    if not s.left[place]:
        text.append(f" {say('deck-empty')}", style="bold red")
        return text.append(f"\n{say('tombs-empty' if place == st.TOMBS else 'field-empty')}", style="not bold dim")
    text.append(f", {say('deck-left', count=s.left[place])}", style="not bold dim").append("\n")
    if place == st.TOMBS:
        text.append(say("face-down"), style="not bold")
        return text.append(f"\n{say('tombs-rule')}", style="not bold dim")
    text.append_text(card_text(view, s.tops[place]))
    told = ability(view, view.game.cards.cards[packed(view.game.cards).kith[s.tops[place]]], "recruit")
    return text.append(f"\n{told}", style="not bold dim")


# --- Hands ------------------------------------------------------------------------------------------------------------


def _hand(view: View, s: State, seat: int) -> Text:
    """What the viewer knows of a hand, and how many cards more there are."""
    known, hidden = s.hands[seat], s.unseen[seat] + s.dealt[seat]
    text = Text().append(f"  {say('hand')} ", style="dim")
    if not known and not hidden:
        return text.append(say("hand-empty"), style="dim")
    for at, group in enumerate(_by_kith(view, known)):
        text.append(", " if at else "").append_text(group)
    if hidden:
        text.append(f"{', ' if known else ''}{say('unseen', count=hidden)}")
    return text


def _own_hand(view: View, s: State) -> RenderableType:
    """A line a Kith, with what its Impact does."""
    if not s.hands[view.viewer]:
        return Text(f"  {say('own-hand-empty')}", style="dim")
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(style="dim")
    cards = packed(view.game.cards)
    for kith, entry in enumerate(view.game.cards):
        held = s.hands[view.viewer] & cards.of_kith[kith]
        if held:
            table.add_row(
                Text("  ").append_text(next(_by_kith(view, held))),
                Text(ability(view, entry, "impact")),
            )
    return table


def _pool(view: View, s: State) -> Text:
    text = Text(f"{say('pool')} ")
    for at, group in enumerate(_by_kith(view, s.pool)):
        text.append(", " if at else "").append_text(group)
    return text


# --- Cards ------------------------------------------------------------------------------------------------------------


def _cards(bits: int) -> list[int]:
    return [card for card in range(st.CARDS) if bits >> card & 1]


def _kith(view: View, card: int) -> str:
    return view.game.cards.cards[packed(view.game.cards).kith[card]].name


def _style(view: View, card: int) -> str:
    colour = str(view.game.cards.cards[packed(view.game.cards).kith[card]]["colour"]).lower()
    return f"bold {COLOURS[colour]}" if colour in COLOURS else "bold"


def card_text(view: View, card: int, mark: str = "") -> Text:
    return Text(named(view.game.cards, card), style=_style(view, card)).append(mark, style="bold yellow")


def place_name(place: int) -> str:
    return say(f"place-{slug(PLACE_TEXTS[place])}")


def ability(view: View, kith: Card, half: str) -> str:
    """A Kith's Recruit or Impact in a few words."""
    text = short_text(kith, half)
    told = say("no-ability") if text is None else say_message(view.game, text)
    return say(f"ability-{half}", told=told)


def _by_kith(view: View, bits: int) -> Iterator[Text]:
    """A text a Kith: `Heralds 0 3 5`."""
    s, cards = cast(State, view.state), packed(view.game.cards)
    for kith, entry in enumerate(view.game.cards):
        held = sorted(_cards(bits & cards.of_kith[kith]), key=lambda card: (cards.value[card], card))
        if held:
            text = Text().append(entry.name, style=_style(view, held[0]))
            for card in held:
                value = named(view.game.cards, card).removeprefix(f"{entry.name}-")
                text.append(f" {value}", style=_style(view, card)).append(_mark(s, card), style="bold yellow")
            yield text


def _giving_way(text: Text) -> Text:
    """What may be cut short where a column is narrower."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


# --- What need not be told --------------------------------------------------------------------------------------------


def is_drawn(event: Event) -> bool:
    """The tops of decks and one's own first cards are drawn."""
    return EVENTS[event[0]].name in ("uncovered", "dealt")
