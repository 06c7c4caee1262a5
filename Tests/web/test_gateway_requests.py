"""Requests and streams of the gateway, as a page and a script use them."""

import json
import signal
import socket
import struct
import unittest

from gateways import PATIENCE, GatewayTestCase

from navhost import Client


class RequestTests(GatewayTestCase):
    def test_ids_keep_their_bytes(self):
        for number in ("1", "1.50", '"x"', '"\\u0041"', "123456789012345678901234567890"):
            answer = self.request("POST", "/rpc", body=b'{"jsonrpc":"2.0","id":%s,"method":"ping"}' % number.encode())
            self.assertEqual(answer.body.decode(), '{"jsonrpc":"2.0","id":%s,"result":{"pong":true}}' % number)

    def test_batch(self):
        batch = [
            {"jsonrpc": "2.0", "id": "a", "method": "ping"},
            {"jsonrpc": "2.0", "method": "ping"},
            {"jsonrpc": "2.0", "id": "b", "method": "tree.get", "params": {"scene": "none"}},
            3,
        ]
        answers = self.post("/rpc", batch).json
        self.assertEqual([answer["id"] for answer in answers], ["a", "b", None])
        self.assertEqual(answers[1]["error"]["data"]["name"], "unknown_scene")

    def test_notifications_have_no_answer(self):
        answer = self.post("/rpc", {"jsonrpc": "2.0", "method": "ping"})
        self.assertEqual((answer.status, answer.body), (204, b""))

    def test_what_is_not_json(self):
        answer = self.request("POST", "/rpc", body=b"{")
        self.assertEqual((answer.status, answer.json["error"]["code"]), (200, -32700))

    def test_values_keep_their_bytes(self):
        with Client(self.socket, timeout=PATIENCE) as module:
            module.call("module.register", module="a", destinations=[{"type": "a.b"}])
            stream = self.watch()
            stream.until("watching")
            arguments = b'{"n":1.0,"e":1E2,"s":"\\u0041\\/","n":9007199254740993.0}'
            body = b'{"jsonrpc":"2.0","id":1,"method":"push","params":{"type":"a.b",\n"arguments":%s}}' % arguments
            self.assertIn(b'"revision":1', self.request("POST", "/rpc", body=body).body)
            while True:
                event = stream.next()
                if event["event"] == "changed":
                    break
            self.assertIn(arguments.decode(), event["data"])
            self.assertTrue(json.loads(event["data"])["cause"]["byPerson"])
            self.assertTrue(json.loads(event["data"])["cause"]["client"].startswith("navweb"))

    def test_requests_of_a_token_share_a_session(self):
        for _ in range(3):
            self.call("ping")
        sessions = self.call("host.sessions")["sessions"]
        self.assertEqual(len([session for session in sessions if session.get("name", "").startswith("navweb/")]), 1)

    def test_each_ticket_has_a_session(self):
        """Two browsers are two persons to the host."""
        tickets = [self.ticket, self.post("/ticket", {}).json["ticket"]]
        tokens = [self.post("/token", {"ticket": ticket}, token=False).json["token"] for ticket in tickets]
        own = []
        for token in tokens:
            sessions = self.post("/rpc", {"id": 1, "method": "host.sessions"}, token=token).json["result"]["sessions"]
            own += [session["session"] for session in sessions if session.get("isSelf")]
        self.assertEqual(len(set(own)), 2)

    def test_browser_that_goes_away_cancels(self):
        with Client(self.socket, timeout=PATIENCE) as module:
            module.call("module.register", module="a", destinations=[{"type": "a.b"}])
            entry = module.call("push", type="a.b")["entry"]
            connection = self.connect()
            body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "push", "params": {"type": "a.b", "forResult": True}}).encode()
            head = f"POST /rpc HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {self.token}\r\nContent-Type: application/json\r\n"
            connection.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            while not module.call("host.waiting")["requests"]:
                pass
            connection.close()
            while module.call("host.waiting")["requests"]:
                pass
            self.assertTrue(entry)

    def test_host_away(self):
        self.stop(self.host)
        answer = self.post("/rpc", {"jsonrpc": "2.0", "id": 1, "method": "ping"})
        self.assertEqual((answer.status, answer.rule), (503, "host_away"))
        self.host = self.start_host()
        self.assertEqual(self.call("ping"), {"pong": True})

    def test_gateway_before_the_host(self):
        self.stop(self.host)
        self.stop(self.gateway)
        self.gateway = self.start_gateway()
        stream = self.watch()
        self.assertIn("reason", stream.until("waiting")["data"])
        self.host = self.start_host()
        self.assertEqual(stream.until("watching")["data"]["scene"], "main")


class StreamTests(GatewayTestCase):
    def setUp(self):
        super().setUp()
        self.module = self.register()

    def register(self):
        module = Client(self.socket, timeout=PATIENCE)
        self.addCleanup(module.close)
        module.call("module.register", module="a", destinations=[{"type": "a.b"}])
        return module

    def push(self, count=1, **arguments):
        for _ in range(count):
            self.module.call("push", type="a.b", arguments=arguments)

    def test_every_revision_comes_once(self):
        stream = self.watch()
        self.assertEqual(stream.until("watching")["data"]["revision"], 0)
        self.push(300)
        revisions = [stream.until("changed")["data"]["revision"] for _ in range(300)]
        self.assertEqual(revisions, list(range(1, 301)))

    def test_several_scenes_and_the_host(self):
        self.module.call("scene.create", scene="other")
        stream = self.watch("/watch?scene=main&scene=other&host=1")
        found = [stream.until("watching") for _ in range(3)]
        self.assertEqual({event["data"].get("scene") for event in found}, {"main", "other", None})
        position = found[-1]["id"].partition("/")[2]
        self.assertEqual([item.split(":")[0] for item in position.split(",")], ["main", "other", "host"])
        self.module.call("scene.create", scene="third")
        self.assertIn("third", json.dumps(stream.until("hostChanged")["data"]))
        self.module.call("scene.close", scene="other")
        self.assertEqual(stream.until("watchEnded")["data"]["scene"], "other")

    def test_unknown_scene(self):
        stream = self.watch("/watch?scene=none")
        self.assertEqual(stream.until("watchEnded")["data"]["reason"], "unknown_scene")

    def test_resuming(self):
        stream = self.watch()
        stream.until("watching")
        self.push(3)
        for _ in range(2):
            last = stream.until("changed")["id"]
        stream.close()
        self.push(2)
        stream = self.watch(last=last)
        begin = stream.until("watching")["data"]
        self.assertTrue(begin["resumed"])
        self.assertEqual((begin["from"], begin["revision"]), (2, 5))
        self.assertEqual([stream.until("changed")["data"]["revision"] for _ in range(3)], [3, 4, 5])

    def test_resuming_after_kills_misses_nothing(self):
        stream = self.watch()
        last = stream.until("watching")["id"]
        seen = {}
        for life in range(4):
            self.push(20, life=life)
            for _ in range(10):
                event = stream.until("changed")
                seen[event["data"]["revision"]] = event["data"]
                last = event["id"]
            stream.close()
            if life % 2:
                self.stop(self.gateway, signal.SIGKILL)
                self.gateway = self.start_gateway()
            else:
                self.stop(self.host, signal.SIGKILL)
                self.host = self.start_host()
                self.module = self.register()
            stream = self.watch(last=last)
            begin = stream.until("watching")
            # A host with a store goes on with its revisions, also in its next life.
            self.assertTrue(begin["data"]["resumed"], begin)
            for _ in range(begin["data"]["revision"] - begin["data"]["from"]):
                event = stream.until("changed")
                self.assertNotIn(event["data"]["revision"], seen)
                seen[event["data"]["revision"]] = event["data"]
                last = event["id"]
        kept = {item["revision"]: item for item in self.call("history.list", since=0)["revisions"]}
        self.assertEqual(sorted(kept), sorted(seen))
        for revision, item in kept.items():
            self.assertEqual(item["changes"], seen[revision]["changes"])

    def test_host_goes_and_comes_back(self):
        stream = self.watch("/watch?host=1")
        stream.until("watching")
        self.push(2)
        stream.until("changed")
        self.stop(self.host)
        self.assertEqual(stream.until("bye")["data"]["reason"], "shutting_down")
        stream.until("waiting")
        self.host = self.start_host()
        while True:
            begin = stream.until("watching")["data"]
            if begin.get("scene") == "main":
                break
        self.assertTrue(begin["resumed"])
        self.module = self.register()
        self.push()
        while stream.until("changed")["data"]["revision"] <= begin["revision"]:
            pass

    def test_private_address(self):
        url = self.post("/streams", {"scenes": ["main"]}).json["url"]
        self.push()
        stream = self.watch(url, token=False)
        self.assertEqual(stream.until("watching")["data"]["revision"], 1)
        # A program resumes with the same address.
        stream = self.watch(url, token=False, last=f"{self.call('host.status')['instance']}/main:0")
        self.assertEqual(stream.until("changed")["data"]["revision"], 1)

    def test_unreadable_ids_begin_anew(self):
        for last in ("x", "/", "0/main:1", "0000000000000000/main:5", f"{'0' * 1000}/main:1", "a/main:99999999999999999999"):
            self.assertFalse(self.watch(last=last).until("watching")["data"]["resumed"])

    def test_comment_lines_and_retry(self):
        connection = self.connect()
        connection.sendall(f"GET /watch HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {self.token}\r\n\r\n".encode())
        file = connection.makefile("rb")
        while file.readline() != b"retry: 500\n":
            pass

    def test_browser_that_never_reads(self):
        """No other client notices: the host queues nothing for it, and it gets one snapshot when it reads again."""
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.settimeout(PATIENCE)
        slow.connect(("127.0.0.1", self.port))
        self.addCleanup(slow.close)
        slow.sendall(f"GET /watch HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {self.token}\r\n\r\n".encode())
        other = self.watch()
        other.until("watching")
        filling = "x" * 60000
        # More than the gateway takes from the host for a browser that does not read. It closes a stream that stands
        # still for long, so this must not take long.
        rounds = 150
        for _ in range(rounds):
            self.push(filling=filling)
            other.until("changed")
            self.module.call("pop")
            other.until("changed")
        # The gateway has taken what it may from the host, and the host keeps the rest in its history only.
        for session in self.module.call("host.sessions")["sessions"]:
            self.assertEqual(session["queued"], 0, session)
        file = slow.makefile("rb")
        revision = 0
        while revision < 2 * rounds:
            line = file.readline()
            self.assertTrue(line)
            if line.startswith(b"data: {\"watch\""):
                revision = json.loads(line[6:]).get("revision", revision)
        self.assertEqual(revision, 2 * rounds)

    def test_gateway_that_is_killed(self):
        for _ in range(4):
            self.watch().until("watching")
        with Client(self.socket, timeout=PATIENCE) as client:
            watch = client.watch()
            next(watch)
            self.stop(self.gateway, signal.SIGKILL)
            self.push(3)
            self.assertEqual([next(watch)["revision"] for _ in range(3)], [1, 2, 3])
            while any(name.startswith("navweb/") for name in self.names(client)):
                pass

    def names(self, client):
        return [session.get("name", "") for session in client.call("host.sessions")["sessions"]]

    def test_browser_that_is_reset(self):
        for _ in range(20):
            connection = self.connect()
            connection.sendall(f"GET /watch HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {self.token}\r\n\r\n".encode())
            connection.recv(10)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            connection.close()
        while any(name.startswith("navweb/") for name in self.names(self.module)):
            pass
        # The gateway counts a stream a little longer than its session lasts.
        while self.request_status_of_watch() != 200:
            pass


if __name__ == "__main__":
    unittest.main()
