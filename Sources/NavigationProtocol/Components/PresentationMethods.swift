package import JSON
package import NavigationTree

/// A way to present something, as a module defines it.
package struct DefinedPresentation: ParameterObject {
    package static let componentName = "PresentationMethod"
    package static let sample = Self(PresentationMethod(name: "drawer"))

    /// The longest time after which one may close, in seconds.
    package static let maximumTime = 86_400.0

    package let method: PresentationMethod

    package init(_ method: PresentationMethod) { self.method = method }

    package init(_ parameters: inout Parameters) throws(WireError) {
        let name = try parameters.name("method", "Its name, unique on the host.")
        let hasPath = try parameters.bool("hasPath", "Whether it has a path of its own; false when left out.")
        let isExclusive = try parameters.bool(
            "exclusive",
            "Whether it takes the one place over its presenter, as a sheet does; true when left out."
        )
        let closesAfter = try parameters.number(
            "closesAfter",
            "Seconds after which the host closes it; it stays when left out.",
            in: 0.1...Self.maximumTime
        )
        try parameters.check(
            PresentationMethod.mayBeCalled(name),
            else: Parameters.invalid("method", "another name than that of a built-in method")
        )
        self.method = PresentationMethod(
            name: name,
            hasPath: hasPath ?? false,
            isExclusive: isExclusive ?? true,
            closesAfter: closesAfter
        )
    }

    /// As ``write(to:)`` has written it; nil for anything else.
    init?(_ element: JSONObject) {
        func flag(_ name: String) -> Bool? { if case .bool(let flag)? = element[name] { flag } else { nil } }
        guard let name = element["method"]?.string else { return nil }
        self.init(
            PresentationMethod(
                name: name,
                hasPath: flag("hasPath") ?? false,
                isExclusive: flag("exclusive") ?? true,
                closesAfter: element["closesAfter"]?.double
            )
        )
    }

    /// `presentations`: all methods of a module. A refusal says which of them it is about.
    static func list(in parameters: inout Parameters) throws(WireError) -> [PresentationMethod]? {
        var (named, index): (Set<String>, Int) = ([], 0)
        return try parameters.list(
            "presentations",
            "The methods of presentation that the module defines, besides the built-in ones.",
            of: Self.self
        ) { (element) throws(WireError) in
            defer { index += 1 }
            do throws(WireError) {
                let method = try Self(&element).method
                try element.finish()
                guard named.insert(method.name).inserted else {
                    throw Parameters.invalid("presentations", "a list that names \(method.name) once")
                }
                return method
            } catch { throw error.inList("presentations", index) }
        }
    }

    /// As the host's answers show it.
    package func write(to writer: inout JSONWriter) {
        writer.object {
            $0.member("method", method.name)
            if method.hasPath { $0.member("hasPath", true) }
            if !method.isExclusive { $0.member("exclusive", false) }
            if let closesAfter = method.closesAfter { $0.member("closesAfter", closesAfter) }
        }
    }
}
