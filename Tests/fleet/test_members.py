"""Three members of a scene on a real engine: whatever breaks, they have one history, and nothing that was answered is lost. The long form is rounds.py."""

import asyncio
import json
import os
import subprocess
import sys
import unittest

import nats

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from places import FLEET, SCENE  # noqa: E402
from rounds import MemberRounds  # noqa: E402
from servers import debian_server, free_ports, newer_server, version_of  # noqa: E402
from surroundings import PATIENCE  # noqa: E402
from troubles import Troubles  # noqa: E402


class TroublesOnDebiansServer(Troubles, unittest.TestCase):
    kind = MemberRounds
    binary = staticmethod(debian_server)
    troubles = list(MemberRounds.troubles)


class TroublesOnANewerServer(Troubles, unittest.TestCase):
    kind = MemberRounds
    binary = staticmethod(newer_server)
    troubles = ["kill owner", "stop owner", "cut off owner", "deafen owner", "hand over", "kill owner and leader"]


class Joining(unittest.TestCase):
    """What a member says of its connection."""

    def member(self, *addresses):
        command = [os.environ["TEST_MEMBER_BIN"], FLEET, SCENE, "one", "0", "1", *addresses]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        return process

    def said(self, process):
        line = process.stdout.readline()
        return json.loads(line) if line.startswith("{") else line.strip()

    def server(self, *options, binary=None):
        """A server that listens on a port of its own, which is in the result."""
        [port] = free_ports(1)
        process = subprocess.Popen([binary or debian_server(), "-a", "127.0.0.1", "-p", str(port), *options], stderr=subprocess.PIPE, text=True)
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        self.assertTrue(any("Server is ready" in line for line in process.stderr))
        return port

    def test_the_server_refuses_the_user(self):
        port = self.server("--user", "wall", "--pass", "secret")
        said = self.said(self.member(f"nats://wall:wrong@127.0.0.1:{port}"))
        place = f"nats://wall:…@127.0.0.1:{port}"
        words = "Authentication Violation (Authorization Violation); check the user and the password in the address"
        self.assertEqual(said, {"failed": f"cannot connect to {place}: {words}"})
        self.assertEqual(self.said(self.member(f"nats://wall:secret@127.0.0.1:{port}")), {"connected": place})

    def test_an_encrypted_address_is_never_used_without_encryption(self):
        port = self.server()
        said = self.said(self.member(f"tls://127.0.0.1:{port}"))
        self.assertEqual(said, {"failed": f"cannot connect to tls://127.0.0.1:{port}: Secure Connection not available"})

    def test_an_old_server_is_warned_of(self):
        for binary in debian_server(), newer_server():
            member = self.member(f"nats://127.0.0.1:{self.server(binary=binary)}")
            self.assertIn("connected", self.said(member))
            # JetStream is off on these servers, which the member says as well.
            while "version" not in (said := self.said(member)):
                self.assertEqual(said, {"failed": "JetStream is off, or has no leader now"})
            self.assertEqual(said["version"], ".".join(map(str, version_of(binary))))
            if version_of(binary) < (2, 10, 27):
                self.assertIn(f"nats-server {said['version']} is old: ", said["warning"])
            else:
                self.assertIsNone(said["warning"])

    def test_a_subscription_ends_amid_its_messages(self):
        """A thread of libnats 3.4 may still have a subscription in its hands when another one ends it."""
        url = f"nats://127.0.0.1:{self.server()}"
        member = self.member(url)
        self.assertIn("connected", self.said(member))

        async def flood():
            connection = await nats.connect(url)
            done = asyncio.Event()

            async def churned(_):
                done.set()

            await connection.subscribe("churned", cb=churned)
            await connection.flush()
            member.stdin.write('{"churn":200}\n')
            member.stdin.flush()
            while not done.is_set() and member.poll() is None:
                for _ in range(10):
                    await connection.publish("churn.a.a.a.a.a.a", b"x")
                await connection.flush()
            await connection.close()

        asyncio.run(asyncio.wait_for(flood(), PATIENCE))
        self.assertIsNone(member.poll(), "the member has ended by itself")

    def test_an_address_is_none(self):
        process = self.member("http://127.0.0.1")
        said = 'test-member: "http://127.0.0.1" is no address of a server; nats://MACHINE:PORT and tls://MACHINE:PORT are'
        self.assertEqual(self.said(process), said)
        self.assertEqual(process.wait(PATIENCE), 1)

    def test_a_member_connects_when_a_server_comes(self):
        [port] = free_ports(1)
        process = self.member(f"nats://127.0.0.1:{port}")
        self.assertEqual(self.said(process), {"failed": f"cannot connect to nats://127.0.0.1:{port}: No server available for connection"})
        server = subprocess.Popen([debian_server(), "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL)
        self.addCleanup(server.wait)
        self.addCleanup(server.kill)
        while (said := self.said(process)) and "failed" in said:
            pass
        self.assertEqual(said, {"connected": f"nats://127.0.0.1:{port}"})


if __name__ == "__main__":
    unittest.main()
