/// The destinations of one module as an enum: each case is a registered type, its associated values are the arguments.
///
/// ```swift
/// enum ShopDestination: NavigationDestination {
///     static let module = "shop"
///     static let samples: [Self] = [.product(id: 0), .cart]
///
///     case product(id: Int)
///     case cart
/// }
/// ```
///
/// registers `shop.product`, whose arguments are `{"id": <integer>}`, and `shop.cart`. The compiler writes how the cases are encoded; labels become the names
/// of arguments, so give every associated value a label.
public protocol NavigationDestination: Codable, Sendable {
    /// The module's name.
    static var module: String { get }
    /// One of each case, with whatever values: Swift cannot list the cases of an enum that have associated values.
    ///
    /// The types and their schemas are taken from these. A case that is not here is not registered.
    static var samples: [Self] { get }

    /// How this is shown unless the request says otherwise; nil leaves that to the host, which pushes.
    var method: String? { get }
    /// A name for people, of the type.
    var title: String? { get }
    /// The JSON Schema of the arguments, when the one that is derived is not to count.
    var schema: JSONPayload? { get }
    /// The version of the form of the arguments; nil for the first one.
    var version: Int? { get }
    /// Whether the module is asked for content when this is shown (``NavigationClient/provideContent(_:)``).
    var provides: Bool { get }
    /// Anything for renderers; an object.
    var hints: JSONPayload? { get }
    /// What becomes of its entries when the module vanishes; nil leaves that to the host, which keeps them.
    var orphan: DestinationType.OrphanPolicy? { get }
    /// What the type is to the rules of others, and to guards.
    var roles: [String] { get }
    /// What the type asks of the paths that it stands in.
    var rules: PathRules? { get }
}

extension NavigationDestination {
    /// The host's choice.
    public var method: String? { nil }
    /// None.
    public var title: String? { nil }
    /// The derived one.
    public var schema: JSONPayload? { nil }
    /// The first one.
    public var version: Int? { nil }
    /// No.
    public var provides: Bool { false }
    /// None.
    public var hints: JSONPayload? { nil }
    /// The host's choice.
    public var orphan: DestinationType.OrphanPolicy? { nil }
    /// None.
    public var roles: [String] { [] }
    /// None.
    public var rules: PathRules? { nil }

    /// The types to register, in the order of ``samples``.
    ///
    /// A schema says the kind of each argument and which must be there. Integers, numbers, strings, truth values, and optional, listed and nested ones
    /// are told apart; of anything else, and of the elements of a list that is empty in the sample, the schema says nothing.
    public static var types: [DestinationType] {
        get throws(NavigationClientError) {
            var types: [DestinationType] = []
            for sample in samples {
                let shape = try DestinationShape(sample)
                types.append(
                    DestinationType(
                        "\(module).\(shape.name)",
                        title: sample.title,
                        arguments: sample.schema ?? shape.schema,
                        version: sample.version,
                        provides: sample.provides,
                        method: sample.method,
                        hints: sample.hints,
                        orphan: sample.orphan,
                        roles: sample.roles,
                        rules: sample.rules
                    )
                )
            }
            return types
        }
    }
}
