"""Files that are sent: a form with the file and the plain fields of its document."""

import uuid
from dataclasses import dataclass
from typing import Any, Dict, Tuple

from .plain import PLAIN, plain, to_json


@dataclass(frozen=True)
class File:
    """A file for `client.media.create(file=File("lake.png", content, "image/png"), alt="A lake")`."""

    name: str
    content: bytes
    media_type: str = "application/octet-stream"


def multipart(fields: Dict[str, Any]) -> Tuple[str, bytes]:
    """The content type and the body (RFC 7578)."""
    boundary = uuid.uuid4().hex
    parts = b"".join(_part(boundary, name, value) for name, value in fields.items() if value is not None)
    return f"multipart/form-data; boundary={boundary}", parts + f"--{boundary}--\r\n".encode("ascii")


def _part(boundary: str, name: str, value: Any) -> bytes:
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="{_quoted(name)}"'
    if isinstance(value, File):
        head += f'; filename="{_quoted(value.name)}"\r\nContent-Type: {_quoted(value.media_type)}'
        content = value.content
    else:
        content = _text(value).encode("utf-8")
    return f"{head}\r\n\r\n".encode("utf-8") + content + b"\r\n"


def _text(value: Any) -> str:
    if isinstance(value, str):
        return value
    return plain(value) if isinstance(value, PLAIN) else to_json(value)


def _quoted(text: str) -> str:
    return text.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
