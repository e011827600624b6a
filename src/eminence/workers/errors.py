"""Why a worker gives no answer. Apart from the rest, as event loops are slow to import."""

from __future__ import annotations


class WorkerError(Exception):
    """Why there is no answer; reads as what the process did."""


class WorkerEnded(WorkerError):
    """The process has closed its output, or is no more."""


class WorkerFailed(WorkerError):
    """The process is well, but an exception that nobody has foreseen is all it has to say."""

    def __init__(self, error: str, traceback: str) -> None:
        super().__init__(f"failed: {error}")
        self.error, self.traceback = error, traceback
