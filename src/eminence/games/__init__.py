"""One folder a game, the registry that finds them, and the runner of scenarios. Knows the kernel and nothing above."""
