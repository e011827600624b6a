"""Shadow Throne: the verbs of abilities, one module each, with all that there is to one of them.

A verb is a module of this folder and its sentences in `words/`: `ability-NAME`, `short-NAME` and `purpose-NAME`, and
`event-...` for each event that it declares. It has

    NUMBER, NAME        in records of cards, from 1 on (0 is no ability); in card files
    COLUMNS             what of amount, ranks, factions and waves means something for it
    NEEDS_AMOUNT        whether an amount of 0 is a mistake
    SPARES_OWN_FACTION  whether it is never for those of the card's own faction
    problems            what is wrong with the cards of a deck that have it

and, as marked functions, what happens at its moment; what it lacks does not happen, or is 0.

    use                 its number has come; whom it is for is seen to apart:
    hit                 what becomes of one of those, or NONE if that is nothing; then such a verb has
    tell                to tell an event of its own, whose parts they are
    rally               the tokens with which one of those enters in the next wave, if it may reach that
    may_bring, bring    its owner is asked for a card of the hand: which, and what is done with it or with NOBODY
    dies, legacy        a character that has it dies; the influence that its death has brought
    stays, tell_after   whether such a character waits for the next battle; what is told of it after this one
    bonus               the power that it gives such a character if its owner has so much gold

For the sensible player, WORTH is what it adds to a card's worth in hundredths of influence, WORTH_AMOUNT for each point
of its amount, WORTH_TARGET for each whom it may find. `push` is the power that it may bring to its own side if it finds
so many hundredths, and each HARM of these take a point of power from every other side. For hints, `outcome` is whether
somebody looks as if it had been for her, and the message `purpose-OUTCOME` says how often.
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
