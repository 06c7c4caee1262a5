internal import JSON

extension Report {
    /// The report for programs. Members may be added, none is removed.
    package var json: String {
        var writer = JSONWriter()
        writer.raw(#"{"machine":"#)
        writer.machine(machine)
        writer.raw(#","seconds":"#)
        writer.double(seconds)
        writer.raw(#","runs":"#)
        writer.integer(runs)
        writer.raw(#","quick":"#)
        writer.bool(isQuick)
        writer.raw(#","lines":["#)
        writer.list(lines) { $0.line($1) }
        writer.raw(#"],"failures":["#)
        writer.list(failures) { $0.failure($1) }
        writer.raw("]}\n")
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension JSONWriter {
    fileprivate mutating func line(_ line: ReportLine) {
        raw(#"{"row":"#)
        string(line.row)
        raw(#","what":"#)
        string(line.what)
        raw(#","navhost":"#)
        quantity(line.navhost)
        raw(#","reference":"#)
        optional(line.reference) { $0.quantity($1) }
        raw(#","referenceName":"#)
        optional(line.referenceName) { $0.string($1) }
        raw(#","ratio":"#)
        optional(line.ratio) { $0.double($1) }
        raw(#","goal":"#)
        optional(line.goal) { $0.goal($1) }
        raw(#","verdict":"#)
        string(line.verdict.rawValue)
        raw(#","notes":["#)
        list(line.notes) { $0.string($1) }
        raw("]}")
    }

    private mutating func quantity(_ quantity: Quantity) {
        raw(#"{"median":"#)
        double(quantity.value)
        raw(#","unit":"#)
        string(quantity.unit.rawValue)
        raw(#","runs":["#)
        list(quantity.runs) { $0.double($1) }
        raw("]}")
    }

    private mutating func goal(_ goal: Goal) {
        raw(#"{"direction":"#)
        string(goal.direction == .atMost ? "at most" : "at least")
        raw(#","bar":"#)
        double(goal.bar)
        raw(#","aim":"#)
        double(goal.aim)
        raw("}")
    }

    fileprivate mutating func failure(_ failure: Report.Failure) {
        raw(#"{"row":"#)
        string(failure.row)
        raw(#","reason":"#)
        string(failure.reason)
        raw("}")
    }

    fileprivate mutating func machine(_ machine: MachineShape) {
        raw(#"{"cores":"#)
        integer(machine.cores)
        raw(#","model":"#)
        string(machine.model)
        raw(#","memory":"#)
        integer(machine.memory)
        raw(#","kernel":"#)
        string(machine.kernel)
        raw(#","date":"#)
        string(machine.date)
        raw(#","load":"#)
        string(machine.load)
        raw("}")
    }

    private mutating func optional<Value>(_ value: Value?, _ write: (inout Self, Value) -> Void) {
        if let value { write(&self, value) } else { raw("null") }
    }
}
