"""The clients that the suite is run with: how their adapters are started, and what each does not have."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import ROOT  # noqa: E402

#: The features that scenarios may ask for.
FEATURES = {
    "pipelining": "several calls under way on one connection",
    "cancel": "giving up a call that is under way",
    "concurrentQuestions": "answering several questions at once",
    "oneConnection": "calls share a connection with registrations and watches",
    "callInHandler": "calling over the same connection while answering",
    "during": "saying by itself for which question a handler's call is made",
    "leftBehind": "a handler may leave work behind that goes on after its answer",
    "moreTypes": "registering a module again, for more types",
    "notifications": "telling the program of notifications that belong to no watch",
    "largeIntegers": "integers beyond 2^53 arrive exactly",
    "rawText": "parameters go out byte for byte as they were given",
}


class Client:
    """One client: its name, its adapter's command, and the features it lacks."""

    def __init__(self, name, command, lacks=(), one_call_a_connection=False):
        assert set(lacks) <= set(FEATURES), lacks
        self.name, self.command, self.lacks = name, command, set(lacks)
        #: Calls have a connection each, that is half-closed behind the request.
        self.one_call_a_connection = one_call_a_connection


def clients():
    def path(*parts):
        return os.path.join(ROOT, "clients", *parts)

    python = [sys.executable, path("python", "conformance", "adapter.py")]
    return [
        Client("python", python, lacks=["rawText"]),
        Client("python-blocking", python + ["--blocking"], lacks=["concurrentQuestions", "leftBehind", "rawText"]),
        Client("javascript", ["node", path("javascript", "conformance", "adapter.js")]),
        Client("c", [path("c", "build", "conformance", "adapter")]),
        Client("shell", ["sh", path("shell", "conformance", "adapter.sh")], lacks=FEATURES.keys() - {"callInHandler", "during", "leftBehind"}, one_call_a_connection=True),
        Client("go", [path("go", "build", "conformance")]),
        Client("swift", [os.environ["TEST_ADAPTER_BIN"]]),
    ]
