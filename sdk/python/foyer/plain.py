"""Values that JSON has no form for, as the text that the service reads."""

import json
from datetime import date
from decimal import Decimal
from typing import Any
from uuid import UUID

#: A `datetime` is a `date` too.
PLAIN = (date, Decimal, UUID)


def plain(value: Any) -> str:
    """The text of such a value. That of anything else would mean something else."""
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, PLAIN):
        return str(value)
    raise TypeError(f"{value!r} cannot be sent, nor be compared with in `where`.")


def to_json(value: Any) -> str:
    """JSON of a value, with such values in it. NaN and infinity are refused: JSON has neither."""
    return json.dumps(value, allow_nan=False, default=plain)
