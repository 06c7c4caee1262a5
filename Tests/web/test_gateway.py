"""The gateway as a program: its sockets, its options, its ticket, and its life beside a host."""

import json
import os
import re
import signal
import socket
import stat
import subprocess
import tempfile
import unittest

from gateways import PATIENCE, GatewayTestCase



class UnixSocketTests(GatewayTestCase):
    def setUp(self):
        super().setUp()
        self.stop(self.gateway)
        self.path = os.path.join(self.folder, "w.sock")
        self.gateway = self.start_gateway("--listen", f"unix:{self.path}")

    def connect(self, port=None):
        connection = socket.socket(socket.AF_UNIX)
        connection.settimeout(PATIENCE)
        connection.connect(self.path)
        self.addCleanup(connection.close)
        return connection

    def request(self, *arguments, host=None, **options):
        return super().request(*arguments, host=host or "localhost", token=False, **{k: v for k, v in options.items() if k != "token"})

    def test_no_token_is_needed(self):
        self.assertEqual(self.line, f"navweb: unix:{self.path}\n")
        self.assertEqual(stat.S_IMODE(os.stat(self.path).st_mode), 0o600)
        self.assertFalse(os.path.exists(self.socket + ".token"))
        self.assertEqual(self.call("ping"), {"pong": True})
        self.assertEqual(self.call("scene.create", scene="b")["scene"], "b")

    def test_rules_hold(self):
        self.assertEqual(self.request("GET", "/", host="evil.example").rule, "host")
        self.assertEqual(self.request("GET", "/", headers=[("Origin", "http://localhost")]).rule, "origin")

    def test_curl(self):
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "ping"})
        command = ["curl", "-s", "--unix-socket", self.path, "http://localhost/rpc", "-H", "Content-Type: application/json", "-d", body]
        output = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
        self.assertEqual(json.loads(output)["result"], {"pong": True})


class CommandTests(GatewayTestCase):
    def run_navweb(self, *arguments):
        return subprocess.run([os.environ["NAVWEB_BIN"], *arguments, "--socket", self.socket], capture_output=True, text=True, timeout=PATIENCE)

    def test_both_loopback_addresses(self):
        for family, address in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
            with socket.socket(family) as connection:
                connection.settimeout(PATIENCE)
                try:
                    connection.connect((address, self.port))
                except OSError as error:
                    if family == socket.AF_INET6 and not os.path.exists("/proc/net/if_inet6"):
                        self.skipTest(f"this machine has no IPv6: {error}")
                    raise
                connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost:%d\r\nConnection: close\r\n\r\n" % self.port)
                self.assertEqual(self.answer(connection).status, 200)

    def test_other_addresses_are_refused(self):
        for address in ("0.0.0.0:7070", "192.0.2.1:7070", "[::]:7070"):
            result = self.run_navweb("serve", "--listen", address)
            self.assertEqual(result.returncode, 3)
            self.assertIn("TLS", result.stderr)

    def test_port_that_is_taken(self):
        result = self.run_navweb("serve", "--listen", str(self.port))
        self.assertEqual(result.returncode, 1)
        self.assertIn("cannot listen", result.stderr)
        # The file is still that of the gateway that runs.
        self.assertEqual(self.call("ping"), {"pong": True})
        with open(self.socket + ".token", encoding="utf-8") as file:
            self.assertEqual(file.read().strip(), self.token)

    def test_another_ticket(self):
        result = self.run_navweb("ticket", "--listen", str(self.port))
        address, _, ticket = result.stdout.strip().partition("/#ticket=")
        self.assertEqual(address, f"http://127.0.0.1:{self.port}")
        self.assertEqual(self.post("/token", {"ticket": ticket}, token=False).json["rights"], ["look", "operate"])

    def test_ticket_without_a_gateway(self):
        self.stop(self.gateway)
        result = self.run_navweb("ticket", "--listen", str(self.port))
        self.assertEqual(result.returncode, 1)
        self.assertIn("is navweb running?", result.stderr)

    def test_signals_end_it(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            stream = self.watch()
            stream.until("watching")
            self.gateway.send_signal(number)
            self.assertEqual(self.gateway.wait(PATIENCE), 0)
            self.gateway = self.start_gateway()


class WithHostTests(unittest.TestCase):
    """`--web` starts and ends the gateway with the host."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nw-")
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, "h.sock")
        command = [os.environ["NAVHOST_BIN"], "serve", "--store", "none", "--socket", path, "--web", "--web-listen", "0"]
        self.host = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(self.end)
        for line in self.host.stdout:
            found = re.fullmatch(r"navweb: open http://127\.0\.0\.1:(\d+)/#ticket=[0-9a-f]{64}\n", line)
            if found:
                self.port = int(found[1])
                break

    def end(self):
        if self.host.poll() is None:
            self.host.terminate()
        self.host.communicate(timeout=PATIENCE)

    def answers(self):
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as connection:
                connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost:%d\r\n\r\n" % self.port)
                return connection.recv(9) == b"HTTP/1.1 "
        except ConnectionError:
            return False

    def test_it_ends_with_the_host(self):
        self.assertTrue(self.answers())
        self.host.terminate()
        self.assertEqual(self.host.wait(PATIENCE), 0)
        self.assertFalse(self.answers())

    def test_it_ends_when_the_host_is_killed(self):
        self.assertTrue(self.answers())
        self.host.kill()
        while self.answers():
            pass

    def test_its_end_does_not_end_the_host(self):
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/stat", encoding="utf-8") as file:
                    parent = int(file.read().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == self.host.pid:
                os.kill(int(name), signal.SIGKILL)
        for line in self.host.stderr:
            if line.startswith("navhost: navweb has ended"):
                break
        self.assertIsNone(self.host.poll())


if __name__ == "__main__":
    unittest.main()
