"""An operator of NATS with one account: the server's configuration, and credentials files of users, as `nsc` writes them.

A JWT of NATS is signed with Ed25519, which `openssl` does. Its keys are written in base 32, behind a byte that says whose key it is.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import subprocess
from typing import Any, Dict, Optional

#: The first bits of a key that is written.
OPERATOR, ACCOUNT, USER, SEED = 14 << 3, 0, 20 << 3, 18 << 3

WITHOUT_LIMIT = {"subs": -1, "data": -1, "payload": -1}


def openssl(*arguments: str, given: Optional[bytes] = None) -> bytes:
    return subprocess.run(["openssl", *arguments], check=True, capture_output=True, input=given).stdout


def written(data: bytes) -> str:
    return base64.b32encode(data + binascii.crc_hqx(data, 0).to_bytes(2, "little")).decode().rstrip("=")


def part(data: bytes) -> str:
    """A part of a JWT."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Key:
    """A key of an operator, an account or a user."""

    def __init__(self, folder: str, kind: int) -> None:
        self._file = os.path.join(folder, f"{os.urandom(8).hex()}.key")
        openssl("genpkey", "-algorithm", "ed25519", "-out", self._file)
        # The number itself is the end of both forms.
        private = openssl("pkey", "-in", self._file, "-outform", "DER")[-32:]
        public = openssl("pkey", "-in", self._file, "-pubout", "-outform", "DER")[-32:]
        self.name = written(bytes([kind]) + public)
        self.seed = written(bytes([SEED | kind >> 5, (kind & 31) << 3]) + private)

    def sign(self, subject: Key, nats: Dict[str, Any], **claims: Any) -> str:
        """A JWT in which this key says something of another one."""
        claims = {"jti": os.urandom(8).hex(), "iat": 0, "iss": self.name, "sub": subject.name, "name": "test", "nats": {**nats, "version": 2}, **claims}
        text = ".".join(part(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ed25519-nkey"}, claims))
        file = f"{self._file}.text"
        with open(file, "w") as out:
            out.write(text)
        return f"{text}.{part(openssl('pkeyutl', '-sign', '-inkey', self._file, '-rawin', '-in', file))}"


class Operator:
    """An operator with one account, which may use JetStream."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._key, self._account, self._system = Key(folder, OPERATOR), Key(folder, ACCOUNT), Key(folder, ACCOUNT)

    def configuration(self, revoked: Optional[Dict[str, int]] = None) -> str:
        """Lines of the server's configuration. A revoked user has a second: what was signed until then does not count."""
        limits = {**WITHOUT_LIMIT, "imports": -1, "exports": -1, "wildcards": True, "conn": -1, "leaf": -1}
        streams = {"mem_storage": -1, "disk_storage": -1, "streams": -1, "consumer": -1}
        accounts = {
            self._account.name: self._key.sign(
                self._account, {"type": "account", "limits": {**limits, **streams}, "revocations": revoked or {}}
            ),
            self._system.name: self._key.sign(self._system, {"type": "account", "limits": limits}),
        }  # fmt: skip
        file = os.path.join(self._folder, "operator.jwt")
        with open(file, "w") as out:
            out.write(self._key.sign(self._key, {"type": "operator"}))
        known = ", ".join(f'{name}: "{jwt}"' for name, jwt in accounts.items())
        return f'operator: "{file}"\nsystem_account: {self._system.name}\nresolver: MEMORY\nresolver_preload: {{ {known} }}\n'

    def user(self) -> Key:
        return Key(self._folder, USER)

    def credentials(self, name: str, user: Key, **claims: Any) -> str:
        """The path of a credentials file for a user. `exp` is the second at which it ends."""
        jwt = self._account.sign(user, {"type": "user", "pub": {}, "sub": {}, **WITHOUT_LIMIT}, **claims)
        file = os.path.join(self._folder, f"{name}.creds")
        with open(file, "w", opener=lambda path, flags: os.open(path, flags, 0o600)) as out:
            out.write(f"-----BEGIN NATS USER JWT-----\n{jwt}\n------END NATS USER JWT------\n\n")
            out.write("************************* IMPORTANT *************************\nNKEY Seed printed below can be used to sign and prove identity.\n\n")
            out.write(f"-----BEGIN USER NKEY SEED-----\n{user.seed}\n------END USER NKEY SEED------\n")
        return file
