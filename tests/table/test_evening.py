"""An evening at tables: chairs, bots that play on, clocks, coming back, rematches, records that are brought along."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import eminence
from eminence import Refused
from eminence.table.client import Client, SeatConnection
from tests.support.deadlines import within
from tests.support.helpers import EMPTY, THRONE, golden_file, random_game
from tests.support.server import ADMIN, Server, finish

pytestmark = pytest.mark.xdist_group("table evening")

SOON = within(60)
OPTIONS = ("--no-limits", "--bot-pace", "0", "--grace")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("evening"), None, *OPTIONS, "1") as running:
        yield running


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A server that lets nobody down before it is told to, see `lose_patience`."""
    with Server(tmp_path, None, *OPTIONS, "3600") as running:
        yield running


def lose_patience(server: Server) -> None:
    """From now on whoever has left or has no time left is taken over at once."""
    server.stop()
    server.options = (*OPTIONS, "0")
    server.start()


@pytest.fixture
def ada(server: Server) -> Client:
    return Client(server.url, name="Ada")


@pytest.fixture
def bob(server: Server) -> Client:
    return Client(server.url, name="Bob")


@pytest.fixture
def cid(server: Server) -> Client:
    return Client(server.url, name="Cid")


def refused(deed: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as refusal:
        deed(*arguments)
    return refusal.value.code


def begun(*players: Client, **commands: Any) -> str:
    """A table at which these play."""
    first, *others = players
    table = first.create(THRONE, **{"seats": len(players), **commands})
    for other in others:
        other.join(table)
    first.start(table)
    return table


def people(client: Client, table: str) -> list[str]:
    return [chair["name"] if chair["player"] else chair["bot"] for chair in client.info(table)["chairs"]]


# --- Chairs -----------------------------------------------------------------------------------------------------------


def test_people_choose_chairs_and_change_them_until_the_game_begins(ada: Client, bob: Client, cid: Client) -> None:
    table = ada.create(THRONE, seats=3)
    assert bob.join(table, 2)["seat"] == 2
    assert refused(cid.join, table, 2) == "seat-taken"
    assert refused(cid.join, table, 3) == "no-such-seat"
    assert bob.join(table, 1)["seat"] == 1
    assert people(ada, table) == ["Ada", "Bob", ""]
    assert cid.join(table)["seat"] == 2
    bob.do(table, "leave")
    assert people(ada, table) == ["Ada", "", "Cid"]
    assert [mine["id"] for mine in bob.tables()] == []
    assert bob.join(table)["seat"] == 1
    ada.start(table)
    assert refused(bob.join, table, 0) == "too-late"


def test_a_game_begins_when_all_chairs_are_taken(ada: Client, bob: Client, cid: Client) -> None:
    table = ada.create(THRONE, seats=4)
    bob.join(table)
    assert refused(ada.start, table) == "seats-free"
    assert refused(cid.start, table) == "not-seated"
    assert ada.info(table)["phase"] == "waiting"
    bob.start(table, fill="random")
    assert people(ada, table) == ["Ada", "Bob", "random", "random"]
    assert ada.start(table)["phase"] == "playing"
    assert refused(cid.join, table) == "table-full"


def test_who_has_no_chair_watches_and_no_more(server: Server, ada: Client, bob: Client) -> None:
    table = begun(ada, bob)
    with Client(server.url).sit(table) as watching, ada.sit(table) as one, bob.sit(table) as two:
        mover = one if one.asked else two
        mover.play("reveal")
        watching.wait(lambda: watching.seq >= mover.seq, SOON)
        assert (watching.seat, watching.moves) == (None, [])
        assert watching.log[-1] == mover.log[-1]
        assert refused(watching.play, "reveal") == "not-seated"
        assert refused(watching.say, "hello") == "not-seated"
        one.wait(lambda: one.present == [0, 1], SOON)
        assert refused(Client(server.url).do, table, "resign") == "not-signed-in"


def test_only_the_phrases_of_the_house_are_said_and_all_hear_them(ada: Client, bob: Client) -> None:
    table = begun(ada, bob)
    with ada.sit(table) as one, bob.sit(table) as two:
        one.say("good-luck")
        two.wait(lambda: bool(two.said), SOON)
        assert [(said.name, said.phrase) for said in two.said] == [("Ada", "good-luck")]
        assert refused(one.say, "I hate you") == "bad-message"
    with bob.sit(table) as later:
        assert [said.phrase for said in later.said] == ["good-luck"]


# --- Going, and coming back -------------------------------------------------------------------------------------------


def test_of_two_the_other_wins_when_one_resigns(ada: Client, bob: Client) -> None:
    table = begun(ada, bob)
    with bob.sit(table) as two:
        ada.do(table, "resign")
        two.wait(lambda: two.over and two.result is not None, SOON)
        assert two.result is not None
        assert two.result.winners == [1]
        assert ["resigned", 0] in two.events
        assert "Ada resigns." in two.log
        assert refused(two.play, "reveal") == "game-over"
    assert ada.do(table, "resign")["phase"] == "over"
    assert ada.info(table)["proof"]["secret"]


def test_of_three_a_bot_plays_on_for_one_who_resigns(ada: Client, bob: Client, cid: Client) -> None:
    table = begun(ada, bob, cid)
    ada.do(table, "resign")
    chance = Random(5)
    with bob.sit(table) as two, cid.sit(table) as three:
        for _ in range(12):
            seat = asked_next(two, three)
            seat.play(chance.choice(seat.moves))
        assert not two.over
        own = [at for at, event in enumerate(two.events) if event[:2] in (["revealed", 0], ["taken", 0])]
        assert two.events.index(["resigned", 0]) < max(own)
    chair = ada.info(table)["chairs"][0]
    assert (chair["name"], chair["resigned"], bool(chair["bot"])) == ("Ada", True, True)
    assert refused(ada.do, table, "return") == "resigned"
    with ada.sit(table) as one:
        assert refused(one.play, "reveal") == "resigned"


def asked_next(*seats: SeatConnection) -> SeatConnection:
    """Whoever of these is asked next, while bots play in between."""
    while True:
        last = max(seat.seq for seat in seats)
        for seat in seats:
            seat.wait(partial(_has_heard, seat, last), SOON)
        asked = [seat for seat in seats if seat.asked and seat.seq == last]
        if asked:
            return asked[0]
        if all(seat.seq == last for seat in seats):
            seats[0].wait(partial(_has_heard, seats[0], last + 1), SOON)


def _has_heard(seat: SeatConnection, moment: int) -> bool:
    return seat.seq >= moment


def test_a_bot_plays_for_one_who_has_left_until_she_comes_back(ada: Client, bob: Client) -> None:
    table = begun(ada, bob)
    ada.do(table, "leave")
    assert ada.info(table)["chairs"][0]["away"]
    with ada.sit(table) as one, bob.sit(table) as two:
        two.wait(lambda: ["taken-over", 0, "left", "skilled"] in two.events, SOON)
        assert "Ada has left: a bot plays on (skilled)." in two.log
        assert ada.info(table)["chairs"][0]["bot"]
        for _ in range(3):
            seat = asked_next(two)
            seat.play(seat.moves[0])
        assert refused(one.play, "reveal") == "taken-over"
        ada.do(table, "return")
        two.wait(lambda: ["came-back", 0] in two.events, SOON)
        assert "Ada comes back." in two.log
        chair = ada.info(table)["chairs"][0]
        assert (chair["bot"], chair["away"]) == ("", False)
        while (seat := asked_next(one, two)) is two:
            two.play(two.moves[0])
        one.play(one.moves[0])


def test_who_comes_back_in_time_finds_her_chair_as_it_was(patient: Server) -> None:
    ada, bob = Client(patient.url, name="Ada"), Client(patient.url, name="Bob")
    table = begun(ada, bob)
    ada.do(table, "leave")
    ada.do(table, "return")
    bob.do(table, "leave")
    lose_patience(patient)
    with ada.sit(table) as one:
        one.wait(lambda: "taken-over" in {event[0] for event in one.events}, SOON)
        assert [event[:3] for event in one.events if event[0] == "taken-over"] == [["taken-over", 1, "left"]]
    assert not ada.info(table)["chairs"][0]["bot"]


def test_when_a_flag_falls_a_bot_plays_on_until_its_player_comes_back(patient: Server) -> None:
    """One has moved and has earned time for a whole evening; the other has a second, and does not."""
    ada, bob = Client(patient.url, name="Ada"), Client(patient.url, name="Bob")
    table = begun(ada, bob, clock={"kind": "live", "base": 1, "increment": 600})
    with ada.sit(table) as one, bob.sit(table) as two:
        late, other = (two, one) if one.asked else (one, two)
        assert late.clocks is not None
        assert all(0 <= left <= 1 for left in late.clocks)
        while other.asked:
            other.play("take" if "take" in other.moves else other.moves[0])
        lose_patience(patient)
        other.wait(lambda: ["taken-over", late.seat, "flag", "skilled"] in other.events, SOON)
        name = ("Ada", "Bob")[late.seat or 0]
        assert f"{name} has no time left: a bot plays on (skilled)." in other.log
        late.client.do(table, "return")
        late.wait(lambda: ["came-back", late.seat] in late.events, SOON)
        late.wait(lambda: late.clocks is not None and late.clocks[late.seat or 0] > 20, SOON)


def test_a_clock_of_days_gives_days_for_every_move(ada: Client, bob: Client) -> None:
    table = begun(ada, bob, clock={"kind": "days", "base": 2})
    with ada.sit(table) as one, bob.sit(table) as two:
        mover = one if one.asked else two
        mover.play("reveal")
        assert mover.clocks is not None
        assert all(2 * 86400 - 600 < left <= 2 * 86400 for left in mover.clocks)


# --- Once more --------------------------------------------------------------------------------------------------------


def test_a_rematch_is_one_table_one_chair_further_on(ada: Client, bob: Client) -> None:
    table = begun(ada, bob)
    assert refused(ada.do, table, "rematch") == "not-over"
    bob.do(table, "resign")
    fresh = ada.do(table, "rematch")["id"]
    assert bob.do(table, "rematch")["id"] == ada.do(table, "rematch")["id"] == fresh
    assert people(ada, fresh)[1] == "Ada"
    bob.join(fresh, 0)
    ada.start(fresh)
    assert ada.info(fresh)["commitment"] != ada.info(table)["commitment"]


def test_a_finished_game_is_exported_and_brought_again(ada: Client, bob: Client, cid: Client) -> None:
    table = begun(ada, bob)
    assert refused(ada.record, table) == "not-over"
    assert refused(ada.replay, table, "all") == "not-over"
    assert refused(ada.replay, table, "1") == "not-over"
    with ada.sit(table) as one, bob.sit(table) as two:
        played = finish([one, two], Random(3))
    record = ada.record(table)
    again = cid.ask("POST", "/api/tables/import", {"record": record})
    assert again["phase"] == "over"
    assert eminence.replay(cid.record(again["id"])) == eminence.replay(record)
    whole = cid.replay(again["id"], "all")
    assert len(whole) == played + 1
    assert whole[-1]["result"]["scores"] == list(eminence.replay(record).standing().scores)
    assert refused(cid.do, again["id"], "rematch") == "not-seated"


def test_an_unfinished_game_goes_on_where_it_was(server: Server, ada: Client, bob: Client) -> None:
    position = random_game(2, 4, 17, EMPTY)
    table = ada.ask("POST", "/api/tables/import", {"record": position.record(), "seat": 1})["id"]
    assert (ada.info(table)["phase"], ada.info(table)["seat"]) == ("playing", 1)
    bob.ask("POST", f"/api/tables/{table}/join", {"seat": 0})
    with ada.sit(table) as one, bob.sit(table) as two:
        assert one.log == position.log(1, ["Bob", "Ada"])
        mover = one if one.asked else two
        assert mover.seat == position.actors[0]
        move = mover.moves[0]
        mover.play(move)
    position.play(mover.seat, move)
    kept = Client(server.url, token=ADMIN).ask("GET", f"/api/admin/tables/{table}/record")
    assert eminence.replay(kept) == position


BAD_RECORDS = {
    "nothing": ("", "bad-record"),
    "a letter": ("Dear Ada,", "bad-record"),
    "a changed move": (golden_file(THRONE, 2).read_text(encoding="utf-8").replace("reveal", "take", 1), "bad-record"),
}


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_what_is_no_record_is_not_brought(ada: Client, name: str) -> None:
    text, code = BAD_RECORDS[name]
    assert refused(ada.ask, "POST", "/api/tables/import", {"record": text}) == code
    assert ada.tables() == []


def test_a_position_that_was_made_up_is_not_brought(ada: Client) -> None:
    made_up = eminence.load(THRONE).position("stacks 0: Prophet 1, Judge 1 | row: Queen, Jester | turn: 0")
    assert refused(ada.ask, "POST", "/api/tables/import", {"record": made_up.record()}) == "bad-record"
