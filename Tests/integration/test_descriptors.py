"""A host whose descriptors run out while it runs."""

import os
import resource
import socket

from hosts import PATIENCE, HostTestCase
from navhost import Client


class Descriptors(HostTestCase):
    def limit(self, count):
        """From now on the host may have so many descriptors; answers how many it might have before."""
        (former, hard) = resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (count, hard))
        return former

    def test_a_connection_waits_for_a_descriptor(self):
        with Client(self.path, timeout=PATIENCE) as client, socket.socket(socket.AF_UNIX) as late:
            client.call("ping")
            former = self.limit(len(os.listdir(f"/proc/{self.process.pid}/fd")))
            late.settimeout(PATIENCE)
            late.connect(self.path)
            late.sendall(b'{"id":1,"method":"ping"}\n')
            said = next(line for line in self.process.stderr if "cannot accept" in line)
            self.assertIn("Too many open files", said)
            # Everybody else goes on meanwhile.
            self.assertEqual(client.call("ping"), {"pong": True})
            self.limit(former)
            self.assertEqual(late.makefile().readline(), '{"jsonrpc":"2.0","id":1,"result":{"pong":true}}\n')
