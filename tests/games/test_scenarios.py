"""The scenarios: every one is played, they cover the rules, and the format itself reports what is wrong and where."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from eminence.games import registry, scenario
from eminence.kernel.errors import Refused
from eminence.kernel.events import Event
from eminence.kernel.game import Game
from eminence.kernel.options import option_text
from tests.support.helpers import SCENARIOS as HERE

FILES = sorted(HERE.glob("*/*.scenario"))
SCENARIOS = [found for path in FILES for found in scenario.read(path)]
THRONE = HERE / "behind_the_throne"
SHADOW = HERE / "shadow_throne"
EMPTY = HERE / "an_empty_throne"
EMPIRE = HERE / "shadows_over_the_empire"


def name(found: scenario.Scenario) -> str:
    path = Path(found.file)
    return f"{path.parent.name}/{path.stem}: {found.title}"


@pytest.mark.parametrize("found", SCENARIOS, ids=name)
def test_scenario(found: scenario.Scenario) -> None:
    outcome = scenario.run(found)
    assert outcome.passed, str(outcome)


def test_titles_are_unique() -> None:
    names = [name(found) for found in SCENARIOS]
    assert sorted(names) == sorted(set(names))


# --- What the scenarios of a game cover -------------------------------------------------------------------------------

GAMES = list(registry.BUILT_IN)
RULINGS = {"an-empty-throne": 51, "behind-the-throne": 55, "shadow-throne": 40 + 8, "shadows-over-the-empire": 79 + 2}
"""At least so many, examples of the rulebook included."""
BESIDES = {"behind-the-throne": ["End of Game"]}
"""What a deck has besides the characters of its card set."""
EVERYWHERE = {"not-your-turn", "unknown-move", "game-over", "no-such-seat"}
EVERYWHERE |= {"draw-impossible", "draws-left", "unknown-draw"}
"""What the kernel refuses in every game."""


def of(game: str) -> list[scenario.Scenario]:
    return [found for found in SCENARIOS if found.game == game]


def from_file(game: str, stem: str) -> list[scenario.Scenario]:
    return scenario.read(HERE / game.replace("-", "_") / f"{stem}.scenario")


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_cited_and_no_other(game: str) -> None:
    rules = registry.load(game).rules_text()
    rulings = set(re.findall(r"\*\*([A-Z]{2}-\d+|E\d+)\*\*", rules))
    cited = {ruling for found in of(game) for ruling in found.cites}
    assert len(rulings) >= RULINGS[game]
    assert cited == rulings


@pytest.mark.parametrize("game", GAMES)
def test_every_character_has_its_scenario(game: str) -> None:
    titles = [found.title for found in from_file(game, "characters")]
    for card in [*(card.name for card in registry.load(game).cards), *BESIDES.get(game, [])]:
        assert any(re.match(rf"(The )?{card}s?\b", title) for title in titles), card


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_seat_count_is_played(game: str) -> None:
    played = " ".join(found.settings.get("options", "") for found in of(game)).split()
    for option in registry.load(game).options.values():
        assert {f"{option.name}={option_text(choice)}" for choice in option.choices} <= set(played)
    seats = {found.settings.get("seats") for found in of(game)}
    seats |= {line.removeprefix("seats: ") for found in of(game) for _, line in found.given}
    assert set(map(str, registry.load(game).seats)) <= seats


@pytest.mark.parametrize("game", GAMES)
def test_every_name_that_an_option_gives_is_shown(game: str) -> None:
    for option in registry.load(game).options.values():
        for choice in option.names:
            setting = f"{option.name}={option_text(choice)}"
            shown = [found for found in from_file(game, "editions") if setting in found.settings.get("options", "")]
            text = "\n".join(line for found in shown for _, line in [*found.given, *found.lines])
            for card in registry.load(game, {option.name: choice}).cards:
                assert re.search(rf"\b{card.name}\b", text), card.name


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_for_a_refusal_is_shown(game: str) -> None:
    lines = [line for found in from_file(game, "refusals") for _, line in found.lines]
    shown = {line.rpartition(": ")[2] for line in lines if re.match(r"\d+ refused ", line)}
    words = (registry.find(game).folder / "words" / "en.ftl").read_text(encoding="utf-8")
    declared = set(re.findall(r"^refusal-([a-z0-9-]+) =", words, re.M))
    assert len(declared) >= 6
    assert declared | EVERYWHERE == shown


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_told_is_shown(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    definition = registry.find(game)
    say, heard = Game.say_event, dict[str, int]()

    def listen(game: Game, event: Event, names: Sequence[str], *others: Any, **settings: Any) -> str:
        sentence = say(game, event, names, *others, **settings)
        heard[sentence] = event[0]
        return sentence

    monkeypatch.setattr(Game, "say_event", listen)
    shown = set()
    for found in of(game):
        expected = {line.partition(": ")[2] for _, line in found.lines if re.match(r"log( \d+)?:", line)}
        if expected:
            scenario.run(found)
            shown |= {heard.get(sentence) for sentence in expected}
    assert [kind.name for kind in definition.events if not kind.is_part and kind.number not in shown] == []


# --- What cannot be said in a scenario --------------------------------------------------------------------------------


def test_the_beginning_of_behind_the_throne_is_told() -> None:
    game = registry.load("behind-the-throne")
    assert game.start(seats=3, draws=[2]).log(None) == ["Seat 2 begins."]


def test_the_first_player_is_drawn_by_the_seed() -> None:
    passed = [_run(f"seats: 2\n  seed: {seed}\n  waiting: 1").passed for seed in range(20)]
    assert set(passed) == {True, False}


MORE = (
    '[[card]]\nname = "More {}"\nfaction = "empire"\nrank = "noble"\ncopies = 1\npower = 1\ninfluence = 1\nprice = 1\n'
)


@pytest.mark.parametrize(
    ("printed", "changed", "more", "words"),
    [
        ("copies = 14", "copies = 13", 0, "there are 39 cards in all; at least 40 are needed"),
        ("copies = 2", "copies = 3", 0, "at most 5 cards of a deck can have the ability stay"),
        ("copies = 2", "copies = 2", 36, "there are 41 cards; 2 to 40 make a set"),
    ],
)
def test_a_deck_beyond_the_limits_is_refused(tmp_path: Path, printed: str, changed: str, more: int, words: str) -> None:
    """ST-36: a deck within them is played in own_decks.scenario."""
    text = (SHADOW / "cards" / "veterans.toml").read_text(encoding="utf-8")
    assert text.count(f"{printed}\n") == 1
    text = text.replace(f"{printed}\n", f"{changed}\n") + "\n".join(MORE.format(number) for number in range(more))
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    with pytest.raises(Refused, match=re.escape(words)) as refusal:
        registry.load("shadow-throne", cards=tmp_path / "mine.toml")
    assert refusal.value.code == "bad-cards"


@pytest.mark.parametrize(
    ("file", "printed", "changed", "words"),
    [
        ("smallest", "starting = [0, 1]", "starting = [0]", "there are 4 starting cards in all; 5 are needed"),
        ("smallest", "starting = [0, 1]", "starting = [0, 1, 2]", "there are 6 starting cards in all; 5 are needed"),
        ("smallest", "field = [4, 5, 6]", "field = []", "there are 3 cards for the Field decks in all; 6 or more"),
        ("smallest", "field = [4, 5, 6]", "field = [4, 5, 6, 7]", "there are 7 cards for the Field decks in all"),
        ("smallest", "tombs = [7]", "tombs = []", "there is no card for The Tombs; at least one is needed"),
        ("largest", "tombs = [7, 8, 9]", "tombs = [6, 7, 8, 9]", "there are 63 cards in all; at most 62 fit"),
        ("guilds", "tombs = [4, 9]", "tombs = []", "Ghosts have no cards"),
        ("guilds", '["steal their card here"]', '["steal my card here"]', "'steal my card here' is no ability"),
    ],
)
def test_kiths_beyond_the_limits_are_refused(tmp_path: Path, file: str, printed: str, changed: str, words: str) -> None:
    """ET-50: sets within them are played in own_cards.scenario."""
    text = (EMPTY / "cards" / f"{file}.toml").read_text(encoding="utf-8")
    assert text.count(f"{printed}\n") == 1
    (tmp_path / "mine.toml").write_text(text.replace(f"{printed}\n", f"{changed}\n"), encoding="utf-8")
    with pytest.raises(Refused, match=re.escape(words)) as refusal:
        registry.load("an-empty-throne", cards=tmp_path / "mine.toml")
    assert refusal.value.code == "bad-cards"


@pytest.mark.parametrize("file", ["smallest", "largest"])
def test_one_kith_and_eleven_are_refused(tmp_path: Path, file: str) -> None:
    text = (EMPTY / "cards" / f"{file}.toml").read_text(encoding="utf-8")
    head, *kiths = text.split("[[card]]\n")
    kiths = kiths[:1] if file == "smallest" else [*kiths, 'name = "Kites"\ntombs = [1]\n']
    (tmp_path / "mine.toml").write_text("[[card]]\n".join([head, *kiths]), encoding="utf-8")
    with pytest.raises(Refused, match="2 to 10 make a set") as refusal:
        registry.load("an-empty-throne", cards=tmp_path / "mine.toml")
    assert refusal.value.code == "bad-cards"


@pytest.mark.parametrize(
    ("printed", "changed", "words"),
    [
        ("number = 4", "number = 3", "set I of level A has no number 4"),
        ('set = "IV"\nnumber = 4', "number = 0", "set IV of level A has no number 4"),
        ("Order of the Coin", "Queen's Court", "level A lacks a Leader of the Order of the Coin"),
        ('kind = "distinct"\nlevel = "A"', 'kind = "distinct"\nlevel = "C"', "level A lacks a Distinct Personality"),
        ('compulsory = "rich"', 'compulsory = "noble"', "Magpie must have the Compulsory Trait, noble"),
        ('wild = "lawful"', 'wild = "rich"', "wild is rich, which is compulsory already"),
        ('["remove 1 of an-opponent from adjacent citizen"]', '["cancel"]', "'cancel' is the first part of a react"),
    ],
)
def test_citizens_and_courts_beyond_the_limits_are_refused(
    tmp_path: Path, printed: str, changed: str, words: str
) -> None:
    """SE-75: sets within them are played in own_cards.scenario."""
    text = (EMPIRE / "cards" / "smallest.toml").read_text(encoding="utf-8")
    assert printed in text
    (tmp_path / "mine.toml").write_text(text.replace(printed, changed, 1), encoding="utf-8")
    with pytest.raises(Refused, match=re.escape(words)) as refusal:
        registry.load("shadows-over-the-empire", cards=tmp_path / "mine.toml")
    assert refusal.value.code == "bad-cards"


def test_fifteen_citizens_are_too_few(tmp_path: Path) -> None:
    head, *rows = (EMPIRE / "cards" / "smallest.toml").read_text(encoding="utf-8").split("[[card]]\n")
    (tmp_path / "mine.toml").write_text("[[card]]\n".join([head, *rows[:-1]]), encoding="utf-8")
    with pytest.raises(Refused, match="there are 20 cards; 21 to 72 make a set") as refusal:
        registry.load("shadows-over-the-empire", cards=tmp_path / "mine.toml")
    assert refusal.value.code == "bad-cards"


@pytest.mark.parametrize("passed", ["an opponent targets adjacent citizen", "an opponent uses adjacent citizen"])
def test_what_is_asked_before_an_action_begins_with_a_cancel(tmp_path: Path, passed: str) -> None:
    """SE-75: otherwise there would be nothing to do before the action."""
    text = (EMPIRE / "cards" / "guilds.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("an opponent passes", passed, 1), encoding="utf-8")
    with pytest.raises(Refused, match="the first part is 'cancel'"):
        registry.load("shadows-over-the-empire", cards=tmp_path / "mine.toml")


@pytest.mark.parametrize(
    ("options", "most"),
    [
        ({"a_sets": "4"}, 2),
        ({"a_sets": "5"}, 4),
        ({"a_sets": "0", "b_sets": "4", "asterisks": "added"}, 2),
        ({"a_sets": "4", "asterisks": "replacing"}, 2),
        ({"a_sets": "0", "b_sets": "all", "c_sets": "all"}, 4),
    ],
)
def test_the_citizens_of_a_game_say_how_many_can_play(options: dict[str, str], most: int) -> None:
    """SE-49 and SE-76: games with enough of them are in mixes.scenario."""
    game = registry.load("shadows-over-the-empire", options)
    assert list(game.seats) == list(range(2, most + 1))
    if most < 4:
        with pytest.raises(Refused, match="2 seats with these cards and options, not 3"):
            game.start(seats=3)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"a_sets": "3"}, "give 12 citizens; 16 are needed for 2 seats, 20 for more"),
        ({"a_sets": "3", "asterisks": "added"}, "give 14 citizens"),
        ({"mix": "expert", "b_sets": "0", "asterisks": "none"}, "give 12 citizens"),
    ],
)
def test_too_few_citizens_are_refused(options: dict[str, str], words: str) -> None:
    """SE-76."""
    with pytest.raises(Refused, match=re.escape(words)) as refusal:
        registry.load("shadows-over-the-empire", options)
    assert refusal.value.code == "bad-option"


@pytest.mark.parametrize(
    ("options", "draws"),
    [
        ({"leaders": "random"}, [3, 3]),
        ({"leaders": "random"}, [4]),
        ({"mix": "expert", "asterisks": "replacing"}, [0, 1, 2, "Dragan"]),
        ({"mix": "expert", "asterisks": "replacing"}, [0, 1, 2, "Marta"]),
        ({"mix": "expert", "asterisks": "replacing"}, [0, 1, 2, "Konrad", "Konrad"]),
        ({"mix": "expert"}, [0, 0]),
    ],
)
def test_nothing_else_can_be_drawn_for_a_set_up(options: dict[str, str], draws: list[int | str]) -> None:
    """SE-46, SE-64 and SE-74: each faction once, each set once, and citizens of level B for the asterisks."""
    with pytest.raises(Refused) as refusal:
        registry.load("shadows-over-the-empire", options).start(seats=2, draws=draws)
    assert refusal.value.code == "draw-impossible"


# --- The format -------------------------------------------------------------------------------------------------------

HEAD = "game: behind-the-throne\n\nscenario: A title\n  "
BODY = """\
given row: Queen, Queen
  given stacks 0: Prophet 1
  given stacks 1: King 1
  0 plays use Prophet [Jester]
  """
BODY_ENDS = 7
LOOK = "Seat 0 uses Prophet to look at the top card of the deck."
SEEN = "Seat 0 sees Jester (3) on top of the deck."


def _run(body: str) -> scenario.ScenarioResult:
    [found] = scenario.parse(HEAD + body, "x.scenario")
    return scenario.run(found)


def test_a_scenario_says_what_it_is() -> None:
    text = (
        "# About\ngame: behind-the-throne\n\nscenario: One: two\n  cites: BT-1, BT-2  # why\n  seats: 3\n  waiting: 0\n"
    )
    [found] = scenario.parse(text, "x.scenario")
    assert (found.title, found.line, found.game) == ("One: two", 4, "behind-the-throne")
    assert found.cites == ["BT-1", "BT-2"]
    assert found.lines == [(7, "waiting: 0")]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("scenario: A title\n", 1, "say 'game: NAME'"),
        ("game: behind-the-throne\n\n  0 plays reveal\n", 3, "begins with 'scenario: TITLE'"),
        (HEAD + "frobnicate\n", 4, "'frobnicate' cannot be understood"),
        (HEAD + "waiting: 0\n  row: Jester\n", 5, "'row: Jester' cannot be understood"),
        (HEAD + "given row\n", 4, "'given row' cannot be understood"),
        (HEAD + "0 refused take\n", 4, "'0 refused take' cannot be understood"),
        (HEAD + "zero plays take\n", 4, "'zero plays take' cannot be understood"),
        (HEAD + "wating: 0\n", 4, "'wating: 0' cannot be understood"),
    ],
)
def test_a_malformed_text_is_refused_with_its_line(text: str, line: int, words: str) -> None:
    with pytest.raises(Refused, match=re.escape(words)) as refusal:
        scenario.parse(text, "x.scenario")
    assert refusal.value.code == "bad-scenario"
    assert str(refusal.value).startswith(f"x.scenario, line {line}: ")


@pytest.mark.parametrize("text", ["", "\n# nothing\n", "game: behind-the-throne\n"])
def test_a_text_without_a_scenario_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="holds no scenario") as refusal:
        scenario.parse(text, "x.scenario")
    assert refusal.value.code == "bad-scenario"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"none\.scenario") as refusal:
        scenario.read(tmp_path / "none.scenario")
    assert refusal.value.code == "no-such-file"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.scenario").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refused, match="UTF-8") as refusal:
        scenario.read(tmp_path / "x.scenario")
    assert refusal.value.code == "bad-scenario"


def test_all_files_are_read_before_anything_is_played(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.scenario", tmp_path / "bad.scenario"
    good.write_text(HEAD + "seats: 2\nstart draws: 0\nwaiting: 0\n", encoding="utf-8")
    bad.write_text(HEAD + "frobnicate\n", encoding="utf-8")
    assert [outcome.passed for outcome in scenario.run_files([good])] == [True]
    with pytest.raises(Refused, match=r"bad\.scenario, line 4"):
        next(scenario.run_files([good, bad]))


@pytest.mark.parametrize(
    ("body", "line", "words"),
    [
        ("waiting: 0\n  given row: King\n", 5, "belongs before the first move"),
        ("waiting: 0\n  seats: 3\n", 5, "belongs before the first move"),
        ("cites: BT-1\n  cites: BT-2\n  waiting: 0\n", 5, "said twice"),
        ("seats: 2\n", 3, "plays and checks nothing"),
        ("given turn: 0 | bogus: 1\n  waiting: 0\n", 4, "one field a line"),
    ],
)
def test_what_would_be_overlooked_is_refused(body: str, line: int, words: str) -> None:
    with pytest.raises(Refused, match=rf"x\.scenario, line {line}: .*{words}"):
        scenario.parse(HEAD + body, "x.scenario")


def test_seats_said_twice_are_reported() -> None:
    outcome = _run("seats: 3\n  given seats: 3\n  waiting: 0\n")
    assert "said twice" in outcome.problem


def test_cards_are_found_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes((THRONE / "cards" / "two_judges.toml").read_bytes())
    path = tmp_path / "x.scenario"
    path.write_text(
        HEAD + "cards: mine.toml\n  seats: 2\n  start draws: 0\n  0 plays reveal [Arbiter]\n", encoding="utf-8"
    )
    assert [outcome.passed for outcome in scenario.run_files([path])] == [True]


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ("given rwo: Jester", "there is no field 'rwo'; did you mean row?"),
        ("given row: Dragon", "there is no card 'Dragon'"),
        ("given stacks 5: King 1", "needs a seat from 0 to 1"),
        ("given stacks 0: King 6", "This is no position of Behind the Throne"),
        ("given row: Jester, King", "nothing can lower it enough"),
        ("seats: 9", "2 to 4 seats, not 9"),
        ("seats: two", "'two' is not a number of seats"),
        ("options: speed=yes", "There is no option 'speed'"),
        ("options: swap_after_five=maybe", "it is yes or no"),
        ("cards: nowhere.toml", "Cannot read the card file nowhere.toml"),
        ("start draws: 2", "only 0 to 1 can be drawn"),
        ("start draws: 0, 0", "More draws were forced than were made; left over: 1"),
        ("start draws: Dragon", "Nothing called 'Dragon' can be drawn"),
    ],
)
def test_a_beginning_that_cannot_be_is_reported_at_the_scenario(setting: str, words: str) -> None:
    outcome = _run(setting + "\n  waiting: 0\n")
    assert not outcome.passed
    assert words in outcome.problem
    line = (
        4 if setting.startswith("given") and ":" in setting and "position" not in words and "lower" not in words else 3
    )
    assert str(outcome).startswith(f"x.scenario:{line}: A title: ")


def test_an_unknown_game_is_reported() -> None:
    [found] = scenario.parse("game: chess\nscenario: A title\nwaiting: 0\n", "x.scenario")
    assert "There is no game 'chess'" in scenario.run(found).problem


@pytest.mark.parametrize(
    "line",
    [
        "0 plays reveal",
        "0 refused use Prophet: already-used",
        "undo",
        "expect row: Queen, Queen",
        "expect stacks 1: king",
        "seat 0 sees top: Jester",
        "seat 1 sees top: ?",
        "spectator sees top: ?",
        "legal 0: swap 1 King, take, reveal, destroy 0 Prophet, Destroy 1 King",
        "can 0: take, reveal",
        "cannot 0: use Prophet",
        "waiting: 0",
        f"log: {LOOK}",
        f"log 0: {SEEN}",
        f"no log 1: {SEEN}",
        f"no log: {SEEN}",
        "winners: 0, 1",
        "scores: 0, 0",
    ],
)
def test_a_line_that_holds_passes(line: str) -> None:
    outcome = _run(BODY + line)
    assert outcome.passed, str(outcome)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("1 plays reveal", "It is seat 0's turn, not seat 1's."),
        ("0 plays use Prophet", "Prophet has been used this turn."),
        ("0 plays dance", "'dance' is no move"),
        ("7 plays reveal", "There is no seat 7"),
        ("0 plays reveal [King]", "More draws were forced than were made; left over: 1"),
        ("0 plays reveal [Dragon]", "Nothing called 'Dragon' can be drawn"),
        ("0 refused reveal: too-high", "'reveal' was not refused"),
        ("0 refused use Prophet: row-full", "refused with already-used"),
        ("7 refused reveal: not-your-turn", "refused with no-such-seat"),
        ("expect row: Queen", "row is 'Queen, Queen', not 'Queen'"),
        ("expect stacks 1: King 2", "stacks 1 is 'King 1', not 'King 2'"),
        ("expect stacks 7: -", "needs a seat from 0 to 1"),
        ("expect rwo: -", "there is no field 'rwo'"),
        ("expect row: Dragon", "there is no card 'Dragon'"),
        ("expect fixed: maybe", "'maybe' is neither yes nor no"),
        ("seat 0 sees top: ?", "top is 'Jester', not '?'"),
        ("seat 1 sees top: Jester", "top is '?', not 'Jester'"),
        ("seat 7 sees top: Jester", "There is no seat 7"),
        ("spectator sees top: Jester", "top is '?', not 'Jester'"),
        ("legal 0: reveal, take", "what seat 0 may play is 'destroy 0 prophet, destroy 1 king, reveal,"),
        ("legal 1: reveal", "what seat 1 may play is '', not 'reveal'"),
        ("legal 7: -", "There is no seat 7"),
        ("can 0: reveal, use Prophet", "seat 0 cannot play 'use Prophet', only reveal; take"),
        ("can 1: reveal", "seat 1 cannot play 'reveal', only nothing"),
        ("cannot 0: use Prophet, take", "seat 0 can play 'take'"),
        ("waiting: 1", "waiting is '0', not '1'"),
        ("waiting: -", "waiting is '0', not ''"),
        ("log: Nothing.", f"the last move told ['{LOOK}'], not 'Nothing.'"),
        (f"log: {SEEN}", f"the last move told ['{LOOK}'], not '{SEEN}'"),
        (f"log 1: {SEEN}", f"the last move told ['{LOOK}'], not '{SEEN}'"),
        (f"no log: {LOOK}", f"the last move told '{LOOK}'"),
        (f"no log 0: {SEEN}", f"the last move told '{SEEN}'"),
        ("winners: 0", "winners is '0, 1', not '0'"),
        ("scores: 0, 9", "scores is '0, 0', not '0, 9'"),
    ],
)
def test_a_line_that_does_not_hold_is_reported_at_its_place(line: str, words: str) -> None:
    outcome = _run(BODY + line + "\n  waiting: 7")
    assert not outcome.passed
    assert outcome.line == BODY_ENDS + 1
    assert words in outcome.problem
    assert str(outcome).startswith(f"x.scenario:{BODY_ENDS + 1}: A title: ")


def test_only_as_many_moves_as_were_played_can_be_taken_back() -> None:
    outcome = _run(BODY + "undo\n  undo")
    assert (outcome.line, outcome.passed) == (BODY_ENDS + 2, False)
    assert "No move has been played yet" in outcome.problem


def test_a_card_that_is_not_in_the_deck_cannot_be_drawn() -> None:
    outcome = _run("given row: Queen\n  0 plays reveal [End of Game]")
    assert (outcome.line, outcome.passed) == (5, False)
    assert "none is left to be drawn" in outcome.problem


def test_the_last_move_alone_is_told() -> None:
    assert _run(BODY + f"0 plays take\n  log: {LOOK}").line == BODY_ENDS + 2
    assert _run(BODY + f"0 plays take\n  undo\n  log: {LOOK}").passed
