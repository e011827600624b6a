"""Data and words: versions, moves as data or in notation, what is no move, what is declared, and every language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple
from urllib.request import urlopen

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import eminence
from eminence import Position, Refused
from eminence.games import registry
from eminence.kernel.kinds import Vocabulary
from eminence.kernel.translation import LANGUAGES
from eminence.table import messages
from eminence.table.client import Client
from tests.support.helpers import THRONE, random_game
from tests.support.server import Server
from tests.table.test_protocol import GAMES, NAMES
from tests.table.test_turns import READ_TIMEOUT, Line, brought, plain, sync_all

pytestmark = pytest.mark.xdist_group("table data")

each_game = pytest.mark.parametrize(("game", "seats"), GAMES)
each_language = pytest.mark.parametrize("language", sorted(LANGUAGES))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="module")
def people(server: Server) -> list[Client]:
    return [Client(server.url, name=name) for name in NAMES]


@pytest.fixture(autouse=True)
def lines_are_closed() -> Iterator[None]:
    yield
    Line.close_all()


def sat_down(people: list[Client], position: Position) -> tuple[str, list[Client]]:
    """A table that goes on from a position, and who sits there."""
    players = people[: position.seats]
    return brought(players[0], position.record(), players[1:]), players


def before_the_end(seats: int, game: str, steps: int) -> tuple[Position, list[Any]]:
    """A moment of a random game, and the steps from there to its end."""
    played = random_game(seats, 5, game=game)
    rest = played.steps[-steps:]
    for _ in rest:
        played.undo()
    return played, rest


# --- Versions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", ["display=1", "protocol=1", "protocol=3", "protocol=99999999&words=de", "protocol=0"])
def test_a_client_of_another_version_is_told_so_and_nothing_else(people: list[Client], asked: str) -> None:
    """A page that says nothing of its version is of the first."""
    table, players = sat_down(people, eminence.load(THRONE).start(2, 1))
    looking = Line(players[0], table)
    with dialled(players[1], table, asked) as socket:
        closing = messages.decode_server_message.decode(socket.recv(READ_TIMEOUT))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(READ_TIMEOUT)
    assert isinstance(closing, messages.Closing), closing
    assert (closing.code, closing.say) == ("protocol", {"say": "refusal-protocol", "needed": messages.PROTOCOL})
    assert closing.text.endswith(".)")
    assert closing.text.startswith("Diese Seite" if "words=de" in asked else "This page")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "protocol")
    looking.sync()
    assert looking.present == [0]


@pytest.mark.parametrize("asked", ["", "protocol=2", "protocol=2&display=1", "protocol=two", "words="])
def test_a_client_of_this_version_is_welcome(people: list[Client], asked: str) -> None:
    table, players = sat_down(people, eminence.load(THRONE).start(2, 1))
    with dialled(players[1], table, asked) as socket:
        welcome, state = (messages.decode_server_message.decode(socket.recv(READ_TIMEOUT)) for _ in range(2))
    assert isinstance(welcome, messages.Welcome), welcome
    assert isinstance(state, messages.StateUpdate), state
    assert welcome.protocol == messages.PROTOCOL == 2
    assert (state.display is not None) == ("display" in asked)
    assert state.words is None


def dialled(client: Client, table: str, asked: str) -> ClientConnection:
    url = f"{client.url.replace('http', 'ws')}/api/tables/{table}/socket?{asked}"
    return connect(url, additional_headers={"Authorization": f"Bearer {client.token}"}, open_timeout=READ_TIMEOUT)


# --- Moves ------------------------------------------------------------------------------------------------------------


@each_game
def test_a_move_is_played_as_data_or_in_notation(people: list[Client], game: str, seats: int) -> None:
    """The same deal at two tables: at one moves are data, at the other they are written."""
    chance, tables = Random(game), list[list[Line]]()
    for _ in range(2):
        table, players = sat_down(people, random_game(seats, 3, 12, game))
        tables.append([Line(player, table, words="en") for player in players])
    for number in range(25):
        sync_all([*tables[0], *tables[1]])
        seat = chance.choice(tables[0][0].game["actors"])
        as_data, written = (lines[seat] for lines in tables)
        assert as_data.words is not None
        assert written.words is not None
        assert len(as_data.game["moves"]) == len(written.words.moves) > 0
        which = chance.randrange(len(written.words.moves))
        one = as_data.ask(messages.MoveCommand(f"m{number}", as_data.seq, as_data.game["moves"][which]))
        two = written.ask(messages.MoveCommand(f"m{number}", written.seq, written.words.moves[which]))
        assert isinstance(one, messages.StateUpdate), one
        assert isinstance(two, messages.StateUpdate), two
    assert sync_all(tables[0]) == sync_all(tables[1])
    for one, two in zip(*tables, strict=True):
        assert (one.log, one.lines, one.words) == (two.log, two.lines, two.words)


UNKNOWN, NO_MESSAGE = "unknown-move", "bad-message"
BAD: dict[str, tuple[Any, str]] = {
    "no such kind": (["abracadabra"], UNKNOWN),
    "a kind of another game": (["influence", "a1", "north"], UNKNOWN),
    "a kind in capital letters": (["REVEAL"], UNKNOWN),
    "a kind with a space": (["reveal "], UNKNOWN),
    "notation in a list": (["swap 1 King"], UNKNOWN),
    "an empty kind": ([""], UNKNOWN),
    "a number for a kind": ([0], UNKNOWN),
    "nothing for a kind": ([None], UNKNOWN),
    "a field too few": (["swap", 1], UNKNOWN),
    "no fields": (["swap"], UNKNOWN),
    "a field too many": (["reveal", None], UNKNOWN),
    "many fields": (["reveal", *range(11)], UNKNOWN),
    "fields in another order": (["swap", "King", 1], UNKNOWN),
    "a seat in letters": (["swap", "1", "King"], UNKNOWN),
    "a seat by its name": (["swap", "Bob", "King"], UNKNOWN),
    "no seat": (["swap", None, "King"], UNKNOWN),
    "a seat below all": (["swap", -1, "King"], UNKNOWN),
    "a seat beyond all": (["swap", 99, "King"], UNKNOWN),
    "a seat beyond all numbers": (["swap", 10**60, "King"], UNKNOWN),
    "a card by its number": (["swap", 1, 8], UNKNOWN),
    "a card in small letters": (["swap", 1, "king"], UNKNOWN),
    "a card in another language": (["swap", 1, "König"], UNKNOWN),
    "a card that nobody sees": (["swap", 1, "?"], UNKNOWN),
    "no card": (["swap", 1, None], UNKNOWN),
    "letters for a terminal": (["\x1b[31m", "\x00"], UNKNOWN),
    "not by the rules": (["take"], "nothing-revealed"),
    "not by the rules, with fields": (["swap", 1, "King"], "nothing-revealed"),
    "yes for a number": (["swap", True, "King"], NO_MESSAGE),
    "a number with a point": (["swap", 1.0, "King"], NO_MESSAGE),
    "half a number": (["swap", 1.5, "King"], NO_MESSAGE),
    "a list for a field": (["swap", 1, ["King"]], NO_MESSAGE),
    "an object for a field": (["swap", 1, {"card": "King"}], NO_MESSAGE),
    "an object for a move": ({"kind": "reveal"}, NO_MESSAGE),
    "a number for a move": (7, NO_MESSAGE),
    "nothing for a move": (None, NO_MESSAGE),
    "no move at all": ([], NO_MESSAGE),
    "a move in a list": ([["reveal"]], NO_MESSAGE),
    "too many fields": (["reveal", *range(12)], NO_MESSAGE),
    "a huge list": (["reveal"] * 700, NO_MESSAGE),
    "a list of lists of lists": (json.loads("[" * 500 + "]" * 500), NO_MESSAGE),
    "a long kind": (["x" * 201], NO_MESSAGE),
    "a long field": (["swap", 1, "x" * 7000], NO_MESSAGE),
    "an endless number": (["swap", 10**4290, "King"], UNKNOWN),
}


@pytest.mark.parametrize("name", BAD)
def test_data_that_is_no_move_is_refused_and_changes_nothing(people: list[Client], name: str) -> None:
    move, code = BAD[name]
    position = eminence.load(THRONE).start(2, 1)
    table, players = sat_down(people, position)
    seat = position.actors[0]
    lines = [Line(client, table) for client in (*players, Client(people[0].url))]
    lines.append(Line(players[seat], table, words="en"))
    before, logs = sync_all(lines), [line.log.copy() for line in lines]
    for line in lines:
        line.states()
    for mover in (lines[seat], lines[-1]):
        command = {"type": "move", "request": "bad", "seen": mover.seq, "move": move}
        answer = mover.ask(json.dumps(command))
        assert isinstance(answer, messages.Refusal), answer
        assert (answer.request, answer.code, answer.seq) == ("bad", code, mover.seq)
        assert answer.say is not None
        assert answer.say["say"] == f"refusal-{code}"
        assert answer.text.endswith((".", "?")) == (mover.words is not None)
        assert len(json.dumps(answer.say)) + len(answer.text) < 2000
    assert sync_all(lines) == before
    assert [line.states() for line in lines] == [[]] * len(lines), "nobody is told of it"
    assert [line.log for line in lines] == logs
    assert isinstance(lines[seat].ask(messages.MoveCommand("bad", lines[seat].seq, ["reveal"])), messages.StateUpdate)


@each_game
def test_a_move_against_the_rules_is_refused_as_data_and_in_a_language(
    people: list[Client], game: str, seats: int
) -> None:
    chance, position = Random(game), random_game(seats, 4, 15, game)
    table, players = sat_down(people, position)
    seat, rules = position.actors[0], position.game
    plainly, *spoken = [Line(players[seat], table, words=language) for language in ("", *LANGUAGES)]
    legal, view = {move.action for move in position.legal(seat)}, position.view(seat)
    for number, action in enumerate(chance.sample(sorted(set(range(rules.definition.actions)) - legal), 12)):
        refusal = rules.refusal(view.state, seat, action)
        command = messages.MoveCommand(f"wrong-{number}", plainly.seq, rules.move_json(action))
        assert plainly.ask(command) == messages.Refusal(command.request, refusal.code, plainly.seq, plain(refusal.data))
        for line, language in zip(spoken, LANGUAGES, strict=True):
            answer = line.ask(command)
            assert isinstance(answer, messages.Refusal), answer
            assert (answer.code, answer.say) == (refusal.code, plain(refusal.data))
            assert answer.text == rules.say_data(answer.say or {}, NAMES[:seats], seat, language)


# --- What is told fits what is declared -------------------------------------------------------------------------------


class Declared(NamedTuple):
    """What a game says of its data, as programs can read it."""

    fields: dict[str, dict[str, str]]
    events: dict[str, list[str]]
    moves: dict[str, list[str]]
    words: Vocabulary
    seats: int

    def event(self, event: list[Any]) -> None:
        name, *values = event
        for field, value in zip(self.events[name], values, strict=True):
            self.field(field, value)

    def move(self, move: list[Any]) -> None:
        name, *values = move
        for field, value in zip(self.moves[name], values, strict=True):
            self.field(field, value)

    def message(self, message: dict[str, Any]) -> None:
        assert message["say"]
        for field, value in message.items():
            if isinstance(value, dict):
                self.message(value)
            elif isinstance(value, list) and value and isinstance(value[0], dict):
                for part in value:
                    self.message(part)
            elif field in self.fields:
                self.field(field, value)
            else:
                assert isinstance(value, str | int) or value == [], (field, value)

    def field(self, field: str, value: Any) -> None:
        kind, domain = self.fields[field]["kind"], self.fields[field].get("domain", "")
        if kind == "parts":
            for part in value:
                assert part[0] == field
                self.event(part)
        else:
            assert self.fits(kind, domain, value), (field, kind, value)

    def fits(self, kind: str, domain: str, value: Any) -> bool:
        match kind:
            case "number":
                return type(value) is int
            case "flag":
                return isinstance(value, bool)
            case "seat":
                return value is None or value in range(self.seats)
            case "seats":
                return set(value) <= set(range(self.seats))
            case "name":
                return value in (None, "?", *self.words[domain])
            case "names" | "members":
                return {*value} <= {"?", *self.words[domain]}
        raise AssertionError(f"nobody has declared what a {kind} is")


def declared(client: Client, game: str, seats: int) -> Declared:
    return Declared(
        **client.ask("GET", f"/api/games/{game}/declared"), words=registry.load(game).vocabulary, seats=seats
    )


@each_game
@pytest.mark.parametrize("view", ["all", "spectator", "0"])
def test_all_that_is_told_of_a_game_is_what_it_has_declared(
    people: list[Client], game: str, seats: int, view: str
) -> None:
    known, heard = declared(people[0], game, seats), list[str]()
    for seed in range(2):
        record = random_game(seats, seed, game=game).record()
        table = people[0].ask("POST", "/api/tables/import", {"record": record})["id"]
        replay = people[0].replay(table, view)
        for state in replay:
            known.message(state["status"])
            for move in state["moves"]:
                known.move(move)
            for event in state.get("log", {}).get("events", []):
                known.event(event)
                heard.append(event[0])
            assert "words" not in state
        assert len(replay[-1]["result"]["why"]) == seats
        for why in replay[-1]["result"]["why"]:
            known.message(why)
        assert any(state["moves"] for state in replay) == (view == "0")
    assert len(set(heard)) > 4
    assert set(heard) <= set(known.events)


@each_game
def test_what_is_declared_is_the_same_in_every_language(people: list[Client], game: str, seats: int) -> None:
    path = f"/api/games/{game}/declared"
    assert people[0].ask("GET", f"{path}?language=de") == people[0].ask("GET", path) == registry.find(game).declared()
    known = declared(people[0], game, seats)
    for name in (field for fields in (*known.events.values(), *known.moves.values()) for field in fields):
        assert name in known.fields


# --- Words ------------------------------------------------------------------------------------------------------------


@each_game
def test_sentences_are_said_in_the_language_that_was_asked_for(people: list[Client], game: str, seats: int) -> None:
    """To the end of a game: the log, what is waited for, and where points come from; moves are written the same."""
    position, steps = before_the_end(seats, game, 6)
    table, players = sat_down(people, position)
    rules, names, movers = position.game, NAMES[:seats], [Line(player, table) for player in players]
    own = {language: Line(players[0], table, words=language) for language in LANGUAGES}
    watching = {language: Line(Client(people[0].url), table, words=language) for language in LANGUAGES}
    spoken = [(who, *one) for who, lines in ((0, own), (None, watching)) for one in lines.items()]
    for number, step in enumerate(steps):
        for who, language, line in spoken:
            view = position.view(who)
            wanted = messages.Sentences(view.status(names, language), view.legal.texts, [], [])
            assert said(line) == (wanted, view.log(names, language))
        mover, move = movers[step.seat], plain(rules.move_json(step.move.action))
        assert isinstance(mover.ask(messages.MoveCommand(f"m{number}", mover.seq, move)), messages.StateUpdate)
        position.play(step.seat, step.move)
        sync_all([*movers, *(line for *_, line in spoken)])
    for who, language, line in spoken:
        why = [rules.say(reason, names, None, language) for reason in rules.reasons(position.state)]
        wanted = messages.Sentences(OVER[language], [], [], why)
        assert said(line) == (wanted, position.log(who, names, language))
    assert len({tuple(line.lines) for line in own.values()}) == len(LANGUAGES)
    assert (movers[0].words, movers[0].log) == (None, own["de"].log)


OVER = {"en": "The game is over.", "de": "Das Spiel ist aus.", "fr": "La partie est finie."}


def said(line: Line) -> tuple[messages.Sentences, list[str]]:
    """All that was said at last, but for what is new in the log; and all of that."""
    assert line.words is not None
    return msgspec.structs.replace(line.words, lines=[]), line.lines


def test_german_is_german(people: list[Client]) -> None:
    table, players = sat_down(people, eminence.load(THRONE).start(2, 1))
    line = Line(players[0], table, words="de")
    line.ask(messages.MoveCommand("first", line.seq, ["reveal"]))
    assert line.log == [["started", 0], ["revealed", 0, "General", 1]]
    assert line.lines == ["Ada beginnt.", "Ada deckt General (1) auf."]


@pytest.mark.parametrize("language", ["tlh", "EN", "de-AT", "../de", "x" * 500])
def test_an_unknown_language_is_said_in_english(people: list[Client], language: str) -> None:
    table, players = sat_down(people, random_game(2, 2, 9))
    english, other = Line(players[0], table, words="en"), Line(players[0], table, words=language)
    assert other.words is not None
    assert (other.words, other.lines) == (english.words, english.lines)


def test_the_client_speaks_the_language_of_its_player(server: Server) -> None:
    eva, bob = Client(server.url, name="Eva", language="de"), Client(server.url, name="Bob")
    table = eva.create(THRONE)
    bob.join(table)
    eva.start(table)
    with eva.sit(table) as one, bob.sit(table) as two:
        mover, other = (one, two) if one.asked else (two, one)
        mover.play("reveal")
        other.wait(lambda: other.seq >= mover.seq)
        assert one.events == two.events
        assert [" deckt " in one.log[-1], " reveals " in two.log[-1]] == [True, True]


# --- What can be read in a language -----------------------------------------------------------------------------------


@each_game
@each_language
def test_the_words_of_a_game_can_be_read(people: list[Client], game: str, seats: int, language: str) -> None:
    with urlopen(f"{people[0].url}/api/games/{game}/words?language={language}") as answer:
        assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
        text = answer.read().decode()
    entries = FluentParser(with_spans=False).parse(text).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    keys = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    known = declared(people[0], game, seats)
    parts = {name for name, field in known.fields.items() if field["kind"] == "parts"}
    assert {f"event-{name}" for name in known.events.keys() - parts} <= keys
    assert {f"move-{name}" for name in known.moves} <= keys
    assert {"status-over", "event-took-back", "event-taken-over", "event-came-back", "event-resigned"} <= keys
    assert {"refusal-stale", "refusal-unknown-move", "hint-why"} <= keys


@each_game
@each_language
def test_the_rules_and_the_cards_can_be_read(people: list[Client], game: str, seats: int, language: str) -> None:
    client, rules = people[0], registry.load(game)
    assert client.ask("GET", f"/api/games/{game}/rules?language={language}") == rules.rules_text(language)
    cards = client.ask("GET", f"/api/games/{game}/cards?language={language}")
    assert [(card["name"], card["text"]) for card in cards] == [
        (card.name, rules.card_text(card, language)) for card in rules.cards
    ]
    table = client.create(game, seats=seats)
    assert client.ask("GET", f"/api/tables/{table}/deck?language={language}") == cards
    english = client.ask("GET", f"/api/games/{game}/cards")
    assert [card["cells"] for card in cards] == [card["cells"] for card in english]
    assert ([card["text"] for card in cards] == [card["text"] for card in english]) == (language == "en")
    assert (rules.rules_text(language) == client.ask("GET", f"/api/games/{game}/rules")) == (language == "en")


@pytest.mark.parametrize("language", ["tlh", "", "DE", "de-AT", "de%00", "..%2Fde", "x" * 1000])
@pytest.mark.parametrize("what", ["words", "rules", "cards"])
def test_there_is_nothing_to_read_in_an_unknown_language(people: list[Client], what: str, language: str) -> None:
    with pytest.raises(Refused) as refusal:
        people[0].ask("GET", f"/api/games/{THRONE}/{what}?language={language}")
    assert refusal.value.code == "bad-request"
    assert "language" in str(refusal.value)
    assert len(str(refusal.value)) < 1000
