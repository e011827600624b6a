"""Pages and pictures read as strictly as a careful browser would."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = """<script>alert("&amp;'")</script>" onload='x'"""
"""A name that would like to be markup."""


class Page(HTMLParser):
    """What a whole page has: every tag is closed, in its turn."""

    VOID = frozenset({"meta", "br"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags = Counter[str]()
        self.attributes: list[tuple[str, str]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == [], "not closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        assert len(dict(attrs)) == len(attrs), "an attribute twice"
        for name, value in attrs:
            assert value is not None, "an attribute that says nothing"
            self.attributes.append((name, value))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, "closed out of turn"

    def handle_data(self, data: str) -> None:
        if words := " ".join(data.split()):
            self.words.append(words)

    def values(self, name: str) -> list[str]:
        """What an attribute says wherever it stands."""
        return [value for attribute, value in self.attributes if attribute == name]


def read_picture(text: str) -> ElementTree.Element:
    """A picture as whoever draws it reads it."""
    return ElementTree.fromstring(text)


def assert_needs_nothing_from_elsewhere(text: str) -> None:
    """A page or picture in one file, by day and at night."""
    without = text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|url\(|@import|<script|<link|<img|\b(?:src|srcset|href|on\w+)=", without)
    assert re.search(r"prefers-color-scheme: ?dark", text)
