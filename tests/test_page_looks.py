"""The page for everybody: axe in every state, size and theme, narrow screens, and a light first load."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from browser import DESKTOP, PHONE, TURN, Visitor
from states import GAMES, parts

pytestmark = pytest.mark.xdist_group("browser looks")
Meet = Callable[..., Visitor]
STUDIED = "behind-the-throne"
PARTS = parts((0, 5, 10), studies=(STUDIED,))
COLOURS_OF = {"dark": (), "light": ("color-contrast",)}
"""What axe looks for in each theme: all of it in one, and in the other what differs, which is colours."""
SIZES = [
    pytest.param(size, id=name, marks=pytest.mark.xdist_group(f"browser {name}"))
    for name, size in (("desktop", DESKTOP), ("phone", PHONE))
]
"""Beside one another where there is more than one worker."""
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_wrong_in_any_state(meet: Meet, size: tuple[int, int], part: str) -> None:
    found: dict[str, list[str]] = {}

    def somebody(**settings: object) -> Visitor:
        visitor = meet(size, touch=size == PHONE, **settings)
        visitor.can_be_cut()
        return visitor

    for name, visitor in PARTS[part].visit(somebody):
        found[name] = []
        for theme, rules in COLOURS_OF.items():
            visitor.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            visitor.rest()
            found[name] += [f"{theme}: {wrong}" for wrong in visitor.axe(*rules)]
        wide = visitor.page.evaluate(TOO_WIDE)
        if wide > 0:
            found[name].append(f"the page is {wide} pixels wider than the screen")
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert set(found) == set(PARTS[part].names), "not every state was looked at"


@pytest.mark.parametrize("title", GAMES.values())
def test_the_smallest_phones_have_room(meet: Meet, chance: random.Random, title: str) -> None:
    visitor = meet((360, 640), touch=True)
    visitor.home()
    visitor.play_now(title)
    for _ in range(8):
        assert visitor.page.evaluate(TOO_WIDE) <= 0
        small = visitor.page.evaluate(
            "[...document.querySelectorAll('.buttons .button')].filter((one) => one.offsetHeight < 40).length"
        )
        assert small == 0, "too small for a thumb"
        if visitor.over():
            break
        visitor.choose(chance, then=TURN)


def test_the_first_load_is_small_and_a_table_comes_when_it_is_needed(meet: Meet) -> None:
    visitor = meet()
    sizes: dict[str, int] = {}
    visitor.page.on("response", lambda answer: sizes.update({answer.url: answer.request.sizes()["responseBodySize"]}))
    visitor.home()
    visitor.page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < 200_000, sizes
    assert not [url for url in sizes if "_throne" in url or "_empire" in url]
