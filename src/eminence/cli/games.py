"""Commands that show what there is: games, rules and cards."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

import eminence
from eminence.cli.common import (
    DEFAULT_GAME,
    CardFile,
    GameName,
    LanguageName,
    Options,
    app,
    console,
    load,
    set_language,
)
from eminence.games import registry
from eminence.kernel import cards as card_files
from eminence.kernel.cards import BadCards
from eminence.kernel.errors import Refused
from eminence.kernel.options import option_text
from eminence.terminal.language import say, used


@app.command()
def games(language: LanguageName = None) -> None:
    """List the games, their seats and their options."""
    set_language(language)
    broken = False
    for name in registry.names():
        try:
            game = eminence.load(name)
        except Refused as refusal:
            sys.stderr.write(f"eminence: {refusal}\n")
            broken = True
            continue
        seats = f"  {say('games-seats', seats='-'.join(map(str, sorted({game.seats[0], game.seats[-1]}))))}"
        console.print(Text.assemble((game.title, "bold yellow"), (f"  {name}", "dim"), seats))
        console.print(Padding(game.definition.summary(used()), (0, 0, 0, 2), expand=False))
        for option in game.options.values():
            offered = ", ".join(option_text(choice) for choice in option.choices)
            choice = f"={option_text(option.value)}  "
            meaning = game.definition.option_text(option.name, used())
            line = Text.assemble((option.name, "cyan"), choice, (f"({offered})", "dim"), f"  {meaning}")
            console.print(Padding(line, (0, 0, 0, 2), expand=False))
    if broken:
        raise typer.Exit(2)


@app.command()
def rules(game: GameName, language: LanguageName = None) -> None:
    """Read a game's rules."""
    set_language(language)
    loaded = eminence.load(game)
    if not console.is_terminal:
        print(loaded.rules_text(used()))
        return
    from eminence.terminal.pages import rules_page

    os.environ.setdefault("LESS", "-R")  # else the commonest pager shows the codes of styles as text
    with console.pager(styles=True):
        console.print(rules_page(loaded))


@app.command()
def cards(
    what: Annotated[str, typer.Argument(metavar="GAME|check", help="A game, or 'check' and a card file.")],
    file: Annotated[Path | None, typer.Argument(help="With 'check': the card file.")] = None,
    plain: Annotated[bool, typer.Option("--file", help="Print the game's card file, to copy and change.")] = False,
    option: Options = None,
    cards: CardFile = None,
    language: LanguageName = None,
) -> None:
    """Show a game's cards and where each number comes from, or check a card file of your own."""
    set_language(language)
    if what == "check":
        _check_cards(file)
        return
    if file is not None:
        raise Refused("bad-cards", f"What to do with {file}? To check it: eminence cards check {file}")
    game = load(what, option, cards)
    if plain:
        print((game.definition.folder / "cards.toml").read_text(encoding="utf-8"), end="")
        return
    from eminence.terminal.pages import cards_page

    console.print(game.cards.title, style="bold yellow")
    console.print()
    console.print(cards_page(game, console.width, cells=True), soft_wrap=True)
    console.print()
    if any(not source.startswith("known") for card in game.cards for source in card.provenance.values()):
        console.print(say("cards-legend"), style="dim")
    console.print(f"{len(game.cards)} {game.definition.schema.entries}, set {game.cards.digest}", style="dim")


def _check_cards(file: Path | None) -> None:
    if file is None:
        raise Refused("no-such-file", "Which file? Write: eminence cards check FILE")
    text = card_files.text_of(file)
    definition = registry.find(game_of(text))
    try:
        found = card_files.parse(text, definition.schema, definition.name, str(file))
    except BadCards as bad:
        for problem in bad.problems:
            sys.stderr.write(f"{bad.origin}:{problem.line}: {problem.sentence}\n")
        raise typer.Exit(2) from None
    console.print(
        f"{file}: {len(found)} {definition.schema.entries} for {definition.title}, all in order. Set {found.digest}.",
        soft_wrap=True,
    )


def game_of(text: str) -> str:
    """The game that a card file is for, as far as it says so."""
    try:
        name = tomllib.loads(text).get("game")
    except (ValueError, RecursionError):
        name = None
    return name if name in registry.names() else DEFAULT_GAME
