"""Calls of the blocking client that are under way, and how they end."""

import signal
import threading
import unittest
from unittest import mock

from .hosts import PATIENCE, RealHost, wait_until
from navhost import Cancelled, Client, ConnectionLost, NavhostError, TimedOut


class GivingUp(unittest.TestCase):
    """Calls that are under way, and how they end before their answer."""

    def setUp(self):
        self.host = RealHost()
        self.addCleanup(self.host.stop)
        self.client, self.module, self.witness = (self.connect() for _ in range(3))
        # It never reads, so it never answers.
        self.module.register("shop", [{"type": "shop.list"}])
        self.entry = self.client.push("shop.list")["entry"]

    def connect(self):
        client = Client(self.host.path, timeout=PATIENCE)
        self.addCleanup(client.close)
        return client

    def ask(self):
        """A call that is never answered."""
        return self.client.begin("entry.ask", entry=self.entry, message=1, within=PATIENCE)

    def questions(self):
        """How many requests the host still has to answer, but for the one that asks for that."""
        return sum(session["inFlight"] for session in self.witness.call("host.sessions")["sessions"]) - 1

    def test_several_calls_at_once(self):
        calls = [self.client.begin("path.get", limit=count) for count in range(1, 4)] + [self.client.begin("nothing")]
        with self.assertRaises(NavhostError):
            calls[3].result()
        self.assertTrue(all(call.is_done for call in calls))
        self.assertEqual([call.result()["count"] for call in calls[:3]], [1, 1, 1])
        with self.assertRaises(NavhostError):
            calls[3].result()

    def test_call_is_cancelled_here_and_at_the_host(self):
        call = self.ask()
        wait_until(lambda: self.questions() == 1)
        self.assertFalse(call.is_done)
        self.assertTrue(call.cancel())
        self.assertTrue(call.is_done)
        for _ in range(2):
            with self.assertRaises(Cancelled):
                call.result()
        self.assertFalse(call.cancel())
        self.assertEqual(self.client.call("ping"), {"pong": True})
        self.assertEqual(self.questions(), 0)

    def test_handler_is_told_that_the_host_waits_no_longer(self):
        reasons = []

        def handler(question):
            # The handler's own call is given up with its question.
            call = self.ask_other()
            question.on_ended(lambda reason: 1 / 0)
            question.on_ended(lambda reason: call.cancel())
            self.assertIsNone(question.ended)
            call_of_asker.cancel()
            with self.assertRaises(Cancelled):
                call.result()
            question.on_ended(reasons.append)
            reasons.append(question.ended)

        self.other = self.connect()
        self.other.register("other", [{"type": "other.page"}])
        self.page = self.other.push("other.page", navigator="n1")["entry"]
        self.module.on_ask(handler)
        call_of_asker = self.ask()
        while not reasons:
            self.module.serve(timeout=0.02)
        self.assertEqual(reasons, ["cancelled", "cancelled"])
        self.assertEqual(self.module.call("ping"), {"pong": True})
        self.assertEqual(list(self.module.notifications(timeout=0)), [])

    def ask_other(self):
        return self.module.begin("entry.ask", entry=self.page, message=1, within=PATIENCE)

    def test_call_that_has_its_answer_is_not_cancelled(self):
        call = self.client.begin("ping")
        self.client.call("ping")
        self.assertFalse(call.cancel())
        self.assertEqual(call.result(), {"pong": True})

    def test_another_thread_cancels(self):
        call = self.ask()
        canceller = threading.Thread(target=lambda: (wait_until(lambda: self.questions() == 1), call.cancel()))
        canceller.start()
        with self.assertRaises(Cancelled):
            call.result()
        canceller.join()
        self.assertEqual(self.client.call("ping"), {"pong": True})
        self.assertEqual(self.questions(), 0)

    def test_interruption_cancels(self):
        """Control-C comes while the call waits; the client is as good as before."""
        # Programs in the background are started with this signal ignored.
        self.addCleanup(signal.signal, signal.SIGINT, signal.signal(signal.SIGINT, signal.default_int_handler))

        def interrupted(*_):
            signal.raise_signal(signal.SIGINT)
            self.fail("the signal raised nothing")

        with mock.patch("select.select", interrupted), self.assertRaises(KeyboardInterrupt):
            self.client.call("entry.ask", entry=self.entry, message=1, within=PATIENCE)
        self.assertEqual(self.client.call("ping"), {"pong": True})
        self.assertEqual(self.questions(), 0)

    def test_time_is_counted_from_the_beginning(self):
        call = self.client.begin("entry.ask", entry=self.entry, message=1, within=0.05)
        wait_until(lambda: call.is_done)
        for _ in range(2):
            with self.assertRaises(TimedOut):
                call.result()
        self.assertFalse(call.cancel())
        self.client.call("ping")
        self.assertEqual(self.questions(), 0)

    def test_call_ends_with_its_connection(self):
        client = Client(self.host.path, reconnect=True, timeout=PATIENCE)
        self.addCleanup(client.close)
        call = client.begin("entry.ask", entry=self.entry, message=1, within=PATIENCE)
        self.host.kill()
        self.host.start()
        client.serve(timeout=0)
        self.assertEqual(client.call("ping"), {"pong": True})
        self.assertTrue(call.is_done)
        self.assertFalse(call.cancel())
        with self.assertRaises(ConnectionLost):
            call.result()
        self.assertEqual(client.call("ping"), {"pong": True})

    def test_half_a_line_is_followed_by_no_other(self):
        """A line that was interrupted while it was sent costs the connection, and not the meaning of the next request."""
        client = Client(self.host.path, reconnect=True, timeout=PATIENCE)
        self.addCleanup(client.close)
        real = client._socket

        def send_half(line):
            real.sendall(line[:10])
            raise KeyboardInterrupt

        client._socket = mock.Mock(wraps=real)
        client._socket.sendall.side_effect = send_half
        with self.assertRaises(KeyboardInterrupt):
            client.call("ping")
        client._socket = real
        with self.assertRaises(ConnectionLost):
            client.call("ping")
        self.assertEqual(client.call("ping"), {"pong": True})


if __name__ == "__main__":
    unittest.main()
