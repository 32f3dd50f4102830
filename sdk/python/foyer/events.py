"""Server-sent events, as the HTML standard reads them."""

from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Iterable, Iterator, List, Optional

from .problem import network_problem


@dataclass(frozen=True)
class ServerSentEvent:
    event: str
    data: str
    id: Optional[str] = None


def server_sent_events(lines: Iterable[bytes]) -> Iterator[ServerSentEvent]:
    """The events in the lines of a `text/event-stream` answer."""
    name: str = "message"
    data: List[str] = []
    last_id: Optional[str] = None
    for raw in lines:
        line = raw.decode("utf-8").rstrip("\r\n")
        if line == "":
            if data:
                yield ServerSentEvent(name, "\n".join(data), last_id)
            name, data = "message", []
            continue
        field, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if field == "data":
            data.append(value)
        elif field == "event":
            name = value
        elif field == "id" and "\0" not in value:
            last_id = value


def read_events(response: Any) -> Iterator[ServerSentEvent]:
    """The events of an open answer, which is closed at the end; its content as the only one where it is no stream of them."""
    try:
        if response.headers.get_content_type() == "text/event-stream":
            yield from server_sent_events(_lines(response))
            return
        data = response.read().decode("utf-8")
        if data:
            yield ServerSentEvent("message", data)
    except (OSError, HTTPException) as error:
        raise network_problem("The events broke off", error) from error
    finally:
        response.close()


def _lines(response: Any) -> Iterator[bytes]:
    """The lines of an answer as they come. Its own just end where chunks break off."""
    rest = b""
    while True:
        part = response.read1(65_536)
        if not part:
            return
        *lines, rest = (rest + part).split(b"\n")
        yield from lines
