"""Every state of the page, one after the other, for whoever looks at it: axe, or people who look at pictures."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress

from playwright.sync_api import Error

from browser import Visitor, seated

GAMES = {
    "behind-the-throne": "Behind the Throne",
    "shadow-throne": "Shadow Throne",
    "shadows-over-the-empire": "Shadows over the Empire",
    "an-empty-throne": "An Empty Throne",
}
MOMENTS = (0, 1, 3, 6, 10, 15, 22, 30)
"""After so many clicks a game is looked at."""

Meet = Callable[..., Visitor]
States = Iterator[tuple[str, Visitor]]


def states(meet: Meet, moments: tuple[int, ...] = MOMENTS, *, studies: bool = True) -> States:
    """The page in each of its states; `studies` are the chances of finished games, which take their time."""
    yield from house(meet(level="casual"))
    yield from beside(meet())
    yield from people(meet(), meet())
    for name, title in GAMES.items():
        yield from game(meet(), name, title, moments, studies=studies or name == "behind-the-throne")
    yield from german(meet())


def house(one: Visitor) -> States:
    page = one.page
    one.home()
    yield "home", one
    page.locator("summary", has_text=page.locator("summary").first.inner_text()).first.click()
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
    one.complaints.clear()  # browsers complain about every 404
    yield "no-table", one
    for view in ("about", *(f"{what}/{game}" for what in ("rules", "cards") for game in GAMES)):
        page.goto(f"{one.url}/#{view}")
        page.wait_for_selector("main li, main h2")
        yield view.replace("/", "-"), one


def beside(one: Visitor) -> States:
    """What lies beside a table, and what can happen at it."""
    page = one.page
    one.home()
    page.get_by_role("button", name="Learn").nth(1).click()
    page.wait_for_selector(".coach")
    yield "lesson", one
    page.get_by_role("button", name="End the lesson").click()
    page.wait_for_selector(".status.asked")
    for key, name in (("m", "menu"), ("r", "rules-drawer"), ("l", "log"), ("?", "keys")):
        page.keyboard.press(key)
        page.wait_for_selector("dialog")
        yield name, one
        page.keyboard.press("Escape")
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
    page.wait_for_selector(".hint", timeout=180_000)
    yield "hint", one
    with suppress(Error):
        page.locator(".log li").last.focus()
    one.set(text=True)
    page.wait_for_selector(".text")
    yield "text", one
    one.set(text=False)
    page.wait_for_selector(".status")
    one.cut()
    page.wait_for_selector("[role=alert]")
    yield "lost", one
    one.mend()
    page.wait_for_selector("[role=alert]", state="detached", timeout=20_000)


def people(ada: Visitor, bob: Visitor) -> States:
    """Two who play, talk and leave, and one who watches."""
    bob.page.goto(ada.invite("Behind the Throne"))
    bob.page.wait_for_selector(".waiting")
    yield "invited", bob
    seated(ada, bob, "Behind the Throne")
    bob.open_talk()
    bob.page.get_by_text("Say something").last.click()
    bob.page.get_by_role("button", name="Good luck!").last.click()
    bob.page.get_by_text("Peace and quiet").last.click()
    yield "talk", bob
    ada.page.wait_for_timeout(200)
    yield "heard", ada
    bob.page.keyboard.press("Escape")
    bob.page.keyboard.press("m")
    bob.page.get_by_role("button", name="Leave for now").click()
    bob.page.wait_for_selector("dialog", state="detached")
    yield "left", bob


def game(one: Visitor, name: str, title: str, moments: tuple[int, ...], *, studies: bool) -> States:
    page, chance, clicks = one.page, random.Random(7), 0
    one.home()
    one.play_now(title)
    while clicks <= moments[-1] and not one.over():
        if clicks in moments:
            yield f"{name}-{clicks:02}", one
        clicks += one.goes_on(chance)
    one.play_to_the_end()
    yield f"{name}-end", one
    if studies:
        page.get_by_role("button", name="How the chances went").click()
        page.wait_for_selector(".curve svg", timeout=180_000)
        yield f"{name}-curve", one
    page.get_by_role("button", name="Replay", exact=True).click()
    page.wait_for_selector(".past")
    page.get_by_label("Seen by").select_option("all")
    last = page.get_by_role("slider").get_attribute("max") or "0"
    page.get_by_role("slider").fill(str(int(last) // 2))
    yield f"{name}-replay", one


def german(one: Visitor) -> States:
    page = one.page
    one.home()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Jetzt spielen").nth(2).wait_for()
    yield "german-home", one
    page.get_by_role("button", name="Jetzt spielen").nth(2).click()
    page.wait_for_selector(".status.asked")
    one.choose_if_possible(random.Random(1))
    page.wait_for_timeout(300)
    yield "german-table", one
