"""Shadows over the Empire: what is wrong with a card file, in words and with its line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from eminence.games.shadows_over_the_empire import sentences, verbs
from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.filters import FLAGS, GIVEN, RANGES, TRAIT_BITS, Filter, is_definite
from eminence.games.shadows_over_the_empire.rows import NOT_PAYABLE, Ability, Row
from eminence.games.shadows_over_the_empire.verbs import HAS_SECOND, HAS_TARGET, fact, keyword
from eminence.kernel.cards import Card, Problem
from eminence.kernel.errors import listed
from eminence.kernel.kinds import Misread

FACTION_NAMES = ("Conclave of Law", "Inquisition of Asmidan", "Queen's Court", "Order of the Coin")
LEVEL_NAMES = ("A", "B", "C")
KIND_NAMES = ("leader", "distinct", "citizen")
TYPE_NAMES = ("use", "react", "passive")
NUMBERS = (1, 2, 3, 4)
RESERVED = ("none", "done", "pass", "decline")
LEAST_CITIZENS = st.LEAST_POOL[0]


def card_set(rows: Sequence[Card]) -> Iterator[Problem]:
    """All that is wrong with the cards of a file."""
    different = {Filter()}
    for row in rows:
        yield from _columns(row)
        ability, wrong = _read(row)
        different |= set(ability.filters)
        for column, what in wrong or _ability(ability):
            yield Problem(row.line(column), f"{column}: {what if what.endswith(('.', '?')) else f'{what}.'}")
    yield from _court(rows)
    yield from _citizens([row for row in rows if row["kind"] == "citizen"])
    if len(different) > st.FILTERS:
        yield Problem(
            1, f"the abilities speak of {len(different) - 1} different groups of cards; {st.FILTERS - 1} fit."
        )


# --- Cards ------------------------------------------------------------------------------------------------------------


def _columns(row: Card) -> Iterator[Problem]:
    """Which facts belong to which kind of card."""
    kind = row["kind"]
    if row.name.lower() in RESERVED:
        yield Problem(row.line("name"), f"'{row.name}' cannot be a name: it is a move.")
    for column in ("faction", "compulsory", "wild"):
        if kind == "leader" and not row[column]:
            yield Problem(row.line(""), f"{row.name} is a Leader and has no {column}.")
        elif kind != "leader" and row[column]:
            yield Problem(row.line(column), f"{row.name} is no Leader and has no {column}.")
    for trait in TRAIT_BITS:
        if list(row["traits"]).count(trait) > 1:
            yield Problem(row.line("traits"), f"traits has {trait} twice.")
    if kind == "leader" and row["compulsory"]:
        if row["compulsory"] not in row["traits"]:
            yield Problem(row.line("traits"), f"{row.name} must have the Compulsory Trait, {row['compulsory']}.")
        if row["compulsory"] == row["wild"]:
            yield Problem(row.line("wild"), f"wild is {row['wild']}, which is compulsory already.")
    if kind != "citizen":
        if row["level"] == "C":
            yield Problem(row.line("level"), "level C has neither Leaders nor a Distinct Personality: write A or B.")
        for column in ("set", "number"):
            if row[column]:
                yield Problem(row.line(column), f"{row.name} is no citizen and has no {column}.")
    elif row["number"] and not row["set"]:
        yield Problem(row.line("number"), f"{row.name} has the number {row['number']} and needs a set.")
    elif row["set"] and not row["number"]:
        yield Problem(row.line("set"), f"{row.name} is in a set and needs a number, 1 to 4.")


def _court(rows: Sequence[Card]) -> Iterator[Problem]:
    """Leaders and Distinct Personalities: all of a level, or none."""
    complete = False
    for level in LEVEL_NAMES[:2]:
        seen = dict[str, Card]()
        for row in rows:
            if row["level"] == level and row["kind"] != "citizen" and (row["faction"] or row["kind"] == "distinct"):
                who = "a Distinct Personality" if row["kind"] == "distinct" else f"a Leader of the {row['faction']}"
                first = seen.setdefault(who, row)
                if first is not row:
                    line = row.line("kind" if row["kind"] == "distinct" else "faction")
                    yield Problem(line, f"level {level} has {who} already: {first.name}, line {first.line('')}.")
        wanted = [*(f"a Leader of the {faction}" for faction in FACTION_NAMES), "a Distinct Personality"]
        missing = [who for who in wanted if who not in seen]
        if seen and missing:
            yield Problem(1, f"level {level} lacks {listed(missing, 'and')}.")
        complete = complete or bool(seen)
    if not complete:
        yield Problem(1, "level A or B needs a Leader of each faction and a Distinct Personality.")


def _citizens(rows: Sequence[Card]) -> Iterator[Problem]:
    if not LEAST_CITIZENS <= len(rows) <= st.CITIZENS:
        yield Problem(1, f"there are {len(rows)} citizens; {LEAST_CITIZENS} to {st.CITIZENS} make a set.")
    for level in LEVEL_NAMES:
        sets = dict[str, list[Card]]()
        for row in rows:
            if row["level"] == level and row["set"] and row["number"]:
                sets.setdefault(row["set"], []).append(row)
        if len(sets) > st.SETS:
            yield Problem(1, f"level {level} has {len(sets)} sets; at most {st.SETS} fit.")
        for name, members in sets.items():
            yield from _set(f"set {name} of level {level}", members)


def _set(name: str, members: Sequence[Card]) -> Iterator[Problem]:
    """A set has each number once."""
    seen = dict[int, Card]()
    for row in members:
        first = seen.setdefault(row["number"], row)
        if first is not row:
            yield Problem(row.line("number"), f"{name} has a number {row['number']} already: {first.name}.")
    missing = [number for number in NUMBERS if number not in seen]
    if missing:
        yield Problem(members[0].line("set"), f"{name} has no number {listed(missing, 'and')}.")


# --- Abilities --------------------------------------------------------------------------------------------------------

Wrong = tuple[str, str]
"""A column, and what is wrong there."""


def _read(card: Card) -> tuple[Ability, list[Wrong]]:
    """A card's ability, and what cannot be read of it."""
    wrong, parts = list[Wrong](), list[list[Row]]()
    event, about = st.NO_EVENT, None
    if card["trigger"]:
        try:
            event, about = sentences.read_trigger(card["trigger"])
        except Misread as misread:
            wrong.append(("trigger", str(misread)))
    for text in card["effects"]:
        try:
            parts.append(sentences.read(text))
        except Misread as misread:
            wrong.append(("effects", str(misread)))
    if not card["effects"]:
        wrong.append(("effects", "an ability does something: write at least one sentence"))
    return Ability(card, parts, event, about), wrong


def _ability(ability: Ability) -> Iterator[Wrong]:
    type_ = ability.card["ability"]
    if type_ == "react" and ability.event == st.NO_EVENT:
        yield "ability", "a react needs a trigger, such as 'an opponent passes'"
    elif type_ != "react" and ability.event != st.NO_EVENT:
        yield "trigger", f"only a react has a trigger, and {ability.card.name} has a {type_}"
    else:
        yield from (("trigger", wrong) for wrong in _trigger(ability))
        yield from (("effects", wrong) for wrong in _parts(ability))


def _trigger(ability: Ability) -> Iterator[str]:
    about = ability.about
    if about is None:
        return
    if ability.event in (st.USED, st.INTO_CONFLICT) and about.state != st.WHATEVER:
        yield "who controls the card is clear here: leave the word for its state out"
    if about.range in (st.IN_LINE, st.NEAR_IT, st.NEAR_FIRST, st.EITHER, st.IT, st.TRIGGER):
        yield f"'{_word(RANGES, about.range)}' does not fit here: nothing has been chosen yet"
    yield from _flags(about, st.NOT_IT | st.NOT_FIRST | st.OR_LEADER, "does not fit a trigger")
    yield from _owners(about, False)
    yield from _itself(ability.card, about)


def _parts(ability: Ability) -> Iterator[str]:
    type_, parts = ability.card["ability"], ability.parts
    first = parts[0][0]
    if len(parts) > 2:
        yield "an ability has at most two parts"
    for at, rows in enumerate(parts):
        row = rows[0]
        if bool(row.how & st.THEN) != (at > 0):
            yield "the first part begins without 'then'" if at == 0 else "a second part begins with 'then'"
        yield from _place(ability, row)
        if row.needs and not fact(first.verb, "takes"):
            yield "'if so many removed' needs a first part that removes"
    if ability.event in (st.TARGETED, st.USED, st.REMOVED) and not fact(first.verb, "interrupt"):
        first_parts = listed(f"'{verb}'" for verb in _having("interrupt"))
        yield f"this trigger asks before anything has happened: the first part is {first_parts}"
    if type_ == "passive" and len(parts) > 1:
        yield "a passive has one sentence"
    for at, rows in enumerate(parts):
        yield from _row(ability, rows[0], at)
        for row in rows[1:]:
            yield from _option(row)


def _place(ability: Ability, row: Row) -> Iterator[str]:
    """Where a verb may stand."""
    type_, verb, passive = ability.card["ability"], keyword(row.verb), fact(row.verb, "PASSIVE", False)
    if type_ == "passive" and not passive:
        yield f"'{verb}' is not for a passive; {listed(_having('PASSIVE'), 'and')} are"
    if type_ != "passive" and passive:
        yield f"'{verb}' is only for a passive, and this is a {type_}"
    if fact(row.verb, "ALONE") and (type_ != "use" or len(ability.parts) > 1):
        yield f"'{verb}' stands alone, as the only part of a use"


def _having(name: str) -> list[str]:
    """What a card file calls the verbs that have something in their homes."""
    return [keyword(verb.NUMBER) for verb in verbs.VERBS if getattr(verb, name, None)]


def _row(ability: Ability, row: Row, at: int) -> Iterator[str]:
    yield from _cost(ability, row, at)
    yield from fact(row.verb, "problems", _none)(ability, row, at)
    if row.most > 1 and (is_definite(row.cards) or row.cards.range == st.EITHER):
        yield "up to 2 cards are chosen among several: say which, as in 'adjacent citizen'"
    if row.how_many == st.EACH and (is_definite(row.others) or row.others.range == st.EITHER):
        yield "'for each' counts several cards: say which, as in 'adjacent citizen'"
    for card, second in ((row.target, False), (row.second, True)):
        if card:
            yield from _card(ability, row, at, card, second)


def _none(ability: Ability, row: Row, at: int) -> Sequence[str]:
    return ()


def _card(ability: Ability, row: Row, at: int, card: Filter, second: bool) -> Iterator[str]:
    """What a filter may say in its place."""
    if card.range == st.IN_LINE and row.whose != st.OPPONENTS:
        yield "'line' is only for 'remove ... of each-opponent'"
    before = ability.parts[0][0] if at else None
    speaks = [_word(RANGES, card.range)] if card.range in (st.IT, st.NEAR_IT) else []
    for word in speaks + (["other"] if card.flags & st.NOT_IT else []):
        if before is None:
            yield f"'{word}' speaks of the part before, and there is none"
        elif not _names_one(before):
            yield f"'{word}' speaks of the card of the part before, which does not name just one"
    if card.range == st.EITHER and (before is None or not fact(before.verb, "NAMES_TWO")):
        yield "'either' speaks of the two cards that the part before swaps"
    if not (second and HAS_SECOND[row.verb]):
        if card.range == st.NEAR_FIRST:
            yield "'near-first' is only for the second card of a swap or move"
        yield from _flags(card, st.NOT_FIRST, "is only for the second card of a swap or move")
    if card.range == st.TRIGGER and (ability.event != st.INTO_CONFLICT or second):
        yield "'trigger' is the card that an opponent brings into a conflict, and what is done to it"
    around = card.range not in (*GIVEN, st.ANYWHERE) and card.kind != st.DISTINCT_ONE
    if second or not around or not fact(row.verb, "MAY_BE_LEADER"):
        yield from _flags(card, st.OR_LEADER, "is only for a bonus, beside a range such as adjacent")
    yield from _owners(card, row.whose in (st.OPPONENT, st.OPPONENTS, st.LEAST_UNUSED))
    yield from _itself(ability.card, card)


def _owners(card: Filter, known: bool) -> Iterator[str]:
    if card.state == st.WITH_OWNERS and (not known or card.range == st.IN_LINE):
        yield "'with-owners' needs an owner: remove of an-opponent, each-opponent or the-least-unused"
    if card.at_least and (not known or card.range == st.IN_LINE):
        yield "'owner-holding' needs an owner: remove of an-opponent, each-opponent or the-least-unused"


def _itself(card: Card, wanted: Filter) -> Iterator[str]:
    """Whether the acting card can be meant at all."""
    if wanted.flags & st.OR_SELF and (wanted.range in (*GIVEN, st.IN_LINE)):
        yield f"'or-self' does not go with '{_word(RANGES, wanted.range)}'"
    if card["kind"] == "leader" and wanted.range == st.SELF:
        yield "'self' is a Leader here, and Leaders are never chosen nor have tokens"
    if card["kind"] == "leader":
        yield from _flags(wanted, st.OR_SELF, "is a Leader here, and Leaders are never chosen nor have tokens")
    own = card["kind"] == "distinct" and wanted.kind == st.DISTINCT_ONE and wanted.range not in GIVEN
    if own and not wanted.flags & st.OR_SELF:
        yield f"'distinct' is {card.name} itself: write self"


def _flags(card: Filter, flags: int, why: str) -> Iterator[str]:
    yield from (f"'{word}' {why}" for word, bit in FLAGS.items() if card.flags & flags & bit)


def _names_one(row: Row) -> bool:
    """Whether a part is for one card, so that the next can speak of it."""
    several = row.most > 1 or row.whose in (st.OPPONENTS, st.LEAST_UNUSED) or fact(row.verb, "NAMES_TWO")
    return bool(HAS_TARGET[row.verb]) and not several and not row.how & (st.OWNER_CHOOSES | st.MAY_BE_NONE)


def _cost(ability: Ability, row: Row, at: int) -> Iterator[str]:
    if not row.cost:
        return
    if at > 0:
        yield "only the first part has a cost: 'pay' does not go with 'then'"
    if ability.card["kind"] == "leader":
        yield "Leaders have no tokens to pay with"
    if fact(row.verb, "PASSIVE") or not fact(row.verb, "PAYABLE", True):
        yield NOT_PAYABLE
    if row.how & st.PAID_IF_CONTROLLED and row.most > 1:
        yield "'if controlled' speaks of one card, not of up to 2"
    if row.how & st.PAID_IF_CONTROLLED and row.second and row.second.range == st.SELF:
        yield "'if controlled' speaks of the other card: write 'swap self with' it"


def _option(row: Row) -> Iterator[str]:
    """What may be offered: it is done at once, to the card that the offer is about."""
    offers = [offer for verb in verbs.VERBS for offer in getattr(verb, "OFFERED", ())]
    if replace(row, amount=1) not in [replace(sentences.read(offer)[0], amount=1) for offer in offers]:
        longest_first = sorted(offers, key=lambda offer: -len(offer.split()))
        yield f"what is offered is {listed(longest_first)}"


def _word(words: Mapping[str, int], value: int) -> str:
    """The word for a number."""
    return next(word for word, meant in words.items() if meant == value)
