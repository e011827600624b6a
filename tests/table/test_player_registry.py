"""Signed values: who has sat down keeps the seat, whatever key the server signs with now; nobody else gets it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from eminence.table import schema
from eminence.table.player_registry import PlayerRegistry
from eminence.table.store import Store

PLAYER = "abcdefghjkmn"
Use = Callable[[PlayerRegistry, Store], Awaitable[None]]


def with_registry(folder: Path, use: Use) -> None:
    async def evening() -> None:
        store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
        await store.open()
        try:
            registry = PlayerRegistry(store)
            await registry.open()
            await use(registry, store)
        finally:
            await store.close()

    asyncio.run(evening())


async def keys_in(store: Store) -> dict[str, str]:
    columns = schema.settings.c
    wanted = sa.select(columns.name, columns.value)
    return dict(await store.read(lambda connection: [(name, value) for name, value in connection.execute(wanted)]))


def signed_of_old(key: str, purpose: str) -> str:
    """As versions until 0.6 have signed."""
    return hmac.new(bytes.fromhex(key), f"{purpose} {PLAYER}".encode(), hashlib.sha256).hexdigest()


def test_what_was_signed_is_known_again_and_by_its_own_purpose_only(tmp_path: Path) -> None:
    async def use(registry: PlayerRegistry, store: Store) -> None:
        token, csrf = registry.token(PLAYER), registry.csrf(PLAYER)
        assert registry.named(token) == PLAYER
        assert registry.is_csrf(PLAYER, csrf)
        assert not registry.is_csrf("nmkjhgfedcba", csrf)
        assert not registry.is_csrf(PLAYER, token.rpartition(".")[2])
        assert registry.named(f"{token.rpartition('.')[0]}.{csrf}") == ""

    with_registry(tmp_path, use)


def test_no_letter_of_a_token_can_be_another(tmp_path: Path) -> None:
    async def use(registry: PlayerRegistry, store: Store) -> None:
        token, csrf = registry.token(PLAYER), registry.csrf(PLAYER)
        for letter in "A0b_-!=.~é ":
            assert registry.named(token + letter) == ""
            assert not registry.is_csrf(PLAYER, csrf + letter)
            for at in range(len(token)):
                if token[at] != letter:
                    assert registry.named(token[:at] + letter + token[at + 1 :]) == ""

    with_registry(tmp_path, use)


@pytest.mark.parametrize(
    "token", ["", ".", "..", "...", PLAYER, f"{PLAYER}.", f".{PLAYER}", "\x00", "é.é.é", "=" * 5000]
)
def test_what_is_no_token_stands_for_nobody(tmp_path: Path, token: str) -> None:
    async def use(registry: PlayerRegistry, store: Store) -> None:
        assert registry.named(token) == ""

    with_registry(tmp_path, use)


def test_tokens_of_earlier_versions_keep_their_seats_and_pages_that_are_open_go_on(tmp_path: Path) -> None:
    async def use(registry: PlayerRegistry, store: Store) -> None:
        key = (await keys_in(store))["key"]
        token, csrf = f"{PLAYER}.{signed_of_old(key, 'token')}", signed_of_old(key, "csrf")[:32]
        for _ in range(2):
            assert registry.named(token) == PLAYER
            assert registry.is_csrf(PLAYER, csrf)
            assert registry.named(f"nmkjhgfedcba.{signed_of_old(key, 'token')}") == ""
            assert registry.named(f"{PLAYER}.{signed_of_old(key, 'csrf')}") == ""
            await registry.add_key()

    with_registry(tmp_path, use)


def test_a_new_key_signs_and_all_keys_are_believed(tmp_path: Path) -> None:
    async def use(registry: PlayerRegistry, store: Store) -> None:
        signed = []
        for _ in range(12):
            signed.append((registry.token(PLAYER), registry.csrf(PLAYER)))
            await registry.add_key()
        assert len({csrf for _, csrf in signed}) == 12, "each by a key of its own"
        assert len(set((await keys_in(store)).values())) == 13
        later = PlayerRegistry(store)
        await later.open()
        for token, csrf in signed:
            for one in (registry, later):
                assert one.named(token) == PLAYER
                assert one.is_csrf(PLAYER, csrf)
        assert later.csrf(PLAYER) == registry.csrf(PLAYER) not in {csrf for _, csrf in signed}

    with_registry(tmp_path, use)


def test_another_process_believes_a_new_key_when_it_has_heard_of_it(tmp_path: Path) -> None:
    async def use(registry: PlayerRegistry, store: Store) -> None:
        other = PlayerRegistry(store)
        await other.open()
        await registry.add_key()
        token = registry.token(PLAYER)
        assert other.named(token) == ""
        await other.read_keys()
        assert other.named(token) == PLAYER
        assert other.csrf(PLAYER) == registry.csrf(PLAYER)

    with_registry(tmp_path, use)


def test_nobody_is_believed_before_there_is_a_key(tmp_path: Path) -> None:
    registry, another = (PlayerRegistry(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")) for _ in range(2))
    assert registry.named(another.token(PLAYER)) == ""
    assert registry.named(f"{PLAYER}.{signed_of_old('', 'token')}") == ""
