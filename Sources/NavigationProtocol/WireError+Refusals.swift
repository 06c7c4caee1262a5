package import JSON
package import NavigationTree

// What the tree and the registry refuse, in the words of the wire.

extension WireError {
    package static func unknown(
        _ code: ErrorCode,
        _ what: String,
        _ name: String,
        among candidates: some Sequence<String>
    ) -> Self {
        let nearest = Names.nearest(to: name, among: candidates)
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        return WireError(
            code,
            "There is no \(what) \"\(name)\"\(hint)",
            [what: .string(name), "nearest": nearest.map { .string($0) }]
        )
    }

    package init(_ error: NavigationError, in tree: borrowing NavigationTree) {
        switch error {
        case .unknownNavigator(let reference):
            self = .unknown(.unknownNavigator, "navigator", reference, among: tree.navigatorNames)
        case .unknownEntry(let entry):
            self.init(.unknownEntry, "There is no entry \(entry) (any more)", ["entry": .id(entry)])
        case .noStack(let navigator, let suggestion):
            let hint = suggestion.map { "; the nearest one around it that has one is \($0)" } ?? ""
            self.init(
                .noStack,
                "Navigator \(navigator) has no path to push on\(hint)",
                ["navigator": .id(navigator), "suggestion": suggestion.map { .id($0) }]
            )
        case .atRoot(let navigator):
            self.init(
                .atRoot,
                "Navigator \(navigator) shows its root, which cannot be removed",
                ["navigator": .id(navigator)]
            )
        case .notPresented(let navigator, let nearest):
            let hint = nearest.map { "; the presentation around it is \($0)" } ?? ""
            self.init(
                .notPresented,
                "Navigator \(navigator) is not a presentation, so it cannot be dismissed\(hint)",
                ["navigator": .id(navigator), "nearest": nearest.map { .id($0) }]
            )
        case .outOfRange(let navigator, let depth):
            self.init(
                .outOfRange,
                "The path of navigator \(navigator) has \(depth) entries, and the request does not fit that",
                ["navigator": .id(navigator), "depth": .integer(Int64(depth))]
            )
        case .occupied(let navigator, let presented):
            self.init(
                .occupied,
                "Navigator \(navigator) presents \(presented) already, and the request said not to replace it",
                ["navigator": .id(navigator), "presented": .id(presented)]
            )
        case .nameInUse(let name, let owner):
            self.init(
                .nameInUse,
                "The name \"\(name)\" belongs to navigator \(owner) of this scene",
                ["scene": .string(tree.scene), "wanted": .string(name), "navigator": .id(owner)]
            )
        case .rootFixed:
            self.init(.rootFixed, "The root navigator lives as long as its scene", ["navigator": .id(tree.root)])
        case .notSelectable(let navigator):
            self.init(
                .notSelectable,
                "Navigator \(navigator) is not a stack beside others, so it cannot be selected",
                ["navigator": .id(navigator)]
            )
        case .limitReached(let limit, let value):
            self = .limitReached(limit.rawValue, value)
        }
    }

    package static func limitReached(_ limit: String, _ value: Int) -> Self {
        WireError(
            .limitReached,
            "The limit of \(value) \(limit) is reached",
            ["limit": .string(limit), "value": .integer(Int64(value))]
        )
    }

    /// What the registry refused, except ``RegistryError/nameTaken(module:owner:)``, whose owner only the broker knows.
    package init(_ error: RegistryError, in registry: borrowing DestinationRegistry, owner: JSONValue? = nil) {
        switch error {
        case .nameTaken(let module, let session):
            self.init(
                .nameTaken,
                "The module name \"\(module)\" belongs to session \(session); "
                    + "the same user may take it over with \"takeOver\":true",
                ["module": .string(module), "owner": owner]
            )
        case .notOwner(let module):
            self.init(.notOwner, "Module \"\(module)\" belongs to another session", ["module": .string(module)])
        case .unknownModule(let module):
            self = .unknown(.unknownModule, "module", module, among: registry.modules.keys)
        case .unknownDestination(let type):
            let nearest = Names.nearest(to: type, among: registry.typeNames)
            let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
            self.init(
                .unknownDestination,
                "No module has registered the destination type \"\(type)\"\(hint)",
                ["type": .string(type), "nearest": nearest.map { .string($0) }]
            )
        case .invalidArguments(let type, let violation):
            self.init(
                .invalidArguments,
                "The arguments do not fit \(type): \(violation.reason)",
                [
                    "type": .string(type.description), "path": .string(violation.path),
                    "keyword": .string(violation.keyword), "reason": .string(violation.reason),
                ]
            )
        case .unreadableArguments(let type, let reason):
            self.init(
                .invalidArguments,
                "The arguments for \(type) cannot be checked: \(reason)",
                ["type": .string(type.description), "path": "", "keyword": "", "reason": .string(reason)]
            )
        case .limitReached(let limit, let value):
            self = .limitReached(limit.rawValue, value)
        }
    }
}

extension JSONValue {
    /// An id as it is written on the wire.
    package static func id(_ id: some CustomStringConvertible) -> Self { .string(id.description) }
}
