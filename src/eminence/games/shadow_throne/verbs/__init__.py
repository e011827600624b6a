"""Shadow Throne: the verbs of abilities, one module each, with all that there is to one of them.

A verb is a module of this folder and its sentences in `words/`: `ability-NAME`, `short-NAME` and `purpose-NAME`,
`event-...` for each event that it declares, and `problem-NAME-...` for what is wrong with its cards. It has

    NUMBER, NAME        in records of cards, from 1 on (0 is no ability); in card files
    COLUMNS             what of amount, ranks, factions and waves means something for it
    NEEDS_AMOUNT        whether an amount of 0 is a mistake
    SPARES_OWN_FACTION  whether it is never for those of the card's own faction
    problems            what is wrong with the cards of a deck that have it

and, as marked functions, what happens at its moments. What a verb lacks does not happen, or is 0.

    use(cards, s, seat, at)               it acts: what it does but for those whom it is for
    hit(cards, card, target)              what becomes of one of these, or NONE if that is nothing
    tell(cards, s, who, by)               tells its event, which has all whom it has hit as parts
    rally(cards, card)                    the tokens with which one of these enters in the next wave
    may_bring(cards, s, seat, by, card)   its owner is asked for a card of the hand: whether it can be this one
    bring(cards, s, seat, by, card)       and what is done with it, or with NOBODY
    dies(cards, s, seat, character)       who has it dies
    legacy(cards, character)              the influence that this has brought
    stays(cards, character, winners)      whether who has it waits for the next battle
    tell_after(cards, s, who, character, winners)   what is told of it after this one
    bonus(cards, card, gold)              the power that it gives who has it, if its owner has so much gold

For the sensible player, WORTH is what it adds to a card's worth in hundredths of influence, WORTH_AMOUNT for each point
of its amount, WORTH_TARGET for each whom it may find. `push` is the power that it may bring to its own side if it finds
so many hundredths, and each HARM of these take a point of power from every other side. For hints, `outcome` is whether
it can be seen of somebody that it was for her, and the message `purpose-OUTCOME` says how often it will be.
"""

from collections.abc import Callable

from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.state import Cards, State
from eminence.kernel.verbs import dispatched, table, verbs_in

VERBS = verbs_in(__name__, ["NAME", "COLUMNS"])
BY_NAME = {verb.NAME: verb for verb in VERBS}


def _having(function: str) -> int:
    """The verbs that have a function, as bits."""
    return sum(1 << verb.NUMBER for verb in VERBS if hasattr(verb, function))


AIMED, ASKING, STAYING = map(_having, ("hit", "bring", "stays"))
WORTH, WORTH_AMOUNT, WORTH_TARGET = (table(name, VERBS) for name in ("WORTH", "WORTH_AMOUNT", "WORTH_TARGET"))
HARM = table("HARM", VERBS, otherwise=1_000_000)

use: Callable[[int, Cards, State, int, int], None] = dispatched("use", VERBS)
hit: Callable[[int, Cards, int, int], int] = dispatched("hit", VERBS, "target")
tell: Callable[[int, Cards, State, int, int], None] = dispatched("tell", VERBS)
rally: Callable[[int, Cards, int], int] = dispatched("rally", VERBS, "0")
may_bring: Callable[[int, Cards, State, int, int, int], bool] = dispatched("may_bring", VERBS, "True")
bring: Callable[[int, Cards, State, int, int, int], None] = dispatched("bring", VERBS)
dies: Callable[[int, Cards, State, int, int], None] = dispatched("dies", VERBS)
legacy: Callable[[int, Cards, int], int] = dispatched("legacy", VERBS, "0")
stays: Callable[[int, Cards, int, int], bool] = dispatched("stays", VERBS, "False")
tell_after: Callable[[int, Cards, State, int, int, int], None] = dispatched("tell_after", VERBS)
bonus: Callable[[int, Cards, int, int], int] = dispatched("bonus", VERBS, "0")
push: Callable[[int, Cards, State, int, int], int] = dispatched("push", VERBS, "0")

_STRIKES = [verb.__name__ for verb in VERBS if hasattr(verb, "hit")]


@EVENTS.part_of(*(kind.function for kind in EVENTS if kind.function.__module__ in _STRIKES))
def struck(s: State, whom: int, card: int, at: int) -> None:
    """A character that the ability is for."""
