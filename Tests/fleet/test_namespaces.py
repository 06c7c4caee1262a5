"""The network of hosts and servers: one direction of it is cut, and the other one goes on. Where the machine allows no namespaces, these are relays."""

import asyncio
import os
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from engine import Connection  # noqa: E402
from links import BOTH, TO_CLIENT, TO_SERVER, Links  # noqa: E402
from namespaces import network  # noqa: E402
from servers import PATIENCE, Cluster, debian_server  # noqa: E402

#: A client that sends what it is told, says so, and says what it hears.
CLIENT = """
import asyncio, sys, nats

async def main():
    client = await nats.connect(sys.argv[1], ping_interval=3600)

    async def hear(message):
        print("heard", message.data.decode(), flush=True)

    await client.subscribe("to", cb=hear)
    await client.flush()
    print("ready", flush=True)
    while word := (await asyncio.to_thread(sys.stdin.readline)).strip():
        await client.publish("from", word.encode())
        await client._flush_pending(force_flush=True)
        print("sent", word, flush=True)

asyncio.run(main())
"""


class Directions(unittest.TestCase):
    def check(self, links):
        """Each direction is cut once, and what was held back arrives when it is mended."""
        # No server takes a client for gone that cannot answer.
        with links, Cluster(debian_server(), node=links.node, ping="1h") as cluster:
            asyncio.run(self.check_directions(links, cluster))

    async def check_directions(self, links, cluster):
        access = links.access("one", cluster.servers)
        command = access.enter([sys.executable, "-c", CLIENT, access.urls[0]])
        process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

        async def says(words):
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
            self.assertEqual(line.decode().strip(), words)

        async def send(word):
            process.stdin.write(f"{word}\n".encode())
            await says(f"sent {word}")

        try:
            async with Connection(cluster.servers[0]) as test:
                arrivals = await test.listen("from")

                async def arrives(word):
                    self.assertEqual((await arrivals.next_msg(PATIENCE)).data.decode(), word)

                async def tell(subject, word):
                    await test._client.publish(subject, word.encode())
                    await test._client.flush()

                async def nothing_arrives():
                    # A word that is there already comes before this one.
                    await tell("from", "probe")
                    await arrives("probe")

                await says("ready")
                access.cut([TO_SERVER])
                await send("one")
                await tell("to", "a")
                await says("heard a")
                await nothing_arrives()
                access.heal()
                await arrives("one")

                access.cut([TO_CLIENT])
                await tell("to", "b")
                await send("two")
                await arrives("two")
                access.heal()
                await says("heard b")

                access.cut(BOTH)
                await tell("to", "c")
                await send("three")
                await nothing_arrives()
                access.heal()
                await arrives("three")
                await says("heard c")
        finally:
            process.kill()
            await process.wait()

    def test_relays(self):
        self.check(Links())

    def test_the_best_network_of_this_machine(self):
        self.check(network())


if __name__ == "__main__":
    unittest.main()
