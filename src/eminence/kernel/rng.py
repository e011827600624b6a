"""Chance: a 256-bit generator (xoshiro256**) that comes in as an argument, and unbiased draws from it.

Written once for both backends: every product and shift goes through `u64`, which masks a Python int and is a plain
64-bit word when compiled. A step of a played game has its own generator, derived from the game's seed and the step's
number, so that a record replays exactly and no state carries the future.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from struct import Struct
from typing import Any

from eminence.kernel.errors import Refused
from eminence.kernel.primitives import bit_count, inline, lowest_bit

RngState = list[int]
_four_words = Struct("<4Q").unpack


class Rng(RngState):
    """Generator words for the pure backend, with an optional script of forced draws."""

    def __init__(self, words: Iterable[int] = (), script: Sequence[int] = ()) -> None:
        super().__init__(words)
        self.script = list(script)

    def start_drawing(self) -> None:
        """Something is drawn for the first time."""
        raise Refused("no-chance", "Nothing can be drawn without generator words.")

    def check_all_used(self) -> None:
        """Refuse a script with more draws than were made."""
        if self.script:
            raise Refused("draws-left", f"More draws were forced than were made; left over: {len(self.script)}.")


class StepRng(Rng):
    """The generator of one step of a game: empty until something is drawn, since most steps leave nothing to chance."""

    def __init__(self, secret: bytes, step: int, script: Sequence[int] = ()) -> None:
        super().__init__((), script)
        self._secret, self._step = secret, step

    def start_drawing(self) -> None:
        self.extend(step_state(self._secret, self._step))


def seed_bytes(seed: int | str | bytes) -> bytes:
    """The 32 secret bytes that a seed stands for.

    >>> seed_bytes(7) == seed_bytes("7"), seed_bytes(7) == seed_bytes(8)
    (True, False)
    """
    material = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(material, digest_size=32, person=b"eminence-seed").digest()


def step_state(secret: bytes, step: int) -> RngState:
    """The four generator words of one step of the game that `secret` seeds."""
    digest = blake2b(step.to_bytes(8, "little"), key=secret, digest_size=32, person=b"eminence-step").digest()
    return list(_four_words(digest))


def u64(value: int) -> int:
    """A 64-bit word."""
    return value & 0xFFFFFFFFFFFFFFFF


def i64(value: int) -> int:
    """A word as an ordinary signed number."""
    return value


def has_forced_draw(rng: Any) -> bool:
    """Whether a forced draw comes next; never when compiled. Asked before every draw."""
    if not rng:
        rng.start_drawing()
    return bool(rng.script)


def forced_draw(rng: Any, count: int) -> int:
    """The forced draw that comes next, which must be one of `count`."""
    value: int = rng.script.pop(0)
    if not 0 <= value < count:
        raise Refused("draw-impossible", f"A draw of {value} was forced, but only 0 to {count - 1} can be drawn here.")
    return value


@inline
def rotate(word: int, by: int) -> int:
    return u64(word << u64(by)) | (word >> u64(64 - by))


@inline
def next64(rng: RngState) -> int:
    second = rng[1]
    result = u64(rotate(u64(second * u64(5)), 7) * u64(9))
    rng[2] ^= rng[0]
    rng[3] ^= second
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= u64(second << u64(17))
    rng[3] = rotate(rng[3], 45)
    return result


@inline
def draw(rng: RngState, count: int) -> int:
    """A number from 0 to count - 1, each exactly equally likely (Lemire's method on 32 bits)."""
    if has_forced_draw(rng):
        return forced_draw(rng, count)
    bound = u64(count)
    product = u64((next64(rng) >> u64(32)) * bound)
    low = product & u64(0xFFFFFFFF)
    if low < bound:
        threshold = (u64(0x100000000) - bound) % bound
        while low < threshold:
            product = u64((next64(rng) >> u64(32)) * bound)
            low = product & u64(0xFFFFFFFF)
    return i64(product >> u64(32))


@inline
def bag_size(bag: list[int], kinds: int) -> int:
    """How many things are in a bag of counts."""
    total = 0
    for kind in range(kinds):
        total += bag[kind]
    return total


@inline
def draw_from_bag(bag: list[int], kinds: int, rng: RngState) -> int:
    """Take one thing at random out of a bag of counts; the bag must not be empty."""
    if has_forced_draw(rng):
        kind = forced_draw(rng, kinds)
        if bag[kind] == 0:
            refuse_absent(kind)
        bag[kind] -= 1
        return kind
    place = draw(rng, bag_size(bag, kinds))
    passed = 0
    chosen = 0
    for kind in range(kinds):
        passed += bag[kind]
        chosen += passed <= place
    bag[chosen] -= 1
    return chosen


@inline
def draw_member(bits: int, rng: RngState) -> int:
    """One of the things in a set, kept as bits, each equally likely; the set must not be empty."""
    if has_forced_draw(rng):
        kind = forced_draw(rng, 63)
        if bits >> kind & 1 == 0:
            refuse_absent(kind)
        return kind
    for _ in range(draw(rng, bit_count(bits))):
        bits &= bits - 1
    return lowest_bit(bits)


def refuse_absent(kind: int) -> None:
    """A forced card that is not in the bag; never reached when compiled."""
    raise Refused("draw-impossible", f"Card number {kind} was forced, but none is left to be drawn.")


@inline
def mix(word: int) -> int:
    word = u64((word ^ (word >> u64(30))) * u64(0xBF58476D1CE4E5B9))
    word = u64((word ^ (word >> u64(27))) * u64(0x94D049BB133111EB))
    return word ^ (word >> u64(31))


@inline
def set_stream(source: RngState, index: int, rng: RngState) -> None:
    """Set `rng` to stream `index` of `source`: game 7 of a study is the same whoever plays it, in whatever order."""
    word = mix(u64(source[0] + mix(u64(source[1] + u64(index)))))
    for at in range(4):
        word = u64(word + u64(0x9E3779B97F4A7C15))
        rng[at] = mix(word ^ source[2 + (at & 1)])
