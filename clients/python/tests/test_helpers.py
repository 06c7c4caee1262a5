"""The helpers of modules: votes of guards, values of sequences, and what URLs mean, with a real host."""

import asyncio
import unittest

from .hosts import PATIENCE, RealHost
from navhost import Client, ConnectionLost, Error, NavhostError, TimedOut
from navhost.aio import Client as AsyncClient
from navhost.contract import data_of, params_of
from navhost.values import action, after, appending, destination, inserting, perform, replacing, route, send, value
from navhost.votes import allow, deny, redirect

TYPES = [{"type": "shop.list"}, {"type": "shop.item"}]


class OneClient(unittest.TestCase):
    """The module's client makes the requests, too: it answers the host's questions while it waits."""

    def setUp(self):
        self.host = RealHost()
        self.addCleanup(self.host.stop)
        self.client = Client(self.host.path, timeout=PATIENCE)
        self.addCleanup(self.client.close)
        self.client.register("shop", TYPES)

    def types(self):
        return [entry["type"] for entry in self.client.path("n1")["path"]]


class Votes(OneClient):
    def setUp(self):
        super().setUp()
        self.client.add_guard("till", "enter", types=["shop.item"])

    def vote(self, vote):
        self.client.on_guard(lambda question: vote)
        return self.client.push("shop.item", navigator="n1")

    def test_allow(self):
        self.assertTrue(self.vote(allow())["changed"])

    def test_deny(self):
        for vote, reason in ((deny("closed"), "closed"), (deny(), None)):
            with self.assertRaises(NavhostError) as caught:
                self.vote(vote)
            data = data_of(caught.exception, "denied")
            self.assertEqual((data["guardName"], data.get("reason")), ("till", reason))
            self.assertIsNone(data_of(caught.exception, "locked"))

    def test_redirect(self):
        result = self.vote(redirect("shop.list", {"page": 2}, method="sheet", navigator="n1"))
        self.assertEqual([(one["type"], one.get("name")) for one in result["redirected"]], [("shop.item", None), ("shop.list", "till")])
        shown = self.client.entry(result["entry"])
        self.assertEqual((shown["type"], shown["arguments"], shown["method"]), ("shop.list", {"page": 2}, "sheet"))

    def test_parameters_of_the_question(self):
        seen = []

        def vote(question):
            seen.append((params_of(question, "guard.ask")["on"], params_of(question, "entry.ask")))
            return allow()

        self.client.on_guard(vote)
        self.client.push("shop.item", navigator="n1")
        self.assertEqual(seen, [("enter", None)])


class Values(OneClient):
    def setUp(self):
        super().setUp()
        self.received = []
        self.client.register("shop", TYPES, receivers=[{"value": "shop.voucher"}, {"route": "shop.start"}], take_over=True)

    def send(self, values, answer=None):
        def receive(question):
            self.received.append(question.params.get("data"))
            return answer if len(self.received) == 1 else None

        self.client.on_receive(receive)
        return [step["outcome"] for step in self.client.send(values, navigator="n1")["steps"]]

    def test_every_kind(self):
        outcomes = self.send(
            [value("shop.voucher", {"code": 7}), route("shop.start"), destination("shop.item", {"id": 1}), action("popAll"), perform("push", {"type": "shop.list"})]
        )
        self.assertEqual(outcomes, ["received", "received", "shown", "performed", "performed"])
        self.assertEqual((self.received, self.types()), ([{"code": 7}, None], ["shop.list"]))

    def test_values_in_the_place_of_an_item(self):
        self.send([send([value("shop.voucher", 1), value("shop.voucher", 2)]), value("shop.voucher", 3)])
        self.assertEqual(self.received, [1, 2, 3])

    def test_how_the_rest_goes_on(self):
        for answer, rest in (
            (after(0), ["a", "z"]),
            (inserting([value("shop.voucher", "b")]), ["a", "b", "z"]),
            (appending([value("shop.voucher", "b")]), ["a", "z", "b"]),
            (replacing([value("shop.voucher", "b")]), ["a", "b"]),
        ):
            self.received.clear()
            self.send([value("shop.voucher", "a"), value("shop.voucher", "z")], answer)
            self.assertEqual(self.received, rest)


class URLs(OneClient):
    def test_what_one_means(self):
        self.client.register_url("shop://item/:id(int)", ask=True, module="shop")
        self.client.on_resolve(lambda question: [action("popAll"), destination("shop.item", dict(question.params["parameters"]))])
        self.client.open_url("shop://item/7", navigator="n1")
        self.assertEqual(self.client.path("n1")["path"][0]["arguments"], {"id": 7})


class Errors(OneClient):
    def test_all_have_one_base(self):
        for kind in (NavhostError, TimedOut, ConnectionLost):
            self.assertTrue(issubclass(kind, Error))
        self.assertTrue(issubclass(TimedOut, TimeoutError) and issubclass(ConnectionLost, ConnectionError))

    def test_a_connection_that_cannot_be_made(self):
        with self.assertRaises(ConnectionError) as caught:
            Client(self.host.path + ".not")
        self.assertEqual(caught.exception.reason, "unreachable")
        self.assertIn("is navhost running?", str(caught.exception))

    def test_a_coroutine_function_cannot_answer_here(self):
        async def answer(question):
            return "never"

        self.client.on_ask(answer)
        entry = self.client.push("shop.list", navigator="n1")["entry"]
        with self.assertRaisesRegex(NavhostError, "only navhost.aio.Client"):
            self.client.ask(entry, "title")
        self.assertEqual(self.client.ping(), {"pong": True})


class Notifications(unittest.IsolatedAsyncioTestCase):
    """The handler of notifications may be a coroutine function, and may fail."""

    async def test_a_coroutine_function_is_run(self):
        host = RealHost()
        self.addCleanup(host.stop)
        told, failures = asyncio.Queue(), asyncio.Queue()

        async def hear(notification):
            await told.put(notification.method)
            raise ValueError("on purpose")

        asyncio.get_running_loop().set_exception_handler(lambda loop, context: failures.put_nowait(context["exception"]))
        async with await AsyncClient.connect(host.path, timeout=PATIENCE) as shop, await AsyncClient.connect(host.path, timeout=PATIENCE) as other:
            shop.on_notification(hear)
            for expected in ("shop", "bank"):
                await shop.register(expected, [])
                await other.register(expected, [], take_over=True)
                self.assertEqual(await asyncio.wait_for(told.get(), PATIENCE), "moduleLost")
                self.assertIsInstance(await asyncio.wait_for(failures.get(), PATIENCE), ValueError)
            self.assertEqual(await shop.ping(), {"pong": True})


if __name__ == "__main__":
    unittest.main()
