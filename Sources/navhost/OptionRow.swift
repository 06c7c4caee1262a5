import ArgumentParser

/// One option of a group, or a group within the group.
struct OptionRow<Options>: Sendable {
    /// The option without its dashes, or the name of the group.
    let name: String
    /// The row as the parser wants it: a property wrapper without a value.
    let definition: @Sendable () -> Any
    /// Takes the value that the parser has found.
    let decode: @Sendable (KeyedDecodingContainer<OptionKey>, inout Options) throws -> Void
    /// See ``DescribedOptions/read(_:_:)``.
    let read: @Sendable (_ name: String, _ word: String, inout Options) -> OptionReading
    /// See ``DescribedOptions/values``.
    let values: @Sendable (Options) -> [(option: String, value: Setting.Value)]
    /// See ``DescribedOptions/kinds``.
    let kinds: @Sendable () -> [String: ConfigurableKind]
    /// Checks the values of a group, as the parser does.
    var validate: @Sendable (inout Options) throws -> Void = { _ in }
}

extension OptionRow where Options: DescribedOptions {
    typealias Property<Value> = WritableKeyPath<Options, Value> & Sendable

    /// An option that has a value by default: that of a new group.
    static func option<Value: OptionValue>(
        _ name: String,
        _ property: any Property<Value>,
        _ help: String,
        completion: CompletionKind? = nil
    ) -> Self {
        .option(name, { $0[keyPath: property] }, { $0[keyPath: property] = $1 }, help, completion: completion)
    }

    /// The same for a property that has no key path.
    static func option<Value: OptionValue>(
        _ name: String,
        _ get: @escaping @Sendable (Options) -> Value,
        _ set: @escaping @Sendable (inout Options, Value) -> Void,
        _ help: @autoclosure @escaping @Sendable () -> String,
        completion: CompletionKind? = nil
    ) -> Self {
        Self(
            name: name,
            definition: {
                Option(
                    wrappedValue: get(Options()),
                    name: .customLong(name),
                    help: ArgumentHelp(help()),
                    completion: completion
                )
            },
            decode: { set(&$1, try $0.decode(Option<Value>.self, forKey: OptionKey(name)).wrappedValue) },
            read: Self.reader(name, set),
            values: { [(name, get($0).setting)] },
            kinds: { [name: Value.kind] }
        )
    }

    /// An option that has no value by default.
    ///
    /// - Parameter short: The letter that stands for it too.
    static func option<Value: OptionValue>(
        _ name: String,
        short: Character? = nil,
        _ property: any Property<Value?>,
        _ help: String,
        completion: CompletionKind? = nil
    ) -> Self {
        Self(
            name: name,
            definition: {
                let names: NameSpecification =
                    if let short { [.customLong(name), .customShort(short)] } else { .customLong(name) }
                return Option<Value?>(name: names, help: ArgumentHelp(help), completion: completion)
            },
            decode: {
                $1[keyPath: property] = try $0.decode(Option<Value?>.self, forKey: OptionKey(name)).wrappedValue
            },
            read: Self.reader(name) { $0[keyPath: property] = $1 },
            values: { [(name, $0[keyPath: property]?.setting ?? .nothing)] },
            kinds: { [name: Value.kind] }
        )
    }

    private static func reader<Value: OptionValue>(
        _ name: String,
        _ set: @escaping @Sendable (inout Options, Value) -> Void
    ) -> @Sendable (String, String, inout Options) -> OptionReading {
        { given, word, options in
            guard given == name else { return .unknown }
            guard let value = Value(argument: word) else { return .refused }
            set(&options, value)
            return .taken
        }
    }

    /// An option without a value.
    static func flag(_ name: String, _ property: any Property<Bool>, _ help: String) -> Self {
        Self(
            name: name,
            definition: {
                Flag(wrappedValue: Options()[keyPath: property], name: .customLong(name), help: ArgumentHelp(help))
            },
            decode: { $1[keyPath: property] = try $0.decode(Flag<Bool>.self, forKey: OptionKey(name)).wrappedValue },
            read: { given, _, _ in given == name ? .refused : .unknown },
            values: { _ in [] },
            kinds: { [:] }
        )
    }

    /// The options of another group, below a title in the help.
    static func group<Group: DescribedOptions>(_ title: String, _ property: any Property<Group>) -> Self {
        Self(
            name: title,
            definition: { OptionGroup<Group>(title: title) },
            decode: {
                $1[keyPath: property] = try $0.decode(OptionGroup<Group>.self, forKey: OptionKey(title)).wrappedValue
            },
            read: { name, word, options in options[keyPath: property].read(name, word) },
            values: { $0[keyPath: property].values },
            kinds: { Group.kinds },
            validate: { try $0[keyPath: property].validateGroups() }
        )
    }
}
