"""One trace through five processes: spans of the OpenTelemetry SDK and of the host, read by the classes of OpenTelemetry's protocol."""

import base64
import http.server
import os
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

from google.protobuf import json_format
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest, ExportTraceServiceResponse
from opentelemetry.proto.trace.v1.trace_pb2 import Span, Status, TracesData

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, PATIENT, ROOT  # noqa: E402

from navhost.testing import Host  # noqa: E402

TRACED = Path(__file__).parent / "traced"


def hexadecimal(identifier):
    """The protocol writes ids in its JSON as hexadecimal digits; protobuf's own JSON has read them as base64."""
    return base64.b64encode(identifier).decode()


class Seen:
    """A span, with the name of its process."""

    def __init__(self, service, span, read=bytes.hex):
        self.service, self.name, self.kind, self.status, self.flags = service, span.name, span.kind, span.status, span.flags
        self.trace, self.id, self.parent = read(span.trace_id), read(span.span_id), read(span.parent_span_id)
        self.began, self.ended = span.start_time_unix_nano, span.end_time_unix_nano
        self.attributes = attributes(span)


def attributes(holder):
    return {pair.key: getattr(pair.value, pair.value.WhichOneof("value")) for pair in holder.attributes}


def spans_of(data, read=bytes.hex):
    for resource in data.resource_spans:
        service = attributes(resource.resource)["service.name"]
        for scope in resource.scope_spans:
            yield from (Seen(service, span, read) for span in scope.spans)


class Collector(http.server.ThreadingHTTPServer):
    """Takes what exporters send over HTTP."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Receiver)
        self.spans = []


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.spans.extend(spans_of(ExportTraceServiceRequest.FromString(body)))
        answer = ExportTraceServiceResponse().SerializeToString()
        self.send_response(200)
        self.send_header("Content-Type", "application/x-protobuf")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_):
        pass


class Traces(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.file = os.path.join(folder.name, "traces.jsonl")
        self.collector = Collector()
        self.addCleanup(self.collector.server_close)
        thread = threading.Thread(target=self.collector.serve_forever, daemon=True)
        thread.start()
        self.addCleanup(thread.join)
        self.addCleanup(self.collector.shutdown)

    def start_host(self, *options):
        self.host = Host(options=[*PATIENT, *options], timeout=PATIENCE).__enter__()
        self.addCleanup(self.host.stop)

    def process(self, name, *arguments):
        """A process of the test that has begun."""
        environment = dict(
            self.host.environment,
            PYTHONPATH=os.path.join(ROOT, "clients", "python"),
            OTEL_SERVICE_NAME=name,
            OTEL_EXPORTER_OTLP_ENDPOINT=f"http://127.0.0.1:{self.collector.server_port}",
            NO_PROXY="127.0.0.1",
        )
        command = [sys.executable, str(TRACED / f"{name}.py"), *arguments]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.end, process)
        return process

    @staticmethod
    def end(process):
        process.kill()
        process.communicate()

    def processes(self, *names):
        """Processes that are ready."""
        processes = [self.process(name) for name in names]
        for process in processes:
            self.assertEqual(process.stdout.readline(), "ready\n")
        return processes

    def tap(self, destination):
        process = self.process("tap", destination)
        said, _ = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 0)
        return said.strip()

    def written_spans(self):
        """The host's own, when it has ended. A line that is not as the protocol wants it raises an error."""
        self.host.stop()
        with open(self.file, encoding="utf-8") as lines:
            return [span for line in lines for span in spans_of(json_format.Parse(line, TracesData()), hexadecimal)]

    def chain(self, span):
        """The names from a span up to the root."""
        names = [f"{span.service}: {span.name}"]
        while span.parent:
            span = next(other for other in self.spans if other.id == span.parent)
            names.append(f"{span.service}: {span.name}")
        return names

    def find(self, service, name):
        return [span for span in self.spans if (span.service, span.name) == (service, name)]

    def test_a_tap_is_followed_through_five_processes(self):
        self.start_host("--traces", self.file)
        *_, screen = self.processes("door", "shop", "screen")
        self.tap("shop.page")
        self.assertEqual(screen.wait(timeout=PATIENCE), 0)
        self.spans = self.written_spans() + self.collector.spans
        self.assertEqual({span.service for span in self.spans}, {"tap", "navhost", "door", "shop", "screen"})
        self.assertEqual(len({span.trace for span in self.spans}), 1)
        self.assertEqual(len({span.id for span in self.spans}), len(self.spans))
        [root] = [span for span in self.spans if not span.parent]
        self.assertEqual((root.service, root.name), ("tap", "tap"))
        request = ["navhost: navigate", "tap: navigate", "tap: tap"]
        [vote], [provide] = self.find("door", "vote"), self.find("shop", "provide")
        self.assertEqual(self.chain(vote), ["door: vote", "navhost: guard.ask", *request])
        self.assertEqual(self.chain(provide), ["shop: provide", "navhost: type.provide", *request])
        drawn = sorted(self.chain(draw) for draw in self.find("screen", "draw"))
        self.assertEqual(drawn, [["screen: draw", *request], ["screen: draw", "navhost: type.provide", *request]])

    def test_the_host_says_what_it_did(self):
        self.start_host("--traces", self.file)
        *_, screen = self.processes("door", "shop", "screen")
        self.tap("shop.page")
        self.assertEqual(screen.wait(timeout=PATIENCE), 0)
        self.spans = self.written_spans()
        [request], [question], [content] = self.find("navhost", "navigate"), self.find("navhost", "guard.ask"), self.find("navhost", "type.provide")
        self.assertEqual(len(self.spans), 3)
        self.assertEqual([span.kind for span in (request, question, content)], [Span.SPAN_KIND_SERVER, Span.SPAN_KIND_CLIENT, Span.SPAN_KIND_CLIENT])
        for name, value in {"rpc.system": "jsonrpc", "rpc.method": "navigate", "navhost.scene": "main", "navhost.revision": 1}.items():
            self.assertEqual(request.attributes[name], value)
        self.assertEqual((question.attributes["navhost.module"], content.attributes["navhost.type"]), ("door", "shop.page"))
        self.assertTrue(request.began <= question.began <= question.ended <= request.ended)
        self.assertTrue(all(span.status.code == Status.STATUS_CODE_UNSET for span in self.spans))
        self.assertTrue(request.flags & 1)

    def test_a_refused_request_is_an_error(self):
        self.start_host("--traces", self.file)
        self.assertEqual(self.tap("shop.nothing"), "unknown_destination")
        [span] = self.written_spans()
        self.assertEqual((span.status.code, span.attributes["error.type"]), (Status.STATUS_CODE_ERROR, "unknown_destination"))
        self.assertEqual(span.attributes["rpc.jsonrpc.error_code"], 203)

    def test_a_host_that_writes_nothing_passes_the_trace_on(self):
        self.start_host()
        *_, screen = self.processes("door", "shop", "screen")
        self.tap("shop.page")
        self.assertEqual(screen.wait(timeout=PATIENCE), 0)
        self.spans = self.collector.spans
        for span in [*self.find("door", "vote"), *self.find("shop", "provide"), *self.find("screen", "draw")]:
            self.assertEqual(self.chain(span)[1:], ["tap: navigate", "tap: tap"])
        self.assertEqual(len(self.spans), 6)
        self.assertFalse(os.path.exists(self.file))


if __name__ == "__main__":
    unittest.main()
