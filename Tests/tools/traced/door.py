"""A module with a guard, which allows everything."""

from contextlib import suppress

from navhost import Client, ConnectionLost
from navhost.votes import allow
from spans import SpanKind, span


def vote(question):
    with span("vote", question.traceparent, SpanKind.SERVER):
        return allow()


with Client() as client:
    client.on_guard(vote)
    client.register("door", [{"type": "door.bell"}])
    client.add_guard("door", "enter", types=["shop.page"])
    print("ready", flush=True)
    with suppress(ConnectionLost):
        client.serve()
