package import NavigationTree

/// `pop`: a number of entries, all above a position or above an entry of a type, or all from an entry upwards.
package struct Pop: MethodDefinition {
    package static let method = Method.pop
    package static let function = ClientFunction("pop", "count")
    package static let summary = """
        Removes entries from the top of a path, with everything that they present. The request is refused \
        when the path has fewer entries.
        """
    package static let resultSummary = "How many entries and navigators were removed."
    package static let traits: MethodTraits = .operation
    package static let errors: [ErrorCode] =
        [ErrorCode].ofNavigator + [.unknownEntry, .atRoot, .outOfRange, .typeNotShown, .locked]
    package static let examples: [Example] = [
        Example(
            "one",
            after: [Example.shop, Example.list],
            "{}",
            gives:
                #"{"scene":"main","revision":2,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":0}}"#
        ),
        Example(
            "from an entry upwards",
            after: [Example.shop, Example.list, Example.list],
            #"{"entry":"e2"}"#,
            gives:
                #"{"scene":"main","revision":3,"changed":true,"durability":"memory","removed":{"entries":2,"navigators":0}}"#
        ),
        Example(
            "back to the nearest entry of a type, out of a sheet",
            after: [Example.shop, Example.list, Example.item],
            #"{"toType":"shop.list","presenters":true}"#,
            gives:
                #"{"scene":"main","revision":3,"changed":true,"durability":"memory","removed":{"entries":1,"navigators":1}}"#
        ),
    ]

    package let target: NavigatorTarget
    package let stop: PopTarget

    package init(_ parameters: inout Parameters) throws(WireError) {
        let target = try NavigatorTarget(&parameters)
        let counts = 0...Int64(Int32.max)
        let count = try parameters.integer(
            "count",
            "How many entries go; 1 when nothing is given.",
            in: 1...counts.upperBound
        )
        let remaining = try parameters.integer("to", "How many entries stay.", in: counts)
        let entry = try parameters.entry("entry", "The lowest entry that goes; all above it go as well.")
        let type = try parameters.string(
            "toType",
            "The type whose nearest entry stays on top: of the path from the top down, then the navigator's root."
        )
        let presenters = try parameters.bool(
            "presenters",
            "Whether the search for `toType` goes on at the presenters, and closes what they present; false when left out."
        )
        let given = (count == nil ? 0 : 1) + (remaining == nil ? 0 : 1) + (entry == nil ? 0 : 1) + (type == nil ? 0 : 1)
        guard given <= 1 else {
            throw Parameters.invalid(
                "count",
                "given without \"to\", \"toType\" and \"entry\": a pop has one of the four"
            )
        }
        guard presenters == nil || type != nil else {
            throw Parameters.invalid("presenters", "left out without \"toType\"")
        }
        let nearest = type.map { TypeName($0) }
        if case .some(nil) = nearest { throw Parameters.invalid("toType", "a destination type, as \"shop.list\"") }
        self.target = target
        if case .some(let type?) = nearest {
            self.stop = .nearest(type, throughPresenters: presenters ?? false)
        } else if let entry {
            self.stop = .from(entry)
        } else if let remaining {
            self.stop = .remaining(remaining)
        } else {
            self.stop = .count(count ?? 1)
        }
    }

    /// At most one of `count`, `to`, `toType` and `entry`.
    package static func forms(of members: [Schema.Member]) -> Schema {
        let target = ["scene", "navigator", "fromEntry", "ifRevision"]
        return .oneOf([
            members.form(required: [], optional: target + ["count"]),
            members.form(required: ["to"], optional: target),
            members.form(required: ["toType"], optional: target + ["presenters"]),
            members.form(required: ["entry"], optional: target),
        ])
    }

    package typealias Result = RemovedResult
}
