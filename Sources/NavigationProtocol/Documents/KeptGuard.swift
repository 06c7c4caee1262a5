package import JSON
package import NavigationTree

/// A guard that outlives its session, as the store has it.
package struct KeptGuard {
    package let id: GuardID
    package let module: String
    /// As it was added; the scene and the navigator are ids.
    package let request: GuardAdd

    private init(_ parameters: inout Parameters) throws(WireError) {
        parameters.maximumTimeout = .infinity
        let id = try parameters.requiredString("guard", "", GuardID.schema)
        guard let id = GuardID(id) else { throw Parameters.invalid("guard", "a guard's id") }
        self.id = id
        self.module = try parameters.requiredString("module", "")
        self.request = try GuardAdd(&parameters)
    }

    /// Reads what ``text(_:)`` has written. Guards in another form are left out.
    package static func list(_ text: RawJSON) -> [Self] {
        let document = RawJSON { $0.member("guards", text) }.bytes
        return document.span.bytes.withUnsafeBytes { text in
            var scanner = JSONScanner()
            guard (try? scanner.scan(text.bytes)) != nil else { return [] }
            var parameters = Parameters(document: text, members: scanner.outer.members) { ["guards"] }
            guard let list = try? parameters.elements("guards", "a list") else { return [] }
            return list.elements.compactMap { slice in
                guard slice.kind == .object,
                    var one = try? Parameters.nested(in: list.text, slice, "guards", nil, { [] })
                else { return nil }
                return try? Self(&one)
            }
        }
    }

    /// The guards as the store keeps them; nil for an empty list.
    package static func text(_ guards: [KeptGuardMembers]) -> RawJSON? {
        guard !guards.isEmpty else { return nil }
        var writer = JSONWriter()
        writer.array(guards) { writer, kept in writer.object { kept.write(to: &$0) } }
        return RawJSON(writer)
    }
}

/// The members of a guard in the store.
package struct KeptGuardMembers {
    let id: GuardID
    let module: String
    let request: GuardAdd
    let scene: String?
    let navigator: NavigatorID?
    let timeout: Double

    package init(
        _ id: GuardID,
        of module: String,
        _ request: GuardAdd,
        in scene: String?,
        on navigator: NavigatorID?,
        timeout: Double
    ) {
        (self.id, self.module, self.request) = (id, module, request)
        (self.scene, self.navigator, self.timeout) = (scene, navigator, timeout)
    }

    func write(to writer: inout JSONWriter) {
        writer.member("guard", id)
        writer.member("module", module)
        writer.member("name", request.name)
        writer.member("on", request.moment.rawValue)
        writer.member("types", ifPresent: request.types)
        writer.member("roles", ifPresent: request.roles)
        writer.member("scene", ifPresent: scene)
        writer.member("navigator", ifPresent: navigator)
        writer.member("order", request.order)
        writer.member("timeout", timeout)
        writer.member("default", request.defaultVerdict.rawValue)
        writer.member("away", ifPresent: request.absence?.rawValue)
    }
}
