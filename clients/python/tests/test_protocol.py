import contextvars
import json
import logging
import unittest

from . import hosts  # noqa: F401 - puts the package on the path
from navhost import NavhostError
from navhost.parts import TRIES, WholeTree
from navhost.protocol import Answer, Answering, Connection, LineSplitter, Notification, bookmark, default_socket, encode, parameters, refusal, result
from navhost.questions import Handlers, Question, outcome_of
from unittest import mock


class Lines(unittest.TestCase):
    def test_every_split_gives_the_same_lines(self):
        text = '{"a":1}\n\n{"b":"é"}\r\n'.encode()
        for split in range(len(text) + 1):
            splitter = LineSplitter()
            lines = splitter.feed(text[:split]) + splitter.feed(text[split:])
            self.assertEqual([line.strip() for line in lines], [b'{"a":1}', '{"b":"é"}'.encode()], split)

    def test_a_line_without_end_is_refused_at_the_limit(self):
        splitter = LineSplitter(limit=10)
        splitter.feed(b"x" * 10)
        with self.assertRaises(ValueError):
            splitter.feed(b"x")


class Messages(unittest.TestCase):
    def test_a_request_has_a_number_and_its_parameters_as_they_are(self):
        number, line = Connection().request("flow.update", {"flow": "a3", "data": None})
        self.assertEqual((number, line), (1, b'{"jsonrpc":"2.0","id":1,"method":"flow.update","params":{"flow":"a3","data":null}}\n'))

    def test_keywords_that_are_none_are_left_out(self):
        self.assertEqual(parameters(None, {"count": 1, "navigator": None}), {"count": 1})
        self.assertEqual(parameters({"data": None}, {"flow": "a3", "message": None}), {"data": None, "flow": "a3", "message": None})

    def test_an_error_without_an_id_is_about_the_line_that_it_names(self):
        def unread(**data):
            return Answer(None, error=NavhostError(100, "no", {"name": "line_too_long", **data}))

        self.assertEqual(unread(line=3).request_of({7: 2, 8: 3}), 8)
        self.assertIsNone(unread(line=4).request_of({7: 2}), "line 4 was an answer")
        self.assertEqual(unread().request_of({7: 2}), 7)
        self.assertIsNone(unread().request_of({7: 2, 8: 3}))
        self.assertIsNone(Answer(None, result=1).request_of({7: 2}))

    def test_a_resumed_watch_is_bookmarked_where_it_goes_on(self):
        start = {"resumed": True, "instance": "aa", "revision": 9}
        self.assertEqual(bookmark({**start, "from": 5}, {"since": 4})["since"], 5)
        self.assertEqual(bookmark(start, {"since": 4})["since"], 4)
        self.assertEqual(bookmark({**start, "resumed": False}, {"since": 4})["since"], 9)

    def test_each_kind_of_line_is_told_apart(self):
        events = Connection().receive(
            b'{"id":1,"result":{"x":1}}\n{"method":"changed","params":{"watch":1}}\n'
            b'{"id":"q1","method":"entry.ask","params":{"entry":"e1"}}\n'
            b'{"id":2,"error":{"code":206,"message":"no","data":{"name":"at_root"}}}\n'
        )
        self.assertEqual(events[0], Answer(1, result={"x": 1}))
        self.assertEqual(events[1], Notification("changed", {"watch": 1}))
        self.assertEqual(events[2].entry, "e1")
        self.assertEqual((events[3].error.name, events[3].error.code), ("at_root", 206))

    def test_what_is_no_message_is_refused(self):
        for line in (b"nonsense\n", b"3\n", b"[1]\n", b'{"id":1}\n', b'{"id":1,"error":{}}\n', b'{"method":"changed","params":[1]}\n'):
            with self.assertRaises(ValueError):
                Connection().receive(line)

    def test_answers_to_questions(self):
        question = Question("q1", "entry.ask", {"message": 1})
        self.assertEqual(result(question, {"é": None}), '{"jsonrpc":"2.0","id":"q1","result":{"é":null}}\n'.encode())
        self.assertEqual(
            refusal(question, ZeroDivisionError("by 0")),
            encode({"jsonrpc": "2.0", "id": "q1", "error": {"code": 1, "message": "ZeroDivisionError: by 0"}}),
        )
        self.assertEqual(
            refusal(question, NavhostError(7, "not today", {"until": "Monday"})),
            encode({"jsonrpc": "2.0", "id": "q1", "error": {"code": 7, "message": "not today", "data": {"until": "Monday"}}}),
        )

    def test_what_json_has_not_is_not_sent(self):
        for value in (float("nan"), "\ud800"):
            with self.assertRaises(ValueError):
                encode({"value": value})


class Parts(unittest.TestCase):
    def refusal(self, name):
        return NavhostError(1, "no", {"name": name})

    def part(self, entry, **members):
        return {"revision": 5, "navigators": [{"id": "n1", "path": [{"id": entry}]}], "attachments": [], **members}

    def test_parts_are_joined(self):
        whole = WholeTree()
        whole.add(self.part("e2", next="x"))
        self.assertEqual((whole.is_complete, whole.parameters["after"]), (False, "x"))
        whole.add(self.part("e3"))
        self.assertTrue(whole.is_complete)
        self.assertEqual(whole.tree["navigators"], [{"id": "n1", "path": [{"id": "e2"}, {"id": "e3"}]}])

    def test_begins_again_when_the_revision_is_gone(self):
        whole = WholeTree()
        whole.add(self.part("e2", next="x"))
        whole.begin_again(self.refusal("outside_window"))
        self.assertNotIn("after", whole.parameters)
        whole.add(self.part("e4"))
        self.assertEqual(whole.tree["navigators"][0]["path"], [{"id": "e4"}])

    def test_other_refusals_and_too_many_are_raised(self):
        with self.assertRaises(NavhostError):
            WholeTree().begin_again(self.refusal("unknown_scene"))
        whole = WholeTree()
        for _ in range(TRIES - 1):
            whole.begin_again(self.refusal("outside_window"))
        with self.assertRaises(NavhostError):
            whole.begin_again(self.refusal("outside_window"))


class Questions(unittest.TestCase):
    def test_each_method_has_its_handler(self):
        handlers = Handlers()
        handlers.on_ask(lambda question: question.message)
        handlers.on_provide(lambda question: [{"content": entry["entry"]} for entry in question.entries])
        handlers.on_migrate(lambda question: [None for _ in question.entries])
        handlers.on("tomorrow.ask", lambda question: question.params)
        entries = [{"entry": "e2", "arguments": {}}]
        self.assertEqual(handlers.handle(Question("q1", "entry.ask", {"message": None})), None)
        self.assertEqual(handlers.handle(Question("q2", "type.provide", {"entries": entries})), [{"content": "e2"}])
        self.assertEqual(handlers.handle(Question("q3", "type.migrate", {"entries": entries})), [None])
        self.assertEqual(handlers.handle(Question("q4", "tomorrow.ask", {"x": 1})), {"x": 1})

    def test_a_method_without_handler_is_refused(self):
        with self.assertRaises(NavhostError) as caught:
            Handlers().handle(Question("q1", "entry.ask", {}))
        self.assertEqual((caught.exception.code, caught.exception.name), (-32601, "method_not_found"))

    def test_what_a_handler_raises_is_logged_with_its_place(self):
        def ask(question):
            return question.nonsense

        try:
            ask(Question("q1", "entry.ask", {}))
        except AttributeError as error:
            with self.assertLogs("navhost", "DEBUG") as logged:
                self.assertEqual(outcome_of(error)["code"], 1)
        self.assertIn("return question.nonsense", logged.output[0])

    def test_a_refusal_keeps_its_code_and_is_not_logged(self):
        with self.assertLogs("navhost", "DEBUG") as logged:
            self.assertEqual(outcome_of(NavhostError(7, "sold out", {"left": 0})), {"code": 7, "message": "sold out", "data": {"left": 0}})
            logging.getLogger("navhost").debug("nothing else")
        self.assertEqual(len(logged.output), 1)

    def test_requests_of_a_handler_say_for_which_question_they_are(self):
        connection, other = Connection(), Connection()
        question = Question("q1", "entry.ask", {})
        with Answering(connection, question):
            self.assertEqual(json.loads(connection.request("back", {})[1])["params"], {"during": "q1"})
            self.assertEqual(json.loads(connection.request("back", {"during": "q9"})[1])["params"], {"during": "q9"})
            self.assertEqual(json.loads(other.request("back", {})[1])["params"], {})
            with Answering(connection, Question("q2", "entry.ask", {})):
                self.assertEqual(json.loads(connection.request("back", {})[1])["params"], {"during": "q2"})
            self.assertEqual(json.loads(connection.request("back", {})[1])["params"], {"during": "q1"})
            left = contextvars.copy_context()
        self.assertEqual(json.loads(connection.request("back", {})[1])["params"], {})
        self.assertEqual(json.loads(left.run(connection.request, "back", {})[1])["params"], {})


class Socket(unittest.TestCase):
    def test_the_first_that_is_said_wins(self):
        environment = {"NAVHOST_SOCKET": "/b", "XDG_RUNTIME_DIR": "/run"}
        with mock.patch.dict("os.environ", environment, clear=True):
            self.assertEqual(default_socket("/a"), "/a")
            self.assertEqual(default_socket(), "/b")
        with mock.patch.dict("os.environ", {"XDG_RUNTIME_DIR": "/run"}, clear=True):
            self.assertEqual(default_socket(), "/run/navhost.sock")
        with mock.patch.dict("os.environ", {"TMPDIR": "/var/tmp"}, clear=True), mock.patch("os.getuid", lambda: 7):
            self.assertEqual(default_socket(), "/var/tmp/navhost-7/navhost.sock")


if __name__ == "__main__":
    unittest.main()
