import JSON

/// An option, its value, and the origin of the value.
struct Setting {
    /// The value of an option.
    enum Value: JSONWritable {
        case text(String)
        case integer(Int)
        case number(Double)
        case nothing

        func write(to writer: inout JSONWriter) {
            switch self {
            case .text(let text): writer.string(text)
            case .integer(let integer): writer.integer(integer)
            case .number(let number): writer.double(number)
            case .nothing: writer.raw(RawJSON.null)
            }
        }
    }

    /// The origin of a value.
    enum Origin {
        case option
        /// Variables of the environment, by their names.
        case environment([String])
        /// The configuration file at this path.
        case file(String)
        case standard
    }

    /// The option as the command line has it, with its dashes.
    let option: String
    let value: Value
    let origin: Origin

    /// The setting as one line: `{"option":…,"value":…,"from":…,"variables"?:[…],"file"?:…}`.
    var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("option", option)
            writer.member("value", value)
            writer.member("from", originName)
            switch origin {
            case .environment(let variables): writer.member("variables", variables)
            case .file(let path): writer.member("file", path)
            case .option, .standard: break
            }
        }
        writer.raw("\n")
        return writer.bytes
    }

    /// A table with three columns: option, value and origin.
    static func table(_ settings: [Self]) -> String {
        let rows = settings.map { [$0.option, $0.valueText, $0.originText] }
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return (padded + [row[2]]).joined(separator: "  ") + "\n"
        }.joined()
    }

    /// The value as text for people.
    var valueText: String {
        switch value {
        case .text(let text): text
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .nothing: "-"
        }
    }

    private var originName: String {
        switch origin {
        case .option: "option"
        case .environment: "environment"
        case .file: "file"
        case .standard: "default"
        }
    }

    private var originText: String {
        switch origin {
        case .environment(let variables): variables.map { "$\($0)" }.joined(separator: " ")
        case .file(let path): path
        case .option, .standard: originName
        }
    }
}
