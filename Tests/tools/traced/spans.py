"""Spans of the OpenTelemetry SDK, and the `traceparent` between them. The variables OTEL_… say the process's name and where the spans go."""

from contextlib import contextmanager

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.trace import SpanKind
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

provider = TracerProvider()
# Each span is exported before its block ends.
provider.add_span_processor(SimpleSpanProcessor(OTLPSpanExporter()))
tracer = provider.get_tracer("navhost.test")
propagator = TraceContextTextMapPropagator()


@contextmanager
def span(name, traceparent=None, kind=SpanKind.INTERNAL):
    """A span below this `traceparent`. Gives the `traceparent` for what follows from it."""
    carrier = {} if traceparent is None else {"traceparent": traceparent}
    with tracer.start_as_current_span(name, context=propagator.extract(carrier), kind=kind):
        given = {}
        propagator.inject(given)
        yield given["traceparent"]
