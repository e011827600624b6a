"""The REST interface: players, tables, lists, records. Described by OpenAPI at /api/openapi.json."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta

from eminence.bots.levels import LEVELS
from eminence.games import registry
from eminence.kernel.game import Game
from eminence.kernel.translation import DEFAULT_LANGUAGE, message_files
from eminence.table import analysis_jobs, commands, events, messages, views
from eminence.table.endpoints import Answer, delete, get, patch, post
from eminence.table.game_pages import face_of
from eminence.table.messages import SessionInfo, TableInfo
from eminence.table.player_registry import Player
from eminence.table.refusals import FOLDER, refused, say
from eminence.table.requests import Request
from eminence.table.sessions import session_cookie
from eminence.table.table_repository import find, known_games
from eminence.table.table_state import TableState

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{1,24}$", description="the table's id, the end of its link")]
GameName = Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}$")]
Language = Literal["en", "de", "fr"]
Viewpoint = Annotated[
    Literal["mine", "spectator", "all", "0", "1", "2", "3", "4", "5", "6", "7"],
    Meta(description="whose; while the game runs, yours or a spectator's"),
]


def _session(request: Request, player: Player, recovery: str = "", *, fresh: bool = True) -> Answer[SessionInfo]:
    people = request.service.players
    token = people.token(player.id)
    told = SessionInfo(player.id, player.name, people.csrf(player.id), token if fresh else "", recovery)
    return Answer(told, cookie=session_cookie(token, request.context.secure) if fresh else None)


# --- Players ----------------------------------------------------------------------------------------------------------


@post("/api/session", summary="Sit down in the house under a name", status=201)
async def new_session(request: Request, data: messages.NewSession) -> Answer[SessionInfo]:
    request.count_entry()
    player, recovery = await request.service.players.enter(data.name)
    return _session(request, player, recovery)


@get("/api/session", summary="Who am I?")
async def own_session(request: Request) -> Answer[SessionInfo]:
    return _session(request, await request.player(), fresh=False)


@patch("/api/session", summary="Be called otherwise at tables to come")
async def rename(request: Request, data: messages.NewSession) -> Answer[SessionInfo]:
    player = await request.player()
    return _session(request, await request.service.players.rename(player.id, data.name), fresh=False)


@delete("/api/session", summary="Forget this device")
async def end_session(request: Request) -> Answer[dict[str, str]]:
    return Answer({}, cookie=session_cookie("", request.context.secure, 0))


@post("/api/session/recovery", summary="Continue on another device", status=201)
async def recover(request: Request, data: messages.Recovery) -> Answer[SessionInfo]:
    request.count_entry()
    return _session(request, await request.service.players.recover(data.code))


@post("/api/session/code", summary="A new recovery code; the old one is void", status=201)
async def new_code(request: Request) -> Answer[SessionInfo]:
    player = await request.player()
    return _session(request, player, await request.service.players.new_code(player.id))


# --- Games ------------------------------------------------------------------------------------------------------------


@get("/api/games", summary="What can be played")
async def catalogue(request: Request, language: Language = DEFAULT_LANGUAGE) -> messages.Catalogue:
    if language not in _catalogues:
        return await asyncio.to_thread(catalogue_in, language)
    return _catalogues[language]


_catalogues: dict[str, messages.Catalogue] = {}


def catalogue_in(language: str = DEFAULT_LANGUAGE) -> messages.Catalogue:
    """Read once for each language: that takes a while."""
    games = []
    for name in known_games():
        definition = find(name)
        options = [
            messages.OptionInfo(
                option.name,
                definition.option_text(option.name, language),
                option.default,
                list(option.choices),
                {str(choice): dict(preset) for choice, preset in option.presets.items()},
            )
            for option in definition.options
        ]
        seats = list(range(definition.min_seats, definition.max_seats + 1))
        summary, face = definition.summary(language), face_of(definition)
        games.append(messages.GameInfo(name, definition.title, summary, seats, definition.version, options, face))
    levels = [messages.LevelInfo(level, say({"say": f"manner-{level}"}, language)) for level in LEVELS]
    phrases = {phrase: say({"say": f"phrase-{phrase}"}, language) for phrase in messages.PHRASES}
    return _catalogues.setdefault(language, messages.Catalogue(games, levels, phrases))


@lru_cache(maxsize=16)
def _own(name: str) -> Game:
    find(name)
    return registry.load(name)


@get("/api/games/{game}/rules", summary="A game's rules, in Markdown")
async def rules(request: Request, game: GameName, language: Language = DEFAULT_LANGUAGE) -> str:
    return _own(game).rules_text(language)


@get("/api/words", summary="The messages of every game and every table in a language, in the syntax of Project Fluent")
async def common_words(request: Request, language: Language = DEFAULT_LANGUAGE) -> str:
    return message_files(FOLDER, language)


@get("/api/games/{game}/words", summary="The same messages, and then those of one game")
async def words(request: Request, game: GameName, language: Language = DEFAULT_LANGUAGE) -> str:
    own = _own(game).words_text(language)
    return f"{message_files(FOLDER, language)}\n{own}"


@get("/api/games/{game}/declared", summary="The fields, events and moves that a game declares")
async def declared(request: Request, game: GameName) -> dict[str, dict[str, Any]]:
    return _own(game).definition.declared()


@get("/api/games/{game}/cards", summary="A game's own cards")
async def cards(request: Request, game: GameName, language: Language = DEFAULT_LANGUAGE) -> list[messages.CardInfo]:
    return _told(_own(game), language)


def _told(game: Game, language: str) -> list[messages.CardInfo]:
    return [
        messages.CardInfo(
            card.name,
            game.card_text(card, language),
            dict(card.cells),
            dict(card.provenance),
            game.card_parts(card, language),
        )
        for card in game.cards
    ]


# --- Tables -----------------------------------------------------------------------------------------------------------


@post("/api/tables", summary="Make a table; its id is the invitation to it", status=201)
async def new_table(request: Request, data: messages.NewTable) -> TableInfo:
    service, player = request.service, await request.player()
    request.count_entry()
    return views.info(service.adopt(await service.repository.create(data, player)), player.id)


@post("/api/tables/import", summary="Bring a record to a table: to look at it, or to go on", status=201)
async def import_record(request: Request, data: messages.Import) -> TableInfo:
    service, player = request.service, await request.player()
    request.count_entry()
    return views.info(service.adopt(await service.repository.import_record(data, player)), player.id)


@get("/api/tables", summary="Your tables, open ones to join, or running ones to watch")
async def tables(request: Request, which: Literal["mine", "open", "running"] = "mine") -> list[TableInfo]:
    service, visitor = request.service, await request.visitor()
    if which == "mine" and not visitor.id:
        return []
    phase = "waiting" if which == "open" else "playing"
    ids = await (service.repository.mine(visitor.id) if which == "mine" else service.repository.public(phase))
    found = [views.info(await service.look(id), visitor.id) for id in ids]
    return [table for table in found if which == "mine" or table.phase == phase]


@get("/api/tables/{table}", summary="Who sits where, and what is played")
async def table_info(request: Request, table: TableId) -> TableInfo:
    service, visitor = request.service, await request.visitor()
    return views.info(await service.look(table), visitor.id)


@get("/api/tables/{table}/cards", summary="The card file that the table plays with")
async def table_cards(request: Request, table: TableId) -> str:
    return await request.service.repository.cards((await request.service.look(table)).setting)


@get("/api/tables/{table}/deck", summary="The cards that the table plays with, one by one")
async def table_deck(
    request: Request, table: TableId, language: Language = DEFAULT_LANGUAGE
) -> list[messages.CardInfo]:
    return _told(await request.service.repository.game((await request.service.look(table)).setting), language)


@post("/api/tables/{table}/join", summary="Take a chair")
async def join(request: Request, table: TableId, data: messages.Join) -> TableInfo:
    service, player = request.service, await request.player()
    await service.change(table, lambda now: commands.join(now, player, data.seat))
    return views.info(await service.change(table, lambda now: commands.add_salt(now, player, data.salt)), player.id)


@post("/api/tables/{table}/start", summary="Deal and begin")
async def start(request: Request, table: TableId, data: messages.Start) -> TableInfo:
    service, player = request.service, await request.player()
    await service.change(table, lambda now: commands.add_salt(now, player, data.salt))
    found = await service.look(table)
    while data.fill is not None and found.phase == "waiting" and any(chair.free for chair in found.chairs):
        found = await service.change(table, lambda now: commands.add_bot(now, player, data.fill))
    return views.info(await service.change(table, lambda now: commands.start(now, player)), player.id)


@post("/api/tables/{table}/leave", summary="Stand up; a bot plays on after a while")
async def leave(request: Request, table: TableId) -> TableInfo:
    service, player = request.service, await request.player()
    return views.info(await service.change(table, lambda now: commands.leave(now, player)), player.id)


@post("/api/tables/{table}/return", summary="Come back to your chair")
async def come_back(request: Request, table: TableId) -> TableInfo:
    service, player = request.service, await request.player()
    return views.info(await service.change(table, lambda now: commands.come_back(now, player)), player.id)


@post("/api/tables/{table}/resign", summary="Give the game up")
async def resign(request: Request, table: TableId) -> TableInfo:
    service, player = request.service, await request.player()
    return views.info(await service.change(table, lambda now: commands.resign(now, player)), player.id)


@post("/api/tables/{table}/rematch", summary="The same once more, one chair further on")
async def rematch(request: Request, table: TableId) -> TableInfo:
    service, player = request.service, await request.player()
    found = await service.look(table)
    commands.again(found, player)
    if not found.rematch:
        request.count_entry()
        fresh = service.adopt(await service.repository.rematch(found, player)).id

        def command(now: TableState) -> events.Again | None:
            return None if now.rematch else events.Again(fresh)

        found = await service.change(table, command)
    return views.info(await service.look(found.rematch), player.id)


@get(
    "/api/tables/{table}/replay",
    summary="The game so far, as a seat, a spectator or (when it is over) all have seen it",
)
async def replay(
    request: Request, table: TableId, view: Viewpoint = "mine", display: bool = False
) -> list[messages.StateUpdate]:
    service, visitor = request.service, await request.visitor()
    found = await service.look(table)
    own = found.seat_of(visitor.id)
    viewer = views.SPECTATOR if own is None else own
    if view == "spectator":
        viewer = views.SPECTATOR
    elif view != "mine":
        if found.phase != "over" and view != str(own):
            raise refused("not-over", reason="view")
        if view != "all" and int(view) >= found.setting.seats:
            raise refused("no-such-seat", number=int(view), most=found.setting.seats - 1)
        viewer = views.ALL if view == "all" else int(view)
    return await service.repository.replay(table, viewer, display)


@get("/api/tables/{table}/record", summary="The finished game as a record, with its proof")
async def record(request: Request, table: TableId) -> str:
    _check_over(await request.service.look(table))
    return await request.service.repository.record(table)


@post("/api/tables/{table}/hint", summary="The best move, and why; against bots only")
async def hint(request: Request, table: TableId) -> messages.HintInfo:
    service, player = request.service, await request.player()
    request.count_entry()
    found = await service.look(table)
    seat = commands.seat_for_hint(found, player)
    assert found.live_game is not None
    wanted = analysis_jobs.hint_request(
        found.setting, await service.repository.cards(found.setting), found.names, found.live_game.view(seat)
    )
    told = await service.analysis.hint(wanted)
    return messages.HintInfo(told.move, told.say)


@get("/api/tables/{table}/review", summary="A finished game looked at again; ask until it is done")
async def review(request: Request, table: TableId) -> messages.ReviewInfo:
    service = request.service
    found = await service.look(table)
    _check_over(found)
    known = service.analysis.known(table)
    if known is None:
        cards, record = await service.repository.cards(found.setting), await service.repository.record(table)
        known = service.analysis.review(table, analysis_jobs.review_request(record, cards, found.names))
    seqs = await service.repository.seqs(table) if known.review else []
    if known.trouble:
        failed = refused("study-failed", **known.trouble)
        return messages.ReviewInfo(known.done, known.total, trouble=str(failed), say=failed.data)
    return messages.ReviewInfo(known.done, known.total, known.review, seqs)


@post("/api/tables/{table}/branch", summary="Go on from a moment of a finished game, against bots", status=201)
async def branch(request: Request, table: TableId, data: messages.Branch) -> TableInfo:
    service, player = request.service, await request.player()
    request.count_entry()
    _check_over(await service.look(table))
    return views.info(service.adopt(await service.repository.branch(table, data, player)), player.id)


def _check_over(table: TableState) -> None:
    if table.phase != "over":
        raise refused("not-over", reason="record")


# --- Moderation -------------------------------------------------------------------------------------------------------


@get("/api/admin/tables/{table}/record", summary="A table's record, whatever its state")
async def any_record(request: Request, table: TableId) -> str:
    request.check_admin()
    return await request.service.repository.record(table)


@post("/api/admin/tables/{table}/close", summary="Close a table")
async def close(request: Request, table: TableId, data: messages.Reason) -> TableInfo:
    request.check_admin()
    return views.info(await request.service.change(table, lambda now: commands.close(now, data.why)))


@post("/api/admin/mute", summary="Nobody of this name may speak, or may again")
async def mute(request: Request, data: messages.Moderation) -> dict[str, str]:
    request.check_admin()
    await request.service.players.moderate(data.name, muted=not data.lift)
    request.service.moderated()
    return {}


@post("/api/admin/keys", summary="Sign what players carry with a new key; what older ones have signed stays good")
async def new_key(request: Request) -> dict[str, str]:
    request.check_admin()
    await request.service.players.add_key()
    return {}


@post("/api/admin/ban", summary="Nobody of this name may play, or may again")
async def ban(request: Request, data: messages.Moderation) -> dict[str, str]:
    request.check_admin()
    await request.service.players.moderate(data.name, banned=not data.lift)
    request.service.moderated()
    return {}


ENDPOINTS = (
    new_table, import_record, tables, table_info, table_cards, table_deck,
    join, start, leave, come_back, resign, rematch,
    replay, record, hint, review, branch,
    new_session, own_session, rename, end_session, recover, new_code,
    catalogue, rules, common_words, words, declared, cards,
    any_record, close, mute, ban, new_key,
)  # fmt: skip
"""Looked through in this order."""
