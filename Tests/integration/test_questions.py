"""Modules that ask each other, as real processes would: each with a connection of its own."""

import asyncio
import threading
import unittest

from hosts import PATIENCE, HostTestCase
from navhost import Client, ConnectionLost, NavhostError
from navhost import aio


class Questions(HostTestCase):
    arguments = ("serve", "--store", "none", "--log-level", "error")

    def test_circle_of_blocking_modules_is_refused_at_once(self):
        entries, threads = {}, []

        def module(name, next_name):
            client = Client(self.path, timeout=PATIENCE)
            self.addCleanup(client.close)
            client.register(name, [{"type": f"{name}.page"}])

            def answer(question):
                try:
                    return client.ask(entries[next_name], question.message + [name], timeout=PATIENCE)["answer"]
                except NavhostError as refused:
                    return {"refused": refused.name, "chain": [link["module"] for link in refused.data.get("chain", [])]}

            client.on_ask(answer)

            def serve():
                try:
                    client.serve()
                except (ConnectionLost, OSError, ValueError):
                    pass  # The host is gone, or the test.

            threads.append(threading.Thread(target=serve, daemon=True))
            threads[-1].start()

        for name, next_name in (("a", "b"), ("b", "c"), ("c", "a")):
            module(name, next_name)
        client = Client(self.path, timeout=PATIENCE)
        self.addCleanup(client.close)
        for name in "abc":
            entries[name] = client.push(f"{name}.page")["entry"]
        # A circle that only a deadline ends is told as provider_timeout.
        answer = client.call("entry.ask", entry=entries["a"], message=[])["answer"]
        self.assertEqual(answer, {"refused": "question_cycle", "chain": ["a", "b", "c"]})

    def test_asyncio_modules(self):
        asyncio.run(asyncio.wait_for(self.asyncio_modules(), PATIENCE))

    async def asyncio_modules(self):
        clients = {name: await aio.Client.connect(self.path, timeout=PATIENCE) for name in ("a", "b", "other")}
        entries = {}
        for name in "ab":
            await clients[name].register(name, [{"type": f"{name}.page"}])
            entries[name] = (await clients["other"].push(f"{name}.page"))["entry"]

        async def answer_a(question):
            if question.message == "circle":
                return await self.outcome(clients["a"].ask(entries["b"], "back"))
            return "a says " + question.message

        async def answer_b(question):
            if question.message == "back":
                # In a task of its own: it is still made for this question.
                return await asyncio.ensure_future(self.outcome(clients["b"].ask(entries["a"], "again")))
            return "b says " + question.message

        clients["a"].on_ask(answer_a)
        clients["b"].on_ask(answer_b)
        outcome = (await clients["other"].ask(entries["a"], "circle"))["answer"]
        self.assertEqual(outcome["answer"]["refused"], "question_cycle")
        self.assertEqual([link["module"] for link in outcome["answer"]["data"]["chain"]], ["a", "b"])
        # Questions that only cross each other are answered.
        answers = await asyncio.gather(clients["a"].ask(entries["b"], "hello"), clients["b"].ask(entries["a"], "hello"))
        self.assertEqual(answers, [{"answer": "b says hello"}, {"answer": "a says hello"}])
        for client in clients.values():
            await client.close()

    async def outcome(self, asking):
        try:
            return await asking
        except NavhostError as refused:
            return {"refused": refused.name, "data": refused.data}

    def test_deadlock_of_clients_that_say_nothing_is_told_in_the_timeout(self):
        """Two clients in raw JSON wait for each other; the one who hears first hears why."""
        from navhost.protocol import Connection
        import socket

        def connect():
            connection = socket.socket(socket.AF_UNIX)
            self.addCleanup(connection.close)
            connection.settimeout(PATIENCE)
            connection.connect(self.path)
            return connection

        def events(connection, state):
            data = connection.recv(1 << 16)
            self.assertNotEqual(data, b"")
            return state.receive(data)

        links = [(connect(), Connection()) for _ in "ab"]
        entries = []
        for (link, state), name in zip(links, "ab"):
            link.sendall(state.request("module.register", {"module": name, "destinations": [{"type": f"{name}.page"}]})[1])
            events(link, state)
            link.sendall(state.request("push", {"type": f"{name}.page"})[1])
            entries.append(events(link, state)[0].result["entry"])
        for (link, state), entry, seconds in ((links[1], entries[0], PATIENCE), (links[0], entries[1], 1)):
            link.sendall(state.request("entry.ask", {"entry": entry, "message": 1, "timeout": seconds})[1])
        received = []
        while not any(getattr(event, "error", None) for event in received):
            received += events(*links[0])
        error = next(event.error for event in received if getattr(event, "error", None))
        self.assertEqual(error.name, "provider_timeout")
        self.assertEqual([(link["asker"], link["session"]) for link in error.data["waitingFor"]], [("s2", "s1"), ("s1", "s2")])


if __name__ == "__main__":
    unittest.main()
