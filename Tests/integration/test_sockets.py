"""What is allowed and unusual: clients that use their sockets in other ways, and a log that has no reader."""

import os
import socket
import unittest

from hosts import PATIENCE, HostTestCase
from navhost import Client

PING = b'{"id":1,"method":"ping"}\n'
PONG = b'{"jsonrpc":"2.0","id":1,"result":{"pong":true}}\n'
CREATE = b'{"method":"navigator.create","params":{"name":"stack%d"}}\n'


class Sockets(HostTestCase):
    def connect(self):
        connection = socket.socket(socket.AF_UNIX)
        self.addCleanup(connection.close)
        connection.settimeout(PATIENCE)
        connection.connect(self.path)
        return connection

    def host_descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def test_descriptors_that_come_along_are_closed_and_hold_nothing_up(self):
        with self.connect() as client, client.makefile("rb") as answers:
            client.sendall(PING)
            self.assertEqual(answers.readline(), PONG)
            before = self.host_descriptors()
            # The kernel ends a read at each of them, however much more there is.
            for _ in range(20):
                socket.send_fds(client, [PING], [client.fileno()])
                client.sendall(PING)
            self.assertEqual([answers.readline() for _ in range(40)], [PONG] * 40)
            self.assertEqual(self.host_descriptors(), before)

    def test_who_hears_nothing_may_speak(self):
        with Client(self.path, timeout=PATIENCE) as watcher, self.connect() as deaf:
            watch = watcher.watch(timeout=PATIENCE)
            start = next(watch)
            deaf.shutdown(socket.SHUT_RD)
            for number in (1, 2):
                deaf.sendall(PING * 100 + CREATE % number)
                self.assertEqual(next(watch)["revision"], start["revision"] + number)

    def test_who_is_gone_has_spoken(self):
        with Client(self.path, timeout=PATIENCE) as watcher:
            watch = watcher.watch(timeout=PATIENCE)
            start = next(watch)
            for first in range(0, 1000, 100):
                with self.connect() as hurried:
                    hurried.sendall(b"".join(CREATE % (first + index) for index in range(100)))
            revisions = [next(watch)["revision"] for _ in range(1000)]
        self.assertEqual(revisions, list(range(start["revision"] + 1, start["revision"] + 1001)))


class Log(HostTestCase):
    arguments = ("serve", "--store", "none", "--log-level", "debug")

    def test_a_log_that_nobody_reads_any_more_takes_nobody_along(self):
        self.process.stderr.close()
        self.process.stderr = None
        for _ in range(3):
            with Client(self.path, timeout=PATIENCE) as client:
                self.assertEqual(client.call("ping"), {"pong": True})


if __name__ == "__main__":
    unittest.main()
