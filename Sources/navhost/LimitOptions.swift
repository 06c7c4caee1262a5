import ArgumentParser
import NavigationBroker

/// Every limit as an option.
///
/// The parser finds options by reflection. This type therefore reflects as the rows of ``LimitDescription/all``, not as
/// its one property, and decodes by the same names.
struct LimitOptions: ParsableArguments, Sendable {
    /// The limits as the command line sets them.
    private(set) var limits = Limits()

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: OptionKey.self)
        for limit in LimitDescription.all {
            let key = OptionKey(limit)
            switch limit.property {
            case .count(let path, _):
                limits[keyPath: path] = try container.decode(Option<Int>.self, forKey: key).wrappedValue
            case .seconds(let path, _):
                limits[keyPath: path] = try container.decode(Option<Double>.self, forKey: key).wrappedValue
            }
        }
    }

    /// The name of an option, by which the parser keeps its value.
    private struct OptionKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ limit: LimitDescription) { stringValue = limit.option }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    /// Refuses values out of range, and those that do not fit together.
    func validate() throws {
        for limit in LimitDescription.all {
            switch limit.property {
            case .count(let path, let range): try Self.check(limit, limits[keyPath: path], range)
            case .seconds(let path, let range): try Self.check(limit, limits[keyPath: path], range)
            }
        }
        guard limits.outputSoft <= limits.outputHard else {
            throw ValidationError(
                "--output-soft (\(limits.outputSoft)) must not be above --output-hard (\(limits.outputHard))."
            )
        }
    }

    private static func check<Value>(
        _ limit: LimitDescription,
        _ value: Value,
        _ range: ClosedRange<Value>
    ) throws {
        guard range.contains(value) else {
            throw ValidationError(
                "--\(limit.option) is \(value), and must be \(range.lowerBound) to \(range.upperBound)."
            )
        }
    }
}

extension LimitOptions: CustomReflectable {
    /// One option for each limit, for the parser.
    var customMirror: Mirror {
        let standard = Limits()
        return Mirror(
            self,
            children: LimitDescription.all.map { limit in (label: limit.option, value: limit.definition(standard)) }
        )
    }
}

extension LimitDescription {
    /// The option's definition for the parser: an `Option<Int>` or an `Option<Double>`.
    fileprivate func definition(_ standard: Limits) -> Any {
        let help = ArgumentHelp("\(summary): \(rangeText).")
        return switch property {
        case .count(let path, _):
            Option(wrappedValue: standard[keyPath: path], name: .customLong(option), help: help)
        case .seconds(let path, _):
            Option(wrappedValue: standard[keyPath: path], name: .customLong(option), help: help)
        }
    }

    /// The range for the help, such as `0.1 to 3600`.
    private var rangeText: String {
        switch property {
        case .count(_, let range): "\(range.lowerBound) to \(range.upperBound)"
        case .seconds(_, let range): "\(Self.shortest(range.lowerBound)) to \(Self.shortest(range.upperBound))"
        }
    }

    /// Without `.0` behind a whole number.
    private static func shortest(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }
}
