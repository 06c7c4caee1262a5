"""A renderer: draws each change until an entry has content."""

from navhost import Client
from spans import span

with Client() as client:
    changes = client.watch()
    next(changes)
    print("ready", flush=True)
    for change in changes:
        with span("draw", change["cause"]["traceparent"]):
            entries = [step["entry"] for step in change["changes"] if "entry" in step]
        if any("content" in entry for entry in entries):
            break
