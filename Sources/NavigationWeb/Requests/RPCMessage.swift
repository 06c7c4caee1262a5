import JSON
package import NavigationClient

/// One message of a browser to the host, as far as the gateway has to understand it.
package struct RPCMessage: Equatable, Sendable {
    /// As it was written; nil for a notification.
    package let id: JSONPayload?
    package let method: String
    /// As they were written.
    package let parameters: JSONPayload

    /// Why a message cannot be carried out.
    package struct Fault: Error, Equatable, Sendable {
        package let code: Int
        package let name: String
        package let message: String
        /// The message's id, as far as it has one.
        package let id: JSONPayload
    }

    /// The most messages of a batch.
    package static let batchLimit = 256

    /// Reads a body: the messages, and whether they came as a batch.
    package static func read(_ body: [UInt8]) throws(Fault) -> (messages: [Result<RPCMessage, Fault>], isBatch: Bool) {
        var scanner = JSONScanner()
        do {
            try scanner.scan(body.span.bytes)
        } catch let error where error.reason.isAboutMessages {
            throw Fault.invalid("\(error)")
        } catch {
            throw Fault(code: -32700, name: "parse_error", message: "\(error)", id: .null)
        }
        guard scanner.top.kind == .array else {
            return ([Result { () throws(Fault) in try one(body, scanner) }], false)
        }
        let elements = scanner.elements
        guard !elements.isEmpty else { throw Fault.invalid("a batch without messages") }
        guard elements.count <= batchLimit else {
            throw Fault.invalid("a batch of \(elements.count) messages, expected \(batchLimit) at most")
        }
        return (
            elements.map { element in
                Result { () throws(Fault) in
                    let text = Array(body[element.range])
                    var scanner = JSONScanner()
                    do { try scanner.scan(text.span.bytes) } catch { throw Fault.invalid("\(error)") }
                    return try one(text, scanner)
                }
            }, true
        )
    }

    private static func one(_ text: [UInt8], _ scanner: JSONScanner) throws(Fault) -> RPCMessage {
        let bytes = text.span.bytes
        func value(_ name: StaticString) -> JSONPayload? {
            scanner.value(of: name, in: bytes).map { JSONPayload(RawJSON(copying: bytes, $0)) }
        }
        guard scanner.top.kind == .object else { throw Fault.invalid("a message that is not an object") }
        let id = value("id")
        if let id, id.isObject || id.isArray { throw Fault.invalid("an id that is neither a string nor a number") }
        guard let method = value("method")?.string else {
            throw Fault.invalid("a message without a method", id: id)
        }
        if let version = value("jsonrpc"), version.string != "2.0" {
            throw Fault.invalid("jsonrpc is not 2.0", id: id)
        }
        let parameters = value("params") ?? .emptyObject
        guard parameters.isObject else {
            throw Fault(
                code: -32602,
                name: "invalid_params",
                message: "the params are not an object",
                id: id ?? .null
            )
        }
        return RPCMessage(id: id, method: method, parameters: parameters.onOneLine)
    }
}

extension RPCMessage.Fault {
    fileprivate static func invalid(_ message: String, id: JSONPayload? = nil) -> Self {
        Self(code: -32600, name: "invalid_request", message: message, id: id ?? .null)
    }

    /// As a refusal of the host would be.
    var refusal: HostRefusal {
        HostRefusal(code: code, name: name, message: message, data: ["name": JSONPayload(name)])
    }
}

extension JSONPayload {
    /// A body may have line ends between its tokens, and a message to the host is one line.
    fileprivate var onOneLine: JSONPayload {
        let hasLineEnd = raw.withUnsafeBytes { $0.contains { $0 == 0x0A || $0 == 0x0D } }
        return hasLineEnd ? (try? JSONPayload(text: text)) ?? self : self
    }
}
