"""The page for everybody: axe in every state, size and theme, narrow screens, and a light first load."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.support.browser import DESKTOP, PHONE, TURN, Visitor
from tests.support.states import GAMES, parts

pytestmark = pytest.mark.xdist_group("browser looks")
Meet = Callable[..., Visitor]
STUDIED = "behind-the-throne"
PARTS = parts((0, 4, 8), studies=(STUDIED,))
THEMES = ("dark", "light")
"""A state is seen in one size in the one, in the other size in the other; the next state the other way round."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}
DIFFERS = ("beside", "people")
"""Parts in which people do other things on a phone; all others are seen in both sizes by turning the screen."""
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


def looks() -> Iterator[Any]:
    """Every part with the sizes in which it is seen by one visitor; half of them beside the others."""
    wanted = [(part, [size]) for part in DIFFERS for size in SIZES]
    wanted += [(part, list(SIZES)) for part in PARTS if part not in DIFFERS]
    for number, (part, sizes) in enumerate(wanted):
        group = pytest.mark.xdist_group(f"browser looks {number % 2}")
        yield pytest.param(part, sizes, id=f"{part}-{'-'.join(sizes)}", marks=group)


@pytest.mark.parametrize(("part", "sizes"), list(looks()))
def test_axe_finds_nothing_wrong_in_any_state(meet: Meet, part: str, sizes: list[str]) -> None:
    found: dict[str, list[str]] = {}

    def somebody(**settings: object) -> Visitor:
        visitor = meet(SIZES[sizes[0]], touch=sizes == ["phone"], **settings)
        visitor.can_be_cut()
        return visitor

    for number, (name, visitor) in enumerate(PARTS[part].visit(somebody)):
        found[name] = []
        for size in sizes:
            visitor.resize(SIZES[size])
            theme = THEMES[(number + list(SIZES).index(size)) % 2]
            visitor.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            visitor.rest()
            found[name] += [f"{size}, {theme}: {wrong}" for wrong in visitor.axe()]
            wide = visitor.page.evaluate(TOO_WIDE)
            if wide > 0:
                found[name].append(f"the page is {wide} pixels wider than the screen")
        visitor.resize(SIZES[sizes[0]])
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    assert set(found) == set(PARTS[part].names), "not every state was looked at"


@pytest.mark.parametrize("title", GAMES.values())
def test_the_smallest_phones_have_room(meet: Meet, chance: random.Random, title: str) -> None:
    visitor = meet((360, 640), touch=True)
    visitor.home()
    visitor.play_now(title)
    for _ in range(5):
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
