"""Shadow Throne as a whole: the conformance kit on both editions, mixed options and random decks, audits of states,
options, decks of one's own, golden games."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import eminence
from eminence.games.shadow_throne.state import (
    CHURCH,
    DEAD,
    DOWN,
    DRAFT,
    EXTRA,
    FACTION_NAMES,
    FACTION_SETS,
    KEEP,
    MARKS,
    OVER,
    POOL,
    RANK_SETS,
    RANKS,
    REACHES,
    WAVE,
    WAVES,
)
from eminence.games.shadow_throne.verbs import BY_NAME
from eminence.games.shadow_throne.vocabulary import ABILITIES, SCHEMA
from eminence.kernel import cards as card_files
from eminence.kernel import conformance
from eminence.kernel.kinds import NONE
from tests.support.helpers import SHADOW, assert_needs_no_compiler, golden, golden_file, play_randomly, shadow

FINAL = {
    "edition": "final",
    "hush_after_kill": True,
    "hush_after_conversion": True,
    "kyros_unaffordable_attempt": False,
    "embolden_lost_on_death": True,
    "influence_to_win": 15,
}
PROTOTYPE = {
    "edition": "prototype",
    "hush_after_kill": False,
    "hush_after_conversion": False,
    "kyros_unaffordable_attempt": True,
    "embolden_lost_on_death": False,
    "influence_to_win": 15,
}
EDITIONS = {"final": FINAL, "prototype": PROTOTYPE}
"""The table of the manual: what each edition sets."""


def mixed(seats: int) -> eminence.Game:
    """A game with any options but the longest games."""
    chance = random.Random(f"any {seats}")
    options: dict[str, object] = {name: chance.random() < 0.5 for name in FINAL if isinstance(FINAL[name], bool)}
    return shadow(edition=chance.choice(list(EDITIONS)), **options)


# --- The conformance kit ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "seats", "seed"),
    [
        ("final", 3, 39),
        ("final", 4, 82),
        ("final", 5, 85),
        ("prototype", 3, 10),
        ("prototype", 4, 34),
        ("prototype", 5, 28),
    ],
)
def test_every_promise_is_kept(edition: str, seats: int, seed: int) -> None:
    """The seeds are those of short games; in most of them an extra card is asked for."""
    conformance.check(shadow(edition=edition), seats, games=1, seed=seed)


@pytest.mark.parametrize(("seats", "seed"), [(3, 39), (4, 76), (5, 85)])
def test_every_promise_is_kept_with_mixed_options(seats: int, seed: int) -> None:
    conformance.check(mixed(seats), seats, games=1, seed=seed)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_card_is_lost_in_many_games(edition: str, seats: int) -> None:
    conformance.audit_games(shadow(edition=edition), seats, 5, 10_000)


# --- Decks that no one would print ------------------------------------------------------------------------------------


def random_cards(seed: int) -> str:
    """A card file with any verb at any number, for anybody, near and far; 2 to 40 different cards, 40 to 80 in all."""
    chance = random.Random(seed)
    kinds = chance.choice([2, 3, 6, 12, 24, 40])
    copies = [1] * kinds
    while sum(copies) < 40 or (chance.random() < 0.95 and sum(copies) < min(80, 20 * kinds)):
        copies[chance.choice([at for at in range(kinds) if copies[at] < 20])] += 1
    staying = 5
    verbs = [*chance.sample(list(ABILITIES), len(ABILITIES)), *chance.choices(list(ABILITIES), k=40)]
    cards = []
    for at in range(kinds):
        verb, faction = verbs[at], chance.choice(FACTION_NAMES)
        if verb == "stay" and copies[at] > staying:
            verb = "extra-card"
        staying -= copies[at] if verb == "stay" else 0
        card: dict[str, object] = {"name": f"Card {at}", "faction": faction, "rank": chance.choice(RANKS)}
        card |= {"copies": copies[at], "power": chance.randint(0, 20), "influence": chance.randint(0, 7)}
        card |= {"price": chance.choice([-9, -2, -1, 0, 0, 1, 2, 3, 5, 20]), "consolation": chance.randint(0, 9)}
        card |= {
            "ability": verb,
            "number": {"none": 0, "silence": chance.randint(1, 2)}.get(verb, chance.randint(1, 3)),
        }
        columns = BY_NAME[verb].COLUMNS if verb != "none" else ()
        if "amount" in columns:
            card["amount"] = chance.randint(verb != "convert", 9)
        if "ranks" in columns:
            card["ranks"] = chance.choice(list(RANK_SETS))
            card["factions"] = chance.choice([f for f in FACTION_SETS if f != faction or verb != "convert"])
        if "waves" in columns:
            card["waves"] = chance.choice([w for w in REACHES if w != "next" or verb == "embolden"])
        cards.append("[[card]]\n" + "".join(f"{key} = {value!r}\n" for key, value in card.items()))
    return "\n".join(cards)


def own(text: str, **options: object) -> eminence.Game:
    return eminence.load(SHADOW, options, card_files.parse(text, SCHEMA, SHADOW))


def random_deck(seed: int) -> eminence.Game:
    options = {
        name: random.Random(f"{seed} {name}").choice(option.choices) for name, option in shadow().options.items()
    }
    return own(random_cards(seed), **options | {"influence_to_win": 15})


DECKS = [3, 6, 10, 12, 25, 27, 30, 34, 35, 37, 42, 43]


@pytest.mark.parametrize("seed", DECKS)
def test_random_decks_keep_every_promise(seed: int) -> None:
    game, seats = random_deck(seed), 3 + seed % 3
    moments = sum(1 for _ in conformance.random_game(game, seats, seed))
    assert moments < 250, "a long game: take another seed"
    conformance.check(game, seats, games=1, seed=seed)
    for count in game.seats:
        conformance.audit_games(game, count, seed, 1000)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_decks_lose_no_card(seats: int) -> None:
    conformance.audit_games(shadow(), seats, 1, 1)
    known = strange = 0.0
    for seed in range(100, 160):
        known += spent(shadow(), seats, seed)
        strange += spent(random_deck(seed), seats, seed)
    assert strange < 20 * known, "games with such decks have become very slow"


def spent(game: eminence.Game, seats: int, seed: int) -> float:
    """Seconds of processor time for an audit of some games."""
    began = time.process_time()
    conformance.audit_games(game, seats, seed, 300)
    return time.process_time() - began


def test_random_decks_have_everything() -> None:
    """Else the tests above would prove little."""
    cards = [card for seed in DECKS for card in random_deck(seed).cards]
    assert {(card["ability"], card["number"]) for card in cards} >= {
        (verb, number) for verb in ABILITIES for number in (1, 2, 3) if verb not in ("none", "stay", "silence")
    }
    for column, values in (("ranks", RANK_SETS), ("factions", FACTION_SETS), ("waves", REACHES)):
        assert {card[column] for card in cards} == set(values)
    assert {card["faction"] for card in cards if card["ability"] == "convert"} == set(FACTION_NAMES)
    assert {card["faction"] for card in cards if card["ability"] == "extra-card"} == set(FACTION_NAMES)
    sizes = [sum(card["copies"] for card in random_deck(seed).cards) for seed in DECKS]
    assert min(sizes) == 40
    assert max(sizes) == 80


def test_a_game_that_nobody_can_win_stops_after_fifty_battles() -> None:
    text = "\n".join(
        f'[[card]]\nname = "Card {at}"\nfaction = "{FACTION_NAMES[at]}"\nrank = "noble"\ncopies = 20\n'
        "power = 1\ninfluence = 0\nprice = 0\n"
        for at in range(CHURCH + 1)
    )
    game = own(text)
    for seats in game.seats:
        conformance.audit_games(game, seats, 1, 20)
    position = play_randomly(game.start(3, 1), random.Random(1))
    assert position.state.battle == 50  # type: ignore[attr-defined]
    assert position.log(None)[-1] == "The game is over after 50 battles."
    assert position.result is not None
    assert all("nobody had 15 after 50 battles" in why for why in position.result.why)


# --- Every state of many games ----------------------------------------------------------------------------------------


def random_states(game: eminence.Game, seats: int, seed: str, games: int) -> Iterator[tuple[Any, Any]]:
    """Every state of some random games, with the one before it."""
    chance, stepper = random.Random(seed), game.engine().stepper(seed)
    for _ in range(games):
        waiting, before = stepper.setup(seats), None
        while True:
            state = stepper.record()
            yield before, state
            if not waiting:
                break
            seat = chance.choice([seat for seat in range(seats) if waiting >> seat & 1])
            waiting, before = stepper.apply(seat, stepper.moves[chance.randrange(stepper.legal(seat))]), state


def assert_sound(game: eminence.Game, before: Any, s: Any) -> None:
    """What the rules say of gold, influence, hands, pools, waves, tokens and cards, whoever plays."""
    seats = range(s.seats)
    assert min(s.gold[: s.seats]) >= 0
    if before is not None:
        assert all(s.influence[seat] >= before.influence[seat] for seat in seats)
    lies: Counter[int] = Counter({card: count for card, count in enumerate(s.deck) if count})
    for seat in seats:
        line = [character for character in s.line[seat] if character != NONE]
        waves = [character >> 6 & 7 for character in line]
        hand = [card for card in s.hands[seat] if card != NONE]
        began = s.round + (s.kept[seat] != NONE)
        assert len(hand) == began - sum(wave > 0 for wave in waves)
        assert (s.kept[seat] != NONE) == (s.battle > 1)
        assert hand == sorted(hand)
        assert waves == sorted(waves)
        fought = s.wave if s.phase in (EXTRA, KEEP, OVER) else max(s.wave - 1, 0)
        assert sorted({wave for wave in waves if wave}) == list(range(1, fought + 1))
        assert sum(wave > 0 for wave in waves) <= fought + 1, "there is one King Kyros"
        for character in line:
            tokens = character >> 16 & 511
            assert character >> 25 == 0, "something is half done"
            assert not (character & DOWN and character & sum(MARKS.values()) != DOWN)
            assert not (character & (DEAD | DOWN) and tokens and s.options[4])
            assert tokens <= 20
        rest = s.pools[seat][s.round :]
        assert rest == sorted(rest)
        assert NONE not in s.pools[seat]
        lies.update([*hand, *(character & 63 for character in line), *rest])
    assert sum(lies.values()) == 54
    assert all(lies[card] == copies for card, copies in enumerate(game.cards.record.copies))  # type: ignore[attr-defined]
    assert (s.phase == DRAFT) == (s.round < POOL) == (s.wave == 0)
    assert s.phase == OVER or s.waiting > 0
    assert s.phase in (WAVE, EXTRA) or s.wave in (0, WAVES)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_state_is_as_the_rules_say(edition: str, seats: int) -> None:
    game, phases, failed = shadow(edition=edition), set(), 0
    for before, state in random_states(game, seats, f"{edition} {seats}", 80):
        assert_sound(game, before, state)
        phases.add(state.phase)
        failed += any(character & DOWN for line in state.line for character in line if character != NONE)
    assert phases == {DRAFT, WAVE, EXTRA, KEEP, OVER}
    assert failed


# --- Options ----------------------------------------------------------------------------------------------------------


def values(game: eminence.Game) -> dict[str, object]:
    return {name: option.value for name, option in game.options.items()}


def test_an_edition_sets_the_options_of_the_manuals_table() -> None:
    assert values(shadow()) == FINAL
    for edition, table in EDITIONS.items():
        assert values(shadow(edition=edition)) == table


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_can_be_set_by_itself(edition: str) -> None:
    for name, option in shadow().options.items():
        for choice in option.choices if name != "edition" else ():
            game = shadow(**{"edition": edition, name: choice})
            assert values(game) == EDITIONS[edition] | {name: choice}
            state = play_randomly(game.start(3, 1), random.Random(1), steps=30).state
            assert state.options == game.option_numbers  # type: ignore[attr-defined]


@pytest.mark.parametrize("influence", [15, 20, 25])
def test_the_game_ends_with_the_influence_that_was_agreed_on(influence: int) -> None:
    for _, state in random_states(shadow(influence_to_win=influence), 4, "end", 40):
        assert (state.phase == OVER) == (
            max(state.influence) >= influence and state.wave == WAVES and not state.waiting
        )


def test_an_edition_changes_the_names_in_moves_texts_and_logs() -> None:
    text = "hands 0: {}, Tax Collector | hands 1: {} | hands 2: Tax Collector | gold 0: 3 | gold 1: 3"
    for edition, scouts, thief in (("final", "Phabos Scouts", "Outlaw"), ("prototype", "Scout", "Thief")):
        position = shadow(edition=edition).position(text.format(scouts, thief))
        assert f"hands 0: Tax Collector, {scouts}\n" in str(position)
        assert [str(move) for move in position.legal(0)] == ["play Tax Collector", f"play {scouts}"]
        with pytest.raises(eminence.Refused, match="is no move"):
            position.play(0, "play Scout" if edition == "final" else "play Phabos Scouts")
        for seat, card in enumerate((scouts, thief, "Tax Collector")):
            position.play(seat, f"play {card}")
        assert f"Seat 0's {scouts}: +1 power for Seat 1's {thief}." in position.log(None)
        assert f"{scouts} 1 acted" in str(position)
        again = eminence.replay(position.record())
        assert (again, again.log(0), again.game.cards.cards[0].called) == (
            position,
            position.log(0),
            "prototype" if edition == "prototype" else "name",
        )


@pytest.mark.parametrize("seed", [None, 1, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_replays_with_its_edition_and_its_cards(edition: str, seed: int | None) -> None:
    options = {"edition": edition, "hush_after_kill": True, "influence_to_win": 20}
    game = shadow(**options) if seed is None else own(random_cards(seed), **options)
    position = play_randomly(game.start(4, "records"), random.Random(4), steps=120)
    again = eminence.replay(position.record(), None if seed is None else game.cards)
    assert (again, again.record(), again.game.options) == (position, position.record(), game.options)
    for viewer in (None, *range(4)):
        assert again.view(viewer).to_dict() == position.view(viewer).to_dict()
    if seed is not None:
        with pytest.raises(eminence.Refused, match="another card set"):
            eminence.replay(position.record())


def test_a_deck_of_ones_own_needs_no_compiler() -> None:
    assert_needs_no_compiler(shadow(), map(random_deck, DECKS), 4)


# --- The sensible player ----------------------------------------------------------------------------------------------


def test_greedy_chairs_are_worth_the_same() -> None:
    """All choose at the same time, so no chair is favoured."""
    from eminence.arena.study import Study

    for seats in (3, 4, 5):
        study = Study(shadow(), ["greedy"] * seats, "chairs", 6000)
        study.run()
        shares = [tally.share for tally in study.by_seat]
        assert max(shares) - min(shares) < 0.05, shares


def told(seats: int) -> str:
    """What is on file: the printed game, the prototype, and house rules."""
    house = shadow(hush_after_conversion=False, kyros_unaffordable_attempt=True, influence_to_win=20)
    return golden({3: shadow(), 4: shadow(edition="prototype"), 5: house}[seats], seats, viewer=0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_golden_game_is_played_as_ever(seats: int) -> None:
    """After a change on purpose, write the files anew: python -m tests.games.shadow_throne.test_game."""
    assert told(seats) == golden_file(SHADOW, seats).read_text(encoding="utf-8")


if __name__ == "__main__":
    for count in (3, 4, 5):
        golden_file(SHADOW, count).write_text(told(count), encoding="utf-8")
