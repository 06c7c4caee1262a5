import JSON

@testable import NavigationTree

/// How operations are written on the wire.
extension Destination {
    var wire: String { "\"type\":\"\(type)\",\"arguments\":\(arguments)" }
}

extension [Destination] {
    var wire: String { "[\(map { "{\($0.wire)}" }.joined(separator: ","))]" }
}

extension PopTarget {
    var wire: String {
        switch self {
        case .count(let count): "\"count\":\(count)"
        case .remaining(let remaining): "\"to\":\(remaining)"
        case .from(let entry): "\"entry\":\"\(entry)\""
        case .nearest(let type, let climbs): "\"toType\":\"\(type)\",\"presenters\":\(climbs)"
        }
    }
}

extension Presentation {
    func wire(over navigator: NavigatorID) -> String {
        let name = name.map { ",\"name\":\"\($0)\"" } ?? ""
        let buttons = buttons.map { ",\"buttons\":\($0.text)" } ?? ""
        let how = "\"method\":\"\(method.rawValue)\",\"ifOccupied\":\"\(ifOccupied)\"\(name)\(buttons)"
        guard let destination else {
            let isEphemeral = ephemeral == nil ? "" : ",\"ephemeral\":true"
            let params = "\"parent\":\"\(navigator)\",\"kind\":\"presentation\",\(how)\(isEphemeral)"
            return "\"navigator.create\",\"params\":{\(params)\(accepts?.wire ?? "")}"
        }
        return "\"present\",\"params\":{\"navigator\":\"\(navigator)\",\(destination.wire),\(how)}"
    }
}

extension Acceptance {
    /// A further member.
    var wire: String {
        let lists = [("types", types), ("roles", roles)].filter { !$0.1.isEmpty }
        return ",\"accepts\":{\(lists.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
    }
}

extension FlowRequest {
    func wire(at navigator: NavigatorID) -> String {
        var params = "\"navigator\":\"\(navigator)\",\"name\":\"\(name)\",\"module\":\"a\""
        if let checkpoint { params += ",\"checkpoint\":\"\(checkpoint)\"" }
        if let data { params += ",\"data\":\(data)" }
        return "\"flow.start\",\"params\":{\(params)}"
    }
}

extension StackRequest {
    func wire(under navigator: NavigatorID) -> String {
        var params = "\"parent\":\"\(navigator)\""
        if let name { params += ",\"name\":\"\(name)\"" }
        if let root { params += ",\"root\":{\(root.wire)}" }
        if let anchor { params += ",\"entry\":\"\(anchor)\"" }
        if let select { params += ",\"select\":\(select)" }
        if ephemeral != nil { params += ",\"ephemeral\":true" }
        params += accepts?.wire ?? ""
        return "\"navigator.create\",\"params\":{\(params)}"
    }
}
