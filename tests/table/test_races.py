"""Everything at once: one seat moved by two, more guests than chairs, choices and changes of mind in the same moment.

In one server process, and in two that share a PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from threading import Barrier
from typing import Any, TypeVar

import msgspec
import pytest

import eminence
from eminence import Refused
from eminence.table import messages
from eminence.table.client import Client
from tests.support.helpers import EMPTY, SHADOW, THRONE, random_game
from tests.support.server import ADMIN, Server, postgres
from tests.table.test_turns import NUMBER, Line, brought, plain

pytestmark = pytest.mark.xdist_group("table races")

Answer = TypeVar("Answer")


# --- Houses -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=["one process", "two processes"])
def doors(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """Two addresses of the same tables: of one server on SQLite, or of two on one PostgreSQL."""
    folder = tmp_path_factory.mktemp("races")
    with ExitStack() as stack:
        if request.param == "one process":
            url = stack.enter_context(Server(folder)).url
            yield [url, url]
        else:
            database = stack.enter_context(postgres(request.getfixturevalue("postgres_server")))
            yield [stack.enter_context(Server(folder, database)).url for _ in range(2)]


@pytest.fixture(autouse=True)
def lines_are_closed() -> Iterator[None]:
    yield
    Line.close_all()


def at_once(*deeds: Callable[[], Answer]) -> list[Answer | Refused]:
    """Do all of it in the same moment; what came of each, a refusal or something better."""
    gate = Barrier(len(deeds))

    def run(deed: Callable[[], Answer]) -> Answer | Refused:
        gate.wait()
        try:
            return deed()
        except Refused as refusal:
            return refusal

    with ThreadPoolExecutor(len(deeds)) as pool:
        return list(pool.map(run, deeds))


def also_at(client: Client, url: str) -> Client:
    """The same person at another door."""
    return Client(url, token=client.token)


def moves_kept(url: str, table: str) -> list[tuple[int, list[Any]]]:
    """Every move in the log of a table."""
    return moves_of(eminence.replay(Client(url, token=ADMIN).ask("GET", f"/api/admin/tables/{table}/record")))


def moves_of(position: eminence.Position) -> list[tuple[int, list[Any]]]:
    """Every move of a game, and whose it was."""
    return [(step.seat, plain(position.game.move_json(step.move.action))) for step in position.steps]


def meet(lines: list[Line]) -> None:
    """Wait until all have heard of the last moment that any of them has."""
    last = max(line.seq for line in lines)
    for line in lines:
        while line.seq < last:
            line.read()


def twice_seated(doors: list[str]) -> tuple[str, list[list[Line]]]:
    """A game of two that has begun; each of them looks at it through every door."""
    people = [Client(doors[0], name="Ada"), Client(doors[0], name="Bob")]
    table = people[0].create(THRONE)
    people[1].join(table)
    people[0].start(table)
    return table, [[Line(also_at(who, door), table) for door in doors] for who in people]


# --- One seat, two clients --------------------------------------------------------------------------------------------


def test_of_two_moves_of_one_seat_at_once_exactly_one_is_played(doors: list[str]) -> None:
    chance = Random(7)
    table, pairs = twice_seated(doors)
    lines = [line for pair in pairs for line in pair]
    for turn in range(25):
        asked = next(pair for pair in pairs if pair[0].seat in pair[0].game["actors"])
        seq = asked[0].seq
        commands = [
            messages.MoveCommand(f"r{turn}-{at}", seq, chance.choice(line.game["moves"]))
            for at, line in enumerate(asked)
        ]
        answers = at_once(*(_asking(line, command) for line, command in zip(asked, commands, strict=True)))
        won = [answer for answer in answers if isinstance(answer, messages.StateUpdate)]
        lost = [answer for answer in answers if isinstance(answer, messages.Refusal)]
        assert len(won) == len(lost) == 1, answers
        assert lost[0].code == "stale"
        meet(lines)
        assert {line.seq for line in lines} == {seq + 1}
        assert pairs[0][0].game == pairs[0][1].game
        assert pairs[1][0].game == pairs[1][1].game
    assert len(moves_kept(doors[1], table)) == 25


def test_one_request_sent_over_two_lines_at_once_is_played_once(doors: list[str]) -> None:
    table, pairs = twice_seated(doors)
    lines = [line for pair in pairs for line in pair]
    for turn in range(15):
        asked = next(pair for pair in pairs if pair[0].seat in pair[0].game["actors"])
        command = messages.MoveCommand(f"twice-{turn}", asked[0].seq, asked[0].game["moves"][0])
        answers = at_once(*(_first_answer(line, command) for line in asked))
        assert all(isinstance(answer, messages.StateUpdate | messages.Done) for answer in answers), answers
        meet(lines)
        assert {line.seq for line in lines} == {command.seen + 1}
    assert len(moves_kept(doors[1], table)) == 15


def test_a_step_and_its_undoing_at_once_leave_one_of_both(doors: list[str]) -> None:
    ada, bob = Client(doors[0], name="Ada"), Client(doors[0], name="Bob")
    position = eminence.load(EMPTY).start(2, 1)
    seat = position.actors[0]
    first, second = [ada, bob] if seat == 0 else [bob, ada]
    table = brought(ada, position.record(), [bob])
    here, there = Line(also_at(first, doors[0]), table), Line(also_at(first, doors[1]), table)
    watching = Line(also_at(second, doors[1]), table)
    step = next(move for move in here.game["moves"] if _leaves_a_choice(position, seat, move))
    for turn in range(8):
        here.ask(messages.MoveCommand(f"step-{turn}", here.seq, step))
        meet([here, there, watching])
        assert here.game["undo"]
        undo = messages.UndoCommand(f"undo-{turn}", here.seq)
        onward = messages.MoveCommand(f"on-{turn}", there.seq, there.game["moves"][0])
        answers = at_once(_asking(here, undo), _asking(there, onward))
        assert sorted(type(answer).__name__ for answer in answers) == ["Refusal", "StateUpdate"], answers
        meet([here, there, watching])
        assert here.game == there.game
        if isinstance(answers[1], messages.StateUpdate):
            return  # the turn has gone on; nothing is left to take back
        assert here.game["moves"] == plain(position.legal(seat).to_json())


def test_the_welcome_comes_first_whatever_is_sent_at_once(doors: list[str]) -> None:
    ada, bob = Client(doors[0], name="Ada"), Client(doors[0], name="Bob")
    for round in range(6):
        position = eminence.load(THRONE).start(2, round)
        table = brought(ada, position.record(), [bob])
        mover = (ada, bob)[position.actors[0]]
        line = Line(
            also_at(mover, doors[round % 2]),
            table,
            messages.PingCommand("ping"),
            messages.MoveCommand("move", 1, "reveal"),
        )
        heard = [news for news in line.news if getattr(news, "request", "") in ("ping", "move")]
        assert [type(news) for news in heard] == [messages.Pong, messages.StateUpdate]
        assert line.seq == 2


def _leaves_a_choice(position: eminence.Position, seat: int, move: list[Any]) -> bool:
    after, found = position.copy(), position.legal(seat).with_data(move)
    assert found is not None
    after.play(seat, found)
    return after.can_take_back(seat)


def _asking(line: Line, command: msgspec.Struct) -> Callable[[], messages.ServerMessage]:
    return lambda: line.ask(command)


def _first_answer(line: Line, command: msgspec.Struct) -> Callable[[], messages.ServerMessage]:
    return lambda: line.answers(command)[0]


# --- Chairs -----------------------------------------------------------------------------------------------------------


def test_a_hundred_guests_for_four_chairs(doors: list[str]) -> None:
    host = Client(doors[0], name="Host")
    guests = [Client(doors[number % 2], name=f"Guest {number}") for number in range(100)]
    table = host.create(THRONE, seats=4, seat=None)

    def joining(number: int) -> Callable[[], Any]:
        wanted = {"seat": number % 4 if number % 3 else None}
        return lambda: guests[number].ask("POST", f"/api/tables/{table}/join", wanted)

    answers = at_once(*map(joining, range(100)))
    seated = {number: answer["seat"] for number, answer in enumerate(answers) if not isinstance(answer, Refused)}
    assert sorted(seated.values()) == [0, 1, 2, 3]
    assert {answer.code for answer in answers if isinstance(answer, Refused)} <= {"table-full", "seat-taken"}
    for door in doors:
        chairs = also_at(host, door).info(table)["chairs"]
        assert {chair["seat"]: chair["player"] for chair in chairs} == {
            seat: guests[number].player for number, seat in seated.items()
        }
    for number, guest in enumerate(guests):
        assert [mine["id"] for mine in guest.tables()] == ([table] if number in seated else [])


def test_one_guest_who_knocks_at_every_door_gets_one_chair(doors: list[str]) -> None:
    host, guest = Client(doors[0], name="Host"), Client(doors[0], name="Guest")
    table = host.create(THRONE, seats=4)
    knocks = [lambda door=doors[at % 2]: also_at(guest, door).join(table, None) for at in range(16)]
    at_once(*knocks)
    players = [chair["player"] for chair in host.info(table)["chairs"]]
    assert players.count(guest.player) == 1
    assert players.count("") == 2


def test_two_who_start_and_fill_at_once_begin_one_game_with_as_many_bots_as_chairs(doors: list[str]) -> None:
    ada, bob = Client(doors[0], name="Ada"), Client(doors[1], name="Bob")
    table = ada.create(THRONE, seats=4)
    bob.join(table)
    answers = at_once(*(lambda who=who: who.start(table, fill="random") for who in (ada, bob, ada, bob)))
    assert any(not isinstance(answer, Refused) for answer in answers)
    chairs = ada.info(table)["chairs"]
    assert [chair["bot"] for chair in chairs] == ["", "", "random", "random"]
    assert len({chair["name"] for chair in chairs}) == 4
    assert bob.info(table)["phase"] == "playing"


def test_all_who_ask_for_a_rematch_at_once_meet_at_one_table(doors: list[str]) -> None:
    ada, bob = Client(doors[0], name="Ada"), Client(doors[1], name="Bob")
    table = ada.create(THRONE)
    bob.join(table)
    ada.start(table)
    bob.do(table, "resign")
    answers = at_once(*(lambda who=who: who.do(table, "rematch")["id"] for who in (ada, bob) * 4))
    (fresh,) = set(answers)
    assert fresh not in (table, "")
    assert {ada.info(table)["rematch"], bob.info(table)["rematch"]} == {fresh}


# --- Simultaneous choices ---------------------------------------------------------------------------------------------


def sat_down(door: str, others: str, record: str) -> tuple[str, list[Line]]:
    """A table with three players and a spectator, whose lines end in both doors."""
    people = [Client(door, name=name) for name in ("Ada", "Bob", "Cid")]
    table = brought(people[0], record, people[1:])
    places = [(people[0], door), (people[1], others), (people[2], door), (Client(others), others)]
    return table, [Line(also_at(who, where), table) for who, where in places]


def test_others_see_who_has_chosen_but_never_what(doors: list[str]) -> None:
    """The same deal at two tables, where Ada chooses otherwise: until all have chosen, everybody else is told the same
    bytes; and of a change of mind nobody is told at all."""
    record = random_game(3, 5, 6, SHADOW).record()
    told: list[list[list[messages.StateUpdate]]] = []
    for choice in (0, 1):
        _, lines = sat_down(doors[0], doors[1], record)
        ada, *others = lines
        for line in others:
            line.states()
        start = ada.seq
        ada.ask(messages.MoveCommand("lock", start, ada.game["moves"][choice]))
        meet(lines)
        told.append([line.states() for line in others])
        assert [line.game["actors"] for line in others] == [[1, 2]] * 3
        ada.ask(messages.MoveCommand("mind", ada.seq, ada.game["moves"][choice + 1]))
        assert ada.seq == start + 1
        ada.ask(messages.SayCommand("after", "thanks"))
        for line in others:
            while ("Ada", "thanks") not in line.said:
                line.read()
            assert not line.states()
    assert messages.encode(told[0]) == messages.encode(told[1])


def test_the_last_change_of_mind_before_the_last_lock_counts(doors: list[str]) -> None:
    record = random_game(3, 5, 6, SHADOW).record()
    ends = []
    for wavers in (True, False):
        table, lines = sat_down(doors[0], doors[1], record)
        ada, bob, cid, _ = lines
        moves = ada.game["moves"]
        for number, move in enumerate([moves[2], moves[0], moves[1]] if wavers else [moves[1]]):
            ada.ask(messages.MoveCommand(f"mind-{number}", ada.seq, move))
        for other in (bob, cid):
            other.ask(messages.MoveCommand("lock", other.seq, other.game["moves"][0]))
        meet(lines)
        late = ada.ask(messages.MoveCommand("late", ada.seq - 1, moves[0]))
        assert isinstance(late, messages.Refusal)
        assert late.code == "stale"
        ends.append([(line.seq, line.game, line.log) for line in lines])
        assert [move for seat, move in moves_kept(doors[1], table) if seat == 0][-1] == moves[1]
    assert ends[0] == ends[1]


def test_choices_and_changes_of_mind_in_the_same_moment_are_all_kept_in_order(doors: list[str]) -> None:
    chance = Random(3)
    record = random_game(3, 5, 6, SHADOW)
    table, lines = sat_down(doors[0], doors[1], record.record())
    played = {seat: [move for who, move in moves_of(record) if who == seat] for seat in range(3)}
    for _ in range(4):
        seq = lines[0].seq
        choices = [[chance.choice(line.game["moves"]) for _ in range(chance.randint(1, 4))] for line in lines[:3]]
        for seat, accepted in enumerate(at_once(*(_wavering(*pair) for pair in zip(lines, choices, strict=False)))):
            assert not isinstance(accepted, Refused)
            assert accepted, "the first choice of everybody counts"
            played[seat] += accepted
        meet(lines)
        assert {line.seq for line in lines} == {seq + 3}
    kept = moves_kept(doors[0], table)
    assert {seat: [move for who, move in kept if who == seat] for seat in range(3)} == played


def _wavering(line: Line, choices: list[list[Any]]) -> Callable[[], list[list[Any]]]:
    """Choose and choose again; what was accepted before the round was over."""

    def run() -> list[list[Any]]:
        accepted, seen = [], line.seq
        for choice in choices:
            answer = line.ask(messages.MoveCommand(f"choice-{next(NUMBER)}", seen, choice))
            if isinstance(answer, messages.Refusal):
                assert answer.code == "stale", answer
                return accepted
            accepted.append(choice)
            seen = answer.seq
            if line.seat in line.game["actors"]:
                return accepted  # that was the last lock, and the next round has begun
        return accepted

    return run
