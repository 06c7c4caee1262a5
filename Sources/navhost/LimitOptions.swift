import ArgumentParser
import NavigationBroker

/// Every limit as an option.
struct LimitOptions: DescribedOptions {
    /// The limits as the command line sets them.
    private(set) var limits = Limits()

    static let rows: [OptionRow<Self>] = LimitDescription.all.map { limit in
        switch limit.property {
        case .count(let path, _):
            .option(limit.option, { $0.limits[keyPath: path] }, { $0.limits[keyPath: path] = $1 }, limit.help)
        case .seconds(let path, _):
            .option(limit.option, { $0.limits[keyPath: path] }, { $0.limits[keyPath: path] = $1 }, limit.help)
        }
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

extension LimitDescription {
    fileprivate var help: String { "\(summary): \(rangeText)." }

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
