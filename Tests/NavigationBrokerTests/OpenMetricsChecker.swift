/// Reads OpenMetrics text, and refuses the violations of the format that the host could cause.
///
/// It checks families, suffixes, units, labels, numbers, buckets and the end.
enum OpenMetricsChecker {
    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    private static let suffixes = [
        "counter": ["_total"], "gauge": [""], "info": ["_info"], "histogram": ["_bucket", "_count", "_sum"],
    ]

    /// The value of each sample, by its name with its labels.
    static func samples(_ text: String) throws -> [String: Double] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.popLast() == "", lines.popLast() == "# EOF" else { throw Mistake(description: "no end") }
        var (family, kind, known) = ("", "", Set<String>())
        var samples: [String: Double] = [:]
        var bucket = 0.0
        for line in lines {
            if line.hasPrefix("# ") {
                let words = line.split(separator: " ", maxSplits: 3)
                guard words.count == 4 else { throw Mistake(description: "\(line)") }
                switch words[1] {
                case "TYPE":
                    (family, kind, bucket) = (String(words[2]), String(words[3]), 0)
                    guard suffixes[kind] != nil, known.insert(family).inserted else {
                        throw Mistake(description: "\(line)")
                    }
                case "UNIT" where words[2] == family && family.hasSuffix("_\(words[3])"): break
                case "HELP" where words[2] == family: break
                default: throw Mistake(description: "\(line)")
                }
                continue
            }
            let (sample, value) = try split(line)
            let name = String(sample.prefix { $0 != "{" })
            guard let suffix = suffixes[kind]?.first(where: { name == family + $0 }), samples[sample] == nil else {
                throw Mistake(description: "\(line): not of \(family)")
            }
            if suffix == "_bucket" {
                guard value >= bucket else { throw Mistake(description: "\(line): fewer than before") }
                bucket = value
            }
            if suffix == "_count", value != bucket { throw Mistake(description: "\(line): not the last bucket") }
            samples[sample] = value
        }
        return samples
    }

    /// `name{label="value"} number`
    private static func split(_ line: Substring) throws -> (String, Double) {
        guard let match = line.wholeMatch(of: /([a-z_]+(?:\{[a-z]+="[^"\\]*"(?:,[a-z]+="[^"\\]*")*\})?) (\S+)/),
            let value = Double(match.2), value >= 0
        else { throw Mistake(description: "\(line)") }
        return (String(match.1), value)
    }
}
