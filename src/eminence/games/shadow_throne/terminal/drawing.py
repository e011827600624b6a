"""The table of Shadow Throne: the power track, the waves of every seat, your hand or pool, and what you remember."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from eminence.games.shadow_throne import state as st
from eminence.games.shadow_throne import verbs
from eminence.games.shadow_throne.battle import leaders, power_of, powers, rallied, strength
from eminence.games.shadow_throne.characters import card_of, faction_of, tokens_of, wave_of
from eminence.games.shadow_throne.choices import back, hush, onward
from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.memory import first_look, next_look
from eminence.games.shadow_throne.moves import PASS
from eminence.games.shadow_throne.state import State
from eminence.games.shadow_throne.terminal.words import say
from eminence.games.shadow_throne.vocabulary import named, packed, short_text
from eminence.kernel.events import Event
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.translation import Message
from eminence.kernel.view import View
from eminence.terminal import say_message

LETTERS = "ERC"
"""Of the factions, in every language."""
COLOURS = ("magenta", "green", "cyan")
STOCK = {"gold": 4, "influence": 5, "hand": 4}
"""What stands under a seat's name, and the least columns for it."""
LENGTH = 50
"""Of the longest bar. A point is two characters, less if somebody has more than half as many."""


def draw(view: View, names: Sequence[str]) -> RenderableType:
    s = cast(State, view.state)
    parts: list[RenderableType] = [_headline(view, s), _track(view, s), Text()]
    parts.append(_seats(view, s, names) if s.phase == st.DRAFT else _waves(view, s, names))
    shown = _cards(view, s)
    if shown:
        parts += [Text(), _listing(view, s, shown), *_hush_money(view, s)]
    remembered = list(_memory(view, s, names))
    return Group(*parts, *([Text(), *remembered] if remembered else []))


# --- The battle -------------------------------------------------------------------------------------------------------


def _headline(view: View, s: State) -> Text:
    where = {
        st.DRAFT: f"{_part_of_battle(view, s, 'intrigue')}, {say('pick', pick=s.round + 1, picks=st.POOL)}",
        st.KEEP: _part_of_battle(view, s, "ending"),
        st.OVER: say("over"),
    }.get(s.phase, f"{_part_of_battle(view, s, 'fighting')}, {say('wave-of', wave=s.wave, waves=st.WAVES)}")
    text = Text(view.game.title, style="bold yellow", no_wrap=True, overflow="ellipsis")
    text.append(f"   {say('battle', battle=s.battle)}   {where}", style="default not bold")
    return text.append(f"   {say('goal', influence=s.options[st.INFLUENCE_TO_WIN])}", style="default not bold dim")


def _part_of_battle(view: View, s: State, name: str) -> str:
    """What the edition calls it."""
    return say_message(view.game, Message(f"{name}-phase", edition=s.options[st.EDITION]))


def _track(view: View, s: State) -> RenderableType:
    """The three factions' power; before the first wave their tokens lie where the edition lays them."""
    if s.phase == st.DRAFT or (s.phase == st.WAVE and s.wave == 1):
        title = say("track" if s.options[st.EDITION] == 0 else "track-at-zero")
        text = Text(f"{title} ", style="dim")
        for faction, side in enumerate(_sides()):
            text.append(f" ◆ {side}", style=f"not dim {COLOURS[faction]}")
        return text
    cards = packed(view.game.cards)
    total = powers(cards, s)
    track = [power_of(total, faction) for faction in range(len(LETTERS))]
    ahead = leaders(total)
    table = Table.grid(padding=(0, 1))
    for faction, side in enumerate(_sides()):
        first = ahead >> faction & 1
        style = f"bold {COLOURS[faction]}" if first else COLOURS[faction]
        table.add_row(
            Text(side, style=style),
            Text(f"{track[faction]:>2}", style=style),
            Bar(-(-track[faction] * LENGTH // max(LENGTH // 2, *track)), style),
            Text(_standing(s, first, ahead & (ahead - 1) != 0), style="bold" if first else "dim"),
        )
    return table


@dataclass(frozen=True)
class Bar:
    """A faction's power as a line."""

    length: int
    style: str

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = ("=" if options.ascii_only else "━") * self.length
        yield Text(line, style=self.style, no_wrap=True, overflow="crop")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(0, self.length)


def _standing(s: State, first: int, shared: bool) -> str:
    if not first:
        return ""
    if s.phase in (st.KEEP, st.OVER):
        return say("won-tied" if shared else "won")
    return say("tied" if shared else "ahead")


def _seats(view: View, s: State, names: Sequence[str]) -> Table:
    """In the draft: a line a seat."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    for column in ("gold", "influence", "hand"):
        table.add_column(say(f"column-{column}"), justify="right", no_wrap=True)
    waiting = any(s.fielded[: s.seats])
    if waiting:
        table.add_column(say("stayed"))
    for seat in range(s.seats):
        stock = (str(s.gold[seat]), str(s.influence[seat]), str(_held(s, seat)))
        table.add_row(_name(s, seat, names), *stock, *([_fighters(view, s, seat, 0)] if waiting else []))
    return table


def _waves(view: View, s: State, names: Sequence[str]) -> Table:
    """A row a seat, a column a wave; wave 0 only if somebody stayed."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    heads = [f"{say(f'stock-{name}'):>{wide}}" for name, wide in STOCK.items()]
    table.add_column(" ".join(heads), no_wrap=True)
    lines = (wave_of(character) for seat in range(s.seats) for character in s.line[seat][: s.fielded[seat]])
    columns = range(min(lines, default=1) and 1, st.WAVES + 1)
    for wave in columns:
        now = wave == s.wave and s.phase in (st.WAVE, st.EXTRA)
        table.add_column(Text(say("wave", wave=wave), style="bold yellow not dim" if now else "dim"))
    for seat in range(s.seats):
        numbers = zip((s.gold[seat], s.influence[seat], _held(s, seat)), map(cell_len, heads), strict=True)
        stock = Text(" ".join(f"{number:>{wide}}" for number, wide in numbers))
        seated = Group(_name(s, seat, names), stock)
        table.add_row(seated, *(_fighters(view, s, seat, wave) for wave in columns))
    return table


def _held(s: State, seat: int) -> int:
    return sum(card != NONE for card in s.hands[seat])


def _name(s: State, seat: int, names: Sequence[str]) -> Text:
    """`>` is asked, `✓` has chosen."""
    asked, locked = s.waiting >> seat & 1, s.chosen[seat] != NONE
    text = Text(">" if asked else "✓" if locked else " ", style="bold yellow" if asked else "default")
    text.append(names[seat], style="bold")
    return text.append(f" {seat}", style="dim not bold")


def _fighters(view: View, s: State, seat: int, wave: int) -> RenderableType:
    """Who stands in a wave for a seat: each a line with the name and one with the power and all that happened."""
    lines: list[Text] = []
    for character in s.line[seat][: s.fielded[seat]]:
        if wave_of(character) == wave:
            lines += _fighter(view, character)
    if wave == s.wave and s.phase in (st.WAVE, st.EXTRA):
        lines += _choice(view, s, seat)
    return Group(*lines)


def _fighter(view: View, character: int) -> list[Text]:
    card, faction = card_of(character), faction_of(character)
    name = _giving_way(named(view.game.cards, card), COLOURS[faction])
    if character & st.DOWN:
        name.stylize("dim")
        return [name, Text(say("face-down"), style="dim")]
    printed = packed(view.game.cards).faction[card]
    marks = Text(_letter(faction) if printed == faction else f"{_letter(printed)}>{_letter(faction)}")
    marks.stylize(COLOURS[faction])
    if character & st.DEAD:
        name.stylize("dim strike")
        marks.append(f" {say('dead')}", style="red")
    else:
        name.stylize("bold")
        marks.append(f" {strength(packed(view.game.cards), character)}", style="bold default")
    tokens = tokens_of(character)
    told = [f"+{tokens}"] * bool(tokens)
    told += [say("bonus")] * bool(character & st.BONUS) + [say("silent")] * bool(character & st.SILENT)
    return [name, marks.append("".join(f" {mark}" for mark in told), style="yellow")]


def _choice(view: View, s: State, seat: int) -> list[Text]:
    """What a seat has locked, as far as the viewer knows it."""
    if s.chosen[seat] == NONE:
        return [Text("...", style="dim")] if s.waiting >> seat & 1 else []
    known = s.chosen[seat] != HOLE and s.chosen[seat] != st.NOBODY
    chosen = named(view.game.cards, s.chosen[seat]) if known else "▒▒▒▒▒▒"
    return [_giving_way(chosen, "dim"), Text(say("chosen"), style="dim")]


def _letter(faction: int) -> str:
    return LETTERS[faction]


def _sides() -> list[str]:
    """What the factions are called."""
    return [say(f"side-{name}") for name in st.FACTION_NAMES]


def _giving_way(text: str, style: str = "") -> Text:
    """What may be cut short where the table is wider than the terminal."""
    return Text(text, style=style, no_wrap=True, overflow="ellipsis")


# --- Cards that the viewer sees ---------------------------------------------------------------------------------------


def _cards(view: View, s: State) -> dict[str, list[int]]:
    """In the draft the pool and what was taken, else the hand; each after its title."""
    you = view.viewer
    if you < 0 or s.phase == st.OVER:
        return {}
    hand = [card for card in s.hands[you] if card >= 0]
    if s.phase == st.DRAFT:
        pool = {say("pool"): s.pools[back(s, you, s.round)][s.round :]}
        return pool | ({say("hand"): hand} if hand else {})
    return {say("hand"): hand} if hand else {}


def _hush_money(view: View, s: State) -> Iterator[Text]:
    """For which factions it is due in this wave."""
    cards = packed(view.game.cards)
    due = {cards.faction[card] for card in range(len(view.game.cards)) if hush(cards, s, view.viewer, card)}
    if due and s.phase == st.WAVE:
        factions = [say(f"card-of-{st.FACTION_NAMES[faction]}") for faction in sorted(due)]
        yield Text(say("hush-money", factions=factions), style="red")


def _listing(view: View, s: State, shown: Mapping[str, Sequence[int]]) -> Table:
    """A line a card: its price now, its numbers, and its ability in a few words."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    table.add_column("", max_width=30)
    table.add_column("", style="dim", no_wrap=True)
    for _ in range(4):
        table.add_column("", justify="right", no_wrap=True)
    table.add_column("")
    for title, held in shown.items():
        if table.row_count:
            table.add_row()
        heads = [say(f"column-{head}") for head in ("rank", "price", "pow", "inf", "con", "ability")]
        table.add_row(_giving_way(title, "bold"), *(Text(head, style="dim") for head in heads))
        for card in held:
            table.add_row(*_line(view, s, card))
    return table


def _line(view: View, s: State, card: int) -> Iterator[Text]:
    cards, entry = packed(view.game.cards), view.game.cards.cards[card]
    price = cards.price[card] + (hush(cards, s, view.viewer, card) if s.phase == st.WAVE else 0)
    rally = rallied(cards, s, card) if s.phase == st.WAVE else 0
    dear = price > s.gold[view.viewer] and s.phase in (st.WAVE, st.EXTRA)
    yield _giving_way(f"{_letter(cards.faction[card])} {entry.name}", f"bold {COLOURS[cards.faction[card]]}")
    yield Text(say_message(view.game, Message(f"rank-{entry['rank']}")))
    yield Text(_told_price(price), style="red" if dear else "")
    yield Text(f"{cards.power[card]}+{rally}" if rally else str(cards.power[card]))
    yield Text(str(cards.influence[card]))
    yield Text(str(cards.consolation[card] or "·"))
    yield _giving_way(say_message(view.game, short_text(entry)))


def _told_price(price: int) -> str:
    return say("pay", price=price) if price > 0 else say("get", price=-price) if price else say("free")


# --- What the viewer remembers ----------------------------------------------------------------------------------------


def _memory(view: View, s: State, names: Sequence[str]) -> Iterator[Text]:
    """Of the pools that she passed on: what is in them still, and what others took and have not shown."""
    if view.viewer < 0 or s.phase in (st.KEEP, st.OVER):
        return
    gone: dict[tuple[int, ...], Counter[int]] = {}
    for pool in range(s.seats):
        for places in _passed(s, view.viewer, pool):
            cards = Counter(s.pools[pool][place] for place in places)
            if places[-1] >= s.round:
                left = st.POOL - s.round if places[0] < s.round else 0
                yield _recalled(view, say("pool-with", who=names[onward(s, pool, s.round)], left=left), cards)
            else:
                takers = tuple(sorted({onward(s, pool, place) for place in places}))
                gone.setdefault(takers, Counter()).update(cards)
    for takers, cards in sorted(gone.items()):
        cards.subtract(card_of(item) for seat in takers for item in s.line[seat][: s.fielded[seat]] if wave_of(item))
        if any(count > 0 for count in cards.values()):
            everybody = len(takers) > 2 and len(takers) == s.seats - 1
            who = [say("the-others")] if everybody else [names[seat] for seat in takers]
            yield _recalled(view, say("taken-by" if s.phase == st.DRAFT else "held-by", who=who), +cards)


def _passed(s: State, viewer: int, pool: int) -> Iterator[list[int]]:
    """The places of a pool that went on from the viewer, look by look."""
    look = first_look(s, viewer, pool)
    while look < st.POOL:
        end = next_look(s, look)
        places = [place for place in range(look + 1, end) if s.pools[pool][place] >= 0]
        if places and look != s.round:
            yield places
        look = end


def _recalled(view: View, where: str, cards: Counter[int]) -> Text:
    """The weightiest first."""
    record = packed(view.game.cards)
    text = Text(f"{where} ", style="dim")
    for at, card in enumerate(sorted(cards, key=lambda card: (-record.influence[card], card))):
        text.append(", " if at else "")
        count = f"{cards[card]} " if cards[card] > 1 else ""
        text.append(f"{count}{named(view.game.cards, card)}", style=f"not dim {COLOURS[record.faction[card]]}")
    return text


# --- Beside the moves -------------------------------------------------------------------------------------------------


def note(view: View, move: str) -> str:
    """Beside each card what it costs now; where cards are compared, its numbers too."""
    s, cards, found = cast(State, view.state), packed(view.game.cards), view.legal.find(move)
    if found is None or found.action == PASS:
        return f"  ({say('note-pass')})" if found else ""
    card = found.action % st.TYPES
    price = cards.price[card]
    if s.phase in (st.DRAFT, st.KEEP):
        costs = "note-costs" if price > 0 else "note-brings" if price else "free"
        numbers = {"power": cards.power[card], "influence": cards.influence[card]}
        return f"  ({say('note-numbers', **numbers, costs=say(costs, price=abs(price)))})"
    gold = s.gold[view.viewer]
    if s.phase == st.EXTRA:
        return f"  ({_paid(price, 0) if price <= gold else say('note-lost', price=price)})"
    extra = hush(cards, s, view.viewer, card)
    if price + extra > gold:
        return f"  ({say('note-face-down', price=price + extra)})"
    rally = rallied(cards, s, card)
    told = [_paid(price + extra, extra)] + [say("note-rally", power=rally)] * bool(rally)
    if bonus := verbs.bonus(cards.verb[card], cards, card, gold - price - extra):
        told.append(say("note-bonus", power=bonus))
    return f"  ({', '.join(told)})"


def _paid(price: int, extra: int) -> str:
    told = "pay" if price > 0 else "collect" if price else "free"
    return say(f"{told}-hush" if extra else told, price=abs(price))


def is_drawn(event: Event) -> bool:
    """A pool is drawn, so nobody need be told of it as well."""
    return bool(EVENTS[event[0]].name == "pool-seen")


def is_obvious(view: View) -> bool:
    """The last card of a pool is taken without a question, and so is one of several that are all the same."""
    return cast(State, view.state).phase == st.DRAFT and len(view.legal) == 1
