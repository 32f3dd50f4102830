"""A client for Foyer's API, on the standard library alone."""

from .client import Client
from .events import ServerSentEvent
from .problem import FoyerProblem
from .socket import Connection
from .upload import File
from .webhooks import WebhookMessage, WebhookRefused, verify_webhook

__all__ = [
    "Client",
    "Connection",
    "File",
    "FoyerProblem",
    "ServerSentEvent",
    "WebhookMessage",
    "WebhookRefused",
    "verify_webhook",
]
