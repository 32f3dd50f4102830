"""What a receiver of webhooks does first: check who sent the message (Standard Webhooks)."""

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from typing import Any, Dict, Iterable, Protocol, Sequence, Tuple, TypedDict, Union, cast, runtime_checkable


class WebhookMessage(TypedDict):
    """A message that a webhook brought; `id` is the same at every attempt: drop repeats by it."""

    id: str
    type: str
    timestamp: str
    data: Dict[str, Any]


@runtime_checkable
class _Headers(Protocol):
    """A dictionary, or what servers have for headers: `email.message.Message`, those of Flask and others."""

    def items(self) -> Iterable[Tuple[str, str]]: ...


class WebhookRefused(Exception):
    """The request is not a message of this service, or too old."""


def verify_webhook(
    secret: Union[str, Sequence[str]],
    headers: _Headers,
    body: Union[str, bytes],
    tolerance: float = 300,
) -> WebhookMessage:
    """Give the message of a request to your endpoint, once its signature is checked.

    `secret` is `whsec_…`, or several while you replace it; `body` is what came, before anything
    parsed it; `tolerance` is how many seconds the clocks may differ.
    """
    given = {name.lower(): value for name, value in headers.items()}
    message, sent = given.get("webhook-id", ""), given.get("webhook-timestamp", "")
    raw = body.encode() if isinstance(body, str) else body
    # Python refuses to read thousands of digits.
    if not re.fullmatch("[0-9]{1,15}", sent) or abs(time.time() - int(sent)) > tolerance:
        raise WebhookRefused("The timestamp is missing, or too far from the clock here.")
    signed = message.encode() + b"." + sent.encode() + b"." + raw
    signatures = given.get("webhook-signature", "").encode().split()
    secrets = [secret] if isinstance(secret, str) else secret
    wanted = [b"v1," + _signature(each, signed) for each in secrets]
    if not any(hmac.compare_digest(one, other) for one in wanted for other in signatures):
        raise WebhookRefused("No signature is of this secret.")
    return cast(WebhookMessage, {"id": message, **json.loads(raw)})


def _signature(secret: str, signed: bytes) -> bytes:
    try:
        key = base64.b64decode(secret.replace("whsec_", "", 1), validate=True)
    except binascii.Error:
        raise ValueError("A secret is whsec_ and base64.") from None
    return base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
