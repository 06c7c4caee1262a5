"""Every parameter of every method goes out from both clients, whatever its name is: the client keeps only `within` for itself."""

import asyncio
import json
import keyword
import re
import unittest

from .hosts import PATIENCE, RealHost, ScriptedHost
from navhost import Client, NavhostError
from navhost.aio import Client as AsyncClient


def echo(connection, lines):
    """Answers each request with itself, in the form of an answer to `watch`."""
    for line in lines:
        asked = json.loads(line)
        start = {"watch": 1, "revision": 0, "instance": "0", "resumed": False, "method": asked["method"], "params": asked.get("params")}
        if "id" in asked:
            connection.sendall(json.dumps({"id": asked["id"], "result": start}).encode() + b"\n")


def described():
    """The methods, as the host's OpenRPC document has them."""
    host = RealHost()
    try:
        with Client(host.path, timeout=PATIENCE) as client:
            return {method["name"]: method for method in client.discover()["methods"]}
    finally:
        host.stop()


#: Methods with a function that is written by hand, or with none.
BY_HAND = {"watch", "unwatch", "host.watch", "request.cancel"}


def snake(name):
    """A name of the wire in the habit of Python."""
    name = re.sub("([a-z])([A-Z])", r"\1_\2", name).lower()
    return f"{name}_" if keyword.iskeyword(name) else name


def functions(methods):
    """For each method the name of its function, and what to give it: a value for each parameter that is not the client's own, and null where it may be null."""
    for name, method in methods.items():
        if name not in BY_HAND:
            parameters = [one for one in method["params"] if one["name"] != "during"]
            yield name, snake(method["x-function"]["name"]), {one["name"]: a_value(one) for one in parameters}


def a_value(parameter):
    if may_be_null(parameter["schema"]):
        return 1 if parameter["required"] else None
    return [] if parameter["schema"].get("type") == "array" else 1


def may_be_null(schema):
    return schema is True or not set(schema) - {"description"} or {"type": "null"} in schema.get("oneOf", ())


class EveryParameter(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.methods = described()

    def setUp(self):
        host = ScriptedHost(echo)
        self.addCleanup(host.stop)
        self.client = Client(host.path, timeout=PATIENCE)
        self.addCleanup(self.client.close)

    def check(self, sent, method=None):
        """That what was sent has all parameters of its method, and no other."""
        self.assertEqual(sent["method"], method or sent["method"])
        self.assertEqual(sent["params"], dict.fromkeys(self.names(sent["method"]), 1), sent["method"])

    def names(self, method):
        return [parameter["name"] for parameter in self.methods[method]["params"]]

    def test_of_a_call(self):
        for method in self.methods:
            given = dict.fromkeys(self.names(method), 1)
            self.check(self.client.call(method, given, within=PATIENCE), method)
            self.check(self.client.call(method, within=PATIENCE, **given), method)
            self.check(self.client.begin(method, within=PATIENCE, **given).result(), method)

    def test_of_the_functions_that_are_named_after_a_method(self):
        for method, name, given in functions(self.methods):
            sent = getattr(self.client, name)(**{snake(one): value for one, value in given.items()}, within=PATIENCE)
            self.assertEqual((sent["method"], sent["params"]), (method, given))

    def test_what_is_left_out_does_not_go_out(self):
        for method, name, _ in functions(self.methods):
            required = {one["name"]: 1 for one in self.methods[method]["params"] if one["required"]}
            sent = getattr(self.client, name)(*(1 for _ in required))
            self.assertEqual((sent["method"], sent["params"]), (method, required))

    def test_a_misspelled_option_does_not_go_out(self):
        self.client.call("ping")
        with self.assertRaisesRegex(TypeError, "if_revison"):
            self.client.push("shop.list", if_revison=3)

    def test_of_a_watch(self):
        given = dict.fromkeys(self.names("watch"), 1)
        self.check(next(self.client.watch(timeout=PATIENCE, **given)), "watch")
        self.check(next(self.client.watch(given)), "watch")


class EveryParameterOfAsyncio(unittest.IsolatedAsyncioTestCase):
    @classmethod
    def setUpClass(cls):
        cls.methods = described()

    check = EveryParameter.check
    names = EveryParameter.names

    async def asyncSetUp(self):
        host = ScriptedHost(echo)
        self.addCleanup(host.stop)
        self.client = await AsyncClient.connect(host.path, timeout=PATIENCE)
        self.addAsyncCleanup(self.client.close)

    async def test_of_a_call(self):
        for method in self.methods:
            given = dict.fromkeys(self.names(method), 1)
            self.check(await self.client.call(method, given, within=PATIENCE), method)
            self.check(await self.client.call(method, within=PATIENCE, **given), method)

    async def test_of_the_functions_that_are_named_after_a_method(self):
        for method, name, given in functions(self.methods):
            sent = await getattr(self.client, name)(**{snake(one): value for one, value in given.items()}, within=PATIENCE)
            self.assertEqual((sent["method"], sent["params"]), (method, given))

    async def test_of_a_watch(self):
        given = dict.fromkeys(self.names("watch"), 1)
        self.check(await self.client.watch(**given).__anext__(), "watch")
        self.check(await self.client.watch(given).__anext__(), "watch")


class SilentGuard(unittest.IsolatedAsyncioTestCase):
    """The host waits as long for a guard as its `timeout` says; what happens then is the guard's `default`, to deny."""

    def setUp(self):
        self.host = RealHost()
        self.addCleanup(self.host.stop)

    def check(self, refusal):
        self.assertEqual((refusal.name, refusal.data["guardName"], refusal.data["byDefault"]), ("denied", "slow", True))

    def test_denies_by_default(self):
        with Client(self.host.path, timeout=PATIENCE) as shop, Client(self.host.path, timeout=PATIENCE) as other:
            shop.register("shop", [{"type": "shop.list"}])
            shop.call("guard.add", name="slow", on="enter", timeout=1.5)
            # It never reads, so it never answers.
            with self.assertRaises(NavhostError) as caught:
                other.push("shop.list")
            self.check(caught.exception)

    async def test_denies_by_default_in_asyncio(self):
        async with await AsyncClient.connect(self.host.path, timeout=PATIENCE) as shop:
            never = asyncio.Event()
            shop.on("guard.ask", lambda question: never.wait())
            await shop.register("shop", [{"type": "shop.list"}])
            await shop.call("guard.add", name="slow", on="enter", timeout=1.5)
            with self.assertRaises(NavhostError) as caught:
                await shop.push("shop.list")
            self.check(caught.exception)


if __name__ == "__main__":
    unittest.main()
