"""Made from the OpenAPI document by `npm run generate`."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Literal, Union

from . import types as t
from .events import ServerSentEvent
from .transport import UNSET, Area, Operation


class ApiKeysArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on an API key (POST /api/api-keys/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/api-keys/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.ApiKeysCountAnswer:
        """Count API keys (GET /api/api-keys/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/api-keys/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        name: str,
        scopes: List[str],
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        owner: Union[Union[str, None], t.UserDocument] = UNSET,
        expiresAt: Union[str, None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.ApiKeysCreateAnswer:
        """Create an API key (POST /api/api-keys)."""
        sent_: Dict[str, Any] = {
            "name": name,
            "scopes": scopes,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "owner": owner,
            "expiresAt": expiresAt,
            **more,
        }
        return self._call(Operation("POST", "/api/api-keys", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ApiKeysDeleteByIdAnswer:
        """Delete an API key (DELETE /api/api-keys/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/api-keys/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ApiKeysDeleteManyAnswer:
        """Delete API keys that match a filter (DELETE /api/api-keys)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/api-keys", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ApiKeysFindAnswer:
        """List API keys (GET /api/api-keys)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/api-keys", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.ApiKeyDocument]:
        """List API keys (GET /api/api-keys)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/api-keys", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ApiKeyDocument:
        """Get an API key by ID (GET /api/api-keys/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/api-keys/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        name: str = UNSET,
        scopes: List[str] = UNSET,
        expiresAt: Union[str, None] = UNSET,
        revoked: Union[bool, None] = UNSET,
        **more: Any,
    ) -> t.ApiKeysUpdateByIdAnswer:
        """Update an API key (PATCH /api/api-keys/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "name": name,
            "scopes": scopes,
            "expiresAt": expiresAt,
            "revoked": revoked,
            **more,
        }
        return self._call(Operation("PATCH", "/api/api-keys/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        name: str = UNSET,
        scopes: List[str] = UNSET,
        expiresAt: Union[str, None] = UNSET,
        revoked: Union[bool, None] = UNSET,
        **more: Any,
    ) -> t.ApiKeysUpdateManyAnswer:
        """Update API keys that match a filter (PATCH /api/api-keys)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "name": name,
            "scopes": scopes,
            "expiresAt": expiresAt,
            "revoked": revoked,
            **more,
        }
        return self._call(Operation("PATCH", "/api/api-keys", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class AsyncapiArea(Area):
    def get(
        self,
        **more: Any,
    ) -> t.AsyncApiDocument:
        """Get the AsyncAPI document of the WebSocket (GET /api/asyncapi.json)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/asyncapi.json", [], False, False, "json"), sent_)


class AttendanceArea(Area):
    def list(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.Attendance:
        """Get the attendance list of a course date (GET /api/course-sessions/{id}/attendance)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/course-sessions/{id}/attendance", [], False, False, "json"), sent_)

    def mark(
        self,
        *,
        id: str,
        enrolment: str,
        attended: bool,
        **more: Any,
    ) -> t.Attendee:
        """Record who attended a course date (PUT /api/course-sessions/{id}/attendance/{enrolment})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "enrolment": enrolment,
            "attended": attended,
            **more,
        }
        return self._call(Operation("PUT", "/api/course-sessions/{id}/attendance/{enrolment}", [], True, False, "json"), sent_)


class AuditLogArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on an audit log entry (POST /api/audit-log/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/audit-log/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.AuditLogCountAnswer:
        """Count audit log entries (GET /api/audit-log/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/audit-log/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.AuditLogFindAnswer:
        """List audit log entries (GET /api/audit-log)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/audit-log", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.AuditLogDocument]:
        """List audit log entries (GET /api/audit-log)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/audit-log", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.AuditLogDocument:
        """Get an audit log entry by ID (GET /api/audit-log/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/audit-log/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)


class AuthArea(Area):
    def rename(
        self,
        *,
        name: str,
        **more: Any,
    ) -> t.LearnerSession:
        """Change the learner’s name (PATCH /api/lms/auth/session)."""
        sent_: Dict[str, Any] = {
            "name": name,
            **more,
        }
        return self._call(Operation("PATCH", "/api/lms/auth/session", [], True, False, "json"), sent_)

    def request_otp(
        self,
        *,
        email: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OtpChallenge:
        """Request a passcode to sign in (POST /api/lms/auth/request-otp)."""
        sent_: Dict[str, Any] = {
            "email": email,
            **more,
        }
        return self._call(Operation("POST", "/api/lms/auth/request-otp", [], True, True, "json"), sent_, idempotency_key)

    def session(
        self,
        **more: Any,
    ) -> t.LearnerSession:
        """Get the signed-in learner (GET /api/lms/auth/session)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/lms/auth/session", [], False, False, "json"), sent_)

    def sign_out(
        self,
        *,
        everywhere: Literal["true", "false"] = UNSET,
        **more: Any,
    ) -> None:
        """Sign out (POST /api/lms/auth/sign-out)."""
        sent_: Dict[str, Any] = {
            "everywhere": everywhere,
            **more,
        }
        return self._call(Operation("POST", "/api/lms/auth/sign-out", ["everywhere"], False, False, "json"), sent_)

    def verify_otp(
        self,
        *,
        email: str,
        otp: t.OtpProof,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.SignedIn:
        """Sign in with a passcode (POST /api/lms/auth/verify-otp)."""
        sent_: Dict[str, Any] = {
            "email": email,
            "otp": otp,
            **more,
        }
        return self._call(Operation("POST", "/api/lms/auth/verify-otp", [], True, True, "json"), sent_, idempotency_key)


class BadgesArea(Area):
    def issuer(
        self,
        **more: Any,
    ) -> t.BadgeIssuer:
        """Get the issuer of the badges and its keys (GET /api/lms/issuer)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/lms/issuer", [], False, False, "json"), sent_)

    def key(
        self,
        *,
        key: str,
        **more: Any,
    ) -> t.BadgeKey:
        """Get the public key that a badge was signed with (GET /api/lms/issuer/keys/{key})."""
        sent_: Dict[str, Any] = {
            "key": key,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/issuer/keys/{key}", [], False, False, "json"), sent_)

    def revocations(
        self,
        **more: Any,
    ) -> t.BadgeRevocations:
        """List revoked badges (GET /api/lms/issuer/revocations)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/lms/issuer/revocations", [], False, False, "json"), sent_)


class BookingsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a booking (POST /api/bookings/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/bookings/access/{id}", [], True, False, "json"), sent_)

    def cancel(
        self,
        *,
        id: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.Booking:
        """Cancel a booking (POST /api/lms/bookings/{id}/cancellation)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "locale": locale,
            **more,
        }
        return self._call(Operation("POST", "/api/lms/bookings/{id}/cancellation", ["locale"], False, True, "json"), sent_, idempotency_key)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.BookingsCountAnswer:
        """Count bookings (GET /api/bookings/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/bookings/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BookingsFindAnswer:
        """List bookings (GET /api/bookings)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/bookings", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.BookingDocument]:
        """List bookings (GET /api/bookings)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/bookings", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BookingDocument:
        """Get a booking by ID (GET /api/bookings/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/bookings/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def get_cancellation(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.Cancellation:
        """Get the refund for cancelling a booking now (GET /api/lms/bookings/{id}/cancellation)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/bookings/{id}/cancellation", [], False, False, "json"), sent_)

    def list(
        self,
        *,
        locale: Literal["en", "fr", "ar"] = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> t.BookingPage:
        """List the learner’s bookings, newest first (GET /api/lms/bookings)."""
        sent_: Dict[str, Any] = {
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/bookings", ["locale", "page", "limit"], False, False, "json"), sent_)

    def list_all(
        self,
        *,
        locale: Literal["en", "fr", "ar"] = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> Iterator[t.Booking]:
        """List the learner’s bookings, newest first (GET /api/lms/bookings)."""
        sent_: Dict[str, Any] = {
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._pages(Operation("GET", "/api/lms/bookings", ["locale", "page", "limit"], False, False, "json"), sent_)

    def transfer(
        self,
        *,
        id: str,
        attendee: t.BookingsTransferAttendee,
        locale: Literal["en", "fr", "ar"] = UNSET,
        seat: int = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.Booking:
        """Transfer a place to somebody else (POST /api/lms/bookings/{id}/transfer)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "attendee": attendee,
            "locale": locale,
            "seat": seat,
            **more,
        }
        return self._call(Operation("POST", "/api/lms/bookings/{id}/transfer", ["locale"], True, True, "json"), sent_, idempotency_key)


class BrandingArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on the branding (POST /api/globals/branding/access)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/branding/access", [], True, False, "json"), sent_)

    def get(
        self,
        *,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.Branding:
        """Get the branding (GET /api/branding)."""
        sent_: Dict[str, Any] = {
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/branding", ["locale"], False, False, "json"), sent_)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrandingDocument:
        """Get the branding (GET /api/globals/branding)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/branding", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        name: str = UNSET,
        tagline: Union[str, None] = UNSET,
        legalName: Union[str, None] = UNSET,
        url: Union[str, None] = UNSET,
        logo: t.BrandingUpdateLogo = UNSET,
        favicon: Union[Union[str, None], t.MediaDocument] = UNSET,
        colors: t.BrandingUpdateColors = UNSET,
        fonts: t.BrandingUpdateFonts = UNSET,
        social: Union[List[t.BrandingUpdateSocialItem], None] = UNSET,
        contact: t.BrandingUpdateContact = UNSET,
        **more: Any,
    ) -> t.BrandingUpdateAnswer:
        """Update the branding (POST /api/globals/branding)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "name": name,
            "tagline": tagline,
            "legalName": legalName,
            "url": url,
            "logo": logo,
            "favicon": favicon,
            "colors": colors,
            "fonts": fonts,
            "social": social,
            "contact": contact,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/branding", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class BrochureFilesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a brochure file (POST /api/brochure-files/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/brochure-files/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFilesCountAnswer:
        """Count brochure files (GET /api/brochure-files/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/brochure-files/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.BrochureFilesCreateAnswer:
        """Create a brochure file (POST /api/brochure-files)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/brochure-files", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFilesDeleteByIdAnswer:
        """Delete a brochure file (DELETE /api/brochure-files/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/brochure-files/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFilesDeleteManyAnswer:
        """Delete brochure files that match a filter (DELETE /api/brochure-files)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/brochure-files", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.BrochureFilesDuplicateAnswer:
        """Duplicate a brochure file (POST /api/brochure-files/{id}/duplicate)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/brochure-files/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def file(
        self,
        *,
        filename: str,
        **more: Any,
    ) -> bytes:
        """Download the file of a brochure file (GET /api/brochure-files/file/{filename})."""
        sent_: Dict[str, Any] = {
            "filename": filename,
            **more,
        }
        return self._call(Operation("GET", "/api/brochure-files/file/{filename}", [], False, False, "bytes"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFilesFindAnswer:
        """List brochure files (GET /api/brochure-files)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/brochure-files", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.BrochureFileDocument]:
        """List brochure files (GET /api/brochure-files)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/brochure-files", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFileDocument:
        """Get a brochure file by ID (GET /api/brochure-files/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/brochure-files/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFilesUpdateByIdAnswer:
        """Update a brochure file (PATCH /api/brochure-files/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("PATCH", "/api/brochure-files/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFilesUpdateManyAnswer:
        """Update brochure files that match a filter (PATCH /api/brochure-files)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("PATCH", "/api/brochure-files", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class BrochuresArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a brochure (POST /api/brochures/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/brochures/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.BrochuresCountAnswer:
        """Count brochures (GET /api/brochures/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/brochures/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        title: str,
        file: Union[str, t.BrochureFileDocument],
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        slug: str = UNSET,
        summary: Union[str, None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.BrochuresCreateAnswer:
        """Create a brochure (POST /api/brochures)."""
        sent_: Dict[str, Any] = {
            "title": title,
            "file": file,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "slug": slug,
            "summary": summary,
            **more,
        }
        return self._call(Operation("POST", "/api/brochures", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochuresDeleteByIdAnswer:
        """Delete a brochure (DELETE /api/brochures/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/brochures/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochuresDeleteManyAnswer:
        """Delete brochures that match a filter (DELETE /api/brochures)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/brochures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def download(
        self,
        *,
        slug: str,
        expires: int,
        signature: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> bytes:
        """Download a brochure by the signed link to it (GET /api/brochures/{slug}/download)."""
        sent_: Dict[str, Any] = {
            "slug": slug,
            "expires": expires,
            "signature": signature,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/brochures/{slug}/download", ["expires", "signature", "locale"], False, False, "bytes"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochuresFindAnswer:
        """List brochures (GET /api/brochures)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/brochures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.BrochureDocument]:
        """List brochures (GET /api/brochures)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/brochures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureDocument:
        """Get a brochure by ID (GET /api/brochures/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/brochures/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def request_otp(
        self,
        *,
        brochure: str,
        email: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        name: str = UNSET,
        company: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OtpChallenge:
        """Request a brochure and send a passcode (POST /api/brochures/request-otp)."""
        sent_: Dict[str, Any] = {
            "brochure": brochure,
            "email": email,
            "locale": locale,
            "name": name,
            "company": company,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/brochures/request-otp", ["locale"], True, True, "json"), sent_, idempotency_key)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        summary: Union[str, None] = UNSET,
        file: Union[str, t.BrochureFileDocument] = UNSET,
        **more: Any,
    ) -> t.BrochuresUpdateByIdAnswer:
        """Update a brochure (PATCH /api/brochures/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "slug": slug,
            "summary": summary,
            "file": file,
            **more,
        }
        return self._call(Operation("PATCH", "/api/brochures/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        summary: Union[str, None] = UNSET,
        file: Union[str, t.BrochureFileDocument] = UNSET,
        **more: Any,
    ) -> t.BrochuresUpdateManyAnswer:
        """Update brochures that match a filter (PATCH /api/brochures)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "slug": slug,
            "summary": summary,
            "file": file,
            **more,
        }
        return self._call(Operation("PATCH", "/api/brochures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def verify_otp(
        self,
        *,
        brochure: str,
        email: str,
        otp: t.OtpProof,
        locale: Literal["en", "fr", "ar"] = UNSET,
        name: str = UNSET,
        company: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.BrochureReceived:
        """Verify the passcode and get a download link (POST /api/brochures/verify-otp)."""
        sent_: Dict[str, Any] = {
            "brochure": brochure,
            "email": email,
            "otp": otp,
            "locale": locale,
            "name": name,
            "company": company,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/brochures/verify-otp", ["locale"], True, True, "json"), sent_, idempotency_key)


class CancellationPolicyArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on the cancellation policy (POST /api/globals/cancellation-policy/access)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/cancellation-policy/access", [], True, False, "json"), sent_)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CancellationPolicyDocument:
        """Get the cancellation policy (GET /api/globals/cancellation-policy)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/cancellation-policy", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        steps: Union[List[t.CancellationPolicyUpdateStepsItem], None] = UNSET,
        anyTimeDays: float = UNSET,
        **more: Any,
    ) -> t.CancellationPolicyUpdateAnswer:
        """Update the cancellation policy (POST /api/globals/cancellation-policy)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "steps": steps,
            "anyTimeDays": anyTimeDays,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/cancellation-policy", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class CertificatesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a certificate (POST /api/certificates/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/certificates/access/{id}", [], True, False, "json"), sent_)

    def badge(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.OpenBadge:
        """Get a certificate as an Open Badges 3.0 credential (GET /api/lms/certificates/{id}/badge)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/certificates/{id}/badge", [], False, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.CertificatesCountAnswer:
        """Count certificates (GET /api/certificates/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/certificates/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def download(
        self,
        *,
        id: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> bytes:
        """Download a certificate as a PDF (GET /api/lms/certificates/{id}.pdf)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/certificates/{id}.pdf", ["locale"], False, False, "bytes"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CertificatesFindAnswer:
        """List certificates (GET /api/certificates)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/certificates", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.CertificateDocument]:
        """List certificates (GET /api/certificates)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/certificates", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CertificateDocument:
        """Get a certificate by ID (GET /api/certificates/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/certificates/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def get(
        self,
        *,
        id: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.Certificate:
        """Get a certificate (GET /api/lms/certificates/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/certificates/{id}", ["locale"], False, False, "json"), sent_)

    def revoke(
        self,
        *,
        id: str,
        reason: str,
        replace: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.RevokedCertificate:
        """Revoke a certificate (POST /api/certificates/{id}/revoke)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "reason": reason,
            "replace": replace,
            **more,
        }
        return self._call(Operation("POST", "/api/certificates/{id}/revoke", [], True, True, "json"), sent_, idempotency_key)


class ChatArea(Area):
    def ask(
        self,
        *,
        message: str = UNSET,
        conversationId: str = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        id: str = UNSET,
        messages: List[t.ChatAskMessagesItem] = UNSET,
        trigger: Literal["submit-message", "regenerate-message"] = UNSET,
        messageId: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.ChatAnswer:
        """Ask the assistant a question (POST /api/chat)."""
        sent_: Dict[str, Any] = {
            "message": message,
            "conversationId": conversationId,
            "locale": locale,
            "id": id,
            "messages": messages,
            "trigger": trigger,
            "messageId": messageId,
            **more,
        }
        return self._call(Operation("POST", "/api/chat", [], True, True, "json"), sent_, idempotency_key)

    def ask_stream(
        self,
        *,
        message: str = UNSET,
        conversationId: str = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        id: str = UNSET,
        messages: List[t.ChatAskMessagesItem] = UNSET,
        trigger: Literal["submit-message", "regenerate-message"] = UNSET,
        messageId: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> Iterator[ServerSentEvent]:
        """Ask the assistant a question (POST /api/chat)."""
        sent_: Dict[str, Any] = {
            "message": message,
            "conversationId": conversationId,
            "locale": locale,
            "id": id,
            "messages": messages,
            "trigger": trigger,
            "messageId": messageId,
            **more,
        }
        return self._stream(Operation("POST", "/api/chat", [], True, True, "json"), sent_, idempotency_key)

    def rate(
        self,
        *,
        messageId: str,
        helpful: bool,
        comment: str = UNSET,
        **more: Any,
    ) -> None:
        """Rate an answer (POST /api/chat/feedback)."""
        sent_: Dict[str, Any] = {
            "messageId": messageId,
            "helpful": helpful,
            "comment": comment,
            **more,
        }
        return self._call(Operation("POST", "/api/chat/feedback", [], True, False, "json"), sent_)


class ChatQuestionsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a question to the assistant (POST /api/chat-questions/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/chat-questions/access/{id}", [], True, False, "json"), sent_)

    def answer(
        self,
        *,
        id: str,
        question: str,
        answer: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.StaffAnswered:
        """Answer a visitor’s question (POST /api/chat-questions/{id}/answer)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "question": question,
            "answer": answer,
            **more,
        }
        return self._call(Operation("POST", "/api/chat-questions/{id}/answer", [], True, True, "json"), sent_, idempotency_key)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.ChatQuestionsCountAnswer:
        """Count questions to the assistant (GET /api/chat-questions/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/chat-questions/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def explain(
        self,
        *,
        q: str,
        earlier: str = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.Explanation:
        """Explain an answer (GET /api/chat-questions/why)."""
        sent_: Dict[str, Any] = {
            "q": q,
            "earlier": earlier,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/chat-questions/why", ["q", "earlier", "locale"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ChatQuestionsFindAnswer:
        """List questions to the assistant (GET /api/chat-questions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/chat-questions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.ChatQuestionDocument]:
        """List questions to the assistant (GET /api/chat-questions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/chat-questions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ChatQuestionDocument:
        """Get a question to the assistant by ID (GET /api/chat-questions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/chat-questions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def totals(
        self,
        *,
        from_: str = UNSET,
        until: str = UNSET,
        **more: Any,
    ) -> t.QuestionTotals:
        """Get statistics of the assistant (GET /api/chat-questions/totals)."""
        sent_: Dict[str, Any] = {
            "from": from_,
            "until": until,
            **more,
        }
        return self._call(Operation("GET", "/api/chat-questions/totals", ["from", "until"], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        reviewed: Union[bool, None] = UNSET,
        **more: Any,
    ) -> t.ChatQuestionsUpdateByIdAnswer:
        """Update a question to the assistant (PATCH /api/chat-questions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "reviewed": reviewed,
            **more,
        }
        return self._call(Operation("PATCH", "/api/chat-questions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        reviewed: Union[bool, None] = UNSET,
        **more: Any,
    ) -> t.ChatQuestionsUpdateManyAnswer:
        """Update questions to the assistant that match a filter (PATCH /api/chat-questions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "reviewed": reviewed,
            **more,
        }
        return self._call(Operation("PATCH", "/api/chat-questions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class ConsentArea(Area):
    def withdraw(
        self,
        *,
        token: str,
        **more: Any,
    ) -> None:
        """Withdraw a consent (POST /api/consent/withdraw)."""
        sent_: Dict[str, Any] = {
            "token": token,
            **more,
        }
        return self._call(Operation("POST", "/api/consent/withdraw", [], True, False, "json"), sent_)


class ConsentsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a consent (POST /api/consents/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/consents/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.ConsentsCountAnswer:
        """Count consents (GET /api/consents/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/consents/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ConsentsFindAnswer:
        """List consents (GET /api/consents)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/consents", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.ConsentDocument]:
        """List consents (GET /api/consents)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/consents", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ConsentDocument:
        """Get a consent by ID (GET /api/consents/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/consents/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)


class ContactArea(Area):
    def request_otp(
        self,
        *,
        name: str,
        email: str,
        subject: str,
        message: str,
        consent: t.ConsentGiven,
        locale: Literal["en", "fr", "ar"] = UNSET,
        company: str = UNSET,
        phone: str = UNSET,
        country: t.Country = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OtpChallenge:
        """Check a contact message and send a passcode (POST /api/contact/request-otp)."""
        sent_: Dict[str, Any] = {
            "name": name,
            "email": email,
            "subject": subject,
            "message": message,
            "consent": consent,
            "locale": locale,
            "company": company,
            "phone": phone,
            "country": country,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/contact/request-otp", ["locale"], True, True, "json"), sent_, idempotency_key)

    def submit(
        self,
        *,
        name: str,
        email: str,
        subject: str,
        message: str,
        consent: t.ConsentGiven,
        locale: Literal["en", "fr", "ar"] = UNSET,
        company: str = UNSET,
        phone: str = UNSET,
        country: t.Country = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        otp: t.OtpProof = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> Union[t.LeadReceived, t.OtpChallenge]:
        """Send a contact message (POST /api/contact)."""
        sent_: Dict[str, Any] = {
            "name": name,
            "email": email,
            "subject": subject,
            "message": message,
            "consent": consent,
            "locale": locale,
            "company": company,
            "phone": phone,
            "country": country,
            "attribution": attribution,
            "website": website,
            "otp": otp,
            **more,
        }
        return self._call(Operation("POST", "/api/contact", ["locale"], True, True, "json"), sent_, idempotency_key)


class CourseSessionsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a course date (POST /api/course-sessions/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/course-sessions/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.CourseSessionsCountAnswer:
        """Count course dates (GET /api/course-sessions/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/course-sessions/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        course: Union[str, t.CourseDocument],
        startsAt: str,
        endsAt: str,
        capacity: float,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        timeZone: str = UNSET,
        mode: Literal["online", "onsite"] = UNSET,
        venue: t.CourseSessionsCreateVenue = UNSET,
        joinUrl: Union[str, None] = UNSET,
        teachers: Union[List[str], None] = UNSET,
        status: Literal["scheduled", "cancelled", "completed"] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.CourseSessionsCreateAnswer:
        """Create a course date (POST /api/course-sessions)."""
        sent_: Dict[str, Any] = {
            "course": course,
            "startsAt": startsAt,
            "endsAt": endsAt,
            "capacity": capacity,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "timeZone": timeZone,
            "mode": mode,
            "venue": venue,
            "joinUrl": joinUrl,
            "teachers": teachers,
            "status": status,
            **more,
        }
        return self._call(Operation("POST", "/api/course-sessions", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CourseSessionsDeleteByIdAnswer:
        """Delete a course date (DELETE /api/course-sessions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/course-sessions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CourseSessionsDeleteManyAnswer:
        """Delete course dates that match a filter (DELETE /api/course-sessions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/course-sessions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.CourseSessionsDuplicateAnswer:
        """Duplicate a course date (POST /api/course-sessions/{id}/duplicate)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/course-sessions/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CourseSessionsFindAnswer:
        """List course dates (GET /api/course-sessions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/course-sessions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.CourseSessionDocument]:
        """List course dates (GET /api/course-sessions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/course-sessions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CourseSessionDocument:
        """Get a course date by ID (GET /api/course-sessions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/course-sessions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        startsAt: str = UNSET,
        endsAt: str = UNSET,
        timeZone: str = UNSET,
        mode: Literal["online", "onsite"] = UNSET,
        venue: t.CourseSessionsUpdateByIdVenue = UNSET,
        joinUrl: Union[str, None] = UNSET,
        teachers: Union[List[str], None] = UNSET,
        status: Literal["scheduled", "cancelled", "completed"] = UNSET,
        capacity: float = UNSET,
        **more: Any,
    ) -> t.CourseSessionsUpdateByIdAnswer:
        """Update a course date (PATCH /api/course-sessions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "startsAt": startsAt,
            "endsAt": endsAt,
            "timeZone": timeZone,
            "mode": mode,
            "venue": venue,
            "joinUrl": joinUrl,
            "teachers": teachers,
            "status": status,
            "capacity": capacity,
            **more,
        }
        return self._call(Operation("PATCH", "/api/course-sessions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        startsAt: str = UNSET,
        endsAt: str = UNSET,
        timeZone: str = UNSET,
        mode: Literal["online", "onsite"] = UNSET,
        venue: t.CourseSessionsUpdateManyVenue = UNSET,
        joinUrl: Union[str, None] = UNSET,
        teachers: Union[List[str], None] = UNSET,
        status: Literal["scheduled", "cancelled", "completed"] = UNSET,
        capacity: float = UNSET,
        **more: Any,
    ) -> t.CourseSessionsUpdateManyAnswer:
        """Update course dates that match a filter (PATCH /api/course-sessions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "startsAt": startsAt,
            "endsAt": endsAt,
            "timeZone": timeZone,
            "mode": mode,
            "venue": venue,
            "joinUrl": joinUrl,
            "teachers": teachers,
            "status": status,
            "capacity": capacity,
            **more,
        }
        return self._call(Operation("PATCH", "/api/course-sessions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class CoursesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a course (POST /api/courses/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/courses/access/{id}", [], True, False, "json"), sent_)

    def calendar(
        self,
        *,
        slug: str,
        session: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> str:
        """Get a date of a course as a calendar file (GET /api/lms/courses/{slug}/sessions/{session}.ics)."""
        sent_: Dict[str, Any] = {
            "slug": slug,
            "session": session,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/courses/{slug}/sessions/{session}.ics", ["locale"], False, False, "text"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.CoursesCountAnswer:
        """Count courses (GET /api/courses/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/courses/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        title: str,
        summary: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        slug: str = UNSET,
        image: Union[Union[str, None], t.MediaDocument] = UNSET,
        level: Literal["foundation", "practitioner", "expert", None] = UNSET,
        format: Literal["online", "classroom", "blended", None] = UNSET,
        language: Union[str, None] = UNSET,
        durationHours: Union[float, None] = UNSET,
        topics: Union[List[str], None] = UNSET,
        price: t.CoursesCreatePrice = UNSET,
        outcomes: Union[List[str], None] = UNSET,
        syllabus: Union[List[t.CoursesCreateSyllabusItem], None] = UNSET,
        instructors: Union[List[t.CoursesCreateInstructorsItem], None] = UNSET,
        certificate: Union[bool, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.CoursesCreateBody, None] = UNSET,
        seo: t.CoursesCreateSeo = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.CoursesCreateAnswer:
        """Create a course (POST /api/courses)."""
        sent_: Dict[str, Any] = {
            "title": title,
            "summary": summary,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "slug": slug,
            "image": image,
            "level": level,
            "format": format,
            "language": language,
            "durationHours": durationHours,
            "topics": topics,
            "price": price,
            "outcomes": outcomes,
            "syllabus": syllabus,
            "instructors": instructors,
            "certificate": certificate,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "seo": seo,
            "_status": _status,
            **more,
        }
        return self._call(Operation("POST", "/api/courses", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CoursesDeleteByIdAnswer:
        """Delete a course (DELETE /api/courses/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/courses/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CoursesDeleteManyAnswer:
        """Delete courses that match a filter (DELETE /api/courses)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/courses", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.CoursesDuplicateAnswer:
        """Duplicate a course (POST /api/courses/{id}/duplicate)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/courses/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def export(
        self,
        *,
        where: t.Where = UNSET,
        format: Literal["csv", "json"] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        search: str = UNSET,
        **more: Any,
    ) -> Union[str, Dict[str, Any]]:
        """Export courses as CSV or JSON (GET /api/courses/export)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "format": format,
            "locale": locale,
            "search": search,
            **more,
        }
        return self._call(Operation("GET", "/api/courses/export", ["where", "format", "locale", "search"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CoursesFindAnswer:
        """List courses (GET /api/courses)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/courses", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.CourseDocument]:
        """List courses (GET /api/courses)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/courses", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CourseDocument:
        """Get a course by ID (GET /api/courses/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/courses/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_version_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PayloadVersion:
        """Get a version of the course (GET /api/courses/versions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/courses/versions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_versions(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CoursesFindVersionsAnswer:
        """List versions of courses (GET /api/courses/versions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/courses/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_versions_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PayloadVersion]:
        """List versions of courses (GET /api/courses/versions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/courses/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def get(
        self,
        *,
        slug: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.CourseDetail:
        """Get a published course with its syllabus (GET /api/lms/courses/{slug})."""
        sent_: Dict[str, Any] = {
            "slug": slug,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/courses/{slug}", ["locale"], False, False, "json"), sent_)

    def import_many(
        self,
        *,
        dryRun: Literal["true", "false"] = UNSET,
        publish: Literal["true", "false"] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        docs: List[Any] = UNSET,
        csv: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.ImportAnswer:
        """Import courses from CSV or JSON (POST /api/courses/import)."""
        sent_: Dict[str, Any] = {
            "dryRun": dryRun,
            "publish": publish,
            "locale": locale,
            "docs": docs,
            "csv": csv,
            **more,
        }
        return self._call(Operation("POST", "/api/courses/import", ["dryRun", "publish", "locale"], True, True, "json"), sent_, idempotency_key)

    def list(
        self,
        *,
        q: str = UNSET,
        level: Union[Literal["foundation", "practitioner", "expert"], List[Literal["foundation", "practitioner", "expert"]]] = UNSET,
        format: Union[Literal["online", "classroom", "blended"], List[Literal["online", "classroom", "blended"]]] = UNSET,
        topic: Union[str, List[str]] = UNSET,
        language: Union[str, List[str]] = UNSET,
        priceMax: int = UNSET,
        currency: str = UNSET,
        startsAfter: str = UNSET,
        sort: Literal["title", "-title", "startsAt", "-startsAt", "price", "-price", "popular"] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> t.CoursePage:
        """List published courses with filters and facets (GET /api/lms/courses)."""
        sent_: Dict[str, Any] = {
            "q": q,
            "level": level,
            "format": format,
            "topic": topic,
            "language": language,
            "priceMax": priceMax,
            "currency": currency,
            "startsAfter": startsAfter,
            "sort": sort,
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/courses", ["q", "level", "format", "topic", "language", "priceMax", "currency", "startsAfter", "sort", "locale", "page", "limit"], False, False, "json"), sent_)

    def list_all(
        self,
        *,
        q: str = UNSET,
        level: Union[Literal["foundation", "practitioner", "expert"], List[Literal["foundation", "practitioner", "expert"]]] = UNSET,
        format: Union[Literal["online", "classroom", "blended"], List[Literal["online", "classroom", "blended"]]] = UNSET,
        topic: Union[str, List[str]] = UNSET,
        language: Union[str, List[str]] = UNSET,
        priceMax: int = UNSET,
        currency: str = UNSET,
        startsAfter: str = UNSET,
        sort: Literal["title", "-title", "startsAt", "-startsAt", "price", "-price", "popular"] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> Iterator[t.Course]:
        """List published courses with filters and facets (GET /api/lms/courses)."""
        sent_: Dict[str, Any] = {
            "q": q,
            "level": level,
            "format": format,
            "topic": topic,
            "language": language,
            "priceMax": priceMax,
            "currency": currency,
            "startsAfter": startsAfter,
            "sort": sort,
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._pages(Operation("GET", "/api/lms/courses", ["q", "level", "format", "topic", "language", "priceMax", "currency", "startsAfter", "sort", "locale", "page", "limit"], False, False, "json"), sent_)

    def preview(
        self,
        *,
        id: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        data: Dict[str, Any] = UNSET,
        **more: Any,
    ) -> t.CourseDetail:
        """Preview a draft (POST /api/courses/{id}/preview)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "locale": locale,
            "data": data,
            **more,
        }
        return self._call(Operation("POST", "/api/courses/{id}/preview", ["locale"], True, False, "json"), sent_)

    def restore_version(
        self,
        *,
        id: str,
        depth: int = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Dict[str, Any]:
        """Restore a version of the course (POST /api/courses/versions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "populate": populate,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/courses/versions/{id}", ["depth", "populate", "draft"], True, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        summary: str = UNSET,
        image: Union[Union[str, None], t.MediaDocument] = UNSET,
        level: Literal["foundation", "practitioner", "expert", None] = UNSET,
        format: Literal["online", "classroom", "blended", None] = UNSET,
        language: Union[str, None] = UNSET,
        durationHours: Union[float, None] = UNSET,
        topics: Union[List[str], None] = UNSET,
        price: t.CoursesUpdateByIdPrice = UNSET,
        outcomes: Union[List[str], None] = UNSET,
        syllabus: Union[List[t.CoursesUpdateByIdSyllabusItem], None] = UNSET,
        instructors: Union[List[t.CoursesUpdateByIdInstructorsItem], None] = UNSET,
        certificate: Union[bool, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.CoursesUpdateByIdBody, None] = UNSET,
        seo: t.CoursesUpdateByIdSeo = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.CoursesUpdateByIdAnswer:
        """Update a course (PATCH /api/courses/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "slug": slug,
            "summary": summary,
            "image": image,
            "level": level,
            "format": format,
            "language": language,
            "durationHours": durationHours,
            "topics": topics,
            "price": price,
            "outcomes": outcomes,
            "syllabus": syllabus,
            "instructors": instructors,
            "certificate": certificate,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "seo": seo,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/courses/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        summary: str = UNSET,
        image: Union[Union[str, None], t.MediaDocument] = UNSET,
        level: Literal["foundation", "practitioner", "expert", None] = UNSET,
        format: Literal["online", "classroom", "blended", None] = UNSET,
        language: Union[str, None] = UNSET,
        durationHours: Union[float, None] = UNSET,
        topics: Union[List[str], None] = UNSET,
        price: t.CoursesUpdateManyPrice = UNSET,
        outcomes: Union[List[str], None] = UNSET,
        syllabus: Union[List[t.CoursesUpdateManySyllabusItem], None] = UNSET,
        instructors: Union[List[t.CoursesUpdateManyInstructorsItem], None] = UNSET,
        certificate: Union[bool, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.CoursesUpdateManyBody, None] = UNSET,
        seo: t.CoursesUpdateManySeo = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.CoursesUpdateManyAnswer:
        """Update courses that match a filter (PATCH /api/courses)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "slug": slug,
            "summary": summary,
            "image": image,
            "level": level,
            "format": format,
            "language": language,
            "durationHours": durationHours,
            "topics": topics,
            "price": price,
            "outcomes": outcomes,
            "syllabus": syllabus,
            "instructors": instructors,
            "certificate": certificate,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "seo": seo,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/courses", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class CurrenciesArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on the currencies (POST /api/globals/currencies/access)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/currencies/access", [], True, False, "json"), sent_)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CurrencyDocument:
        """Get the currencies (GET /api/globals/currencies)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/currencies", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        codes: List[str] = UNSET,
        **more: Any,
    ) -> t.CurrenciesUpdateAnswer:
        """Update the currencies (POST /api/globals/currencies)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "codes": codes,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/currencies", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class DatesArea(Area):
    def cancel(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.DateCancelled:
        """Cancel a course date (POST /api/course-sessions/{id}/cancel)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/course-sessions/{id}/cancel", [], False, False, "json"), sent_)


class DemoArea(Area):
    def request_otp(
        self,
        *,
        name: str,
        email: str,
        company: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        jobTitle: str = UNSET,
        companySize: str = UNSET,
        country: t.Country = UNSET,
        phone: str = UNSET,
        interests: List[str] = UNSET,
        preferredTime: str = UNSET,
        message: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OtpChallenge:
        """Check a demo request and send a passcode (POST /api/demo/request-otp)."""
        sent_: Dict[str, Any] = {
            "name": name,
            "email": email,
            "company": company,
            "locale": locale,
            "jobTitle": jobTitle,
            "companySize": companySize,
            "country": country,
            "phone": phone,
            "interests": interests,
            "preferredTime": preferredTime,
            "message": message,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/demo/request-otp", ["locale"], True, True, "json"), sent_, idempotency_key)

    def submit(
        self,
        *,
        name: str,
        email: str,
        company: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        jobTitle: str = UNSET,
        companySize: str = UNSET,
        country: t.Country = UNSET,
        phone: str = UNSET,
        interests: List[str] = UNSET,
        preferredTime: str = UNSET,
        message: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        otp: t.OtpProof = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> Union[t.LeadReceived, t.OtpChallenge]:
        """Request a demo (POST /api/demo)."""
        sent_: Dict[str, Any] = {
            "name": name,
            "email": email,
            "company": company,
            "locale": locale,
            "jobTitle": jobTitle,
            "companySize": companySize,
            "country": country,
            "phone": phone,
            "interests": interests,
            "preferredTime": preferredTime,
            "message": message,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            "otp": otp,
            **more,
        }
        return self._call(Operation("POST", "/api/demo", ["locale"], True, True, "json"), sent_, idempotency_key)


class EmbedArea(Area):
    def get(
        self,
        *,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.EmbedSettings:
        """Get the settings of the embed elements (GET /api/embed)."""
        sent_: Dict[str, Any] = {
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/embed", ["locale"], False, False, "json"), sent_)

    def get_form(
        self,
        *,
        form: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.EmbedForm:
        """Get a fixed form with its fields (GET /api/embed/forms/{form})."""
        sent_: Dict[str, Any] = {
            "form": form,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/embed/forms/{form}", ["locale"], False, False, "json"), sent_)


class EmbeddingArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on the embedding (POST /api/globals/embedding/access)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/embedding/access", [], True, False, "json"), sent_)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.EmbeddingDocument:
        """Get the embedding (GET /api/globals/embedding)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/embedding", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        origins: Union[List[str], None] = UNSET,
        **more: Any,
    ) -> t.EmbeddingUpdateAnswer:
        """Update the embedding (POST /api/globals/embedding)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "origins": origins,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/embedding", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class EnrolmentsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on an enrolment (POST /api/enrolments/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/enrolments/access/{id}", [], True, False, "json"), sent_)

    def attempts(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.EnrolmentsAttemptsAnswer:
        """List how a learner did at the quizzes of their course (GET /api/enrolments/{id}/attempts)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/enrolments/{id}/attempts", [], False, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.EnrolmentsCountAnswer:
        """Count enrolments (GET /api/enrolments/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/enrolments/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        course: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        session: str = UNSET,
        attendees: List[t.EnrolmentsCreateAttendeesItem] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> Union[t.Enrolment, t.Booking]:
        """Enrol in a course (POST /api/lms/enrolments)."""
        sent_: Dict[str, Any] = {
            "course": course,
            "locale": locale,
            "session": session,
            "attendees": attendees,
            **more,
        }
        return self._call(Operation("POST", "/api/lms/enrolments", ["locale"], True, True, "json"), sent_, idempotency_key)

    def create_document(
        self,
        *,
        learner: Union[str, t.LearnerDocument],
        course: Union[Union[str, None], t.CourseDocument],
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        session: Union[Union[str, None], t.CourseSessionDocument] = UNSET,
        status: Literal["active", "completed"] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.EnrolmentsCreateDocumentAnswer:
        """Create an enrolment (POST /api/enrolments)."""
        sent_: Dict[str, Any] = {
            "learner": learner,
            "course": course,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "session": session,
            "status": status,
            **more,
        }
        return self._call(Operation("POST", "/api/enrolments", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.EnrolmentsDeleteByIdAnswer:
        """Delete an enrolment (DELETE /api/enrolments/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/enrolments/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.EnrolmentsDeleteManyAnswer:
        """Delete enrolments that match a filter (DELETE /api/enrolments)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/enrolments", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.EnrolmentsFindAnswer:
        """List enrolments (GET /api/enrolments)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/enrolments", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.EnrolmentDocument]:
        """List enrolments (GET /api/enrolments)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/enrolments", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.EnrolmentDocument:
        """Get an enrolment by ID (GET /api/enrolments/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/enrolments/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def give_attempt(
        self,
        *,
        id: str,
        lesson: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.QuizAttempts:
        """Give a learner another attempt at a quiz (POST /api/enrolments/{id}/attempts)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "lesson": lesson,
            **more,
        }
        return self._call(Operation("POST", "/api/enrolments/{id}/attempts", [], True, True, "json"), sent_, idempotency_key)

    def list(
        self,
        *,
        locale: Literal["en", "fr", "ar"] = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> t.EnrolmentPage:
        """List the learner’s enrolments, newest first (GET /api/lms/enrolments)."""
        sent_: Dict[str, Any] = {
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/enrolments", ["locale", "page", "limit"], False, False, "json"), sent_)

    def list_all(
        self,
        *,
        locale: Literal["en", "fr", "ar"] = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> Iterator[t.Enrolment]:
        """List the learner’s enrolments, newest first (GET /api/lms/enrolments)."""
        sent_: Dict[str, Any] = {
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._pages(Operation("GET", "/api/lms/enrolments", ["locale", "page", "limit"], False, False, "json"), sent_)

    def move(
        self,
        *,
        id: str,
        session: str,
        **more: Any,
    ) -> t.MovedBooking:
        """Move a booking to another date of its course (POST /api/enrolments/{id}/move)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "session": session,
            **more,
        }
        return self._call(Operation("POST", "/api/enrolments/{id}/move", [], True, False, "json"), sent_)

    def progress(
        self,
        *,
        id: str,
        lesson: str,
        completed: Literal[True],
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.Enrolment:
        """Mark a lesson as completed (PUT /api/lms/enrolments/{id}/progress)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "lesson": lesson,
            "completed": completed,
            "locale": locale,
            **more,
        }
        return self._call(Operation("PUT", "/api/lms/enrolments/{id}/progress", ["locale"], True, False, "json"), sent_)

    def reopen(
        self,
        *,
        id: str,
        reason: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.ReopenedEnrolment:
        """Reopen an enrolment that was completed by mistake (POST /api/enrolments/{id}/reopen)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "reason": reason,
            **more,
        }
        return self._call(Operation("POST", "/api/enrolments/{id}/reopen", [], True, True, "json"), sent_, idempotency_key)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        session: Union[Union[str, None], t.CourseSessionDocument] = UNSET,
        status: Literal["active", "completed"] = UNSET,
        endedAt: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.EnrolmentsUpdateByIdAnswer:
        """Update an enrolment (PATCH /api/enrolments/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "session": session,
            "status": status,
            "endedAt": endedAt,
            **more,
        }
        return self._call(Operation("PATCH", "/api/enrolments/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class FaqsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on an FAQ (POST /api/faqs/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/faqs/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.FaqsCountAnswer:
        """Count FAQs (GET /api/faqs/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/faqs/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        question: str,
        answer: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        order: Union[float, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.FaqsCreateAnswer:
        """Create an FAQ (POST /api/faqs)."""
        sent_: Dict[str, Any] = {
            "question": question,
            "answer": answer,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "order": order,
            "_status": _status,
            **more,
        }
        return self._call(Operation("POST", "/api/faqs", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FaqsDeleteByIdAnswer:
        """Delete an FAQ (DELETE /api/faqs/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/faqs/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FaqsDeleteManyAnswer:
        """Delete FAQs that match a filter (DELETE /api/faqs)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/faqs", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.FaqsDuplicateAnswer:
        """Duplicate an FAQ (POST /api/faqs/{id}/duplicate)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/faqs/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FaqsFindAnswer:
        """List FAQs (GET /api/faqs)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/faqs", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.FaqDocument]:
        """List FAQs (GET /api/faqs)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/faqs", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FaqDocument:
        """Get an FAQ by ID (GET /api/faqs/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/faqs/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_version_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PayloadVersion:
        """Get a version of the FAQ (GET /api/faqs/versions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/faqs/versions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_versions(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FaqsFindVersionsAnswer:
        """List versions of FAQs (GET /api/faqs/versions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/faqs/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_versions_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PayloadVersion]:
        """List versions of FAQs (GET /api/faqs/versions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/faqs/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def restore_version(
        self,
        *,
        id: str,
        depth: int = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Dict[str, Any]:
        """Restore a version of the FAQ (POST /api/faqs/versions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "populate": populate,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/faqs/versions/{id}", ["depth", "populate", "draft"], True, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        question: str = UNSET,
        answer: str = UNSET,
        order: Union[float, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.FaqsUpdateByIdAnswer:
        """Update an FAQ (PATCH /api/faqs/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "question": question,
            "answer": answer,
            "order": order,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/faqs/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        question: str = UNSET,
        answer: str = UNSET,
        order: Union[float, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.FaqsUpdateManyAnswer:
        """Update FAQs that match a filter (PATCH /api/faqs)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "question": question,
            "answer": answer,
            "order": order,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/faqs", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class FooterArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on the footer (POST /api/globals/footer/access)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/footer/access", [], True, False, "json"), sent_)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FooterDocument:
        """Get the footer (GET /api/globals/footer)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/footer", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        columns: Union[List[t.FooterUpdateColumnsItem], None] = UNSET,
        legal: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.FooterUpdateAnswer:
        """Update the footer (POST /api/globals/footer)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "columns": columns,
            "legal": legal,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/footer", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class FormsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a form (POST /api/forms/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/forms/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.FormsCountAnswer:
        """Count forms (GET /api/forms/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/forms/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        title: str,
        fields: List[t.FormsCreateFieldsItem],
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        slug: str = UNSET,
        otp: Union[bool, None] = UNSET,
        workEmail: Union[bool, None] = UNSET,
        summary: Union[str, None] = UNSET,
        consentText: Union[str, None] = UNSET,
        button: Union[str, None] = UNSET,
        thanksTitle: Union[str, None] = UNSET,
        thanksText: Union[str, None] = UNSET,
        mailSubject: Union[str, None] = UNSET,
        mailText: Union[str, None] = UNSET,
        notify: Union[List[str], None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.FormsCreateAnswer:
        """Create a form (POST /api/forms)."""
        sent_: Dict[str, Any] = {
            "title": title,
            "fields": fields,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "slug": slug,
            "otp": otp,
            "workEmail": workEmail,
            "summary": summary,
            "consentText": consentText,
            "button": button,
            "thanksTitle": thanksTitle,
            "thanksText": thanksText,
            "mailSubject": mailSubject,
            "mailText": mailText,
            "notify": notify,
            "_status": _status,
            **more,
        }
        return self._call(Operation("POST", "/api/forms", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FormsDeleteByIdAnswer:
        """Delete a form (DELETE /api/forms/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/forms/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FormsDeleteManyAnswer:
        """Delete forms that match a filter (DELETE /api/forms)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/forms", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.FormsDuplicateAnswer:
        """Duplicate a form (POST /api/forms/{id}/duplicate)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/forms/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FormsFindAnswer:
        """List forms (GET /api/forms)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/forms", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.FormDocument]:
        """List forms (GET /api/forms)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/forms", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_version_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PayloadVersion:
        """Get a version of the form (GET /api/forms/versions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/forms/versions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_versions(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FormsFindVersionsAnswer:
        """List versions of forms (GET /api/forms/versions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/forms/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_versions_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PayloadVersion]:
        """List versions of forms (GET /api/forms/versions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/forms/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def get(
        self,
        *,
        slug: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.Form:
        """Get a published form by its slug (GET /api/forms/{slug})."""
        sent_: Dict[str, Any] = {
            "slug": slug,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/forms/{slug}", ["locale"], False, False, "json"), sent_)

    def request_otp(
        self,
        *,
        slug: str,
        answers: Dict[str, Union[str, float, bool, List[str]]],
        locale: Literal["en", "fr", "ar"] = UNSET,
        email: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OtpChallenge:
        """Check a form that staff made and send a passcode (POST /api/forms/{slug}/request-otp)."""
        sent_: Dict[str, Any] = {
            "slug": slug,
            "answers": answers,
            "locale": locale,
            "email": email,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/forms/{slug}/request-otp", ["locale"], True, True, "json"), sent_, idempotency_key)

    def restore_version(
        self,
        *,
        id: str,
        depth: int = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Dict[str, Any]:
        """Restore a version of the form (POST /api/forms/versions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "populate": populate,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/forms/versions/{id}", ["depth", "populate", "draft"], True, False, "json"), sent_)

    def submit(
        self,
        *,
        slug: str,
        answers: Dict[str, Union[str, float, bool, List[str]]],
        locale: Literal["en", "fr", "ar"] = UNSET,
        email: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        otp: t.OtpProof = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> Union[t.LeadReceived, t.OtpChallenge]:
        """Send a form that staff made (POST /api/forms/{slug})."""
        sent_: Dict[str, Any] = {
            "slug": slug,
            "answers": answers,
            "locale": locale,
            "email": email,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            "otp": otp,
            **more,
        }
        return self._call(Operation("POST", "/api/forms/{slug}", ["locale"], True, True, "json"), sent_, idempotency_key)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        otp: Union[bool, None] = UNSET,
        workEmail: Union[bool, None] = UNSET,
        summary: Union[str, None] = UNSET,
        fields: List[t.FormsUpdateByIdFieldsItem] = UNSET,
        consentText: Union[str, None] = UNSET,
        button: Union[str, None] = UNSET,
        thanksTitle: Union[str, None] = UNSET,
        thanksText: Union[str, None] = UNSET,
        mailSubject: Union[str, None] = UNSET,
        mailText: Union[str, None] = UNSET,
        notify: Union[List[str], None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.FormsUpdateByIdAnswer:
        """Update a form (PATCH /api/forms/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "slug": slug,
            "otp": otp,
            "workEmail": workEmail,
            "summary": summary,
            "fields": fields,
            "consentText": consentText,
            "button": button,
            "thanksTitle": thanksTitle,
            "thanksText": thanksText,
            "mailSubject": mailSubject,
            "mailText": mailText,
            "notify": notify,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/forms/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        otp: Union[bool, None] = UNSET,
        workEmail: Union[bool, None] = UNSET,
        summary: Union[str, None] = UNSET,
        fields: List[t.FormsUpdateManyFieldsItem] = UNSET,
        consentText: Union[str, None] = UNSET,
        button: Union[str, None] = UNSET,
        thanksTitle: Union[str, None] = UNSET,
        thanksText: Union[str, None] = UNSET,
        mailSubject: Union[str, None] = UNSET,
        mailText: Union[str, None] = UNSET,
        notify: Union[List[str], None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.FormsUpdateManyAnswer:
        """Update forms that match a filter (PATCH /api/forms)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "slug": slug,
            "otp": otp,
            "workEmail": workEmail,
            "summary": summary,
            "fields": fields,
            "consentText": consentText,
            "button": button,
            "thanksTitle": thanksTitle,
            "thanksText": thanksText,
            "mailSubject": mailSubject,
            "mailText": mailText,
            "notify": notify,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/forms", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class GovernanceArea(Area):
    def assessments(
        self,
        **more: Any,
    ) -> t.GovernanceAnswer:
        """List the assessments on record (GET /api/governance/assessments)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/governance/assessments", [], False, False, "json"), sent_)

    def controls(
        self,
        **more: Any,
    ) -> t.GovernanceAnswer:
        """List the controls on record (GET /api/governance/controls)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/governance/controls", [], False, False, "json"), sent_)

    def risks(
        self,
        **more: Any,
    ) -> t.GovernanceAnswer:
        """List the risks on record (GET /api/governance/risks)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/governance/risks", [], False, False, "json"), sent_)

    def status(
        self,
        **more: Any,
    ) -> t.GovernanceAnswer:
        """Get the state of the governance platform (GET /api/governance/status)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/governance/status", [], False, False, "json"), sent_)

    def system(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.GovernanceAnswer:
        """Get an AI system under governance (GET /api/governance/systems/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/governance/systems/{id}", [], False, False, "json"), sent_)

    def systems(
        self,
        **more: Any,
    ) -> t.GovernanceAnswer:
        """List the AI systems under governance (GET /api/governance/systems)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/governance/systems", [], False, False, "json"), sent_)


class GraphqlArea(Area):
    def query(
        self,
        *,
        query: str,
        variables: Union[Dict[str, Any], None] = UNSET,
        operationName: Union[str, None] = UNSET,
        extensions: Union[Dict[str, Any], None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.GraphqlAnswer:
        """Run a GraphQL query (POST /api/graphql)."""
        sent_: Dict[str, Any] = {
            "query": query,
            "variables": variables,
            "operationName": operationName,
            "extensions": extensions,
            **more,
        }
        return self._call(Operation("POST", "/api/graphql", [], True, True, "json"), sent_, idempotency_key)


class HeaderArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on the header (POST /api/globals/header/access)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/header/access", [], True, False, "json"), sent_)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.HeaderDocument:
        """Get the header (GET /api/globals/header)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/header", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        items: Union[List[t.HeaderUpdateItemsItem], None] = UNSET,
        calls: Union[List[t.HeaderUpdateCallsItem], None] = UNSET,
        **more: Any,
    ) -> t.HeaderUpdateAnswer:
        """Update the header (POST /api/globals/header)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "items": items,
            "calls": calls,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/header", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class HealthArea(Area):
    def get(
        self,
        **more: Any,
    ) -> t.Health:
        """Get the health of the service and its components (GET /api/health)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/health", [], False, False, "json"), sent_)

    def live(
        self,
        **more: Any,
    ) -> t.Probe:
        """Liveness probe (GET /api/health/live)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/health/live", [], False, False, "json"), sent_)

    def ready(
        self,
        **more: Any,
    ) -> t.Probe:
        """Readiness probe (GET /api/health/ready)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/health/ready", [], False, False, "json"), sent_)


class InvoicesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on an invoice (POST /api/invoices/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/invoices/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.InvoicesCountAnswer:
        """Count invoices (GET /api/invoices/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/invoices/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def download(
        self,
        *,
        id: str,
        **more: Any,
    ) -> bytes:
        """Download an invoice or credit note (GET /api/invoices/{id}/pdf)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/invoices/{id}/pdf", [], False, False, "bytes"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.InvoicesFindAnswer:
        """List invoices (GET /api/invoices)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/invoices", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.InvoiceDocument]:
        """List invoices (GET /api/invoices)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/invoices", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.InvoiceDocument:
        """Get an invoice by ID (GET /api/invoices/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/invoices/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)


class LeadEventsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a lead event (POST /api/lead-events/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/lead-events/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.LeadEventsCountAnswer:
        """Count lead events (GET /api/lead-events/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/lead-events/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LeadEventsFindAnswer:
        """List lead events (GET /api/lead-events)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/lead-events", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.LeadEventDocument]:
        """List lead events (GET /api/lead-events)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/lead-events", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LeadEventDocument:
        """Get a lead event by ID (GET /api/lead-events/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/lead-events/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)


class LeadsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a lead (POST /api/leads/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/leads/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.LeadsCountAnswer:
        """Count leads (GET /api/leads/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/leads/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def erase(
        self,
        *,
        id: str,
        **more: Any,
    ) -> None:
        """Erase the person behind a lead (POST /api/leads/{id}/erase)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/leads/{id}/erase", [], False, False, "json"), sent_)

    def export(
        self,
        *,
        where: t.Where = UNSET,
        search: str = UNSET,
        **more: Any,
    ) -> str:
        """Export leads as CSV (GET /api/leads/export.csv)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "search": search,
            **more,
        }
        return self._call(Operation("GET", "/api/leads/export.csv", ["where", "search"], False, False, "text"), sent_)

    def export_person(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.PersonData:
        """Export the personal data behind a lead (GET /api/leads/{id}/export)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/leads/{id}/export", [], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LeadsFindAnswer:
        """List leads (GET /api/leads)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/leads", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.LeadDocument]:
        """List leads (GET /api/leads)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/leads", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LeadDocument:
        """Get a lead by ID (GET /api/leads/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/leads/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def totals(
        self,
        *,
        from_: str = UNSET,
        until: str = UNSET,
        **more: Any,
    ) -> t.LeadTotals:
        """Get lead statistics (GET /api/leads/totals)."""
        sent_: Dict[str, Any] = {
            "from": from_,
            "until": until,
            **more,
        }
        return self._call(Operation("GET", "/api/leads/totals", ["from", "until"], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        status: Literal["new", "contacted", "qualified", "won", "lost"] = UNSET,
        assignee: Union[Union[str, None], t.UserDocument] = UNSET,
        value: t.LeadsUpdateByIdValue = UNSET,
        name: Union[str, None] = UNSET,
        company: Union[str, None] = UNSET,
        jobTitle: Union[str, None] = UNSET,
        phone: Union[str, None] = UNSET,
        country: Union[str, None] = UNSET,
        notes: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.LeadsUpdateByIdAnswer:
        """Update a lead (PATCH /api/leads/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "status": status,
            "assignee": assignee,
            "value": value,
            "name": name,
            "company": company,
            "jobTitle": jobTitle,
            "phone": phone,
            "country": country,
            "notes": notes,
            **more,
        }
        return self._call(Operation("PATCH", "/api/leads/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        status: Literal["new", "contacted", "qualified", "won", "lost"] = UNSET,
        assignee: Union[Union[str, None], t.UserDocument] = UNSET,
        value: t.LeadsUpdateManyValue = UNSET,
        name: Union[str, None] = UNSET,
        company: Union[str, None] = UNSET,
        jobTitle: Union[str, None] = UNSET,
        phone: Union[str, None] = UNSET,
        country: Union[str, None] = UNSET,
        notes: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.LeadsUpdateManyAnswer:
        """Update leads that match a filter (PATCH /api/leads)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "status": status,
            "assignee": assignee,
            "value": value,
            "name": name,
            "company": company,
            "jobTitle": jobTitle,
            "phone": phone,
            "country": country,
            "notes": notes,
            **more,
        }
        return self._call(Operation("PATCH", "/api/leads", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class LearnersArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a learner (POST /api/learners/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/learners/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.LearnersCountAnswer:
        """Count learners (GET /api/learners/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/learners/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        email: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        name: Union[str, None] = UNSET,
        blocked: Union[bool, None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.LearnersCreateAnswer:
        """Create a learner (POST /api/learners)."""
        sent_: Dict[str, Any] = {
            "email": email,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "name": name,
            "blocked": blocked,
            **more,
        }
        return self._call(Operation("POST", "/api/learners", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LearnersDeleteByIdAnswer:
        """Delete a learner (DELETE /api/learners/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/learners/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LearnersDeleteManyAnswer:
        """Delete learners that match a filter (DELETE /api/learners)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/learners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LearnersFindAnswer:
        """List learners (GET /api/learners)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/learners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.LearnerDocument]:
        """List learners (GET /api/learners)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/learners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LearnerDocument:
        """Get a learner by ID (GET /api/learners/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/learners/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        email: str = UNSET,
        name: Union[str, None] = UNSET,
        blocked: Union[bool, None] = UNSET,
        **more: Any,
    ) -> t.LearnersUpdateByIdAnswer:
        """Update a learner (PATCH /api/learners/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "email": email,
            "name": name,
            "blocked": blocked,
            **more,
        }
        return self._call(Operation("PATCH", "/api/learners/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        email: str = UNSET,
        name: Union[str, None] = UNSET,
        blocked: Union[bool, None] = UNSET,
        **more: Any,
    ) -> t.LearnersUpdateManyAnswer:
        """Update learners that match a filter (PATCH /api/learners)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "email": email,
            "name": name,
            "blocked": blocked,
            **more,
        }
        return self._call(Operation("PATCH", "/api/learners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class LessonFilesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a lesson file (POST /api/lesson-files/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/lesson-files/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.LessonFilesCountAnswer:
        """Count lesson files (GET /api/lesson-files/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/lesson-files/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.LessonFilesCreateAnswer:
        """Create a lesson file (POST /api/lesson-files)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/lesson-files", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LessonFilesDeleteByIdAnswer:
        """Delete a lesson file (DELETE /api/lesson-files/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/lesson-files/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LessonFilesDeleteManyAnswer:
        """Delete lesson files that match a filter (DELETE /api/lesson-files)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/lesson-files", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.LessonFilesDuplicateAnswer:
        """Duplicate a lesson file (POST /api/lesson-files/{id}/duplicate)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/lesson-files/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def file(
        self,
        *,
        filename: str,
        **more: Any,
    ) -> bytes:
        """Download the file of a lesson file (GET /api/lesson-files/file/{filename})."""
        sent_: Dict[str, Any] = {
            "filename": filename,
            **more,
        }
        return self._call(Operation("GET", "/api/lesson-files/file/{filename}", [], False, False, "bytes"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LessonFilesFindAnswer:
        """List lesson files (GET /api/lesson-files)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/lesson-files", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.LessonFileDocument]:
        """List lesson files (GET /api/lesson-files)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/lesson-files", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LessonFileDocument:
        """Get a lesson file by ID (GET /api/lesson-files/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/lesson-files/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LessonFilesUpdateByIdAnswer:
        """Update a lesson file (PATCH /api/lesson-files/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("PATCH", "/api/lesson-files/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LessonFilesUpdateManyAnswer:
        """Update lesson files that match a filter (PATCH /api/lesson-files)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("PATCH", "/api/lesson-files", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class LessonsArea(Area):
    def attempt(
        self,
        *,
        course: str,
        lesson: str,
        answers: Dict[str, Union[str, List[str]]],
        locale: Literal["en", "fr", "ar"] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.AttemptResult:
        """Submit answers to the quiz of a lesson (POST /api/lms/lessons/{course}/{lesson}/attempts)."""
        sent_: Dict[str, Any] = {
            "course": course,
            "lesson": lesson,
            "answers": answers,
            "locale": locale,
            **more,
        }
        return self._call(Operation("POST", "/api/lms/lessons/{course}/{lesson}/attempts", ["locale"], True, True, "json"), sent_, idempotency_key)

    def file(
        self,
        *,
        course: str,
        lesson: str,
        file: str,
        **more: Any,
    ) -> bytes:
        """Get the video, the captions or the download of a lesson (GET /api/lms/lessons/{course}/{lesson}/files/{file})."""
        sent_: Dict[str, Any] = {
            "course": course,
            "lesson": lesson,
            "file": file,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/lessons/{course}/{lesson}/files/{file}", [], False, False, "bytes"), sent_)

    def get(
        self,
        *,
        course: str,
        lesson: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.Lesson:
        """Get the content of a lesson (GET /api/lms/lessons/{course}/{lesson})."""
        sent_: Dict[str, Any] = {
            "course": course,
            "lesson": lesson,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/lessons/{course}/{lesson}", ["locale"], False, False, "json"), sent_)


class MailFailuresArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on an undelivered mail (POST /api/mail-failures/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/mail-failures/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.MailFailuresCountAnswer:
        """Count undelivered mails (GET /api/mail-failures/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/mail-failures/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MailFailuresDeleteByIdAnswer:
        """Delete an undelivered mail (DELETE /api/mail-failures/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/mail-failures/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MailFailuresDeleteManyAnswer:
        """Delete undelivered mails that match a filter (DELETE /api/mail-failures)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/mail-failures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MailFailuresFindAnswer:
        """List undelivered mails (GET /api/mail-failures)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/mail-failures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.MailFailureDocument]:
        """List undelivered mails (GET /api/mail-failures)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/mail-failures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MailFailureDocument:
        """Get an undelivered mail by ID (GET /api/mail-failures/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/mail-failures/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def resend(
        self,
        *,
        id: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.QueuedMail:
        """Send an undelivered mail again (POST /api/mail-failures/{id}/resend)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/mail-failures/{id}/resend", [], False, True, "json"), sent_, idempotency_key)


class McpArea(Area):
    def call(
        self,
        **more: Any,
    ) -> t.McpMessage:
        """Call MCP tools (POST /api/mcp)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/mcp", [], True, False, "json"), sent_)

    def call_stream(
        self,
        **more: Any,
    ) -> Iterator[ServerSentEvent]:
        """Call MCP tools (POST /api/mcp)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._stream(Operation("POST", "/api/mcp", [], True, False, "json"), sent_)


class MediaArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a picture (POST /api/media/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/media/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.MediaCountAnswer:
        """Count pictures (GET /api/media/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/media/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.MediaCreateAnswer:
        """Create a picture (POST /api/media)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/media", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MediaDeleteByIdAnswer:
        """Delete a picture (DELETE /api/media/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/media/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MediaDeleteManyAnswer:
        """Delete pictures that match a filter (DELETE /api/media)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/media", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.MediaDuplicateAnswer:
        """Duplicate a picture (POST /api/media/{id}/duplicate)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/media/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def file(
        self,
        *,
        filename: str,
        **more: Any,
    ) -> bytes:
        """Download the file of a picture (GET /api/media/file/{filename})."""
        sent_: Dict[str, Any] = {
            "filename": filename,
            **more,
        }
        return self._call(Operation("GET", "/api/media/file/{filename}", [], False, False, "bytes"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MediaFindAnswer:
        """List pictures (GET /api/media)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/media", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.MediaDocument]:
        """List pictures (GET /api/media)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/media", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MediaDocument:
        """Get a picture by ID (GET /api/media/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/media/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        alt: str = UNSET,
        focalX: Union[float, None] = UNSET,
        focalY: Union[float, None] = UNSET,
        **more: Any,
    ) -> t.MediaUpdateByIdAnswer:
        """Update a picture (PATCH /api/media/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "alt": alt,
            "focalX": focalX,
            "focalY": focalY,
            **more,
        }
        return self._call(Operation("PATCH", "/api/media/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        alt: str = UNSET,
        focalX: Union[float, None] = UNSET,
        focalY: Union[float, None] = UNSET,
        **more: Any,
    ) -> t.MediaUpdateManyAnswer:
        """Update pictures that match a filter (PATCH /api/media)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "alt": alt,
            "focalX": focalX,
            "focalY": focalY,
            **more,
        }
        return self._call(Operation("PATCH", "/api/media", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class OgArea(Area):
    def get(
        self,
        *,
        title: str = UNSET,
        subtitle: str = UNSET,
        theme: Literal["light", "dark"] = UNSET,
        sig: str = UNSET,
        **more: Any,
    ) -> bytes:
        """Get a share image (GET /api/og)."""
        sent_: Dict[str, Any] = {
            "title": title,
            "subtitle": subtitle,
            "theme": theme,
            "sig": sig,
            **more,
        }
        return self._call(Operation("GET", "/api/og", ["title", "subtitle", "theme", "sig"], False, False, "bytes"), sent_)


class OpenapiArea(Area):
    def get(
        self,
        **more: Any,
    ) -> t.OpenApiDocument:
        """Get the OpenAPI document (GET /api/openapi.json)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/openapi.json", [], False, False, "json"), sent_)


class OrdersArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on an order (POST /api/orders/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/orders/access/{id}", [], True, False, "json"), sent_)

    def correct_email(
        self,
        *,
        id: str,
        email: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OrderResolution:
        """Correct the address of a payer (POST /api/orders/{id}/email)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "email": email,
            **more,
        }
        return self._call(Operation("POST", "/api/orders/{id}/email", [], True, True, "json"), sent_, idempotency_key)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.OrdersCountAnswer:
        """Count orders (GET /api/orders/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/orders/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def export(
        self,
        *,
        where: t.Where = UNSET,
        from_: str = UNSET,
        until: str = UNSET,
        search: str = UNSET,
        **more: Any,
    ) -> str:
        """Export orders as CSV (GET /api/orders/export.csv)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "from": from_,
            "until": until,
            "search": search,
            **more,
        }
        return self._call(Operation("GET", "/api/orders/export.csv", ["where", "from", "until", "search"], False, False, "text"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.OrdersFindAnswer:
        """List orders (GET /api/orders)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/orders", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.OrderDocument]:
        """List orders (GET /api/orders)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/orders", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.OrderDocument:
        """Get an order by ID (GET /api/orders/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/orders/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def refund(
        self,
        *,
        id: str,
        reason: str,
        amount: int = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.Refund:
        """Refund an order (POST /api/orders/{id}/refund)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "reason": reason,
            "amount": amount,
            **more,
        }
        return self._call(Operation("POST", "/api/orders/{id}/refund", [], True, True, "json"), sent_, idempotency_key)

    def resolve(
        self,
        *,
        id: str,
        decision: Literal["accept", "reject", "won", "lost", "done"],
        reason: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OrderResolution:
        """Resolve an order that staff are to look at (POST /api/orders/{id}/resolve)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "decision": decision,
            "reason": reason,
            **more,
        }
        return self._call(Operation("POST", "/api/orders/{id}/resolve", [], True, True, "json"), sent_, idempotency_key)

    def totals(
        self,
        *,
        from_: str = UNSET,
        until: str = UNSET,
        **more: Any,
    ) -> t.PaymentTotals:
        """Get payment statistics (GET /api/orders/totals)."""
        sent_: Dict[str, Any] = {
            "from": from_,
            "until": until,
            **more,
        }
        return self._call(Operation("GET", "/api/orders/totals", ["from", "until"], False, False, "json"), sent_)


class PagesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a page (POST /api/pages/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/pages/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PagesCountAnswer:
        """Count pages (GET /api/pages/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/pages/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        title: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        slug: str = UNSET,
        template: Literal["landing", "event", "about", None] = UNSET,
        summary: Union[str, None] = UNSET,
        blocks: Union[List[Union[t.HeroBlock, t.TextBlock, t.PictureBlock, t.FeaturesBlock, t.StepsBlock, t.FiguresBlock, t.VoicesBlock, t.TeamBlock, t.CallBlock, t.LogosBlock, t.QuestionsBlock, t.CoursesBlock, t.BrochureBlock, t.FormBlock]], None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.PagesCreateBody, None] = UNSET,
        seo: t.PagesCreateSeo = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.PagesCreateAnswer:
        """Create a page (POST /api/pages)."""
        sent_: Dict[str, Any] = {
            "title": title,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "slug": slug,
            "template": template,
            "summary": summary,
            "blocks": blocks,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "seo": seo,
            "_status": _status,
            **more,
        }
        return self._call(Operation("POST", "/api/pages", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PagesDeleteByIdAnswer:
        """Delete a page (DELETE /api/pages/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/pages/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PagesDeleteManyAnswer:
        """Delete pages that match a filter (DELETE /api/pages)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/pages", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.PagesDuplicateAnswer:
        """Duplicate a page (POST /api/pages/{id}/duplicate)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/pages/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PagesFindAnswer:
        """List pages (GET /api/pages)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/pages", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PageDocument]:
        """List pages (GET /api/pages)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/pages", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PageDocument:
        """Get a page by ID (GET /api/pages/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/pages/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_version_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PayloadVersion:
        """Get a version of the page (GET /api/pages/versions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/pages/versions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_versions(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PagesFindVersionsAnswer:
        """List versions of pages (GET /api/pages/versions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/pages/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_versions_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PayloadVersion]:
        """List versions of pages (GET /api/pages/versions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/pages/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def preview(
        self,
        *,
        id: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        data: Dict[str, Any] = UNSET,
        **more: Any,
    ) -> t.SitePage:
        """Preview a draft (POST /api/pages/{id}/preview)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "locale": locale,
            "data": data,
            **more,
        }
        return self._call(Operation("POST", "/api/pages/{id}/preview", ["locale"], True, False, "json"), sent_)

    def restore_version(
        self,
        *,
        id: str,
        depth: int = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Dict[str, Any]:
        """Restore a version of the page (POST /api/pages/versions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "populate": populate,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/pages/versions/{id}", ["depth", "populate", "draft"], True, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        template: Literal["landing", "event", "about", None] = UNSET,
        summary: Union[str, None] = UNSET,
        blocks: Union[List[Union[t.HeroBlock, t.TextBlock, t.PictureBlock, t.FeaturesBlock, t.StepsBlock, t.FiguresBlock, t.VoicesBlock, t.TeamBlock, t.CallBlock, t.LogosBlock, t.QuestionsBlock, t.CoursesBlock, t.BrochureBlock, t.FormBlock]], None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.PagesUpdateByIdBody, None] = UNSET,
        seo: t.PagesUpdateByIdSeo = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.PagesUpdateByIdAnswer:
        """Update a page (PATCH /api/pages/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "slug": slug,
            "template": template,
            "summary": summary,
            "blocks": blocks,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "seo": seo,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/pages/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        template: Literal["landing", "event", "about", None] = UNSET,
        summary: Union[str, None] = UNSET,
        blocks: Union[List[Union[t.HeroBlock, t.TextBlock, t.PictureBlock, t.FeaturesBlock, t.StepsBlock, t.FiguresBlock, t.VoicesBlock, t.TeamBlock, t.CallBlock, t.LogosBlock, t.QuestionsBlock, t.CoursesBlock, t.BrochureBlock, t.FormBlock]], None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.PagesUpdateManyBody, None] = UNSET,
        seo: t.PagesUpdateManySeo = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.PagesUpdateManyAnswer:
        """Update pages that match a filter (PATCH /api/pages)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "slug": slug,
            "template": template,
            "summary": summary,
            "blocks": blocks,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "seo": seo,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/pages", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class PartnersArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a partner (POST /api/partners/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/partners/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PartnersCountAnswer:
        """Count partners (GET /api/partners/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/partners/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        name: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        slug: str = UNSET,
        tier: Literal["platinum", "gold", "silver", "member"] = UNSET,
        kind: Literal["technology", "training", "reseller", "community"] = UNSET,
        logo: Union[Union[str, None], t.MediaDocument] = UNSET,
        url: Union[str, None] = UNSET,
        summary: Union[str, None] = UNSET,
        regions: Union[List[str], None] = UNSET,
        order: Union[float, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.PartnersCreateAnswer:
        """Create a partner (POST /api/partners)."""
        sent_: Dict[str, Any] = {
            "name": name,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "slug": slug,
            "tier": tier,
            "kind": kind,
            "logo": logo,
            "url": url,
            "summary": summary,
            "regions": regions,
            "order": order,
            "_status": _status,
            **more,
        }
        return self._call(Operation("POST", "/api/partners", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PartnersDeleteByIdAnswer:
        """Delete a partner (DELETE /api/partners/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/partners/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PartnersDeleteManyAnswer:
        """Delete partners that match a filter (DELETE /api/partners)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/partners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.PartnersDuplicateAnswer:
        """Duplicate a partner (POST /api/partners/{id}/duplicate)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/partners/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def export(
        self,
        *,
        where: t.Where = UNSET,
        format: Literal["csv", "json"] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        search: str = UNSET,
        **more: Any,
    ) -> Union[str, Dict[str, Any]]:
        """Export partners as CSV or JSON (GET /api/partners/export)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "format": format,
            "locale": locale,
            "search": search,
            **more,
        }
        return self._call(Operation("GET", "/api/partners/export", ["where", "format", "locale", "search"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PartnersFindAnswer:
        """List partners (GET /api/partners)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/partners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PartnerDocument]:
        """List partners (GET /api/partners)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/partners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PartnerDocument:
        """Get a partner by ID (GET /api/partners/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/partners/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_version_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PayloadVersion:
        """Get a version of the partner (GET /api/partners/versions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/partners/versions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_versions(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PartnersFindVersionsAnswer:
        """List versions of partners (GET /api/partners/versions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/partners/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_versions_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PayloadVersion]:
        """List versions of partners (GET /api/partners/versions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/partners/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def import_many(
        self,
        *,
        dryRun: Literal["true", "false"] = UNSET,
        publish: Literal["true", "false"] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        docs: List[Any] = UNSET,
        csv: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.ImportAnswer:
        """Import partners from CSV or JSON (POST /api/partners/import)."""
        sent_: Dict[str, Any] = {
            "dryRun": dryRun,
            "publish": publish,
            "locale": locale,
            "docs": docs,
            "csv": csv,
            **more,
        }
        return self._call(Operation("POST", "/api/partners/import", ["dryRun", "publish", "locale"], True, True, "json"), sent_, idempotency_key)

    def restore_version(
        self,
        *,
        id: str,
        depth: int = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Dict[str, Any]:
        """Restore a version of the partner (POST /api/partners/versions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "populate": populate,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/partners/versions/{id}", ["depth", "populate", "draft"], True, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        name: str = UNSET,
        slug: str = UNSET,
        tier: Literal["platinum", "gold", "silver", "member"] = UNSET,
        kind: Literal["technology", "training", "reseller", "community"] = UNSET,
        logo: Union[Union[str, None], t.MediaDocument] = UNSET,
        url: Union[str, None] = UNSET,
        summary: Union[str, None] = UNSET,
        regions: Union[List[str], None] = UNSET,
        order: Union[float, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.PartnersUpdateByIdAnswer:
        """Update a partner (PATCH /api/partners/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "name": name,
            "slug": slug,
            "tier": tier,
            "kind": kind,
            "logo": logo,
            "url": url,
            "summary": summary,
            "regions": regions,
            "order": order,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/partners/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        name: str = UNSET,
        slug: str = UNSET,
        tier: Literal["platinum", "gold", "silver", "member"] = UNSET,
        kind: Literal["technology", "training", "reseller", "community"] = UNSET,
        logo: Union[Union[str, None], t.MediaDocument] = UNSET,
        url: Union[str, None] = UNSET,
        summary: Union[str, None] = UNSET,
        regions: Union[List[str], None] = UNSET,
        order: Union[float, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.PartnersUpdateManyAnswer:
        """Update partners that match a filter (PATCH /api/partners)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "name": name,
            "slug": slug,
            "tier": tier,
            "kind": kind,
            "logo": logo,
            "url": url,
            "summary": summary,
            "regions": regions,
            "order": order,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/partners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class PaymentAttemptsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a payment attempt (POST /api/payment-attempts/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-attempts/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PaymentAttemptsCountAnswer:
        """Count payment attempts (GET /api/payment-attempts/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-attempts/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentAttemptsFindAnswer:
        """List payment attempts (GET /api/payment-attempts)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-attempts", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PaymentAttemptDocument]:
        """List payment attempts (GET /api/payment-attempts)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/payment-attempts", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentAttemptDocument:
        """Get a payment attempt by ID (GET /api/payment-attempts/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-attempts/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)


class PaymentEventsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a payment event (POST /api/payment-events/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-events/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PaymentEventsCountAnswer:
        """Count payment events (GET /api/payment-events/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-events/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentEventsFindAnswer:
        """List payment events (GET /api/payment-events)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-events", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PaymentEventDocument]:
        """List payment events (GET /api/payment-events)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/payment-events", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentEventDocument:
        """Get a payment event by ID (GET /api/payment-events/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-events/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)


class PaymentLinksArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a payment link (POST /api/payment-links/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-links/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PaymentLinksCountAnswer:
        """Count payment links (GET /api/payment-links/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-links/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        title: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        slug: str = UNSET,
        state: Literal["draft", "active", "paused", "archived"] = UNSET,
        kind: Literal["gateway", "external"] = UNSET,
        description: Union[str, None] = UNSET,
        image: Union[Union[str, None], t.MediaDocument] = UNSET,
        amountMode: Literal["fixed", "open", None] = UNSET,
        price: t.PaymentLinksCreatePrice = UNSET,
        min: Union[float, None] = UNSET,
        max: Union[float, None] = UNSET,
        target: Union[str, None] = UNSET,
        availableFrom: Union[str, None] = UNSET,
        availableUntil: Union[str, None] = UNSET,
        maxUses: Union[float, None] = UNSET,
        course: Union[Union[str, None], t.CourseDocument] = UNSET,
        session: Union[Union[str, None], t.CourseSessionDocument] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.PaymentLinksCreateAnswer:
        """Create a payment link (POST /api/payment-links)."""
        sent_: Dict[str, Any] = {
            "title": title,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "slug": slug,
            "state": state,
            "kind": kind,
            "description": description,
            "image": image,
            "amountMode": amountMode,
            "price": price,
            "min": min,
            "max": max,
            "target": target,
            "availableFrom": availableFrom,
            "availableUntil": availableUntil,
            "maxUses": maxUses,
            "course": course,
            "session": session,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-links", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentLinksDeleteByIdAnswer:
        """Delete a payment link (DELETE /api/payment-links/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/payment-links/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentLinksDeleteManyAnswer:
        """Delete payment links that match a filter (DELETE /api/payment-links)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/payment-links", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.PaymentLinksDuplicateAnswer:
        """Duplicate a payment link (POST /api/payment-links/{id}/duplicate)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-links/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentLinksFindAnswer:
        """List payment links (GET /api/payment-links)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-links", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PaymentLinkDocument]:
        """List payment links (GET /api/payment-links)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/payment-links", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentLinkDocument:
        """Get a payment link by ID (GET /api/payment-links/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-links/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def totals(
        self,
        *,
        from_: str = UNSET,
        until: str = UNSET,
        **more: Any,
    ) -> t.PaymentLinkTotals:
        """Get statistics of payment links (GET /api/payment-links/totals)."""
        sent_: Dict[str, Any] = {
            "from": from_,
            "until": until,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-links/totals", ["from", "until"], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        slug: str = UNSET,
        state: Literal["draft", "active", "paused", "archived"] = UNSET,
        kind: Literal["gateway", "external"] = UNSET,
        title: str = UNSET,
        description: Union[str, None] = UNSET,
        image: Union[Union[str, None], t.MediaDocument] = UNSET,
        amountMode: Literal["fixed", "open", None] = UNSET,
        price: t.PaymentLinksUpdateByIdPrice = UNSET,
        min: Union[float, None] = UNSET,
        max: Union[float, None] = UNSET,
        target: Union[str, None] = UNSET,
        availableFrom: Union[str, None] = UNSET,
        availableUntil: Union[str, None] = UNSET,
        maxUses: Union[float, None] = UNSET,
        course: Union[Union[str, None], t.CourseDocument] = UNSET,
        session: Union[Union[str, None], t.CourseSessionDocument] = UNSET,
        **more: Any,
    ) -> t.PaymentLinksUpdateByIdAnswer:
        """Update a payment link (PATCH /api/payment-links/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "slug": slug,
            "state": state,
            "kind": kind,
            "title": title,
            "description": description,
            "image": image,
            "amountMode": amountMode,
            "price": price,
            "min": min,
            "max": max,
            "target": target,
            "availableFrom": availableFrom,
            "availableUntil": availableUntil,
            "maxUses": maxUses,
            "course": course,
            "session": session,
            **more,
        }
        return self._call(Operation("PATCH", "/api/payment-links/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        slug: str = UNSET,
        state: Literal["draft", "active", "paused", "archived"] = UNSET,
        kind: Literal["gateway", "external"] = UNSET,
        title: str = UNSET,
        description: Union[str, None] = UNSET,
        image: Union[Union[str, None], t.MediaDocument] = UNSET,
        amountMode: Literal["fixed", "open", None] = UNSET,
        price: t.PaymentLinksUpdateManyPrice = UNSET,
        min: Union[float, None] = UNSET,
        max: Union[float, None] = UNSET,
        target: Union[str, None] = UNSET,
        availableFrom: Union[str, None] = UNSET,
        availableUntil: Union[str, None] = UNSET,
        maxUses: Union[float, None] = UNSET,
        course: Union[Union[str, None], t.CourseDocument] = UNSET,
        session: Union[Union[str, None], t.CourseSessionDocument] = UNSET,
        **more: Any,
    ) -> t.PaymentLinksUpdateManyAnswer:
        """Update payment links that match a filter (PATCH /api/payment-links)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "slug": slug,
            "state": state,
            "kind": kind,
            "title": title,
            "description": description,
            "image": image,
            "amountMode": amountMode,
            "price": price,
            "min": min,
            "max": max,
            "target": target,
            "availableFrom": availableFrom,
            "availableUntil": availableUntil,
            "maxUses": maxUses,
            "course": course,
            "session": session,
            **more,
        }
        return self._call(Operation("PATCH", "/api/payment-links", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class PaymentReportsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a payment comparison (POST /api/payment-reports/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-reports/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PaymentReportsCountAnswer:
        """Count payment comparisons (GET /api/payment-reports/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-reports/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentReportsFindAnswer:
        """List payment comparisons (GET /api/payment-reports)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-reports", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PaymentReportDocument]:
        """List payment comparisons (GET /api/payment-reports)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/payment-reports", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentReportDocument:
        """Get a payment comparison by ID (GET /api/payment-reports/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-reports/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)


class PaymentsArea(Area):
    def gateway_cancel(
        self,
        **more: Any,
    ) -> None:
        """Receive the gateway’s answer to a cancelled payment (POST /api/payments/gateway/cancel)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/payments/gateway/cancel", [], False, False, "json"), sent_)

    def gateway_response(
        self,
        **more: Any,
    ) -> None:
        """Receive the gateway’s answer to a payment (POST /api/payments/gateway/response)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/payments/gateway/response", [], False, False, "json"), sent_)

    def get_booking(
        self,
        *,
        number: str,
        token: str,
        **more: Any,
    ) -> t.OrderBooking:
        """Get the booking of an order by its token (GET /api/payments/orders/{number}/booking)."""
        sent_: Dict[str, Any] = {
            "number": number,
            "token": token,
            **more,
        }
        return self._call(Operation("GET", "/api/payments/orders/{number}/booking", ["token"], False, False, "json"), sent_)

    def get_invoice(
        self,
        *,
        number: str,
        invoice: str,
        token: str,
        **more: Any,
    ) -> bytes:
        """Download an invoice or credit note by the token of its order (GET /api/payments/orders/{number}/invoices/{invoice})."""
        sent_: Dict[str, Any] = {
            "number": number,
            "invoice": invoice,
            "token": token,
            **more,
        }
        return self._call(Operation("GET", "/api/payments/orders/{number}/invoices/{invoice}", ["token"], False, False, "bytes"), sent_)

    def get_order(
        self,
        *,
        number: str,
        token: str,
        **more: Any,
    ) -> t.OrderStatus:
        """Get an order by its token (GET /api/payments/orders/{number})."""
        sent_: Dict[str, Any] = {
            "number": number,
            "token": token,
            **more,
        }
        return self._call(Operation("GET", "/api/payments/orders/{number}", ["token"], False, False, "json"), sent_)

    def initiate(
        self,
        *,
        locale: Literal["en", "fr", "ar"] = UNSET,
        link: str = UNSET,
        course: str = UNSET,
        session: str = UNSET,
        quantity: int = UNSET,
        attendees: List[t.PaymentsInitiateAttendeesItem] = UNSET,
        amount: int = UNSET,
        customer: t.PaymentsInitiateCustomer = UNSET,
        billing: t.PaymentsInitiateBilling = UNSET,
        token: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.PaymentInitiated:
        """Start a payment (POST /api/payments/initiate)."""
        sent_: Dict[str, Any] = {
            "locale": locale,
            "link": link,
            "course": course,
            "session": session,
            "quantity": quantity,
            "attendees": attendees,
            "amount": amount,
            "customer": customer,
            "billing": billing,
            "token": token,
            **more,
        }
        return self._call(Operation("POST", "/api/payments/initiate", ["locale"], True, True, "json"), sent_, idempotency_key)

    def list_invoices(
        self,
        *,
        number: str,
        token: str,
        **more: Any,
    ) -> t.OrderInvoices:
        """List the invoice and credit notes of an order by its token (GET /api/payments/orders/{number}/invoices)."""
        sent_: Dict[str, Any] = {
            "number": number,
            "token": token,
            **more,
        }
        return self._call(Operation("GET", "/api/payments/orders/{number}/invoices", ["token"], False, False, "json"), sent_)

    def list_links(
        self,
        *,
        locale: Literal["en", "fr", "ar"] = UNSET,
        slug: str = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> t.PaymentLinkPage:
        """List payable payment links (GET /api/payments/links)."""
        sent_: Dict[str, Any] = {
            "locale": locale,
            "slug": slug,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._call(Operation("GET", "/api/payments/links", ["locale", "slug", "page", "limit"], False, False, "json"), sent_)

    def list_links_all(
        self,
        *,
        locale: Literal["en", "fr", "ar"] = UNSET,
        slug: str = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> Iterator[t.PaymentLink]:
        """List payable payment links (GET /api/payments/links)."""
        sent_: Dict[str, Any] = {
            "locale": locale,
            "slug": slug,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._pages(Operation("GET", "/api/payments/links", ["locale", "slug", "page", "limit"], False, False, "json"), sent_)

    def quote(
        self,
        *,
        course: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.PaymentQuote:
        """Get the price of places in a course (GET /api/payments/quote)."""
        sent_: Dict[str, Any] = {
            "course": course,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/payments/quote", ["course", "locale"], False, False, "json"), sent_)

    def redirect(
        self,
        *,
        slug: str,
        **more: Any,
    ) -> str:
        """Follow a payment link (GET /api/payments/redirect/{slug})."""
        sent_: Dict[str, Any] = {
            "slug": slug,
            **more,
        }
        return self._call(Operation("GET", "/api/payments/redirect/{slug}", [], False, False, "text"), sent_)


class PeopleArea(Area):
    def erase(
        self,
        *,
        email: str,
        **more: Any,
    ) -> None:
        """Erase a person by their address (POST /api/people/erase)."""
        sent_: Dict[str, Any] = {
            "email": email,
            **more,
        }
        return self._call(Operation("POST", "/api/people/erase", [], True, False, "json"), sent_)

    def export(
        self,
        *,
        email: str,
        **more: Any,
    ) -> t.PersonData:
        """Export the personal data of an address (GET /api/people/export)."""
        sent_: Dict[str, Any] = {
            "email": email,
            **more,
        }
        return self._call(Operation("GET", "/api/people/export", ["email"], False, False, "json"), sent_)


class PoliciesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a policy (POST /api/policies/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/policies/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PoliciesCountAnswer:
        """Count policies (GET /api/policies/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/policies/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        title: str,
        kind: Literal["privacy", "terms", "cookies", "refund", "accessibility", "ai", "security", "other"],
        version: str,
        effectiveDate: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        slug: str = UNSET,
        summary: Union[str, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.PoliciesCreateBody, None] = UNSET,
        seo: t.PoliciesCreateSeo = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.PoliciesCreateAnswer:
        """Create a policy (POST /api/policies)."""
        sent_: Dict[str, Any] = {
            "title": title,
            "kind": kind,
            "version": version,
            "effectiveDate": effectiveDate,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "slug": slug,
            "summary": summary,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "seo": seo,
            "_status": _status,
            **more,
        }
        return self._call(Operation("POST", "/api/policies", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PoliciesDeleteByIdAnswer:
        """Delete a policy (DELETE /api/policies/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/policies/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PoliciesDeleteManyAnswer:
        """Delete policies that match a filter (DELETE /api/policies)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/policies", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.PoliciesDuplicateAnswer:
        """Duplicate a policy (POST /api/policies/{id}/duplicate)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/policies/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PoliciesFindAnswer:
        """List policies (GET /api/policies)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/policies", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PolicyDocument]:
        """List policies (GET /api/policies)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/policies", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PolicyDocument:
        """Get a policy by ID (GET /api/policies/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/policies/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_version_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PayloadVersion:
        """Get a version of the policy (GET /api/policies/versions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/policies/versions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_versions(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PoliciesFindVersionsAnswer:
        """List versions of policies (GET /api/policies/versions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/policies/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_versions_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.PayloadVersion]:
        """List versions of policies (GET /api/policies/versions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/policies/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def get_by_slug(
        self,
        *,
        slug: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.Policy:
        """Get a published policy by its slug (GET /api/policies/slug/{slug})."""
        sent_: Dict[str, Any] = {
            "slug": slug,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/policies/slug/{slug}", ["locale"], False, False, "json"), sent_)

    def preview(
        self,
        *,
        id: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        data: Dict[str, Any] = UNSET,
        **more: Any,
    ) -> t.Policy:
        """Preview a draft (POST /api/policies/{id}/preview)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "locale": locale,
            "data": data,
            **more,
        }
        return self._call(Operation("POST", "/api/policies/{id}/preview", ["locale"], True, False, "json"), sent_)

    def restore_version(
        self,
        *,
        id: str,
        depth: int = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Dict[str, Any]:
        """Restore a version of the policy (POST /api/policies/versions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "populate": populate,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/policies/versions/{id}", ["depth", "populate", "draft"], True, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        kind: Literal["privacy", "terms", "cookies", "refund", "accessibility", "ai", "security", "other"] = UNSET,
        version: str = UNSET,
        effectiveDate: str = UNSET,
        summary: Union[str, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.PoliciesUpdateByIdBody, None] = UNSET,
        seo: t.PoliciesUpdateByIdSeo = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.PoliciesUpdateByIdAnswer:
        """Update a policy (PATCH /api/policies/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "slug": slug,
            "kind": kind,
            "version": version,
            "effectiveDate": effectiveDate,
            "summary": summary,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "seo": seo,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/policies/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        kind: Literal["privacy", "terms", "cookies", "refund", "accessibility", "ai", "security", "other"] = UNSET,
        version: str = UNSET,
        effectiveDate: str = UNSET,
        summary: Union[str, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.PoliciesUpdateManyBody, None] = UNSET,
        seo: t.PoliciesUpdateManySeo = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.PoliciesUpdateManyAnswer:
        """Update policies that match a filter (PATCH /api/policies)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "slug": slug,
            "kind": kind,
            "version": version,
            "effectiveDate": effectiveDate,
            "summary": summary,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "seo": seo,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/policies", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class RealtimeArea(Area):
    def ticket(
        self,
        **more: Any,
    ) -> t.SocketTicket:
        """Create a WebSocket ticket (POST /api/realtime/ticket)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/realtime/ticket", [], False, False, "json"), sent_)


class RedirectsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a redirect (POST /api/redirects/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/redirects/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.RedirectsCountAnswer:
        """Count redirects (GET /api/redirects/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/redirects/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        from_: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        doc: Union[Union[t.RedirectsCreateDoc, None], Union[t.RedirectsCreateDoc2, None], Union[t.RedirectsCreateDoc3, None]] = UNSET,
        url: Union[str, None] = UNSET,
        status: Literal["301", "302"] = UNSET,
        elsewhere: Union[bool, None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.RedirectsCreateAnswer:
        """Create a redirect (POST /api/redirects)."""
        sent_: Dict[str, Any] = {
            "from": from_,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "doc": doc,
            "url": url,
            "status": status,
            "elsewhere": elsewhere,
            **more,
        }
        return self._call(Operation("POST", "/api/redirects", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RedirectsDeleteByIdAnswer:
        """Delete a redirect (DELETE /api/redirects/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/redirects/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RedirectsDeleteManyAnswer:
        """Delete redirects that match a filter (DELETE /api/redirects)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/redirects", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RedirectsFindAnswer:
        """List redirects (GET /api/redirects)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/redirects", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.RedirectDocument]:
        """List redirects (GET /api/redirects)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/redirects", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RedirectDocument:
        """Get a redirect by ID (GET /api/redirects/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/redirects/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        from_: str = UNSET,
        doc: Union[Union[t.RedirectsUpdateByIdDoc, None], Union[t.RedirectsUpdateByIdDoc2, None], Union[t.RedirectsUpdateByIdDoc3, None]] = UNSET,
        url: Union[str, None] = UNSET,
        status: Literal["301", "302"] = UNSET,
        elsewhere: Union[bool, None] = UNSET,
        **more: Any,
    ) -> t.RedirectsUpdateByIdAnswer:
        """Update a redirect (PATCH /api/redirects/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "from": from_,
            "doc": doc,
            "url": url,
            "status": status,
            "elsewhere": elsewhere,
            **more,
        }
        return self._call(Operation("PATCH", "/api/redirects/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        from_: str = UNSET,
        doc: Union[Union[t.RedirectsUpdateManyDoc, None], Union[t.RedirectsUpdateManyDoc2, None], Union[t.RedirectsUpdateManyDoc3, None]] = UNSET,
        url: Union[str, None] = UNSET,
        status: Literal["301", "302"] = UNSET,
        elsewhere: Union[bool, None] = UNSET,
        **more: Any,
    ) -> t.RedirectsUpdateManyAnswer:
        """Update redirects that match a filter (PATCH /api/redirects)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "from": from_,
            "doc": doc,
            "url": url,
            "status": status,
            "elsewhere": elsewhere,
            **more,
        }
        return self._call(Operation("PATCH", "/api/redirects", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class RefundsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a refund (POST /api/refunds/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/refunds/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.RefundsCountAnswer:
        """Count refunds (GET /api/refunds/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/refunds/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RefundsFindAnswer:
        """List refunds (GET /api/refunds)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/refunds", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.RefundDocument]:
        """List refunds (GET /api/refunds)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/refunds", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RefundDocument:
        """Get a refund by ID (GET /api/refunds/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/refunds/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def send(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.Refund:
        """Send a refund that is due (POST /api/refunds/{id}/send)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/refunds/{id}/send", [], False, False, "json"), sent_)


class RemindersArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on the reminders (POST /api/globals/reminders/access)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/reminders/access", [], True, False, "json"), sent_)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ReminderDocument:
        """Get the reminders (GET /api/globals/reminders)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/reminders", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        hoursBefore: float = UNSET,
        **more: Any,
    ) -> t.RemindersUpdateAnswer:
        """Update the reminders (POST /api/globals/reminders)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "hoursBefore": hoursBefore,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/reminders", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class RequestInfoArea(Area):
    def request_otp(
        self,
        *,
        program: str,
        name: str,
        email: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        question: str = UNSET,
        phone: str = UNSET,
        country: t.Country = UNSET,
        startPreference: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OtpChallenge:
        """Check a request about a course and send a passcode (POST /api/request-info/request-otp)."""
        sent_: Dict[str, Any] = {
            "program": program,
            "name": name,
            "email": email,
            "locale": locale,
            "question": question,
            "phone": phone,
            "country": country,
            "startPreference": startPreference,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/request-info/request-otp", ["locale"], True, True, "json"), sent_, idempotency_key)

    def submit(
        self,
        *,
        program: str,
        name: str,
        email: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        question: str = UNSET,
        phone: str = UNSET,
        country: t.Country = UNSET,
        startPreference: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        otp: t.OtpProof = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> Union[t.LeadReceived, t.OtpChallenge]:
        """Request information about a course (POST /api/request-info)."""
        sent_: Dict[str, Any] = {
            "program": program,
            "name": name,
            "email": email,
            "locale": locale,
            "question": question,
            "phone": phone,
            "country": country,
            "startPreference": startPreference,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            "otp": otp,
            **more,
        }
        return self._call(Operation("POST", "/api/request-info", ["locale"], True, True, "json"), sent_, idempotency_key)


class RiskItemsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a risk item (POST /api/risk-items/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/risk-items/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.RiskItemsCountAnswer:
        """Count risk items (GET /api/risk-items/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/risk-items/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        title: str,
        category: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        detail: Union[str, None] = UNSET,
        severity: Literal["informational", "low", "medium", "high", "critical"] = UNSET,
        status: Literal["open", "mitigated", "closed"] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.RiskItemsCreateAnswer:
        """Create a risk item (POST /api/risk-items)."""
        sent_: Dict[str, Any] = {
            "title": title,
            "category": category,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "detail": detail,
            "severity": severity,
            "status": status,
            **more,
        }
        return self._call(Operation("POST", "/api/risk-items", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RiskItemsDeleteByIdAnswer:
        """Delete a risk item (DELETE /api/risk-items/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/risk-items/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RiskItemsDeleteManyAnswer:
        """Delete risk items that match a filter (DELETE /api/risk-items)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/risk-items", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RiskItemsFindAnswer:
        """List risk items (GET /api/risk-items)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/risk-items", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.RiskItemDocument]:
        """List risk items (GET /api/risk-items)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/risk-items", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RiskItemDocument:
        """Get a risk item by ID (GET /api/risk-items/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/risk-items/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        category: str = UNSET,
        detail: Union[str, None] = UNSET,
        severity: Literal["informational", "low", "medium", "high", "critical"] = UNSET,
        status: Literal["open", "mitigated", "closed"] = UNSET,
        **more: Any,
    ) -> t.RiskItemsUpdateByIdAnswer:
        """Update a risk item (PATCH /api/risk-items/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "category": category,
            "detail": detail,
            "severity": severity,
            "status": status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/risk-items/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        category: str = UNSET,
        detail: Union[str, None] = UNSET,
        severity: Literal["informational", "low", "medium", "high", "critical"] = UNSET,
        status: Literal["open", "mitigated", "closed"] = UNSET,
        **more: Any,
    ) -> t.RiskItemsUpdateManyAnswer:
        """Update risk items that match a filter (PATCH /api/risk-items)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "category": category,
            "detail": detail,
            "severity": severity,
            "status": status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/risk-items", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class SearchArea(Area):
    def find(
        self,
        *,
        q: str,
        type: Union[str, List[str]] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> t.SearchPage:
        """Search published content (GET /api/search)."""
        sent_: Dict[str, Any] = {
            "q": q,
            "type": type,
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._call(Operation("GET", "/api/search", ["q", "type", "locale", "page", "limit"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        q: str,
        type: Union[str, List[str]] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> Iterator[t.SearchResult]:
        """Search published content (GET /api/search)."""
        sent_: Dict[str, Any] = {
            "q": q,
            "type": type,
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._pages(Operation("GET", "/api/search", ["q", "type", "locale", "page", "limit"], False, False, "json"), sent_)

    def totals(
        self,
        *,
        from_: str = UNSET,
        until: str = UNSET,
        **more: Any,
    ) -> t.SearchTotals:
        """Get search statistics (GET /api/search/totals)."""
        sent_: Dict[str, Any] = {
            "from": from_,
            "until": until,
            **more,
        }
        return self._call(Operation("GET", "/api/search/totals", ["from", "until"], False, False, "json"), sent_)


class SellerArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on the seller (POST /api/globals/seller/access)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/seller/access", [], True, False, "json"), sent_)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.SellerDocument:
        """Get the seller (GET /api/globals/seller)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/seller", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        name: Union[str, None] = UNSET,
        address: Union[str, None] = UNSET,
        taxId: Union[str, None] = UNSET,
        registration: Union[str, None] = UNSET,
        taxLabel: Union[str, None] = UNSET,
        taxRate: Union[float, None] = UNSET,
        note: Union[str, None] = UNSET,
        invoicePrefix: str = UNSET,
        creditNotePrefix: str = UNSET,
        **more: Any,
    ) -> t.SellerUpdateAnswer:
        """Update the seller (POST /api/globals/seller)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "name": name,
            "address": address,
            "taxId": taxId,
            "registration": registration,
            "taxLabel": taxLabel,
            "taxRate": taxRate,
            "note": note,
            "invoicePrefix": invoicePrefix,
            "creditNotePrefix": creditNotePrefix,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/seller", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class SignInPolicyArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on the sign-in (POST /api/globals/sign-in-policy/access)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/sign-in-policy/access", [], True, False, "json"), sent_)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.SignInPolicyDocument:
        """Get the sign-in (GET /api/globals/sign-in-policy)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/sign-in-policy", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        secondFactorFor: Union[List[Literal["admin", "editor", "sales", "finance", "viewer"]], None] = UNSET,
        **more: Any,
    ) -> t.SignInPolicyUpdateAnswer:
        """Update the sign-in (POST /api/globals/sign-in-policy)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "secondFactorFor": secondFactorFor,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/sign-in-policy", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class SynonymsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a synonym (POST /api/synonyms/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/synonyms/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.SynonymsCountAnswer:
        """Count synonyms (GET /api/synonyms/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/synonyms/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        words: List[str],
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        language: Literal["en", "fr", "ar"] = UNSET,
        oneWay: Union[bool, None] = UNSET,
        title: Union[str, None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.SynonymsCreateAnswer:
        """Create a synonym (POST /api/synonyms)."""
        sent_: Dict[str, Any] = {
            "words": words,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "language": language,
            "oneWay": oneWay,
            "title": title,
            **more,
        }
        return self._call(Operation("POST", "/api/synonyms", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.SynonymsDeleteByIdAnswer:
        """Delete a synonym (DELETE /api/synonyms/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/synonyms/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.SynonymsDeleteManyAnswer:
        """Delete synonyms that match a filter (DELETE /api/synonyms)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/synonyms", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.SynonymsFindAnswer:
        """List synonyms (GET /api/synonyms)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/synonyms", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.SynonymDocument]:
        """List synonyms (GET /api/synonyms)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/synonyms", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.SynonymDocument:
        """Get a synonym by ID (GET /api/synonyms/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/synonyms/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        words: List[str] = UNSET,
        language: Literal["en", "fr", "ar"] = UNSET,
        oneWay: Union[bool, None] = UNSET,
        title: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.SynonymsUpdateByIdAnswer:
        """Update a synonym (PATCH /api/synonyms/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "words": words,
            "language": language,
            "oneWay": oneWay,
            "title": title,
            **more,
        }
        return self._call(Operation("PATCH", "/api/synonyms/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        words: List[str] = UNSET,
        language: Literal["en", "fr", "ar"] = UNSET,
        oneWay: Union[bool, None] = UNSET,
        title: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.SynonymsUpdateManyAnswer:
        """Update synonyms that match a filter (PATCH /api/synonyms)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "words": words,
            "language": language,
            "oneWay": oneWay,
            "title": title,
            **more,
        }
        return self._call(Operation("PATCH", "/api/synonyms", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class TcoArea(Area):
    def request_otp(
        self,
        *,
        inputs: t.TcoInputs,
        company: str,
        email: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        name: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OtpChallenge:
        """Check the inputs of a cost estimate and send a passcode (POST /api/tco/request-otp)."""
        sent_: Dict[str, Any] = {
            "inputs": inputs,
            "company": company,
            "email": email,
            "locale": locale,
            "name": name,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/tco/request-otp", ["locale"], True, True, "json"), sent_, idempotency_key)

    def verify_otp(
        self,
        *,
        inputs: t.TcoInputs,
        company: str,
        email: str,
        otp: t.OtpProof,
        locale: Literal["en", "fr", "ar"] = UNSET,
        name: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.TcoReceived:
        """Verify the passcode and get the cost estimate (POST /api/tco/verify-otp)."""
        sent_: Dict[str, Any] = {
            "inputs": inputs,
            "company": company,
            "email": email,
            "otp": otp,
            "locale": locale,
            "name": name,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/tco/verify-otp", ["locale"], True, True, "json"), sent_, idempotency_key)


class TcoModelArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on the cost model (POST /api/globals/tco-model/access)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/tco-model/access", [], True, False, "json"), sent_)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.TcoModelDocument:
        """Get the cost model (GET /api/globals/tco-model)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/tco-model", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        hoursSavedPercent: float = UNSET,
        currencies: Union[List[t.TcoModelUpdateCurrenciesItem], None] = UNSET,
        **more: Any,
    ) -> t.TcoModelUpdateAnswer:
        """Update the cost model (POST /api/globals/tco-model)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "hoursSavedPercent": hoursSavedPercent,
            "currencies": currencies,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/tco-model", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class TelemetryArea(Area):
    def get(
        self,
        *,
        since: str = UNSET,
        limit: int = UNSET,
        category: Union[str, List[str]] = UNSET,
        minSeverity: Literal["informational", "low", "medium", "high", "critical"] = UNSET,
        format: Literal["json", "cloudevents"] = UNSET,
        **more: Any,
    ) -> Union[t.AssuranceTelemetry, List[Dict[str, Any]]]:
        """Get the assurance feed (GET /api/tools/ai-assurance/telemetry)."""
        sent_: Dict[str, Any] = {
            "since": since,
            "limit": limit,
            "category": category,
            "minSeverity": minSeverity,
            "format": format,
            **more,
        }
        return self._call(Operation("GET", "/api/tools/ai-assurance/telemetry", ["since", "limit", "category", "minSeverity", "format"], False, False, "json"), sent_)

    def get_stream(
        self,
        *,
        since: str = UNSET,
        limit: int = UNSET,
        category: Union[str, List[str]] = UNSET,
        minSeverity: Literal["informational", "low", "medium", "high", "critical"] = UNSET,
        format: Literal["json", "cloudevents"] = UNSET,
        **more: Any,
    ) -> Iterator[ServerSentEvent]:
        """Get the assurance feed (GET /api/tools/ai-assurance/telemetry)."""
        sent_: Dict[str, Any] = {
            "since": since,
            "limit": limit,
            "category": category,
            "minSeverity": minSeverity,
            "format": format,
            **more,
        }
        return self._stream(Operation("GET", "/api/tools/ai-assurance/telemetry", ["since", "limit", "category", "minSeverity", "format"], False, False, "json"), sent_)

    def keys(
        self,
        **more: Any,
    ) -> t.JsonWebKeySet:
        """Get the public key of the assurance feed (GET /api/well-known/jwks.json)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/well-known/jwks.json", [], False, False, "json"), sent_)

    def schema(
        self,
        **more: Any,
    ) -> t.TelemetrySchemaAnswer:
        """Get the JSON Schema of the assurance feed (GET /api/tools/ai-assurance/telemetry/schema)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/tools/ai-assurance/telemetry/schema", [], False, False, "json"), sent_)


class TestQuestionsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a test question (POST /api/test-questions/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/test-questions/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.TestQuestionsCountAnswer:
        """Count test questions (GET /api/test-questions/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/test-questions/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        question: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        page: Union[str, None] = UNSET,
        language: Literal["en", "fr", "ar"] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.TestQuestionsCreateAnswer:
        """Create a test question (POST /api/test-questions)."""
        sent_: Dict[str, Any] = {
            "question": question,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "page": page,
            "language": language,
            **more,
        }
        return self._call(Operation("POST", "/api/test-questions", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.TestQuestionsDeleteByIdAnswer:
        """Delete a test question (DELETE /api/test-questions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/test-questions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.TestQuestionsDeleteManyAnswer:
        """Delete test questions that match a filter (DELETE /api/test-questions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/test-questions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.TestQuestionsFindAnswer:
        """List test questions (GET /api/test-questions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/test-questions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.TestQuestionDocument]:
        """List test questions (GET /api/test-questions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/test-questions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.TestQuestionDocument:
        """Get a test question by ID (GET /api/test-questions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/test-questions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def run(
        self,
        **more: Any,
    ) -> t.TestRun:
        """Ask all test questions (POST /api/test-questions/run)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/test-questions/run", [], False, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        question: str = UNSET,
        page: Union[str, None] = UNSET,
        language: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.TestQuestionsUpdateByIdAnswer:
        """Update a test question (PATCH /api/test-questions/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "question": question,
            "page": page,
            "language": language,
            **more,
        }
        return self._call(Operation("PATCH", "/api/test-questions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        question: str = UNSET,
        page: Union[str, None] = UNSET,
        language: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.TestQuestionsUpdateManyAnswer:
        """Update test questions that match a filter (PATCH /api/test-questions)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "question": question,
            "page": page,
            "language": language,
            **more,
        }
        return self._call(Operation("PATCH", "/api/test-questions", ["where", "sort", "limit", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class TopicNamesArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on the topic names (POST /api/globals/topic-names/access)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/topic-names/access", [], True, False, "json"), sent_)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.TopicNameDocument:
        """Get the topic names (GET /api/globals/topic-names)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/topic-names", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        topics: Union[List[t.TopicNamesUpdateTopicsItem], None] = UNSET,
        **more: Any,
    ) -> t.TopicNamesUpdateAnswer:
        """Update the topic names (POST /api/globals/topic-names)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "topics": topics,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/topic-names", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class UsersArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a user (POST /api/users/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/users/access/{id}", [], True, False, "json"), sent_)

    def add_passkey(
        self,
        *,
        id: str,
        rawId: str,
        type: Literal["public-key"],
        response: t.UsersAddPasskeyResponse,
        clientExtensionResults: Dict[str, Any] = UNSET,
        **more: Any,
    ) -> t.NewPasskey:
        """Save the passkey that the browser made (POST /api/users/passkeys)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "rawId": rawId,
            "type": type,
            "response": response,
            "clientExtensionResults": clientExtensionResults,
            **more,
        }
        return self._call(Operation("POST", "/api/users/passkeys", [], True, False, "json"), sent_)

    def begin_passkey_sign_in(
        self,
        **more: Any,
    ) -> t.PasskeyOptions:
        """Start a sign-in with a passkey (POST /api/users/passkeys/sign-in/options)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/passkeys/sign-in/options", [], False, False, "json"), sent_)

    def confirm_second_factor(
        self,
        *,
        code: str,
        **more: Any,
    ) -> t.RecoveryCodes:
        """Confirm the authenticator app with its first code (POST /api/users/second-factor/confirm)."""
        sent_: Dict[str, Any] = {
            "code": code,
            **more,
        }
        return self._call(Operation("POST", "/api/users/second-factor/confirm", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.UsersCountAnswer:
        """Count users (GET /api/users/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/users/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        email: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        name: Union[str, None] = UNSET,
        role: Literal["admin", "editor", "sales", "finance", "viewer"] = UNSET,
        apiKeyExpiresAt: Union[str, None] = UNSET,
        enableAPIKey: Union[bool, None] = UNSET,
        apiKey: Union[str, None] = UNSET,
        password: Union[str, None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.UsersCreateAnswer:
        """Create a user (POST /api/users)."""
        sent_: Dict[str, Any] = {
            "email": email,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "name": name,
            "role": role,
            "apiKeyExpiresAt": apiKeyExpiresAt,
            "enableAPIKey": enableAPIKey,
            "apiKey": apiKey,
            "password": password,
            **more,
        }
        return self._call(Operation("POST", "/api/users", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.UsersDeleteByIdAnswer:
        """Delete a user (DELETE /api/users/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/users/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.UsersDeleteManyAnswer:
        """Delete users that match a filter (DELETE /api/users)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/users", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def end_session(
        self,
        *,
        id: str,
        session: str,
        **more: Any,
    ) -> None:
        """End a session of a user (DELETE /api/users/{id}/sessions/{session})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "session": session,
            **more,
        }
        return self._call(Operation("DELETE", "/api/users/{id}/sessions/{session}", [], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.UsersFindAnswer:
        """List users (GET /api/users)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/users", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.UserDocument]:
        """List users (GET /api/users)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/users", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.UserDocument:
        """Get a user by ID (GET /api/users/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/users/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def forgot_password(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Request a link for a new password (POST /api/users/forgot-password)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/forgot-password", [], True, False, "json"), sent_)

    def list_passkeys(
        self,
        **more: Any,
    ) -> t.Passkeys:
        """List your passkeys (GET /api/users/passkeys)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/users/passkeys", [], False, False, "json"), sent_)

    def list_sessions(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.StaffSessions:
        """List the sessions of a user (GET /api/users/{id}/sessions)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/users/{id}/sessions", [], False, False, "json"), sent_)

    def login(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Sign in with an email address and a password (POST /api/users/login)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/login", [], True, False, "json"), sent_)

    def logout(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Sign out (POST /api/users/logout)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/logout", [], True, False, "json"), sent_)

    def me(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the signed-in user (GET /api/users/me)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/users/me", [], False, False, "json"), sent_)

    def read_second_factor(
        self,
        **more: Any,
    ) -> t.SecondFactor:
        """Get your second factors (GET /api/users/second-factor)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/users/second-factor", [], False, False, "json"), sent_)

    def refresh_token(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Renew the session (POST /api/users/refresh-token)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/refresh-token", [], True, False, "json"), sent_)

    def remove_passkey(
        self,
        *,
        passkey: str,
        **more: Any,
    ) -> None:
        """Remove one of your passkeys (DELETE /api/users/passkeys/{passkey})."""
        sent_: Dict[str, Any] = {
            "passkey": passkey,
            **more,
        }
        return self._call(Operation("DELETE", "/api/users/passkeys/{passkey}", [], False, False, "json"), sent_)

    def remove_second_factor(
        self,
        *,
        code: str,
        **more: Any,
    ) -> None:
        """Remove your authenticator app (POST /api/users/second-factor/remove)."""
        sent_: Dict[str, Any] = {
            "code": code,
            **more,
        }
        return self._call(Operation("POST", "/api/users/second-factor/remove", [], True, False, "json"), sent_)

    def reset_password(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Set a new password (POST /api/users/reset-password)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/reset-password", [], True, False, "json"), sent_)

    def reset_second_factor(
        self,
        *,
        id: str,
        **more: Any,
    ) -> None:
        """Remove the second factors of another user (POST /api/users/{id}/second-factor/reset)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/users/{id}/second-factor/reset", [], False, False, "json"), sent_)

    def set_up_passkey(
        self,
        **more: Any,
    ) -> t.PasskeyOptions:
        """Start adding a passkey (POST /api/users/passkeys/setup)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/passkeys/setup", [], False, False, "json"), sent_)

    def set_up_second_factor(
        self,
        **more: Any,
    ) -> t.SecondFactorSetup:
        """Start setting up an authenticator app (POST /api/users/second-factor/setup)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/second-factor/setup", [], False, False, "json"), sent_)

    def sign_in_with_passkey(
        self,
        *,
        id: str,
        rawId: str,
        type: Literal["public-key"],
        response: t.UsersSignInWithPasskeyResponse,
        clientExtensionResults: Dict[str, Any] = UNSET,
        **more: Any,
    ) -> None:
        """Sign in with a passkey (POST /api/users/passkeys/sign-in)."""
        sent_: Dict[str, Any] = {
            "id": id,
            "rawId": rawId,
            "type": type,
            "response": response,
            "clientExtensionResults": clientExtensionResults,
            **more,
        }
        return self._call(Operation("POST", "/api/users/passkeys/sign-in", [], True, False, "json"), sent_)

    def unlock(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Unlock an account (POST /api/users/unlock)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/unlock", [], True, False, "json"), sent_)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        name: Union[str, None] = UNSET,
        role: Literal["admin", "editor", "sales", "finance", "viewer"] = UNSET,
        currentPassword: Union[str, None] = UNSET,
        apiKeyExpiresAt: Union[str, None] = UNSET,
        enableAPIKey: Union[bool, None] = UNSET,
        apiKey: Union[str, None] = UNSET,
        email: str = UNSET,
        password: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.UsersUpdateByIdAnswer:
        """Update a user (PATCH /api/users/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "name": name,
            "role": role,
            "currentPassword": currentPassword,
            "apiKeyExpiresAt": apiKeyExpiresAt,
            "enableAPIKey": enableAPIKey,
            "apiKey": apiKey,
            "email": email,
            "password": password,
            **more,
        }
        return self._call(Operation("PATCH", "/api/users/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        name: Union[str, None] = UNSET,
        role: Literal["admin", "editor", "sales", "finance", "viewer"] = UNSET,
        currentPassword: Union[str, None] = UNSET,
        apiKeyExpiresAt: Union[str, None] = UNSET,
        enableAPIKey: Union[bool, None] = UNSET,
        apiKey: Union[str, None] = UNSET,
        email: str = UNSET,
        password: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.UsersUpdateManyAnswer:
        """Update users that match a filter (PATCH /api/users)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "name": name,
            "role": role,
            "currentPassword": currentPassword,
            "apiKeyExpiresAt": apiKeyExpiresAt,
            "enableAPIKey": enableAPIKey,
            "apiKey": apiKey,
            "email": email,
            "password": password,
            **more,
        }
        return self._call(Operation("PATCH", "/api/users", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class VideoHostsArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on the video hosts (POST /api/globals/video-hosts/access)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/video-hosts/access", [], True, False, "json"), sent_)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.VideoHostDocument:
        """Get the video hosts (GET /api/globals/video-hosts)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/video-hosts", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        hosts: Union[List[str], None] = UNSET,
        **more: Any,
    ) -> t.VideoHostsUpdateAnswer:
        """Update the video hosts (POST /api/globals/video-hosts)."""
        sent_: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "hosts": hosts,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/video-hosts", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class WaitingArea(Area):
    def list(
        self,
        **more: Any,
    ) -> t.Waiting:
        """List what waits for staff (GET /api/waiting)."""
        sent_: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/waiting", [], False, False, "json"), sent_)


class WebhookDeliveriesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a webhook delivery (POST /api/webhook-deliveries/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/webhook-deliveries/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.WebhookDeliveriesCountAnswer:
        """Count webhook deliveries (GET /api/webhook-deliveries/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/webhook-deliveries/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhookDeliveriesFindAnswer:
        """List webhook deliveries (GET /api/webhook-deliveries)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/webhook-deliveries", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.WebhookDeliveryDocument]:
        """List webhook deliveries (GET /api/webhook-deliveries)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/webhook-deliveries", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhookDeliveryDocument:
        """Get a webhook delivery by ID (GET /api/webhook-deliveries/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/webhook-deliveries/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def resend(
        self,
        *,
        id: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.QueuedWebhookDelivery:
        """Resend a webhook delivery (POST /api/webhook-deliveries/{id}/resend)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/webhook-deliveries/{id}/resend", [], False, True, "json"), sent_, idempotency_key)


class WebhooksArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Get the caller’s permissions on a webhook (POST /api/webhooks/access/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/webhooks/access/{id}", [], True, False, "json"), sent_)

    def count(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.WebhooksCountAnswer:
        """Count webhooks (GET /api/webhooks/count)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/webhooks/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), sent_)

    def create(
        self,
        *,
        url: str,
        events: List[Literal["lead.created", "lead.moved", "order.paid", "order.failed", "order.refunded", "order.disputed", "booking.created", "booking.cancelled", "learner.enrolled", "learner.completed", "certificate.issued", "content.published", "content.unpublished", "content.deleted", "question.unanswered"]],
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        enabled: Union[bool, None] = UNSET,
        secret: Union[str, None] = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.WebhooksCreateAnswer:
        """Create a webhook (POST /api/webhooks)."""
        sent_: Dict[str, Any] = {
            "url": url,
            "events": events,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "enabled": enabled,
            "secret": secret,
            **more,
        }
        return self._call(Operation("POST", "/api/webhooks", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, True, "json"), sent_, idempotency_key)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhooksDeleteByIdAnswer:
        """Delete a webhook (DELETE /api/webhooks/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/webhooks/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def delete_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhooksDeleteManyAnswer:
        """Delete webhooks that match a filter (DELETE /api/webhooks)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/webhooks", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhooksFindAnswer:
        """List webhooks (GET /api/webhooks)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/webhooks", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_all(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[t.WebhookDocument]:
        """List webhooks (GET /api/webhooks)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._pages(Operation("GET", "/api/webhooks", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhookDocument:
        """Get a webhook by ID (GET /api/webhooks/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/webhooks/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), sent_)

    def rotate_secret(
        self,
        *,
        id: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.NewWebhookSecret:
        """Rotate the signing secret of a webhook (POST /api/webhooks/{id}/rotate-secret)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/webhooks/{id}/rotate-secret", [], False, True, "json"), sent_, idempotency_key)

    def test(
        self,
        *,
        id: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.QueuedWebhookDelivery:
        """Send a test event to a webhook (POST /api/webhooks/{id}/test)."""
        sent_: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/webhooks/{id}/test", [], False, True, "json"), sent_, idempotency_key)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        url: str = UNSET,
        events: List[Literal["lead.created", "lead.moved", "order.paid", "order.failed", "order.refunded", "order.disputed", "booking.created", "booking.cancelled", "learner.enrolled", "learner.completed", "certificate.issued", "content.published", "content.unpublished", "content.deleted", "question.unanswered"]] = UNSET,
        enabled: Union[bool, None] = UNSET,
        secret: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.WebhooksUpdateByIdAnswer:
        """Update a webhook (PATCH /api/webhooks/{id})."""
        sent_: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "url": url,
            "events": events,
            "enabled": enabled,
            "secret": secret,
            **more,
        }
        return self._call(Operation("PATCH", "/api/webhooks/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)

    def update_many(
        self,
        *,
        where: t.Where = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: t.Select = UNSET,
        populate: Dict[str, t.Select] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        fallback_locale: Literal["en", "fr", "ar", "none"] = UNSET,
        draft: bool = UNSET,
        url: str = UNSET,
        events: List[Literal["lead.created", "lead.moved", "order.paid", "order.failed", "order.refunded", "order.disputed", "booking.created", "booking.cancelled", "learner.enrolled", "learner.completed", "certificate.issued", "content.published", "content.unpublished", "content.deleted", "question.unanswered"]] = UNSET,
        enabled: Union[bool, None] = UNSET,
        secret: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.WebhooksUpdateManyAnswer:
        """Update webhooks that match a filter (PATCH /api/webhooks)."""
        sent_: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "url": url,
            "events": events,
            "enabled": enabled,
            "secret": secret,
            **more,
        }
        return self._call(Operation("PATCH", "/api/webhooks", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), sent_)


class Areas:
    """Every area of the API."""

    def __init__(self, call: Any) -> None:
        self.api_keys = ApiKeysArea(call)
        self.asyncapi = AsyncapiArea(call)
        self.attendance = AttendanceArea(call)
        self.audit_log = AuditLogArea(call)
        self.auth = AuthArea(call)
        self.badges = BadgesArea(call)
        self.bookings = BookingsArea(call)
        self.branding = BrandingArea(call)
        self.brochure_files = BrochureFilesArea(call)
        self.brochures = BrochuresArea(call)
        self.cancellation_policy = CancellationPolicyArea(call)
        self.certificates = CertificatesArea(call)
        self.chat = ChatArea(call)
        self.chat_questions = ChatQuestionsArea(call)
        self.consent = ConsentArea(call)
        self.consents = ConsentsArea(call)
        self.contact = ContactArea(call)
        self.course_sessions = CourseSessionsArea(call)
        self.courses = CoursesArea(call)
        self.currencies = CurrenciesArea(call)
        self.dates = DatesArea(call)
        self.demo = DemoArea(call)
        self.embed = EmbedArea(call)
        self.embedding = EmbeddingArea(call)
        self.enrolments = EnrolmentsArea(call)
        self.faqs = FaqsArea(call)
        self.footer = FooterArea(call)
        self.forms = FormsArea(call)
        self.governance = GovernanceArea(call)
        self.graphql = GraphqlArea(call)
        self.header = HeaderArea(call)
        self.health = HealthArea(call)
        self.invoices = InvoicesArea(call)
        self.lead_events = LeadEventsArea(call)
        self.leads = LeadsArea(call)
        self.learners = LearnersArea(call)
        self.lesson_files = LessonFilesArea(call)
        self.lessons = LessonsArea(call)
        self.mail_failures = MailFailuresArea(call)
        self.mcp = McpArea(call)
        self.media = MediaArea(call)
        self.og = OgArea(call)
        self.openapi = OpenapiArea(call)
        self.orders = OrdersArea(call)
        self.pages = PagesArea(call)
        self.partners = PartnersArea(call)
        self.payment_attempts = PaymentAttemptsArea(call)
        self.payment_events = PaymentEventsArea(call)
        self.payment_links = PaymentLinksArea(call)
        self.payment_reports = PaymentReportsArea(call)
        self.payments = PaymentsArea(call)
        self.people = PeopleArea(call)
        self.policies = PoliciesArea(call)
        self.realtime = RealtimeArea(call)
        self.redirects = RedirectsArea(call)
        self.refunds = RefundsArea(call)
        self.reminders = RemindersArea(call)
        self.request_info = RequestInfoArea(call)
        self.risk_items = RiskItemsArea(call)
        self.search = SearchArea(call)
        self.seller = SellerArea(call)
        self.sign_in_policy = SignInPolicyArea(call)
        self.synonyms = SynonymsArea(call)
        self.tco = TcoArea(call)
        self.tco_model = TcoModelArea(call)
        self.telemetry = TelemetryArea(call)
        self.test_questions = TestQuestionsArea(call)
        self.topic_names = TopicNamesArea(call)
        self.users = UsersArea(call)
        self.video_hosts = VideoHostsArea(call)
        self.waiting = WaitingArea(call)
        self.webhook_deliveries = WebhookDeliveriesArea(call)
        self.webhooks = WebhooksArea(call)
