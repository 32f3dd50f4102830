"""The WebSocket, on the standard library: as much of RFC 6455 as a client needs."""

import base64
import hashlib
import json
import os
import random
import socket as sockets
import ssl
import struct
import threading
import uuid
from dataclasses import dataclass
from email.message import Message
from typing import Any, Callable, Dict, Iterator, List, Optional, Tuple, Union
from urllib.parse import urlsplit

from .problem import FoyerProblem, network_problem, problem_from

_GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
#: How long each attempt to open a lost connection waits: three quarters of a minute in all.
_REOPEN_AFTER = (1.0, 2.0, 4.0, 8.0, 15.0, 15.0)
#: What another attempt may not meet again: the service, or the proxy before it, is being restarted.
_PASSING = ("network_error", "unavailable", "rate_limited")
#: A problem is short; what a proxy sends in its place may be anything.
_MOST_OF_A_PROBLEM = 64 * 1024

Ticket = Union[str, Callable[[], str]]


@dataclass(frozen=True)
class TopicEvent:
    topic: str
    id: str
    data: Any


def _lost(cause: object = "The connection was lost") -> FoyerProblem:
    return network_problem("The connection was lost", cause)


class Connection:
    """One use at a time: a subscription, or a chat."""

    def __init__(
        self,
        base_url: str,
        api_key: Optional[str] = None,
        ticket: Optional[Ticket] = None,
        timeout: float = 30.0,
        reopen: bool = True,
    ) -> None:
        self._address = (base_url, timeout)
        self._api_key = api_key
        self._ticket = ticket
        self._reopens = reopen
        self._closed = threading.Event()
        #: By topic, the loop that follows it.
        self._loops: Dict[str, object] = {}
        self._open()

    def _open(self) -> None:
        self._wire = _Wire(*self._address)
        if self._closed.is_set():
            self._wire.close()
        try:
            self._sign_in()
        except BaseException:
            self._wire.close()
            raise

    def _sign_in(self) -> None:
        ticket = self._ticket() if callable(self._ticket) else self._ticket
        name, proof = ("ticket", ticket) if ticket else ("key", self._api_key)
        if not proof:
            return
        self._wire.send({"type": "auth", name: proof})
        while self._expect("ready")["data"]["role"] is None:
            pass

    def _open_again(self) -> None:
        """Opens a lost connection, with several attempts; returns early where it is closed meanwhile."""
        self._wire.close()
        problem = _lost()
        for seconds in _REOPEN_AFTER:
            # Not all clients of a service that was restarted at once.
            if self._closed.wait(seconds * random.uniform(0.75, 1.25)):
                return
            try:
                return self._open()
            except FoyerProblem as failure:
                if self._closed.is_set():
                    return
                if failure.code not in _PASSING and failure.status not in (429, 502, 503, 504):
                    raise
                problem = failure
        raise problem

    def subscribe(self, topic: str, since: Optional[str] = None) -> Iterator[TopicEvent]:
        """The events of a topic, until the connection is closed; a lost one is opened again and goes on after the last."""
        loop = self._loops[topic] = object()
        try:
            yield from self._follow(topic, since)
        finally:
            # One that is collected late must not end the subscription of the next.
            if self._loops.get(topic) is loop:
                del self._loops[topic]
                self._leave(topic)

    def _leave(self, topic: str) -> None:
        try:
            self._wire.send({"type": "unsubscribe", "topic": topic})
        except FoyerProblem:
            # A lost connection has no subscriptions, and what ended the loop is what its caller hears of.
            pass

    def _follow(self, topic: str, since: Optional[str]) -> Iterator[TopicEvent]:
        last = since
        while not self._closed.is_set():
            try:
                self._wire.send({"type": "subscribe", "topic": topic, **({"since": last} if last else {})})
                subscribed = False
                while True:
                    message = self._receive(topic=topic)
                    if message.get("topic") != topic:
                        continue
                    if message["type"] == "subscribed":
                        subscribed = True
                        last = last or message["id"]
                    # What comes before is what an earlier loop left unread: the server sends it again if it is after `since`.
                    if message["type"] == "event" and subscribed:
                        last = message["id"]
                        yield TopicEvent(topic, message["id"], message["data"])
            except FoyerProblem as problem:
                if self._closed.is_set():
                    return
                if problem.code != "network_error" or not self._reopens:
                    raise
            self._open_again()

    def chat(self, message: str, **more: Any) -> Iterator[Dict[str, Any]]:
        """The answer of the assistant as it is written: `chat.delta` messages, then `chat.done`.

        One with `restarts` takes back what was sent before it.
        """
        own = str(uuid.uuid4())
        self._wire.send({"type": "chat", "id": own, "message": message, **more})
        while True:
            answer = self._receive(id=own)
            if answer.get("id") != own:
                continue
            yield answer
            if answer["type"] == "chat.done":
                return

    def ping(self) -> None:
        self._wire.send({"type": "ping"})
        self._expect("pong")

    def close(self) -> None:
        """Ends the connection and what waits on it, in other threads too."""
        self._closed.set()
        self._wire.close()

    def __enter__(self) -> "Connection":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _receive(self, **about: str) -> Dict[str, Any]:
        """Raises errors about this topic or chat, or about none; one left early may still be answered by an error."""
        message = self._wire.receive()
        concerns = all(message.get(name) in (None, about.get(name)) for name in ("topic", "id"))
        if message.get("type") == "error" and concerns:
            raise FoyerProblem(0, message["code"], message["message"])
        return message

    def _expect(self, kind: str) -> Dict[str, Any]:
        while True:
            message = self._receive()
            if message["type"] == kind:
                return message


class _Wire:
    """Messages over frames."""

    def __init__(self, base_url: str, timeout: float) -> None:
        address = urlsplit(base_url)
        secure = address.scheme == "https"
        port = address.port or (443 if secure else 80)
        try:
            self._socket = sockets.create_connection((address.hostname or "", port), timeout)
            if secure:
                context = ssl.create_default_context()
                self._socket = context.wrap_socket(self._socket, server_hostname=address.hostname)
        except OSError as error:
            raise _lost(error) from error
        self._file = self._socket.makefile("rb")
        try:
            self._greet(address.netloc, address.path.rstrip("/") + "/api/ws")
        except OSError as error:
            self._shut()
            raise _lost(error) from error
        except FoyerProblem:
            self._shut()
            raise
        # Events may be far apart; the server pings within a minute.
        self._socket.settimeout(90)

    def _greet(self, host: str, path: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self._socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self._file.readline().decode("latin-1").split(" ")
        # Case makes no difference to its names.
        headers = Message()
        for line in iter(self._file.readline, b"\r\n"):
            if not line:
                break
            name, _, value = line.decode("latin-1").partition(":")
            headers[name.strip()] = value.strip()
        if len(status) < 2 or status[1] != "101":
            raise self._refusal(status, headers)
        expected = base64.b64encode(hashlib.sha1((key + _GUID).encode()).digest()).decode()
        if headers.get("sec-websocket-accept") != expected:
            raise _lost("The service's greeting was not a WebSocket's")

    def _refusal(self, status: List[str], headers: Message) -> FoyerProblem:
        """What the service, or the proxy before it, says in place of opening a socket."""
        if len(status) < 2 or not status[1].isdigit():
            return _lost("No answer came")
        length = headers.get("Content-Length") or ""
        try:
            body = self._file.read(min(int(length), _MOST_OF_A_PROBLEM)) if length.isdigit() else b""
        except OSError:
            body = b""
        return problem_from(int(status[1]), headers, body)

    def send(self, message: Dict[str, Any]) -> None:
        self._frame(_TEXT, json.dumps(message).encode("utf-8"))

    def receive(self) -> Dict[str, Any]:
        whole = b""
        while True:
            final, kind, data = self._read()
            if kind == _CLOSE:
                raise _lost("The service closed the connection")
            if kind == _PING:
                self._frame(_PONG, data)
            elif kind != _PONG:
                whole += data
                if final:
                    message: Dict[str, Any] = json.loads(whole)
                    return message

    def close(self) -> None:
        try:
            self._frame(_CLOSE, struct.pack("!H", 1000))
        except FoyerProblem:
            pass
        try:
            # Wakes a thread that waits for a message; closing alone does not.
            self._socket.shutdown(sockets.SHUT_RDWR)
        except OSError:
            pass
        self._shut()

    def _shut(self) -> None:
        self._file.close()
        self._socket.close()

    def _frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        try:
            self._socket.sendall(head + mask + masked)
        except OSError as error:
            raise _lost(error) from error

    def _read(self) -> Tuple[bool, int, bytes]:
        first, second = self._exactly(2)
        size = second & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", self._exactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._exactly(8))
        return bool(first & 0x80), first & 0x0F, self._exactly(size)

    def _exactly(self, size: int) -> bytes:
        try:
            data = self._file.read(size)
        except (OSError, ValueError) as error:
            raise _lost(error) from error
        if len(data) < size:
            raise _lost()
        return data
