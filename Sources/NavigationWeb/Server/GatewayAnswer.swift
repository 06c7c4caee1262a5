import HTTPTypes
import Hummingbird
import JSON
import NIOCore
import NavigationClient

/// The answers of the gateway, with the headers that all of them have.
enum GatewayAnswer {
    /// The headers of every answer, also of a refusal. There is never one that opens the gateway to other origins.
    static let headers: [(name: String, value: String)] = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
        ),
        ("X-Content-Type-Options", "nosniff"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Referrer-Policy", "no-referrer"),
        ("Cache-Control", "no-store, no-transform"),
        ("X-Accel-Buffering", "no"),
    ]

    /// A refusal, which names its rule.
    static func refusal(_ refusal: Refusal) -> Response {
        json(body(of: refusal), status: refusal.status)
    }

    /// A value.
    static func json(_ payload: JSONPayload, status: HTTPResponse.Status = .ok) -> Response {
        response(status, "application/json", ResponseBody(byteBuffer: buffer(payload)))
    }

    /// Bytes that are JSON.
    static func json(_ bytes: [UInt8]) -> Response {
        response(.ok, "application/json", ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// Nothing.
    static func empty() -> Response {
        response(.noContent, nil, ResponseBody())
    }

    /// A file.
    static func page(_ page: Page) -> Response {
        response(.ok, page.mediaType, ResponseBody(byteBuffer: page.bytes))
    }

    /// A stream of events.
    static func stream(_ feed: StreamFeed) -> Response {
        response(.ok, "text/event-stream", ResponseBody(asyncSequence: feed))
    }

    /// A refusal as it is sent to a connection whose requests are not read.
    static func text(of refusal: Refusal) -> ByteBuffer {
        let body = buffer(body(of: refusal))
        var text = ByteBuffer()
        text.writeString("HTTP/1.1 \(refusal.status.code) \(refusal.status.reasonPhrase)\r\n")
        for (name, value) in headers { text.writeString("\(name): \(value)\r\n") }
        text.writeString("Content-Type: application/json\r\nContent-Length: \(body.readableBytes)\r\n")
        text.writeString("Connection: close\r\n\r\n")
        text.writeImmutableBuffer(body)
        return text
    }

    private static func body(of refusal: Refusal) -> JSONPayload {
        ["refused": JSONPayload(refusal.rule.rawValue), "message": JSONPayload(refusal.message)]
    }

    private static func buffer(_ payload: JSONPayload) -> ByteBuffer {
        var buffer = ByteBuffer()
        _ = payload.raw.withUnsafeBytes { buffer.writeBytes($0) }
        return buffer
    }

    private static func response(_ status: HTTPResponse.Status, _ type: String?, _ body: ResponseBody) -> Response {
        var fields = HTTPFields()
        for (name, value) in headers {
            if let name = HTTPField.Name(name) { fields[name] = value }
        }
        if let type { fields[.contentType] = type }
        return Response(status: status, headers: fields, body: body)
    }
}
