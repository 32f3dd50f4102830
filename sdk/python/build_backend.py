"""Builds the package with the standard library alone (PEP 517), so that installing it downloads nothing."""

import base64
import hashlib
import io
import tarfile
import zipfile
from pathlib import Path

NAME = "foyer"
VERSION = "0.1.0"
HERE = Path(__file__).resolve().parent

METADATA = f"""Metadata-Version: 2.1
Name: {NAME}
Version: {VERSION}
Summary: A small client for Foyer's API, on the standard library alone.
License: MIT
Requires-Python: >=3.9
Description-Content-Type: text/markdown

"""

WHEEL = "Wheel-Version: 1.0\nGenerator: foyer\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def _metadata() -> str:
    return METADATA + (HERE / "README.md").read_text("utf-8")


def _sources():
    return sorted(path for path in (HERE / NAME).iterdir() if path.suffix in (".py", ".typed"))


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    info = f"{NAME}-{VERSION}.dist-info"
    files = {f"{NAME}/{path.name}": path.read_bytes() for path in _sources()}
    files[f"{info}/METADATA"] = _metadata().encode()
    files[f"{info}/WHEEL"] = WHEEL.encode()
    files[f"{info}/RECORD"] = _record(files, f"{info}/RECORD")
    name = f"{NAME}-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for place, content in files.items():
            # A fixed date: the same sources make the same wheel.
            wheel.writestr(zipfile.ZipInfo(place, (2026, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return name


def build_sdist(sdist_directory, config_settings=None):
    base = f"{NAME}-{VERSION}"
    name = f"{base}.tar.gz"
    top = [HERE / "pyproject.toml", HERE / "README.md", HERE / "build_backend.py"]
    with tarfile.open(Path(sdist_directory) / name, "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for path in [*top, *_sources()]:
            archive.add(path, f"{base}/{path.relative_to(HERE).as_posix()}")
        content = _metadata().encode()
        member = tarfile.TarInfo(f"{base}/PKG-INFO")
        member.size = len(content)
        archive.addfile(member, io.BytesIO(content))
    return name


def _record(files, own) -> bytes:
    lines = []
    for place, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{place},sha256={digest},{len(content)}\n")
    return "".join([*lines, f"{own},,\n"]).encode()
