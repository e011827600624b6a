"""A Passive: some cards are protected from what opponents would do to them."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.nouns import MANY, WITHIN, Teller, brief_noun, noun
from eminence.games.shadows_over_the_empire.rows import CARD, PROTECTIONS, TARGET, Row
from eminence.games.shadows_over_the_empire.state import Cards, State
from eminence.games.shadows_over_the_empire.targets import reached
from eminence.games.shadows_over_the_empire.verbs import mark
from eminence.kernel.primitives import inline
from eminence.kernel.translation import Message

NUMBER, NAME = 15, "protect"
FORMS = (f"protect {TARGET} from (?P<verbs>{CARD})",)
EXAMPLES = ("protect adjacent citizen yours from rotate swap mark",)
PASSIVE = True


@inline
def protects(cards: Cards, s: State, row: int, seat: int, cell: int, from_: int) -> int:
    return reached(cards, s, cards.target[row], seat, cell) if cards.amount[row] & from_ != 0 else 0


def deed(row: Row, teller: Teller) -> Message:
    verbs = [verb for verb, bit in PROTECTIONS.items() if row.amount & bit]
    banned = [Message(f"banned-{verb}", several=len(verbs) > 1) for verb in verbs]
    return Message(
        "deed-protect",
        which=noun(row.cards, teller, MANY, WITHIN),
        banned=banned,
        handled=[verb for verb in banned if verb.key != f"banned-{mark.NAME}"],
        marked=row.amount & mark.PROTECTION,
    )


def brief(row: Row) -> Message:
    return Message("brief-protect", which=brief_noun(row.cards, many=True), most=row.most)
