"""The program in a terminal, as a person sits before it: whole games, every command, leaving and coming back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import eminence
from eminence.bots.names import default_names
from eminence.games.behind_the_throne.events import EVENTS
from eminence.terminal import saves
from tests.support.helpers import SCENARIOS, THRONE, program, random_game, shadow, throne
from tests.support.terminal import FILE, ON_A_TERMINAL, Screen, assert_fits, flat, plain, put, saved

pytestmark = ON_A_TERMINAL


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def table(text: str) -> str:
    """The last table and question on the screen."""
    return text[text.rindex("Behind the Throne   turn") :].replace("> ", "").strip()


def offered(text: str) -> dict[str, int]:
    """The moves and their numbers, as the screen offers them."""
    found = re.findall(r"(?:^| {2,})(\d+)  ([a-z]+(?: (?:\d|[A-Z]\w+|up|down))*)", table(text), re.MULTILINE)
    return {move: int(number) for number, move in found}


def sensible(text: str) -> str:
    moves = offered(text)
    return str(moves.get("take", 1))


def play_out(screen: Screen, text: str) -> Iterator[str]:
    """Type numbers until the game is over; yields every screen."""
    for _ in range(300):
        yield text
        if not screen.running or "The end" in text:
            return
        text = screen.type(sensible(text))
    raise AssertionError("the game does not end")


# --- Whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, "a"), (4, "b")])
def test_a_whole_game_by_numbers(folder: Path, seats: int, seed: str) -> None:
    screen = Screen(folder, "play", THRONE, "--seats", str(seats), "--seed", seed, "--file", FILE)
    screens = list(play_out(screen, screen.read()))
    assert screen.end() == 0
    position = saved(folder)
    result = position.result
    assert result is not None
    ending = screens[-1][screens[-1].index("The end") :]
    names = ["You", "Livia", "Octavian", "Theodora"][:seats]
    rows = {name: int(points) for name, points in re.findall(r"^  (?:\* |  )(\w+) +(\d+) ", ending, re.MULTILINE)}
    assert rows == dict(zip(names, result.scores, strict=True))
    starred = set(re.findall(r"\* (\w+)", ending))
    assert starred == {names[seat] for seat in result.winners}
    if len(result.winners) == 1:
        winner = names[result.winners[0]]
        assert ("You win." if winner == "You" else f"{winner} wins.") in ending
    assert f"eminence replay {FILE}" in ending
    assert_fits(screen.text)
    for text in screens:
        lines = table(text).splitlines()
        at = table_head(table(text))
        assert [f"{name} {seat}" in lines[at] for seat, name in enumerate(names)] == [True] * seats
        rows = [line.split() for line in lines[at + 1 : at + 10]]
        assert [row[0] for row in rows] == [str(value) for value in range(1, 10)]
        assert all(row[-1].isdigit() for row in rows), "what is left in the deck is cut off"
    shown, at = flat(screen.text), 0
    for line in position.log(0, names):
        at = shown.index(line, at)  # told in order, as it happens


def test_the_numbers_on_the_screen_are_the_legal_moves(folder: Path) -> None:
    screen = Screen(folder, "play", THRONE, "--seats", "3", "--seed", "c", "--file", FILE)
    text = screen.read()
    for _ in range(25):
        position = saved(folder)
        legal = [str(move) for move in position.legal(0)]
        assert offered(text) == {move: number for number, move in enumerate(legal, 1)}
        text = screen.type(str(len(legal)))
        assert f"0 {legal[-1]}" in saved(folder).record().splitlines()
        if saved(folder).over:
            break
    screen.kill()


def test_watching_a_whole_game(folder: Path) -> None:
    screen = Screen(folder, "play", THRONE, "--you", "none", "--seats", "3", "--seed", "d", "--file", FILE)
    text = screen.read()
    assert screen.end() == 0
    position = saved(folder)
    assert position.over
    assert "The end" in text
    for line in position.log(None, ["Livia", "Octavian", "Theodora"]):
        assert line in flat(text)
    assert_fits(text)


def test_without_a_terminal_the_same_is_said_to_a_pipe(folder: Path) -> None:
    found = program("play", "--seed", "e", "--seats", "2", "--file", FILE, cwd=folder, stdin="1\nreveal\n?\nquit\n")
    assert (found.returncode, found.stderr) == (0, "")
    assert "You reveal" in found.stdout
    assert "Type a move's number" in found.stdout
    assert f"Saved. Go on with: eminence play --resume {FILE}" in found.stdout
    assert "\x1b" not in found.stdout
    watched = program("play", THRONE, "--you", "none", "--seed", "e", "--file", "other.eminence", cwd=folder)
    assert (watched.returncode, watched.stderr) == (0, "")
    assert "The end" in watched.stdout
    stepped = program("replay", "other.eminence", cwd=folder)
    assert (stepped.returncode, stepped.stderr) == (0, "")
    assert "reveals the End of Game card" in stepped.stdout
    assert "points now" in stepped.stdout


# --- Commands ---------------------------------------------------------------------------------------------------------


def test_commands_answer_and_change_nothing(folder: Path) -> None:
    put(folder, random_game(3, 4, steps=30), you=random_game(3, 4, steps=30).actors[0])
    screen = Screen(folder, "play", "--resume", FILE)
    first = screen.read()
    before = saved(folder).record()
    help_text = screen.type("?")
    for word in ("log", "undo", "table", "rules", "save", "quit", "'2 |' is a stack of two"):
        assert word in help_text
    lines = saved(folder).log(saves.read(folder / FILE).you, saves.read(folder / FILE).names)
    assert flat(" ".join(lines)) in flat(screen.type("log"))
    last = screen.type("log 2")
    assert lines[-1] in last
    assert lines[-3] not in last
    rules = screen.type("rules")
    assert "BT-37" in rules
    assert "How to play" in rules
    assert "\x1b" not in rules
    drawn = screen.type("table")
    assert "points now" in drawn
    assert table(first).startswith(table(drawn)[:400])
    assert "Saved as copy.eminence" in screen.type("save copy.eminence")
    assert saved(folder, "copy.eminence").record() == before
    assert "Saved as game.eminence" in screen.type("save")
    for shouted in ("HELP", "Log 1", "TABLE"):
        assert "is no move" not in screen.type(shouted)
    assert saved(folder).record() == before
    assert_fits(screen.text)
    screen.type("quit")
    assert screen.end() == 0


@pytest.mark.parametrize(
    ("wrong", "answer"),
    [
        ("dance", "'dance' is no move; known: "),
        ("take", "Reveal at least one card first."),
        ("revael", "did you mean reveal?"),
        ("0", "There is no move number 0."),
        ("17", "There is no move number 17."),
        ("-1", "There is no move number -1."),
        ("²", "is no move"),
        ("٣", "is no move"),
        ("9" * 300, "There is no move number"),
        ("[/red]", "'[/red]' is no move"),
        ("[bold]", "'[bold]' is no move"),
        ("log ²", "begin"),
        ("log -1", "begin"),
        ("log " + "9" * 300, "begin"),
        ("save /", "Cannot save into /"),
        ("use Prophet", "You have no Prophet."),
        ("swap 9 King", "no move"),
    ],
)
def test_wrong_input_is_refused_and_asked_again(one_game: Screen, wrong: str, answer: str) -> None:
    before = saved(one_game.folder).record()
    said = one_game.type(wrong)
    assert answer in flat(said)
    assert one_game.running
    assert saved(one_game.folder).record() == before
    assert_fits(said)


@pytest.fixture(scope="module")
def one_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    """A game at the first question of the player, before anything was revealed."""
    folder = tmp_path_factory.mktemp("one")
    screen = Screen(folder, "play", THRONE, "--seats", "2", "--seed", "f", "--file", FILE)
    screen.read()
    yield screen
    screen.kill()


def test_nothing_typed_is_nothing_done(one_game: Screen) -> None:
    before = saved(one_game.folder).record()
    assert "is no move" not in one_game.type("")
    assert "is no move" not in one_game.type("   ")
    assert saved(one_game.folder).record() == before


def test_a_file_that_is_no_saved_game_is_not_overwritten(one_game: Screen) -> None:
    (one_game.folder / "diary.txt").write_text("Dear diary\n", encoding="utf-8")
    (one_game.folder / "shelf").mkdir(exist_ok=True)
    assert "is there already and is no saved game" in one_game.type("save diary.txt")
    assert (one_game.folder / "diary.txt").read_text(encoding="utf-8") == "Dear diary\n"
    assert "Cannot save into shelf" in one_game.type("save shelf")
    assert "Cannot write" in one_game.type("save diary.txt/game")
    assert not list(one_game.folder.glob(".saving*"))


def test_moves_can_be_typed_as_they_are_written(folder: Path) -> None:
    put(folder, throne().position("stacks 0: General 1 | stacks 1: King 2 | row: Queen, Queen | turn: 0", seed=1))
    screen = Screen(folder, "play", "--resume", FILE)
    screen.read()
    assert "You destroy Livia's King." in screen.type("  DESTROY 1   king ")
    assert saved(folder).to_dict()["stacks"][1] == {"King": 1}
    assert "You take Queen and Queen." in screen.type("take")
    screen.kill()


def test_an_ability_can_be_taken_back_and_a_reveal_cannot(folder: Path) -> None:
    put(folder, throne().position("stacks 0: General 1 | stacks 1: Queen 1 | row: King, Judge | turn: 0", seed=3))
    screen = Screen(folder, "play", "--resume", FILE)
    first = screen.read()
    assert "There is no step to take back yet." in screen.type("undo")
    assert "the last card counts 2" in screen.type("use General")
    undone = screen.type("undo")
    assert "Taken back: use General." in undone
    assert table(undone) == table(first)
    assert not saved(folder).steps
    assert "the last card counts 2" not in screen.type("log")
    assert "the last card counts 2" in screen.type("use General")
    assert "You reveal" in screen.type("reveal")
    steps = len(saved(folder).steps)
    assert "You cannot take back the last step" in screen.type("undo")
    assert len(saved(folder).steps) == steps
    screen.kill()


def test_a_look_cannot_be_taken_back(folder: Path) -> None:
    put(folder, throne().position("stacks 0: Prophet 1 | row: King, Judge | turn: 0", seed=3))
    screen = Screen(folder, "play", "--resume", FILE)
    screen.read()
    seen = screen.type("use Prophet")
    top = saved(folder).to_dict()["top"]
    assert f"You see {top} (" in seen
    assert f"top card: {top} (you looked)" in seen
    assert "You cannot take back the last step" in screen.type("undo")
    screen.kill()


# --- Leaving and coming back ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("leave", ["quit", "q", "exit", "end of file", "interrupt"])
def test_whoever_leaves_comes_back_to_the_same_table(folder: Path, leave: str) -> None:
    screen = Screen(folder, "play", THRONE, "--seats", "3", "--seed", "g", "--file", FILE)
    text = screen.read()
    for _ in range(6):
        text = screen.type(sensible(text))
    before = saved(folder).record()
    if leave == "end of file":
        screen.child.sendeof()
    elif leave == "interrupt":
        screen.child.sendintr()
    else:
        screen.child.sendline(leave)
    assert f"Go on with: eminence play --resume {FILE}" in screen.read()
    assert screen.end() == 0
    assert saved(folder).record() == before
    again = Screen(folder, "play", "--resume", FILE)
    assert table(again.read()) == table(text)
    assert saved(folder).record() == before
    again.kill()


def test_a_game_that_cannot_be_saved_does_not_begin(folder: Path) -> None:
    (folder / "data").write_text("no folder", encoding="utf-8")
    found = program("play", "--seed", "p", cwd=folder, stdin="1\n")
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.startswith("eminence: Cannot write ")
    assert found.stderr.count("\n") == 1


def test_without_a_name_the_last_game_is_resumed(folder: Path) -> None:
    for seed in ("h", "i"):
        program("play", THRONE, "--seats", "2", "--seed", seed, cwd=folder, stdin="1\nquit\n")
    first, second = sorted((folder / "data" / "saves").glob("*.eminence"), key=lambda path: path.stat().st_mtime_ns)
    found = program("play", "--resume", cwd=folder, stdin="log\n")
    assert found.returncode == 0
    assert str(second) in found.stdout
    assert str(first) not in found.stdout
    assert saves.read(second).position.seed == "i"


def test_a_killed_game_has_lost_nothing_that_was_shown(folder: Path) -> None:
    names = ["You", "Livia", "Octavian"]
    arguments = ["play", THRONE, "--seats", "3", "--seed", "j", "--file", FILE]
    for patience in (0, 3, 5, 1):
        screen = Screen(folder, *arguments)
        text = screen.read()
        for _ in range(patience):
            text = screen.type(sensible(text))
        before = saved(folder).log(0, names)
        screen.child.sendline(sensible(text))
        screen.child.expect(r"You (reveal|take|drop) [A-Z]\w+")
        screen.kill()
        kept = saved(folder).log(0, names)
        assert kept[: len(before)] == before
        assert kept[len(before)].startswith(screen.child.after)
        arguments = ["play", "--resume", FILE]
    resumed = Screen(folder, *arguments)
    resumed.read()
    assert flat(" ".join(kept)) in flat(resumed.type("log"))
    resumed.kill()


def test_a_game_killed_at_any_moment_can_be_resumed(folder: Path) -> None:
    program("play", THRONE, "--seats", "2", "--seed", "o", "--file", FILE, cwd=folder)
    for hurry in range(6):
        before = saved(folder).record()
        screen = Screen(folder, "play", "--resume", FILE)
        text = screen.read()
        for _ in range(hurry):
            screen.child.sendline(sensible(text))
        screen.kill()
        after = saved(folder).record()
        moves = [line for line in before.splitlines() if line[0].isdigit()]
        assert [line for line in after.splitlines() if line[0].isdigit()][: len(moves)] == moves


def test_names_are_kept(folder: Path) -> None:
    screen = Screen(
        folder, "play", THRONE, "--seats", "4", "--seed", "k", "--name", "Livia", "--file", FILE, "--you", "2"
    )
    text = screen.read()
    assert ">Livia 2" in text
    assert len({*re.findall(r"(\w+) [0-3]", text.splitlines()[table_head(text)])}) == 4
    assert "Livia reveals" in screen.type("reveal")
    screen.type("quit")
    assert screen.end() == 0
    again = Screen(folder, "play", "--resume", FILE)
    assert ">Livia 2" in again.read()
    again.kill()


def table_head(text: str) -> int:
    """The line with the names."""
    return next(at for at, line in enumerate(text.splitlines()) if line.rstrip().endswith("deck"))


# --- What must not be seen --------------------------------------------------------------------------------------------


def look_of_a_bot(folder: Path, top: str) -> str:
    """All that a player is shown while a bot, not she, knows the top card."""
    position = throne().position(
        f"stacks 0: General 1 | stacks 1: Prophet 2 | row: King, Judge | turn: 0 | top: {top} | knows: 1", seed=1
    )
    put(folder, position)
    screen = Screen(folder, "play", "--resume", FILE)
    screen.read()
    for line in ("log", "table", "?", "use General", "use Prophet", "undo", "dance", "17"):
        screen.type(line)
    screen.type("quit")
    assert screen.end() == 0
    return screen.text


def test_what_a_bot_has_seen_is_nowhere_on_the_screen(folder: Path) -> None:
    kings, jesters = look_of_a_bot(folder, "King"), look_of_a_bot(folder, "Jester")
    assert "somebody has looked at the top card" in flat(kings)
    assert "(you looked)" not in kings
    assert kings == jesters


def test_no_game_tells_what_a_bot_sees(folder: Path) -> None:
    """Whole games in which bots look at the deck; the log of the player never has the card."""
    looks = 0
    for seed in "lmnopqr":
        if looks:
            break
        screen = Screen(folder, "play", THRONE, "--seats", "2", "--seed", seed, "--file", f"{seed}.eminence")
        for _ in play_out(screen, screen.read()):
            pass
        assert screen.end() == 0
        looks += sum(EVENTS.of(e).name == "top-seen" and e[0] == 2 for e in saved(folder, f"{seed}.eminence").events())
        assert not re.search(r"Livia sees", screen.text)
    assert looks, "no bot looked: choose other seeds"


# --- Other pages ------------------------------------------------------------------------------------------------------


def test_the_rules_can_be_read_page_by_page(folder: Path) -> None:
    screen = Screen(folder, "rules", "behind-the-throne")
    screen.child.expect("the rules")
    screen.child.expect("How to play")
    assert "ESC[" not in plain(screen.child.before), "the pager shows the codes of styles as text"
    screen.child.send("q")
    assert screen.end() == 0


def test_lists_fit_the_terminal(folder: Path) -> None:
    for arguments in (
        ["games"],
        ["cards", "behind-the-throne"],
        ["cards", "shadow-throne"],
        ["cards", "shadow-throne", "--option", "edition=prototype"],
        ["simulate", "behind-the-throne", "-n", "3"],
        ["simulate", "shadow-throne", "-n", "3", "--pure"],
        [],
    ):
        screen = Screen(folder, *arguments)
        assert len(screen.read()) > 100
        assert screen.end() == 0
        assert_fits(screen.text)


def test_cards_are_listed_with_what_is_not_known_for_sure(folder: Path) -> None:
    for edition, name, other in (("final", "Phabos Scouts", "prototype Scout"), ("prototype", "Scout", "name Phabos")):
        lines = program("cards", "shadow-throne", "-o", f"edition={edition}", cwd=folder).stdout.splitlines()
        at = next(at for at, line in enumerate(lines) if line.startswith(f"{name}  Rebel elite: power 2, influence 2"))
        block = flat(" ".join(lines[at : at + 6]))
        assert "Gives +1 power to all other Rebel characters in this wave." in block
        for cell in (
            other,
            "faction rebels ",
            "rank elite~",
            "copies 4?",
            "price 1?",
            "ability embolden ",
            "amount 1 ",
        ):
            assert cell in block
        assert sum(line.startswith("  ") is False and "  " in line for line in lines) == len(shadow().cards)
        assert lines[-2] == "~ inferred from a source, ? reconstructed: a best guess"
    known = program("cards", "behind-the-throne", cwd=folder).stdout
    assert "General  Lower the last card by 3.\n  value 1  ability lower  amount 3  copies 5/7/9\n" in known
    assert "reconstructed" not in known


# --- Replays ----------------------------------------------------------------------------------------------------------


def test_stepping_through_a_record(folder: Path) -> None:
    position = random_game(3, 12)
    (folder / "r.eminence").write_text(position.record(), encoding="utf-8")
    last = len(position.steps)
    screen = Screen(folder, "replay", "r.eminence")
    start = screen.read()
    assert f"move 0 of {last}" in start
    one = screen.type("")
    assert f"move 1 of {last}" in one
    assert position.log(None)[1] in flat(one)
    assert f"move 2 of {last}" in screen.type("n")
    assert table(screen.type("b")).split() == table(one).split()
    assert "move 0 of" in screen.type("back")
    assert "Not there" in screen.type("b")
    assert "move 40 of" in screen.type("40")
    assert "move 41 of" in screen.type("")
    end = screen.type(str(last))
    assert f"move {last} of {last}" in end
    assert "End of Game" in end
    assert "That is the end." in screen.type("")
    for wrong in (str(last + 1), "-1", "²", "9" * 300, "[/red]", "dance"):
        assert f"moves are 0 to {last}" in flat(screen.type(wrong))
    assert "Enter next" in screen.type("?")
    log = flat(screen.type("log"))
    assert all(line in log for line in position.log(None))
    assert_fits(screen.text)
    screen.child.sendline("q")
    assert screen.end() == 0


def test_a_replay_shows_only_what_its_viewer_saw(folder: Path) -> None:
    position = throne().position("stacks 0: Prophet 1 | row: King, Judge | turn: 0")
    position.play(0, "use Prophet", ["Queen"])
    (folder / "r.eminence").write_text(position.record(), encoding="utf-8")
    texts = {
        viewer: program("replay", "r.eminence", "--seat", viewer, cwd=folder).stdout
        for viewer in ("spectator", "0", "1")
    }
    assert "sees Queen (8)" in texts["0"]
    assert "top card: Queen (you looked)" in texts["0"]
    assert texts["1"] == texts["spectator"]
    assert "sees" not in texts["1"]
    assert "somebody has looked" in texts["1"]


def test_a_saved_game_with_cards_of_ones_own_is_resumed_with_them(folder: Path) -> None:
    cards = SCENARIOS / "behind_the_throne" / "cards" / "two_judges.toml"
    (folder / "mine.toml").write_bytes(cards.read_bytes())
    program("play", "--cards", "mine.toml", "--seed", "n", "--file", FILE, cwd=folder, stdin="1\nquit\n")
    found = program("play", "--resume", FILE, cwd=folder, stdin="log\n")
    assert (found.returncode, found.stderr) == (0, "")
    assert "Arbiter" in found.stdout
    (folder / "mine.toml").rename(folder / "moved.toml")
    missing = program("play", "--resume", FILE, cwd=folder)
    assert missing.returncode == 2
    assert "Cannot read the card file" in missing.stderr
    moved = program("play", "--resume", FILE, "--cards", "moved.toml", cwd=folder, stdin="1\nquit\n")
    assert moved.returncode == 0
    assert program("play", "--resume", FILE, cwd=folder).returncode == 0, "the new place of the card file is kept"
    assert eminence.replay((folder / FILE).read_text(encoding="utf-8"), folder / "moved.toml").steps


def test_what_every_card_does_can_be_asked(tmp_path: Path) -> None:
    shown = program("play", "--seed", "4", cwd=tmp_path, stdin="cards\nquit\n").stdout
    for card in throne().cards:
        assert f"{card.name}  {throne().card_text(card)[:30]}" in shown


def test_the_bots_are_seated_in_the_other_chairs_in_turn(tmp_path: Path) -> None:
    program("play", THRONE, "--seats", "4", "--you", "1", "--bots", "random,greedy,random", "--file", "g", cwd=tmp_path)
    saved = saves.read(tmp_path / "g")
    assert [bot for seat, bot in enumerate(saved.bots) if seat != saved.you] == ["random", "greedy", "random"]


def test_a_saved_game_survives_other_line_ends(tmp_path: Path) -> None:
    program("play", THRONE, "--you", "1", "--name", "Ada", "--file", "g", cwd=tmp_path)
    path = tmp_path / "g"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    saved = saves.read(path)
    assert (saved.you, saved.names[1]) == (1, "Ada")


@pytest.mark.parametrize("name", ["~nosuchuser/x", "x" * 300, "a\0b"])
def test_a_name_that_cannot_be_saved_to_is_answered(tmp_path: Path, name: str) -> None:
    shown = program("play", "--seed", "4", cwd=tmp_path, stdin=f"save {name}\nlog\nquit\n")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "Saved. Go on with" in shown.stdout


def test_there_is_a_name_for_every_chair() -> None:
    assert len(set(default_names(9, None, "Livia"))) == 9
    assert default_names(3, 1, "Irene")[1] == "Irene"


def test_what_is_no_running_game_is_not_resumed(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "saves"
    program("play", "--seed", "4", cwd=tmp_path, stdin="1\nquit\n")
    (folder / "zz.eminence").write_bytes(b"\xff\xfe")
    (folder / "zy.eminence").mkdir()
    assert "turn" in program("play", "--resume", cwd=tmp_path, stdin="quit\n").stdout


# --- Which game -------------------------------------------------------------------------------------------------------


def test_without_a_name_there_is_a_list_of_games_to_pick_from(folder: Path) -> None:
    screen = Screen(folder, "play", "--seats", "3", "--seed", "m", "--bots", "greedy", "--file", FILE)
    listed = flat(plain(screen.read()))
    assert "1 An Empty Throne 2 players" in listed
    assert "2 Behind the Throne 2 to 4 players" in listed
    assert "Type the number of a game" in plain(screen.type("chess"))
    assert "Intrigue phase, pick 1 of 6" in plain(screen.type("shadow throne"))
    screen.type("quit")
    leaving = Screen(folder, "play")
    leaving.read()
    levels = flat(plain(leaving.type("2")))
    assert "1 beginner sees what lies at hand" in levels
    assert "5 master thinks for up to a second" in levels
    assert "Type the number of a level" in plain(leaving.type("grandmaster"))
    leaving.type("q")
    assert sorted(path.name for path in folder.glob("*.eminence")) == [FILE]


def test_a_card_file_says_which_game_it_is_for(folder: Path) -> None:
    made = program("cards", "shadow-throne", "--file", cwd=folder)
    (folder / "mine.toml").write_text(made.stdout, encoding="utf-8")
    screen = Screen(folder, "play", "--cards", "mine.toml", "--seats", "3", "--file", FILE)
    assert "Intrigue phase, pick 1 of 6" in plain(screen.read())
    screen.type("quit")
