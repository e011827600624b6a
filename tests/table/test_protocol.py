"""Random commands of several clients against a model: the rules themselves, played beside the server.

Tables are brought as records with a known seed, so the model knows every card, and everything that a viewer was told
piece by piece, as data and in sentences, can be compared with what the rules let her know.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import eminence
from eminence import Refused
from eminence.kernel.events import EVERYONE
from eminence.kernel.view import Move
from eminence.table import messages
from eminence.table.client import Client
from tests.support.helpers import EMPIRE, EMPTY, SHADOW, THRONE, random_game
from tests.support.server import Server
from tests.table.test_turns import NUMBER, Line, plain, sync_all

pytestmark = pytest.mark.xdist_group("table protocol")

NAMES = ["Ada", "Bob", "Cid"]
GAMES = [(THRONE, 3), (SHADOW, 3), (EMPTY, 2), (EMPIRE, 2)]


# --- The model --------------------------------------------------------------------------------------------------------

Heard = tuple[list[Any], str]


class Model:
    """What must be true of a table, told by the rules alone."""

    def __init__(self, game: str, seats: int, seed: int, steps: int) -> None:
        self.seats, self.turn = seats, 1
        self.position = eminence.load(game).start(seats, seed)
        self.asked_at = [1] * seats
        self.done: dict[tuple[int, str], messages.MoveCommand | messages.UndoCommand] = {}
        played = random_game(seats, seed, steps, game)
        for step in played.steps[: -1 if played.over else None]:
            self.play(step.seat, str(step.move))
        self.logs = {viewer: self.told(viewer) for viewer in (*range(seats), None)}
        """What everybody has heard, each event as data and in a sentence."""

    def told(self, viewer: int | None, first: int = 0) -> list[Heard]:
        """What the rules have told somebody, from an event on."""
        game, view = self.position.game, self.position.view(viewer)
        data = plain([game.event_json((EVERYONE, *event)) for event in view.events[first:]])
        return list(zip(data, view.log(self.names)[first:], strict=True))

    def expected(self, viewer: int | None) -> dict[str, Any]:
        game, view, over = self.position.game, self.position.view(viewer), self.position.over
        told = view.to_dict()
        status = {"say": "status-over"} if over else game.message_json(game.status(view.state, view.viewer))
        reasons = game.reasons(self.position.state) if over else []
        return plain(
            {
                "actors": told["actors"],
                "status": status,
                "moves": [game.move_json(move.action) for move in view.legal] if not over else [],
                "undo": viewer is not None and self.position.can_take_back(viewer),
                "table": told["table"],
                "result": told["result"] and {**told["result"], "why": [game.message_json(why) for why in reasons]},
            }
        )

    def said(self, viewer: int | None) -> tuple[str, list[str], list[str]]:
        """The same in sentences: what is waited for, the moves, and where points come from."""
        game, view, over = self.position.game, self.position.view(viewer), self.position.over
        reasons = game.reasons(self.position.state) if over else []
        return (
            "The game is over." if over else view.status(self.names),
            [] if over else [move.text for move in view.legal],
            [game.say(reason, self.names) for reason in reasons],
        )

    @property
    def names(self) -> list[str]:
        return NAMES[: self.seats]

    def verdict(self, seat: int | None, command: messages.MoveCommand | messages.UndoCommand) -> str:
        """How a command must be answered: done again, done now, or the code of the refusal."""
        if seat is None:
            return "not-seated"
        if (seat, command.request) in self.done:
            return "again"
        if self.position.over:
            return "game-over"
        if isinstance(command, messages.UndoCommand):
            if command.seen != self.turn:
                return "stale"
            return "now" if self.position.can_take_back(seat) else "settled"
        if not self.asked_at[seat] <= command.seen <= self.turn:
            return "stale"
        try:
            self.position.check(seat, self.meant(command.move))
        except Refused as refusal:
            return refusal.code
        return "now"

    def meant(self, move: str | list[Any]) -> Move | str:
        """The move of these fields, legal or not; what is none stays none."""
        if isinstance(move, str):
            return move
        game = self.position.game
        actions = [action for action in range(game.definition.actions) if game.move_json(action) == move]
        return Move(actions[0], "") if actions else "abracadabra"

    def play(self, seat: int, move: Move | str) -> None:
        before = self.position.actors
        self.position.play(seat, move)
        self.turn += seat in before
        others = tuple(actor for actor in before if actor != seat)
        same_question = bool(others) and self.position.actors == others
        for other in range(self.seats):
            if other == seat or not same_question:
                self.asked_at[other] = self.turn

    def fulfil(self, seat: int, command: messages.MoveCommand | messages.UndoCommand) -> None:
        self.done[seat, command.request] = command
        heard = {viewer: len(self.position.view(viewer).events) for viewer in self.logs}
        if isinstance(command, messages.MoveCommand):
            self.play(seat, self.meant(command.move))
            for viewer, log in self.logs.items():
                log.extend(self.told(viewer, heard[viewer]))
        else:
            self.turn += 1
            self.position.undo()
            self.asked_at = [self.turn] * self.seats
            for log in self.logs.values():
                log.append((["took-back", seat], f"{self.names[seat]} takes back the last step."))


# --- Commands at random -----------------------------------------------------------------------------------------------

PICK = st.integers(0, 1000)
VALUE = st.one_of(st.none(), st.integers(-(2**63), 2**63), st.integers(-1, 9), st.text(max_size=9))
GARBAGE = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        [
            "{}",
            "null",
            '{"type":"move"}',
            '{"type":"win","request":"x"}',
            '{"type":"ping","request":""}',
            '{"type":"ping","request":"a b"}',
            '{"type":"move","request":"x","seen":-1,"move":"reveal"}',
            '{"type":"move","request":"x","seen":1e99,"move":"reveal"}',
            '{"type":"move","request":"x","seen":1,"move":7}',
            '{"type":"move","request":"x","seen":1,"move":"reveal","seat":1}',
            '{"type":"say","request":"x","phrase":"your mother"}',
            '{"type":"undo","request":"x","seen":1',
            '{"type":"move","request":"x","seen":1,"move":"' + "x" * 201 + '"}',
            '{"type":"move","request":"x","seen":1,"move":[]}',
            '{"type":"move","request":"x","seen":1,"move":[["reveal"]]}',
            '{"type":"move","request":"x","seen":1,"move":{"kind":"reveal"}}',
        ]
    ),
)


class Commands(RuleBasedStateMachine):
    """Several people at one table, one of them twice, and one who only watches, ask for this and that. The second line
    of one and that of the watcher are told sentences, too."""

    def __init__(self, people: list[Client], game: str, seats: int) -> None:
        super().__init__()
        self.players, self.game, self.seats = people, game, seats
        self.lines: list[Line] = []

    @initialize(seed=st.integers(0, 10**6), steps=st.integers(0, 80))
    def sit_down(self, seed: int, steps: int) -> None:
        ada, *others, watcher = self.players
        self.model = Model(self.game, self.seats, seed, steps)
        body = {"record": self.model.position.record(), "seat": 0}
        self.table = ada.ask("POST", "/api/tables/import", body)["id"]
        players = [ada, *others[: self.model.seats - 1]]
        for seat, player in enumerate(players[1:], 1):
            player.ask("POST", f"/api/tables/{self.table}/join", {"seat": seat})
        self.lines = [Line(client, self.table) for client in players]
        self.lines += [Line(client, self.table, words="en") for client in (ada, watcher)]
        self.said: list[tuple[str, str]] = []

    def teardown(self) -> None:
        Line.close_all()

    def command(self, line: Line, command: messages.MoveCommand | messages.UndoCommand) -> None:
        verdict = self.model.verdict(line.seat, command)
        answer = line.ask(command)
        if verdict == "now":
            assert line.seat is not None
            assert isinstance(answer, messages.StateUpdate), answer
            self.model.fulfil(line.seat, command)
            assert answer.seq == self.model.turn
        elif verdict == "again":
            assert isinstance(answer, messages.Done), answer
            assert answer.seq <= self.model.turn
        else:
            assert isinstance(answer, messages.Refusal), answer
            assert answer.code == verdict
            assert answer.say is not None
            assert answer.say["say"] == f"refusal-{verdict}"
            assert answer.text.endswith((".", "?")) == (line.words is not None)

    def line(self, pick: int) -> Line:
        return self.lines[pick % len(self.lines)]

    def asked(self, pick: int) -> Line:
        """A line of somebody who may play now, if the game goes on."""
        able = [line for line in self.lines if line.game["moves"]] or self.lines
        return able[pick % len(able)]

    def moves(self, line: Line, in_notation: bool = False) -> list[Any]:
        """All that the line's seat may play, or something if that is nothing."""
        if in_notation:
            return self.model.said(line.seat)[1] or ["reveal"]
        return line.game["moves"] or [["reveal"]]

    @rule(who=PICK, which=PICK, in_notation=st.booleans())
    def a_legal_move(self, who: int, which: int, in_notation: bool) -> None:
        line = self.asked(who)
        moves = self.moves(line, in_notation)
        self.command(line, messages.MoveCommand(f"move-{next(NUMBER)}", line.seq, moves[which % len(moves)]))

    @rule(who=PICK, which=PICK, ago=st.integers(-2, 6))
    def a_move_seen_at_another_moment(self, who: int, which: int, ago: int) -> None:
        line = self.asked(who)
        moves = self.moves(line)
        self.command(
            line, messages.MoveCommand(f"late-{next(NUMBER)}", max(0, line.seq - ago), moves[which % len(moves)])
        )

    @rule(who=PICK, whose=PICK, which=PICK, in_notation=st.booleans())
    def a_move_of_somebody_else(self, who: int, whose: int, which: int, in_notation: bool) -> None:
        moves = self.moves(self.asked(whose), in_notation)
        line = self.line(who)
        self.command(line, messages.MoveCommand(f"other-{next(NUMBER)}", line.seq, moves[which % len(moves)]))

    @rule(who=PICK, move=st.one_of(st.text(max_size=30), st.sampled_from(["take", "reveal", "use King", "decline"])))
    def a_move_that_may_be_none(self, who: int, move: str) -> None:
        line = self.line(who)
        self.command(line, messages.MoveCommand(f"odd-{next(NUMBER)}", line.seq, move))

    @rule(who=PICK, which=PICK)
    def a_move_against_the_rules(self, who: int, which: int) -> None:
        line, game = self.line(who), self.model.position.game
        action = which * 7919 % game.definition.actions
        self.command(line, messages.MoveCommand(f"any-{next(NUMBER)}", line.seq, plain(game.move_json(action))))

    @rule(who=PICK, which=PICK, at=PICK, value=VALUE, adds=st.booleans())
    def a_move_with_another_field(self, who: int, which: int, at: int, value: int | str | None, adds: bool) -> None:
        line = self.asked(who)
        moves = self.moves(line)
        move = list(moves[which % len(moves)])
        at %= len(move) + adds
        move[at : at + 1 - adds] = [value]
        self.command(line, messages.MoveCommand(f"bent-{next(NUMBER)}", line.seq, move))

    @rule(who=PICK, which=PICK)
    def a_request_that_was_fulfilled_before(self, who: int, which: int) -> None:
        """By the same seat over any of its lines, or by another seat, for which it is a request like any other."""
        known = [(seat, command) for (seat, _), command in self.model.done.items()][-40:]
        if known:
            seat, command = known[which % len(known)]
            lines = [line for line in self.lines if line.seat == seat] * 3 + self.lines
            self.command(lines[who % len(lines)], command)

    @rule(who=PICK, ago=st.integers(0, 1))
    def taking_a_step_back(self, who: int, ago: int) -> None:
        line = self.line(who)
        self.command(line, messages.UndoCommand(f"undo-{next(NUMBER)}", max(0, line.seq - ago)))

    @rule(which=PICK)
    def a_step_and_back_again(self, which: int) -> None:
        """Whoever takes a step back sees what she saw before, and so does everybody; the same step leads again to the
        same place, for chance has no second try."""
        line = self.asked(0)
        if not line.game["moves"]:
            return
        before = sync_all(self.lines)
        move = line.game["moves"][which % len(line.game["moves"])]
        self.command(line, messages.MoveCommand(f"step-{next(NUMBER)}", line.seq, move))
        if line.game["undo"]:
            after = sync_all(self.lines)
            self.command(line, messages.UndoCommand(f"back-{next(NUMBER)}", line.seq))
            assert sync_all(self.lines) == before
            self.command(line, messages.MoveCommand(f"once-more-{next(NUMBER)}", line.seq, move))
            assert sync_all(self.lines) == after

    @rule(who=PICK, phrase=st.sampled_from(list(messages.PHRASES)))
    def a_phrase(self, who: int, phrase: str) -> None:
        line = self.line(who)
        answer = line.ask(messages.SayCommand(f"say-{next(NUMBER)}", phrase))
        if line.seat is None:
            assert isinstance(answer, messages.Refusal)
            assert answer.code == "not-seated"
        else:
            assert isinstance(answer, messages.Done)
            self.said.append((NAMES[line.seat], phrase))

    @rule(who=PICK, garbage=GARBAGE)
    def garbage(self, who: int, garbage: str) -> None:
        line = self.line(who)
        if line.mistakes < 20:
            line.mistakes += 1
            answer = line.ask(garbage)
            assert isinstance(answer, messages.Refusal)
            assert answer.code == "bad-message"

    @rule(who=PICK)
    def somebody_connects_again(self, who: int) -> None:
        """A fresh connection knows all that an old one has learnt piece by piece."""
        at = who % len(self.lines)
        old = self.lines[at]
        old.sync()
        client = self.client_of(at)
        fresh = Line(client, self.table, words="en" if old.words is not None else "")
        assert (fresh.seat, fresh.seq, fresh.game, fresh.log) == (old.seat, old.seq, old.game, old.log)
        assert fresh.lines == old.lines
        assert fresh.said == old.said[-20:]
        old.close()
        self.lines[at] = fresh

    def client_of(self, at: int) -> Client:
        if at == len(self.lines) - 1:
            return self.players[-1]
        return self.players[at % self.model.seats]

    @invariant()
    def everybody_knows_what_the_rules_let_her_know(self) -> None:
        sync_all(self.lines)
        expected = {seat: self.model.expected(seat) for seat in self.model.logs} if self.lines else {}
        for line in self.lines:
            assert line.seq == self.model.turn
            assert line.game == expected[line.seat]
            assert line.log == [event for event, _ in self.model.logs[line.seat]]
            if line.words is not None:
                assert (line.words.status, line.words.moves, line.words.why) == self.model.said(line.seat)
                assert line.lines == [sentence for _, sentence in self.model.logs[line.seat]]
            assert line.said[-20:] == self.said[-20:]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(Path(tmp_path_factory.mktemp("protocol"))) as running:
        yield running


@pytest.fixture(scope="module")
def people(server: Server) -> list[Client]:
    return [*(Client(server.url, name=name) for name in NAMES), Client(server.url)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whatever_is_wished_for_the_game_is_what_the_rules_make_of_it(
    people: list[Client], game: str, seats: int
) -> None:
    few = settings(max_examples=6, stateful_step_count=40, phases=[Phase.generate])
    run_state_machine_as_test(lambda: Commands(people, game, seats), settings=few)  # type: ignore[no-untyped-call]
