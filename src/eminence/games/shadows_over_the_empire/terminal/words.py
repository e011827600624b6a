"""What the terminal says of Shadows over the Empire: the messages in `words/`."""

from functools import partial
from pathlib import Path

from eminence.terminal import say_in

say = partial(say_in, Path(__file__).parent)
