"""What the terminal says of Behind the Throne: the messages in `words/`."""

from functools import partial
from pathlib import Path

from eminence.terminal import say_in

say = partial(say_in, Path(__file__).parent)
