"""One folder a game, the shelf they stand on, and the runner of scenarios. Knows the kernel and nothing above."""
