"""The REST interface: players, tables, lists, records. Described by OpenAPI at /api/openapi.json."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from functools import cache, lru_cache, partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from eminence.bots.levels import LEVELS
from eminence.games import shelf
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game
from eminence.table import events, messages, pictures, study, wishes
from eminence.table.house import House
from eminence.table.library import find, known_games
from eminence.table.messages import Session, TableInfo
from eminence.table.people import Player
from eminence.table.seating import Table
from eminence.table.sessions import bearer_in, cookie, token_in

Asked = Request[Any, Any, State]
TheHouse = NamedDependency[House]
Visitor = NamedDependency[Player]
Somebody = NamedDependency[Player]
Admin = NamedDependency[bool]
TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,24}$", description="the table's id, the end of its link")]
GameName = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,60}$")]
PROBLEMS = {
    status: ResponseSpec(messages.Problem, description=meaning)
    for status, meaning in {
        400: "refused, and why",
        401: "nobody is signed in",
        403: "not allowed",
        404: "there is no such thing",
        405: "no such method here",
        409: "the table is not in the state for it",
        413: "too large",
        415: "not JSON",
        429: "too much at once",
        503: "the database does not answer",
    }.items()
}
_get, _post = partial(get, responses=PROBLEMS), partial(post, responses=PROBLEMS)
_patch, _delete = partial(patch, responses=PROBLEMS), partial(delete, responses=PROBLEMS)


async def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_visitor(request: Asked, state: State, house: TheHouse) -> Player:
    """Whoever asks; nobody in particular if no token comes along. After the house, not beside it: that takes tasks."""
    return await house.people.visitor(token_in(request.headers, state.secure))


async def provide_player(visitor: Visitor) -> Player:
    if not visitor.id:
        raise Refused("not-signed-in", "Tell your name first: POST /api/session.")
    return visitor


async def provide_admin(request: Asked, state: State) -> bool:
    check_admin(request.headers, state)
    return True


def check_admin(headers: Mapping[str, str], state: State) -> None:
    given = bearer_in(headers)
    if not state.admin or not hmac.compare_digest(given.encode(), state.admin.encode()):
        raise Refused("not-admin", "This needs the admin token, as 'Authorization: Bearer'.")


def _session(request: Asked, player: Player, recovery: str = "", *, fresh: bool = True) -> Response[Session]:
    people, secure = request.app.state.house.people, request.app.state.secure
    token = people.token(player.id)
    told = Session(player.id, player.name, people.csrf(player.id), token if fresh else "", recovery)
    headers = {"Set-Cookie": cookie(token, secure)} if fresh else {}
    return Response(told, headers=headers, status_code=HTTP_201_CREATED if fresh else HTTP_200_OK)


def _enter(request: Asked) -> None:
    request.app.state.guard.entry(request.client.host if request.client else "local")


# --- Players ----------------------------------------------------------------------------------------------------------


@_post("/session", summary="Sit down in the house under a name")
async def new_session(request: Asked, data: JSONBody[messages.NewSession], house: TheHouse) -> Response[Session]:
    _enter(request)
    player, recovery = await house.people.enter(data.name)
    return _session(request, player, recovery)


@_get("/session", summary="Who am I?")
async def own_session(request: Asked, player: Somebody) -> Response[Session]:
    return _session(request, player, fresh=False)


@_patch("/session", summary="Be called otherwise at tables to come")
async def rename(
    request: Asked, data: JSONBody[messages.NewSession], house: TheHouse, player: Somebody
) -> Response[Session]:
    return _session(request, await house.people.rename(player.id, data.name), fresh=False)


@_delete("/session", summary="Forget this device", status_code=HTTP_200_OK)
async def end_session(state: State) -> Response[dict[str, str]]:
    return Response({}, headers={"Set-Cookie": cookie("", state.secure, 0)})


@_post("/session/recovery", summary="Continue on another device")
async def recover(request: Asked, data: JSONBody[messages.Recovery], house: TheHouse) -> Response[Session]:
    _enter(request)
    return _session(request, await house.people.recover(data.code))


@_post("/session/code", summary="A new recovery code; the old one is void")
async def new_code(request: Asked, house: TheHouse, player: Somebody) -> Response[Session]:
    return _session(request, player, await house.people.new_code(player.id))


# --- Games ------------------------------------------------------------------------------------------------------------


@_get("/games", summary="What can be played", sync_to_thread=True)
def catalogue() -> messages.Catalogue:
    return catalogue_of_the_house()


@cache
def catalogue_of_the_house() -> messages.Catalogue:
    games = []
    for name in known_games():
        definition = find(name)
        options = [
            messages.OptionInfo(
                option.name,
                option.meaning,
                option.default,
                list(option.choices),
                {str(choice): dict(preset) for choice, preset in option.presets.items()},
            )
            for option in definition.options
        ]
        seats = list(range(definition.least_seats, definition.most_seats + 1))
        games.append(messages.GameInfo(name, definition.title, definition.summary, seats, definition.version, options))
    levels = [messages.LevelInfo(level.name, level.manner) for level in LEVELS.values()]
    return messages.Catalogue(games, levels, messages.PHRASES)


@lru_cache(maxsize=16)
def _own(name: str) -> Game:
    find(name)
    return shelf.load(name)


@_get("/games/{game:str}/rules", summary="A game's rules, in Markdown", media_type="text/plain", sync_to_thread=False)
def rules(game: GameName) -> str:
    return _own(game).rules_text()


@_get("/games/{game:str}/cards", summary="A game's own cards", sync_to_thread=False)
def cards(game: GameName) -> list[messages.CardInfo]:
    return _told(_own(game))


def _told(game: Game) -> list[messages.CardInfo]:
    say = game.definition.words.card_text
    return [messages.CardInfo(card.name, say(card), dict(card.cells), dict(card.provenance)) for card in game.cards]


# --- Tables -----------------------------------------------------------------------------------------------------------


@_post("/tables", summary="Make a table; its id is the invitation to it")
async def new_table(request: Asked, data: JSONBody[messages.NewTable], house: TheHouse, player: Somebody) -> TableInfo:
    _enter(request)
    return pictures.info(house.adopt(await house.library.create(data, player)), player.id)


@_post("/tables/import", summary="Bring a record to a table: to look at it, or to go on")
async def bring(request: Asked, data: JSONBody[messages.Import], house: TheHouse, player: Somebody) -> TableInfo:
    _enter(request)
    return pictures.info(house.adopt(await house.library.bring(data, player)), player.id)


@_get("/tables", summary="Your tables, open ones to join, or running ones to watch")
async def tables(
    house: TheHouse, visitor: Visitor, which: FromQuery[Literal["mine", "open", "running"]] = "mine"
) -> list[TableInfo]:
    if which == "mine" and not visitor.id:
        return []
    phase = "waiting" if which == "open" else "playing"
    ids = await (house.library.mine(visitor.id) if which == "mine" else house.library.public(phase))
    found = [pictures.info(await house.look(id), visitor.id) for id in ids]
    return [table for table in found if which == "mine" or table.phase == phase]


@_get("/tables/{table:str}", summary="Who sits where, and what is played")
async def table_info(table: TableId, house: TheHouse, visitor: Visitor) -> TableInfo:
    return pictures.info(await house.look(table), visitor.id)


@_get("/tables/{table:str}/cards", media_type="text/plain", summary="The card file that the table plays with")
async def table_cards(table: TableId, house: TheHouse) -> str:
    return await house.library.cards((await house.look(table)).setting)


@_get("/tables/{table:str}/deck", summary="The cards that the table plays with, one by one")
async def table_deck(table: TableId, house: TheHouse) -> list[messages.CardInfo]:
    return _told(await house.library.game((await house.look(table)).setting))


@_post("/tables/{table:str}/join", status_code=HTTP_200_OK, summary="Take a chair")
async def join(table: TableId, data: JSONBody[messages.Join], house: TheHouse, player: Somebody) -> TableInfo:
    await house.change(table, lambda now: wishes.join(now, player, data.seat))
    return pictures.info(await house.change(table, lambda now: wishes.stir(now, player, data.salt)), player.id)


@_post("/tables/{table:str}/start", status_code=HTTP_200_OK, summary="Deal and begin")
async def start(table: TableId, data: JSONBody[messages.Start], house: TheHouse, player: Somebody) -> TableInfo:
    await house.change(table, lambda now: wishes.stir(now, player, data.salt))
    found = await house.look(table)
    while data.fill is not None and found.phase == "waiting" and any(chair.free for chair in found.chairs):
        found = await house.change(table, lambda now: wishes.hire(now, player, data.fill))
    return pictures.info(await house.change(table, lambda now: wishes.start(now, player)), player.id)


@_post("/tables/{table:str}/leave", status_code=HTTP_200_OK, summary="Stand up; a bot plays on after a while")
async def leave(table: TableId, house: TheHouse, player: Somebody) -> TableInfo:
    return pictures.info(await house.change(table, lambda now: wishes.leave(now, player)), player.id)


@_post("/tables/{table:str}/return", status_code=HTTP_200_OK, summary="Come back to your chair")
async def come_back(table: TableId, house: TheHouse, player: Somebody) -> TableInfo:
    return pictures.info(await house.change(table, lambda now: wishes.come_back(now, player)), player.id)


@_post("/tables/{table:str}/resign", status_code=HTTP_200_OK, summary="Give the game up")
async def resign(table: TableId, house: TheHouse, player: Somebody) -> TableInfo:
    return pictures.info(await house.change(table, lambda now: wishes.resign(now, player)), player.id)


@_post("/tables/{table:str}/rematch", status_code=HTTP_200_OK, summary="The same once more, one chair further on")
async def rematch(table: TableId, request: Asked, house: TheHouse, player: Somebody) -> TableInfo:
    found = await house.look(table)
    wishes.again(found, player)
    if not found.rematch:
        _enter(request)
        fresh = house.adopt(await house.library.rematch(found, player)).id

        def wish(now: Table) -> events.Again | None:
            return None if now.rematch else events.Again(fresh)

        found = await house.change(table, wish)
    return pictures.info(await house.look(found.rematch), player.id)


@_get(
    "/tables/{table:str}/replay",
    summary="The game so far, as a seat, a spectator or (when it is over) all have seen it",
)
async def replay(
    table: TableId,
    house: TheHouse,
    visitor: Visitor,
    eyes: Annotated[
        Literal["mine", "spectator", "all", "0", "1", "2", "3", "4", "5", "6", "7"],
        QueryParameter(description="whose; while the game runs, yours or a spectator's"),
    ] = "mine",
    picture: FromQuery[bool] = False,
) -> list[messages.State]:
    found = await house.look(table)
    own = found.seat_of(visitor.id)
    viewer = pictures.SPECTATOR if own is None else own
    if eyes == "spectator":
        viewer = pictures.SPECTATOR
    elif eyes != "mine":
        if found.phase != "over" and eyes != str(own):
            raise Refused("not-over", "While the game runs you see it with your own eyes or as a spectator.")
        if eyes != "all" and int(eyes) >= found.setting.seats:
            raise Refused("no-such-seat", f"There is no seat {eyes}; seats are 0 to {found.setting.seats - 1}.")
        viewer = pictures.ALL if eyes == "all" else int(eyes)
    return await house.library.replay(table, viewer, picture)


@_get("/tables/{table:str}/record", media_type="text/plain", summary="The finished game as a record, with its proof")
async def record(table: TableId, house: TheHouse) -> str:
    _check_over(await house.look(table))
    return await house.library.record(table)


@_post("/tables/{table:str}/hint", status_code=HTTP_200_OK, summary="The best move, and why; against bots only")
async def hint(table: TableId, request: Asked, house: TheHouse, player: Somebody) -> messages.Hint:
    _enter(request)
    found = await house.look(table)
    seat = wishes.may_ask(found, player)
    assert found.match is not None
    wanted = study.hint(found.setting, await house.library.cards(found.setting), found.names, found.match.view(seat))
    told = await house.study.hint(wanted)
    return messages.Hint(told.move, told.sentence)


@_get("/tables/{table:str}/review", summary="A finished game looked at again; ask until it is done")
async def review(table: TableId, house: TheHouse) -> messages.Review:
    found = await house.look(table)
    _check_over(found)
    known = house.study.known(table)
    if known is None:
        cards, record = await house.library.cards(found.setting), await house.library.record(table)
        known = house.study.review(table, study.Task(cards, found.names, record=record))
    seqs = await house.library.seqs(table) if known.review else []
    return messages.Review(known.done, known.total, known.review, seqs, known.trouble)


@_post("/tables/{table:str}/branch", summary="Go on from a moment of a finished game, against bots")
async def branch(
    table: TableId, data: JSONBody[messages.Branch], request: Asked, house: TheHouse, player: Somebody
) -> TableInfo:
    _enter(request)
    _check_over(await house.look(table))
    return pictures.info(house.adopt(await house.library.branch(table, data, player)), player.id)


def _check_over(table: Table) -> None:
    if table.phase != "over":
        raise Refused("not-over", "This tells every card; it can be had when the game is over.")


# --- Moderation -------------------------------------------------------------------------------------------------------


@_get("/admin/tables/{table:str}/record", media_type="text/plain", summary="A table's record, whatever its state")
async def any_record(table: TableId, house: TheHouse, admin: Admin) -> str:
    return await house.library.record(table)


@_post("/admin/tables/{table:str}/close", status_code=HTTP_200_OK, summary="Close a table")
async def close(table: TableId, data: JSONBody[messages.Reason], house: TheHouse, admin: Admin) -> TableInfo:
    return pictures.info(await house.change(table, lambda now: wishes.close(now, data.why)))


@_post("/admin/mute", status_code=HTTP_200_OK, summary="Nobody of this name may speak, or may again")
async def mute(data: JSONBody[messages.Moderation], house: TheHouse, admin: Admin) -> dict[str, str]:
    await house.people.moderate(data.name, muted=not data.lift)
    house.moderated()
    return {}


@_post("/admin/ban", status_code=HTTP_200_OK, summary="Nobody of this name may play, or may again")
async def ban(data: JSONBody[messages.Moderation], house: TheHouse, admin: Admin) -> dict[str, str]:
    await house.people.moderate(data.name, banned=not data.lift)
    house.moderated()
    return {}


async def read_strictly(request: Asked) -> None:
    """Refuse a body whose types are not those of its fields: the framework itself takes a "3" for a 3."""
    field = request.route_handler.parsed_data_field
    if field is not None:
        try:
            msgspec.json.decode(await request.body(), type=field.annotation)
        except msgspec.ValidationError as error:
            raise Refused("bad-request", f"That cannot be understood: {error}.") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            pass  # is answered where the body is read


def router() -> Router:
    return Router(
        path="/api",
        before_request=read_strictly,
        route_handlers=[
            new_session, own_session, rename, end_session, recover, new_code,
            catalogue, rules, cards,
            new_table, bring, tables, table_info, table_cards, table_deck,
            join, start, leave, come_back, resign, rematch,
            replay, record, hint, review, branch,
            any_record, close, mute, ban,
        ],
        dependencies={
            "house": Provide(provide_house),
            "visitor": Provide(provide_visitor),
            "player": Provide(provide_player),
            "admin": Provide(provide_admin),
        },
    )  # fmt: skip
