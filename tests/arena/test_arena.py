"""The arena: fair line-ups, games that are real, reports that agree, and nothing lost when it is stopped."""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from io import StringIO
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import eminence
from eminence import Game, Move, Refused, View
from eminence.arena import match, tournament_file
from eminence.arena.report import Report, write_csv
from eminence.arena.tournament import FinishedGame, Tournament, alone_against, lineups
from eminence.bots.players import make
from eminence.kernel.cards import parse
from eminence.kernel.engine import Engine
from eminence.terminal.arena import show
from tests.support.deadlines import wait_until
from tests.support.helpers import THRONE, TOYS, command, environment, interrupt, program, throne
from tests.support.processes import groups_of_children, members

if str(TOYS) not in sys.path:
    sys.path.insert(0, str(TOYS))

BOTS = ["greedy", "random"]
ARENA = ("arena", THRONE, "--bots", "greedy,random", "--seed", "7")


def tournament(games: int = 12, seats: int = 2, seed: int | str = 7, **more: Any) -> Tournament:
    return Tournament(throne(), more.pop("bots", BOTS), seats, seed, games, **more)


@cache
def played(games: int = 12, seats: int = 2) -> Tournament:
    """A tournament to look at; not to be changed."""
    arena = tournament(games, seats)
    arena.run()
    return arena


def course(games: Sequence[FinishedGame]) -> list[tuple[Any, ...]]:
    """All of some games but the time they took."""
    return [(*game.chairs, game.number, game.deal, replace(game.outcome, seconds=(), longest=())) for game in games]


# --- Who meets whom ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize(("bots", "chairs"), [(2, 2), (3, 2), (6, 2), (2, 3), (2, 4), (3, 4), (3, 5), (4, 4), (6, 4)])
def test_line_ups_treat_all_bots_alike(bots: int, chairs: int, alone: bool) -> None:
    found = alone_against(1, bots, chairs) if alone else lineups(bots, chairs)
    assert len({tuple(sorted(lineup)) for lineup in found}) == len(found), "a line-up twice"
    assert all(len(lineup) == chairs for lineup in found)
    seated = Counter(bot for lineup in found for bot in lineup)
    assert set(seated) == set(range(bots))
    met = Counter(frozenset(pair) for lineup in found for pair in combinations(lineup, 2) if len(set(pair)) == 2)
    if alone:
        assert {lineup.count(1) for lineup in found} == {1}
        del seated[1]
        assert len({count for pair, count in met.items() if 1 in pair}) == 1
        met = Counter({pair: count for pair, count in met.items() if 1 not in pair})
    assert len(set(seated.values())) == 1, "somebody has more chairs"
    assert len(set(met.values())) <= 1, "some meet more often"


def test_two_bots_at_many_chairs_meet_both_ways() -> None:
    assert lineups(2, 4) == [(0, 0, 0, 1), (0, 1, 1, 1)]
    assert alone_against(0, 2, 4) == [(0, 1, 1, 1)]


@pytest.mark.parametrize(
    ("seats", "names"),
    [(2, ["greedy", "random"]), (3, ["greedy", "random"]), (4, ["greedy", "random"])],
)
@pytest.mark.parametrize("gauntlet", [None, "random"])
def test_every_deal_is_played_from_every_chair(seats: int, names: list[str], gauntlet: str | None) -> None:
    arena = tournament(100, seats, bots=names, gauntlet=gauntlet)
    stage = arena.stage
    assert arena.total >= 100 > arena.total - stage.round
    assert arena.total == arena.rounds * len(stage.lineups) * seats
    chairs: defaultdict[tuple[int, int], Counter[tuple[int, int]]] = defaultdict(Counter)
    for number in range(arena.total):
        deal, lineup, seated = stage.seating(number)
        assert Counter(seated) == Counter(stage.lineups[lineup])
        chairs[deal, lineup].update((bot, seat) for seat, bot in enumerate(seated))
    assert len(chairs) == arena.rounds * len(stage.lineups), "not every line-up has played every deal"
    for (_, lineup), seen in chairs.items():
        for bot, doubles in Counter(stage.lineups[lineup]).items():
            assert [seen[bot, seat] for seat in range(seats)] == [doubles] * seats
    assert len({stage.deal_seed(deal) for deal in range(arena.rounds)}) == arena.rounds


def test_nobody_always_follows_the_same_bot() -> None:
    stage = tournament(1, 4).stage
    stage.lineups, stage.bots = [(0, 1, 2, 3)], ["a", "b", "c", "d"]
    following = Counter[tuple[int, int]]()
    for number in range(6 * 4):
        _, _, seated = stage.seating(number)
        following.update(pairwise((*seated, seated[0])))
    assert set(following.values()) == {2 * 4}
    assert len(following) == 12


def test_chance_of_bots_depends_on_the_game_but_not_on_the_chair() -> None:
    stage = tournament(1, 3).stage
    one, two, three = stage.bot_seeds(5, (0, 1, 1))
    assert stage.bot_seeds(5, (1, 0, 1)) == [two, one, three]
    seeds = [seed for number in range(50) for seed in stage.bot_seeds(number, (0, 1, 1))]
    assert len(set(seeds)) == 150


# --- Games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_is_the_one_that_positions_play(seats: int) -> None:
    """Played again with checked moves, views and the same bots, each game takes the same course."""
    arena = played(12, seats)
    for game in arena.finished[:4]:
        seeds = arena.stage.bot_seeds(game.number, game.chairs)
        bots = [make(arena.bots[bot], seed) for bot, seed in zip(game.chairs, seeds, strict=True)]
        position, moves, asked = throne().start(seats, arena.stage.deal_seed(game.deal)), [], Counter[int]()
        while not position.over:
            seat = position.actors[0]
            asked[seat] += len(position.legal(seat)) > 1
            move = bots[seat].choose(position.view(seat))
            moves.append(move.action)
            position.play(seat, move)
        result = position.result
        assert result is not None
        assert (game.outcome.winners, game.outcome.points) == (result.winners, result.scores)
        assert game.outcome.moves == tuple(moves)
        assert game.outcome.decisions == tuple(asked[seat] for seat in range(seats))


def test_a_record_replays_to_the_same_result(tmp_path: Path) -> None:
    found = program(*ARENA, "-n", "6", "--workers", "1", "--records", "kept", "--resume", "a.jsonl", cwd=tmp_path)
    assert (found.returncode, found.stderr) == (0, "")
    rows = [json.loads(line) for line in (tmp_path / "a.jsonl").read_text(encoding="utf-8").splitlines()[1:]]
    assert sorted(path.name for path in (tmp_path / "kept").iterdir()) == [f"00000{n}.eminence" for n in range(6)]
    for row in rows:
        text = (tmp_path / "kept" / f"{row['number']:06}.eminence").read_text(encoding="utf-8")
        assert f"# bots: {', '.join(row['bots'])}" in text
        result = eminence.replay(text).result
        assert result is not None
        assert (list(result.winners), list(result.scores)) == (row["winners"], row["points"])
    watched = program("replay", "kept/000003.eminence", cwd=tmp_path, stdin="\nq\n")
    assert watched.returncode == 0
    for path in (tmp_path / "kept").iterdir():
        path.unlink()
    again = program(*ARENA, "-n", "6", "--workers", "1", "--records", "kept", "--resume", "a.jsonl", cwd=tmp_path)
    assert again.returncode == 0
    assert len(list((tmp_path / "kept").iterdir())) == 6, "games played before can be written down later"


class Nth:
    """A bot with both faces: takes a legal move by the number of the step; counts how often it is asked."""

    faults = 0

    def __init__(self) -> None:
        self.asked = self.closed = 0

    def choose(self, view: View) -> Move:
        self.asked += 1
        return view.legal[(view.step * 7 + view.viewer) % len(view.legal)]

    def decide(self, engine: Engine, seen: Any, seat: int, step: int) -> int:
        self.asked += 1
        moves = engine.move_buffer()
        count = engine.legal_at(engine.cards, seen, 0, seat, moves)
        return int(moves[(step * 7 + seat) % count])

    def close(self) -> None:
        self.closed += 1


class Slow:
    """The slower face of a bot alone."""

    def __init__(self, bot: Nth) -> None:
        self._bot = bot

    def choose(self, view: View) -> Move:
        return self._bot.choose(view)


@pytest.mark.parametrize("game", [throne(), Game(import_module("sealed_crowns").GAME, {})], ids=repr)
def test_swift_and_slow_faces_play_the_same_game(game: Game) -> None:
    """Also where all choose together."""
    seats, engine = 3, game.engine()
    for seed in range(2):
        swift = match.play(game, engine, [Nth() for _ in range(seats)], seed)
        slow = match.play(game, engine, [Slow(Nth()) for _ in range(seats)], seed)
        mixed = match.play(game, engine, [Nth(), *(Slow(Nth()) for _ in range(1, seats))], seed)
        assert replace(swift, seconds=(), longest=()) == replace(slow, seconds=(), longest=())
        assert replace(swift, seconds=(), longest=()) == replace(mixed, seconds=(), longest=())
        result = match.match_position(game, seats, seed, swift.moves).result
        assert result is not None
        assert (result.winners, result.scores) == (swift.winners, swift.points)


def test_only_real_choices_are_asked_and_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(match, "perf_counter", lambda: now)

    class Sleeper(Nth):
        faults = 3

        def choose(self, view: View) -> Move:
            nonlocal now
            assert len(view.legal) > 1, "there was nothing to decide"
            now += 2.0 if self.asked else 3.0
            return super().choose(view)

        decide = None  # type: ignore[assignment]

    game, bots = throne(), [Slow(Sleeper()), Nth()]
    outcome = match.play(game, game.engine(), bots, 1)
    asked = bots[0]._bot.asked, bots[1].asked  # type: ignore[attr-defined]
    assert outcome.decisions == asked
    assert sum(asked) < len(outcome.moves)
    assert asked[0] > 5
    assert outcome.seconds == (2.0 * asked[0] + 1.0, 0.0)
    assert outcome.longest == (3.0, 0.0)


def test_faults_are_counted_and_bots_dismissed(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Nth] = []

    def making(name: str, seed: int = 0) -> Nth:
        bot = Nth()
        bot.faults = {"greedy": 2, "random": 0}[name]
        made.append(bot)
        return bot

    monkeypatch.setattr(match, "make", making)
    arena = tournament(4)
    arena.run()
    scores = Report(arena).standings.scores
    assert [score.faults for score in scores] == [8, 0]
    assert [bot.closed for bot in made] == [1] * (2 + 8), "each wakes up once, and plays four games"


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        (lambda view: Move(10**6, "fly"), "The bot random chose action 1000000, which is not legal"),
        (lambda view: 1 / 0, "The bot random failed: ZeroDivisionError"),
        (lambda view: None, "The bot random failed: AttributeError"),
    ],
)
def test_a_broken_bot_is_named_and_what_was_finished_stays(
    monkeypatch: pytest.MonkeyPatch, choice: Callable[[View], Any], words: str
) -> None:
    good = course(played().finished[:3])
    games = Counter[str]()

    class Broken:
        def choose(self, view: View) -> Move:
            return choice(view)  # type: ignore[no-any-return]

    def making(name: str, seed: int = 0) -> Any:
        games[name] += 1
        return Broken() if name == "random" and games[name] > 4 else make(name, seed)

    monkeypatch.setattr(match, "make", making)
    arena = tournament(8)
    with pytest.raises(Refused, match=re.escape(words)) as refusal:
        arena.run()
    assert refusal.value.code == "broken-bot"
    assert course(arena.finished) == good


# --- The same, however it is computed ---------------------------------------------------------------------------------


def test_the_number_of_processes_changes_nothing() -> None:
    arena = tournament(12, 3)
    heard: list[int] = []
    arena.run(2, lambda game: heard.append(game.number))
    assert heard == list(range(12))
    assert course(arena.finished) == course(played(12, 3).finished)


def test_a_longer_tournament_begins_with_the_shorter_one_and_the_seed_decides() -> None:
    longer, other = tournament(8), tournament(8, seed=8)
    longer.run()
    other.run()
    assert course(longer.finished) == course(played().finished[:8])
    assert course(other.finished) != course(longer.finished)


# --- Stopping and going on --------------------------------------------------------------------------------------------


def rows(path: Path) -> list[dict[str, Any]]:
    """The games of a ledger without their times."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return [{k: v for k, v in json.loads(line).items() if k not in ("seconds", "longest")} for line in lines]


def started(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """The program as people run it, in a session of its own, once it has finished some more games."""
    ledger_file = folder / "a.jsonl"
    before = lines_of(ledger_file)
    process = subprocess.Popen(
        command(*ARENA, "--resume", "a.jsonl", "--workers", "2", *arguments),
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
    )
    wait_until(lambda: lines_of(ledger_file) > before + 8, 60, "the end of some games")
    return process


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


@pytest.mark.compiler
@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_killed_and_interrupted_it_goes_on_to_the_same_end(tmp_path: Path) -> None:
    with started(tmp_path, "-n", "1000000") as process:
        groups = {process.pid, *groups_of_children(process.pid)}
        process.kill()
    assert len(groups) == 3
    wait_until(lambda: not any(map(members, groups)), what="the end of processes that play for one that was killed")
    path = tmp_path / "a.jsonl"
    kept = path.read_text(encoding="utf-8")
    path.write_text(kept.rstrip("\n")[:-9], encoding="utf-8")
    cut = lines_of(path)
    with started(tmp_path, "-n", "1000000") as process:
        groups = {process.pid, *groups_of_children(process.pid)}
        out, err = interrupt(process)
    assert len(groups) == 3
    wait_until(lambda: not any(map(members, groups)), what="the end of processes that play for one that has ended")
    assert (process.returncode, err) == (130, "")
    done = len(rows(path))
    assert f"Interrupted after {done} of 1000000 games." in out
    assert done > cut > 5
    games = done + done % 2 + 4
    found = program(*ARENA, "-n", str(games), "--resume", "a.jsonl", "--workers", "1", cwd=tmp_path)
    assert (found.returncode, found.stderr) == (0, "")
    once = tournament(games, seed="7")
    once.run()
    (tmp_path / "once.jsonl").write_text(
        "\n" + "".join(tournament_file.line(once, game) for game in once.finished), encoding="utf-8"
    )
    assert rows(path) == rows(tmp_path / "once.jsonl")
    assert f"{games} games of {games // 2} deals" in found.stdout


def kept(path: Path, arena: Tournament) -> None:
    with tournament_file.opened(arena, path) as stream:
        for game in played().finished:
            stream.write(tournament_file.line(arena, game))


@pytest.mark.parametrize(
    ("changed", "code", "words"),
    [
        ({"seed": 8}, "other-arena", "its seed is 7, not 8"),
        ({"bots": ["random", "greedy"]}, "other-arena", "its bots is"),
        ({"seats": 3}, "other-arena", "its seats is 2, not 3"),
        ({"gauntlet": "greedy"}, "other-arena", "its gauntlet is None, not greedy"),
        ({"games": 10}, "bad-games", "has 12 games already"),
    ],
)
def test_another_tournament_is_not_gone_on_with(tmp_path: Path, changed: Any, code: str, words: str) -> None:
    path = tmp_path / "a.jsonl"
    kept(path, tournament(12))
    before = path.read_bytes()
    other = tournament(**({"games": 50} | changed))
    with pytest.raises(Refused, match=words) as refusal:
        tournament_file.opened(other, path)
    assert refusal.value.code == code
    assert path.read_bytes() == before
    assert other.finished == []


@pytest.mark.parametrize(
    "text",
    [
        "my notes",
        "my notes\n",
        "{}\n",
        "[1]\n",
        "[" * 100_000 + "\n",
        "{header}{game0}{game2}",
        "{header}{game1}{game0}",
        "{header}{game0}\n{game1}",
        "{header}{game0}null\n",
        '{header}{"number":0}\n',
    ],
)
def test_what_is_no_tournament_is_left_alone(tmp_path: Path, text: str) -> None:
    good, path = tmp_path / "good.jsonl", tmp_path / "a.jsonl"
    kept(good, tournament(12))
    header, *games = good.read_text(encoding="utf-8").splitlines(keepends=True)
    for name, line in (("{header}", header), *((f"{{game{n}}}", games[n]) for n in range(3))):
        text = text.replace(name, line)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refused) as refusal:
        tournament_file.opened(tournament(50), path)
    assert refusal.value.code == "bad-arena"
    assert path.read_text(encoding="utf-8") == text


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    kept(path, tournament(12))
    whole = path.read_bytes()
    for cut in (1, 30, len(whole.splitlines()[-1])):
        path.write_bytes(whole[:-cut])
        arena = tournament(12)
        with tournament_file.opened(arena, path):
            assert course(arena.finished) == course(played().finished[:11])
        assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[:12])
    path.write_bytes(whole[:20])
    with tournament_file.opened(tournament(12), path):
        assert path.read_bytes() == whole.splitlines(keepends=True)[0], "not even the first line was whole"


# --- On paper ---------------------------------------------------------------------------------------------------------


def test_greedy_is_found_to_be_ahead_of_random() -> None:
    report = Report(played())
    assert report.standings.order() == [0, 1]
    ((one, two, lead),) = report.standings.leads()
    assert (one, two) == (0, 1)
    assert lead.above(0)
    assert report.ratings[0].low > report.ratings[1].high
    assert report.standings.scores[0].mean_points > report.standings.scores[1].mean_points


def test_json_csv_and_page_say_the_same(tmp_path: Path) -> None:
    files = ("--json", "a.json", "--csv", "a.csv", "--html", "a.html")
    found = program(*ARENA, "-n", "20", "--seats", "3", "--gauntlet", "greedy", "--workers", "1", *files, cwd=tmp_path)
    assert (found.returncode, found.stderr) == (0, "")
    data = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert (data["games"], data["total"], data["deals"], data["gauntlet"]) == (21, 21, 7, "greedy")
    with (tmp_path / "a.csv").open(encoding="utf-8", newline="") as stream:
        lines = list(csv.DictReader(stream))
    assert [int(line["game"]) for line in lines] == list(range(21))
    assert sum(int(line["steps"]) for line in lines) == data["steps"]
    wins, points, chairs = Counter[str](), Counter[str](), Counter[str]()
    for line in lines:
        assert [line[f"bot_{seat}"] for seat in range(3)].count("greedy") == 1
        assert sum(float(line[f"share_{seat}"]) for seat in range(3)) == pytest.approx(1, abs=0.001)
        for seat in range(3):
            bot = line[f"bot_{seat}"]
            wins[bot] += float(line[f"share_{seat}"])  # type: ignore[assignment]
            points[bot] += int(line[f"points_{seat}"])
            chairs[bot] += 1
    text = (tmp_path / "a.html").read_text(encoding="utf-8")
    for row in data["standings"]:
        bot = row["bot"]
        assert row["chairs"] == chairs[bot] == {"greedy": 21, "random": 42}[bot]
        assert row["wins"] == pytest.approx(wins[bot], abs=0.01)
        assert row["points"] == points[bot]
        assert row["share"]["low"] <= row["share"]["mean"] <= row["share"]["high"]
        assert row["share"]["mean"] == pytest.approx(wins[bot] / chairs[bot], abs=0.001)
        for where in (found.stdout, text):
            assert f"{100 * row['share']['mean']:.1f} %" in where
            assert any(abs(int(number) - row["rating"]["mean"]) <= 1 for number in re.findall(r"\b\d{4}\b", where))
            assert f"{row['mean_points']:.2f}" in where
    one, two = (data["crosstable"][a][b]["mean"] for a, b in (("greedy", "random"), ("random", "greedy")))
    assert one + two == pytest.approx(1)
    assert f"greedy alone wins {3 * data['standings'][0]['share']['mean']:.2f} times its fair share" in found.stdout


def test_the_terminal_shows_line_ups_and_who_beats_whom(tmp_path: Path) -> None:
    found = program(*ARENA, "-n", "12", "--seats", "3", "--workers", "1", cwd=tmp_path)
    assert found.returncode == 0
    for words in (
        "12 games of 2 deals",
        "fair share 33.3 %",
        "finishes ahead of",
        "2 greedy, random",
        "greedy, 2 random",
        "greedy ahead of random by",
        "with 95 % confidence: ",
        "by chair: seat 0",
    ):
        assert words in found.stdout
    assert max(map(len, found.stdout.splitlines())) <= 80


def test_long_names_are_cut_in_tables_and_told_in_full_once() -> None:
    arena = tournament(12, 3)
    arena.finished = played(12, 3).finished
    arena.bots = ["exec:python3 bots/mine.py", "exec:python3.12 bots/mine.py"]
    stream = StringIO()
    show(Report(arena), Console(file=stream, width=80))
    lines = stream.getvalue().splitlines()
    for number, name in enumerate(arena.bots):
        short = f"{number} ...ots/mine.py"
        assert f"{short} is {name}" in lines
        assert sum(line.startswith(short) for line in lines) >= 3
    assert max(map(len, lines)) <= 80


def test_a_tournament_without_a_game_has_nothing_to_say() -> None:
    report = Report(tournament(12))
    data = json.loads(json.dumps(report.to_dict(), allow_nan=False))
    assert data["games"] == 0
    stream = StringIO()
    write_csv(report.tournament, stream)
    assert len(stream.getvalue().splitlines()) == 1


# --- What is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "code", "words"),
    [
        ({"bots": ["greedy", "randm"]}, "unknown-bot", "did you mean random?"),
        ({"bots": ["greedy"]}, "bad-bots", "at least two bots"),
        ({"bots": ["greedy", "random", "greedy"]}, "bad-bots", "greedy is named twice"),
        ({"gauntlet": "master"}, "unknown-bot", "'master' is not among the bots; known: greedy, random."),
        ({"games": 0}, "bad-games", "at least one game, not 0"),
        ({"seats": 9}, "bad-seats", "2 to 4 seats, not 9"),
        ({"seed": "x" * 61}, "bad-seed", "at most 60 characters"),
        ({"seed": " x"}, "bad-seed", "without spaces around them"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(asked: dict[str, Any], code: str, words: str) -> None:
    with pytest.raises(Refused, match=re.escape(words)) as refusal:
        tournament(**asked)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "greedy,,random"], "There is no bot ''"),
        (["--bots", "greedy,random", "--workers", "0"], "1 to 256 workers, not 0"),
        (["--bots", "greedy,random", "--json", "x", "--csv", "./x"], "name a file for each"),
        (["--bots", "greedy,random", "--html", "no/such/folder/x"], "There is no folder"),
        (["--bots", "greedy,random", "--records", "notes"], "Cannot write records into notes"),
        (["--bots", "greedy,random", "--resume", "notes"], "notes is no tournament kept by 'arena --resume'"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(tmp_path: Path, arguments: list[str], words: str) -> None:
    (tmp_path / "notes").write_text("my notes\n", encoding="utf-8")
    found = program("arena", THRONE, *arguments, cwd=tmp_path)
    assert (found.returncode, found.stdout) == (2, "")
    assert words in found.stderr
    assert found.stderr.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["notes"]
    assert (tmp_path / "notes").read_text(encoding="utf-8") == "my notes\n"


def test_too_many_line_ups_are_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eminence.arena.tournament.checked_bot_name", lambda name: name)
    with pytest.raises(Refused, match="100 bots at 4 chairs meet in 3921225 line-ups"):
        tournament(1, 4, bots=[f"bot {n}" for n in range(100)])
    assert tournament(10**12, 4).total >= 10**12


def test_options_and_cards_travel_to_other_processes() -> None:
    """Cards that exist nowhere but here, and a rule that is not the usual one."""
    text = (throne().definition.folder / "cards.toml").read_text(encoding="utf-8")
    changed = parse(text.replace("value = 9", "value = 8", 1), throne().definition.schema, THRONE)
    game = eminence.load(THRONE, {"receiver_may_refuse": True}, changed)
    arena, again = (Tournament(game, BOTS, 2, 3, 6) for _ in range(2))
    arena.run(2)
    again.run(1)
    assert course(arena.finished) == course(again.finished)
    usual = Tournament(throne(), BOTS, 2, 3, 6)
    usual.run(1)
    assert course(arena.finished) != course(usual.finished)
