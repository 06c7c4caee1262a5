"""The rules of the gateway, each tried by the attack that it stops."""

import json
import os
import socket
import stat
import unittest

from gateways import ALWAYS, PATIENCE, ROOT, GatewayTestCase

from navhost import Client, NavhostError


class RuleTests(GatewayTestCase):
    """Each rule with the attack that it stops, against the real program."""

    def assertRefused(self, answer, rule, status=None):
        self.assertGreaterEqual(answer.status, 400, answer.body)
        self.assertEqual(answer.rule, rule, answer.body)
        self.assertIn("message", answer.json)
        self.assertHeaders(answer)
        if status:
            self.assertEqual(answer.status, status)

    def assertHeaders(self, answer):
        for name, value in ALWAYS.items():
            self.assertEqual(answer.headers.get(name), value, name)
        self.assertEqual([name for name in answer.headers if name.startswith("access-control-")], [])
        self.assertNotIn("set-cookie", answer.headers)

    def test_rebound_host(self):
        for target in ("/", "/inspect", "/assets/tree.js", "/nothing", "/watch", "/rpc"):
            for host in ("evil.example", f"evil.example:{self.port}", "127.0.0.1", f"127.0.0.1:{self.port + 1}"):
                self.assertRefused(self.request("GET", target, host=host), "host", 421)
        answer = self.request("GET", "/", host="evil.example")
        self.assertEqual(answer.json["message"], f"Host is evil.example, expected localhost:{self.port}")
        self.assertRefused(self.request("GET", "/", headers=[("Host", "evil.example")]), "host")

    def test_own_hosts(self):
        for host in ("localhost", "127.0.0.1", "[::1]"):
            self.assertEqual(self.request("GET", "/", host=f"{host}:{self.port}").status, 200)

    def test_other_origins(self):
        own = f"http://127.0.0.1:{self.port}"
        message = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{self.port + 1}", f"http://localhost:{self.port}", "http://10.0.0.1"):
            self.assertRefused(self.post("/rpc", message, headers=[("Origin", origin)]), "origin", 403)
            self.assertRefused(self.request("GET", "/watch", headers=[("Origin", origin)]), "origin")
            self.assertRefused(self.request("GET", "/", headers=[("Origin", origin)]), "origin")
        self.assertEqual(self.post("/rpc", message, headers=[("Origin", own)]).status, 200)

    def test_other_pages_of_the_browser(self):
        for site in ("cross-site", "same-site", "none"):
            headers = [("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", "no-cors"), ("Sec-Fetch-Dest", "script")]
            for target in ("/", "/assets/tree.js", "/watch"):
                self.assertRefused(self.request("GET", target, headers=headers), "fetch_site", 403)
            opened = [("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Dest", "document")]
            self.assertEqual(self.request("GET", "/", headers=opened).status, 200)
            self.assertRefused(self.request("GET", "/watch", headers=opened), "fetch_site")
        self.assertEqual(self.request("GET", "/assets/tree.js", headers=[("Sec-Fetch-Site", "same-origin")]).status, 200)

    def test_options_and_other_methods(self):
        for method in ("OPTIONS", "PUT", "DELETE", "HEAD", "PATCH", "TRACE"):
            answer = self.request(method, "/rpc", headers=[("Access-Control-Request-Method", "POST")])
            self.assertEqual(answer.status, 405)
            self.assertHeaders(answer)
        self.assertRefused(self.request("GET", "/rpc"), "method")
        self.assertRefused(self.post("/watch", {}), "method")

    def test_forms(self):
        body = json.dumps({"id": 1, "method": "ping"}).encode()
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            self.assertRefused(self.request("POST", "/rpc", headers=[("Content-Type", kind)], body=body), "media_type", 415)

    def test_without_the_token(self):
        for token in (False, "0" * 64):
            for method, target in (("POST", "/rpc"), ("POST", "/streams"), ("POST", "/ticket"), ("GET", "/watch")):
                self.stop(self.gateway)
                self.gateway = self.start_gateway()
                self.assertRefused(self.request(method, target, token=token, body=b"{}" if method == "POST" else None), "token", 401)

    def test_pause_after_five_wrong_tokens(self):
        rules = [self.request("GET", "/watch", token="wrong").rule for _ in range(20)]
        # Within a second or not: a pause begins with the fifth of a second.
        self.assertEqual(rules[:4], ["token"] * 4)
        self.assertLessEqual(set(rules), {"token", "token_pause"})
        self.assertEqual(self.call("ping"), {"pong": True})

    def test_token_in_the_query(self):
        for name in ("token", "access_token", "ticket"):
            self.assertRefused(self.request("GET", f"/watch?{name}={self.token}", token=False), "token", 401)

    def test_ticket_works_once(self):
        answer = self.post("/token", {"ticket": self.ticket}, token=False)
        token = answer.json["token"]
        self.assertEqual(answer.json, {"token": token, "rights": ["look", "operate"], "client": "navweb"})
        self.assertEqual(self.post("/rpc", {"id": 1, "method": "ping"}, token=token).status, 200)
        self.assertRefused(self.post("/token", {"ticket": self.ticket}, token=False), "ticket", 403)
        self.assertRefused(self.post("/token", {"ticket": self.token}, token=False), "ticket")

    def test_paths(self):
        for target in (
            "/../etc/passwd",
            "/assets/../assets/tree.js",
            "/assets/%2e%2e/assets/tree.js",
            "/assets/..%2f..%2fetc%2fpasswd",
            "/assets/tree.js%00",
            "/assets//tree.js",
            "//assets/tree.js",
            "/assets/tree%2ejs",
            "/ASSETS/TREE.JS",
            "/assets/tree.js/",
            "/assets/",
            "/assets",
            "/watch/" + "0" * 64,
            "/watch/",
            "/favicon.ico",
        ):
            self.assertRefused(self.request("GET", target), "not_found", 404)
        self.assertEqual(self.request("GET", "/assets/tree.js?raw??").status, 200)
        # The parser refuses text that is not HTTP.
        self.assertEqual(self.request("GET", "\\..\\x").status, 400)

    def test_pages_have_the_headers(self):
        for target in ("/", "/inspect", "/assets/tree.js"):
            answer = self.request("GET", target, token=False)
            self.assertEqual(answer.status, 200)
            self.assertHeaders(answer)

    def test_long_heads(self):
        answer = self.request("GET", "/", headers=[("X-Filling", "x" * (16 << 10))])
        self.assertRefused(answer, "too_large")
        self.assertEqual(self.request("GET", "/", headers=[("X-Filling", "x" * (15 << 10))]).status, 200)

    def test_long_heads_in_parts(self):
        connection = self.connect()
        connection.sendall(b"GET / HTTP/1.1\r\n")
        with self.assertRaises((OSError, EOFError)):
            for number in range(1 << 20):
                connection.sendall(b"X-%d: filling\r\n" % number)

    def test_slow_heads(self):
        connection = self.connect()
        connection.sendall(b"GET / HTTP/1.1\r\n")
        # The gateway answers by itself, since nothing more comes.
        self.assertRefused(self.answer(connection), "too_slow", 408)

    def test_long_bodies(self):
        line = 1 << 20
        message = {"jsonrpc": "2.0", "id": 1, "method": "ping", "params": {"x": ""}}
        message["params"]["x"] = "x" * (line - len(json.dumps(message)))
        self.assertEqual(self.post("/rpc", message).status, 200)
        message["params"]["x"] += "x"
        self.assertRefused(self.post("/rpc", message), "too_large", 413)
        connection = self.connect()
        connection.sendall(
            f"POST /rpc HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {self.token}\r\n"
            "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n".encode()
        )
        chunk = b"10000\r\n" + b" " * 0x10000 + b"\r\n"
        for _ in range(17):
            connection.sendall(chunk)
        connection.sendall(b"0\r\n\r\n")
        self.assertRefused(self.answer(connection), "too_large", 413)

    def test_thirty_third_connection(self):
        connections = [self.connect() for _ in range(32)]
        for connection in connections:
            connection.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode())
            self.assertTrue(connection.recv(1))
        self.assertRefused(self.request("GET", "/"), "too_many_connections", 503)
        connections[0].close()
        # The gateway notices the end of a connection at its own time.
        while self.request("GET", "/").status != 200:
            pass

    def test_ninth_stream(self):
        streams = [self.watch() for _ in range(8)]
        for stream in streams:
            stream.until("watching")
        self.assertRefused(self.request("GET", "/watch"), "too_many_streams", 429)
        streams[0].close()
        while self.request_status_of_watch() != 200:
            pass

    def test_rights(self):
        answer = self.post("/rpc", {"jsonrpc": "2.0", "id": 7, "method": "module.stop", "params": {"module": "x"}})
        self.assertEqual(answer.json["error"]["data"], {"name": "rights", "method": "module.stop", "right": "administer"})
        self.assertEqual((answer.json["id"], answer.json["error"]["code"]), (7, 900))
        self.assertRefused(self.request("GET", "/watch?traffic=1"), "rights", 403)
        for method in ("watch", "hello", "host.monitor", "module.register", "no.such.method"):
            answer = self.post("/rpc", {"jsonrpc": "2.0", "id": 1, "method": method})
            self.assertEqual(answer.json["error"]["data"]["name"], "rights", method)

    def test_ticket_with_fewer_rights(self):
        ticket = self.post("/ticket", {"rights": ["look"]}).json["ticket"]
        token = self.post("/token", {"ticket": ticket}, token=False).json
        self.assertEqual(token["rights"], ["look"])
        answer = self.post("/rpc", {"id": 1, "method": "push", "params": {"type": "a.b"}}, token=token["token"])
        self.assertEqual(answer.json["error"]["data"]["right"], "operate")
        self.assertRefused(self.post("/ticket", {"rights": ["operate"]}, token=token["token"]), "rights")

    def test_token_file(self):
        path = self.socket + ".token"
        self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o600)
        with open(f"/proc/{self.gateway.pid}/cmdline", "rb") as file:
            self.assertNotIn(self.token.encode(), file.read())
        with open(f"/proc/{self.gateway.pid}/environ", "rb") as file:
            self.assertNotIn(self.token.encode(), file.read())
        before = self.token
        self.stop(self.gateway)
        self.assertFalse(os.path.exists(path))
        # The gateway replaces a link at this place, and does not follow it.
        target = os.path.join(self.folder, "target")
        os.symlink(target, path)
        self.gateway = self.start_gateway()
        self.assertFalse(os.path.exists(target))
        self.assertFalse(os.path.islink(path))
        self.assertNotEqual(self.token, before)

    def test_garbage(self):
        for text in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"\r\n\r\n\r\n", b"GET\r\n\r\n", b"{}\n\n", b"GET / HTTP/9.9\r\n\r\n"):
            connection = self.connect()
            connection.sendall(text)
            connection.shutdown(socket.SHUT_WR)
            while connection.recv(65536):
                pass
        self.assertEqual(self.call("ping"), {"pong": True})


class FileTests(GatewayTestCase):
    def test_every_file_of_the_pages_is_served(self):
        pages = os.path.join(ROOT, "Sources", "CPages", "pages")
        kinds = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}
        served = {"/": os.path.join(pages, "renderer", "index.html"), "/inspect": os.path.join(pages, "inspector", "index.html")}
        for folder, _, names in os.walk(pages):
            for name in names:
                if os.path.splitext(name)[1] in kinds:
                    path = os.path.join(folder, name)
                    served["/assets/" + os.path.relpath(path, pages)] = path
        for target, path in served.items():
            answer = self.request("GET", target, token=False)
            with open(path, "rb") as file:
                self.assertEqual((answer.status, answer.body), (200, file.read()), target)
            kind = kinds.get(os.path.splitext(path)[1], "text/html; charset=utf-8")
            self.assertEqual(answer.headers["content-type"], kind)


class ReadOnlyTests(GatewayTestCase):
    options = ("--listen", "0", "--read-only")

    def test_only_reading(self):
        self.assertEqual(self.post("/token", {"ticket": self.ticket}, token=False).json["rights"], ["look"])
        self.assertIn("navigators", self.call("tree.get"))
        answer = self.post("/rpc", {"jsonrpc": "2.0", "id": 1, "method": "back"})
        self.assertEqual(answer.json["error"]["data"]["right"], "operate")


class RightsTests(GatewayTestCase):
    options = ("--listen", "0", "--rights", "look,traffic,administer")

    def test_traffic(self):
        for query, has_text in (("", False), ("&text=1", True)):
            with self.subTest(query=query):
                stream = self.watch(f"/watch?traffic=1{query}")
                stream.until("watching")
                # A line longer than a monitor shows unless asked for more.
                with Client(self.socket, timeout=PATIENCE) as client, self.assertRaises(NavhostError):
                    client.call("url.resolve", url="app://" + "x" * 6000)
                line = stream.until("traffic")["data"]
                while (line.get("method"), line["kind"]) != ("url.resolve", "request"):
                    line = stream.until("traffic")["data"]
                self.assertEqual("line" in line, has_text)
                if has_text:
                    self.assertEqual(len(line["line"]), line["bytes"])

    def test_administering(self):
        self.assertEqual(self.call("scene.create", scene="b")["scene"], "b")


if __name__ == "__main__":
    unittest.main()
