"""The client of one service."""

import re
from dataclasses import replace
from functools import partial
from typing import Optional

from .operations import Areas
from .socket import Connection, Ticket
from .transport import Named, Settings, send


class Client(Named, Areas):
    """A method for every operation, by area: `Client(url).courses.list(level="foundation")`."""

    def __init__(
        self,
        base_url: str,
        api_key: Optional[str] = None,
        token: Optional[str] = None,
        timeout: float = 30.0,
        max_retries: int = 2,
        max_retry_delay: float = 20.0,
    ) -> None:
        if not re.fullmatch(r"https?://[^?#\s]+", base_url or "", re.I):
            raise ValueError("`base_url` is where the service is, such as https://www.example.com")
        self.settings = Settings(base_url, api_key, token, timeout, max_retries, max_retry_delay)
        super().__init__(partial(send, self.settings))

    def with_token(self, token: Optional[str]) -> "Client":
        """The same client for the learner who holds this token, which calls carry in place of a key."""
        return Client(**vars(replace(self.settings, token=token)))

    def connect(self, ticket: Optional[Ticket] = None, reopen: bool = True) -> Connection:
        """Opens the WebSocket, signed in by the client's key or a ticket; a function gets one each time it is opened."""
        return Connection(self.settings.base_url, self.settings.api_key, ticket, self.settings.timeout, reopen)
