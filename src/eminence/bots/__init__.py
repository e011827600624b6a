"""Players that are programs. A bot sees a View and its own seed, nothing else. Knows the kernel and the contract."""
