"""`python -m eminence`."""

from eminence.cli import main

main()
