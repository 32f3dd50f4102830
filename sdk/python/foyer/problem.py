"""What the service refused or could not do."""

import json
from datetime import datetime, timezone
from email.message import Message
from email.utils import parsedate_to_datetime
from typing import Any, Dict, List, Mapping, Optional, Union

_CODES = {
    400: "bad_request",
    401: "unauthenticated",
    403: "forbidden",
    404: "not_found",
    409: "conflict",
    413: "payload_too_large",
    415: "unsupported_media_type",
    422: "validation_failed",
    429: "rate_limited",
    503: "unavailable",
}

#: The members of every problem; others belong to its kind (RFC 9457 3.2).
_COMMON = {"type", "title", "status", "detail", "instance", "requestId", "code", "errors", "message"}


class FoyerProblem(Exception):
    """RFC 9457. `code` is stable; status 0 means that no answer came."""

    def __init__(
        self,
        status: int,
        code: str,
        title: str,
        detail: Optional[str] = None,
        errors: Optional[List[Dict[str, Any]]] = None,
        request_id: Optional[str] = None,
        retry_after: Optional[float] = None,
        members: Optional[Dict[str, Any]] = None,
    ) -> None:
        super().__init__(detail or title)
        self.status = status
        self.code = code
        self.title = title
        self.detail = detail
        self.errors = errors or []
        self.request_id = request_id
        self.retry_after = retry_after
        #: What this kind of problem says beyond that, such as `paymentLink` of `payment_required`.
        self.members = members or {}

    def __repr__(self) -> str:
        return f"FoyerProblem(status={self.status}, code={self.code!r}, title={self.title!r})"


def network_problem(title: str, cause: object) -> FoyerProblem:
    """What came in place of an answer, or of the rest of one."""
    return FoyerProblem(0, "network_error", title, detail=str(cause))


def problem_from(status: int, headers: Union[Message, Mapping[str, str]], body: bytes) -> FoyerProblem:
    """The problem that an answer tells of; routes of the admin's own say `errors: [{message}]` instead."""
    try:
        said = json.loads(body)
    except ValueError:
        said = {}
    if not isinstance(said, dict):
        said = {}
    errors = said.get("errors") or []
    first = errors[0].get("message") if errors and isinstance(errors[0], dict) else None
    faults = _faults_in(errors)
    why = " ".join(_in_words(fault) for fault in faults)
    return FoyerProblem(
        status=status,
        code=said.get("code") or _CODES.get(status, f"http_{status}"),
        title=said.get("title") or first or f"The service answered {status}",
        detail=said.get("detail") or why or None,
        errors=[_as_fault(fault) for fault in faults] or errors,
        request_id=said.get("requestId") or headers.get("X-Request-Id"),
        retry_after=_seconds(headers.get("Retry-After")),
        members={name: value for name, value in said.items() if name not in _COMMON},
    )


def _faults_in(errors: Any) -> List[Dict[str, str]]:
    """What the admin's own routes found wrong: `price.amount`, and why."""
    try:
        return errors[0]["data"]["errors"] or []
    except (IndexError, KeyError, TypeError):
        return []


def _as_fault(fault: Dict[str, str]) -> Dict[str, str]:
    path = fault.get("path")
    return {"path": "/" + path.replace(".", "/") if path else "", "message": fault.get("message", "")}


def _in_words(fault: Dict[str, str]) -> str:
    path, message = fault.get("path"), fault.get("message", "")
    return f"{path}: {message}" if path else message


def _seconds(header: Optional[str]) -> Optional[float]:
    if header is None:
        return None
    try:
        return float(header)
    except ValueError:
        pass
    try:
        return max(0.0, (parsedate_to_datetime(header) - datetime.now(timezone.utc)).total_seconds())
    except (TypeError, ValueError):
        return None
