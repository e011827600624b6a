"""Analysis: obvious moves are found and explained, nothing hidden is used, and a review tells choice from luck."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import eminence
from eminence import Position, Refused
from eminence.bots.analysis import Analysis, Analyst, split_budget
from eminence.bots.hints import compare_moves, purposes_of
from eminence.bots.players import make
from eminence.bots.review import Review, at_step, moments_of
from eminence.bots.search import Budget
from eminence.cli import app
from eminence.kernel.kinds import HOLE
from eminence.kernel.view import View, seat_names
from tests.support.clocks import driven_by_thought
from tests.support.helpers import (
    EMPIRE,
    EMPTY,
    SHADOW,
    TABLES,
    THRONE,
    empty,
    everywhere,
    play_randomly,
    program,
    shadow,
    throne,
)

pytestmark = pytest.mark.xdist_group(THRONE)

LAST_CARD = (
    "row: Jester, Jester | stacks 0: Queen 2, King 3 | stacks 1: Judge 2, Minstrel 2, Alchemist 2 | turn: 0 | "
    "top: End of Game | knows: 0"
)
"""17 points against 18, and End of Game comes next: whoever takes the row wins by 20 to 18."""
OBVIOUS = [
    (THRONE, LAST_CARD, "take", "reveal", ["does not end the game without a lead", "makes Jester score 3"]),
    (
        SHADOW,
        "wave: 4 | influence 0: 14 | influence 1: 14 | influence 2: 14 | gold 0: 2 | gold 1: 9 | gold 2: 9 | "
        "hands 0: Tax Collector, Lord of the March",
        "play Tax Collector",
        "play Lord of the March",
        ["ends the game with the most influence", "does not waste Lord of the March, which cannot be paid"],
    ),
    (
        EMPTY,
        "used: field 3 | turns: 40 | flips 0: field 2, field 3 | flips 1: field 1, field 2, field 3 | "
        "played 0: Heralds-1, Heralds-2 / Masons-6, Weavers-6, Heralds-3 / - / Hollow Kings-9, Pale Queens-9 | "
        "played 1: Drovers-6, Drovers-5 / Reavers-6, Reavers-5 / Masons-5, Weavers-5 / Pale Queens-8 | "
        "tops: Masons-1, Drovers-1, Drovers-2 | left: 7, 6, 6, 9",
        "move Heralds-3 to field 1",
        "move Heralds-1 to field 2",
        ["ends the game ahead", "flips Field 1 (2 points)"],
    ),
    (
        EMPIRE,
        "grid: Bonifatius, -, -, -, - / -, Humbert, -, -, - / -, -, -, Garrick | tokens 0: b2 4 | tokens 1: d3 9 | "
        "marked: a1 | round: 40 | passed: 1 | turn: 0",
        "influence Humbert > Prince Edric",
        "pass",
        ["does not let Seat 1 win", "takes control of Prince Edric in the middle"],
    ),
]


def slowly(position: Position, budget: int, seed: int = 0, attend: tuple[str, ...] = ()) -> Analysis:
    """An analysis in plain Python, where compiling would take longer."""
    view = position.view(position.actors[0])
    moves = [position.check(view.viewer, move) for move in attend]
    return Analyst(position.game, Budget(budget), seed, backend="pure").analyse(view, moves)


def found(analysis: Analysis) -> dict[str, Any]:
    """All of an analysis but how long it took."""
    return {key: value for key, value in analysis.to_dict().items() if key != "seconds"}


@cache
def won_game() -> Position:
    """A whole game between players of different skill."""
    position = throne().start(2, seed=5)
    bots = [make("greedy", 0), make("random", 1)]
    while not position.over:
        seat = position.actors[0]
        position.play(seat, bots[seat].choose(position.view(seat)))
    return position


@cache
def looked_at() -> Review:
    return eminence.review(won_game(), budget=120)


# --- Moves ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "text", "best", "bad", "reasons"), OBVIOUS, ids=[case[0] for case in OBVIOUS])
def test_an_obvious_move_is_found_and_explained(name: str, text: str, best: str, bad: str, reasons: list[str]) -> None:
    position = eminence.load(name).position(text)
    analysis = slowly(position, 100, attend=(bad,))
    assert str(analysis.best.move) == best
    assert analysis.win > 0.9
    assert analysis.best.win_interval[0] > 0.8
    assert analysis.find(bad).win < 0.2
    assert len(analysis.moves) == len(position.legal(0))
    view = position.view(0)
    found = compare_moves(view, analysis.best.move, analysis.find(bad).move, 0)
    assert [view.game.say(reason, seat_names(position.seats)) for reason in found] == reasons
    hint = analysis.hint()
    assert str(hint).startswith(f"{best}: {100 * analysis.win:.0f} % (")
    assert str(hint).endswith(".")


def test_a_hint_says_how_good_the_best_move_and_the_next_are_and_why() -> None:
    analysis = eminence.analyse(throne().position(LAST_CARD), budget=60)
    assert str(analysis.hint()) == (
        "take: 100 % (reveal: 0 %). Does not end the game without a lead and makes Jester score 3."
    )
    assert analysis.hint().move == analysis.best.move


def test_final_scores_are_those_of_finished_games() -> None:
    analysis = eminence.analyse(throne().position(LAST_CARD), budget=200)
    take, reveal = analysis.find("take"), analysis.find("reveal")
    assert (take.points, reveal.points) == (20, 17)
    low, high = reveal.points_interval or (0, 0)
    assert low < 17 < high < 18
    assert take.games + reveal.games == analysis.games == 50
    assert analysis.iterations == 130
    assert analysis.shares == (1.0, 0.0)


def test_where_a_game_has_no_words_for_it_a_hint_speaks_of_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = throne()
    monkeypatch.setitem(vars(game.definition), "purposes", None)
    assert str(eminence.analyse(game.position(LAST_CARD), budget=60).hint()) == (
        "take: 100 % (reveal: 0 %). 100 points of victory better than reveal."
    )
    even = game.position("row: Jester, Jester | stacks 0: King 3, Queen 2 | turn: 0 | top: End of Game | knows: 0")
    assert "Hardly better than" in str(eminence.analyse(even, budget=60).hint())


def test_a_forced_move_is_worth_what_games_say() -> None:
    analysis = eminence.analyse(throne().start(2, seed=7), budget=400)
    assert [str(candidate.move) for candidate in analysis.moves] == ["reveal"]
    assert 0.3 < analysis.win < 0.7
    assert analysis.best.games == 100
    assert str(analysis.hint()).startswith("reveal: the only move, ")


def test_the_same_seed_gives_the_same_analysis_and_another_seed_a_similar_one() -> None:
    position = at_step(won_game(), 43)
    first, second = (eminence.analyse(position, budget=600, seed=3) for _ in range(2))
    assert found(first) == found(second)
    other = eminence.analyse(position, budget=600, seed=4)
    assert found(other) != found(first)
    assert abs(other.win - first.win) < 4 * (other.best.win_error + first.best.win_error)
    threaded = [eminence.analyse(position, budget=600, seed=3, threads=2) for _ in range(2)]
    assert found(threaded[0]) == found(threaded[1])


def test_both_backends_find_the_same() -> None:
    position = at_step(won_game(), 125)
    compiled = Analyst(position.game, Budget(60), 1).analyse(position.view(position.actors[0]))
    assert found(slowly(position, 60, seed=1)) == found(compiled)


def test_more_thought_makes_surer() -> None:
    position = at_step(won_game(), 43)
    little, much = (eminence.analyse(position, budget=budget) for budget in (100, 6000))
    assert much.best.win_error < little.best.win_error / 3
    assert much.best.points_error < little.best.points_error
    assert [candidate.rank for candidate in much.moves] == sorted((c.rank for c in much.moves), reverse=True)


def test_a_time_limit_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    position = at_step(won_game(), 43)
    eminence.analyse(position, budget=4)
    driven_by_thought(monkeypatch)
    analysis = eminence.analyse(position, budget="300ms")
    assert 0.27 < analysis.seconds < 0.33
    parts = split_budget(Budget(1000, 1.0))
    assert [part.iterations for part in parts] == [650, 100, 250]
    assert sum(part.seconds or 0 for part in parts) == pytest.approx(1)


def test_shares_of_all_seats_add_up() -> None:
    for position in everywhere(throne(), 4, 3, 0.02):
        if not position.over:
            analysis = eminence.analyse(position, budget=80)
            assert sum(analysis.shares) == pytest.approx(1)
            assert analysis.shares[analysis.seat] == pytest.approx(analysis.win)


def test_predictions_come_true_as_often_as_they_say() -> None:
    """Loosely: of positions in many games, those that seem good are won more often, and all in all as many as said."""
    chance, said, won = random.Random(1), list[float](), list[float]()
    analyst, bots = Analyst(throne(), Budget(150)), [make("greedy", seat) for seat in range(2)]
    for seed in range(60):
        position, looked = throne().start(2, seed), list[tuple[int, float]]()
        while not position.over:
            seat = position.actors[0]
            view = position.view(seat)
            if len(view.legal) > 1 and chance.random() < 0.07:
                moves = analyst.analyse(view).moves
                tries = sum(candidate.tries for candidate in moves)
                looked.append((seat, sum(candidate.win * candidate.tries for candidate in moves) / tries))
            position.play(seat, bots[seat].choose(view))
        assert position.result is not None
        winners = position.result.winners
        said += [share for _, share in looked]
        won += [(seat in winners) / len(winners) for seat, _ in looked]
    assert len(said) > 250
    assert sum(said) == pytest.approx(sum(won), abs=0.08 * len(said))
    for low, high in ((0.0, 0.4), (0.4, 0.6), (0.6, 1.0)):
        some = [at for at, share in enumerate(said) if low <= share <= high]
        came = sum(won[at] for at in some) / len(some)
        assert came == pytest.approx(sum(said[at] for at in some) / len(some), abs=0.15), (low, high)


# --- Secrets ----------------------------------------------------------------------------------------------------------


def worlds(position: Position, seat: int, count: int) -> list[View]:
    """What a seat sees in other worlds that it cannot tell from the real one."""
    engine, views = position.game.engine("pure"), []
    for seed in range(count):
        states = engine.states(1)
        engine.put(states, 0, position.view(seat).state)
        engine.deal_at(engine.cards, states, 0, engine.rng(seed))
        world = engine.get(states, 0)
        text = "\n".join(world.to_lines(position.game.vocabulary, position.seats))
        view = position.game.position(text).view(seat)
        view.step = position.view(seat).step
        if world != position.state:
            views.append(view)
    return views


def test_an_analysis_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart() -> None:
    seen = 0
    for position in everywhere(throne(), 2, 11, 0.3):
        for seat in position.actors:
            view = position.view(seat)
            if view.state.top == HOLE:
                truth = found(eminence.analyse(position, seat, budget=60))
                for other in worlds(position, seat, 2):
                    assert found(eminence.analyse(other, budget=60)) == truth
                    seen += 1
    assert seen > 3


@pytest.mark.parametrize(("game", "seats", "steps"), [(shadow, 3, 14), (shadow, 3, 22), (empty, 2, 48)])
def test_so_it_is_with_hands_and_choices(game: Any, seats: int, steps: int) -> None:
    chance = random.Random(3)
    position = play_randomly(game().start(seats, 3), chance, steps)
    while not (others := worlds(position, position.actors[-1], 2)):
        play_randomly(position, chance, 1)
    seat = position.actors[-1]
    analyst = Analyst(position.game, Budget(8), backend="pure")
    truth = found(analyst.analyse(position.view(seat)))
    for other in others:
        assert found(analyst.analyse(other)) == truth


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_move_has_purposes_that_read_well(name: str, seats: int) -> None:
    chance, texts = random.Random(name), list[str]()
    names = [f"N{seat}" for seat in range(seats)]
    for position in everywhere(eminence.load(name), seats, 5, 0.3):
        for seat in position.actors[:1]:
            view = position.view(seat)
            for move in chance.sample(list(view.legal), min(3, len(view.legal))):
                before = view.state.pack()
                for purpose in purposes_of(view, move, 0):
                    said = [purpose.message, *([purpose.avoided] if purpose.avoided else [])]
                    texts += [view.game.say(message, names) for message in said]
                assert view.state.pack() == before, "telling a purpose has changed the table"
        if len(texts) > 120:
            break
    assert len(texts) > 20
    for text in texts:
        assert re.fullmatch(r"[a-z].*[^.,; ]", text), text
        assert "  " not in text
        assert "None" not in text


# --- What is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seat": 1}, "not-your-turn"),
        ({"seat": 7}, "no-such-seat"),
        ({"budget": "soon"}, "bad-budget"),
        ({"budget": 0}, "bad-budget"),
        ({"budget": 1.5}, "bad-budget"),
        ({"budget": True}, "bad-budget"),
        ({"budget": "2h"}, "bad-budget"),
        ({"threads": 0}, "bad-threads"),
        ({"threads": "two"}, "bad-threads"),
    ],
)
def test_an_analysis_that_cannot_be_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refusal:
        eminence.analyse(throne().position(LAST_CARD), **{"budget": 20, **change})
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")


def test_a_finished_game_and_a_strange_view_are_refused() -> None:
    with pytest.raises(Refused, match="nothing left to decide"):
        eminence.analyse(won_game())
    position = throne().position(LAST_CARD)
    with pytest.raises(Refused, match="another seat, or of a spectator"):
        eminence.analyse(position.view(None))
    with pytest.raises(Refused, match="another seat"):
        eminence.analyse(position.view(0), seat=1)
    with pytest.raises(Refused, match="'drop King' is no legal move of seat 0 here"):
        eminence.analyse(position, budget=20).find("drop King")
    with pytest.raises(Refused, match="nobody has had a choice yet"):
        eminence.review(throne().start(2, seed=7))
    with pytest.raises(Refused, match="no seat 3"):
        eminence.review(won_game(), budget=4, seats=[3])


# --- Reviews ----------------------------------------------------------------------------------------------------------


def test_a_review_finds_a_planted_blunder() -> None:
    position = throne().position(LAST_CARD)
    position.play(0, "reveal")
    assert position.result is not None
    assert position.result.winners == (1,)
    review = eminence.review(position.record(), budget=100)
    [decision] = review.decisions
    assert (decision.step, decision.seat, str(decision.move), str(decision.best)) == (1, 0, "reveal", "take")
    assert decision.mark == "blunder"
    assert decision.cost > 0.9
    assert review.costly == [decision]
    assert str(review.why(decision)).endswith("Does not end the game without a lead and makes Jester score 3.")
    [turn] = review.turning_points
    assert (turn.hit, turn.by_luck) == (0, False)
    assert turn.after == (0.0, 1.0)
    assert review.summaries()[0].blunders == 1
    assert review.summaries()[0].accuracy == 0.0


def test_a_review_tells_luck_from_choice() -> None:
    """To reveal is right: a Jester would win. End of Game comes instead."""
    text, deck = LAST_CARD.replace("Jester, Jester", "Jester"), "deck: Jester 1, End of Game 1"
    text = text.replace("top: End of Game | knows: 0", deck)
    position = throne().position(text)
    position.play(0, "reveal", draws=["End of Game"])
    review = eminence.review(position, budget=400)
    [decision] = review.decisions
    assert decision.best == decision.move
    assert decision.win == pytest.approx(0.5, abs=0.12)
    assert (decision.cost, decision.mark, review.costly) == (0, "", [])
    [turn] = review.turning_points
    assert turn.by_luck
    assert turn.luck[0] == pytest.approx(-0.5, abs=0.12)
    assert turn.told == ("Seat 0 reveals the End of Game card: the game is over. Jester stays unclaimed.",)
    assert [summary.accuracy for summary in review.summaries()] == [1.0, 0.0]


def test_a_review_adds_up_and_knows_the_better_player() -> None:
    review = looked_at()
    assert review.complete
    assert review.total == sum(1 for step in range(len(won_game().steps)) if _choices(step) > 1)
    first, last = review.moments[0], review.moments[-1]
    for seat in range(2):
        change = sum(moment.luck[seat] + moment.choices[seat] for moment in review.moments)
        assert first.shares[seat] + change == pytest.approx(last.after[seat])
    assert last.after == (1.0, 0.0)
    assert [moment.first for moment in review.moments] == sorted(moment.first for moment in review.moments)
    assert all(0 <= share <= 1 for _, shares in review.shares for share in shares)
    summaries = review.summaries()
    assert sum(summary.decisions for summary in summaries) == review.total
    assert sum(summary.luck for summary in summaries) == pytest.approx(0)


def _choices(step: int) -> int:
    return len(at_step(won_game(), step).legal(won_game().steps[step].seat))


def test_a_decision_is_reviewed_as_it_would_be_analysed() -> None:
    review = looked_at()
    decision = review.decisions[20]
    before = at_step(won_game(), decision.step - 1)
    analysis = eminence.analyse(before, decision.seat, budget=120, attend=[decision.move])
    assert analysis.best.move == decision.best
    assert analysis.win == decision.win


def test_an_interrupted_review_goes_on_where_it_was() -> None:
    review = Review(won_game(), Budget(120))

    def stop(so_far: Review) -> None:
        if so_far.done == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review.run(stop)
    assert (review.done, review.complete) == (7, False)
    assert len(review.shares) == 8
    assert review.moments == [*looked_at().moments[:6], review.moments[6]]
    review.run()
    assert review.to_dict() == looked_at().to_dict()


def test_choices_made_together_are_one_moment_and_the_last_word_counts() -> None:
    position = shadow().start(3, 1)
    changed = position.legal(0)
    position.play(0, changed[0])
    position.play(0, changed[1])
    position.play(1, position.legal(1)[0])
    position.play(2, position.legal(2)[0])
    position.play(0, position.legal(0)[0])
    assert list(moments_of(position, range(3))) == [[1, 2, 3], [4]]
    assert list(moments_of(position, [1])) == [[2]]


def test_a_seats_own_review_looks_at_nothing_else() -> None:
    review = eminence.review(won_game(), budget=20, seats=[1])
    assert {decision.seat for decision in review.decisions} == {1}
    assert review.fortune == "luck and others"
    assert [summary.seat for summary in review.summaries()] == [1]


# --- The program ------------------------------------------------------------------------------------------------------


def test_hints_from_files(tmp_path: Path) -> None:
    position = throne().position(LAST_CARD)
    (tmp_path / "record").write_text(position.record())
    (tmp_path / "position").write_text(str(position))
    (tmp_path / "remarked").write_text(f"# game: {THRONE}\n{position}")
    sentence = "take: 100 % (reveal: 0 %). Does not end the game without a lead and makes Jester"
    for arguments in (["record"], ["position", "--game", THRONE], ["remarked"]):
        done = program("hint", *arguments, "--time", "100", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        lines = done.stdout.splitlines()
        assert re.search(r"^take +100 % +█{14} +9\d - 100 +20\.0 ±\d\.\d$", done.stdout, re.MULTILINE), done.stdout
        assert sentence in lines
        assert all(len(line) <= 80 for line in lines)
        assert "Shares of victory: Seat 0 100 %, Seat 1 0 %." in done.stdout


def test_reviews_from_files(tmp_path: Path) -> None:
    (tmp_path / "game.eminence").write_text(won_game().record())
    arguments = ["review", "game.eminence", "--time", "60", "--plot", "game.svg", "--json", "game.json"]
    done = program(*arguments, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    for part in ("shares of victory", "Turning points", "Costly moves", "as good as best", "100 %"):
        assert part in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines())
    told = json.loads((tmp_path / "game.json").read_text())
    assert (told["game"], told["complete"], told["winners"]) == (THRONE, True, [0])
    assert told["shares"][-1] == [len(won_game().steps), [1.0, 0.0]]
    ElementTree.fromstring((tmp_path / "game.svg").read_text())
    again = program(*arguments[:-3], "game.html", cwd=tmp_path)
    assert again.stdout == done.stdout, "the same seed and iterations gave another review"
    assert (tmp_path / "game.html").read_text().startswith("<!doctype html>")


def test_of_a_running_game_only_your_decisions_are_reviewed(tmp_path: Path) -> None:
    record = at_step(won_game(), 30).record()
    (tmp_path / "mine").write_text(f"# you: 1\n# names: Livia, You\n{record}")
    done = program("review", "mine", "--time", "20", "--json", "mine.json", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    told = json.loads((tmp_path / "mine.json").read_text())
    assert {decision["seat"] for moment in told["moments"] for decision in moment["decisions"]} == {1}
    assert "luck and others" in done.stdout
    hint = program("hint", "mine", "--time", "20", cwd=tmp_path)
    assert hint.returncode == 0


def test_the_player_is_given_a_hint_at_the_table(tmp_path: Path) -> None:
    done = program(
        "play", THRONE, "--seats", "2", "--seed", "7", "--bots", "random", cwd=tmp_path, stdin="hint\nquit\n"
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"\w.*: (?:the only move, )?\d+ %", done.stdout), done.stdout
    assert "hint         the best move" in program("play", THRONE, cwd=tmp_path, stdin="?\nquit\n").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["hint", "nothing"], "Cannot read nothing"),
        (["hint", "text"], "if it is a position, say of which game: --game NAME"),
        (["hint", "text", "--game", "behind-the-trone"], "did you mean behind-the-throne?"),
        (["hint", "text", "--game", THRONE], "there is no card 'Emperor'"),
        (["hint", "over"], "there is nothing left to decide"),
        (["hint", "record", "--seat", "1"], "Seat 1 has nothing to decide now"),
        (["hint", "record", "--seat", "5"], "There is no seat 5"),
        (["hint", "record", "--time", "a while"], "'a while' is no time to think"),
        (["hint", "record", "--threads", "0"], "There can be 1 to 64 threads"),
        (["review", "text"], "This is no Eminence record"),
        (["review", "over", "--time", "-1"], "is no time to think"),
        (["review", "over", "--seat", "9"], "There is no seat 9"),
        (["review", "over", "--plot", "plot.png"], "A plot is written as .svg or .html"),
        (["review", "over", "--plot", "none/plot.svg"], "There is no folder"),
        (["review", "over", "--plot", "x.svg", "--json", "x.svg"], "cannot both be"),
        (["review", "fresh"], "nobody has had a choice yet"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text").write_text("row: King, Emperor\n")
    Path("over").write_text(won_game().record())
    Path("record").write_text(throne().position(LAST_CARD).record())
    Path("fresh").write_text(throne().start(2, seed=7).record())
    files = sorted(tmp_path.iterdir())
    with pytest.raises(Refused, match=re.escape(said)) as refusal:
        app(arguments, standalone_mode=False)
    assert str(refusal.value).endswith((".", "?", "NAME"))
    assert sorted(tmp_path.iterdir()) == files
