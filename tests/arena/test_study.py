"""Studies: the same answers however they are computed, stopped and gone on with, and numbers that add up."""

from __future__ import annotations

import csv
import json
import math
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

import eminence
from eminence import Refused
from eminence.arena import study as studies
from eminence.arena.study import Study, Tally
from eminence.bots.players import bots_for_seats
from eminence.games.an_empty_throne.state import ALL_FIELDS
from eminence.kernel.engine import Backend, Engine
from eminence.kernel.primitives import lowest_bit
from eminence.kernel.rng import draw, set_stream
from tests.support.deadlines import wait_until
from tests.support.helpers import (
    EMPIRE,
    EMPTY,
    SHADOW,
    TABLES,
    THRONE,
    command,
    environment,
    interrupt,
    program,
    shadow,
    throne,
)

SIMULATE = ("simulate", THRONE, "--seats", "3", "--bots", "greedy,random", "--seed", "7")


def played(
    bots: str,
    seats: int,
    games: int,
    seed: int | str = 1,
    backend: Backend = "compiled",
    threads: int | None = 1,
    name: str = THRONE,
) -> Study:
    study = Study(eminence.load(name), bots_for_seats(bots, seats), seed, games)
    study.run(backend, threads)
    return study


def read_csv(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


# --- The same, however it is computed ---------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", ["greedy", "random", "greedy,random"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_both_backends_count_the_same(bots: str, name: str, seats: int) -> None:
    games = {THRONE: 12, SHADOW: 4, EMPTY: 1, EMPIRE: 6}[name]
    pure = played(bots, seats, games, backend="pure", name=name)
    assert pure.to_dict() == played(bots, seats, games, name=name).to_dict()


@pytest.mark.parametrize(
    ("name", "seats", "block"), [(THRONE, 3, 1000), (SHADOW, 3, 1000), (EMPTY, 2, 100), (EMPIRE, 3, 100)]
)
def test_the_number_of_threads_changes_nothing(
    name: str, seats: int, block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "BLOCK_GAMES", block)
    games = 5 * block + block // 2
    one = played("greedy,random", seats, games, name=name)
    for threads in (2, 3, None):
        assert played("greedy,random", seats, games, threads=threads, name=name).to_dict() == one.to_dict()


def test_the_seed_decides() -> None:
    five, also_five, six = (played("greedy", 2, 200, seed).to_dict() for seed in (5, "5", 6))
    assert five == also_five
    assert five["by_seat"] != six["by_seat"]


def test_game_k_is_the_same_in_every_study() -> None:
    """A longer study begins with the games of a shorter one."""
    blocks: list[studies.Block] = []
    for games in (700, 2500):
        study = Study(throne(), ["greedy", "random"], 3, games)
        study.run("compiled", 2, blocks.append)
    short, long = blocks[0], blocks[1]
    assert (short.first, long.first) == (0, 0)
    assert short.points == long.points[:700]
    assert list(short.lengths) == list(long.lengths[:700])


# --- Numbers that add up ----------------------------------------------------------------------------------------------


def assert_adds_up(data: dict[str, Any], rows: list[dict[str, str]]) -> None:
    seats, done = len(data["bots"]), data["done"]
    assert [int(row["game"]) for row in rows] == list(range(done))
    assert sum(tally["wins"] for tally in data["by_seat"]) == pytest.approx(done)
    assert sum(tally["wins"] for tally in data["by_bot"].values()) == pytest.approx(done)
    assert sum(int(row["decisions"]) for row in rows) == data["decisions"]
    assert max(int(row["decisions"]) for row in rows) == data["longest"]
    shared = 0
    wins, points, games = Counter[str](), Counter[str](), Counter[str]()
    for row in rows:
        shares = [float(row[f"share_{seat}"]) for seat in range(seats)]
        scores = [int(row[f"points_{seat}"]) for seat in range(seats)]
        assert sum(shares) == pytest.approx(1, abs=0.001)
        assert [share > 0 for share in shares] == [score == max(scores) for score in scores]
        shared += scores.count(max(scores)) > 1
        for seat in range(seats):
            bot = row[f"bot_{seat}"]
            wins[bot] += shares[seat]  # type: ignore[assignment]
            points[bot] += scores[seat]
            games[bot] += 1
    assert shared == data["shared"]
    for bot, tally in data["by_bot"].items():
        assert tally["games"] == games[bot] == data["bots"].count(bot) * done
        assert tally["wins"] == pytest.approx(wins[bot], abs=0.001 * done)
        assert tally["points"] == points[bot]
        assert tally["share"] == pytest.approx(tally["wins"] / tally["games"], abs=1e-5)
        assert tally["mean_points"] == pytest.approx(tally["points"] / tally["games"], abs=1e-4)
        assert 0 <= tally["low"] <= tally["share"] <= tally["high"] <= 1


def test_json_and_csv_say_the_same(tmp_path: Path) -> None:
    found = program(*SIMULATE, "-n", "2345", "--json", "s.json", "--csv", "s.csv", cwd=tmp_path)
    assert (found.returncode, found.stderr) == (0, "")
    data = json.loads((tmp_path / "s.json").read_text(encoding="utf-8"))
    assert (data["games"], data["done"], data["seed"], data["game"]) == (2345, 2345, "7", THRONE)
    assert data["bots"] == ["greedy", "random", "greedy"]
    assert_adds_up(data, read_csv(tmp_path / "s.csv"))
    assert "2345 games" in found.stdout
    for bot, tally in data["by_bot"].items():
        assert f"{bot} x" in found.stdout
        assert f"{100 * tally['wins'] / tally['games']:.1f} %" in found.stdout


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_facts_are_what_the_games_were(name: str, seats: int, tmp_path: Path) -> None:
    """Who began, how long it was and why it ended: as the log of the same games tells it."""
    game, games = eminence.load(name), 6
    study = Study(game, ["random"] * seats, 5, games)
    with (tmp_path / "s.csv").open("w+", encoding="utf-8") as stream:
        study.run("pure", each=lambda block: block.write_csv(stream, study, header=True))
        stream.seek(0)
        rows = list(csv.DictReader(stream))
    engine = game.engine("pure")
    for row in rows:
        assert facts_of(engine, int(row["game"]), seats).items() <= row.items()
    for fact in study.facts:
        column = fact.name.replace(" ", "_")
        assert study.by_fact[fact.name].counts == Counter(
            fact.names.index(row[column]) if fact.names else int(row[column]) for row in rows
        )
        if fact.seat:
            won = sum(float(row[f"share_{row[column]}"]) for row in rows)
            assert math.isclose(study.by_fact[fact.name].wins, won, abs_tol=0.001)


def facts_of(engine: Engine, number: int, seats: int) -> dict[str, str]:
    """What is to be seen in game k of the study as it is played again."""
    rng, state = engine.rng(0), engine.definition.state()
    rules: Any = engine.definition.rules
    cards, table, moves = engine.cards[0], cast(Any, state), engine.move_buffer()
    set_stream(engine.rng(5), number, rng)
    state.told = []
    rules.setup(cards, state, seats, engine.options, rng)
    turns = [getattr(table, "turn", 0)]
    while waiting := rules.actors(state):
        seat = lowest_bit(waiting)
        if getattr(table, "turn", 0) != turns[-1]:
            turns.append(table.turn)
        rules.apply(cards, state, seat, moves[draw(rng, rules.legal(cards, state, seat, moves))], rng)
    if engine.definition.name == SHADOW:
        return {"battles": str(table.battle)}
    if engine.definition.name == EMPIRE:
        return facts_of_the_empire(table)
    seen = {"first_player": str(turns[0]), "turns": str(len(turns))}
    if engine.definition.name == EMPTY:
        flips, decks = ALL_FIELDS in table.flips, table.left.count(0) >= 2
        seen["ended_by"] = " and ".join(["decks"] * decks + ["flips"] * flips)
    return seen


def facts_of_the_empire(table: Any) -> dict[str, str]:
    """How a game of Shadows over the Empire ended, as its last table shows it."""
    game = eminence.load(EMPIRE)
    names, factions = game.vocabulary["card"], {card.name: card["faction"] for card in game.cards}
    winners = [seat for seat in range(table.seats) if table.winners >> seat & 1]
    tokens = [row[table.grid.index(names.index("Prince Edric"))] for row in table.tokens]
    seen = {"rounds": str(table.round), "winning_faction": "several"}
    if len(winners) == 1:
        seen["winning_faction"] = factions[names[table.leaders[winners[0]]]]
    if len(winners) == 1 and table.unused[winners[0]] == 0:
        seen["ended_by"] = "throne" if 0 < tokens[winners[0]] == sum(tokens) else "tokens"
    return seen


def test_bots_change_chairs(tmp_path: Path) -> None:
    study = Study(throne(), ["greedy", "random", "random"], 1, 6 * studies.BLOCK_GAMES)
    chairs: Counter[int] = Counter()
    study.run("compiled", 1, lambda block: chairs.update([block.bots.index("greedy")]))
    assert chairs == {0: 2, 1: 2, 2: 2}


def test_a_few_games_need_no_compiler(tmp_path: Path) -> None:
    found = program("simulate", THRONE, "-n", "3", cwd=tmp_path, EMINENCE_CACHE=str(tmp_path / "cache"))
    assert found.returncode == 0
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_greedy_beats_random_by_far(name: str, seats: int) -> None:
    study = played(",".join(["greedy"] + ["random"] * (seats - 1)), seats, seats * studies.BLOCK_GAMES, name=name)
    greedy, randoms = study.by_bot["greedy"], study.by_bot["random"]
    assert greedy.interval()[0] > 1.5 / seats, "not far above an equal share"
    assert greedy.interval()[0] > randoms.interval()[1] * 2
    assert greedy.mean_points > randoms.mean_points


def test_a_game_that_nobody_wins_counts_for_nobody() -> None:
    """In Shadow Throne who is equal in influence and gold does not win."""
    blocks: list[studies.Block] = []
    study = Study(shadow(), bots_for_seats("random", 3), "ties", 20_000)
    study.run("compiled", 1, blocks.append)
    winners = [winner for block in blocks for winner in block.winners]
    assert {winner.bit_count() for winner in winners} == {0, 1}
    assert sum(tally.wins for tally in study.by_seat) == len(winners) - winners.count(0)
    assert study.shared == 0


def test_the_interval_is_wilsons() -> None:
    for wins, games in ((0, 10), (10, 10), (5, 10), (1, 1), (499.5, 1000), (0.5, 1)):
        tally = Tally(games, wins)
        low, high = tally.interval()
        assert -1e-12 <= low <= tally.share <= high <= 1 + 1e-12
        for edge in (low, high):  # where the normal test of the share just fails to reject
            if 0 < edge < 1 and not math.isclose(edge, tally.share):
                assert abs(tally.share - edge) / math.sqrt(edge * (1 - edge) / games) == pytest.approx(1.96)
    assert Tally().interval() == (0, 1)
    widths = [high - low for low, high in (Tally(n, n / 2).interval() for n in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


# --- Stopping and going on --------------------------------------------------------------------------------------------


ENDLESS = 10**9
"""Games that nobody plays to their end before Ctrl-C is pressed."""
ROW = 40
"""Bytes of a game in a CSV file, about."""


def size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def interrupted(folder: Path, games: int, *arguments: str, rows: int) -> tuple[int, str, str]:
    """Run a study and press Ctrl-C once the CSV file has grown by about so many rows."""
    files = ("--json", "s.json", "--csv", "s.csv")
    with subprocess.Popen(
        command(*SIMULATE, "-n", str(games), *files, *arguments),
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        before = size(folder / "s.csv")
        wait_until(lambda: size(folder / "s.csv") > before + ROW * rows, 60, "the end of some games")
        out, err = interrupt(process)
        return process.returncode, out, err


@pytest.mark.compiler
@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("threads", ["1", "2"])
def test_an_interrupted_study_goes_on_to_the_same_end(tmp_path: Path, threads: str) -> None:
    done = 0
    for blocks, more in ((2, ()), (7, ("--resume",))):
        wanted = blocks * studies.BLOCK_GAMES
        code, out, err = interrupted(tmp_path, ENDLESS, "--threads", threads, *more, rows=wanted)
        assert (code, err) == (130, "")
        data = json.loads((tmp_path / "s.json").read_text(encoding="utf-8"))
        assert done < data["done"] < ENDLESS
        done = data["done"]
        assert f"Interrupted after {done} of {ENDLESS} games." in out
        assert "greedy x2" in out, "what was played is reported"
        rows = read_csv(tmp_path / "s.csv")
        assert len(rows) >= done
        assert_adds_up(data, rows[:done])
    whole = done + 1500
    found = program(*SIMULATE, "-n", str(whole), "--json", "s.json", "--csv", "s.csv", "--resume", cwd=tmp_path)
    assert (found.returncode, found.stderr) == (0, "")
    data = json.loads((tmp_path / "s.json").read_text(encoding="utf-8"))
    once = program(*SIMULATE, "-n", str(whole), "--json", "once.json", "--csv", "once.csv", cwd=tmp_path)
    assert once.returncode == 0
    assert data == json.loads((tmp_path / "once.json").read_text(encoding="utf-8"))
    assert (tmp_path / "s.csv").read_bytes() == (tmp_path / "once.csv").read_bytes()


@pytest.mark.parametrize("at", [0, 1, 500, 999])
def test_an_interruption_in_the_middle_of_counting_counts_nothing_of_that_block(at: int) -> None:
    """Ctrl-C may come between any two instructions, also while a block is being counted or written."""
    study = Study(throne(), ["greedy", "random"], 1, 3000)

    class Interrupting(list[int]):
        def __iter__(self) -> Any:
            for number, item in enumerate(super().__iter__()):
                if number == at:
                    raise KeyboardInterrupt
                yield item

    def trap(block: studies.Block) -> None:
        if block.first == 1000:
            object.__setattr__(block, "winners", Interrupting(block.winners))

    with pytest.raises(KeyboardInterrupt):
        study.run("compiled", 1, trap)
    assert study.to_dict() | {"games": 1000} == played("greedy,random", 2, 1000).to_dict()
    study.run("compiled", 1)
    assert study.to_dict() == played("greedy,random", 2, 3000).to_dict()


def test_a_finished_study_can_be_made_longer(tmp_path: Path) -> None:
    for games, resume in ((500, []), (1700, ["--resume"]), (1700, ["--resume"])):
        found = program(
            *SIMULATE, "-n", str(games), "--json", "s.json", "--csv", "s.csv", "--threads", "1", *resume, cwd=tmp_path
        )
        assert (found.returncode, found.stderr) == (0, "")
        data = json.loads((tmp_path / "s.json").read_text(encoding="utf-8"))
        assert data["done"] == games
        assert_adds_up(data, read_csv(tmp_path / "s.csv"))
    assert data == played("greedy,random", 3, 1700, seed="7").to_dict()


def test_rows_of_an_unfinished_block_are_not_kept_twice(tmp_path: Path) -> None:
    """As after a power cut: more has reached the CSV file than the JSON file knows of, the last line in part."""
    program(*SIMULATE, "-n", "40", "--json", "s.json", "--csv", "s.csv", cwd=tmp_path)
    program(*SIMULATE, "-n", "60", "--csv", "more.csv", cwd=tmp_path)
    text = (tmp_path / "more.csv").read_text(encoding="utf-8")
    (tmp_path / "s.csv").write_text(text[:-30], encoding="utf-8")
    found = program(*SIMULATE, "-n", "60", "--json", "s.json", "--csv", "s.csv", "--resume", cwd=tmp_path)
    assert found.returncode == 0
    assert (tmp_path / "s.csv").read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("changed", "code", "words"),
    [
        ({"seed": "8"}, "other-study", "its seed is 7, not 8"),
        ({"bots": "random"}, "other-study", "its bots is"),
        ({"seats": 2}, "other-study", "its bots is"),
        ({"options": {"swap_after_five": False}}, "other-study", "its options is"),
        ({"games": 5}, "bad-games", "has 8 games already"),
    ],
)
def test_another_study_is_not_gone_on_with(tmp_path: Path, changed: dict[str, Any], code: str, words: str) -> None:
    first = Study(throne(), bots_for_seats("greedy,random", 3), "7", 8)
    first.run("pure")
    path = tmp_path / "s.json"
    path.write_text(json.dumps(first.to_dict()), encoding="utf-8")
    asked = {"seed": "7", "bots": "greedy,random", "seats": 3, "options": {}, "games": 50} | changed
    study = Study(
        throne(**asked["options"]), bots_for_seats(asked["bots"], asked["seats"]), asked["seed"], asked["games"]
    )
    fresh = study.to_dict()
    with pytest.raises(Refused) as refusal:
        study.resume(path)
    assert refusal.value.code == code
    assert words in str(refusal.value)
    assert study.to_dict() == fresh


@pytest.mark.parametrize(
    "change",
    [
        {"done": 7},
        {"done": -8},
        {"by_seat": []},
        {"by_seat": "abc"},
        {"by_bot": {}},
        {"decisions": None},
        {"decisions": "many"},
        {"longest": 1e999},
        {"bots": None},
        {"eminence": "study 1"},
        {"by_fact": {}},
        {"by_fact": {"first player": {"counts": {"0": 8}, "wins": 1e9}, "turns": {"counts": {"30": 8}}}},
        {"by_fact": {"first player": {"counts": {"0": 8}, "wins": math.nan}, "turns": {"counts": {"30": 8}}}},
        {"by_fact": {"first player": {"counts": {"7": 8}, "wins": 4}, "turns": {"counts": {"30": 8}}}},
        {"by_fact": {"first player": {"counts": {"0": 9, "1": -1}, "wins": 4}, "turns": {"counts": {"30": 8}}}},
        {"by_fact": {"first player": {"counts": {"0": 8}, "wins": 4}, "turns": {"counts": {"-7": 8}}}},
        {"by_fact": {"first player": {"counts": {"0": 8}, "wins": 4}, "turns": {"counts": {"30": 7}}}},
    ],
)
def test_a_broken_study_is_not_gone_on_with(tmp_path: Path, change: dict[str, Any]) -> None:
    first = Study(throne(), ["greedy", "random"], 7, 8)
    first.run("pure")
    path = tmp_path / "s.json"
    path.write_text(json.dumps(first.to_dict() | change), encoding="utf-8")
    study = Study(throne(), ["greedy", "random"], 7, 80)
    fresh = study.to_dict()
    with pytest.raises(Refused):
        study.resume(path)
    assert study.to_dict() == fresh


def test_a_csv_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    program(*SIMULATE, "-n", "5", "--json", "s.json", cwd=tmp_path)
    (tmp_path / "notes.csv").write_text("my,notes\n1,2\n", encoding="utf-8")
    found = program(*SIMULATE, "-n", "9", "--json", "s.json", "--csv", "notes.csv", "--resume", cwd=tmp_path)
    assert found.returncode == 2
    assert "notes.csv is not the --csv file of this study" in found.stderr
    assert (tmp_path / "notes.csv").read_text(encoding="utf-8") == "my,notes\n1,2\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
@pytest.mark.parametrize("full", ["--json", "--csv"])
def test_a_full_disk_is_reported_and_takes_nothing_else_along(tmp_path: Path, full: str) -> None:
    other = {"--json": "--csv", "--csv": "--json"}[full]
    found = program(*SIMULATE, "-n", "5", full, "/dev/full", other, "kept", cwd=tmp_path)
    assert (found.returncode, found.stderr) == (2, "eminence: Cannot write /dev/full: No space left on device.\n")
    if full == "--json":
        assert "5 games" in found.stdout
        assert len(read_csv(tmp_path / "kept")) == 5
    else:
        assert json.loads((tmp_path / "kept").read_text(encoding="utf-8"))["done"] == 0


def test_an_enormous_study_begins_at_once() -> None:
    """A trillion games are not listed before the first is played: nobody would live to see that."""
    study = Study(throne(), ["random", "random"], 1, 10**12)

    def stop(block: studies.Block) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study.run("compiled", 2, stop)
    assert study.done == 0


def test_totals_and_games_need_two_files(tmp_path: Path) -> None:
    found = program("simulate", THRONE, "-n", "20", "--json", "x", "--csv", "./x", cwd=tmp_path)
    assert (found.returncode, found.stdout) == (2, "")
    assert "name two files" in found.stderr
    assert not (tmp_path / "x").exists()


def test_totals_keep_the_files_mode_and_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    real.write_text("{}")
    real.chmod(0o640)
    link.symlink_to(real)
    assert program("simulate", THRONE, "-n", "20", "--json", link, cwd=tmp_path).returncode == 0
    assert link.is_symlink()
    assert real.stat().st_mode & 0o777 == 0o640
    assert json.loads(real.read_text())["done"] == 20
