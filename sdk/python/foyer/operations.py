"""Made from the OpenAPI document by `npm run generate`."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Literal, Union

from . import types as t
from .events import ServerSentEvent
from .transport import UNSET, Area, Operation


class AsyncapiArea(Area):
    def get(
        self,
        **more: Any,
    ) -> t.AsyncApiDocument:
        """Read the description of the socket (GET /api/asyncapi.json)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/asyncapi.json", [], False, False, "json"), fields)


class AuditLogArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the audit log (POST /api/audit-log/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/audit-log/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.AuditLogCountAnswer:
        """Count audit log (GET /api/audit-log/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/audit-log/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        action: Literal["create", "update", "publish", "publish-failed", "restore", "delete", "sign-in", "sign-in-failed", "sign-out", "password-reset", "key-use", "key-refused"] = UNSET,
        target: Union[str, None] = UNSET,
        targetId: Union[str, None] = UNSET,
        actorKind: Literal["staff", "key", "admin-key", "visitor", "system"] = UNSET,
        actor: Union[str, None] = UNSET,
        actorEmail: Union[str, None] = UNSET,
        before: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        after: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        requestId: Union[str, None] = UNSET,
        client: Union[str, None] = UNSET,
        count: float = UNSET,
        **more: Any,
    ) -> t.AuditLogCreateAnswer:
        """Make one of the audit log (POST /api/audit-log)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "action": action,
            "target": target,
            "targetId": targetId,
            "actorKind": actorKind,
            "actor": actor,
            "actorEmail": actorEmail,
            "before": before,
            "after": after,
            "requestId": requestId,
            "client": client,
            "count": count,
            **more,
        }
        return self._call(Operation("POST", "/api/audit-log", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.AuditLogDeleteByIdAnswer:
        """Delete one of the audit log (DELETE /api/audit-log/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/audit-log/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.AuditLogDeleteManyAnswer:
        """Delete all audit log that match (DELETE /api/audit-log)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/audit-log", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.AuditLogFindAnswer:
        """List audit log (GET /api/audit-log)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/audit-log", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List audit log (GET /api/audit-log)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/audit-log", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.AuditLogDocument:
        """Read one of the audit log (GET /api/audit-log/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/audit-log/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        action: Literal["create", "update", "publish", "publish-failed", "restore", "delete", "sign-in", "sign-in-failed", "sign-out", "password-reset", "key-use", "key-refused"] = UNSET,
        target: Union[str, None] = UNSET,
        targetId: Union[str, None] = UNSET,
        actorKind: Literal["staff", "key", "admin-key", "visitor", "system"] = UNSET,
        actor: Union[str, None] = UNSET,
        actorEmail: Union[str, None] = UNSET,
        before: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        after: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        requestId: Union[str, None] = UNSET,
        client: Union[str, None] = UNSET,
        count: float = UNSET,
        **more: Any,
    ) -> t.AuditLogUpdateByIdAnswer:
        """Change one of the audit log (PATCH /api/audit-log/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "action": action,
            "target": target,
            "targetId": targetId,
            "actorKind": actorKind,
            "actor": actor,
            "actorEmail": actorEmail,
            "before": before,
            "after": after,
            "requestId": requestId,
            "client": client,
            "count": count,
            **more,
        }
        return self._call(Operation("PATCH", "/api/audit-log/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        action: Literal["create", "update", "publish", "publish-failed", "restore", "delete", "sign-in", "sign-in-failed", "sign-out", "password-reset", "key-use", "key-refused"] = UNSET,
        target: Union[str, None] = UNSET,
        targetId: Union[str, None] = UNSET,
        actorKind: Literal["staff", "key", "admin-key", "visitor", "system"] = UNSET,
        actor: Union[str, None] = UNSET,
        actorEmail: Union[str, None] = UNSET,
        before: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        after: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        requestId: Union[str, None] = UNSET,
        client: Union[str, None] = UNSET,
        count: float = UNSET,
        **more: Any,
    ) -> t.AuditLogUpdateManyAnswer:
        """Change all audit log that match (PATCH /api/audit-log)."""
        fields: Dict[str, Any] = {
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
            "action": action,
            "target": target,
            "targetId": targetId,
            "actorKind": actorKind,
            "actor": actor,
            "actorEmail": actorEmail,
            "before": before,
            "after": after,
            "requestId": requestId,
            "client": client,
            "count": count,
            **more,
        }
        return self._call(Operation("PATCH", "/api/audit-log", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class AuthArea(Area):
    def rename(
        self,
        *,
        name: str,
        **more: Any,
    ) -> t.LearnerSession:
        """Say by which name to be called (PATCH /api/lms/auth/session)."""
        fields: Dict[str, Any] = {
            "name": name,
            **more,
        }
        return self._call(Operation("PATCH", "/api/lms/auth/session", [], True, False, "json"), fields)

    def request_otp(
        self,
        *,
        email: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OtpChallenge:
        """Have a code sent to sign in with (POST /api/lms/auth/request-otp)."""
        fields: Dict[str, Any] = {
            "email": email,
            **more,
        }
        return self._call(Operation("POST", "/api/lms/auth/request-otp", [], True, True, "json"), fields, idempotency_key)

    def session(
        self,
        **more: Any,
    ) -> t.LearnerSession:
        """Read who is signed in (GET /api/lms/auth/session)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/lms/auth/session", [], False, False, "json"), fields)

    def sign_out(
        self,
        *,
        everywhere: Literal["true", "false"] = UNSET,
        **more: Any,
    ) -> None:
        """End this session, or all sessions of its learner (POST /api/lms/auth/sign-out)."""
        fields: Dict[str, Any] = {
            "everywhere": everywhere,
            **more,
        }
        return self._call(Operation("POST", "/api/lms/auth/sign-out", ["everywhere"], False, False, "json"), fields)

    def verify_otp(
        self,
        *,
        email: str,
        otp: t.OtpProof,
        **more: Any,
    ) -> t.SignedIn:
        """Sign in with a code (POST /api/lms/auth/verify-otp)."""
        fields: Dict[str, Any] = {
            "email": email,
            "otp": otp,
            **more,
        }
        return self._call(Operation("POST", "/api/lms/auth/verify-otp", [], True, False, "json"), fields)


class BrandingArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with branding (POST /api/globals/branding/access)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/branding/access", [], True, False, "json"), fields)

    def get(
        self,
        *,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.Branding:
        """Read the name, logo, colours and contact of the company (GET /api/branding)."""
        fields: Dict[str, Any] = {
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/branding", ["locale"], False, False, "json"), fields)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrandingDocument:
        """Read branding (GET /api/globals/branding)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/branding", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
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
        """Change branding (POST /api/globals/branding)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("POST", "/api/globals/branding", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class BrochureFilesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the brochure files (POST /api/brochure-files/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/brochure-files/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFilesCountAnswer:
        """Count brochure files (GET /api/brochure-files/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/brochure-files/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        url: Union[str, None] = UNSET,
        thumbnailURL: Union[str, None] = UNSET,
        filename: Union[str, None] = UNSET,
        mimeType: Union[str, None] = UNSET,
        filesize: Union[float, None] = UNSET,
        width: Union[float, None] = UNSET,
        height: Union[float, None] = UNSET,
        **more: Any,
    ) -> t.BrochureFilesCreateAnswer:
        """Make one of the brochure files (POST /api/brochure-files)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "url": url,
            "thumbnailURL": thumbnailURL,
            "filename": filename,
            "mimeType": mimeType,
            "filesize": filesize,
            "width": width,
            "height": height,
            **more,
        }
        return self._call(Operation("POST", "/api/brochure-files", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFilesDeleteByIdAnswer:
        """Delete one of the brochure files (DELETE /api/brochure-files/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/brochure-files/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFilesDeleteManyAnswer:
        """Delete all brochure files that match (DELETE /api/brochure-files)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/brochure-files", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFilesDuplicateAnswer:
        """Copy one of the brochure files (POST /api/brochure-files/{id}/duplicate)."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/brochure-files/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def file(
        self,
        *,
        filename: str,
        **more: Any,
    ) -> bytes:
        """Fetch a file (GET /api/brochure-files/file/{filename})."""
        fields: Dict[str, Any] = {
            "filename": filename,
            **more,
        }
        return self._call(Operation("GET", "/api/brochure-files/file/{filename}", [], False, False, "bytes"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFilesFindAnswer:
        """List brochure files (GET /api/brochure-files)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/brochure-files", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List brochure files (GET /api/brochure-files)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/brochure-files", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureFileDocument:
        """Read one of the brochure files (GET /api/brochure-files/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/brochure-files/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        url: Union[str, None] = UNSET,
        thumbnailURL: Union[str, None] = UNSET,
        filename: Union[str, None] = UNSET,
        mimeType: Union[str, None] = UNSET,
        filesize: Union[float, None] = UNSET,
        width: Union[float, None] = UNSET,
        height: Union[float, None] = UNSET,
        **more: Any,
    ) -> t.BrochureFilesUpdateByIdAnswer:
        """Change one of the brochure files (PATCH /api/brochure-files/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "url": url,
            "thumbnailURL": thumbnailURL,
            "filename": filename,
            "mimeType": mimeType,
            "filesize": filesize,
            "width": width,
            "height": height,
            **more,
        }
        return self._call(Operation("PATCH", "/api/brochure-files/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        url: Union[str, None] = UNSET,
        thumbnailURL: Union[str, None] = UNSET,
        filename: Union[str, None] = UNSET,
        mimeType: Union[str, None] = UNSET,
        filesize: Union[float, None] = UNSET,
        width: Union[float, None] = UNSET,
        height: Union[float, None] = UNSET,
        **more: Any,
    ) -> t.BrochureFilesUpdateManyAnswer:
        """Change all brochure files that match (PATCH /api/brochure-files)."""
        fields: Dict[str, Any] = {
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
            "thumbnailURL": thumbnailURL,
            "filename": filename,
            "mimeType": mimeType,
            "filesize": filesize,
            "width": width,
            "height": height,
            **more,
        }
        return self._call(Operation("PATCH", "/api/brochure-files", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class BrochuresArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the brochures (POST /api/brochures/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/brochures/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.BrochuresCountAnswer:
        """Count brochures (GET /api/brochures/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/brochures/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        summary: Union[str, None] = UNSET,
        file: Union[str, t.BrochureFileDocument] = UNSET,
        **more: Any,
    ) -> t.BrochuresCreateAnswer:
        """Make one of the brochures (POST /api/brochures)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("POST", "/api/brochures", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochuresDeleteByIdAnswer:
        """Delete one of the brochures (DELETE /api/brochures/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/brochures/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochuresDeleteManyAnswer:
        """Delete all brochures that match (DELETE /api/brochures)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/brochures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def download(
        self,
        *,
        slug: str,
        expires: int,
        signature: str,
        **more: Any,
    ) -> bytes:
        """Download a brochure by the signed link to it (GET /api/brochures/{slug}/download)."""
        fields: Dict[str, Any] = {
            "slug": slug,
            "expires": expires,
            "signature": signature,
            **more,
        }
        return self._call(Operation("GET", "/api/brochures/{slug}/download", ["expires", "signature"], False, False, "bytes"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochuresFindAnswer:
        """List brochures (GET /api/brochures)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/brochures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List brochures (GET /api/brochures)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/brochures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.BrochureDocument:
        """Read one of the brochures (GET /api/brochures/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/brochures/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def request_otp(
        self,
        *,
        email: str,
        brochure: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        name: str = UNSET,
        company: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OtpChallenge:
        """Ask for a brochure and have a code sent (POST /api/brochures/request-otp)."""
        fields: Dict[str, Any] = {
            "email": email,
            "brochure": brochure,
            "locale": locale,
            "name": name,
            "company": company,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/brochures/request-otp", ["locale"], True, True, "json"), fields, idempotency_key)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        summary: Union[str, None] = UNSET,
        file: Union[str, t.BrochureFileDocument] = UNSET,
        **more: Any,
    ) -> t.BrochuresUpdateByIdAnswer:
        """Change one of the brochures (PATCH /api/brochures/{id})."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("PATCH", "/api/brochures/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        summary: Union[str, None] = UNSET,
        file: Union[str, t.BrochureFileDocument] = UNSET,
        **more: Any,
    ) -> t.BrochuresUpdateManyAnswer:
        """Change all brochures that match (PATCH /api/brochures)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("PATCH", "/api/brochures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def verify_otp(
        self,
        *,
        email: str,
        brochure: str,
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
        """Prove the code and get a link to the brochure (POST /api/brochures/verify-otp)."""
        fields: Dict[str, Any] = {
            "email": email,
            "brochure": brochure,
            "otp": otp,
            "locale": locale,
            "name": name,
            "company": company,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/brochures/verify-otp", ["locale"], True, True, "json"), fields, idempotency_key)


class CertificatesArea(Area):
    def get(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.Certificate:
        """Check a certificate (GET /api/lms/certificates/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/certificates/{id}", [], False, False, "json"), fields)


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
        """Ask the assistant (POST /api/chat)."""
        fields: Dict[str, Any] = {
            "message": message,
            "conversationId": conversationId,
            "locale": locale,
            "id": id,
            "messages": messages,
            "trigger": trigger,
            "messageId": messageId,
            **more,
        }
        return self._call(Operation("POST", "/api/chat", [], True, True, "json"), fields, idempotency_key)

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
        """Ask the assistant (POST /api/chat)."""
        fields: Dict[str, Any] = {
            "message": message,
            "conversationId": conversationId,
            "locale": locale,
            "id": id,
            "messages": messages,
            "trigger": trigger,
            "messageId": messageId,
            **more,
        }
        return self._stream(Operation("POST", "/api/chat", [], True, True, "json"), fields, idempotency_key)

    def rate(
        self,
        *,
        messageId: str,
        helpful: bool,
        comment: str = UNSET,
        **more: Any,
    ) -> None:
        """Say whether an answer helped (POST /api/chat/feedback)."""
        fields: Dict[str, Any] = {
            "messageId": messageId,
            "helpful": helpful,
            "comment": comment,
            **more,
        }
        return self._call(Operation("POST", "/api/chat/feedback", [], True, False, "json"), fields)


class ChatQuestionsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the questions asked (POST /api/chat-questions/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/chat-questions/access/{id}", [], True, False, "json"), fields)

    def answer(
        self,
        *,
        id: str,
        question: str,
        answer: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.StaffAnswered:
        """Answer what a visitor asked (POST /api/chat-questions/{id}/answer)."""
        fields: Dict[str, Any] = {
            "id": id,
            "question": question,
            "answer": answer,
            **more,
        }
        return self._call(Operation("POST", "/api/chat-questions/{id}/answer", [], True, True, "json"), fields, idempotency_key)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.ChatQuestionsCountAnswer:
        """Count questions asked (GET /api/chat-questions/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/chat-questions/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        question: str = UNSET,
        faq: Union[Union[str, None], t.FaqDocument] = UNSET,
        grounded: Union[bool, None] = UNSET,
        mode: Literal["platform", "local"] = UNSET,
        source: Union[str, None] = UNSET,
        helpful: Union[bool, None] = UNSET,
        comment: Union[str, None] = UNSET,
        locale: str = UNSET,
        day: str = UNSET,
        **more: Any,
    ) -> t.ChatQuestionsCreateAnswer:
        """Make one of the questions asked (POST /api/chat-questions)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "question": question,
            "faq": faq,
            "grounded": grounded,
            "mode": mode,
            "source": source,
            "helpful": helpful,
            "comment": comment,
            "locale": locale,
            "day": day,
            **more,
        }
        return self._call(Operation("POST", "/api/chat-questions", ["depth", "select", "populate", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ChatQuestionsDeleteByIdAnswer:
        """Delete one of the questions asked (DELETE /api/chat-questions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/chat-questions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ChatQuestionsDeleteManyAnswer:
        """Delete all questions asked that match (DELETE /api/chat-questions)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/chat-questions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ChatQuestionsFindAnswer:
        """List questions asked (GET /api/chat-questions)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/chat-questions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List questions asked (GET /api/chat-questions)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/chat-questions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ChatQuestionDocument:
        """Read one of the questions asked (GET /api/chat-questions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/chat-questions/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def totals(
        self,
        *,
        from_: str = UNSET,
        until: str = UNSET,
        **more: Any,
    ) -> t.QuestionTotals:
        """Sum up what the assistant was asked and how it answered (GET /api/chat-questions/totals)."""
        fields: Dict[str, Any] = {
            "from": from_,
            "until": until,
            **more,
        }
        return self._call(Operation("GET", "/api/chat-questions/totals", ["from", "until"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        question: str = UNSET,
        faq: Union[Union[str, None], t.FaqDocument] = UNSET,
        grounded: Union[bool, None] = UNSET,
        mode: Literal["platform", "local"] = UNSET,
        source: Union[str, None] = UNSET,
        helpful: Union[bool, None] = UNSET,
        comment: Union[str, None] = UNSET,
        locale: str = UNSET,
        day: str = UNSET,
        **more: Any,
    ) -> t.ChatQuestionsUpdateByIdAnswer:
        """Change one of the questions asked (PATCH /api/chat-questions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "question": question,
            "faq": faq,
            "grounded": grounded,
            "mode": mode,
            "source": source,
            "helpful": helpful,
            "comment": comment,
            "locale": locale,
            "day": day,
            **more,
        }
        return self._call(Operation("PATCH", "/api/chat-questions/{id}", ["depth", "select", "populate", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        question: str = UNSET,
        faq: Union[Union[str, None], t.FaqDocument] = UNSET,
        grounded: Union[bool, None] = UNSET,
        mode: Literal["platform", "local"] = UNSET,
        source: Union[str, None] = UNSET,
        helpful: Union[bool, None] = UNSET,
        comment: Union[str, None] = UNSET,
        locale: str = UNSET,
        day: str = UNSET,
        **more: Any,
    ) -> t.ChatQuestionsUpdateManyAnswer:
        """Change all questions asked that match (PATCH /api/chat-questions)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "question": question,
            "faq": faq,
            "grounded": grounded,
            "mode": mode,
            "source": source,
            "helpful": helpful,
            "comment": comment,
            "locale": locale,
            "day": day,
            **more,
        }
        return self._call(Operation("PATCH", "/api/chat-questions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "fallback-locale", "draft"], True, False, "json"), fields)


class ConsentArea(Area):
    def withdraw(
        self,
        *,
        token: str,
        **more: Any,
    ) -> None:
        """Take back a consent with the token from the receipt mail (POST /api/consent/withdraw)."""
        fields: Dict[str, Any] = {
            "token": token,
            **more,
        }
        return self._call(Operation("POST", "/api/consent/withdraw", [], True, False, "json"), fields)


class ConsentsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the consents (POST /api/consents/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/consents/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.ConsentsCountAnswer:
        """Count consents (GET /api/consents/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/consents/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        email: Union[str, None] = UNSET,
        event: Literal["given", "refused", "withdrawn"] = UNSET,
        marketing: bool = UNSET,
        policyVersion: Union[str, None] = UNSET,
        policyText: Union[str, None] = UNSET,
        form: Literal["demo", "contact", "request-info", "brochures", "tco"] = UNSET,
        locale: str = UNSET,
        addressHash: Union[str, None] = UNSET,
        lead: Union[Union[str, None], t.LeadDocument] = UNSET,
        withdraws: Union[Union[str, None], t.ConsentDocument] = UNSET,
        erasedAt: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.ConsentsCreateAnswer:
        """Make one of the consents (POST /api/consents)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "email": email,
            "event": event,
            "marketing": marketing,
            "policyVersion": policyVersion,
            "policyText": policyText,
            "form": form,
            "locale": locale,
            "addressHash": addressHash,
            "lead": lead,
            "withdraws": withdraws,
            "erasedAt": erasedAt,
            **more,
        }
        return self._call(Operation("POST", "/api/consents", ["depth", "select", "populate", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ConsentsDeleteByIdAnswer:
        """Delete one of the consents (DELETE /api/consents/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/consents/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ConsentsDeleteManyAnswer:
        """Delete all consents that match (DELETE /api/consents)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/consents", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ConsentsFindAnswer:
        """List consents (GET /api/consents)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/consents", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List consents (GET /api/consents)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/consents", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.ConsentDocument:
        """Read one of the consents (GET /api/consents/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/consents/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        email: Union[str, None] = UNSET,
        event: Literal["given", "refused", "withdrawn"] = UNSET,
        marketing: bool = UNSET,
        policyVersion: Union[str, None] = UNSET,
        policyText: Union[str, None] = UNSET,
        form: Literal["demo", "contact", "request-info", "brochures", "tco"] = UNSET,
        locale: str = UNSET,
        addressHash: Union[str, None] = UNSET,
        lead: Union[Union[str, None], t.LeadDocument] = UNSET,
        withdraws: Union[Union[str, None], t.ConsentDocument] = UNSET,
        erasedAt: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.ConsentsUpdateByIdAnswer:
        """Change one of the consents (PATCH /api/consents/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "email": email,
            "event": event,
            "marketing": marketing,
            "policyVersion": policyVersion,
            "policyText": policyText,
            "form": form,
            "locale": locale,
            "addressHash": addressHash,
            "lead": lead,
            "withdraws": withdraws,
            "erasedAt": erasedAt,
            **more,
        }
        return self._call(Operation("PATCH", "/api/consents/{id}", ["depth", "select", "populate", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        email: Union[str, None] = UNSET,
        event: Literal["given", "refused", "withdrawn"] = UNSET,
        marketing: bool = UNSET,
        policyVersion: Union[str, None] = UNSET,
        policyText: Union[str, None] = UNSET,
        form: Literal["demo", "contact", "request-info", "brochures", "tco"] = UNSET,
        locale: str = UNSET,
        addressHash: Union[str, None] = UNSET,
        lead: Union[Union[str, None], t.LeadDocument] = UNSET,
        withdraws: Union[Union[str, None], t.ConsentDocument] = UNSET,
        erasedAt: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.ConsentsUpdateManyAnswer:
        """Change all consents that match (PATCH /api/consents)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "email": email,
            "event": event,
            "marketing": marketing,
            "policyVersion": policyVersion,
            "policyText": policyText,
            "form": form,
            "locale": locale,
            "addressHash": addressHash,
            "lead": lead,
            "withdraws": withdraws,
            "erasedAt": erasedAt,
            **more,
        }
        return self._call(Operation("PATCH", "/api/consents", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "fallback-locale", "draft"], True, False, "json"), fields)


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
        """Check a message and send its code (POST /api/contact/request-otp)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("POST", "/api/contact/request-otp", ["locale"], True, True, "json"), fields, idempotency_key)

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
        """Send a message: first for a code, then with it (POST /api/contact)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("POST", "/api/contact", ["locale"], True, True, "json"), fields, idempotency_key)


class CoursesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the courses (POST /api/courses/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/courses/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.CoursesCountAnswer:
        """Count courses (GET /api/courses/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/courses/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
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
        price: t.CoursesCreatePrice = UNSET,
        sessions: Union[List[t.CoursesCreateSessionsItem], None] = UNSET,
        outcomes: Union[List[str], None] = UNSET,
        syllabus: Union[List[t.CoursesCreateSyllabusItem], None] = UNSET,
        instructors: Union[List[t.CoursesCreateInstructorsItem], None] = UNSET,
        certificate: Union[bool, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.CoursesCreateBody, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.CoursesCreateAnswer:
        """Make one of the courses (POST /api/courses)."""
        fields: Dict[str, Any] = {
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
            "sessions": sessions,
            "outcomes": outcomes,
            "syllabus": syllabus,
            "instructors": instructors,
            "certificate": certificate,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "_status": _status,
            **more,
        }
        return self._call(Operation("POST", "/api/courses", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CoursesDeleteByIdAnswer:
        """Delete one of the courses (DELETE /api/courses/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/courses/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CoursesDeleteManyAnswer:
        """Delete all courses that match (DELETE /api/courses)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/courses", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CoursesDuplicateAnswer:
        """Copy one of the courses (POST /api/courses/{id}/duplicate)."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/courses/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def export(
        self,
        *,
        format: Literal["csv", "json"] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        search: str = UNSET,
        **more: Any,
    ) -> Dict[str, Any]:
        """Download courses as CSV or JSON (GET /api/courses/export)."""
        fields: Dict[str, Any] = {
            "format": format,
            "locale": locale,
            "search": search,
            **more,
        }
        return self._call(Operation("GET", "/api/courses/export", ["format", "locale", "search"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CoursesFindAnswer:
        """List courses (GET /api/courses)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/courses", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List courses (GET /api/courses)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/courses", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CourseDocument:
        """Read one of the courses (GET /api/courses/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/courses/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_version_by_id(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read one version (GET /api/courses/versions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/courses/versions/{id}", [], False, False, "json"), fields)

    def find_versions(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PayloadPage:
        """List versions of courses (GET /api/courses/versions)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/courses/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_versions_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List versions of courses (GET /api/courses/versions)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/courses/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def get(
        self,
        *,
        slug: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.CourseDetail:
        """Read one published course with its syllabus (GET /api/lms/courses/{slug})."""
        fields: Dict[str, Any] = {
            "slug": slug,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/courses/{slug}", ["locale"], False, False, "json"), fields)

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
        fields: Dict[str, Any] = {
            "dryRun": dryRun,
            "publish": publish,
            "locale": locale,
            "docs": docs,
            "csv": csv,
            **more,
        }
        return self._call(Operation("POST", "/api/courses/import", ["dryRun", "publish", "locale"], True, True, "json"), fields, idempotency_key)

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
        """List published courses, filtered and counted by facet (GET /api/lms/courses)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/lms/courses", ["q", "level", "format", "topic", "language", "priceMax", "currency", "startsAfter", "sort", "locale", "page", "limit"], False, False, "json"), fields)

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
    ) -> Iterator[Any]:
        """List published courses, filtered and counted by facet (GET /api/lms/courses)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/lms/courses", ["q", "level", "format", "topic", "language", "priceMax", "currency", "startsAfter", "sort", "locale", "page", "limit"], False, False, "json"), fields)

    def preview(
        self,
        *,
        id: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        data: Dict[str, Any] = UNSET,
        **more: Any,
    ) -> t.CourseDetail:
        """Read a draft as its page shows it (POST /api/courses/{id}/preview)."""
        fields: Dict[str, Any] = {
            "id": id,
            "locale": locale,
            "data": data,
            **more,
        }
        return self._call(Operation("POST", "/api/courses/{id}/preview", ["locale"], True, False, "json"), fields)

    def restore_version(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Restore a version (POST /api/courses/versions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/courses/versions/{id}", [], True, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
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
        sessions: Union[List[t.CoursesUpdateByIdSessionsItem], None] = UNSET,
        outcomes: Union[List[str], None] = UNSET,
        syllabus: Union[List[t.CoursesUpdateByIdSyllabusItem], None] = UNSET,
        instructors: Union[List[t.CoursesUpdateByIdInstructorsItem], None] = UNSET,
        certificate: Union[bool, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.CoursesUpdateByIdBody, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.CoursesUpdateByIdAnswer:
        """Change one of the courses (PATCH /api/courses/{id})."""
        fields: Dict[str, Any] = {
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
            "sessions": sessions,
            "outcomes": outcomes,
            "syllabus": syllabus,
            "instructors": instructors,
            "certificate": certificate,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/courses/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
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
        sessions: Union[List[t.CoursesUpdateManySessionsItem], None] = UNSET,
        outcomes: Union[List[str], None] = UNSET,
        syllabus: Union[List[t.CoursesUpdateManySyllabusItem], None] = UNSET,
        instructors: Union[List[t.CoursesUpdateManyInstructorsItem], None] = UNSET,
        certificate: Union[bool, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.CoursesUpdateManyBody, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.CoursesUpdateManyAnswer:
        """Change all courses that match (PATCH /api/courses)."""
        fields: Dict[str, Any] = {
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
            "sessions": sessions,
            "outcomes": outcomes,
            "syllabus": syllabus,
            "instructors": instructors,
            "certificate": certificate,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/courses", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class CurrenciesArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with currencies (POST /api/globals/currencies/access)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/currencies/access", [], True, False, "json"), fields)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.CurrencyDocument:
        """Read currencies (GET /api/globals/currencies)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/currencies", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        codes: List[str] = UNSET,
        **more: Any,
    ) -> t.CurrenciesUpdateAnswer:
        """Change currencies (POST /api/globals/currencies)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "codes": codes,
            **more,
        }
        return self._call(Operation("POST", "/api/globals/currencies", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class DemoArea(Area):
    def request_otp(
        self,
        *,
        name: str,
        email: str,
        company: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        jobTitle: str = UNSET,
        phone: str = UNSET,
        country: t.Country = UNSET,
        companySize: str = UNSET,
        interests: List[str] = UNSET,
        preferredTime: str = UNSET,
        message: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OtpChallenge:
        """Check a demo request and send its code (POST /api/demo/request-otp)."""
        fields: Dict[str, Any] = {
            "name": name,
            "email": email,
            "company": company,
            "locale": locale,
            "jobTitle": jobTitle,
            "phone": phone,
            "country": country,
            "companySize": companySize,
            "interests": interests,
            "preferredTime": preferredTime,
            "message": message,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/demo/request-otp", ["locale"], True, True, "json"), fields, idempotency_key)

    def submit(
        self,
        *,
        name: str,
        email: str,
        company: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        jobTitle: str = UNSET,
        phone: str = UNSET,
        country: t.Country = UNSET,
        companySize: str = UNSET,
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
        """Request a demo: first for a code, then with it (POST /api/demo)."""
        fields: Dict[str, Any] = {
            "name": name,
            "email": email,
            "company": company,
            "locale": locale,
            "jobTitle": jobTitle,
            "phone": phone,
            "country": country,
            "companySize": companySize,
            "interests": interests,
            "preferredTime": preferredTime,
            "message": message,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            "otp": otp,
            **more,
        }
        return self._call(Operation("POST", "/api/demo", ["locale"], True, True, "json"), fields, idempotency_key)


class EnrolmentsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the enrolments (POST /api/enrolments/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/enrolments/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.EnrolmentsCountAnswer:
        """Count enrolments (GET /api/enrolments/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/enrolments/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        course: str,
        locale: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.Enrolment:
        """Enrol in a free course (POST /api/lms/enrolments)."""
        fields: Dict[str, Any] = {
            "course": course,
            "locale": locale,
            **more,
        }
        return self._call(Operation("POST", "/api/lms/enrolments", ["locale"], True, True, "json"), fields, idempotency_key)

    def create_document(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        learner: Union[str, t.LearnerDocument] = UNSET,
        course: Union[Union[str, None], t.CourseDocument] = UNSET,
        status: Literal["active", "completed"] = UNSET,
        progress: Union[float, None] = UNSET,
        completedAt: Union[str, None] = UNSET,
        completedLessons: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        courseTitle: Union[str, None] = UNSET,
        courseSlug: Union[str, None] = UNSET,
        order: Union[str, None] = UNSET,
        certificate: t.EnrolmentsCreateDocumentCertificate = UNSET,
        **more: Any,
    ) -> t.EnrolmentsCreateDocumentAnswer:
        """Make one of the enrolments (POST /api/enrolments)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "learner": learner,
            "course": course,
            "status": status,
            "progress": progress,
            "completedAt": completedAt,
            "completedLessons": completedLessons,
            "courseTitle": courseTitle,
            "courseSlug": courseSlug,
            "order": order,
            "certificate": certificate,
            **more,
        }
        return self._call(Operation("POST", "/api/enrolments", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.EnrolmentsDeleteByIdAnswer:
        """Delete one of the enrolments (DELETE /api/enrolments/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/enrolments/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.EnrolmentsDeleteManyAnswer:
        """Delete all enrolments that match (DELETE /api/enrolments)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/enrolments", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.EnrolmentsFindAnswer:
        """List enrolments (GET /api/enrolments)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/enrolments", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List enrolments (GET /api/enrolments)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/enrolments", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.EnrolmentDocument:
        """Read one of the enrolments (GET /api/enrolments/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/enrolments/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def list(
        self,
        *,
        locale: str = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> t.EnrolmentPage:
        """List the learner's own enrolments, the newest first (GET /api/lms/enrolments)."""
        fields: Dict[str, Any] = {
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._call(Operation("GET", "/api/lms/enrolments", ["locale", "page", "limit"], False, False, "json"), fields)

    def list_all(
        self,
        *,
        locale: str = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List the learner's own enrolments, the newest first (GET /api/lms/enrolments)."""
        fields: Dict[str, Any] = {
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._pages(Operation("GET", "/api/lms/enrolments", ["locale", "page", "limit"], False, False, "json"), fields)

    def progress(
        self,
        *,
        id: str,
        lesson: str,
        completed: Literal[True],
        locale: str = UNSET,
        **more: Any,
    ) -> t.Enrolment:
        """Note a lesson as completed (PUT /api/lms/enrolments/{id}/progress)."""
        fields: Dict[str, Any] = {
            "id": id,
            "lesson": lesson,
            "completed": completed,
            "locale": locale,
            **more,
        }
        return self._call(Operation("PUT", "/api/lms/enrolments/{id}/progress", ["locale"], True, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        learner: Union[str, t.LearnerDocument] = UNSET,
        course: Union[Union[str, None], t.CourseDocument] = UNSET,
        status: Literal["active", "completed"] = UNSET,
        progress: Union[float, None] = UNSET,
        completedAt: Union[str, None] = UNSET,
        completedLessons: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        courseTitle: Union[str, None] = UNSET,
        courseSlug: Union[str, None] = UNSET,
        order: Union[str, None] = UNSET,
        certificate: t.EnrolmentsUpdateByIdCertificate = UNSET,
        **more: Any,
    ) -> t.EnrolmentsUpdateByIdAnswer:
        """Change one of the enrolments (PATCH /api/enrolments/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "learner": learner,
            "course": course,
            "status": status,
            "progress": progress,
            "completedAt": completedAt,
            "completedLessons": completedLessons,
            "courseTitle": courseTitle,
            "courseSlug": courseSlug,
            "order": order,
            "certificate": certificate,
            **more,
        }
        return self._call(Operation("PATCH", "/api/enrolments/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        learner: Union[str, t.LearnerDocument] = UNSET,
        course: Union[Union[str, None], t.CourseDocument] = UNSET,
        status: Literal["active", "completed"] = UNSET,
        progress: Union[float, None] = UNSET,
        completedAt: Union[str, None] = UNSET,
        completedLessons: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        courseTitle: Union[str, None] = UNSET,
        courseSlug: Union[str, None] = UNSET,
        order: Union[str, None] = UNSET,
        certificate: t.EnrolmentsUpdateManyCertificate = UNSET,
        **more: Any,
    ) -> t.EnrolmentsUpdateManyAnswer:
        """Change all enrolments that match (PATCH /api/enrolments)."""
        fields: Dict[str, Any] = {
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
            "learner": learner,
            "course": course,
            "status": status,
            "progress": progress,
            "completedAt": completedAt,
            "completedLessons": completedLessons,
            "courseTitle": courseTitle,
            "courseSlug": courseSlug,
            "order": order,
            "certificate": certificate,
            **more,
        }
        return self._call(Operation("PATCH", "/api/enrolments", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class FaqsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the faqs (POST /api/faqs/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/faqs/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.FaqsCountAnswer:
        """Count faqs (GET /api/faqs/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/faqs/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        question: str = UNSET,
        answer: str = UNSET,
        order: Union[float, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.FaqsCreateAnswer:
        """Make one of the faqs (POST /api/faqs)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("POST", "/api/faqs", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FaqsDeleteByIdAnswer:
        """Delete one of the faqs (DELETE /api/faqs/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/faqs/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FaqsDeleteManyAnswer:
        """Delete all faqs that match (DELETE /api/faqs)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/faqs", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FaqsDuplicateAnswer:
        """Copy one of the faqs (POST /api/faqs/{id}/duplicate)."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/faqs/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FaqsFindAnswer:
        """List faqs (GET /api/faqs)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/faqs", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List faqs (GET /api/faqs)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/faqs", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.FaqDocument:
        """Read one of the faqs (GET /api/faqs/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/faqs/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_version_by_id(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read one version (GET /api/faqs/versions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/faqs/versions/{id}", [], False, False, "json"), fields)

    def find_versions(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PayloadPage:
        """List versions of faqs (GET /api/faqs/versions)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/faqs/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_versions_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List versions of faqs (GET /api/faqs/versions)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/faqs/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def restore_version(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Restore a version (POST /api/faqs/versions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/faqs/versions/{id}", [], True, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        question: str = UNSET,
        answer: str = UNSET,
        order: Union[float, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.FaqsUpdateByIdAnswer:
        """Change one of the faqs (PATCH /api/faqs/{id})."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("PATCH", "/api/faqs/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        question: str = UNSET,
        answer: str = UNSET,
        order: Union[float, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.FaqsUpdateManyAnswer:
        """Change all faqs that match (PATCH /api/faqs)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("PATCH", "/api/faqs", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class GovernanceArea(Area):
    def assessments(
        self,
        **more: Any,
    ) -> t.GovernanceAnswer:
        """List the assessments on record (GET /api/governance/assessments)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/governance/assessments", [], False, False, "json"), fields)

    def controls(
        self,
        **more: Any,
    ) -> t.GovernanceAnswer:
        """List the controls on record (GET /api/governance/controls)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/governance/controls", [], False, False, "json"), fields)

    def risks(
        self,
        **more: Any,
    ) -> t.GovernanceAnswer:
        """List the risks on record (GET /api/governance/risks)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/governance/risks", [], False, False, "json"), fields)

    def status(
        self,
        **more: Any,
    ) -> t.GovernanceAnswer:
        """Read the state of the governance platform (GET /api/governance/status)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/governance/status", [], False, False, "json"), fields)

    def system(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.GovernanceAnswer:
        """Read one AI system under governance (GET /api/governance/systems/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/governance/systems/{id}", [], False, False, "json"), fields)

    def systems(
        self,
        **more: Any,
    ) -> t.GovernanceAnswer:
        """List the AI systems under governance (GET /api/governance/systems)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/governance/systems", [], False, False, "json"), fields)


class GraphqlArea(Area):
    def query(
        self,
        *,
        query: str,
        variables: Union[Dict[str, Any], None] = UNSET,
        operationName: Union[str, None] = UNSET,
        extensions: Union[Dict[str, Any], None] = UNSET,
        **more: Any,
    ) -> t.GraphqlAnswer:
        """Ask in GraphQL (POST /api/graphql)."""
        fields: Dict[str, Any] = {
            "query": query,
            "variables": variables,
            "operationName": operationName,
            "extensions": extensions,
            **more,
        }
        return self._call(Operation("POST", "/api/graphql", [], True, False, "json"), fields)


class HealthArea(Area):
    def get(
        self,
        **more: Any,
    ) -> t.Health:
        """Read the state of the service and of each component (GET /api/health)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/health", [], False, False, "json"), fields)

    def live(
        self,
        **more: Any,
    ) -> t.Probe:
        """Whether the process runs; touches no dependency (GET /api/health/live)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/health/live", [], False, False, "json"), fields)

    def ready(
        self,
        **more: Any,
    ) -> t.Probe:
        """Whether the service takes requests: started, not draining, with its database (GET /api/health/ready)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/health/ready", [], False, False, "json"), fields)


class LeadEventsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the timeline (POST /api/lead-events/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/lead-events/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.LeadEventsCountAnswer:
        """Count timeline (GET /api/lead-events/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/lead-events/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        lead: Union[str, t.LeadDocument] = UNSET,
        type: Literal["received", "status", "assignee", "notes", "details", "consent"] = UNSET,
        from_: Union[str, None] = UNSET,
        to: Union[str, None] = UNSET,
        actor: Union[str, None] = UNSET,
        by: Union[Union[str, None], t.UserDocument] = UNSET,
        **more: Any,
    ) -> t.LeadEventsCreateAnswer:
        """Make one of the timeline (POST /api/lead-events)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "lead": lead,
            "type": type,
            "from": from_,
            "to": to,
            "actor": actor,
            "by": by,
            **more,
        }
        return self._call(Operation("POST", "/api/lead-events", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LeadEventsDeleteByIdAnswer:
        """Delete one of the timeline (DELETE /api/lead-events/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/lead-events/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LeadEventsDeleteManyAnswer:
        """Delete all timeline that match (DELETE /api/lead-events)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/lead-events", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LeadEventsFindAnswer:
        """List timeline (GET /api/lead-events)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/lead-events", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List timeline (GET /api/lead-events)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/lead-events", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LeadEventDocument:
        """Read one of the timeline (GET /api/lead-events/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/lead-events/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        lead: Union[str, t.LeadDocument] = UNSET,
        type: Literal["received", "status", "assignee", "notes", "details", "consent"] = UNSET,
        from_: Union[str, None] = UNSET,
        to: Union[str, None] = UNSET,
        actor: Union[str, None] = UNSET,
        by: Union[Union[str, None], t.UserDocument] = UNSET,
        **more: Any,
    ) -> t.LeadEventsUpdateByIdAnswer:
        """Change one of the timeline (PATCH /api/lead-events/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "lead": lead,
            "type": type,
            "from": from_,
            "to": to,
            "actor": actor,
            "by": by,
            **more,
        }
        return self._call(Operation("PATCH", "/api/lead-events/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        lead: Union[str, t.LeadDocument] = UNSET,
        type: Literal["received", "status", "assignee", "notes", "details", "consent"] = UNSET,
        from_: Union[str, None] = UNSET,
        to: Union[str, None] = UNSET,
        actor: Union[str, None] = UNSET,
        by: Union[Union[str, None], t.UserDocument] = UNSET,
        **more: Any,
    ) -> t.LeadEventsUpdateManyAnswer:
        """Change all timeline that match (PATCH /api/lead-events)."""
        fields: Dict[str, Any] = {
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
            "lead": lead,
            "type": type,
            "from": from_,
            "to": to,
            "actor": actor,
            "by": by,
            **more,
        }
        return self._call(Operation("PATCH", "/api/lead-events", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class LeadsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the leads (POST /api/leads/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/leads/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.LeadsCountAnswer:
        """Count leads (GET /api/leads/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/leads/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        status: Literal["new", "contacted", "qualified", "won", "lost"] = UNSET,
        assignee: Union[Union[str, None], t.UserDocument] = UNSET,
        marketing: Literal["given", "refused", "withdrawn", None] = UNSET,
        name: Union[str, None] = UNSET,
        email: str = UNSET,
        company: Union[str, None] = UNSET,
        jobTitle: Union[str, None] = UNSET,
        phone: Union[str, None] = UNSET,
        country: Union[str, None] = UNSET,
        companySize: Union[str, None] = UNSET,
        interests: Union[List[str], None] = UNSET,
        preferredTime: Union[str, None] = UNSET,
        subject: Union[str, None] = UNSET,
        message: Union[str, None] = UNSET,
        program: Union[str, None] = UNSET,
        question: Union[str, None] = UNSET,
        startPreference: Union[str, None] = UNSET,
        brochure: Union[str, None] = UNSET,
        inputs: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        estimate: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        notes: Union[str, None] = UNSET,
        timeline: t.LeadsCreateTimeline = UNSET,
        consents: t.LeadsCreateConsents = UNSET,
        reference: str = UNSET,
        kind: Literal["demo", "contact", "request-info", "brochures", "tco"] = UNSET,
        source: Union[str, None] = UNSET,
        attribution: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        locale: str = UNSET,
        **more: Any,
    ) -> t.LeadsCreateAnswer:
        """Make one of the leads (POST /api/leads)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "status": status,
            "assignee": assignee,
            "marketing": marketing,
            "name": name,
            "email": email,
            "company": company,
            "jobTitle": jobTitle,
            "phone": phone,
            "country": country,
            "companySize": companySize,
            "interests": interests,
            "preferredTime": preferredTime,
            "subject": subject,
            "message": message,
            "program": program,
            "question": question,
            "startPreference": startPreference,
            "brochure": brochure,
            "inputs": inputs,
            "estimate": estimate,
            "notes": notes,
            "timeline": timeline,
            "consents": consents,
            "reference": reference,
            "kind": kind,
            "source": source,
            "attribution": attribution,
            "locale": locale,
            **more,
        }
        return self._call(Operation("POST", "/api/leads", ["depth", "select", "populate", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LeadsDeleteByIdAnswer:
        """Delete one of the leads (DELETE /api/leads/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/leads/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LeadsDeleteManyAnswer:
        """Delete all leads that match (DELETE /api/leads)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/leads", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def erase(
        self,
        *,
        id: str,
        **more: Any,
    ) -> None:
        """Remove the person behind a lead (POST /api/leads/{id}/erase)."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/leads/{id}/erase", [], False, False, "json"), fields)

    def export(
        self,
        *,
        search: str = UNSET,
        **more: Any,
    ) -> str:
        """Download leads as CSV (GET /api/leads/export.csv)."""
        fields: Dict[str, Any] = {
            "search": search,
            **more,
        }
        return self._call(Operation("GET", "/api/leads/export.csv", ["search"], False, False, "text"), fields)

    def export_person(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.PersonData:
        """Read everything that is kept of the person behind a lead (GET /api/leads/{id}/export)."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/leads/{id}/export", [], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LeadsFindAnswer:
        """List leads (GET /api/leads)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/leads", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List leads (GET /api/leads)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/leads", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LeadDocument:
        """Read one of the leads (GET /api/leads/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/leads/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def totals(
        self,
        *,
        from_: str = UNSET,
        until: str = UNSET,
        **more: Any,
    ) -> t.LeadTotals:
        """Count leads by day, source and stage (GET /api/leads/totals)."""
        fields: Dict[str, Any] = {
            "from": from_,
            "until": until,
            **more,
        }
        return self._call(Operation("GET", "/api/leads/totals", ["from", "until"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        status: Literal["new", "contacted", "qualified", "won", "lost"] = UNSET,
        assignee: Union[Union[str, None], t.UserDocument] = UNSET,
        marketing: Literal["given", "refused", "withdrawn", None] = UNSET,
        name: Union[str, None] = UNSET,
        email: str = UNSET,
        company: Union[str, None] = UNSET,
        jobTitle: Union[str, None] = UNSET,
        phone: Union[str, None] = UNSET,
        country: Union[str, None] = UNSET,
        companySize: Union[str, None] = UNSET,
        interests: Union[List[str], None] = UNSET,
        preferredTime: Union[str, None] = UNSET,
        subject: Union[str, None] = UNSET,
        message: Union[str, None] = UNSET,
        program: Union[str, None] = UNSET,
        question: Union[str, None] = UNSET,
        startPreference: Union[str, None] = UNSET,
        brochure: Union[str, None] = UNSET,
        inputs: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        estimate: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        notes: Union[str, None] = UNSET,
        timeline: t.LeadsUpdateByIdTimeline = UNSET,
        consents: t.LeadsUpdateByIdConsents = UNSET,
        reference: str = UNSET,
        kind: Literal["demo", "contact", "request-info", "brochures", "tco"] = UNSET,
        source: Union[str, None] = UNSET,
        attribution: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        locale: str = UNSET,
        **more: Any,
    ) -> t.LeadsUpdateByIdAnswer:
        """Change one of the leads (PATCH /api/leads/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "status": status,
            "assignee": assignee,
            "marketing": marketing,
            "name": name,
            "email": email,
            "company": company,
            "jobTitle": jobTitle,
            "phone": phone,
            "country": country,
            "companySize": companySize,
            "interests": interests,
            "preferredTime": preferredTime,
            "subject": subject,
            "message": message,
            "program": program,
            "question": question,
            "startPreference": startPreference,
            "brochure": brochure,
            "inputs": inputs,
            "estimate": estimate,
            "notes": notes,
            "timeline": timeline,
            "consents": consents,
            "reference": reference,
            "kind": kind,
            "source": source,
            "attribution": attribution,
            "locale": locale,
            **more,
        }
        return self._call(Operation("PATCH", "/api/leads/{id}", ["depth", "select", "populate", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        status: Literal["new", "contacted", "qualified", "won", "lost"] = UNSET,
        assignee: Union[Union[str, None], t.UserDocument] = UNSET,
        marketing: Literal["given", "refused", "withdrawn", None] = UNSET,
        name: Union[str, None] = UNSET,
        email: str = UNSET,
        company: Union[str, None] = UNSET,
        jobTitle: Union[str, None] = UNSET,
        phone: Union[str, None] = UNSET,
        country: Union[str, None] = UNSET,
        companySize: Union[str, None] = UNSET,
        interests: Union[List[str], None] = UNSET,
        preferredTime: Union[str, None] = UNSET,
        subject: Union[str, None] = UNSET,
        message: Union[str, None] = UNSET,
        program: Union[str, None] = UNSET,
        question: Union[str, None] = UNSET,
        startPreference: Union[str, None] = UNSET,
        brochure: Union[str, None] = UNSET,
        inputs: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        estimate: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        notes: Union[str, None] = UNSET,
        timeline: t.LeadsUpdateManyTimeline = UNSET,
        consents: t.LeadsUpdateManyConsents = UNSET,
        reference: str = UNSET,
        kind: Literal["demo", "contact", "request-info", "brochures", "tco"] = UNSET,
        source: Union[str, None] = UNSET,
        attribution: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        locale: str = UNSET,
        **more: Any,
    ) -> t.LeadsUpdateManyAnswer:
        """Change all leads that match (PATCH /api/leads)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "status": status,
            "assignee": assignee,
            "marketing": marketing,
            "name": name,
            "email": email,
            "company": company,
            "jobTitle": jobTitle,
            "phone": phone,
            "country": country,
            "companySize": companySize,
            "interests": interests,
            "preferredTime": preferredTime,
            "subject": subject,
            "message": message,
            "program": program,
            "question": question,
            "startPreference": startPreference,
            "brochure": brochure,
            "inputs": inputs,
            "estimate": estimate,
            "notes": notes,
            "timeline": timeline,
            "consents": consents,
            "reference": reference,
            "kind": kind,
            "source": source,
            "attribution": attribution,
            "locale": locale,
            **more,
        }
        return self._call(Operation("PATCH", "/api/leads", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "fallback-locale", "draft"], True, False, "json"), fields)


class LearnersArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the learners (POST /api/learners/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/learners/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.LearnersCountAnswer:
        """Count learners (GET /api/learners/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/learners/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        email: str = UNSET,
        name: Union[str, None] = UNSET,
        enrolments: t.LearnersCreateEnrolments = UNSET,
        blocked: Union[bool, None] = UNSET,
        lastSignInAt: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.LearnersCreateAnswer:
        """Make one of the learners (POST /api/learners)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "email": email,
            "name": name,
            "enrolments": enrolments,
            "blocked": blocked,
            "lastSignInAt": lastSignInAt,
            **more,
        }
        return self._call(Operation("POST", "/api/learners", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LearnersDeleteByIdAnswer:
        """Delete one of the learners (DELETE /api/learners/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/learners/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LearnersDeleteManyAnswer:
        """Delete all learners that match (DELETE /api/learners)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/learners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LearnersFindAnswer:
        """List learners (GET /api/learners)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/learners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List learners (GET /api/learners)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/learners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.LearnerDocument:
        """Read one of the learners (GET /api/learners/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/learners/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        email: str = UNSET,
        name: Union[str, None] = UNSET,
        enrolments: t.LearnersUpdateByIdEnrolments = UNSET,
        blocked: Union[bool, None] = UNSET,
        lastSignInAt: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.LearnersUpdateByIdAnswer:
        """Change one of the learners (PATCH /api/learners/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "email": email,
            "name": name,
            "enrolments": enrolments,
            "blocked": blocked,
            "lastSignInAt": lastSignInAt,
            **more,
        }
        return self._call(Operation("PATCH", "/api/learners/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        email: str = UNSET,
        name: Union[str, None] = UNSET,
        enrolments: t.LearnersUpdateManyEnrolments = UNSET,
        blocked: Union[bool, None] = UNSET,
        lastSignInAt: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.LearnersUpdateManyAnswer:
        """Change all learners that match (PATCH /api/learners)."""
        fields: Dict[str, Any] = {
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
            "enrolments": enrolments,
            "blocked": blocked,
            "lastSignInAt": lastSignInAt,
            **more,
        }
        return self._call(Operation("PATCH", "/api/learners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class MailFailuresArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the undelivered mails (POST /api/mail-failures/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/mail-failures/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.MailFailuresCountAnswer:
        """Count undelivered mails (GET /api/mail-failures/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/mail-failures/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        recipient: Union[str, None] = UNSET,
        kind: str = UNSET,
        reason: Literal["refused", "unsent", "unwritten", "invalid"] = UNSET,
        attempts: float = UNSET,
        **more: Any,
    ) -> t.MailFailuresCreateAnswer:
        """Make one of the undelivered mails (POST /api/mail-failures)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "recipient": recipient,
            "kind": kind,
            "reason": reason,
            "attempts": attempts,
            **more,
        }
        return self._call(Operation("POST", "/api/mail-failures", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MailFailuresDeleteByIdAnswer:
        """Delete one of the undelivered mails (DELETE /api/mail-failures/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/mail-failures/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MailFailuresDeleteManyAnswer:
        """Delete all undelivered mails that match (DELETE /api/mail-failures)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/mail-failures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MailFailuresDuplicateAnswer:
        """Copy one of the undelivered mails (POST /api/mail-failures/{id}/duplicate)."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/mail-failures/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MailFailuresFindAnswer:
        """List undelivered mails (GET /api/mail-failures)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/mail-failures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List undelivered mails (GET /api/mail-failures)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/mail-failures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MailFailureDocument:
        """Read one of the undelivered mails (GET /api/mail-failures/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/mail-failures/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        recipient: Union[str, None] = UNSET,
        kind: str = UNSET,
        reason: Literal["refused", "unsent", "unwritten", "invalid"] = UNSET,
        attempts: float = UNSET,
        **more: Any,
    ) -> t.MailFailuresUpdateByIdAnswer:
        """Change one of the undelivered mails (PATCH /api/mail-failures/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "recipient": recipient,
            "kind": kind,
            "reason": reason,
            "attempts": attempts,
            **more,
        }
        return self._call(Operation("PATCH", "/api/mail-failures/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        recipient: Union[str, None] = UNSET,
        kind: str = UNSET,
        reason: Literal["refused", "unsent", "unwritten", "invalid"] = UNSET,
        attempts: float = UNSET,
        **more: Any,
    ) -> t.MailFailuresUpdateManyAnswer:
        """Change all undelivered mails that match (PATCH /api/mail-failures)."""
        fields: Dict[str, Any] = {
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
            "recipient": recipient,
            "kind": kind,
            "reason": reason,
            "attempts": attempts,
            **more,
        }
        return self._call(Operation("PATCH", "/api/mail-failures", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class McpArea(Area):
    def call(
        self,
        **more: Any,
    ) -> t.McpMessage:
        """Call tools as an agent (Model Context Protocol) (POST /api/mcp)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/mcp", [], True, False, "json"), fields)

    def call_stream(
        self,
        **more: Any,
    ) -> Iterator[ServerSentEvent]:
        """Call tools as an agent (Model Context Protocol) (POST /api/mcp)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._stream(Operation("POST", "/api/mcp", [], True, False, "json"), fields)


class MediaArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the pictures (POST /api/media/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/media/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.MediaCountAnswer:
        """Count pictures (GET /api/media/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/media/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        alt: str = UNSET,
        url: Union[str, None] = UNSET,
        thumbnailURL: Union[str, None] = UNSET,
        filename: Union[str, None] = UNSET,
        mimeType: Union[str, None] = UNSET,
        filesize: Union[float, None] = UNSET,
        width: Union[float, None] = UNSET,
        height: Union[float, None] = UNSET,
        focalX: Union[float, None] = UNSET,
        focalY: Union[float, None] = UNSET,
        sizes: t.MediaCreateSizes = UNSET,
        **more: Any,
    ) -> t.MediaCreateAnswer:
        """Make one of the pictures (POST /api/media)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "alt": alt,
            "url": url,
            "thumbnailURL": thumbnailURL,
            "filename": filename,
            "mimeType": mimeType,
            "filesize": filesize,
            "width": width,
            "height": height,
            "focalX": focalX,
            "focalY": focalY,
            "sizes": sizes,
            **more,
        }
        return self._call(Operation("POST", "/api/media", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MediaDeleteByIdAnswer:
        """Delete one of the pictures (DELETE /api/media/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/media/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MediaDeleteManyAnswer:
        """Delete all pictures that match (DELETE /api/media)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/media", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MediaDuplicateAnswer:
        """Copy one of the pictures (POST /api/media/{id}/duplicate)."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/media/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def file(
        self,
        *,
        filename: str,
        **more: Any,
    ) -> bytes:
        """Fetch a file (GET /api/media/file/{filename})."""
        fields: Dict[str, Any] = {
            "filename": filename,
            **more,
        }
        return self._call(Operation("GET", "/api/media/file/{filename}", [], False, False, "bytes"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MediaFindAnswer:
        """List pictures (GET /api/media)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/media", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List pictures (GET /api/media)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/media", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.MediaDocument:
        """Read one of the pictures (GET /api/media/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/media/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        alt: str = UNSET,
        url: Union[str, None] = UNSET,
        thumbnailURL: Union[str, None] = UNSET,
        filename: Union[str, None] = UNSET,
        mimeType: Union[str, None] = UNSET,
        filesize: Union[float, None] = UNSET,
        width: Union[float, None] = UNSET,
        height: Union[float, None] = UNSET,
        focalX: Union[float, None] = UNSET,
        focalY: Union[float, None] = UNSET,
        sizes: t.MediaUpdateByIdSizes = UNSET,
        **more: Any,
    ) -> t.MediaUpdateByIdAnswer:
        """Change one of the pictures (PATCH /api/media/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "alt": alt,
            "url": url,
            "thumbnailURL": thumbnailURL,
            "filename": filename,
            "mimeType": mimeType,
            "filesize": filesize,
            "width": width,
            "height": height,
            "focalX": focalX,
            "focalY": focalY,
            "sizes": sizes,
            **more,
        }
        return self._call(Operation("PATCH", "/api/media/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        alt: str = UNSET,
        url: Union[str, None] = UNSET,
        thumbnailURL: Union[str, None] = UNSET,
        filename: Union[str, None] = UNSET,
        mimeType: Union[str, None] = UNSET,
        filesize: Union[float, None] = UNSET,
        width: Union[float, None] = UNSET,
        height: Union[float, None] = UNSET,
        focalX: Union[float, None] = UNSET,
        focalY: Union[float, None] = UNSET,
        sizes: t.MediaUpdateManySizes = UNSET,
        **more: Any,
    ) -> t.MediaUpdateManyAnswer:
        """Change all pictures that match (PATCH /api/media)."""
        fields: Dict[str, Any] = {
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
            "url": url,
            "thumbnailURL": thumbnailURL,
            "filename": filename,
            "mimeType": mimeType,
            "filesize": filesize,
            "width": width,
            "height": height,
            "focalX": focalX,
            "focalY": focalY,
            "sizes": sizes,
            **more,
        }
        return self._call(Operation("PATCH", "/api/media", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


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
        """Draw a share image of 1200 × 630 pixels in the brand's colours (GET /api/og)."""
        fields: Dict[str, Any] = {
            "title": title,
            "subtitle": subtitle,
            "theme": theme,
            "sig": sig,
            **more,
        }
        return self._call(Operation("GET", "/api/og", ["title", "subtitle", "theme", "sig"], False, False, "bytes"), fields)


class OpenapiArea(Area):
    def get(
        self,
        **more: Any,
    ) -> t.OpenApiDocument:
        """Read this document (GET /api/openapi.json)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/openapi.json", [], False, False, "json"), fields)


class OrdersArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the orders (POST /api/orders/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/orders/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.OrdersCountAnswer:
        """Count orders (GET /api/orders/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/orders/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        status: Literal["created", "pending", "paid", "failed", "cancelled", "expired", "review", "partially_refunded", "refunded", "disputed"] = UNSET,
        verification: Literal["confirmed", "callback-only", "staff", None] = UNSET,
        attention: Union[str, None] = UNSET,
        paidAt: Union[str, None] = UNSET,
        number: str = UNSET,
        amount: float = UNSET,
        refundedAmount: float = UNSET,
        currency: str = UNSET,
        title: str = UNSET,
        link: Union[str, t.PaymentLinkDocument] = UNSET,
        course: Union[Union[str, None], t.CourseDocument] = UNSET,
        customer: t.OrdersCreateCustomer = UNSET,
        trackingId: Union[str, None] = UNSET,
        locale: str = UNSET,
        version: float = UNSET,
        timeline: t.OrdersCreateTimeline = UNSET,
        attempts: t.OrdersCreateAttempts = UNSET,
        refunds: t.OrdersCreateRefunds = UNSET,
        **more: Any,
    ) -> t.OrdersCreateAnswer:
        """Make one of the orders (POST /api/orders)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "status": status,
            "verification": verification,
            "attention": attention,
            "paidAt": paidAt,
            "number": number,
            "amount": amount,
            "refundedAmount": refundedAmount,
            "currency": currency,
            "title": title,
            "link": link,
            "course": course,
            "customer": customer,
            "trackingId": trackingId,
            "locale": locale,
            "version": version,
            "timeline": timeline,
            "attempts": attempts,
            "refunds": refunds,
            **more,
        }
        return self._call(Operation("POST", "/api/orders", ["depth", "select", "populate", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.OrdersDeleteByIdAnswer:
        """Delete one of the orders (DELETE /api/orders/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/orders/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.OrdersDeleteManyAnswer:
        """Delete all orders that match (DELETE /api/orders)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/orders", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def export(
        self,
        *,
        from_: str = UNSET,
        until: str = UNSET,
        search: str = UNSET,
        **more: Any,
    ) -> str:
        """Download orders as CSV (GET /api/orders/export.csv)."""
        fields: Dict[str, Any] = {
            "from": from_,
            "until": until,
            "search": search,
            **more,
        }
        return self._call(Operation("GET", "/api/orders/export.csv", ["from", "until", "search"], False, False, "text"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.OrdersFindAnswer:
        """List orders (GET /api/orders)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/orders", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List orders (GET /api/orders)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/orders", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.OrderDocument:
        """Read one of the orders (GET /api/orders/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/orders/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def refund(
        self,
        *,
        id: str,
        reason: str,
        amount: int = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.Refund:
        """Refund an order, wholly or in part (POST /api/orders/{id}/refund)."""
        fields: Dict[str, Any] = {
            "id": id,
            "reason": reason,
            "amount": amount,
            **more,
        }
        return self._call(Operation("POST", "/api/orders/{id}/refund", [], True, True, "json"), fields, idempotency_key)

    def resolve(
        self,
        *,
        id: str,
        decision: Literal["accept", "reject", "won", "lost"],
        reason: str,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OrderResolution:
        """Accept or reject an order in review; say how a dispute ended (POST /api/orders/{id}/resolve)."""
        fields: Dict[str, Any] = {
            "id": id,
            "decision": decision,
            "reason": reason,
            **more,
        }
        return self._call(Operation("POST", "/api/orders/{id}/resolve", [], True, True, "json"), fields, idempotency_key)

    def totals(
        self,
        *,
        from_: str = UNSET,
        until: str = UNSET,
        **more: Any,
    ) -> t.PaymentTotals:
        """Sum up what was paid by day, link and currency (GET /api/orders/totals)."""
        fields: Dict[str, Any] = {
            "from": from_,
            "until": until,
            **more,
        }
        return self._call(Operation("GET", "/api/orders/totals", ["from", "until"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        status: Literal["created", "pending", "paid", "failed", "cancelled", "expired", "review", "partially_refunded", "refunded", "disputed"] = UNSET,
        verification: Literal["confirmed", "callback-only", "staff", None] = UNSET,
        attention: Union[str, None] = UNSET,
        paidAt: Union[str, None] = UNSET,
        number: str = UNSET,
        amount: float = UNSET,
        refundedAmount: float = UNSET,
        currency: str = UNSET,
        title: str = UNSET,
        link: Union[str, t.PaymentLinkDocument] = UNSET,
        course: Union[Union[str, None], t.CourseDocument] = UNSET,
        customer: t.OrdersUpdateByIdCustomer = UNSET,
        trackingId: Union[str, None] = UNSET,
        locale: str = UNSET,
        version: float = UNSET,
        timeline: t.OrdersUpdateByIdTimeline = UNSET,
        attempts: t.OrdersUpdateByIdAttempts = UNSET,
        refunds: t.OrdersUpdateByIdRefunds = UNSET,
        **more: Any,
    ) -> t.OrdersUpdateByIdAnswer:
        """Change one of the orders (PATCH /api/orders/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "status": status,
            "verification": verification,
            "attention": attention,
            "paidAt": paidAt,
            "number": number,
            "amount": amount,
            "refundedAmount": refundedAmount,
            "currency": currency,
            "title": title,
            "link": link,
            "course": course,
            "customer": customer,
            "trackingId": trackingId,
            "locale": locale,
            "version": version,
            "timeline": timeline,
            "attempts": attempts,
            "refunds": refunds,
            **more,
        }
        return self._call(Operation("PATCH", "/api/orders/{id}", ["depth", "select", "populate", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        status: Literal["created", "pending", "paid", "failed", "cancelled", "expired", "review", "partially_refunded", "refunded", "disputed"] = UNSET,
        verification: Literal["confirmed", "callback-only", "staff", None] = UNSET,
        attention: Union[str, None] = UNSET,
        paidAt: Union[str, None] = UNSET,
        number: str = UNSET,
        amount: float = UNSET,
        refundedAmount: float = UNSET,
        currency: str = UNSET,
        title: str = UNSET,
        link: Union[str, t.PaymentLinkDocument] = UNSET,
        course: Union[Union[str, None], t.CourseDocument] = UNSET,
        customer: t.OrdersUpdateManyCustomer = UNSET,
        trackingId: Union[str, None] = UNSET,
        locale: str = UNSET,
        version: float = UNSET,
        timeline: t.OrdersUpdateManyTimeline = UNSET,
        attempts: t.OrdersUpdateManyAttempts = UNSET,
        refunds: t.OrdersUpdateManyRefunds = UNSET,
        **more: Any,
    ) -> t.OrdersUpdateManyAnswer:
        """Change all orders that match (PATCH /api/orders)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            "depth": depth,
            "select": select,
            "populate": populate,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "status": status,
            "verification": verification,
            "attention": attention,
            "paidAt": paidAt,
            "number": number,
            "amount": amount,
            "refundedAmount": refundedAmount,
            "currency": currency,
            "title": title,
            "link": link,
            "course": course,
            "customer": customer,
            "trackingId": trackingId,
            "locale": locale,
            "version": version,
            "timeline": timeline,
            "attempts": attempts,
            "refunds": refunds,
            **more,
        }
        return self._call(Operation("PATCH", "/api/orders", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "fallback-locale", "draft"], True, False, "json"), fields)


class PagesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the pages (POST /api/pages/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/pages/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PagesCountAnswer:
        """Count pages (GET /api/pages/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/pages/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        summary: Union[str, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.PagesCreateBody, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.PagesCreateAnswer:
        """Make one of the pages (POST /api/pages)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "title": title,
            "slug": slug,
            "summary": summary,
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "_status": _status,
            **more,
        }
        return self._call(Operation("POST", "/api/pages", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PagesDeleteByIdAnswer:
        """Delete one of the pages (DELETE /api/pages/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/pages/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PagesDeleteManyAnswer:
        """Delete all pages that match (DELETE /api/pages)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/pages", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PagesDuplicateAnswer:
        """Copy one of the pages (POST /api/pages/{id}/duplicate)."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/pages/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PagesFindAnswer:
        """List pages (GET /api/pages)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/pages", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List pages (GET /api/pages)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/pages", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PageDocument:
        """Read one of the pages (GET /api/pages/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/pages/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_version_by_id(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read one version (GET /api/pages/versions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/pages/versions/{id}", [], False, False, "json"), fields)

    def find_versions(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PayloadPage:
        """List versions of pages (GET /api/pages/versions)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/pages/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_versions_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List versions of pages (GET /api/pages/versions)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/pages/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def preview(
        self,
        *,
        id: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        data: Dict[str, Any] = UNSET,
        **more: Any,
    ) -> t.SitePage:
        """Read a draft as its page shows it (POST /api/pages/{id}/preview)."""
        fields: Dict[str, Any] = {
            "id": id,
            "locale": locale,
            "data": data,
            **more,
        }
        return self._call(Operation("POST", "/api/pages/{id}/preview", ["locale"], True, False, "json"), fields)

    def restore_version(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Restore a version (POST /api/pages/versions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/pages/versions/{id}", [], True, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        summary: Union[str, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.PagesUpdateByIdBody, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.PagesUpdateByIdAnswer:
        """Change one of the pages (PATCH /api/pages/{id})."""
        fields: Dict[str, Any] = {
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
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/pages/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        summary: Union[str, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.PagesUpdateManyBody, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.PagesUpdateManyAnswer:
        """Change all pages that match (PATCH /api/pages)."""
        fields: Dict[str, Any] = {
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
            "bodyMarkdown": bodyMarkdown,
            "body": body,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/pages", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class PartnersArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the partners (POST /api/partners/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/partners/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PartnersCountAnswer:
        """Count partners (GET /api/partners/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/partners/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
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
    ) -> t.PartnersCreateAnswer:
        """Make one of the partners (POST /api/partners)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("POST", "/api/partners", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PartnersDeleteByIdAnswer:
        """Delete one of the partners (DELETE /api/partners/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/partners/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PartnersDeleteManyAnswer:
        """Delete all partners that match (DELETE /api/partners)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/partners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PartnersDuplicateAnswer:
        """Copy one of the partners (POST /api/partners/{id}/duplicate)."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/partners/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def export(
        self,
        *,
        format: Literal["csv", "json"] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        search: str = UNSET,
        **more: Any,
    ) -> Dict[str, Any]:
        """Download partners as CSV or JSON (GET /api/partners/export)."""
        fields: Dict[str, Any] = {
            "format": format,
            "locale": locale,
            "search": search,
            **more,
        }
        return self._call(Operation("GET", "/api/partners/export", ["format", "locale", "search"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PartnersFindAnswer:
        """List partners (GET /api/partners)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/partners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List partners (GET /api/partners)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/partners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PartnerDocument:
        """Read one of the partners (GET /api/partners/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/partners/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_version_by_id(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read one version (GET /api/partners/versions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/partners/versions/{id}", [], False, False, "json"), fields)

    def find_versions(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PayloadPage:
        """List versions of partners (GET /api/partners/versions)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/partners/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_versions_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List versions of partners (GET /api/partners/versions)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/partners/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

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
        fields: Dict[str, Any] = {
            "dryRun": dryRun,
            "publish": publish,
            "locale": locale,
            "docs": docs,
            "csv": csv,
            **more,
        }
        return self._call(Operation("POST", "/api/partners/import", ["dryRun", "publish", "locale"], True, True, "json"), fields, idempotency_key)

    def restore_version(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Restore a version (POST /api/partners/versions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/partners/versions/{id}", [], True, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
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
        """Change one of the partners (PATCH /api/partners/{id})."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("PATCH", "/api/partners/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
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
        """Change all partners that match (PATCH /api/partners)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("PATCH", "/api/partners", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class PaymentAttemptsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the attempts (POST /api/payment-attempts/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-attempts/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PaymentAttemptsCountAnswer:
        """Count attempts (GET /api/payment-attempts/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-attempts/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        order: Union[str, t.OrderDocument] = UNSET,
        gatewayOrderId: str = UNSET,
        status: Literal["sent", "succeeded", "failed", "cancelled", "expired", "unknown", "reversed"] = UNSET,
        trackingId: Union[str, None] = UNSET,
        sentAt: str = UNSET,
        nextPollAt: Union[str, None] = UNSET,
        polledAt: Union[str, None] = UNSET,
        polls: float = UNSET,
        emptyPolls: float = UNSET,
        **more: Any,
    ) -> t.PaymentAttemptsCreateAnswer:
        """Make one of the attempts (POST /api/payment-attempts)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "order": order,
            "gatewayOrderId": gatewayOrderId,
            "status": status,
            "trackingId": trackingId,
            "sentAt": sentAt,
            "nextPollAt": nextPollAt,
            "polledAt": polledAt,
            "polls": polls,
            "emptyPolls": emptyPolls,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-attempts", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentAttemptsDeleteByIdAnswer:
        """Delete one of the attempts (DELETE /api/payment-attempts/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/payment-attempts/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentAttemptsDeleteManyAnswer:
        """Delete all attempts that match (DELETE /api/payment-attempts)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/payment-attempts", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentAttemptsFindAnswer:
        """List attempts (GET /api/payment-attempts)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/payment-attempts", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List attempts (GET /api/payment-attempts)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/payment-attempts", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentAttemptDocument:
        """Read one of the attempts (GET /api/payment-attempts/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-attempts/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        order: Union[str, t.OrderDocument] = UNSET,
        gatewayOrderId: str = UNSET,
        status: Literal["sent", "succeeded", "failed", "cancelled", "expired", "unknown", "reversed"] = UNSET,
        trackingId: Union[str, None] = UNSET,
        sentAt: str = UNSET,
        nextPollAt: Union[str, None] = UNSET,
        polledAt: Union[str, None] = UNSET,
        polls: float = UNSET,
        emptyPolls: float = UNSET,
        **more: Any,
    ) -> t.PaymentAttemptsUpdateByIdAnswer:
        """Change one of the attempts (PATCH /api/payment-attempts/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "order": order,
            "gatewayOrderId": gatewayOrderId,
            "status": status,
            "trackingId": trackingId,
            "sentAt": sentAt,
            "nextPollAt": nextPollAt,
            "polledAt": polledAt,
            "polls": polls,
            "emptyPolls": emptyPolls,
            **more,
        }
        return self._call(Operation("PATCH", "/api/payment-attempts/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        order: Union[str, t.OrderDocument] = UNSET,
        gatewayOrderId: str = UNSET,
        status: Literal["sent", "succeeded", "failed", "cancelled", "expired", "unknown", "reversed"] = UNSET,
        trackingId: Union[str, None] = UNSET,
        sentAt: str = UNSET,
        nextPollAt: Union[str, None] = UNSET,
        polledAt: Union[str, None] = UNSET,
        polls: float = UNSET,
        emptyPolls: float = UNSET,
        **more: Any,
    ) -> t.PaymentAttemptsUpdateManyAnswer:
        """Change all attempts that match (PATCH /api/payment-attempts)."""
        fields: Dict[str, Any] = {
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
            "order": order,
            "gatewayOrderId": gatewayOrderId,
            "status": status,
            "trackingId": trackingId,
            "sentAt": sentAt,
            "nextPollAt": nextPollAt,
            "polledAt": polledAt,
            "polls": polls,
            "emptyPolls": emptyPolls,
            **more,
        }
        return self._call(Operation("PATCH", "/api/payment-attempts", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class PaymentEventsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the timeline (POST /api/payment-events/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-events/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PaymentEventsCountAnswer:
        """Count timeline (GET /api/payment-events/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-events/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        order: Union[str, t.OrderDocument] = UNSET,
        position: float = UNSET,
        type: Literal["created", "sent", "report", "expired", "refund", "staff", "note"] = UNSET,
        from_: Union[str, None] = UNSET,
        to: Union[str, None] = UNSET,
        source: Union[str, None] = UNSET,
        fact: Union[str, None] = UNSET,
        gatewayOrderId: Union[str, None] = UNSET,
        trackingId: Union[str, None] = UNSET,
        gatewayStatus: Union[str, None] = UNSET,
        amount: Union[float, None] = UNSET,
        currency: Union[str, None] = UNSET,
        message: Union[str, None] = UNSET,
        actor: Union[str, None] = UNSET,
        by: Union[Union[str, None], t.UserDocument] = UNSET,
        key: str = UNSET,
        **more: Any,
    ) -> t.PaymentEventsCreateAnswer:
        """Make one of the timeline (POST /api/payment-events)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "order": order,
            "position": position,
            "type": type,
            "from": from_,
            "to": to,
            "source": source,
            "fact": fact,
            "gatewayOrderId": gatewayOrderId,
            "trackingId": trackingId,
            "gatewayStatus": gatewayStatus,
            "amount": amount,
            "currency": currency,
            "message": message,
            "actor": actor,
            "by": by,
            "key": key,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-events", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentEventsDeleteByIdAnswer:
        """Delete one of the timeline (DELETE /api/payment-events/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/payment-events/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentEventsDeleteManyAnswer:
        """Delete all timeline that match (DELETE /api/payment-events)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/payment-events", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentEventsFindAnswer:
        """List timeline (GET /api/payment-events)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/payment-events", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List timeline (GET /api/payment-events)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/payment-events", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentEventDocument:
        """Read one of the timeline (GET /api/payment-events/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-events/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        order: Union[str, t.OrderDocument] = UNSET,
        position: float = UNSET,
        type: Literal["created", "sent", "report", "expired", "refund", "staff", "note"] = UNSET,
        from_: Union[str, None] = UNSET,
        to: Union[str, None] = UNSET,
        source: Union[str, None] = UNSET,
        fact: Union[str, None] = UNSET,
        gatewayOrderId: Union[str, None] = UNSET,
        trackingId: Union[str, None] = UNSET,
        gatewayStatus: Union[str, None] = UNSET,
        amount: Union[float, None] = UNSET,
        currency: Union[str, None] = UNSET,
        message: Union[str, None] = UNSET,
        actor: Union[str, None] = UNSET,
        by: Union[Union[str, None], t.UserDocument] = UNSET,
        key: str = UNSET,
        **more: Any,
    ) -> t.PaymentEventsUpdateByIdAnswer:
        """Change one of the timeline (PATCH /api/payment-events/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "order": order,
            "position": position,
            "type": type,
            "from": from_,
            "to": to,
            "source": source,
            "fact": fact,
            "gatewayOrderId": gatewayOrderId,
            "trackingId": trackingId,
            "gatewayStatus": gatewayStatus,
            "amount": amount,
            "currency": currency,
            "message": message,
            "actor": actor,
            "by": by,
            "key": key,
            **more,
        }
        return self._call(Operation("PATCH", "/api/payment-events/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        order: Union[str, t.OrderDocument] = UNSET,
        position: float = UNSET,
        type: Literal["created", "sent", "report", "expired", "refund", "staff", "note"] = UNSET,
        from_: Union[str, None] = UNSET,
        to: Union[str, None] = UNSET,
        source: Union[str, None] = UNSET,
        fact: Union[str, None] = UNSET,
        gatewayOrderId: Union[str, None] = UNSET,
        trackingId: Union[str, None] = UNSET,
        gatewayStatus: Union[str, None] = UNSET,
        amount: Union[float, None] = UNSET,
        currency: Union[str, None] = UNSET,
        message: Union[str, None] = UNSET,
        actor: Union[str, None] = UNSET,
        by: Union[Union[str, None], t.UserDocument] = UNSET,
        key: str = UNSET,
        **more: Any,
    ) -> t.PaymentEventsUpdateManyAnswer:
        """Change all timeline that match (PATCH /api/payment-events)."""
        fields: Dict[str, Any] = {
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
            "order": order,
            "position": position,
            "type": type,
            "from": from_,
            "to": to,
            "source": source,
            "fact": fact,
            "gatewayOrderId": gatewayOrderId,
            "trackingId": trackingId,
            "gatewayStatus": gatewayStatus,
            "amount": amount,
            "currency": currency,
            "message": message,
            "actor": actor,
            "by": by,
            "key": key,
            **more,
        }
        return self._call(Operation("PATCH", "/api/payment-events", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class PaymentLinksArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the payment links (POST /api/payment-links/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-links/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PaymentLinksCountAnswer:
        """Count payment links (GET /api/payment-links/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-links/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        slug: str = UNSET,
        state: Literal["draft", "active", "paused", "archived"] = UNSET,
        kind: Literal["gateway", "external"] = UNSET,
        visits: Union[float, None] = UNSET,
        title: str = UNSET,
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
        **more: Any,
    ) -> t.PaymentLinksCreateAnswer:
        """Make one of the payment links (POST /api/payment-links)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "slug": slug,
            "state": state,
            "kind": kind,
            "visits": visits,
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
            **more,
        }
        return self._call(Operation("POST", "/api/payment-links", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentLinksDeleteByIdAnswer:
        """Delete one of the payment links (DELETE /api/payment-links/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/payment-links/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentLinksDeleteManyAnswer:
        """Delete all payment links that match (DELETE /api/payment-links)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/payment-links", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentLinksDuplicateAnswer:
        """Copy one of the payment links (POST /api/payment-links/{id}/duplicate)."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-links/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentLinksFindAnswer:
        """List payment links (GET /api/payment-links)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/payment-links", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List payment links (GET /api/payment-links)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/payment-links", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentLinkDocument:
        """Read one of the payment links (GET /api/payment-links/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-links/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def totals(
        self,
        *,
        from_: str = UNSET,
        until: str = UNSET,
        **more: Any,
    ) -> t.PaymentLinkTotals:
        """Count visits, orders and payments of each payment link (GET /api/payment-links/totals)."""
        fields: Dict[str, Any] = {
            "from": from_,
            "until": until,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-links/totals", ["from", "until"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        slug: str = UNSET,
        state: Literal["draft", "active", "paused", "archived"] = UNSET,
        kind: Literal["gateway", "external"] = UNSET,
        visits: Union[float, None] = UNSET,
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
        **more: Any,
    ) -> t.PaymentLinksUpdateByIdAnswer:
        """Change one of the payment links (PATCH /api/payment-links/{id})."""
        fields: Dict[str, Any] = {
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
            "visits": visits,
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
            **more,
        }
        return self._call(Operation("PATCH", "/api/payment-links/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        slug: str = UNSET,
        state: Literal["draft", "active", "paused", "archived"] = UNSET,
        kind: Literal["gateway", "external"] = UNSET,
        visits: Union[float, None] = UNSET,
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
        **more: Any,
    ) -> t.PaymentLinksUpdateManyAnswer:
        """Change all payment links that match (PATCH /api/payment-links)."""
        fields: Dict[str, Any] = {
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
            "visits": visits,
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
            **more,
        }
        return self._call(Operation("PATCH", "/api/payment-links", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class PaymentReportsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the comparisons (POST /api/payment-reports/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-reports/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PaymentReportsCountAnswer:
        """Count comparisons (GET /api/payment-reports/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-reports/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        from_: str = UNSET,
        until: str = UNSET,
        compared: float = UNSET,
        differences: float = UNSET,
        findings: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        **more: Any,
    ) -> t.PaymentReportsCreateAnswer:
        """Make one of the comparisons (POST /api/payment-reports)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "from": from_,
            "until": until,
            "compared": compared,
            "differences": differences,
            "findings": findings,
            **more,
        }
        return self._call(Operation("POST", "/api/payment-reports", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentReportsDeleteByIdAnswer:
        """Delete one of the comparisons (DELETE /api/payment-reports/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/payment-reports/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentReportsDeleteManyAnswer:
        """Delete all comparisons that match (DELETE /api/payment-reports)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/payment-reports", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentReportsFindAnswer:
        """List comparisons (GET /api/payment-reports)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/payment-reports", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List comparisons (GET /api/payment-reports)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/payment-reports", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PaymentReportDocument:
        """Read one of the comparisons (GET /api/payment-reports/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/payment-reports/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        from_: str = UNSET,
        until: str = UNSET,
        compared: float = UNSET,
        differences: float = UNSET,
        findings: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        **more: Any,
    ) -> t.PaymentReportsUpdateByIdAnswer:
        """Change one of the comparisons (PATCH /api/payment-reports/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "from": from_,
            "until": until,
            "compared": compared,
            "differences": differences,
            "findings": findings,
            **more,
        }
        return self._call(Operation("PATCH", "/api/payment-reports/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        from_: str = UNSET,
        until: str = UNSET,
        compared: float = UNSET,
        differences: float = UNSET,
        findings: Union[Dict[str, Any], List[Any], str, float, bool, None] = UNSET,
        **more: Any,
    ) -> t.PaymentReportsUpdateManyAnswer:
        """Change all comparisons that match (PATCH /api/payment-reports)."""
        fields: Dict[str, Any] = {
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
            "until": until,
            "compared": compared,
            "differences": differences,
            "findings": findings,
            **more,
        }
        return self._call(Operation("PATCH", "/api/payment-reports", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class PaymentsArea(Area):
    def gateway_cancel(
        self,
        **more: Any,
    ) -> None:
        """Take what the gateway says of a payment that the payer left (POST /api/payments/gateway/cancel)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/payments/gateway/cancel", [], False, False, "json"), fields)

    def gateway_response(
        self,
        **more: Any,
    ) -> None:
        """Take what the gateway says of a payment (POST /api/payments/gateway/response)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/payments/gateway/response", [], False, False, "json"), fields)

    def get_order(
        self,
        *,
        number: str,
        token: str,
        **more: Any,
    ) -> t.OrderStatus:
        """Read the state of an order by its token (GET /api/payments/orders/{number})."""
        fields: Dict[str, Any] = {
            "number": number,
            "token": token,
            **more,
        }
        return self._call(Operation("GET", "/api/payments/orders/{number}", ["token"], False, False, "json"), fields)

    def initiate(
        self,
        *,
        link: str,
        amount: int = UNSET,
        customer: t.PaymentsInitiateCustomer = UNSET,
        token: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.PaymentInitiated:
        """Start a payment: makes an order and gives the form that is posted to the gateway (POST /api/payments/initiate)."""
        fields: Dict[str, Any] = {
            "link": link,
            "amount": amount,
            "customer": customer,
            "token": token,
            **more,
        }
        return self._call(Operation("POST", "/api/payments/initiate", [], True, True, "json"), fields, idempotency_key)

    def list_links(
        self,
        *,
        locale: str = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> t.PaymentLinkPage:
        """List the payment links that can be used now (GET /api/payments/links)."""
        fields: Dict[str, Any] = {
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._call(Operation("GET", "/api/payments/links", ["locale", "page", "limit"], False, False, "json"), fields)

    def list_links_all(
        self,
        *,
        locale: str = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List the payment links that can be used now (GET /api/payments/links)."""
        fields: Dict[str, Any] = {
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._pages(Operation("GET", "/api/payments/links", ["locale", "page", "limit"], False, False, "json"), fields)

    def redirect(
        self,
        *,
        slug: str,
        **more: Any,
    ) -> str:
        """Follow a payment link: to the other site, or to the page that starts the payment (GET /api/payments/redirect/{slug})."""
        fields: Dict[str, Any] = {
            "slug": slug,
            **more,
        }
        return self._call(Operation("GET", "/api/payments/redirect/{slug}", [], False, False, "text"), fields)


class PoliciesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the policies (POST /api/policies/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/policies/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.PoliciesCountAnswer:
        """Count policies (GET /api/policies/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/policies/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        kind: Literal["privacy", "terms", "cookies", "refund", "accessibility", "ai", "security", "other"] = UNSET,
        version: str = UNSET,
        effectiveDate: str = UNSET,
        summary: Union[str, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.PoliciesCreateBody, None] = UNSET,
        html: Union[str, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.PoliciesCreateAnswer:
        """Make one of the policies (POST /api/policies)."""
        fields: Dict[str, Any] = {
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
            "html": html,
            "_status": _status,
            **more,
        }
        return self._call(Operation("POST", "/api/policies", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PoliciesDeleteByIdAnswer:
        """Delete one of the policies (DELETE /api/policies/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/policies/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PoliciesDeleteManyAnswer:
        """Delete all policies that match (DELETE /api/policies)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/policies", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def duplicate(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PoliciesDuplicateAnswer:
        """Copy one of the policies (POST /api/policies/{id}/duplicate)."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("POST", "/api/policies/{id}/duplicate", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PoliciesFindAnswer:
        """List policies (GET /api/policies)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/policies", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List policies (GET /api/policies)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/policies", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PolicyDocument:
        """Read one of the policies (GET /api/policies/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/policies/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_version_by_id(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read one version (GET /api/policies/versions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("GET", "/api/policies/versions/{id}", [], False, False, "json"), fields)

    def find_versions(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.PayloadPage:
        """List versions of policies (GET /api/policies/versions)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/policies/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_versions_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List versions of policies (GET /api/policies/versions)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/policies/versions", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def get_by_slug(
        self,
        *,
        slug: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        **more: Any,
    ) -> t.Policy:
        """Read one published policy by its slug (GET /api/policies/slug/{slug})."""
        fields: Dict[str, Any] = {
            "slug": slug,
            "locale": locale,
            **more,
        }
        return self._call(Operation("GET", "/api/policies/slug/{slug}", ["locale"], False, False, "json"), fields)

    def preview(
        self,
        *,
        id: str,
        locale: Literal["en", "fr", "ar"] = UNSET,
        data: Dict[str, Any] = UNSET,
        **more: Any,
    ) -> t.Policy:
        """Read a draft as its page shows it (POST /api/policies/{id}/preview)."""
        fields: Dict[str, Any] = {
            "id": id,
            "locale": locale,
            "data": data,
            **more,
        }
        return self._call(Operation("POST", "/api/policies/{id}/preview", ["locale"], True, False, "json"), fields)

    def restore_version(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Restore a version (POST /api/policies/versions/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/policies/versions/{id}", [], True, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        kind: Literal["privacy", "terms", "cookies", "refund", "accessibility", "ai", "security", "other"] = UNSET,
        version: str = UNSET,
        effectiveDate: str = UNSET,
        summary: Union[str, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.PoliciesUpdateByIdBody, None] = UNSET,
        html: Union[str, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.PoliciesUpdateByIdAnswer:
        """Change one of the policies (PATCH /api/policies/{id})."""
        fields: Dict[str, Any] = {
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
            "html": html,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/policies/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        slug: str = UNSET,
        kind: Literal["privacy", "terms", "cookies", "refund", "accessibility", "ai", "security", "other"] = UNSET,
        version: str = UNSET,
        effectiveDate: str = UNSET,
        summary: Union[str, None] = UNSET,
        bodyMarkdown: Union[str, None] = UNSET,
        body: Union[t.PoliciesUpdateManyBody, None] = UNSET,
        html: Union[str, None] = UNSET,
        _status: Literal["draft", "published", None] = UNSET,
        **more: Any,
    ) -> t.PoliciesUpdateManyAnswer:
        """Change all policies that match (PATCH /api/policies)."""
        fields: Dict[str, Any] = {
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
            "html": html,
            "_status": _status,
            **more,
        }
        return self._call(Operation("PATCH", "/api/policies", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class RealtimeArea(Area):
    def ticket(
        self,
        **more: Any,
    ) -> t.SocketTicket:
        """Get a ticket for the socket, good for half a minute (POST /api/realtime/ticket)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/realtime/ticket", [], False, False, "json"), fields)


class RefundsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the refunds (POST /api/refunds/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/refunds/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.RefundsCountAnswer:
        """Count refunds (GET /api/refunds/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/refunds/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        reference: str = UNSET,
        order: Union[str, t.OrderDocument] = UNSET,
        amount: float = UNSET,
        currency: str = UNSET,
        kind: Literal["asked", "duplicate", "rejected"] = UNSET,
        status: Literal["due", "requested", "done", "refused"] = UNSET,
        trackingId: str = UNSET,
        reason: Union[str, None] = UNSET,
        answer: Union[str, None] = UNSET,
        by: Union[Union[str, None], t.UserDocument] = UNSET,
        **more: Any,
    ) -> t.RefundsCreateAnswer:
        """Make one of the refunds (POST /api/refunds)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "reference": reference,
            "order": order,
            "amount": amount,
            "currency": currency,
            "kind": kind,
            "status": status,
            "trackingId": trackingId,
            "reason": reason,
            "answer": answer,
            "by": by,
            **more,
        }
        return self._call(Operation("POST", "/api/refunds", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RefundsDeleteByIdAnswer:
        """Delete one of the refunds (DELETE /api/refunds/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/refunds/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RefundsDeleteManyAnswer:
        """Delete all refunds that match (DELETE /api/refunds)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/refunds", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RefundsFindAnswer:
        """List refunds (GET /api/refunds)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/refunds", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List refunds (GET /api/refunds)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/refunds", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RefundDocument:
        """Read one of the refunds (GET /api/refunds/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/refunds/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def send(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.Refund:
        """Send a refund that is due, such as that of an order paid twice (POST /api/refunds/{id}/send)."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/refunds/{id}/send", [], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        reference: str = UNSET,
        order: Union[str, t.OrderDocument] = UNSET,
        amount: float = UNSET,
        currency: str = UNSET,
        kind: Literal["asked", "duplicate", "rejected"] = UNSET,
        status: Literal["due", "requested", "done", "refused"] = UNSET,
        trackingId: str = UNSET,
        reason: Union[str, None] = UNSET,
        answer: Union[str, None] = UNSET,
        by: Union[Union[str, None], t.UserDocument] = UNSET,
        **more: Any,
    ) -> t.RefundsUpdateByIdAnswer:
        """Change one of the refunds (PATCH /api/refunds/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "reference": reference,
            "order": order,
            "amount": amount,
            "currency": currency,
            "kind": kind,
            "status": status,
            "trackingId": trackingId,
            "reason": reason,
            "answer": answer,
            "by": by,
            **more,
        }
        return self._call(Operation("PATCH", "/api/refunds/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        reference: str = UNSET,
        order: Union[str, t.OrderDocument] = UNSET,
        amount: float = UNSET,
        currency: str = UNSET,
        kind: Literal["asked", "duplicate", "rejected"] = UNSET,
        status: Literal["due", "requested", "done", "refused"] = UNSET,
        trackingId: str = UNSET,
        reason: Union[str, None] = UNSET,
        answer: Union[str, None] = UNSET,
        by: Union[Union[str, None], t.UserDocument] = UNSET,
        **more: Any,
    ) -> t.RefundsUpdateManyAnswer:
        """Change all refunds that match (PATCH /api/refunds)."""
        fields: Dict[str, Any] = {
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
            "reference": reference,
            "order": order,
            "amount": amount,
            "currency": currency,
            "kind": kind,
            "status": status,
            "trackingId": trackingId,
            "reason": reason,
            "answer": answer,
            "by": by,
            **more,
        }
        return self._call(Operation("PATCH", "/api/refunds", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class RequestInfoArea(Area):
    def request_otp(
        self,
        *,
        name: str,
        email: str,
        program: str,
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
        """Check a question about a course and send its code (POST /api/request-info/request-otp)."""
        fields: Dict[str, Any] = {
            "name": name,
            "email": email,
            "program": program,
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
        return self._call(Operation("POST", "/api/request-info/request-otp", ["locale"], True, True, "json"), fields, idempotency_key)

    def submit(
        self,
        *,
        name: str,
        email: str,
        program: str,
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
        """Ask about a course: first for a code, then with it (POST /api/request-info)."""
        fields: Dict[str, Any] = {
            "name": name,
            "email": email,
            "program": program,
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
        return self._call(Operation("POST", "/api/request-info", ["locale"], True, True, "json"), fields, idempotency_key)


class RiskItemsArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the risk items (POST /api/risk-items/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/risk-items/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.RiskItemsCountAnswer:
        """Count risk items (GET /api/risk-items/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/risk-items/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        category: str = UNSET,
        detail: Union[str, None] = UNSET,
        severity: Literal["informational", "low", "medium", "high", "critical"] = UNSET,
        status: Literal["open", "mitigated", "closed"] = UNSET,
        **more: Any,
    ) -> t.RiskItemsCreateAnswer:
        """Make one of the risk items (POST /api/risk-items)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("POST", "/api/risk-items", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RiskItemsDeleteByIdAnswer:
        """Delete one of the risk items (DELETE /api/risk-items/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/risk-items/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RiskItemsDeleteManyAnswer:
        """Delete all risk items that match (DELETE /api/risk-items)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/risk-items", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RiskItemsFindAnswer:
        """List risk items (GET /api/risk-items)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/risk-items", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List risk items (GET /api/risk-items)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/risk-items", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.RiskItemDocument:
        """Read one of the risk items (GET /api/risk-items/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/risk-items/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        category: str = UNSET,
        detail: Union[str, None] = UNSET,
        severity: Literal["informational", "low", "medium", "high", "critical"] = UNSET,
        status: Literal["open", "mitigated", "closed"] = UNSET,
        **more: Any,
    ) -> t.RiskItemsUpdateByIdAnswer:
        """Change one of the risk items (PATCH /api/risk-items/{id})."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("PATCH", "/api/risk-items/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        title: str = UNSET,
        category: str = UNSET,
        detail: Union[str, None] = UNSET,
        severity: Literal["informational", "low", "medium", "high", "critical"] = UNSET,
        status: Literal["open", "mitigated", "closed"] = UNSET,
        **more: Any,
    ) -> t.RiskItemsUpdateManyAnswer:
        """Change all risk items that match (PATCH /api/risk-items)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("PATCH", "/api/risk-items", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


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
        """Search everything that is published (GET /api/search)."""
        fields: Dict[str, Any] = {
            "q": q,
            "type": type,
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._call(Operation("GET", "/api/search", ["q", "type", "locale", "page", "limit"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        q: str,
        type: Union[str, List[str]] = UNSET,
        locale: Literal["en", "fr", "ar"] = UNSET,
        page: int = UNSET,
        limit: int = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """Search everything that is published (GET /api/search)."""
        fields: Dict[str, Any] = {
            "q": q,
            "type": type,
            "locale": locale,
            "page": page,
            "limit": limit,
            **more,
        }
        return self._pages(Operation("GET", "/api/search", ["q", "type", "locale", "page", "limit"], False, False, "json"), fields)

    def totals(
        self,
        *,
        from_: str = UNSET,
        until: str = UNSET,
        **more: Any,
    ) -> t.SearchTotals:
        """Count searches and read what was searched for in vain (GET /api/search/totals)."""
        fields: Dict[str, Any] = {
            "from": from_,
            "until": until,
            **more,
        }
        return self._call(Operation("GET", "/api/search/totals", ["from", "until"], False, False, "json"), fields)


class TcoArea(Area):
    def request_otp(
        self,
        *,
        email: str,
        company: str,
        inputs: t.TcoInputs,
        locale: Literal["en", "fr", "ar"] = UNSET,
        name: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.OtpChallenge:
        """Check the figures for a cost estimate and send its code (POST /api/tco/request-otp)."""
        fields: Dict[str, Any] = {
            "email": email,
            "company": company,
            "inputs": inputs,
            "locale": locale,
            "name": name,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/tco/request-otp", ["locale"], True, True, "json"), fields, idempotency_key)

    def verify_otp(
        self,
        *,
        email: str,
        company: str,
        inputs: t.TcoInputs,
        otp: t.OtpProof,
        locale: Literal["en", "fr", "ar"] = UNSET,
        name: str = UNSET,
        consent: t.ConsentGiven = UNSET,
        attribution: Dict[str, str] = UNSET,
        website: str = UNSET,
        idempotency_key: Any = None,
        **more: Any,
    ) -> t.TcoReceived:
        """Prove the code and get the cost estimate (POST /api/tco/verify-otp)."""
        fields: Dict[str, Any] = {
            "email": email,
            "company": company,
            "inputs": inputs,
            "otp": otp,
            "locale": locale,
            "name": name,
            "consent": consent,
            "attribution": attribution,
            "website": website,
            **more,
        }
        return self._call(Operation("POST", "/api/tco/verify-otp", ["locale"], True, True, "json"), fields, idempotency_key)


class TcoModelArea(Area):
    def access(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with cost model (POST /api/globals/tco-model/access)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/globals/tco-model/access", [], True, False, "json"), fields)

    def read(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.TcoModelDocument:
        """Read cost model (GET /api/globals/tco-model)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/globals/tco-model", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def update(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        hoursSavedPercent: float = UNSET,
        currencies: Union[List[t.TcoModelUpdateCurrenciesItem], None] = UNSET,
        **more: Any,
    ) -> t.TcoModelUpdateAnswer:
        """Change cost model (POST /api/globals/tco-model)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("POST", "/api/globals/tco-model", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


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
        """Read what the service measures of itself (GET /api/tools/ai-assurance/telemetry)."""
        fields: Dict[str, Any] = {
            "since": since,
            "limit": limit,
            "category": category,
            "minSeverity": minSeverity,
            "format": format,
            **more,
        }
        return self._call(Operation("GET", "/api/tools/ai-assurance/telemetry", ["since", "limit", "category", "minSeverity", "format"], False, False, "json"), fields)

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
        """Read what the service measures of itself (GET /api/tools/ai-assurance/telemetry)."""
        fields: Dict[str, Any] = {
            "since": since,
            "limit": limit,
            "category": category,
            "minSeverity": minSeverity,
            "format": format,
            **more,
        }
        return self._stream(Operation("GET", "/api/tools/ai-assurance/telemetry", ["since", "limit", "category", "minSeverity", "format"], False, False, "json"), fields)

    def keys(
        self,
        **more: Any,
    ) -> t.JsonWebKeySet:
        """Read the public key that the feed is signed with (GET /api/well-known/jwks.json)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/well-known/jwks.json", [], False, False, "json"), fields)

    def schema(
        self,
        **more: Any,
    ) -> t.TelemetrySchemaAnswer:
        """Read the JSON Schema of the feed (GET /api/tools/ai-assurance/telemetry/schema)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/tools/ai-assurance/telemetry/schema", [], False, False, "json"), fields)


class UsersArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the users (POST /api/users/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/users/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.UsersCountAnswer:
        """Count users (GET /api/users/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/users/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        name: Union[str, None] = UNSET,
        role: Literal["admin", "editor", "sales", "finance", "viewer"] = UNSET,
        apiKeyExpiresAt: Union[str, None] = UNSET,
        apiKeyLastUsedAt: Union[str, None] = UNSET,
        enableAPIKey: Union[bool, None] = UNSET,
        apiKey: Union[str, None] = UNSET,
        hasAPIKey: Union[bool, None] = UNSET,
        email: str = UNSET,
        sessions: Union[List[t.UsersCreateSessionsItem], None] = UNSET,
        password: Union[str, None] = UNSET,
        collection: Literal["users"] = UNSET,
        **more: Any,
    ) -> t.UsersCreateAnswer:
        """Make one of the users (POST /api/users)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "name": name,
            "role": role,
            "apiKeyExpiresAt": apiKeyExpiresAt,
            "apiKeyLastUsedAt": apiKeyLastUsedAt,
            "enableAPIKey": enableAPIKey,
            "apiKey": apiKey,
            "hasAPIKey": hasAPIKey,
            "email": email,
            "sessions": sessions,
            "password": password,
            "collection": collection,
            **more,
        }
        return self._call(Operation("POST", "/api/users", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.UsersDeleteByIdAnswer:
        """Delete one of the users (DELETE /api/users/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/users/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.UsersDeleteManyAnswer:
        """Delete all users that match (DELETE /api/users)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/users", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.UsersFindAnswer:
        """List users (GET /api/users)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/users", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List users (GET /api/users)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/users", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.UserDocument:
        """Read one of the users (GET /api/users/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/users/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def forgot_password(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Ask for a new password by mail (POST /api/users/forgot-password)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/forgot-password", [], True, False, "json"), fields)

    def login(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Sign in with a password (POST /api/users/login)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/login", [], True, False, "json"), fields)

    def logout(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Sign out (POST /api/users/logout)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/logout", [], True, False, "json"), fields)

    def me(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read who is signed in (GET /api/users/me)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/users/me", [], False, False, "json"), fields)

    def refresh_token(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Stay signed in (POST /api/users/refresh-token)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/refresh-token", [], True, False, "json"), fields)

    def reset_password(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Set a new password (POST /api/users/reset-password)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/reset-password", [], True, False, "json"), fields)

    def unlock(
        self,
        **more: Any,
    ) -> Dict[str, Any]:
        """Let a locked account sign in again (POST /api/users/unlock)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("POST", "/api/users/unlock", [], True, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        name: Union[str, None] = UNSET,
        role: Literal["admin", "editor", "sales", "finance", "viewer"] = UNSET,
        apiKeyExpiresAt: Union[str, None] = UNSET,
        apiKeyLastUsedAt: Union[str, None] = UNSET,
        enableAPIKey: Union[bool, None] = UNSET,
        apiKey: Union[str, None] = UNSET,
        hasAPIKey: Union[bool, None] = UNSET,
        email: str = UNSET,
        sessions: Union[List[t.UsersUpdateByIdSessionsItem], None] = UNSET,
        password: Union[str, None] = UNSET,
        collection: Literal["users"] = UNSET,
        **more: Any,
    ) -> t.UsersUpdateByIdAnswer:
        """Change one of the users (PATCH /api/users/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "name": name,
            "role": role,
            "apiKeyExpiresAt": apiKeyExpiresAt,
            "apiKeyLastUsedAt": apiKeyLastUsedAt,
            "enableAPIKey": enableAPIKey,
            "apiKey": apiKey,
            "hasAPIKey": hasAPIKey,
            "email": email,
            "sessions": sessions,
            "password": password,
            "collection": collection,
            **more,
        }
        return self._call(Operation("PATCH", "/api/users/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        name: Union[str, None] = UNSET,
        role: Literal["admin", "editor", "sales", "finance", "viewer"] = UNSET,
        apiKeyExpiresAt: Union[str, None] = UNSET,
        apiKeyLastUsedAt: Union[str, None] = UNSET,
        enableAPIKey: Union[bool, None] = UNSET,
        apiKey: Union[str, None] = UNSET,
        hasAPIKey: Union[bool, None] = UNSET,
        email: str = UNSET,
        sessions: Union[List[t.UsersUpdateManySessionsItem], None] = UNSET,
        password: Union[str, None] = UNSET,
        collection: Literal["users"] = UNSET,
        **more: Any,
    ) -> t.UsersUpdateManyAnswer:
        """Change all users that match (PATCH /api/users)."""
        fields: Dict[str, Any] = {
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
            "apiKeyExpiresAt": apiKeyExpiresAt,
            "apiKeyLastUsedAt": apiKeyLastUsedAt,
            "enableAPIKey": enableAPIKey,
            "apiKey": apiKey,
            "hasAPIKey": hasAPIKey,
            "email": email,
            "sessions": sessions,
            "password": password,
            "collection": collection,
            **more,
        }
        return self._call(Operation("PATCH", "/api/users", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class WaitingArea(Area):
    def list(
        self,
        **more: Any,
    ) -> t.Waiting:
        """Count what waits for staff (GET /api/waiting)."""
        fields: Dict[str, Any] = {
            **more,
        }
        return self._call(Operation("GET", "/api/waiting", [], False, False, "json"), fields)


class WebhookDeliveriesArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the webhook deliveries (POST /api/webhook-deliveries/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/webhook-deliveries/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.WebhookDeliveriesCountAnswer:
        """Count webhook deliveries (GET /api/webhook-deliveries/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/webhook-deliveries/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        webhook: Union[Union[str, None], t.WebhookDocument] = UNSET,
        messageId: str = UNSET,
        event: str = UNSET,
        body: str = UNSET,
        status: Literal["pending", "delivered", "failed"] = UNSET,
        attempts: float = UNSET,
        firstAttemptAt: Union[str, None] = UNSET,
        lastAttemptAt: Union[str, None] = UNSET,
        nextAttemptAt: Union[str, None] = UNSET,
        deliveredAt: Union[str, None] = UNSET,
        lastStatus: Union[float, None] = UNSET,
        lastAnswer: Union[str, None] = UNSET,
        lastFault: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.WebhookDeliveriesCreateAnswer:
        """Make one of the webhook deliveries (POST /api/webhook-deliveries)."""
        fields: Dict[str, Any] = {
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "webhook": webhook,
            "messageId": messageId,
            "event": event,
            "body": body,
            "status": status,
            "attempts": attempts,
            "firstAttemptAt": firstAttemptAt,
            "lastAttemptAt": lastAttemptAt,
            "nextAttemptAt": nextAttemptAt,
            "deliveredAt": deliveredAt,
            "lastStatus": lastStatus,
            "lastAnswer": lastAnswer,
            "lastFault": lastFault,
            **more,
        }
        return self._call(Operation("POST", "/api/webhook-deliveries", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhookDeliveriesDeleteByIdAnswer:
        """Delete one of the webhook deliveries (DELETE /api/webhook-deliveries/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/webhook-deliveries/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhookDeliveriesDeleteManyAnswer:
        """Delete all webhook deliveries that match (DELETE /api/webhook-deliveries)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/webhook-deliveries", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhookDeliveriesFindAnswer:
        """List webhook deliveries (GET /api/webhook-deliveries)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/webhook-deliveries", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List webhook deliveries (GET /api/webhook-deliveries)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/webhook-deliveries", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhookDeliveryDocument:
        """Read one of the webhook deliveries (GET /api/webhook-deliveries/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/webhook-deliveries/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def resend(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.QueuedWebhookDelivery:
        """Send a message to a webhook again (POST /api/webhook-deliveries/{id}/resend)."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/webhook-deliveries/{id}/resend", [], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        webhook: Union[Union[str, None], t.WebhookDocument] = UNSET,
        messageId: str = UNSET,
        event: str = UNSET,
        body: str = UNSET,
        status: Literal["pending", "delivered", "failed"] = UNSET,
        attempts: float = UNSET,
        firstAttemptAt: Union[str, None] = UNSET,
        lastAttemptAt: Union[str, None] = UNSET,
        nextAttemptAt: Union[str, None] = UNSET,
        deliveredAt: Union[str, None] = UNSET,
        lastStatus: Union[float, None] = UNSET,
        lastAnswer: Union[str, None] = UNSET,
        lastFault: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.WebhookDeliveriesUpdateByIdAnswer:
        """Change one of the webhook deliveries (PATCH /api/webhook-deliveries/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            "webhook": webhook,
            "messageId": messageId,
            "event": event,
            "body": body,
            "status": status,
            "attempts": attempts,
            "firstAttemptAt": firstAttemptAt,
            "lastAttemptAt": lastAttemptAt,
            "nextAttemptAt": nextAttemptAt,
            "deliveredAt": deliveredAt,
            "lastStatus": lastStatus,
            "lastAnswer": lastAnswer,
            "lastFault": lastFault,
            **more,
        }
        return self._call(Operation("PATCH", "/api/webhook-deliveries/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        webhook: Union[Union[str, None], t.WebhookDocument] = UNSET,
        messageId: str = UNSET,
        event: str = UNSET,
        body: str = UNSET,
        status: Literal["pending", "delivered", "failed"] = UNSET,
        attempts: float = UNSET,
        firstAttemptAt: Union[str, None] = UNSET,
        lastAttemptAt: Union[str, None] = UNSET,
        nextAttemptAt: Union[str, None] = UNSET,
        deliveredAt: Union[str, None] = UNSET,
        lastStatus: Union[float, None] = UNSET,
        lastAnswer: Union[str, None] = UNSET,
        lastFault: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.WebhookDeliveriesUpdateManyAnswer:
        """Change all webhook deliveries that match (PATCH /api/webhook-deliveries)."""
        fields: Dict[str, Any] = {
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
            "webhook": webhook,
            "messageId": messageId,
            "event": event,
            "body": body,
            "status": status,
            "attempts": attempts,
            "firstAttemptAt": firstAttemptAt,
            "lastAttemptAt": lastAttemptAt,
            "nextAttemptAt": nextAttemptAt,
            "deliveredAt": deliveredAt,
            "lastStatus": lastStatus,
            "lastAnswer": lastAnswer,
            "lastFault": lastFault,
            **more,
        }
        return self._call(Operation("PATCH", "/api/webhook-deliveries", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class WebhooksArea(Area):
    def access(
        self,
        *,
        id: str,
        **more: Any,
    ) -> Dict[str, Any]:
        """Read what the caller may do with one of the webhooks (POST /api/webhooks/access/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/webhooks/access/{id}", [], True, False, "json"), fields)

    def count(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        **more: Any,
    ) -> t.WebhooksCountAnswer:
        """Count webhooks (GET /api/webhooks/count)."""
        fields: Dict[str, Any] = {
            "where": where,
            "sort": sort,
            "limit": limit,
            "page": page,
            "pagination": pagination,
            **more,
        }
        return self._call(Operation("GET", "/api/webhooks/count", ["where", "sort", "limit", "page", "pagination"], False, False, "json"), fields)

    def create(
        self,
        *,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        url: str = UNSET,
        events: List[Literal["lead.created", "lead.moved", "order.paid", "order.failed", "order.refunded", "order.disputed", "learner.enrolled", "learner.completed", "certificate.issued", "content.published", "content.unpublished", "content.deleted", "question.unanswered"]] = UNSET,
        enabled: Union[bool, None] = UNSET,
        secret: Union[str, None] = UNSET,
        deliveries: t.WebhooksCreateDeliveries = UNSET,
        failingSince: Union[str, None] = UNSET,
        deadSince: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.WebhooksCreateAnswer:
        """Make one of the webhooks (POST /api/webhooks)."""
        fields: Dict[str, Any] = {
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
            "deliveries": deliveries,
            "failingSince": failingSince,
            "deadSince": deadSince,
            **more,
        }
        return self._call(Operation("POST", "/api/webhooks", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def delete_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhooksDeleteByIdAnswer:
        """Delete one of the webhooks (DELETE /api/webhooks/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("DELETE", "/api/webhooks/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def delete_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhooksDeleteManyAnswer:
        """Delete all webhooks that match (DELETE /api/webhooks)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("DELETE", "/api/webhooks", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhooksFindAnswer:
        """List webhooks (GET /api/webhooks)."""
        fields: Dict[str, Any] = {
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
        return self._call(Operation("GET", "/api/webhooks", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_all(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> Iterator[Any]:
        """List webhooks (GET /api/webhooks)."""
        fields: Dict[str, Any] = {
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
        return self._pages(Operation("GET", "/api/webhooks", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def find_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        **more: Any,
    ) -> t.WebhookDocument:
        """Read one of the webhooks (GET /api/webhooks/{id})."""
        fields: Dict[str, Any] = {
            "id": id,
            "depth": depth,
            "select": select,
            "populate": populate,
            "locale": locale,
            "fallback-locale": fallback_locale,
            "draft": draft,
            **more,
        }
        return self._call(Operation("GET", "/api/webhooks/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], False, False, "json"), fields)

    def rotate_secret(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.NewWebhookSecret:
        """Give a webhook another signing secret (POST /api/webhooks/{id}/rotate-secret)."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/webhooks/{id}/rotate-secret", [], False, False, "json"), fields)

    def test(
        self,
        *,
        id: str,
        **more: Any,
    ) -> t.QueuedWebhookDelivery:
        """Send a test message to a webhook (POST /api/webhooks/{id}/test)."""
        fields: Dict[str, Any] = {
            "id": id,
            **more,
        }
        return self._call(Operation("POST", "/api/webhooks/{id}/test", [], False, False, "json"), fields)

    def update_by_id(
        self,
        *,
        id: str,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        url: str = UNSET,
        events: List[Literal["lead.created", "lead.moved", "order.paid", "order.failed", "order.refunded", "order.disputed", "learner.enrolled", "learner.completed", "certificate.issued", "content.published", "content.unpublished", "content.deleted", "question.unanswered"]] = UNSET,
        enabled: Union[bool, None] = UNSET,
        secret: Union[str, None] = UNSET,
        deliveries: t.WebhooksUpdateByIdDeliveries = UNSET,
        failingSince: Union[str, None] = UNSET,
        deadSince: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.WebhooksUpdateByIdAnswer:
        """Change one of the webhooks (PATCH /api/webhooks/{id})."""
        fields: Dict[str, Any] = {
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
            "deliveries": deliveries,
            "failingSince": failingSince,
            "deadSince": deadSince,
            **more,
        }
        return self._call(Operation("PATCH", "/api/webhooks/{id}", ["depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)

    def update_many(
        self,
        *,
        where: Dict[str, Any] = UNSET,
        sort: str = UNSET,
        limit: int = UNSET,
        page: int = UNSET,
        pagination: bool = UNSET,
        depth: int = UNSET,
        select: Dict[str, Any] = UNSET,
        populate: Dict[str, Any] = UNSET,
        locale: str = UNSET,
        fallback_locale: str = UNSET,
        draft: bool = UNSET,
        url: str = UNSET,
        events: List[Literal["lead.created", "lead.moved", "order.paid", "order.failed", "order.refunded", "order.disputed", "learner.enrolled", "learner.completed", "certificate.issued", "content.published", "content.unpublished", "content.deleted", "question.unanswered"]] = UNSET,
        enabled: Union[bool, None] = UNSET,
        secret: Union[str, None] = UNSET,
        deliveries: t.WebhooksUpdateManyDeliveries = UNSET,
        failingSince: Union[str, None] = UNSET,
        deadSince: Union[str, None] = UNSET,
        **more: Any,
    ) -> t.WebhooksUpdateManyAnswer:
        """Change all webhooks that match (PATCH /api/webhooks)."""
        fields: Dict[str, Any] = {
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
            "deliveries": deliveries,
            "failingSince": failingSince,
            "deadSince": deadSince,
            **more,
        }
        return self._call(Operation("PATCH", "/api/webhooks", ["where", "sort", "limit", "page", "pagination", "depth", "select", "populate", "locale", "fallback-locale", "draft"], True, False, "json"), fields)


class Areas:
    """Every area of the API."""

    def __init__(self, call: Any) -> None:
        self.asyncapi = AsyncapiArea(call)
        self.audit_log = AuditLogArea(call)
        self.auth = AuthArea(call)
        self.branding = BrandingArea(call)
        self.brochure_files = BrochureFilesArea(call)
        self.brochures = BrochuresArea(call)
        self.certificates = CertificatesArea(call)
        self.chat = ChatArea(call)
        self.chat_questions = ChatQuestionsArea(call)
        self.consent = ConsentArea(call)
        self.consents = ConsentsArea(call)
        self.contact = ContactArea(call)
        self.courses = CoursesArea(call)
        self.currencies = CurrenciesArea(call)
        self.demo = DemoArea(call)
        self.enrolments = EnrolmentsArea(call)
        self.faqs = FaqsArea(call)
        self.governance = GovernanceArea(call)
        self.graphql = GraphqlArea(call)
        self.health = HealthArea(call)
        self.lead_events = LeadEventsArea(call)
        self.leads = LeadsArea(call)
        self.learners = LearnersArea(call)
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
        self.policies = PoliciesArea(call)
        self.realtime = RealtimeArea(call)
        self.refunds = RefundsArea(call)
        self.request_info = RequestInfoArea(call)
        self.risk_items = RiskItemsArea(call)
        self.search = SearchArea(call)
        self.tco = TcoArea(call)
        self.tco_model = TcoModelArea(call)
        self.telemetry = TelemetryArea(call)
        self.users = UsersArea(call)
        self.waiting = WaitingArea(call)
        self.webhook_deliveries = WebhookDeliveriesArea(call)
        self.webhooks = WebhooksArea(call)
