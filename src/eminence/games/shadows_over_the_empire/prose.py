"""Shadows over the Empire: abilities as people read them, made from their rows and so never at odds with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from eminence.games.shadows_over_the_empire.filters import (
    EVERY,
    GIVEN,
    MANY,
    ONE,
    SOME,
    Filter,
    Teller,
    is_definite,
    noun,
    short,
    tokens,
)
from eminence.games.shadows_over_the_empire.sentences import Row
from eminence.games.shadows_over_the_empire.state import (
    ADD,
    ADJACENT,
    ALL,
    ANY,
    ANYWHERE,
    BONUS,
    CANCEL,
    CHOICE,
    CONFLICT,
    CONTROLLER,
    EACH,
    EITHER_WAY,
    IN_LINE,
    INFLUENCE,
    INSTIGATOR,
    INTO_CONFLICT,
    JUST,
    KEEP,
    LEAST_UNUSED,
    LOCK,
    MARK,
    MARKED,
    MOVE,
    NOT_FEWEST,
    NOT_FIRST,
    OPPONENT,
    OPPONENTS,
    OR_SELF,
    OWNER_CHOOSES,
    PAID_IF_CONTROLLED,
    PARTICIPANTS,
    PASSED,
    PERFORM,
    PROTECT,
    PROTECT_MARK,
    PROTECT_ROTATE,
    PROTECT_SWAP,
    REMOVE,
    REMOVED,
    RESET,
    ROTATE,
    ROTATED,
    SUBDUE,
    SWAP,
    TARGETED,
    THEN,
    UNMARK,
    UNMARKED,
    UP_TO,
    UPRIGHT,
    USED,
    WHATEVER,
    WITH_OPPONENTS,
    WITH_OWNERS,
    WITH_USE,
    WITH_YOURS,
    YOU,
)
from eminence.kernel.errors import listed
from eminence.kernel.kinds import NONE

# --- Whole abilities --------------------------------------------------------------------------------------------------

QUIRAA = "Until the end of the Round a card with the Quiraa token may not Influence, nor does its ability work."


def ability(rows: Sequence[Row], teller: Teller, event: int = 0, about: Filter | None = None) -> str:
    """A whole ability in sentences; `event` is what a React answers."""
    when = event_text(event, about, teller)
    said = [_sentence(rows, at, teller, when, event) for at in ([0] if rows[0].verb == CHOICE else range(len(rows)))]
    if rows[0].verb == CHOICE:
        one, other = (_option(row, placed(rows, at, teller)) for at, row in enumerate(rows[1:3], 1))
        said.append(f"Its controller chooses: {one}, or {other}.")
    if any(row.verb == LOCK for row in rows):
        said.append(QUIRAA)
    return " ".join(said)


def _sentence(rows: Sequence[Row], at: int, teller: Teller, when: str, event: int) -> str:
    row, text = rows[at], clause(rows, at, teller)
    if row.verb == CANCEL:
        text = f"cancel that {'action' if event == TARGETED else 'ability'}"
    if row.how & THEN:
        text = f"Then {text}"
    if row.needs:
        were = "was" if row.needs == 1 else "were"
        text = text.replace("Then ", f"Then, if at least {tokens(row.needs)} {were} removed, ")
    if when and not row.how & THEN:
        text = f"{when}, {text}"
    return f"{text[0].upper()}{text[1:]}."


def _option(row: Row, teller: Teller) -> str:
    """What is offered to a card's controller: `they remove 1 of their tokens from it`, `you Subdue it`."""
    text = _deed(row, teller)
    return f"they remove{text.removeprefix('its controller removes')}" if row.whose == CONTROLLER else f"you {text}"


def placed(rows: Sequence[Row], at: int, teller: Teller) -> Teller:
    """The teller of a row: in a second part, or in an option."""
    first = rows[0]
    it = "it" if first.verb == CHOICE else teller.it
    if first.verb == MOVE:
        it = f"the card that received {'it' if (first.how_many, first.amount) == (JUST, 1) else 'them'}"
    return replace(teller, later=at > 0, it=it)


def event_text(event: int, about: Filter | None, teller: Teller) -> str:
    """What a React answers: `when an opponent passes`; empty without an event."""
    if about is None:
        return "when an opponent passes" if event == PASSED else ""
    teller = replace(teller, turned=False)
    if event == INTO_CONFLICT:
        card = noun(about, replace(teller, kind=NONE), more="you controlled")  # not itself: it would be in the Conflict
        card = f"{card}, controlled by you until then," if is_definite(about) else card
        return f"after an opponent's action has brought {card} into a Conflict"
    if event == REMOVED and about.state == WITH_YOURS:
        about = replace(about, state=WHATEVER)
    before = {
        TARGETED: "an opponent's action targets",
        USED: "an opponent performs the Use ability of",
        REMOVED: "an opponent's ability would remove tokens of yours from",
    }
    return f"when {before[event]} {noun(about, teller)}"


# --- Rows -------------------------------------------------------------------------------------------------------------

PLAIN = {
    INFLUENCE: "Influence",
    SUBDUE: "Subdue",
    ROTATE: "Rotate",
    RESET: "Reset",
    MARK: "place an Influence token on",
    UNMARK: "take the Influence token from",
    LOCK: "place the Quiraa token on",
    CHOICE: "choose",
}


def clause(rows: Sequence[Row], at: int, teller: Teller) -> str:
    """A row without its full stop: `Influence an adjacent Character card`."""
    row = rows[at]
    text = _deed(row, placed(rows, at, teller))
    if not row.cost:
        return text
    cost = f"at the cost of {row.cost} of your tokens on {teller.name}"
    return f"{text}, {cost} if a player controls that card" if row.how & PAID_IF_CONTROLLED else f"{cost}, {text}"


def _deed(row: Row, teller: Teller) -> str:
    target, second = _told(row), row.second or Filter()
    if row.verb in (ROTATE, PERFORM) and teller.turned:
        teller = replace(teller, kind=NONE)  # not itself: it is Rotated
    form = SOME if row.most > 1 else MANY if row.verb in (PROTECT, KEEP) else ONE
    card = f"each of up to {row.most} " * (row.most > 1) + noun(target, teller, form)
    if row.verb in PLAIN:
        return f"{PLAIN[row.verb]} {card}"
    if row.verb == ADD:
        each = f" for each {noun(second, teller, EVERY)}, at most {row.amount}" if row.how_many == EACH else ""
        return f"add {tokens(1 if each else row.amount)} on {card}{each}"
    if row.verb == REMOVE:
        return _removal(row, target, teller)
    if row.verb == MOVE:
        return f"move {_amount(row)} of your tokens from {card} to {noun(second, teller)}{_fewer(row)}"
    if row.verb == SWAP:
        return f"Swap {_both(target, second, teller) or f'{card} with {noun(second, teller)}'}"
    if row.verb == PERFORM:
        return f"Rotate {card} and perform its Use ability as if you controlled it"
    if row.verb == KEEP:
        return f"at the end of the Round you remove no token from {card}"
    if row.verb == BONUS:
        more = f"add {row.amount} more token{'s' * (row.amount > 1)}; the limit is {row.amount} higher"
        return f"when {card} performs the Influence action on {noun(second, teller)}, {more}"
    if row.verb == PROTECT:
        verbs = {PROTECT_ROTATE: "Rotate", PROTECT_SWAP: "Swap", PROTECT_MARK: "place Influence tokens on"}
        return f"opponents' abilities may not {listed(verbs[bit] for bit in verbs if row.amount & bit)} {card}"
    return "cancel it"


def _both(one: Filter, other: Filter, teller: Teller) -> str:
    """Two cards that fit the same words: `two Citizens adjacent to Theodoric`; empty if they do not."""
    if one != replace(other, flags=other.flags & ~NOT_FIRST) or one.range in GIVEN or one.flags & OR_SELF:
        return ""
    if one.range != ADJACENT:
        return f"two {noun(one, teller, SOME)}"
    anywhere = replace(one, range=ANYWHERE)
    return f"two {noun(anywhere, replace(teller, kind=NONE), SOME, more=f'adjacent to {teller.name}')}"


def _told(row: Row) -> Filter:
    """The cards of a row without what its verb says anyway."""
    card = row.target or Filter()
    if (row.verb in (ROTATE, PERFORM) and card.turned == UPRIGHT) or (row.verb == RESET and card.turned == ROTATED):
        card = replace(card, turned=EITHER_WAY)
    if (row.verb == MARK and card.marked == UNMARKED) or (row.verb == UNMARK and card.marked == MARKED):
        card = replace(card, marked=0)
    if row.verb == PERFORM:
        card = replace(card, flags=card.flags & ~WITH_USE)
    if row.verb == KEEP:
        card = replace(card, state=CONFLICT)
    said = {YOU: [WITH_YOURS], OPPONENT: [WITH_OPPONENTS, WITH_OWNERS], OPPONENTS: [WITH_OPPONENTS, WITH_OWNERS]}
    said[LEAST_UNUSED] = [WITH_OWNERS]
    if row.verb in (REMOVE, MOVE) and card.state in said.get(row.whose, []):
        card = replace(card, state=WHATEVER)
    return card


def _amount(row: Row) -> str:
    said = {UP_TO: f"up to {row.amount}", ANY: "1 or more" if row.least else "any number", ALL: "all"}
    return said.get(row.how_many, str(row.amount))


def _fewer(row: Row) -> str:
    return " (all if there are fewer)" if row.how_many == JUST and row.amount > 1 else ""


def _removal(row: Row, target: Filter, teller: Teller) -> str:
    """What is removed, by whom; whoever has fewer removes all."""
    fewer = _fewer(row)
    some = f"{_amount(row)} token{'s' * ((row.how_many != JUST and row.amount > 1) or row.amount > 1)}"
    theirs = f"{_amount(row)} of their tokens"
    choice = "of their choice" if row.how & OWNER_CHOOSES else ""
    card = noun(target, teller, more=choice)
    if target.range == IN_LINE:
        line = f"choose a direct line from {teller.name} to the edge of the grid"
        return f"{line}: each opponent removes {theirs} from every {noun(target, teller, EVERY, more='in it')}{fewer}"
    if row.whose == YOU:
        return f"remove {_amount(row)} of your tokens{'' if row.least else ', even none,'} from {card}{fewer}"
    chosen, it = ("", card) if is_definite(target) else (f"choose {card}: ", "it")
    if row.whose == PARTICIPANTS:
        return f"{chosen}each player with tokens on {it} removes {_amount(row)} of them{fewer}"
    if row.whose == NOT_FEWEST:
        return f"{chosen}each player with tokens on {it}, except those with the fewest, removes all of them"
    if row.whose == CONTROLLER:
        return f"its controller removes {theirs} from {card}{fewer}"
    if row.whose == INSTIGATOR:
        return f"remove {_amount(row)} of that opponent's tokens from {card}{fewer}"
    if choice:
        who = {OPPONENT: "one opponent, whom you choose,", OPPONENTS: "each opponent"}
        text = f"{who.get(row.whose, 'the player with the fewest unused tokens')} removes {theirs} from {card}{fewer}"
    elif row.whose == OPPONENTS:
        text = f"for each opponent, remove {_amount(row)} of their tokens from {card}{fewer}"
    else:
        who = {OPPONENT: "one opponent", LEAST_UNUSED: "the player with the fewest unused tokens"}
        text = f"remove {some} of {who[row.whose]} from {card}{fewer}"
    tied = "each of them does" if choice else "do so for each of them"
    return f"{text}; if several have the fewest, {tied}" if row.whose == LEAST_UNUSED else text


# --- In a few words ---------------------------------------------------------------------------------------------------

SHORT_VERBS = PLAIN | {MARK: "mark", UNMARK: "unmark", LOCK: "lock", PERFORM: "perform", KEEP: "no loss:"}
SHORT_VERBS |= {PROTECT: "protect", CANCEL: "cancel"}
SHORT_OWNERS = {
    YOU: "own {}",
    OPPONENT: "opp. {}",
    OPPONENTS: "{} of each opp.",
    PARTICIPANTS: "{} of each",
    LEAST_UNUSED: "{} of fewest unused",
    NOT_FEWEST: "{} but the fewest",
    CONTROLLER: "own {}",
    INSTIGATOR: "opp. {}",
}
SHORT_EVENTS = {
    TARGETED: "if {} targeted: ",
    USED: "if {} used: ",
    REMOVED: "if loss, {}: ",
    PASSED: "on a pass: ",
    INTO_CONFLICT: "on a Conflict: ",
}


def brief(rows: Sequence[Row], event: int = 0, about: Filter | None = None) -> str:
    """An ability as short as it can be understood: `remove 1 opp. token, adjacent`."""
    if rows[0].verb == CHOICE:
        return f"{short(_told(rows[0]))}: {_brief_row(rows[1])} or {_brief_row(rows[2])}"
    if event == REMOVED and about:
        about = replace(about, state=WHATEVER)
    when = SHORT_EVENTS.get(event, "").format(short(about) if about else "")
    return when + "; ".join(_brief_row(row) for row in rows)


def _brief_row(row: Row) -> str:
    many = row.most > 1 or row.verb in (PROTECT, KEEP)
    card = f"{'up to 2 ' * (row.most > 1)}{short(_told(row), many)}"
    second = short(row.second or Filter())
    amount = _amount(row).replace("1 or more", "1+").replace("any number", "any")
    if row.verb == ADD:
        text = f"add {f'1 for each {second}' if row.how_many == EACH else amount}, {card}"
    elif row.verb == REMOVE:
        owned = SHORT_OWNERS[row.whose].format("token" if amount == "1" else "tokens")
        text = f"remove {amount} {owned}, {card}"
    elif row.verb == MOVE:
        text = f"move {amount}, {card} to {second}"
    elif row.verb == SWAP and row.target and row.target == row.second:
        text = f"Swap 2 {short(row.target, many=True)}"
    elif row.verb == SWAP:
        text = f"Swap {card} with {second}"
    elif row.verb == BONUS:
        text = f"Influence +{row.amount}: {card} on {second}"
    else:
        text = f"{SHORT_VERBS[row.verb]} {card if row.target else ''}".strip()
    controlled = " if controlled" if row.how & PAID_IF_CONTROLLED else ""
    return f"pay {row.cost}{controlled}: {text}" if row.cost else text
