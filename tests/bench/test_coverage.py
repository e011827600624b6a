"""The program that counts how often every ability of Shadows over the Empire is seen."""

from __future__ import annotations

from collections import Counter

from bench import coverage
from eminence.games.shadows_over_the_empire.moves import TO_PASS
from eminence.kernel import loops
from tests.support.helpers import empire


def test_coverage_sees_every_ability() -> None:
    """The program of the bench, on a few games: whether its table is whole, not what it counts."""
    tally = coverage.Tally()
    for block in coverage.blocks(300):
        tally.add(coverage.play(block, tried=3))
    lines = list(coverage.table(tally))
    assert [line[:20].strip() for line in lines[1:]] == [name for name in empire().vocabulary["card"] if name]
    assert tally.games == tally.endings.total() == 300
    for line in lines[1:]:
        *counts, total = (int(word.replace(",", "")) for word in line[30:70].split())
        assert (len(counts), sum(counts)) == (3, total)
    assert any(line.endswith("moments") for line in lines)
    missing = coverage.never(tally)
    assert len(missing) < 20
    assert list(coverage.summary(tally))[-1] == (
        f"NEVER SEEN: {', '.join(missing)}" if missing else "every ability was seen"
    )


def test_coverage_plays_the_games_that_it_audits() -> None:
    """They are those of any study with the same seed."""
    block = coverage.Block("expert", 3, 7, 40)
    tally, engine = coverage.play(block), empire(mix="expert").engine()
    winners, lengths = (engine.integers([0] * block.games, "i4") for _ in range(2))
    facts, policies = engine.facts(block.games), engine.integers([loops.RANDOM] * block.seats)
    scratch = (
        engine.states(2),
        engine.move_buffer(),
        engine.rng(0),
        block.seats,
        engine.options,
        engine.rng(block.seed),
    )
    points = engine.matrix(block.games, block.seats)
    decisions = engine.playouts(engine.cards, *scratch, 0, block.games, policies, winners, points, lengths, facts)
    assert decisions == tally.decisions
    assert Counter(int(row[0]) for row in facts) == tally.endings


def test_a_passive_matters_if_the_table_would_go_on_otherwise_without_it() -> None:
    game = empire(mix="expert")
    engine = game.engine()
    stepper, watch = engine.stepper(), coverage.Watch(engine, game.cards.record)  # type: ignore[arg-type]
    names = game.vocabulary["card"]
    assert sorted(names[card] for card in watch.without) == ["Ambrose", "Gwendolyn", "Leopold"]
    found = Counter[tuple[str, bool]]()
    text = "grid: Severin, Gwendolyn, {other} | tokens 0: b1 2, c1 2 | tokens 1: c1 {theirs} | passed: 1 | turn: 0"
    for theirs in (0, 2):
        stepper._kept[1][0] = game.position(text.format(other="Raleigh", theirs=theirs)).state.to_array()[0]
        count = stepper.legal(0)
        for card in watch.controlled(stepper):
            found[names[card], watch.matters(stepper, card, 0, count, TO_PASS)] += 1
    assert found == {("Gwendolyn", False): 1, ("Gwendolyn", True): 1}
