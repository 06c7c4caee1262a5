import ArgumentParser

/// A group of options that is described by rows.
///
/// Each row is the one description of its option: for the parser and its help, for the configuration file, for
/// `navhost config`, and for ``Serve/init(plain:)``. The parser finds options by reflection, so a group reflects as its
/// rows.
protocol DescribedOptions: ParsableArguments, CustomReflectable, Sendable {
    static var rows: [OptionRow<Self>] { get }
}

/// The result of giving a word of the command line to a group of options.
enum OptionReading {
    case taken
    /// The group has no option of this name.
    case unknown
    /// The option does not have such values.
    case refused
}

extension DescribedOptions {
    init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: OptionKey.self)
        for row in Self.rows { try row.decode(container, &self) }
    }

    var customMirror: Mirror {
        Mirror(self, children: Self.rows.map { (label: $0.name, value: $0.definition()) })
    }

    /// Sets an option from the word that follows it.
    ///
    /// - Parameter name: The name without its dashes.
    mutating func read(_ name: String, _ word: String) -> OptionReading {
        for row in Self.rows {
            let reading = row.read(name, word, &self)
            if reading != .unknown { return reading }
        }
        return .unknown
    }

    /// Checks the values of the groups within it, and then its own.
    mutating func validateGroups() throws {
        for row in Self.rows { try row.validate(&self) }
        try validate()
    }

    /// Every option with its value, in the order of the help.
    var values: [(option: String, value: Setting.Value)] { Self.rows.flatMap { $0.values(self) } }

    /// The kinds of the values in a configuration file, by the names of the options. Flags have none.
    static var kinds: [String: ConfigurableKind] {
        rows.reduce(into: [:]) { kinds, row in kinds.merge(row.kinds()) { $1 } }
    }
}

/// The name of an option, by which the parser keeps its value.
struct OptionKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
}

/// A value that an option can have.
protocol OptionValue: ExpressibleByArgument, Sendable {
    /// Its kind in a configuration file.
    static var kind: ConfigurableKind { get }
    /// The value for `navhost config`.
    var setting: Setting.Value { get }
}

extension OptionValue where Self: RawRepresentable<String> {
    static var kind: ConfigurableKind { .text }
    var setting: Setting.Value { .text(rawValue) }
}

extension String: OptionValue {
    static var kind: ConfigurableKind { .text }
    var setting: Setting.Value { .text(self) }
}

extension Int: OptionValue {
    static var kind: ConfigurableKind { .integer }
    var setting: Setting.Value { .integer(self) }
}

extension Double: OptionValue {
    static var kind: ConfigurableKind { .number }
    var setting: Setting.Value { .number(self) }
}
