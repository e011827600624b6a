"""Shadows over the Empire: what is wrong with a card file, in words and with its line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from eminence.games.shadows_over_the_empire import sentences, verbs
from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.filters import FLAGS, GIVEN, RANGES, TRAIT_BITS, Filter, is_definite
from eminence.games.shadows_over_the_empire.rows import NOT_PAYABLE, Ability, Row
from eminence.games.shadows_over_the_empire.verbs import HAS_SECOND, HAS_TARGET, fact, keyword
from eminence.kernel.cards import Card, CardProblem
from eminence.kernel.kinds import ParseError
from eminence.kernel.translation import Message

FACTION_NAMES = ("Conclave of Law", "Inquisition of Asmidan", "Queen's Court", "Order of the Coin")
LEVEL_NAMES = ("A", "B", "C")
KIND_NAMES = ("leader", "distinct", "citizen")
TYPE_NAMES = ("use", "react", "passive")
NUMBERS = (1, 2, 3, 4)
RESERVED = ("none", "done", "pass", "decline")
LEAST_CITIZENS = st.LEAST_POOL[0]


def card_set(rows: Sequence[Card]) -> Iterator[CardProblem]:
    """All that is wrong with the cards of a file."""
    different = {Filter()}
    for row in rows:
        yield from _columns(row)
        ability, wrong = _read(row)
        different |= set(ability.filters)
        for column, what in wrong or _ability(ability):
            yield CardProblem(row.line(column), Message("problem-ability", column=column, what=what))
    yield from _court(rows)
    yield from _citizens([row for row in rows if row["kind"] == "citizen"])
    if len(different) > st.FILTERS:
        yield CardProblem(1, Message("problem-groups", count=len(different) - 1, most=st.FILTERS - 1))


# --- Cards ------------------------------------------------------------------------------------------------------------


def _columns(row: Card) -> Iterator[CardProblem]:
    """Which facts belong to which kind of card."""
    kind = row["kind"]
    if row.name.lower() in RESERVED:
        yield CardProblem(row.line("name"), Message("problem-reserved", given=row.name))
    for column in ("faction", "compulsory", "wild"):
        if kind == "leader" and not row[column]:
            yield CardProblem(row.line(""), Message("problem-leader-lacks", given=row.name, column=column))
        elif kind != "leader" and row[column]:
            wrong = Message("problem-no-leader", given=row.name, column=column)
            yield CardProblem(row.line(column), wrong)
    for trait in TRAIT_BITS:
        if list(row["traits"]).count(trait) > 1:
            yield CardProblem(row.line("traits"), Message("problem-trait-twice", given=trait))
    if kind == "leader" and row["compulsory"]:
        if row["compulsory"] not in row["traits"]:
            wrong = Message("problem-compulsory", given=row.name, right=row["compulsory"])
            yield CardProblem(row.line("traits"), wrong)
        if row["compulsory"] == row["wild"]:
            yield CardProblem(row.line("wild"), Message("problem-wild", given=row["wild"]))
    if kind != "citizen":
        if row["level"] == "C":
            yield CardProblem(row.line("level"), Message("problem-level-c"))
        for column in ("set", "number"):
            if row[column]:
                wrong = Message("problem-no-citizen", given=row.name, column=column)
                yield CardProblem(row.line(column), wrong)
    elif row["number"] and not row["set"]:
        yield CardProblem(row.line("number"), Message("problem-needs-set", given=row.name, number=row["number"]))
    elif row["set"] and not row["number"]:
        wrong = Message("problem-needs-number", given=row.name, least=NUMBERS[0], most=NUMBERS[-1])
        yield CardProblem(row.line("set"), wrong)


def _court(rows: Sequence[Card]) -> Iterator[CardProblem]:
    """Leaders and Distinct Personalities: all of a level, or none."""
    complete = False
    for level in LEVEL_NAMES[:2]:
        seen = dict[Message, Card]()
        for row in rows:
            if row["level"] == level and row["kind"] != "citizen" and (row["faction"] or row["kind"] == "distinct"):
                member = _member(row["faction"] if row["kind"] == "leader" else "")
                first = seen.setdefault(member, row)
                if first is not row:
                    line = row.line("kind" if row["kind"] == "distinct" else "faction")
                    there = Message(
                        "problem-member-twice", level=level, member=member, given=first.name, line=first.line("")
                    )
                    yield CardProblem(line, there)
        missing = [member for member in map(_member, (*FACTION_NAMES, "")) if member not in seen]
        if seen and missing:
            yield CardProblem(1, Message("problem-level-lacks", level=level, missing=missing))
        complete = complete or bool(seen)
    if not complete:
        yield CardProblem(1, Message("problem-no-court"))


def _member(faction: str) -> Message:
    """The Leader of a faction; without one, the Distinct Personality."""
    return Message("problem-member-leader", given=faction) if faction else Message("problem-member-distinct")


def _citizens(rows: Sequence[Card]) -> Iterator[CardProblem]:
    if not LEAST_CITIZENS <= len(rows) <= st.CITIZENS:
        yield CardProblem(1, Message("problem-citizens", count=len(rows), least=LEAST_CITIZENS, most=st.CITIZENS))
    for level in LEVEL_NAMES:
        sets = dict[str, list[Card]]()
        for row in rows:
            if row["level"] == level and row["set"] and row["number"]:
                sets.setdefault(row["set"], []).append(row)
        if len(sets) > st.SETS:
            yield CardProblem(1, Message("problem-sets", level=level, count=len(sets), most=st.SETS))
        for name, members in sets.items():
            yield from _set(name, level, members)


def _set(name: str, level: str, members: Sequence[Card]) -> Iterator[CardProblem]:
    """A set has each number once."""
    seen = dict[int, Card]()
    for row in members:
        first = seen.setdefault(row["number"], row)
        if first is not row:
            there = Message("problem-set-twice", name=name, level=level, number=row["number"], given=first.name)
            yield CardProblem(row.line("number"), there)
    missing = [number for number in NUMBERS if number not in seen]
    if missing:
        wrong = Message("problem-set-lacks", name=name, level=level, missing=missing)
        yield CardProblem(members[0].line("set"), wrong)


# --- Abilities --------------------------------------------------------------------------------------------------------

Wrong = tuple[str, Message | str]
"""A column, and what is wrong there."""


def _read(card: Card) -> tuple[Ability, list[Wrong]]:
    """A card's ability, and what cannot be read of it."""
    wrong, parts = list[Wrong](), list[list[Row]]()
    event, about = st.NO_EVENT, None
    if card["trigger"]:
        try:
            event, about = sentences.read_trigger(card["trigger"])
        except ParseError as misread:
            wrong.append(("trigger", misread.message))
    for text in card["effects"]:
        try:
            parts.append(sentences.read(text))
        except ParseError as misread:
            wrong.append(("effects", misread.message))
    if not card["effects"]:
        wrong.append(("effects", Message("problem-idle")))
    return Ability(card, parts, event, about), wrong


def _ability(ability: Ability) -> Iterator[Wrong]:
    type_ = ability.card["ability"]
    if type_ == "react" and ability.event == st.NO_EVENT:
        yield "ability", Message("problem-needs-trigger", right="an opponent passes")
    elif type_ != "react" and ability.event != st.NO_EVENT:
        yield "trigger", Message("problem-no-react", given=ability.card.name, type=type_)
    else:
        yield from (("trigger", wrong) for wrong in _trigger(ability))
        yield from (("effects", wrong) for wrong in _parts(ability))


def _trigger(ability: Ability) -> Iterator[Message]:
    about = ability.about
    if about is None:
        return
    if ability.event in (st.USED, st.INTO_CONFLICT) and about.state != st.WHATEVER:
        yield Message("problem-clear-state")
    if about.range in (st.IN_LINE, st.NEAR_IT, st.NEAR_FIRST, st.EITHER, st.IT, st.TRIGGER):
        yield Message("problem-nothing-chosen", given=_word(RANGES, about.range))
    yield from _flags(about, st.NOT_IT | st.NOT_FIRST | st.OR_LEADER, "problem-not-of-trigger")
    yield from _owners(about, False)
    yield from _itself(ability.card, about)


def _parts(ability: Ability) -> Iterator[Message]:
    type_, parts = ability.card["ability"], ability.parts
    first = parts[0][0]
    if len(parts) > 2:
        yield Message("problem-parts")
    for at, rows in enumerate(parts):
        row = rows[0]
        if bool(row.how & st.THEN) != (at > 0):
            yield Message("problem-then-first" if at == 0 else "problem-then-second")
        yield from _place(ability, row)
        if row.needs and not fact(first.verb, "takes"):
            yield Message("problem-if-removed")
    if ability.event in (st.TARGETED, st.USED, st.REMOVED) and not fact(first.verb, "interrupt"):
        yield Message(
            "problem-interrupts", known=[Message("problem-word", given=verb) for verb in _having("interrupt")]
        )
    if type_ == "passive" and len(parts) > 1:
        yield Message("problem-passive-parts")
    for at, rows in enumerate(parts):
        yield from _row(ability, rows[0], at)
        for row in rows[1:]:
            yield from _option(row)


def _place(ability: Ability, row: Row) -> Iterator[Message]:
    """Where a verb may stand."""
    type_, verb, passive = ability.card["ability"], keyword(row.verb), fact(row.verb, "PASSIVE", False)
    if type_ == "passive" and not passive:
        yield Message("problem-no-passive", given=verb, known=_having("PASSIVE"))
    if type_ != "passive" and passive:
        yield Message("problem-only-passive", given=verb, type=type_)
    if fact(row.verb, "ALONE") and (type_ != "use" or len(ability.parts) > 1):
        yield Message("problem-alone", given=verb)


def _having(name: str) -> list[str]:
    """What a card file calls the verbs that have something in their homes."""
    return [keyword(verb.NUMBER) for verb in verbs.VERBS if getattr(verb, name, None)]


def _row(ability: Ability, row: Row, at: int) -> Iterator[Message]:
    yield from _cost(ability, row, at)
    yield from fact(row.verb, "problems", _none)(ability, row, at)
    if row.most > 1 and (is_definite(row.cards) or row.cards.range == st.EITHER):
        yield Message("problem-up-to-2", right="adjacent citizen")
    if row.how_many == st.EACH and (is_definite(row.others) or row.others.range == st.EITHER):
        yield Message("problem-for-each", right="adjacent citizen")
    for card, second in ((row.target, False), (row.second, True)):
        if card:
            yield from _card(ability, row, at, card, second)


def _none(ability: Ability, row: Row, at: int) -> Sequence[Message]:
    return ()


def _card(ability: Ability, row: Row, at: int, card: Filter, second: bool) -> Iterator[Message]:
    """What a filter may say in its place."""
    if card.range == st.IN_LINE and row.whose != st.OPPONENTS:
        yield Message("problem-line")
    before = ability.parts[0][0] if at else None
    speaks = [_word(RANGES, card.range)] if card.range in (st.IT, st.NEAR_IT) else []
    for word in speaks + (["other"] if card.flags & st.NOT_IT else []):
        if before is None:
            yield Message("problem-none-before", given=word)
        elif not _names_one(before):
            yield Message("problem-not-one-before", given=word)
    if card.range == st.EITHER and (before is None or not fact(before.verb, "NAMES_TWO")):
        yield Message("problem-either")
    if not (second and HAS_SECOND[row.verb]):
        if card.range == st.NEAR_FIRST:
            yield Message("problem-only-second", given=_word(RANGES, card.range))
        yield from _flags(card, st.NOT_FIRST, "problem-only-second")
    if card.range == st.TRIGGER and (ability.event != st.INTO_CONFLICT or second):
        yield Message("problem-trigger")
    around = card.range not in (*GIVEN, st.ANYWHERE) and card.kind != st.DISTINCT_ONE
    if second or not around or not fact(row.verb, "MAY_BE_LEADER"):
        yield from _flags(card, st.OR_LEADER, "problem-only-bonus")
    yield from _owners(card, row.whose in (st.OPPONENT, st.OPPONENTS, st.LEAST_UNUSED))
    yield from _itself(ability.card, card)


def _owners(card: Filter, known: bool) -> Iterator[Message]:
    if card.state == st.WITH_OWNERS and (not known or card.range == st.IN_LINE):
        yield Message("problem-needs-owner", given="with-owners")
    if card.at_least and (not known or card.range == st.IN_LINE):
        yield Message("problem-needs-owner", given="owner-holding")


def _itself(card: Card, wanted: Filter) -> Iterator[Message]:
    """Whether the acting card can be meant at all."""
    if wanted.flags & st.OR_SELF and (wanted.range in (*GIVEN, st.IN_LINE)):
        yield Message("problem-or-self", given=_word(RANGES, wanted.range))
    if card["kind"] == "leader" and wanted.range == st.SELF:
        yield Message("problem-leader-itself", given="self")
    if card["kind"] == "leader":
        yield from _flags(wanted, st.OR_SELF, "problem-leader-itself")
    own = card["kind"] == "distinct" and wanted.kind == st.DISTINCT_ONE and wanted.range not in GIVEN
    if own and not wanted.flags & st.OR_SELF:
        yield Message("problem-distinct-itself", given=card.name)


def _flags(card: Filter, flags: int, problem: str) -> Iterator[Message]:
    yield from (Message(problem, given=word) for word, bit in FLAGS.items() if card.flags & flags & bit)


def _names_one(row: Row) -> bool:
    """Whether a part is for one card, so that the next can speak of it."""
    several = row.most > 1 or row.whose in (st.OPPONENTS, st.LEAST_UNUSED) or fact(row.verb, "NAMES_TWO")
    return bool(HAS_TARGET[row.verb]) and not several and not row.how & (st.OWNER_CHOOSES | st.MAY_BE_NONE)


def _cost(ability: Ability, row: Row, at: int) -> Iterator[Message]:
    if not row.cost:
        return
    if at > 0:
        yield Message("problem-pay-then")
    if ability.card["kind"] == "leader":
        yield Message("problem-pay-leader")
    if fact(row.verb, "PASSIVE") or not fact(row.verb, "PAYABLE", True):
        yield NOT_PAYABLE
    if row.how & st.PAID_IF_CONTROLLED and row.most > 1:
        yield Message("problem-if-controlled-two")
    if row.how & st.PAID_IF_CONTROLLED and row.second and row.second.range == st.SELF:
        yield Message("problem-if-controlled-self")


def _option(row: Row) -> Iterator[Message]:
    """What may be offered: it is done at once, to the card that the offer is about."""
    offers = [offer for verb in verbs.VERBS for offer in getattr(verb, "OFFERED", ())]
    if replace(row, amount=1) not in [replace(sentences.read(offer)[0], amount=1) for offer in offers]:
        yield Message("problem-offered", known=sorted(offers, key=lambda offer: -len(offer.split())))


def _word(words: Mapping[str, int], value: int) -> str:
    """The word for a number."""
    return next(word for word, meant in words.items() if meant == value)
