import NavigationProtocol

/// The lines by which a client has registered itself and its module. Its host says them again to each new owner of a
/// scene, as the client would after a lost connection.
struct Registrations {
    private struct Kept {
        let method: Method
        let module: String?
        let pattern: String?
        let line: [UInt8]
    }

    private var kept: [Kept] = []
    private(set) var bytes = 0

    /// The lines, in the order in which they came.
    var lines: [[UInt8]] { kept.map(\.line) }

    var isEmpty: Bool { kept.isEmpty }

    /// The owner has accepted a line.
    mutating func accept(_ line: ClientLine, _ text: [UInt8]) {
        guard case .request(let method) = line.kind else { return }
        let (module, pattern) = (line.text("module"), line.text("pattern"))
        switch method {
        case .hello: remove { $0.method == .hello }
        case .moduleRegister where line.has("replaces"):
            remove { $0.method != .hello && $0.method != .urlRegister && $0.module == module }
        case .urlRegister: remove { $0.method == .urlRegister && $0.pattern == pattern && $0.module == module }
        case .moduleUnregister where !line.has("types"):
            return remove { $0.method != .hello && ($0.module ?? module) == module }
        case .urlUnregister:
            return remove { kept in
                kept.method == .urlRegister && (module == nil || (kept.module ?? module) == module)
                    && (pattern == nil || kept.pattern == pattern)
            }
        default: break
        }
        kept.append(Kept(method: method, module: module, pattern: pattern, line: text))
        bytes += text.count
    }

    private mutating func remove(_ isGone: (Kept) -> Bool) {
        kept.removeAll(where: isGone)
        bytes = kept.reduce(0) { $0 + $1.line.count }
    }
}

extension Method {
    /// Whether it says who a client is or what its module provides. All scenes have to know.
    var isRegistration: Bool {
        switch self {
        case .hello, .moduleRegister, .moduleUnregister, .urlRegister, .urlUnregister: true
        default: false
        }
    }
}
