"""Every state of the page, one after the other, for whoever looks at it: axe, or people who look at pictures.

`PARTS` has them in parts that can be visited alone; each says by name which states it shows, whatever chance brings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from playwright.sync_api import expect

from tests.support import seeds
from tests.support.browser import TURN, Visitor, seated
from tests.support.deadlines import within

GAMES = {
    "behind-the-throne": "Behind the Throne",
    "shadow-throne": "Shadow Throne",
    "shadows-over-the-empire": "Shadows over the Empire",
    "an-empty-throne": "An Empty Throne",
}
CHANCE_BEGINS = ("behind-the-throne", "an-empty-throne")
"""Games in which chance says who begins."""
BESIDE = {"m": "menu", "r": "rules-drawer", "l": "log", "?": "keys"}
BOOKS = [f"{what}/{game}" for what in ("rules", "cards") for game in GAMES]
OTHER_LANGUAGES = {"german": ("de", "Jetzt spielen"), "french": ("fr", "Jouer")}
"""Their codes, and what the button says that begins a game."""
MOMENTS = (0, 1, 3, 6, 10, 15)
"""After so many clicks a game is looked at."""
MOST_TABLES = 40
"""So many tables until chance has let everybody begin: it fails once in a million million times."""

Meet = Callable[..., Visitor]
States = Iterator[tuple[str, Visitor]]


@dataclass(frozen=True)
class Part:
    """Some states that follow one another. `visit` takes what makes visitors: `slow` ones go where bots are slow."""

    names: tuple[str, ...]
    visit: Callable[[Meet], States]


def service(meet: Meet) -> States:
    one = meet(level="casual")
    page = one.page
    one.home()
    yield "home", one
    page.locator("summary").first.click()
    yield "name", one
    page.locator("summary").first.click()
    for button, name in (("Options", "options"), ("Invite friends", "new-table")):
        page.get_by_role("button", name=button).nth(2).click()
        page.locator("dialog summary").click()
        yield name, one
        if name == "options":
            page.keyboard.press("Escape")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_selector(".waiting")
    yield "waiting", one
    page.goto(f"{one.url}/t/nosuchtable")
    page.wait_for_selector("main h1")
    one.rest()
    one.complaints.clear()  # browsers complain about every 404
    yield "no-table", one


def books(meet: Meet) -> States:
    one = meet()
    for view in ("about", *BOOKS):
        one.page.goto(f"{one.url}/#{view}")
        one.page.wait_for_selector("main li, main h2")
        yield view.replace("/", "-"), one


def beside(meet: Meet) -> States:
    """What lies beside a table, and what can happen at it."""
    one = meet()
    page = one.page
    one.home()
    page.get_by_role("button", name="Learn").nth(1).click()
    page.wait_for_selector(".coach")
    yield "lesson", one
    page.get_by_role("button", name="End the lesson").click()
    one.await_turn()
    for key, name in BESIDE.items():
        page.keyboard.press(key)
        page.wait_for_selector("dialog")
        yield name, one
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("t")
    page.keyboard.type("use Alchemist")
    yield "typed", one
    page.keyboard.press("Enter")
    page.wait_for_selector(".trouble")
    yield "refused", one
    page.get_by_role("button", name="What do the rules say?").click()
    page.wait_for_selector(".about blockquote")
    yield "refused-rules", one
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Understood").click()
    one.lit().first.focus()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.wait_for_selector(".hint", timeout=within(180) * 1000)
    yield "hint", one
    one.set(text=True)
    page.wait_for_selector(".text")
    yield "text", one
    one.set(text=False)
    page.wait_for_selector(".status")
    one.cut()
    page.wait_for_selector("[role=alert]")
    yield "lost", one
    one.mend()
    page.wait_for_selector("[role=alert]", state="detached")


def people(meet: Meet) -> States:
    """Two who play, talk and leave."""
    ada, bob = meet(), meet()
    bob.page.goto(ada.invite("Behind the Throne"))
    bob.page.wait_for_selector(".waiting")
    yield "invited", bob
    seated(ada, bob, "Behind the Throne")
    bob.open_talk()
    bob.page.get_by_text("Say something").last.click()
    bob.page.get_by_role("button", name="Good luck!").last.click()
    bob.page.get_by_text("Peace and quiet").last.click()
    yield "talk", bob
    expect(ada.page.locator("body")).to_contain_text("Good luck!")
    yield "heard", ada
    bob.page.keyboard.press("Escape")
    bob.page.keyboard.press("m")
    bob.page.get_by_role("button", name="Leave for now").click()
    bob.page.wait_for_selector("dialog", state="detached")
    yield "left", bob


def turns(meet: Meet) -> States:
    """Whose turn it is: you begin, a bot begins, you have moved and a bot has not."""
    for name, title in GAMES.items():
        one = meet(slow=True)
        if name in CHANCE_BEGINS:
            yield f"{name}-bot-begins", _where(one, title, begins=False)
            yield f"{name}-you-begin", _where(one, title, begins=True)
        else:
            _open(one, title)
        chance = seeds.chance("turns", one.stream)
        while one.is_asked():
            one.choose(chance)
        yield f"{name}-bot-to-move", one


def _open(one: Visitor, title: str) -> None:
    one.home()
    one.tile(title).get_by_role("button", name="Play now").click()
    one.page.wait_for_selector(".status")
    one.rest()


def _where(one: Visitor, title: str, *, begins: bool) -> Visitor:
    """At a table where you begin, or a bot does: the first of some that chance has made so."""
    for _ in range(MOST_TABLES):
        _open(one, title)
        if one.is_asked() == begins:
            return one
    raise AssertionError(f"{title}: of {MOST_TABLES} tables none has {'you' if begins else 'a bot'} begin")


def game(meet: Meet, name: str, title: str, moments: tuple[int, ...], *, studied: bool) -> States:
    one = meet()
    page, chance = one.page, seeds.chance("game", one.stream)
    one.home()
    one.play_now(title)
    clicks = 0
    for moment in moments:
        while clicks < moment:
            one.choose(chance, then=TURN)
            clicks += 1
            if one.over():  # that one was short; the next may be longer
                one.home()
                one.play_now(title)
                clicks = 0
        yield f"{name}-{moment:02}", one
    one.hurry_to_the_end()
    yield f"{name}-end", one
    if studied:
        page.get_by_role("button", name="How the chances went").click()
        page.wait_for_selector(".curve svg", timeout=within(180) * 1000)
        yield f"{name}-curve", one
    page.get_by_role("button", name="Replay", exact=True).click()
    page.wait_for_selector(".past")
    page.get_by_label("Seen by").select_option("all")
    one.rest()
    last = page.get_by_role("slider").get_attribute("max") or "0"
    page.get_by_role("slider").fill(str(int(last) // 2))
    yield f"{name}-replay", one


def spoken(meet: Meet, language: str, code: str, play_now: str) -> States:
    one = meet()
    page = one.page
    one.home()
    page.get_by_label("Language").select_option(code)
    page.get_by_role("button", name=play_now).nth(2).wait_for()
    yield f"{language}-home", one
    page.get_by_role("button", name=play_now).nth(2).click()
    one.await_turn()
    one.choose(seeds.chance(language, one.stream))
    yield f"{language}-table", one


def _spoken(language: str, code: str, play_now: str) -> Part:
    names = (f"{language}-home", f"{language}-table")
    return Part(names, partial(spoken, language=language, code=code, play_now=play_now))


def _game(name: str, moments: tuple[int, ...], *, studied: bool) -> Part:
    clicks = [f"{name}-{count:02}" for count in moments]
    names = (*clicks, f"{name}-end", *([f"{name}-curve"] if studied else []), f"{name}-replay")
    return Part(names, partial(game, name=name, title=GAMES[name], moments=moments, studied=studied))


def parts(moments: tuple[int, ...] = MOMENTS, *, studies: tuple[str, ...] = tuple(GAMES)) -> dict[str, Part]:
    """All parts; `studies` are the games whose chances are looked at when they are over, which takes its time."""
    begun = [f"{game}-{who}" for game in CHANCE_BEGINS for who in ("bot-begins", "you-begin")]
    return {
        "house": Part(("home", "name", "options", "new-table", "waiting", "no-table"), service),
        "books": Part(("about", *(book.replace("/", "-") for book in BOOKS)), books),
        "beside": Part(
            ("lesson", *BESIDE.values(), "typed", "refused", "refused-rules", "hint", "text", "lost"), beside
        ),
        "people": Part(("invited", "talk", "heard", "left"), people),
        "turns": Part((*begun, *(f"{game}-bot-to-move" for game in GAMES)), turns),
        **{name: _game(name, moments, studied=name in studies) for name in GAMES},
        **{language: _spoken(language, *how) for language, how in OTHER_LANGUAGES.items()},
    }
