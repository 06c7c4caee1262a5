"""Every parameter of every method goes out from both clients, whatever its name is: the client keeps only `within` for itself."""

import asyncio
import inspect
import json
import unittest

from .hosts import PATIENCE, RealHost, ScriptedHost
from navhost import Client, NavhostError
from navhost.aio import Client as AsyncClient
from navhost.methods import Methods

#: The functions that are named after a method.
FUNCTIONS = [name for name in vars(Methods) if not name.startswith("_") and name != "call"]


def echo(connection, lines):
    """Answers each request with itself, in the form of an answer to `watch`."""
    for line in lines:
        asked = json.loads(line)
        start = {"watch": 1, "revision": 0, "instance": "0", "resumed": False, "method": asked["method"], "params": asked.get("params")}
        if "id" in asked:
            connection.sendall(json.dumps({"id": asked["id"], "result": start}).encode() + b"\n")


def described():
    """The names of the parameters of each method, as the host's OpenRPC document has them."""
    host = RealHost()
    try:
        with Client(host.path, timeout=PATIENCE) as client:
            document = client.call("rpc.discover")
    finally:
        host.stop()
    return {method["name"]: [parameter["name"] for parameter in method["params"]] for method in document["methods"]}


def required(function):
    """Values for the parameters that a function must be given."""
    return {one.name: 1 for one in inspect.signature(function).parameters.values() if one.default is one.empty and one.kind != one.VAR_KEYWORD}


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
        self.assertEqual(sent["params"], dict.fromkeys(self.methods[sent["method"]], 1), sent["method"])

    def test_of_a_call(self):
        for method, names in self.methods.items():
            given = dict.fromkeys(names, 1)
            self.check(self.client.call(method, given, within=PATIENCE), method)
            self.check(self.client.call(method, within=PATIENCE, **given), method)
            self.check(self.client.begin(method, within=PATIENCE, **given).result(), method)

    def test_of_the_functions_that_are_named_after_a_method(self):
        for name in FUNCTIONS:
            function = getattr(self.client, name)
            method = function(**required(function))["method"]
            self.check(function(**dict.fromkeys(self.methods[method], 1), within=PATIENCE), method)

    def test_of_a_watch(self):
        given = dict.fromkeys(self.methods["watch"], 1)
        self.check(next(self.client.watch(timeout=PATIENCE, **given)), "watch")
        self.check(next(self.client.watch(given)), "watch")


class EveryParameterOfAsyncio(unittest.IsolatedAsyncioTestCase):
    @classmethod
    def setUpClass(cls):
        cls.methods = described()

    check = EveryParameter.check

    async def asyncSetUp(self):
        host = ScriptedHost(echo)
        self.addCleanup(host.stop)
        self.client = await AsyncClient.connect(host.path, timeout=PATIENCE)
        self.addAsyncCleanup(self.client.close)

    async def test_of_a_call(self):
        for method, names in self.methods.items():
            given = dict.fromkeys(names, 1)
            self.check(await self.client.call(method, given, within=PATIENCE), method)
            self.check(await self.client.call(method, within=PATIENCE, **given), method)

    async def test_of_the_functions_that_are_named_after_a_method(self):
        for name in FUNCTIONS:
            function = getattr(self.client, name)
            method = (await function(**required(function)))["method"]
            self.check(await function(**dict.fromkeys(self.methods[method], 1), within=PATIENCE), method)

    async def test_of_a_watch(self):
        given = dict.fromkeys(self.methods["watch"], 1)
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
