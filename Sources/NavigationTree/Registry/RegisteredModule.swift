/// A registered module: a name prefix, and the session that provides the types with it.
package struct RegisteredModule: Hashable, Sendable {
    package let name: String
    package let version: String?
    package let title: String?
    package let owner: SessionID
    package internal(set) var types: Set<TypeName>
    /// The types that it provides on some navigators only.
    package internal(set) var scopedTypes: [RegistrationScope: Set<TypeName>] = [:]

    /// All its types, everywhere or on some navigators.
    package var allTypes: Set<TypeName> { scopedTypes.values.reduce(types) { $0.union($1) } }
}

/// The navigator to which a registration is limited. It holds there and on all navigators below, as SwiftUI's
/// `navigationDestination(for:)`.
package struct RegistrationScope: Hashable, Sendable {
    package let scene: String
    package let navigator: NavigatorID

    package init(scene: String, navigator: NavigatorID) {
        self.scene = scene
        self.navigator = navigator
    }
}
