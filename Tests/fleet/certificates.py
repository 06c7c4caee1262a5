"""Authorities, and certificates that they sign, as files that `openssl` makes."""

from __future__ import annotations

import os
import subprocess
from typing import NamedTuple, Optional

#: A key that is made within milliseconds.
KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]


class Certificate(NamedTuple):
    """The files of a certificate and of its key."""

    certificate: str
    key: str


def openssl(*arguments: str) -> None:
    done = subprocess.run(["openssl", *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def make(folder: str, name: str, *options: str) -> Certificate:
    """A certificate with this name in its subject."""
    made = Certificate(os.path.join(folder, f"{name}.pem"), os.path.join(folder, f"{name}.key"))
    openssl("req", "-x509", *KEY, "-days", "2", "-subj", f"/CN={name}", "-keyout", made.key, "-out", made.certificate, *options)
    return made


class Authority:
    """An authority with a key of its own. The system does not know it."""

    def __init__(self, folder: str, name: str) -> None:
        self.folder = folder
        self.own = make(folder, name)

    @property
    def file(self) -> str:
        return self.own.certificate

    def sign(self, name: str, place: Optional[str] = None) -> Certificate:
        """A certificate of this authority for a machine: `IP:127.0.0.1` or `DNS:machine`."""
        options = ["-CA", self.own.certificate, "-CAkey", self.own.key, "-addext", "basicConstraints=critical,CA:FALSE"]
        return make(self.folder, name, *options, *(["-addext", f"subjectAltName={place}"] if place else []))

    def expired(self, name: str, place: str) -> Certificate:
        """Such a certificate that ended a day ago."""
        made = self.sign(name, place)
        request = os.path.join(self.folder, f"{name}.csr")
        openssl("req", "-new", "-key", made.key, "-subj", f"/CN={name}", "-addext", f"subjectAltName={place}", "-out", request)
        signer = ["-CA", self.own.certificate, "-CAkey", self.own.key]
        openssl("x509", "-req", "-in", request, *signer, "-copy_extensions", "copy", "-days", "-1", "-out", made.certificate)
        return made
