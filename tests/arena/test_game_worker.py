"""Games that are played in processes of their own, some of which are lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from textwrap import dedent

import pytest

from eminence import Refused
from eminence.arena.tournament import FinishedGame, Tournament
from tests.support.helpers import throne
from tests.support.processes import noted, wait_until_gone

KILLER = """
    import json, os, signal, sys
    from pathlib import Path
    here, step = Path(__file__).parent, 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["say"] == "hello":
            print(json.dumps({"eminence": "bot 1"}), flush=True)
        elif message["say"] == "choose":
            step += 1
            for leave in here.glob("leave*") if step == 3 else []:
                try:
                    leave.unlink()
                except FileNotFoundError:
                    continue
                with open(here / "processes", "a") as file:
                    file.write(f"{os.getppid()}\\n{os.getpid()}\\n")
                os.kill(os.getppid(), signal.SIGKILL)
                break
            print(json.dumps({"action": message["actions"][0]}), flush=True)
"""
"""A bot that plays the first move, but kills the process that plays with it while there is leave to."""


def played(folder: Path, times: int) -> list[FinishedGame]:
    program = folder / "killer.py"
    program.write_text(dedent(KILLER), encoding="utf-8")
    for number in range(times):
        (folder / f"leave{number}").touch()
    arena = Tournament(throne(), ["greedy", f"{program}@60s"], 2, 7, 4)
    arena.run(2)
    return arena.finished


def test_games_of_a_worker_that_is_killed_are_played_by_another(tmp_path: Path) -> None:
    after, undisturbed = (played(tmp_path, times) for times in (1, 0))
    assert len(noted(tmp_path)) == 2
    assert [_course(game) for game in after] == [_course(game) for game in undisturbed]
    assert all(game.outcome.faults == (0, 0) for game in after)
    wait_until_gone(noted(tmp_path))


def _course(game: FinishedGame) -> FinishedGame:
    return replace(game, outcome=replace(game.outcome, seconds=(), longest=()))


def test_a_game_that_no_worker_survives_is_reported(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"A process that played was ended by SIGKILL; go on again\.") as refusal:
        played(tmp_path, 100)
    assert refusal.value.code == "worker-lost"
    assert len(noted(tmp_path)) >= 4
    wait_until_gone(noted(tmp_path))
