"""Shadows over the Empire: what is wrong with a card file, in words and with its line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from eminence.games.shadows_over_the_empire import sentences
from eminence.games.shadows_over_the_empire.filters import (
    FLAGS,
    GIVEN,
    RANGES,
    TRAIT_BITS,
    Filter,
    is_definite,
)
from eminence.games.shadows_over_the_empire.rows import WHOSE, Ability, Row
from eminence.games.shadows_over_the_empire.sentences import VERBS
from eminence.games.shadows_over_the_empire.state import (
    ADD,
    ALL,
    ANY,
    ANYWHERE,
    BONUS,
    CANCEL,
    CHARACTER,
    CHOICE,
    CITIZEN,
    CITIZENS,
    CONFLICT,
    CONTROLLER,
    DISTINCT_ONE,
    EACH,
    EITHER,
    FILTERS,
    IN_LINE,
    INSTIGATOR,
    INTO_CONFLICT,
    IT,
    JUST,
    KEEP,
    LEAST_POOL,
    LEAST_UNUSED,
    LOCK,
    MAY_BE_NONE,
    MOVE,
    NEAR_FIRST,
    NEAR_IT,
    NO_EVENT,
    NOT_FEWEST,
    NOT_FIRST,
    NOT_IT,
    OPPONENT,
    OPPONENTS,
    OPPONENTS_CARD,
    OR_LEADER,
    OR_SELF,
    OWNER_CHOOSES,
    PAID_IF_CONTROLLED,
    PERFORM,
    PROTECT,
    REMOVE,
    REMOVED,
    SELF,
    SETS,
    SUBDUE,
    SWAP,
    TARGETED,
    THEN,
    TRIGGER,
    UP_TO,
    USED,
    WHATEVER,
    WITH_OPPONENTS,
    WITH_OWNERS,
    YOU,
    YOUR_CONFLICT,
    YOURS,
)
from eminence.kernel.cards import Card, Problem
from eminence.kernel.errors import listed
from eminence.kernel.kinds import Misread

FACTION_NAMES = ("Conclave of Law", "Inquisition of Asmidan", "Queen's Court", "Order of the Coin")
LEVEL_NAMES = ("A", "B", "C")
KIND_NAMES = ("leader", "distinct", "citizen")
TYPE_NAMES = ("use", "react", "passive")
NUMBERS = (1, 2, 3, 4)
RESERVED = ("none", "done", "pass", "decline")
LEAST_CITIZENS = LEAST_POOL[0]


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
    if len(different) > FILTERS:
        yield Problem(1, f"the abilities speak of {len(different) - 1} different groups of cards; {FILTERS - 1} fit.")


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
    if not LEAST_CITIZENS <= len(rows) <= CITIZENS:
        yield Problem(1, f"there are {len(rows)} citizens; {LEAST_CITIZENS} to {CITIZENS} make a set.")
    for level in LEVEL_NAMES:
        sets = dict[str, list[Card]]()
        for row in rows:
            if row["level"] == level and row["set"] and row["number"]:
                sets.setdefault(row["set"], []).append(row)
        if len(sets) > SETS:
            yield Problem(1, f"level {level} has {len(sets)} sets; at most {SETS} fit.")
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
    event, about = NO_EVENT, None
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
    if type_ == "react" and ability.event == NO_EVENT:
        yield "ability", "a react needs a trigger, such as 'an opponent passes'"
    elif type_ != "react" and ability.event != NO_EVENT:
        yield "trigger", f"only a react has a trigger, and {ability.card.name} has a {type_}"
    else:
        yield from (("trigger", wrong) for wrong in _trigger(ability))
        yield from (("effects", wrong) for wrong in _parts(ability))


def _trigger(ability: Ability) -> Iterator[str]:
    about = ability.about
    if about is None:
        return
    if ability.event in (USED, INTO_CONFLICT) and about.state != WHATEVER:
        yield "who controls the card is clear here: leave the word for its state out"
    if about.range in (IN_LINE, NEAR_IT, NEAR_FIRST, EITHER, IT, TRIGGER):
        yield f"'{_word(RANGES, about.range)}' does not fit here: nothing has been chosen yet"
    yield from _flags(about, NOT_IT | NOT_FIRST | OR_LEADER, "does not fit a trigger")
    yield from _owners(about, False)
    yield from _itself(ability.card, about)


def _parts(ability: Ability) -> Iterator[str]:
    type_, parts = ability.card["ability"], ability.parts
    first = parts[0][0]
    if len(parts) > 2:
        yield "an ability has at most two parts"
    for at, rows in enumerate(parts):
        row = rows[0]
        if bool(row.how & THEN) != (at > 0):
            yield "the first part begins without 'then'" if at == 0 else "a second part begins with 'then'"
        if type_ == "passive" and row.verb not in (PROTECT, BONUS, KEEP):
            yield f"'{_word(VERBS, row.verb)}' is not for a passive; protect, bonus and keep are"
        if type_ != "passive" and row.verb in (PROTECT, BONUS, KEEP):
            yield f"'{_word(VERBS, row.verb)}' is only for a passive, and this is a {type_}"
        if row.verb in (CHOICE, PERFORM) and (type_ != "use" or len(parts) > 1):
            yield f"'{_word(VERBS, row.verb)}' stands alone, as the only part of a use"
        if row.verb == CANCEL and (at > 0 or ability.event not in (TARGETED, USED, REMOVED)):
            yield "'cancel' is the first part of a react to what can be cancelled: targets, uses or removes"
        if row.needs and first.verb != REMOVE:
            yield "'if so many removed' needs a first part that removes"
    if ability.event in (TARGETED, USED, REMOVED) and first.verb != CANCEL:
        yield "this trigger asks before anything has happened: the first part is 'cancel'"
    if type_ == "passive" and len(parts) > 1:
        yield "a passive has one sentence"
    for at, rows in enumerate(parts):
        yield from _row(ability, rows[0], at)
        for row in rows[1:]:
            yield from _option(row)


def _row(ability: Ability, row: Row, at: int) -> Iterator[str]:
    yield from _cost(ability, row, at)
    if row.verb == REMOVE:
        yield from _removal(ability, row)
    if row.verb == CHOICE and row.target and row.target.state != OPPONENTS_CARD:
        yield "an offer is made to an opponent: its card is an-opponents"
    if row.most > 1 and row.target and (is_definite(row.target) or row.target.range == EITHER):
        yield "up to 2 cards are chosen among several: say which, as in 'adjacent citizen'"
    if row.how_many == EACH and row.second and (is_definite(row.second) or row.second.range == EITHER):
        yield "'for each' counts several cards: say which, as in 'adjacent citizen'"
    if row.verb == KEEP and row.target and row.target.state not in (WHATEVER, CONFLICT, YOUR_CONFLICT):
        yield "tokens are kept in a Conflict: write conflict or your-conflict"
    if row.verb == KEEP and row.target and (row.target.range == SELF or row.target.flags & OR_SELF):
        yield "a Passive does not work while its own card is in a Conflict: leave self out"
    if row.verb == BONUS and row.target and row.target.range != SELF and row.target.state != YOURS:
        yield "a bonus is for cards of yours: write yours or self"
    for card, second in ((row.target, False), (row.second, True)):
        if card:
            yield from _card(ability, row, at, card, second)


def _card(ability: Ability, row: Row, at: int, card: Filter, second: bool) -> Iterator[str]:
    """What a filter may say in its place."""
    if card.range == IN_LINE and (row.verb != REMOVE or row.whose != OPPONENTS):
        yield "'line' is only for 'remove ... of each-opponent'"
    before = ability.parts[0][0] if at else None
    speaks = [_word(RANGES, card.range)] if card.range in (IT, NEAR_IT) else []
    for word in speaks + (["other"] if card.flags & NOT_IT else []):
        if before is None:
            yield f"'{word}' speaks of the part before, and there is none"
        elif not _names_one(before):
            yield f"'{word}' speaks of the card of the part before, which does not name just one"
    if card.range == EITHER and (before is None or before.verb != SWAP):
        yield "'either' speaks of the two cards that the part before swaps"
    if not (second and row.verb in (SWAP, MOVE)):
        if card.range == NEAR_FIRST:
            yield "'near-first' is only for the second card of a swap or move"
        yield from _flags(card, NOT_FIRST, "is only for the second card of a swap or move")
    if card.range == TRIGGER and (ability.event != INTO_CONFLICT or second):
        yield "'trigger' is the card that an opponent brings into a conflict, and what is done to it"
    if not (row.verb == BONUS and not second and card.range not in (*GIVEN, ANYWHERE) and card.kind != DISTINCT_ONE):
        yield from _flags(card, OR_LEADER, "is only for a bonus, beside a range such as adjacent")
    if row.verb == SWAP and card.kind != CITIZEN and not (card.range in GIVEN and card.kind == CHARACTER):
        yield "only citizens are swapped: write citizen"
    if row.verb == SWAP and card.range == SELF and ability.card["kind"] == "distinct":
        yield "only citizens are swapped, and this is a Distinct Personality"
    yield from _owners(card, row.verb == REMOVE and row.whose in (OPPONENT, OPPONENTS, LEAST_UNUSED))
    yield from _itself(ability.card, card)


def _owners(card: Filter, known: bool) -> Iterator[str]:
    if card.state == WITH_OWNERS and (not known or card.range == IN_LINE):
        yield "'with-owners' needs an owner: remove of an-opponent, each-opponent or the-least-unused"
    if card.at_least and (not known or card.range == IN_LINE):
        yield "'owner-holding' needs an owner: remove of an-opponent, each-opponent or the-least-unused"


def _itself(card: Card, wanted: Filter) -> Iterator[str]:
    """Whether the acting card can be meant at all."""
    if wanted.flags & OR_SELF and (wanted.range in (*GIVEN, IN_LINE)):
        yield f"'or-self' does not go with '{_word(RANGES, wanted.range)}'"
    if card["kind"] == "leader" and wanted.range == SELF:
        yield "'self' is a Leader here, and Leaders are never chosen nor have tokens"
    if card["kind"] == "leader":
        yield from _flags(wanted, OR_SELF, "is a Leader here, and Leaders are never chosen nor have tokens")
    own = card["kind"] == "distinct" and wanted.kind == DISTINCT_ONE and wanted.range not in GIVEN
    if own and not wanted.flags & OR_SELF:
        yield f"'distinct' is {card.name} itself: write self"


def _flags(card: Filter, flags: int, why: str) -> Iterator[str]:
    yield from (f"'{word}' {why}" for word, bit in FLAGS.items() if card.flags & flags & bit)


def _names_one(row: Row) -> bool:
    """Whether a part is for one card, so that the next can speak of it."""
    several = row.most > 1 or row.whose in (OPPONENTS, LEAST_UNUSED) or row.how & (OWNER_CHOOSES | MAY_BE_NONE)
    return row.verb not in (CANCEL, SWAP) and not several


def _removal(ability: Ability, row: Row) -> Iterator[str]:
    whose = _word(WHOSE, row.whose)
    if row.how_many in (UP_TO, ANY) and (row.whose not in (YOU, OPPONENT) or row.how & OWNER_CHOOSES):
        yield f"'up to' and 'any' are only for tokens of yours or an-opponent that you choose, not of {whose}"
    if row.whose == NOT_FEWEST and row.how_many != ALL:
        yield "of all-but-the-fewest all tokens are removed: write all"
    if row.how & OWNER_CHOOSES and row.whose not in (OPPONENT, OPPONENTS, LEAST_UNUSED):
        yield f"'owner chooses' is only for an-opponent, each-opponent or the-least-unused, not for {whose}"
    if row.whose == CONTROLLER:
        yield "'its-controller' is only for the options of an offer"
    if row.whose == INSTIGATOR and ability.card["ability"] != "react":
        yield "'that-opponent' is only for a react"
    if row.target is None:
        return
    if row.how & (OWNER_CHOOSES | MAY_BE_NONE) and is_definite(row.target):
        yield "there is no card to choose: say which, as in 'anywhere citizen'"
    in_line = (WITH_OPPONENTS, OPPONENTS_CARD, CONFLICT, YOUR_CONFLICT)
    if row.target.range == IN_LINE and row.target.kind == DISTINCT_ONE:
        yield "'line' needs citizen or character"
    if row.target.range == IN_LINE and (row.target.state not in in_line or row.how & OWNER_CHOOSES):
        yield "a line is for cards with tokens of opponents, all of them: write with-opponents"


def _cost(ability: Ability, row: Row, at: int) -> Iterator[str]:
    if not row.cost:
        return
    if at > 0:
        yield "only the first part has a cost: 'pay' does not go with 'then'"
    if ability.card["kind"] == "leader":
        yield "Leaders have no tokens to pay with"
    picked = row.verb == REMOVE and (row.whose in (YOU, OPPONENTS, LEAST_UNUSED) or row.how & OWNER_CHOOSES)
    if row.verb in (MOVE, CHOICE, PERFORM, CANCEL, PROTECT, BONUS, KEEP) or picked:
        yield "'pay' does not go with this: only with one or two cards that you choose, and not with moving your tokens"
    if row.how & PAID_IF_CONTROLLED and row.most > 1:
        yield "'if controlled' speaks of one card, not of up to 2"
    if row.how & PAID_IF_CONTROLLED and row.second and row.second.range == SELF:
        yield "'if controlled' speaks of the other card: write 'swap self with' it"


def _option(row: Row) -> Iterator[str]:
    """What may be offered: it is done at once, to the card that the offer is about."""
    removal = row.verb == REMOVE and row.whose == CONTROLLER and row.how_many in (JUST, ALL) and not row.how
    adding = row.verb == ADD and row.how_many == JUST and row.most == 1
    if row.target != Filter(IT) or not (removal or adding or row.verb in (SUBDUE, LOCK)):
        options = ("remove 1 of its-controller from it", "remove all of its-controller from it")
        yield f"what is offered is {listed([*options, 'add 1 on it', 'subdue it', 'lock it'])}"


def _word(words: Mapping[str, int], value: int) -> str:
    """The word for a number."""
    return next(word for word, meant in words.items() if meant == value)
