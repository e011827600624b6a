"""The REST interface: what its description promises, commands that cannot be fulfilled, people, lists, moderation."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import pytest

from eminence import Refused
from eminence.table import messages
from eminence.table.client import Client, SeatConnection
from tests.support import seeds
from tests.support.deadlines import wait_until, within
from tests.support.helpers import ROOT, SCENARIOS, SHADOW, THRONE, environment
from tests.support.server import ADMIN, Server

pytestmark = pytest.mark.xdist_group("table api")

OWN_CARDS = SCENARIOS / "behind_the_throne" / "cards" / "two_judges.toml"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("api")) as running:
        yield running


@pytest.fixture(scope="module")
def ada(server: Server) -> Client:
    return Client(server.url, name="Ada")


@pytest.fixture(scope="module")
def bob(server: Server) -> Client:
    return Client(server.url, name="Bob")


@pytest.fixture(scope="module")
def admin(server: Server) -> Client:
    return Client(server.url, token=ADMIN)


def refusal(deed: Any, *arguments: Any, **named: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        deed(*arguments, **named)
    assert len(str(refused.value)) > 15
    return refused.value


# --- The description --------------------------------------------------------------------------------------------------

RUN = "from schemathesis.cli import schemathesis; schemathesis()"
SCHEMATHESIS = [sys.executable, "-c", RUN, "run", "--no-color", "--max-examples", "8", "--phases", "coverage,fuzzing"]
UNHURRIED = ["--request-timeout", str(within(60)), "--suppress-health-check", "too_slow"]
SETTINGS = """
headers = {{ Authorization = "Bearer {token}" }}
[parameters]
"path.table" = {tables}
"path.game" = ["behind-the-throne", "an-empty-throne"]
[checks.positive_data_acceptance]
enabled = false  # a description cannot say what a good card file or a good name is
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 409, 413, 415, 429]  # what is too large, too, is refused
[[operations]]
include-path-regex = "/api/admin"
headers = {{ Authorization = "Bearer {admin}" }}
"""


def test_schemathesis_finds_nothing_that_the_description_does_not_promise(server: Server, tmp_path: Path) -> None:
    eve = Client(server.url, name="Eve")
    tables = [eve.create(THRONE, bots={"1": "random"}) for _ in range(3)]
    eve.start(tables[1])
    eve.start(tables[2])
    eve.do(tables[2], "resign")
    text = SETTINGS.format(token=eve.token, admin=ADMIN, tables=json.dumps(tables))
    (tmp_path / "schemathesis.toml").write_text(text, encoding="utf-8")
    found = subprocess.run(
        [*SCHEMATHESIS, *UNHURRIED, "--seed", str(seeds.number("schemathesis")), f"{server.url}/api/openapi.json"],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=within(300),
        check=False,
    )
    assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-2000:]
    assert "passed" in found.stdout


def test_the_description_names_every_door_and_what_goes_through_it(server: Server) -> None:
    with urlopen(f"{server.url}/api/openapi.json") as answer:
        described = json.load(answer)
    for path, methods in described["paths"].items():
        for method, door in methods.items():
            assert door["summary"], (method, path)
            assert "400" in door["responses"] or path == "/healthz"
    bodies = described["components"]["schemas"]
    for kind in (messages.NewTable, messages.Join, messages.Start, messages.Import, messages.NewSession):
        (schema,) = [found for name, found in bodies.items() if name.endswith(kind.__name__)]
        assert set(schema["properties"]) == set(kind.__struct_fields__)
        assert schema.get("additionalProperties") is False, f"{kind.__name__} takes no other fields"
    page = (ROOT / "web" / "src" / "net" / "wire.ts").read_text(encoding="utf-8")
    assert not [name for name in bodies if f"export interface {name} {{" not in page], "the page knows them all"


# --- Tables -----------------------------------------------------------------------------------------------------------


def test_a_table_is_made_as_it_was_wished_for(ada: Client) -> None:
    table = ada.create(
        THRONE,
        options={"receiver_may_refuse": True, "swap_after_five": False},
        cards=OWN_CARDS.read_text(encoding="utf-8"),
        seats=3,
        bots={"2": "greedy"},
        clock={"kind": "live", "base": 300, "increment": 5},
        public=True,
        seat=1,
    )
    info = ada.info(table)
    assert info["game"] == THRONE
    assert info["options"] == {"receiver_may_refuse": True, "swap_after_five": False}
    assert info["cards"] != ada.info(ada.create(THRONE))["cards"]
    assert info["clock"] == {"kind": "live", "base": 300.0, "increment": 5.0}
    assert (info["public"], info["phase"], info["host"], info["seat"]) == (True, "waiting", ada.player, 1)
    assert [(chair["player"], chair["bot"]) for chair in info["chairs"]] == [("", ""), (ada.player, ""), ("", "greedy")]
    assert re.fullmatch("[0-9a-f]{64}", info["commitment"])
    assert "proof" not in info


def test_an_edition_is_an_option(ada: Client) -> None:
    table = ada.create(SHADOW, seats=5, options={"edition": "prototype"})
    assert ada.info(table)["options"]["edition"] == "prototype"
    assert len(ada.info(table)["chairs"]) == 5


def test_whoever_makes_a_table_may_only_watch(ada: Client) -> None:
    table = ada.create(THRONE, bots={"0": "random", "1": "random"}, seat=None)
    assert ada.info(table).get("seat") is None
    assert ada.start(table)["phase"] == "playing"


WRONG: dict[str, tuple[dict[str, Any], str, str]] = {
    "no such game": ({"game": "chess"}, "unknown-game", "chess"),
    "too few seats": ({"seats": 1}, "bad-seats", "2 to 4"),
    "too many seats": ({"seats": 9}, "bad-seats", "2 to 4"),
    "seats without number": ({"seats": 10**9}, "bad-request", "seats"),
    "seats in letters": ({"seats": "3"}, "bad-request", "seats"),
    "an unknown option": ({"options": {"cheat": True}}, "unknown-option", "cheat"),
    "an option that cannot be": ({"options": {"swap_after_five": "maybe"}}, "bad-option", "yes or no"),
    "cards that are none": ({"cards": "hello"}, "bad-cards", "line 1"),
    "too many cards": ({"cards": "x" * 1_000_001}, "bad-request", "cards"),
    "a bot in one's own chair": ({"bots": {"0": "random"}}, "seat-taken", "Seat 0"),
    "a bot in no chair": ({"bots": {"7": "random"}}, "no-such-seat", "seat 7"),
    "a bot nobody knows": ({"bots": {"1": "god"}}, "bad-request", "god"),
    "a chair without number": ({"bots": {"first": "random"}}, "bad-request", "bots"),
    "a clock of sand": ({"clock": {"kind": "sand"}}, "bad-request", "sand"),
    "a clock without time": ({"clock": {"kind": "live"}}, "bad-clock", "1 second"),
    "a clock for ever": ({"clock": {"kind": "live", "base": 10**6}}, "bad-clock", "6 hours"),
    "an increment for ever": ({"clock": {"kind": "live", "base": 60, "increment": 601}}, "bad-clock", "600"),
    "days without number": ({"clock": {"kind": "days", "base": 31}}, "bad-clock", "30 days"),
    "time that runs backwards": ({"clock": {"kind": "live", "base": -5}}, "bad-request", "base"),
    "a chair that is not there": ({"seat": 5}, "no-such-seat", "seat 5"),
    "a chair below all": ({"seat": -1}, "bad-request", "seat"),
    "publicly, perhaps": ({"public": "perhaps"}, "bad-request", "public"),
    "a command nobody knows": ({"cheat": True}, "bad-request", "cheat"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_table_that_cannot_be_made_is_refused_and_why(ada: Client, name: str) -> None:
    body, code, words = WRONG[name]
    before = ada.tables()
    refused = refusal(ada.ask, "POST", "/api/tables", {"game": THRONE, **body})
    assert (refused.code, words in str(refused)) == (code, True), refused
    assert ada.tables() == before


def test_tables_are_listed_for_those_who_may_know_of_them(server: Server, ada: Client, bob: Client) -> None:
    nobody = Client(server.url)
    hidden, shown = ada.create(THRONE), ada.create(THRONE, public=True)

    def listed(client: Client, which: str) -> set[str]:
        return {table["id"] for table in client.tables(which)} & {hidden, shown}

    assert listed(ada, "mine") == {hidden, shown}
    assert [listed(who, "open") for who in (ada, bob, nobody)] == [{shown}] * 3
    bob.join(shown)
    ada.start(shown)
    assert [listed(who, "mine") for who in (ada, bob, nobody)] == [{hidden, shown}, {shown}, set()]
    assert (listed(bob, "open"), listed(nobody, "running")) == (set(), {shown})
    ada.do(shown, "resign")
    assert listed(bob, "running") == set()
    assert listed(bob, "mine") == {shown}


def test_games_rules_and_cards_can_be_read(server: Server) -> None:
    nobody = Client(server.url)
    catalogue = nobody.ask("GET", "/api/games")
    assert THRONE in {game["name"] for game in catalogue["games"]}
    assert tuple(catalogue["phrases"]) == messages.PHRASES
    assert catalogue["phrases"]["well-played"] == "Well played!"
    for game in catalogue["games"]:
        assert len(nobody.ask("GET", f"/api/games/{game['name']}/rules")) > 500
        assert all(card["name"] for card in nobody.ask("GET", f"/api/games/{game['name']}/cards"))


@pytest.mark.parametrize(("language", "said"), [("en", "Goodbye!"), ("de", "Auf Wiedersehen!"), ("fr", "Au revoir")])
def test_words_can_be_read_in_every_language(server: Server, language: str, said: str) -> None:
    nobody = Client(server.url)
    common = nobody.ask("GET", f"/api/words?language={language}")
    assert common.index("\nstatus-over = ") < common.index(f"\nphrase-goodbye = {said}")
    of_game = nobody.ask("GET", f"/api/games/{THRONE}/words?language={language}")
    assert of_game.startswith(common)
    assert "\nevent-revealed =" in of_game[len(common) :]
    assert refusal(nobody.ask, "GET", "/api/words?language=tlh").code == "bad-request"


def test_a_refusal_is_told_as_data_and_in_the_language_that_was_asked_for(server: Server, ada: Client) -> None:
    eva = Client(server.url, name="Eva", language="de")
    table = ada.create(THRONE)
    assert refusal(ada.start, table).data == {"say": "refusal-seats-free", "free": [1]}
    eva.join(table)
    ada.start(table)
    with ada.sit(table) as one, eva.sit(table) as two:
        first, other = (one, two) if one.actors == (0,) else (two, one)
        told = refusal(other.play, "reveal")
        assert told.code == "not-your-turn"
        assert told.data is not None
        assert told.data["waited"] == [{"say": "seat-name", "who": first.seat}]
        assert str(told) in ("It is not your turn: Eva must move.", "Du bist nicht am Zug: Es wird gewartet auf Ada.")
        assert str(refusal(one.undo)).startswith("You cannot take back the last step: ")
        assert str(refusal(two.undo)).startswith("Den letzten Schritt kannst du nicht zurücknehmen: ")


# --- People -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", " ", "Livia", "you", "x" * 13, "a\nb", "<script>", "_", "\u202eadA"])
def test_a_name_that_cannot_be_is_refused(server: Server, name: str) -> None:
    assert refusal(Client, server.url, name=name).code in ("bad-name", "bad-request")


def test_a_recovery_code_continues_on_another_device(server: Server) -> None:
    here = Client(server.url, name="Dora")
    table = here.create(THRONE)
    there = Client.recover(server.url, here.recovery.upper().replace("-", " "))
    assert there.player == here.player
    assert [mine["id"] for mine in there.tables()] == [table]
    fresh = there.ask("POST", "/api/session/code")["recovery"]
    assert refusal(Client.recover, server.url, here.recovery).code == "unknown-code"
    assert Client.recover(server.url, fresh).player == here.player
    assert refusal(Client.recover, server.url, "22222-22222-22222-22222").code == "unknown-code"


def test_a_new_name_counts_for_tables_to_come(server: Server) -> None:
    client = Client(server.url, name="Old")
    before = client.create(THRONE)
    client.ask("PATCH", "/api/session", {"name": "New"})
    assert client.ask("GET", "/api/session")["name"] == "New"
    names = [client.info(table)["chairs"][0]["name"] for table in (before, client.create(THRONE))]
    assert names == ["Old", "New"]


def test_two_of_one_name_are_told_apart_at_a_table(server: Server, ada: Client) -> None:
    table = ada.create(THRONE)
    Client(server.url, name="Ada").join(table)
    assert [chair["name"] for chair in ada.info(table)["chairs"]] == ["Ada", "Ada 2"]


# --- Moderation -------------------------------------------------------------------------------------------------------


def test_a_closed_table_is_closed_for_everybody(ada: Client, bob: Client, admin: Client) -> None:
    table = ada.create(THRONE)
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as one, bob.sit(table) as two:
        admin.ask("POST", f"/api/admin/tables/{table}/close", {"why": "Bedtime."})
        for seat in (one, two):
            seat.wait(lambda seat=seat: seat.over, within(60))
            assert seat.info is not None
            assert (seat.info.phase, seat.info.proof) == ("closed", None)
        assert refusal(one.play, "reveal").code == "closed"
    assert refusal(ada.record, table).code == "not-over"


def test_who_is_muted_plays_but_does_not_speak(server: Server, ada: Client, admin: Client) -> None:
    loud = Client(server.url, name="Loud")
    table = ada.create(THRONE)
    loud.join(table)
    with loud.sit(table) as seat:
        assert speaks(seat)
        admin.ask("POST", "/api/admin/mute", {"name": "LOUD"})
        wait_until(lambda: not speaks(seat))
        assert ada.start(table)["phase"] == "playing"
        admin.ask("POST", "/api/admin/mute", {"name": "loud", "lift": True})
        wait_until(lambda: speaks(seat))


def speaks(seat: SeatConnection) -> bool:
    try:
        seat.say("hello")
    except Refused as refusal:
        return refusal.code != "muted"
    return True


def test_who_is_banned_is_sent_away_until_it_is_lifted(server: Server, ada: Client, admin: Client) -> None:
    rude = Client(server.url, name="Rude")
    table = ada.create(THRONE)
    rude.join(table)
    seat = rude.sit(table)
    admin.ask("POST", "/api/admin/ban", {"name": "Rude"})
    assert refusal(seat.wait, lambda: False, within(60)).code == "banned"
    assert refusal(rude.info, table).code == "banned"
    assert refusal(rude.sit, table).code == "banned"
    assert refusal(Client, server.url, name="rude").code == "banned"
    assert refusal(ada.ask, "PATCH", "/api/session", {"name": "RUDE"}).code == "banned"
    admin.ask("POST", "/api/admin/ban", {"name": "Rude", "lift": True})
    assert rude.info(table)["seat"] == 1


# --- Operators --------------------------------------------------------------------------------------------------------

SAMPLE = re.compile(r'([a-z_]+)(\{[a-z]+="[^"]*"\})? ([0-9.e+-]+)')


def metrics(server: Server) -> tuple[dict[str, float], dict[str, str]]:
    """All samples and all types, if the text is one that Prometheus reads."""
    with urlopen(Request(f"{server.url}/metrics", headers={"Authorization": f"Bearer {ADMIN}"})) as answer:
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        text = answer.read().decode()
    assert text.endswith("\n")
    samples, types = dict[str, float](), dict[str, str]()
    for line in text.splitlines():
        if line.startswith("# "):
            word, name, rest = line[2:].split(" ", 2)
            assert word in ("HELP", "TYPE")
            if word == "TYPE":
                assert rest in ("counter", "gauge", "histogram")
                assert name not in types
                types[name] = rest
        else:
            found = SAMPLE.fullmatch(line)
            assert found, line
            family = re.sub(r"_(bucket|sum|count)$", "", found[1]) if found[1] not in types else found[1]
            assert family in types, line
            samples[found[1] + (found[2] or "")] = float(found[3])
    return samples, types


def test_prometheus_can_read_the_metrics_and_they_count(server: Server, ada: Client, bob: Client) -> None:
    before, types = metrics(server)
    table = ada.create(THRONE)
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as one, bob.sit(table) as two:
        (one if one.asked else two).play("reveal")
        after, _ = metrics(server)
        assert after["eminence_connections"] >= 2
    assert after["eminence_events_total"] >= before["eminence_events_total"] + 3
    assert after["eminence_messages_received_total"] > before["eminence_messages_received_total"]
    for name in (name for name, kind in types.items() if kind == "histogram"):
        buckets = [value for sample, value in after.items() if sample.startswith(f"{name}_bucket")]
        assert buckets == sorted(buckets)
        assert buckets[-1] == after[f"{name}_count"] == after[f'{name}_bucket{{le="+Inf"}}']


def test_the_house_says_that_it_is_well(server: Server) -> None:
    with urlopen(f"{server.url}/healthz") as answer:
        assert msgspec.json.decode(answer.read())["status"] == "ok"


def test_the_log_is_structured(server: Server) -> None:
    with pytest.raises(OSError):  # noqa: PT011 - HTTPError: something to log about
        urlopen(f"{server.url}/api/tables/nosuchtable")
    lines = server.log.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("Eminence is open at")
    for line in lines[1:]:
        assert {"event", "level", "timestamp"} <= set(json.loads(line))
