"""Copies of the log that differ: the reader of the test notices it, and asks the servers for theirs."""

import asyncio
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from engine import SILENCE, WHOLE_STREAM, Connection, until  # noqa: E402
from rounds import START, LogReader, continued  # noqa: E402
from servers import SIZE, Cluster, debian_server, newer_server  # noqa: E402


class Breaks(unittest.TestCase):
    def setUp(self):
        self.chain = START
        self.reader = LogReader()

    def claim(self, sequence, epoch, host):
        """A record behind those before it."""
        headers = {"NH-K": "claim", "NH-E": str(epoch), "NH-H": host, "NH-I": "1", WHOLE_STREAM: str(sequence - 1)}
        self.chain = continued(self.chain, headers, b"")
        return {**headers, "NH-C": f"{self.chain:x}"}, b""

    def test_a_log_without_a_fault_has_no_break(self):
        for number in (1, 2, 3):
            self.reader.add(number, *self.claim(number, number, "a"))
        self.assertEqual(self.reader.breaks, [])

    def test_a_record_that_continues_another_message_is_a_break(self):
        first, good, next_one = (self.claim(number, number, "a") for number in (1, 2, 3))
        wrong = ({**good[0], "NH-E": "7"}, b"")
        for number, message in enumerate((first, wrong, next_one), 1):
            self.reader.add(number, *message)
        # The wrong one does not continue the first, either.
        self.assertEqual([found.sequence for found in self.reader.breaks], [2, 3])
        self.assertTrue(self.reader.breaks[1].fits(*good))
        self.assertFalse(self.reader.breaks[1].fits(*wrong))
        self.assertFalse(self.reader.breaks[1].fits(*first))

    def test_a_break_behind_a_message_that_counts(self):
        first, good, next_one = (self.claim(number, number, "a") for number in (1, 2, 3))
        headers = {**good[0], "NH-E": "7"}
        other = ({**headers, "NH-C": f"{continued(int(first[0]['NH-C'], 16), headers, b''):x}"}, b"")
        for number, message in enumerate((first, other, next_one), 1):
            self.reader.add(number, *message)
        self.assertEqual([found.sequence for found in self.reader.breaks], [3])
        self.assertTrue(self.reader.breaks[0].fits(*good))
        self.assertFalse(self.reader.breaks[0].fits(*other))


class CopiesOfServers:
    """The same for each server."""

    def test_all_servers_show_their_copies(self):
        async def stored(connection, number):
            """None when no answer came: servers that are busy may elect a leader. The second try of a message is refused if the first one was stored."""
            try:
                return await connection.append("copies", b"%d" % number, {WHOLE_STREAM: str(number)}, seconds=10)
            except SILENCE:
                return None

        async def look(cluster):
            async with Connection(cluster.servers[0]) as connection:
                await connection.create_stream("COPIES", "copies")
                for number in range(3):
                    await until(lambda number=number: stored(connection, number), "the stream takes a message")
                return await connection.copies("COPIES", 2)

        with Cluster(self.binary()) as cluster, cluster.logs_of_failure():
            copies = asyncio.run(look(cluster))
            # The engine chooses among the servers, and may leave one out.
            self.assertIn(len(copies), range(1, SIZE + 1))
            self.assertLessEqual(set(copies), {server.name for server in cluster.servers})
        self.assertEqual({(headers[WHOLE_STREAM], body) for headers, body in copies.values()}, {("1", b"1")})


class CopiesOfDebiansServer(CopiesOfServers, unittest.TestCase):
    binary = staticmethod(debian_server)


class CopiesOfANewerServer(CopiesOfServers, unittest.TestCase):
    binary = staticmethod(newer_server)


if __name__ == "__main__":
    unittest.main()
