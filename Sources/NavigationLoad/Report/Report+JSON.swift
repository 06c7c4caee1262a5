internal import JSON

extension Report {
    /// The report for programs. Members may be added, none is removed.
    package var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("machine")
            writer.machine(machine)
            writer.member("seconds", seconds)
            writer.member("runs", runs)
            writer.member("quick", isQuick)
            writer.key("lines")
            writer.array(lines) { $0.line($1) }
            writer.key("failures")
            writer.array(failures) { $0.failure($1) }
        }
        writer.raw("\n")
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension JSONWriter {
    fileprivate mutating func line(_ line: ReportLine) {
        object { writer in
            writer.member("row", line.row)
            writer.member("what", line.what)
            writer.key("navhost")
            writer.quantity(line.navhost)
            writer.member("reference", line.reference) { $0.quantity($1) }
            writer.member("referenceName", line.referenceName) { $0.string($1) }
            writer.member("ratio", line.ratio) { $0.double($1) }
            writer.member("goal", line.goal) { $0.goal($1) }
            writer.member("verdict", line.verdict.rawValue)
            writer.member("notes", line.notes)
        }
    }

    private mutating func quantity(_ quantity: Quantity) {
        object { writer in
            writer.member("median", quantity.value)
            writer.member("unit", quantity.unit.rawValue)
            writer.member("runs", quantity.runs)
        }
    }

    private mutating func goal(_ goal: Goal) {
        object { writer in
            writer.member("direction", goal.direction == .atMost ? "at most" : "at least")
            writer.member("bar", goal.bar)
            writer.member("aim", goal.aim)
        }
    }

    fileprivate mutating func failure(_ failure: Report.Failure) {
        object { writer in
            writer.member("row", failure.row)
            writer.member("reason", failure.reason)
        }
    }

    fileprivate mutating func machine(_ machine: MachineShape) {
        object { writer in
            writer.member("cores", machine.cores)
            writer.member("model", machine.model)
            writer.member("memory", machine.memory)
            writer.member("kernel", machine.kernel)
            writer.member("date", machine.date)
            writer.member("load", machine.load)
        }
    }

    /// Writes a member, which is null when it has no value.
    private mutating func member<Value>(_ name: StaticString, _ value: Value?, _ write: (inout Self, Value) -> Void) {
        key(name)
        if let value { write(&self, value) } else { raw(RawJSON.null) }
    }
}
