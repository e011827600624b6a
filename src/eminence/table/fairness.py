"""Fair deals: a secret is fixed before the first card, players may stir it, and everybody can check it afterwards.

A table shows the hash of its secret, the commitment, from the moment it is there. Whoever sits down may add a word of
her own, a salt. The deal follows from the secret and all salts: the host could not choose it, because the secret was
fixed first, and no player could, because the secret was not known. At the end the secret is told.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from eminence.games import registry
from eminence.kernel import game_record
from eminence.kernel.position import Position
from eminence.table.refusals import refused

SALT = r"[A-Za-z0-9_-]{1,64}"
_SECRET = r"[0-9a-f]{64}"


def new_secret() -> str:
    """256 bits that nobody knows, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The SHA-256 of the secret's digits: shown at once, it binds the host.

    >>> commitment("00" * 32)[:16]
    '60e05bd1b195af2f'
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def seed(secret: str, salts: Sequence[str]) -> str:
    """The seed of the game: the SHA-256 of the secret and the salts, in the order of seats, with colons between them.

    >>> seed("00" * 32, ["ada", ""]) == hashlib.sha256(("00" * 32 + ":ada:").encode()).hexdigest()
    True
    """
    return hashlib.sha256(":".join([secret, *salts]).encode()).hexdigest()


def remarks(secret: str, salts: Sequence[str]) -> list[str]:
    """The lines of a record that prove its deal."""
    return [f"# commitment: {commitment(secret)}", f"# secret: {secret}", f"# salts: {','.join(salts)}"]


@dataclass(frozen=True)
class Verdict:
    """A game that was dealt and played as its record says."""

    position: Position
    commitment: str
    salts: tuple[str, ...]

    def __str__(self) -> str:
        game, moves = self.position.game, len(self.position.steps)
        given = sum(map(bool, self.salts))
        stirred = f"{given} of the players stirred the deal" if given else "no player stirred the deal"
        return (
            f"{game.title}, {moves} moves: every card was dealt as the secret says, and every move was legal. "
            f"The secret fits the commitment {self.commitment}; {stirred}."
        )


def verify(text: str, shown: str | None = None, cards: str | None = None) -> Verdict:
    """Deal and play a record's game again; refused if anything in it does not fit, and why.

    `shown` is the commitment that was seen before the first card: only that proves that the secret was not chosen
    afterwards. `cards` is the text of the card file, if it was not the game's own.
    """
    told = dict(re.findall(r"^# (commitment|secret|salts): ?(.*)$", "\n".join(text.splitlines()), re.MULTILINE))
    record = game_record.read(text)
    if missing := {"commitment", "secret", "salts"} - set(told):
        raise refused("no-proof", line=f"# {min(missing)}:")
    secret, salts = told["secret"].strip(), told["salts"].strip().split(",")
    if not re.fullmatch(_SECRET, secret) or commitment(secret) != told["commitment"].strip():
        raise refused("bad-proof", reason="secret")
    if shown is not None and shown.strip().lower() != told["commitment"].strip():
        raise refused("bad-proof", reason="shown")
    if record.start or record.position:
        raise refused("bad-proof", reason="position")
    if len(salts) != record.seats or seed(secret, salts) != record.seed:
        raise refused("bad-proof", reason="salts")
    if any(draws for _, _, draws in record.moves):
        raise refused("bad-proof", reason="draws")
    chosen = None if cards is None else registry.card_set(record.game, cards)
    return Verdict(registry.replay(text, chosen), commitment(secret), tuple(salts))
