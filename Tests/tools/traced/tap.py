"""Somebody taps: asks the host to navigate to the type of the first argument."""

import sys

from navhost import Client, NavhostError
from spans import SpanKind, span

with Client() as client, span("tap") as tap, span("navigate", tap, SpanKind.CLIENT) as traceparent:
    try:
        client.navigate(sys.argv[1], traceparent=traceparent)
    except NavhostError as error:
        print(error.name)
