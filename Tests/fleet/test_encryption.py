"""Hosts of a fleet with encrypted connections, and as users with credentials files: what works, and what the log says when something does not."""

import contextlib
import os
import re
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from certificates import Authority, openssl  # noqa: E402
from credentials import Operator  # noqa: E402
from hosts import Connection  # noqa: E402
from places import FLEET, SCENE  # noqa: E402
from servers import debian_server, newer_server, wait_for  # noqa: E402
from surroundings import PATIENCE  # noqa: E402

#: Programs whose behaviour differs: old servers, and those of today.
SERVERS = debian_server, newer_server


class Running:
    """A process, and what it has written."""

    def __init__(self, test, log, command, **environment):
        self._log = log
        with open(log, "wb") as out:
            self._process = subprocess.Popen(
                ["setpriv", "--pdeathsig", "KILL", *command], stdin=subprocess.DEVNULL, stdout=out, stderr=out, env={**os.environ, **environment}
            )
        test.addCleanup(self._process.wait)
        test.addCleanup(self._process.kill)

    def text(self):
        with open(self._log, errors="replace") as file:
            return file.read()

    def end(self):
        self._process.terminate()
        self._process.wait(PATIENCE)

    def said(self, pattern):
        """The first match in what it says."""

        def look():
            # It may say the words, and end, between the two looks.
            has_ended = self._process.poll() is not None
            found = re.search(pattern, self.text())
            if has_ended and not found:
                raise ChildProcessError(f"ended without {pattern!r}: {self.text()}")
            return found

        return wait_for(look, repr(pattern), self.text)


class Fleet(unittest.TestCase):
    """Each test has a folder, servers and hosts."""

    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory(prefix="nh-"))
        self._count = 0

    def file(self, name, text=""):
        path = os.path.join(self.folder, name)
        with open(path, "w") as file:
            file.write(text)
        return path

    def run_program(self, command, **environment):
        self._count += 1
        return Running(self, os.path.join(self.folder, f"{self._count}.log"), command, **environment)

    def server(self, configuration, binary=debian_server):
        """The address of a server, without its scheme. It has JetStream."""
        store = tempfile.mkdtemp(dir=self.folder)
        file = self.file("server.conf", f'listen: "127.0.0.1:-1"\njetstream {{ store_dir: "{store}" }}\n{configuration}')
        server = self.run_program([binary(), "--config", file])
        place = server.said(r"Listening for client connections on (\S+)")[1]
        server.said("Server is ready")
        return place

    def host(self, address, *options, **environment):
        self.socket = os.path.join(self.folder, f"{self._count}.sock")
        command = [os.environ["NAVHOST_BIN"], "serve", "--store", "none", "--socket", self.socket, "--fleet", FLEET, "--fleet-host", "one"]
        return self.run_program([*command, "--fleet-scenes", SCENE, "--nats", address, *options], **environment)

    def shares(self, host, address):
        """The host has connected, and its clients see the scene."""
        host.said(re.escape(f"connected to the fleet's server {address}"))

        def tree():
            with contextlib.suppress(OSError), contextlib.closing(Connection(self.socket)) as client:
                return "result" in client.ask("tree.get", scene=SCENE)

        wait_for(tree, "the scene", host.text)

    def complains(self, words, address, *options, **environment):
        """The host goes on without a server, and its log says why."""
        host = self.host(address, *options, **environment)
        host.said(re.escape(f"the fleet's servers: cannot connect to {address}: {words}"))
        self.assertNotIn("connected to the fleet's server", host.text())
        host.end()


class Settings(Fleet):
    def test_a_server_that_takes_short_messages_only_is_told(self):
        place = f"nats://{self.server('max_payload: 65536')}"
        host = self.host(place)
        host.said(re.escape("the server takes messages of 65536 bytes, and a fleet wants max_payload: 1MB"))
        self.shares(host, place)
        with contextlib.closing(Connection(self.socket)) as client:
            client.result("module.register", module="shop", destinations=[{"type": "shop.item"}])
            client.send({"id": "long", "method": "push", "params": {"scene": SCENE, "type": "shop.item", "arguments": {"text": "x" * 70_000}}})
            host.said(re.escape("the fleet's servers: "))
            self.assertIn("max_payload", client.result("fleet.describe")["engine"]["warning"])


class Encryption(Fleet):
    def setUp(self):
        super().setUp()
        self.authority, self.other = Authority(self.folder, "ours"), Authority(self.folder, "theirs")

    def encrypted(self, certificate=None, demands=False, binary=debian_server):
        """The address of a server with this certificate."""
        certificate = certificate or self.authority.sign("server", "IP:127.0.0.1")
        verify = f'ca_file: "{self.authority.file}", verify: true' if demands else ""
        place = self.server(f'tls {{ cert_file: "{certificate.certificate}", key_file: "{certificate.key}", {verify} }}', binary)
        return f"tls://{place}"

    def test_the_authority_of_the_option_counts(self):
        address = self.encrypted()
        self.shares(self.host(address, "--nats-ca", self.authority.file), address)

    def test_the_authorities_of_the_system_count_without_the_option_only(self):
        address = self.encrypted()
        # OpenSSL takes this file for the system's.
        system = {"SSL_CERT_FILE": self.authority.file}
        self.shares(self.host(address, **system), address)
        words = f"the server's certificate /CN=server is signed by an authority that this host does not know, /CN=ours; {self.other.file} does not"
        self.complains(words, address, "--nats-ca", self.other.file, **system)

    def test_an_unknown_authority(self):
        words = "the server's certificate /CN=server is signed by an authority that this host does not know, /CN=ours; name a file with it with --nats-ca"
        self.complains(words, self.encrypted())

    def test_a_certificate_with_another_name(self):
        address = self.encrypted(self.authority.sign("server", "DNS:elsewhere"))
        words = "the server's certificate /CN=server is for another name than the one in the address"
        self.complains(words, address, "--nats-ca", self.authority.file)
        self.complains(words, address.replace("127.0.0.1", "localhost"), "--nats-ca", self.authority.file)

    def test_a_certificate_that_has_expired(self):
        address = self.encrypted(self.authority.expired("server", "IP:127.0.0.1"))
        self.complains("the server's certificate /CN=server has expired", address, "--nats-ca", self.authority.file)

    def test_a_server_that_demands_a_certificate(self):
        own, strange = self.authority.sign("host"), self.other.sign("stranger")
        for binary in SERVERS:
            with self.subTest(binary.__name__):
                address = self.encrypted(demands=True, binary=binary)
                options = address, "--nats-ca", self.authority.file
                self.complains("the server demands a certificate of this host; name its file with --nats-cert", *options)
                words = f"the server does not accept this host's certificate in {strange.certificate}"
                self.complains(words, *options, "--nats-cert", strange.certificate, "--nats-key", strange.key)
                self.shares(self.host(*options, "--nats-cert", own.certificate, "--nats-key", own.key), address)

    def test_a_server_without_encryption(self):
        self.complains("Secure Connection not available", f"tls://{self.server('')}", "--nats-ca", self.authority.file)


class Users(Fleet):
    def setUp(self):
        super().setUp()
        self.operator = Operator(self.folder)

    def test_the_user_of_a_credentials_file_shares_a_scene(self):
        file = self.operator.credentials("user", self.operator.user())
        for binary in SERVERS:
            with self.subTest(binary.__name__):
                address = f"nats://{self.server(self.operator.configuration(), binary)}"
                host = self.host(address, "--nats-creds", file)
                self.shares(host, address)
                self.assertNotIn("other users can read", host.text())

    def test_users_that_the_server_refuses(self):
        revoked = self.operator.user()
        address = f"nats://{self.server(self.operator.configuration({revoked.name: int(time.time())}))}"
        refused = "Authentication Violation (Authorization Violation); "
        self.complains(f"{refused}the server demands a user; name a credentials file with --nats-creds", address)
        expired = self.operator.credentials("expired", self.operator.user(), exp=1)
        self.complains(f"{refused}the user in {expired} has expired", address, "--nats-creds", expired)
        stranger = Operator(self.folder)
        for file in self.operator.credentials("revoked", revoked), stranger.credentials("stranger", stranger.user()):
            self.complains(f"{refused}the user in {file} may be revoked", address, "--nats-creds", file)

    def test_a_user_that_expires_is_replaced(self):
        address = f"nats://{self.server(self.operator.configuration())}"
        user = self.operator.user()
        file = self.operator.credentials("user", user, exp=int(time.time()) + 3)
        host = self.host(address, "--nats-creds", file)
        host.said(re.escape(f"the user in {file} has expired"))
        self.operator.credentials("user", user)
        self.shares(host, address)


class Files(Fleet):
    """What is wrong with options and files is said at once."""

    def refused(self, code, words, *options):
        command = [os.environ["NAVHOST_BIN"], "serve", "--store", "none", "--socket", os.path.join(self.folder, "h.sock"), *options]
        with self.subTest(words):
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL)
            self.assertIn(words, done.stderr)
            self.assertEqual(done.returncode, code, done.stderr)
            for secret in self.secrets:
                self.assertNotIn(secret, done.stderr)

    secrets = ()

    def test_options_that_do_not_fit_together(self):
        fleet = "--fleet", FLEET, "--nats"
        for option in "--nats-ca", "--nats-cert", "--nats-key", "--nats-creds":
            self.refused(3, f"{option} is of use with --fleet only", option, "/a")
        self.refused(3, "--nats-cert wants --nats-key as well", *fleet, "tls://a", "--nats-cert", "/a")
        self.refused(3, "--nats-key wants --nats-cert as well", *fleet, "tls://a", "--nats-key", "/a")
        self.refused(3, "--nats-ca is of use for encrypted connections only", *fleet, "nats://a", "--nats-ca", "/a")
        self.refused(3, "--nats-cert is of use for encrypted connections only", *fleet, "nats://a", "--nats-cert", "/a", "--nats-key", "/a")

    def test_files_that_cannot_be_used(self):
        authority = Authority(self.folder, "ours")
        own, other = authority.sign("host"), authority.sign("other")
        operator = Operator(self.folder)
        user = operator.user()
        credentials = operator.credentials("user", user)
        with open(credentials) as file:
            jwt = file.read().split("\n")[1]
        self.secrets = user.seed, jwt
        missing, text = os.path.join(self.folder, "missing"), self.file("text", "hello")
        fleet = "--fleet", FLEET, "--nats", "tls://127.0.0.1:1"
        for option, others in (
            ("--nats-ca", ()), ("--nats-cert", ("--nats-key", own.key)), ("--nats-key", ("--nats-cert", own.certificate)), ("--nats-creds", ()),
        ):  # fmt: skip
            self.refused(78, f"{option}: cannot read {missing}: No such file or directory", *fleet, *others, option, missing)
            self.refused(78, f"{option}: cannot read {self.folder}: it is not a regular file", *fleet, *others, option, self.folder)
        pem = 'has no certificate; it has to be a PEM file, with "-----BEGIN CERTIFICATE-----"'
        self.refused(78, f"--nats-ca: {text} {pem}", *fleet, "--nats-ca", text)
        self.refused(78, f"--nats-ca: {credentials} {pem}", *fleet, "--nats-ca", credentials)
        self.refused(78, f"--nats-cert: {own.key} {pem}", *fleet, "--nats-cert", own.key, "--nats-key", own.key)
        no_key = f'--nats-key: {own.certificate} has no private key; it has to be a PEM file, with "-----BEGIN PRIVATE KEY-----"'
        self.refused(78, no_key, *fleet, "--nats-cert", own.certificate, "--nats-key", own.certificate)
        wrong = f"--nats-cert: the key in {other.key} is not that of the certificate in {own.certificate}"
        self.refused(78, wrong, *fleet, "--nats-cert", own.certificate, "--nats-key", other.key)
        broken = self.file("broken.pem", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n")
        self.refused(78, f"--nats-ca: cannot use {broken}: ", *fleet, "--nats-ca", broken)
        self.refused(78, f"--nats-cert: cannot use {broken} with the key in {own.key}: ", *fleet, "--nats-cert", broken, "--nats-key", own.key)
        locked = os.path.join(self.folder, "locked.key")
        openssl("pkey", "-in", own.key, "-aes256", "-passout", "pass:secret", "-out", locked)
        locked_words = f"--nats-key: the key in {locked} has a password; the host needs one without"
        self.refused(78, locked_words, *fleet, "--nats-cert", own.certificate, "--nats-key", locked)
        for number, part in enumerate((jwt, user.seed, f"-----BEGIN NATS USER JWT-----\n{jwt}\n", f"-----BEGIN USER NKEY SEED-----\n{user.seed}\n")):
            half = self.file(f"half{number}", part)
            words = f"--nats-creds: {half} does not have both a user JWT and its seed; `nsc generate creds` writes such files"
            self.refused(78, words, *fleet, "--nats-creds", half)

    def test_secrets_that_others_can_read_are_warned_of(self):
        authority, operator = Authority(self.folder, "ours"), Operator(self.folder)
        own, credentials = authority.sign("host"), operator.credentials("user", operator.user())
        options = "--nats-cert", own.certificate, "--nats-key", own.key, "--nats-creds", credentials
        for mode, is_warned in (0o600, False), (0o640, True), (0o604, True):
            os.chmod(own.key, mode)
            os.chmod(credentials, mode)
            host = self.host("tls://127.0.0.1:1", *options)
            host.said("cannot connect to tls://127.0.0.1:1")
            for option, file in ("--nats-key", own.key), ("--nats-creds", credentials):
                self.assertEqual(f"{option}: other users can read {file}; `chmod 600` prevents that" in host.text(), is_warned, host.text())
            host.end()


if __name__ == "__main__":
    unittest.main()
