import JSON
package import NavigationBroker
package import NavigationProtocol
import NavigationTree

// A module may be registered for all scenes, or for navigators of some alone. Its later lines go to the brokers that
// have it, since the others would refuse them.

extension SharedScenes {
    /// The line for each broker that has what a module's line is about.
    struct ModuleParts {
        var scenes: [Int: Registration] = [:]
        var own: Registration?
    }

    /// Nil for lines that are not about what a module has registered before.
    func parts(of line: ClientLine, _ text: RawSpan, of session: SessionID) -> ModuleParts? {
        guard line.usesModule else { return nil }
        let whole = Registration(line: line, text: line.withoutSecret(text))
        // Without types, the line is about the module.
        let types: [String?] = line.has("types") ? whole.types.sorted() : [nil]
        let subjects = types.map { type in
            (type: type, names: names(of: line.text("module"), type: type, of: session))
        }
        /// The line with those subjects that a broker has, or that none has.
        func part(for scene: String?) -> Registration? {
            let known = subjects.filter { $0.names.isEmpty || $0.names.contains(nil) || $0.names.contains(scene) }
            guard known.count < subjects.count else { return whole }
            guard !known.isEmpty else { return nil }
            return whole.changed { $0.set("types", .array(known.compactMap(\.type).map { .string($0) })) }
        }
        var parts = ModuleParts(own: part(for: nil))
        let isThere = !names(of: line.text("module"), of: session).isEmpty
        for scene in scenes {
            // Another client may have taken the module over in one scene. There it is no longer this client's.
            let known = scene.registrations(of: session).scenes(of: line.text("module"))
            if !isThere || !known.isEmpty { parts.scenes[places[scene.name] ?? 0] = part(for: scene.name) }
        }
        return parts
    }

    // MARK: Modules that the host starts

    /// This host starts these modules from now on, also for the shared scenes that it owns.
    package func use(_ manifests: [ModuleManifest]) { for scene in scenes { scene.use(manifests) } }

    /// The host's own broker has news of a module that it starts.
    package func heard(_ news: ModuleNews, of module: String, now: MonotonicTime) {
        all(now: now) { $0.heard(news, of: module, now: now) }
    }

    /// Whether a client of this host has registered a module for a shared scene, and is not about to do so for more.
    package func hasModule(_ name: String) -> Bool {
        guard !registrations.values.contains(where: { $0.registration.module == name }) else { return false }
        return scenes.contains { scene in scene.clients.values.contains { $0.registrations.hasModule(name) } }
    }

    // MARK: Names

    /// The scenes for which a client has registered a module, or a type of it. Nil among them: for all.
    private func names(of module: String?, type: String? = nil, of session: SessionID) -> Set<String?> {
        scenes.reduce(into: []) { $0.formUnion($1.registrations(of: session).scenes(of: module, type: type)) }
    }
}

extension Elsewhere {
    /// The answer of one broker to the end of types, with the types that others have removed.
    func complete(_ answer: [UInt8]) -> [UInt8] {
        guard unregistered.count > 1, let text = try? RawJSON(parsing: String(decoding: answer, as: UTF8.self)),
            var line = (try? text.value())?.object, var result = line["result"]?.object
        else { return answer }
        result.set("unregistered", .array(unregistered.sorted().map { .string($0.description) }))
        line.set("result", .object(result))
        return RawJSON(writing: JSONValue.object(line)).bytes + [UInt8(ascii: "\n")]
    }
}

extension ClientLine {
    /// Whether it is about a module that was registered before.
    fileprivate var usesModule: Bool {
        switch method {
        case .moduleUnregister, .urlRegister, .urlUnregister: true
        default: false
        }
    }
}
