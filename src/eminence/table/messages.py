"""Everything that goes over the wire, in JSON: what clients ask and what they are told. Version 2.

Whatever a client sends is decoded into one of these before anything else looks at it, so a number out of range, an
unknown field or a text that is too long is answered with a sentence and goes no further.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from eminence.bots.levels import LEVELS
from eminence.kernel.errors import Refused
from eminence.table.clock import Clock
from eminence.table.data import EventData, MessageData, MoveData, OptionValue, TableData
from eminence.table.fairness import SALT
from eminence.table.review_data import ReviewData

PROTOCOL = 2
PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "oops", "your-turn", "one-moment", "good-game", "again", "goodbye",
)  # fmt: skip
"""All that can be said at a table: `words/` has each as `phrase-`."""

Phrase = Annotated[
    Literal[PHRASES],  # type: ignore[valid-type]
    Meta(title="Phrase"),
]
RequestId = Annotated[
    str,
    Meta(
        title="RequestId",
        pattern="^[A-Za-z0-9_-]{1,64}$",
        description="chosen by the client, once for each command",
    ),
]
Seen = Annotated[int, Meta(ge=0, le=2**31, description="the `seq` of the last state that the client saw")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Short = Annotated[str, Meta(max_length=200)]
Salt = Annotated[str, Meta(pattern=f"^{SALT}$")]
BotName = Annotated[
    Literal[("random", "greedy", *LEVELS)],  # type: ignore[valid-type]
    Meta(title="BotName"),
]
CardText = Annotated[str, Meta(max_length=200_000, description="the text of a card file of your own")]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends over REST."""


# --- What clients ask over REST ---------------------------------------------------------------------------------------


class NewSession(RequestBody, frozen=True):
    name: Name


class Recovery(RequestBody, frozen=True):
    code: Annotated[str, Meta(max_length=60)]


class NewTable(RequestBody, frozen=True):
    game: Annotated[str, Meta(max_length=60)]
    options: Annotated[dict[Annotated[str, Meta(max_length=60)], OptionValue], Meta(max_length=40)] = {}
    cards: CardText | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    bots: Annotated[dict[Annotated[str, Meta(pattern="^[0-9]{1,2}$")], BotName], Meta(max_length=16)] = {}
    clock: Clock = Clock()
    public: bool = False
    seat: Annotated[Seat | None, Meta(description="the chair that you take; none: you only watch")] = 0


class Join(RequestBody, frozen=True):
    seat: Annotated[Seat | None, Meta(description="any free one if not said")] = None
    salt: Salt | None = None


class Start(RequestBody, frozen=True):
    fill: Annotated[BotName | None, Meta(description="bots of this level take the free chairs")] = None
    salt: Annotated[Salt | None, Meta(description="stirs the deal")] = None


class Branch(RequestBody, frozen=True):
    seq: Annotated[int, Meta(ge=0, le=2**31, description="the `seq` of the moment to go on from")]
    seat: Annotated[Seat, Meta(description="the chair that you take")] = 0
    bot: Annotated[BotName, Meta(description="who takes the others")] = "casual"


class Import(RequestBody, frozen=True):
    record: Annotated[str, Meta(max_length=1_000_000, description="the text of a record or a saved game")]
    cards: CardText | None = None
    seat: Seat | None = None


class Moderation(RequestBody, frozen=True):
    name: Name
    lift: bool = False


class Reason(RequestBody, frozen=True):
    why: Annotated[str, Meta(min_length=1, max_length=200)]


# --- What clients are told --------------------------------------------------------------------------------------------


class ResponseBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the server answers over REST."""


class SessionInfo(ResponseBody, frozen=True):
    player: str
    name: str
    csrf: str
    token: Annotated[str, Meta(description="for programs, as 'Authorization: Bearer'; only when it is made")] = ""
    recovery: Annotated[str, Meta(description="continues on another device; only when it is made")] = ""


class ChairInfo(msgspec.Struct, frozen=True):
    seat: int
    name: str
    player: str
    bot: str
    away: bool
    resigned: bool


class Proof(msgspec.Struct, frozen=True):
    """How the deal came about: told when the game is over."""

    secret: str
    salts: list[str]


class TableInfo(ResponseBody, frozen=True):
    id: str
    game: str
    title: str
    options: dict[str, OptionValue]
    cards: str
    rules: int
    phase: Literal["waiting", "playing", "over", "closed"]
    public: bool
    clock: Clock
    chairs: list[ChairInfo]
    host: str
    commitment: str
    created: float
    seat: int | None = None
    turn: Annotated[list[int], Meta(description="the seats that the game waits for")] = []
    rematch: str = ""
    suspended: Annotated[Problem | None, Meta(description="why the game rests, if it does")] = None
    proof: Proof | None = None


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    meaning: str
    default: OptionValue
    choices: list[OptionValue]
    presets: dict[str, dict[str, OptionValue]]


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    title: str
    summary: str
    seats: list[int]
    rules: int
    options: list[OptionInfo]
    face: Annotated[str, Meta(description="where the page finds the face that the game brings itself")] = ""


class CardInfo(ResponseBody, frozen=True):
    name: str
    text: Annotated[str, Meta(description="all that it is and does")]
    cells: dict[str, Any]
    provenance: dict[str, str]
    parts: Annotated[dict[str, str], Meta(description="the same part by part, as the game names them")] = {}


class HintInfo(ResponseBody, frozen=True):
    move: MoveData
    say: MessageData


class ReviewInfo(ResponseBody, frozen=True):
    """A finished game looked at again: how far that is, and when it is done what was found."""

    done: int
    total: int
    review: ReviewData | None = None
    seqs: Annotated[list[int], Meta(description="the `seq` of the moment after each move, the deal first")] = []
    trouble: Annotated[str, Meta(description="why there will be none")] = ""
    say: MessageData | None = None


class LevelInfo(msgspec.Struct, frozen=True):
    name: str
    manner: str


class Catalogue(ResponseBody, frozen=True):
    games: list[GameInfo]
    levels: list[LevelInfo]
    phrases: dict[str, str]


class Problem(ResponseBody, frozen=True):
    """Why something was refused: a stable code for programs, a sentence for people, and the same as data."""

    code: str
    text: str
    say: MessageData | None = None


# --- What clients send over the socket --------------------------------------------------------------------------------


class MoveCommand(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    request: RequestId
    seen: Seen
    move: Annotated[Short | MoveData, Meta(description="a move as data, or its notation")]


class UndoCommand(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    request: RequestId
    seen: Seen


class SayCommand(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    request: RequestId
    phrase: Phrase


class PingCommand(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    request: RequestId


ClientMessage = MoveCommand | UndoCommand | SayCommand | PingCommand

# --- What the server sends over the socket ----------------------------------------------------------------------------


class ServerMessageBase(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """What the server sends."""


class Welcome(ServerMessageBase, frozen=True):
    """The first message of a connection."""

    protocol: int
    program: str
    table: TableInfo
    seat: int | None
    said: list[SaidPhrase] = []


class Log(msgspec.Struct, frozen=True):
    first: Annotated[int, Meta(description="how many events came before these")]
    events: list[EventData]


class ResultInfo(msgspec.Struct, frozen=True):
    winners: list[int]
    scores: list[int]
    why: Annotated[list[MessageData], Meta(description="for each seat, where its points come from")]


class Sentences(msgspec.Struct, frozen=True):
    """What a state says, in a language."""

    status: str
    moves: Annotated[list[str], Meta(description="the notation of every move")]
    lines: Annotated[list[str], Meta(description="a line for every event of the log")]
    why: list[str]


class StateUpdate(ServerMessageBase, frozen=True, tag="state"):
    """The game as the viewer can know it, whole or what changed of it."""

    seq: int
    actors: Annotated[tuple[int, ...], Meta(description="the seats that the game waits for")]
    status: Annotated[MessageData, Meta(description="what is being waited for")]
    moves: Annotated[list[MoveData], Meta(description="all that the viewer may play now")]
    table: Annotated[TableData | None, Meta(description="the whole table, after Welcome")] = None
    changed: Annotated[TableData | None, Meta(description="the parts of the table that are new")] = None
    log: Log | None = None
    undo: Annotated[bool, Meta(description="whether the viewer may take her last step back")] = False
    clocks: Annotated[list[float] | None, Meta(description="seconds left, seat by seat")] = None
    result: ResultInfo | None = None
    request: Annotated[str, Meta(description="the request that brought this about, for the seat that made it")] = ""
    record: Annotated[str, Meta(description="the viewer's record in base 64, for those who ask with ?record=1")] = ""
    step: Annotated[int, Meta(description="with it: how many steps were played, as bots count them")] = 0
    words: Annotated[Sentences | None, Meta(description="the same in sentences, for those who ask with ?words=en")] = (
        None
    )
    display: Annotated[
        TableData | None,
        Meta(description="what is new of what the rules make of the table, for those who ask with ?display=1"),
    ] = None


class TableUpdate(ServerMessageBase, frozen=True, tag="table"):
    """Who sits where, and what has become of the table."""

    table: TableInfo


class Done(ServerMessageBase, frozen=True):
    """A command that was carried out, maybe the first time it was sent."""

    request: str
    seq: int


class Refusal(ServerMessageBase, frozen=True, tag="refused"):
    request: str
    code: str
    seq: int
    say: MessageData | None = None
    text: Annotated[str, Meta(description="in a sentence, for those who ask with ?words=en")] = ""


class SaidPhrase(ServerMessageBase, frozen=True, tag="said"):
    name: str
    player: str
    phrase: str


class Present(ServerMessageBase, frozen=True):
    """Which seats are looking at the table now."""

    seats: list[int]


class Pong(ServerMessageBase, frozen=True):
    request: str


class Closing(ServerMessageBase, frozen=True):
    """The last message of a connection that the server ends, and why."""

    code: str
    say: MessageData | None = None
    text: Annotated[str, Meta(description="in the language of ?words=, or in English")] = ""


ServerMessage = Welcome | StateUpdate | TableUpdate | Done | Refusal | SaidPhrase | Present | Pong | Closing

encode = msgspec.json.Encoder().encode


def problem(refusal: Refused) -> bytes:
    """A refusal, as REST answers it."""
    return encode(Problem(refusal.code, str(refusal), refusal.data))


decode_client_message: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
decode_server_message: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class _Requested(msgspec.Struct):
    request: str = ""


def request_in(payload: bytes) -> str:
    """The request of a message that is none, if it has at least that."""
    try:
        return msgspec.json.decode(payload, type=_Requested).request[:64]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
