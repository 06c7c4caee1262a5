/// A way to present something that a module defined, as a drawer or a toast. It is a shared object, so that copies of
/// an entry cost nothing more.
///
/// A navigator keeps the method with which it was shown. So it stays what it is when the module ends, or defines the
/// method in another way.
package final class PresentationMethod: Hashable, Sendable {
    /// Unique on the host; no name of a built-in method.
    package let name: String
    /// Whether the presentation gets a path of its own.
    package let hasPath: Bool
    /// Whether it takes the one place over its presenter. Otherwise any number of them stands beside that place.
    package let isExclusive: Bool
    /// Seconds after which the host closes it, in whole milliseconds; nil when it stays.
    package let closesAfter: Double?
    /// Whether a module has defined it. A request only names it.
    package let isDefined: Bool

    /// A method as a module defines it.
    ///
    /// - Parameter closesAfter: seconds, at least 0.001; a store keeps milliseconds, and so they are rounded to that.
    package init(name: String, hasPath: Bool = false, isExclusive: Bool = true, closesAfter: Double? = nil) {
        self.name = name
        self.hasPath = hasPath
        self.isExclusive = isExclusive
        self.closesAfter = closesAfter.map { ($0 * 1_000).rounded() / 1_000 }
        self.isDefined = true
    }

    /// The method with this name, whatever it is.
    package init(named name: String) {
        self.name = name
        self.hasPath = false
        self.isExclusive = true
        self.closesAfter = nil
        self.isDefined = false
    }

    /// Whether a module may call a method so: a name that is neither that of a built-in method nor `send`.
    package static func mayBeCalled(_ name: String) -> Bool {
        Names.isValid(name) && name != "send" && !NavigationMethod.builtIn.contains { $0.rawValue == name }
    }

    /// Whether both definitions say the same.
    package func isDefined(as other: PresentationMethod) -> Bool {
        name == other.name && hasPath == other.hasPath && isExclusive == other.isExclusive
            && closesAfter == other.closesAfter && isDefined == other.isDefined
    }

    /// One name is one method, however it is defined.
    package static func == (one: PresentationMethod, other: PresentationMethod) -> Bool {
        one === other || one.name == other.name
    }

    /// Combines the name.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
