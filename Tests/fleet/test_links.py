"""The relays, between two sockets, and between the servers of a cluster."""

import asyncio
import contextlib
import os
import socket
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from engine import SILENCE, WHOLE_STREAM, until  # noqa: E402
from links import TO_CLIENT, TO_SERVER, Links  # noqa: E402
from race import connected  # noqa: E402
from servers import PATIENCE, Cluster, debian_server, wait_for  # noqa: E402


class Pair(unittest.TestCase):
    """A client and a server, and the link between them."""

    def setUp(self):
        self.links = self.enterContext(Links())
        self.listener = self.enterContext(socket.create_server(("127.0.0.1", 0)))
        self.listener.settimeout(PATIENCE)
        self.link = self.links.to(self.listener.getsockname()[1])
        self.client = self.connect()
        self.server = self.accept()

    def connect(self):
        return self.enterContext(socket.create_connection(("127.0.0.1", self.link.port), PATIENCE))

    def accept(self):
        server = self.enterContext(self.listener.accept()[0])
        server.settimeout(PATIENCE)
        return server

    def assert_reads(self, end, expected):
        read = b""
        while len(read) < len(expected):
            part = end.recv(1 << 16)
            self.assertTrue(part, f"the end after {len(read)} bytes")
            read += part
        self.assertEqual(read, expected)

    def assert_nothing_has_come(self, end):
        end.setblocking(False)
        with self.assertRaises(BlockingIOError):
            end.recv(1)
        end.settimeout(PATIENCE)

    def test_bytes_pass_in_both_directions(self):
        self.client.sendall(b"question")
        self.assert_reads(self.server, b"question")
        self.server.sendall(b"answer")
        self.assert_reads(self.client, b"answer")

    def test_a_cut_direction_delivers_nothing_and_the_other_one_everything(self):
        for way, sender, receiver in ((TO_SERVER, self.client, self.server), (TO_CLIENT, self.server, self.client)):
            with self.subTest(way):
                self.link.cut([way])
                sender.sendall(b"held back")
                # The bytes of the other direction, which were sent later, have come. So there was time enough.
                for number in range(50):
                    receiver.sendall(b"%d" % number)
                    self.assert_reads(sender, b"%d" % number)
                self.assert_nothing_has_come(receiver)
                self.link.heal([way])
                self.assert_reads(receiver, b"held back")

    def test_after_healing_all_bytes_come_in_order(self):
        sent = b"".join(b"%07d\n" % number for number in range(20_000))
        self.link.cut()
        self.client.sendall(sent[:50_000])
        self.assert_nothing_has_come(self.server)
        self.link.heal()
        self.client.sendall(sent[50_000:])
        self.assert_reads(self.server, sent)

    def test_a_cut_holds_back_the_rest_of_what_has_begun(self):
        self.client.setblocking(False)
        sent = 0
        with contextlib.suppress(BlockingIOError):
            while True:
                sent += self.client.send(bytes(1 << 16))
        self.link.cut([TO_SERVER])
        came = 0
        self.server.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            while True:
                came += len(self.server.recv(1 << 16))
        self.server.settimeout(PATIENCE)
        self.assertLess(came, sent)
        self.link.heal()
        self.assert_reads(self.server, bytes(sent - came))

    def test_an_end_waits_behind_a_cut(self):
        self.link.cut([TO_SERVER])
        self.client.sendall(b"last")
        self.client.shutdown(socket.SHUT_WR)
        self.assert_nothing_has_come(self.server)
        self.link.heal()
        self.assert_reads(self.server, b"last")
        self.assertEqual(self.server.recv(1), b"")

    def test_no_connection_is_made_while_a_direction_is_cut(self):
        self.link.cut([TO_CLIENT])
        second = self.connect()
        second.sendall(b"second")
        self.client.sendall(b"first")
        self.assert_reads(self.server, b"first")
        self.listener.setblocking(False)
        with self.assertRaises(BlockingIOError):
            self.listener.accept()
        self.listener.settimeout(PATIENCE)
        self.link.heal()
        self.assert_reads(self.accept(), b"second")

    def test_a_half_closed_direction_ends_and_the_other_one_goes_on(self):
        self.link.half_close(TO_SERVER)
        self.assertEqual(self.server.recv(1), b"")
        self.server.sendall(b"still there")
        self.assert_reads(self.client, b"still there")

    def test_a_delay_keeps_the_order(self):
        self.link.delay(0.2)
        began = time.monotonic()
        for number in range(10):
            self.client.sendall(b"%d" % number)
        self.assertTrue(self.server.recv(1, socket.MSG_PEEK))
        self.assertGreaterEqual(time.monotonic() - began, 0.2)
        self.link.delay(0)
        self.client.sendall(b"!")
        self.assert_reads(self.server, b"0123456789!")

    def test_a_reset_ends_the_connection_on_both_sides_and_a_new_one_is_made(self):
        self.link.reset()
        for end in (self.client, self.server):
            with self.assertRaises(ConnectionResetError):
                end.recv(1)
        self.connect().sendall(b"again")
        self.assert_reads(self.accept(), b"again")

    def test_the_end_of_one_side_is_the_end_of_the_other(self):
        self.client.close()
        self.assertEqual(self.server.recv(1), b"")


class BetweenServers(unittest.TestCase):
    def test_a_leader_that_is_cut_off_is_replaced_and_comes_back(self):
        """Servers also find each other without their configuration. No such connection may pass by the relays."""
        with Links() as links, Cluster(debian_server(), links.route) as cluster:
            asyncio.run(self.cut_off_the_leader(links, cluster))

    async def cut_off_the_leader(self, links, cluster):
        async with connected(cluster) as connections:
            await connections[0].create_stream("S", "s")
            first = await until(lambda: connections[0].stream_leader("S"), "a leader")
            alone = cluster.named(first)
            others = [server for server in cluster.servers if server is not alone]
            for other in others:
                links.cut_route(alone.index, other.index)
                links.cut_route(other.index, alone.index)
            with self.assertRaises(SILENCE):
                await connections[alone.index].append("s", b"cut off", {WHOLE_STREAM: "0"})

            async def is_replaced():
                return await connections[others[0].index].stream_leader("S") not in (None, first)

            await until(is_replaced, "another leader")
            links.heal_routes()
            await asyncio.to_thread(wait_for, cluster.is_ready, "the cluster is whole")
            await until(lambda: connections[alone.index].is_whole("S"), "three replicas")


if __name__ == "__main__":
    unittest.main()
