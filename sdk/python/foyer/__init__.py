"""A client for Foyer's API, on the standard library alone."""

from .client import Client
from .events import ServerSentEvent
from .problem import FoyerProblem
from .socket import Connection

__all__ = ["Client", "Connection", "FoyerProblem", "ServerSentEvent"]
