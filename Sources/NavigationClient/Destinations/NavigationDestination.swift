/// The destinations of one module as an enum. Each case is a registered type; its associated values are the arguments.
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
/// This registers `shop.product`, whose arguments are `{"id": <integer>}`, and `shop.cart`. The compiler writes the
/// encoding of the cases. Labels become the names of arguments, so give every associated value a label.
public protocol NavigationDestination: Codable, DestinationRepresentable {
    /// The module's name: 1 to 64 characters of `A-Z a-z 0-9 _ -`, beginning with a letter or `_`.
    static var module: String { get }
    /// One sample of each case, with any values. Swift cannot list the cases of an enum with associated values.
    ///
    /// The types and their schemas come from the samples. A case without a sample is not registered.
    static var samples: [Self] { get }

    /// How the destination is shown when a request sets no method; nil leaves it to the host, which pushes.
    var method: String? { get }
    /// The type's title for people.
    var title: String? { get }
    /// The JSON Schema of the arguments, in place of the derived one.
    var schema: JSONPayload? { get }
    /// The version of the arguments' form; nil for the first version.
    var version: Int? { get }
    /// Whether the host asks the module for content when this is shown (``Contract/Methods/answerTypeProvide(with:)``).
    var provides: Bool { get }
    /// The JSON Schema of the content, which the host checks; nil accepts any content.
    var contentSchema: JSONPayload? { get }
    /// The messages that its entries accept: for each name a JSON Schema. Nil accepts any message.
    var messages: [String: JSONPayload]? { get }
    /// Data for renderers; an object.
    var hints: JSONPayload? { get }
    /// The fate of its entries when the module ends; nil leaves it to the host, which keeps them.
    var orphan: Contract.DestinationOrphan? { get }
    /// The type's roles, which the rules of other types and guards can name.
    var roles: [String] { get }
    /// The type's conditions for the paths that it stands in.
    var rules: Contract.PathRule? { get }
}

/// The defaults.
extension NavigationDestination {
    /// Nil: the host pushes.
    public var method: String? { nil }
    /// Nil: the type has no title.
    public var title: String? { nil }
    /// Nil: the schema is derived from the sample.
    public var schema: JSONPayload? { nil }
    /// Nil: the first version.
    public var version: Int? { nil }
    /// False: the host does not ask for content.
    public var provides: Bool { false }
    /// Nil: any content.
    public var contentSchema: JSONPayload? { nil }
    /// Nil: any message.
    public var messages: [String: JSONPayload]? { nil }
    /// Nil: no hints.
    public var hints: JSONPayload? { nil }
    /// Nil: the host keeps the entries.
    public var orphan: Contract.DestinationOrphan? { nil }
    /// Empty: no roles.
    public var roles: [String] { [] }
    /// Nil: no rules.
    public var rules: Contract.PathRule? { nil }

    /// The types to register, in the order of ``samples``. Throws ``NavigationClientError/invalidDestination(_:)`` when
    /// a sample is not encoded as a case.
    ///
    /// A derived schema gives the kind of each argument and the arguments that are required. It distinguishes integers,
    /// numbers, strings and Booleans, also when they are optional, nested or in a list. It accepts any value for other
    /// kinds, and for the elements of a list that is empty in the sample.
    public static var types: [Contract.RegisteredDestination] {
        get throws(NavigationClientError) {
            var types: [Contract.RegisteredDestination] = []
            for sample in samples {
                let shape = try DestinationShape(sample)
                types.append(
                    Contract.RegisteredDestination(
                        type: "\(module).\(shape.name)",
                        title: sample.title,
                        arguments: sample.schema ?? shape.schema,
                        version: sample.version,
                        method: sample.method,
                        hints: sample.hints,
                        orphan: sample.orphan,
                        roles: sample.roles.isEmpty ? nil : sample.roles,
                        rules: sample.rules,
                        provides: sample.provides ? true : nil,
                        content: sample.contentSchema,
                        messages: sample.messages
                    )
                )
            }
            return types
        }
    }
}
