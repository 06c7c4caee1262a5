import JSON
import NavigationBroker
import NavigationProtocol

/// Spans as `TracesData` of OpenTelemetry's protocol, in JSON: ids are hexadecimal, enumerations are numbers, and
/// numbers of 64 bits are strings.
struct SpanLine: JSONWritable {
    let resource: SpanResource
    let spans: ArraySlice<Span>
    let clock: WallClock

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("resourceSpans")
            writer.array { writer in
                writer.object { writer in
                    writer.member("resource", resource)
                    writer.key("scopeSpans")
                    writer.array { $0.object { writeScope(to: &$0) } }
                }
            }
        }
    }

    private func writeScope(to writer: inout JSONWriter) {
        writer.key("scope")
        writer.object { writer in
            writer.member("name", SpanResource.name)
            writer.member("version", resource.version)
        }
        writer.member("spans", spans.map { SpanText(span: $0, clock: clock) })
    }
}

/// The process whose spans they are.
struct SpanResource: JSONWritable {
    static let name = "navhost"

    let version: String
    let instance: String
    let pid: Int32

    init(_ configuration: NavigationBroker.Configuration) {
        (version, instance, pid) = (configuration.version, configuration.instance, configuration.pid)
    }

    func write(to writer: inout JSONWriter) {
        let attributes = [
            SpanAttribute("service.name", Self.name), SpanAttribute("service.version", version),
            SpanAttribute("service.instance.id", instance), SpanAttribute("process.pid", Int64(pid)),
        ]
        writer.object { $0.member("attributes", attributes) }
    }
}

/// One span.
private struct SpanText: JSONWritable {
    let span: Span
    let clock: WallClock

    /// Two numbers of `SpanKind`.
    private static let (server, client) = (2, 3)
    /// The number of `StatusCode`.
    private static let error = 2
    /// Flags of a span: it is known whether its parent is in another process, and it is there.
    private static let (knowsParent, hasRemoteParent) = (0x100, 0x200)

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("traceId", "\(span.context.trace)")
            writer.member("spanId", "\(span.context.span)")
            writer.member("parentSpanId", "\(span.parent)")
            writer.member("flags", flags)
            writer.member("name", span.method)
            writer.member("kind", span.kind == .request ? Self.server : Self.client)
            writer.member("startTimeUnixNano", "\(clock.nanoseconds(at: span.began))")
            writer.member("endTimeUnixNano", "\(clock.nanoseconds(at: max(span.began, span.ended)))")
            writer.member("attributes", span.attributes)
            guard let failure = span.failure else { return }
            writer.key("status")
            writer.object { writer in
                writer.member("code", Self.error)
                writer.member("message", ifPresent: failure.message)
            }
        }
    }

    private var flags: Int {
        Int(span.context.flags) | Self.knowsParent | (span.kind == .request ? Self.hasRemoteParent : 0)
    }
}

extension Span {
    /// In the words of OpenTelemetry's semantic conventions, and with names of the host's own behind `navhost.`.
    fileprivate var attributes: [SpanAttribute] {
        let all: [SpanAttribute?] = [
            SpanAttribute("rpc.system", "jsonrpc"), SpanAttribute("rpc.method", method),
            SpanAttribute("rpc.jsonrpc.version", "2.0"),
            id.map { SpanAttribute("rpc.jsonrpc.request_id", (try? $0.value().string) ?? "\($0)") },
            failure?.code.map { SpanAttribute("rpc.jsonrpc.error_code", Int64($0)) },
            failure.map { SpanAttribute("error.type", $0.name) },
            SpanAttribute("network.transport", "unix"),
            SpanAttribute("navhost.session", "\(session)"),
            module.map { SpanAttribute("navhost.module", $0) },
            type.map { SpanAttribute("navhost.type", "\($0)") },
            scene.map { SpanAttribute("navhost.scene", $0) },
            revision.map { SpanAttribute("navhost.revision", Int64(clamping: $0)) },
        ]
        return all.compactMap { $0 }
    }
}

/// A name and a value: `KeyValue`.
private struct SpanAttribute: JSONWritable {
    private enum Value {
        case text(String)
        case integer(Int64)
    }

    private let name: String
    private let value: Value

    init(_ name: String, _ text: String) { (self.name, value) = (name, .text(text)) }

    init(_ name: String, _ integer: Int64) { (self.name, value) = (name, .integer(integer)) }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("key", name)
            writer.key("value")
            writer.object { writer in
                switch value {
                case .text(let text): writer.member("stringValue", text)
                case .integer(let integer): writer.member("intValue", "\(integer)")
                }
            }
        }
    }
}
