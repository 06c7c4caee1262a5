"""The asyncio client, above all what happens when the host goes and comes back."""

import asyncio
import time
import unittest

from .hosts import PATIENCE, RealHost
from navhost import aio
from navhost import ConnectionLost, NavhostError, TimedOut, Tree
from navhost.aio import Client


class Live(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.host = RealHost()
        self.addCleanup(self.host.stop)

    async def test_many_calls_at_once(self):
        async with await Client.connect(self.host.path, timeout=PATIENCE) as client:
            answers = await asyncio.gather(*(client.call("ping") for _ in range(200)))
            self.assertEqual(answers, [{"pong": True}] * 200)

    async def test_question_answered_by_a_coroutine(self):
        async with await Client.connect(self.host.path, timeout=PATIENCE) as shop, await Client.connect(self.host.path, timeout=PATIENCE) as other:
            async def answer(question):
                await asyncio.sleep(0)
                return {"echo": question.message}

            shop.on_ask(answer)
            await shop.register("shop", [{"type": "shop.list"}])
            entry = (await other.push("shop.list"))["entry"]
            self.assertEqual(await other.ask(entry, [1, 2]), {"answer": {"echo": [1, 2]}})

    async def test_deadline_and_cancellation(self):
        async with await Client.connect(self.host.path, timeout=PATIENCE) as shop, await Client.connect(self.host.path, timeout=PATIENCE) as other:
            never = asyncio.Event()
            shop.on_ask(lambda question: never.wait())
            await shop.register("shop", [{"type": "shop.list"}])
            entry = (await other.push("shop.list"))["entry"]
            with self.assertRaises(TimedOut):
                await other.call("entry.ask", entry=entry, message=1, within=0.1)
            task = asyncio.ensure_future(other.call("entry.ask", entry=entry, message=1))
            await other.call("ping")
            task.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await task
            sessions = (await other.call("host.sessions"))["sessions"]
            self.assertEqual(sorted(session["inFlight"] for session in sessions), [0, 1])

    async def test_a_handler_is_cancelled_when_the_host_waits_no_longer(self):
        async with await Client.connect(self.host.path, timeout=PATIENCE) as shop, await Client.connect(self.host.path, timeout=PATIENCE) as other:
            (started, stopped) = (asyncio.Event(), asyncio.Event())

            async def answer(question):
                started.set()
                try:
                    await asyncio.Event().wait()
                except asyncio.CancelledError:
                    stopped.set()
                    raise

            shop.on_ask(answer)
            await shop.register("shop", [{"type": "shop.list"}])
            entry = (await other.push("shop.list"))["entry"]
            task = asyncio.ensure_future(other.call("entry.ask", entry=entry, message=1, timeout=60, within=PATIENCE))
            await asyncio.wait_for(started.wait(), PATIENCE)
            await other.pop()
            with self.assertRaises(NavhostError):
                await task
            await asyncio.wait_for(stopped.wait(), PATIENCE)

    async def test_module_that_dies_fails_the_question(self):
        other = await Client.connect(self.host.path, timeout=PATIENCE)
        shop = await Client.connect(self.host.path, timeout=PATIENCE)
        asked = asyncio.Event()
        never = asyncio.Event()

        async def answer(question):
            asked.set()
            await never.wait()

        shop.on_ask(answer)
        await shop.register("shop", [{"type": "shop.list"}])
        entry = (await other.push("shop.list"))["entry"]
        question = asyncio.ensure_future(other.ask(entry, 1))
        await asyncio.wait_for(asked.wait(), PATIENCE)
        await shop.close()
        with self.assertRaises(NavhostError) as caught:
            await question
        self.assertEqual(caught.exception.name, "provider_gone")
        await other.close()

    async def test_watch_and_registration_come_back_with_the_host(self):
        client = await Client.connect(self.host.path, reconnect=True, timeout=PATIENCE)
        await client.register("shop", [{"type": "shop.list"}])
        await client.push("shop.list")
        watch = client.watch()
        first = await watch.__anext__()
        self.assertEqual(first["snapshot"]["revision"], 1)
        following = asyncio.ensure_future(watch.__anext__())
        self.host.kill()
        self.host.start()
        again = await asyncio.wait_for(following, PATIENCE)
        self.assertEqual((again["resumed"], again["reason"]), (False, "other_instance"))
        tree = Tree(again["snapshot"])
        end = time.monotonic() + PATIENCE
        while True:
            try:
                await client.push("shop.list")
                break
            except (ConnectionLost, NavhostError):
                self.assertLess(time.monotonic(), end)
                await asyncio.sleep(0.01)
        tree.apply(await asyncio.wait_for(watch.__anext__(), PATIENCE))
        self.assertEqual(tree.snapshot(), await client.tree())
        await client.close()

    async def test_watch_that_nobody_reads_goes_on_from_where_it_was_read(self):
        limit, aio.MAXIMUM_WAITING = aio.MAXIMUM_WAITING, 3
        self.addCleanup(setattr, aio, "MAXIMUM_WAITING", limit)
        async with await Client.connect(self.host.path, timeout=PATIENCE) as client:
            await client.register("shop", [{"type": "shop.list"}])
            watch = client.watch()
            tree = Tree((await watch.__anext__())["snapshot"])
            for _ in range(20):
                await client.push("shop.list")
            revisions = []
            while tree.revision < 20:
                change = await asyncio.wait_for(watch.__anext__(), PATIENCE)
                revisions.append(change["revision"])
                tree.apply(change)
            self.assertEqual(revisions, list(range(1, 21)))
            self.assertEqual(tree.snapshot(), await client.tree())

    async def test_a_module_that_was_lost_is_not_registered_again(self):
        client = await Client.connect(self.host.path, reconnect=True, timeout=PATIENCE)
        await client.register("shop", [{"type": "shop.list"}])
        await client.register("shop", [{"type": "shop.item"}])
        async with await Client.connect(self.host.path, timeout=PATIENCE) as other:
            await other.register("shop", [], take_over=True)
            await client.call("ping")
            self.assertEqual(list(client._registrations), [])
        await client.close()

    async def test_types_that_were_given_up_are_not_registered_again(self):
        async with await Client.connect(self.host.path, timeout=PATIENCE) as client:
            await client.register("shop", [{"type": "shop.list"}, {"type": "shop.item"}])
            await client.unregister("shop", ["shop.item"])
            self.assertEqual(list(client._registrations), [{"module": "shop", "destinations": [{"type": "shop.list"}]}])

    async def test_content_is_provided(self):
        async with await Client.connect(self.host.path, timeout=PATIENCE) as client:
            client.on_provide(lambda question: [{"content": {"for": entry["entry"]}} for entry in question.entries])
            watch = client.watch()
            await watch.__anext__()
            await client.register("shop", [{"type": "shop.list", "provides": True}])
            entry = (await client.push("shop.list"))["entry"]
            changes = [change for _ in range(2) for change in (await asyncio.wait_for(watch.__anext__(), PATIENCE))["changes"]]
            self.assertEqual([change["kind"] for change in changes], ["entry.added", "entry.changed"])
            self.assertEqual(changes[1]["entry"]["content"], {"for": entry})
            await watch.aclose()
            self.assertEqual((await client.call("host.status"))["watches"], 0)

    async def test_what_concerns_this_session_is_told(self):
        async with await Client.connect(self.host.path, timeout=PATIENCE) as client:
            told = asyncio.Queue()
            client.on_notification(told.put_nowait)
            await client.register("shop", [{"type": "shop.question", "method": "alert"}])
            entry = (await client.present("shop.question", buttons=[{"answer": "yes"}]))["entry"]
            await client.answer(entry, "yes")
            signal = await asyncio.wait_for(told.get(), PATIENCE)
            self.assertEqual((signal.method, signal.params["kind"], signal.params["name"]), ("signal", "alert.answered", "yes"))

    async def test_every_parameter_reaches_the_host(self):
        async with await Client.connect(self.host.path) as client:
            await client.call("guard.add", {"name": "login"}, on="enter", timeout=1.5, within=20)
            self.assertEqual((await client.call("guard.list"))["guards"][0]["timeout"], 1.5)

    async def test_a_handler_of_notifications_that_raises_does_not_end_the_reading(self):
        async with await Client.connect(self.host.path) as client:
            reported = asyncio.Queue()
            asyncio.get_running_loop().set_exception_handler(lambda loop, context: reported.put_nowait(context["exception"]))
            client.on_notification(lambda notification: {}[notification.method])
            await client.register("shop", [{"type": "shop.question", "method": "alert"}])
            entry = (await client.present("shop.question", buttons=[{"answer": "yes"}]))["entry"]
            await client.answer(entry, "yes")
            self.assertIsInstance(await asyncio.wait_for(reported.get(), PATIENCE), KeyError)
            self.assertEqual(await client.call("ping"), {"pong": True})

    async def test_without_reconnection_everyone_who_waits_is_told(self):
        client = await Client.connect(self.host.path, timeout=PATIENCE)
        watch = client.watch()
        await watch.__anext__()
        following = asyncio.ensure_future(watch.__anext__())
        await asyncio.sleep(0)
        self.host.kill()
        with self.assertRaises(ConnectionLost):
            await asyncio.wait_for(following, PATIENCE)
        with self.assertRaises(ConnectionLost):
            await client.call("ping")
        self.host.start()


if __name__ == "__main__":
    unittest.main()
