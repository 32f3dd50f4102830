"""How one call travels: address, body, headers, retries, problems."""

import json
import random
import re
import time
import uuid
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from http.client import HTTPException
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterator, List, Optional, Tuple
from urllib.error import HTTPError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, OpenerDirector, Request, build_opener

from .events import ServerSentEvent, read_events
from .plain import to_json
from .problem import FoyerProblem, network_problem, problem_from
from .upload import File, multipart

#: Not sent at all; `None` is JSON's null in a body.
UNSET: Any = type("Unset", (), {"__repr__": lambda self: "UNSET", "__bool__": lambda self: False})()

_SAFE = ("GET", "PUT")
_PASSING = (0, 429, 502, 503, 504)


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    query: List[str]
    has_body: bool
    is_idempotent: bool
    gives: str


@dataclass(frozen=True)
class Settings:
    base_url: str
    api_key: Optional[str] = None
    token: Optional[str] = None
    timeout: float = 30.0
    max_retries: int = 2
    max_retry_delay: float = 20.0


Send = Callable[[Operation, Dict[str, Any], Optional[str], Optional[str]], Any]


class Named:
    """Names as they are in the document, too: `requestOtp` is `request_otp`."""

    if not TYPE_CHECKING:  # For a checker of types, every misspelt name would be one that there is.

        def __getattr__(self, name: str) -> Any:
            plain = re.sub(r"[A-Z]", lambda letter: "_" + letter.group().lower(), name)
            return self.__getattribute__(name if name.startswith("_") else plain)


class Area(Named):
    """The operations of one area; the client gives it the way to send."""

    def __init__(self, send: Send) -> None:
        self._send = send

    def _call(self, operation: Operation, fields: Dict[str, Any], key: Optional[str] = None) -> Any:
        return self._send(operation, fields, key, None)

    def _pages(self, operation: Operation, fields: Dict[str, Any], key: Optional[str] = None) -> Iterator[Any]:
        page = fields.get("page") or 1
        while True:
            answer = self._call(operation, {**fields, "page": page}, key)
            yield from answer["docs"]
            if not answer.get("hasNextPage"):
                return
            page += 1

    def _stream(
        self, operation: Operation, fields: Dict[str, Any], key: Optional[str] = None
    ) -> Iterator[ServerSentEvent]:
        return read_events(self._send(operation, fields, key, "text/event-stream"))


def send(
    settings: Settings,
    operation: Operation,
    fields: Dict[str, Any],
    idempotency_key: Optional[str] = None,
    accept: Optional[str] = None,
) -> Any:
    """Sends one call, again where that is safe and promises something.

    Gives the content of the answer, or the open answer where events are asked for; raises a `FoyerProblem`.
    """
    address, kind, body = _split(settings, operation, fields)
    headers = _headers(settings, operation, idempotency_key, accept)
    if kind:
        headers["Content-Type"] = kind
    request = Request(address, data=body, headers=headers, method=operation.method)
    repeatable = _is_repeatable(operation, accept)
    attempt = 0
    while True:
        try:
            response = _open(request, settings.timeout)
            return response if accept else _content(operation, response)
        except FoyerProblem as failure:
            problem = failure
        delay = problem.retry_after
        if delay is None:
            delay = 0.25 * 2**attempt * (1 + random.random())
        passing = problem.status in _PASSING or problem.code == "request_in_progress"
        if not (repeatable and passing) or attempt >= settings.max_retries or delay > settings.max_retry_delay:
            raise problem
        time.sleep(delay)
        attempt += 1


def _is_repeatable(operation: Operation, accept: Optional[str]) -> bool:
    """Whether a call may be sent again although it may have been carried out."""
    if operation.method == "DELETE":
        # One that names no document deletes a page of those that are left: others at each call.
        return operation.path.endswith("}")
    # Nothing stands for a stream when it is asked for again.
    return operation.method in _SAFE or (operation.is_idempotent and accept is None)


#: No credential, and without them a call that is made again would be misread, or do its work twice.
_HARMLESS = ("Accept", "Content-type", "Idempotency-key")


class _Redirects(HTTPRedirectHandler):
    """Follows as fetch does, writes too, but takes no credentials to another origin."""

    # Python before 3.11 has none.
    http_error_308 = HTTPRedirectHandler.http_error_302

    def redirect_request(self, req: Request, *answer: Any) -> Request:
        _, code, _, _, address = answer
        method, body, headers = req.get_method(), req.data, dict(req.headers)
        # https://fetch.spec.whatwg.org/#http-redirect-fetch
        if (code == 303 and method != "HEAD") or (code < 303 and method == "POST"):
            method, body = "GET", None
            headers.pop("Content-type", None)
        again = Request(address, data=body, headers=headers, method=method)
        if not _is_own(_origin(again), _origin(req)):
            again.headers = {name: value for name, value in headers.items() if name in _HARMLESS}
        return again


Origin = Tuple[str, Optional[str], Optional[int]]


def _origin(request: Request) -> Origin:
    address = urlsplit(request.full_url)
    return address.scheme, address.hostname, address.port or {"http": 80, "https": 443}.get(address.scheme)


def _is_own(target: Origin, origin: Origin) -> bool:
    """The same origin, or the same host by https, to which many send on who comes by http."""
    return target == origin or (origin, target) == (("http", origin[1], 80), ("https", origin[1], 443))


@lru_cache(maxsize=None)
def _opener() -> OpenerDirector:
    """Made at the first call, when the proxies of the environment are known."""
    return build_opener(_Redirects)


def _open(request: Request, timeout: float) -> Any:
    try:
        return _opener().open(request, timeout=timeout)
    except HTTPError as refusal:
        with refusal:
            raise problem_from(refusal.code, refusal.headers, _read(refusal)) from None
    except (OSError, HTTPException) as error:
        raise network_problem("No answer came", error) from error


def _read(response: Any) -> bytes:
    try:
        content: bytes = response.read()
        return content
    except (OSError, HTTPException) as error:
        raise network_problem("The answer broke off", error) from error


def _content(operation: Operation, response: Any) -> Any:
    """The content of an answer as its operation gives it."""
    with response:
        content = _read(response)
    if response.status in (204, 205) or (operation.gives == "json" and not content):
        return None
    kind = response.headers.get_content_type()
    if kind.endswith("/json") or kind.endswith("+json"):
        try:
            return json.loads(content)
        except ValueError as error:
            raise network_problem("The answer broke off", error) from error
    # Files for spreadsheets begin with a byte order mark.
    return content.decode("utf-8-sig") if kind.startswith("text/") else content


def _split(settings: Settings, operation: Operation, fields: Dict[str, Any]) -> Tuple[str, str, Optional[bytes]]:
    """The address of a call, and the content type and the body where it has one."""
    rest = {name: value for name, value in fields.items() if value is not UNSET}
    path = re.sub(r"\{(\w+)\}", lambda place: _segment(place.group(1), rest.pop(place.group(1))), operation.path)
    is_upload = any(isinstance(value, File) for value in rest.values())
    names = operation.query if operation.has_body or is_upload else list(rest)
    pairs: List[Tuple[str, str]] = []
    for name in names:
        if name in rest:
            pairs.extend(_pairs(name, rest.pop(name)))
    address = settings.base_url.rstrip("/") + path + ("?" + urlencode(pairs) if pairs else "")
    if is_upload:
        return (address, *multipart(rest))
    if operation.has_body:
        return address, "application/json", to_json(rest).encode("utf-8")
    return address, "", None


def _segment(name: str, value: Any) -> str:
    """A part of the address. Where it is missing, or dots, the address would be that of another operation."""
    text = "" if value is None else str(value)
    if text in ("", ".", ".."):
        raise ValueError(f"`{name}` is a part of the address and cannot be {text!r}.")
    return quote(text, safe="")


def _pairs(name: str, value: Any) -> Iterator[Tuple[str, str]]:
    """Lists repeat their name; objects become `select[title]=true`, and a filter one JSON text."""
    if value is None:
        return
    if name == "where" and isinstance(value, dict):
        # As parameters of their own, empty lists and None would leave their conditions out.
        yield name, to_json(value)
        return
    if isinstance(value, bool):
        yield name, "true" if value else "false"
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from _pairs(f"{name}[{key}]", one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from _pairs(name, one)
    elif isinstance(value, datetime):
        yield name, value.isoformat()
    else:
        yield name, str(value)


def _headers(
    settings: Settings, operation: Operation, idempotency_key: Optional[str], accept: Optional[str]
) -> Dict[str, str]:
    headers = {"Accept": accept or ("application/json" if operation.gives == "json" else "*/*")}
    if settings.token:
        # In place of the key: credentials of two people are refused.
        headers["Authorization"] = f"Bearer {settings.token}"
    elif settings.api_key:
        headers["Authorization"] = f"users API-Key {settings.api_key}"
    # The answer is stored under a key, and a stream is not.
    if operation.is_idempotent and (idempotency_key or accept is None):
        headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
    return headers
