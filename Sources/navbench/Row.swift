import NavigationLoad

/// The rows of the table of goals that this benchmark measures.
enum Row: String, CaseIterable {
    case p1 = "P1"
    case p2 = "P2"
    case p3 = "P3"
    case p3s = "P3s"
    case p3r = "P3r"
    case p4 = "P4"
    case p5 = "P5"
    case p6 = "P6"
    case p6g = "P6g"
    case p7 = "P7"
    case p8 = "P8"
    case p9 = "P9"

    /// The row that an option names; case does not matter.
    init?(named name: some StringProtocol) {
        let rows = Self.allCases.filter { $0.rawValue.lowercased() == name.lowercased() }
        guard let row = rows.first else { return nil }
        self = row
    }

    /// Whether the row fills hosts and discards them. Such a row cannot be measured on a host that is in use.
    var needsOwnHost: Bool {
        switch self {
        case .p1, .p2, .p3, .p3s, .p3r, .p4, .p5: false
        case .p6, .p6g, .p7, .p8, .p9: true
        }
    }

    /// Measures the row.
    func lines(of bench: Bench) throws -> [ReportLine] {
        switch self {
        case .p1: try SingleClient.lines(of: bench)
        case .p2: try ManyClients.comparison.lines(of: bench)
        case .p3: try PipeliningClients.comparison.lines(of: bench)
        case .p3s: try PipeliningClients.schema.lines(of: bench)
        case .p3r: try PipeliningClients.refusal.lines(of: bench)
        case .p4: try ModuleQuestion.lines(of: bench)
        case .p5: try Watchers.lines(of: bench)
        case .p6: try TreeSizes.lines(of: bench)
        case .p6g: try Growth.lines(of: bench)
        case .p7: try Memory.lines(of: bench)
        case .p8: try DurableClients.comparison.lines(of: bench)
        case .p9: try Start.lines(of: bench)
        }
    }
}
