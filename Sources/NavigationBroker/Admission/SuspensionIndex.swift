import NavigationProtocol
import NavigationTree

/// A property by which a request that waits is looked for.
enum SuspensionKey: Hashable {
    /// The client that gets the answer.
    case client(SessionID)
    /// The sequence whose item the request is.
    case sequence(SequenceID)
    /// The token of a user's request.
    case token(String, user: RequestToken.Owner)
    /// The question for which the request is made.
    case during(QuestionNumber)
    /// The request before it must be decided first.
    case turn(after: SuspensionNumber)
    /// It waits for the vote of this guard, or of a guard whose votes this session gives.
    case vote(GuardID)
    case asked(SessionID)
    /// The module that the host starts for it.
    case module(String)
    /// Its effect on a navigator of a scene; see ``Touches``.
    case changes(NavigatorID, String)
    case closes(NavigatorID, String)
    case needs(NavigatorID, String)
}

extension Suspension {
    /// The properties by which the request is found.
    var keys: [SuspensionKey] {
        var keys: [SuspensionKey] = [place.sequence.map { .sequence($0) } ?? .client(place.session)]
        if let token { keys.append(.token(token.name, user: token.user)) }
        if let during { keys.append(.during(during)) }
        switch reason {
        case .vote(let asked, _):
            keys.append(.vote(asked.id))
            if let session = asked.session { keys.append(.asked(session)) }
        case .turn(after: let number): keys.append(.turn(after: number))
        case .module(let module): keys.append(.module(module))
        }
        keys += touches.changed.map { .changes($0, scene) }
        keys += touches.closed.map { .closes($0, scene) }
        keys += touches.needed.map { .needs($0, scene) }
        return keys
    }

    /// The properties of the requests that must be carried out in their order with this one.
    var conflictingKeys: [SuspensionKey] {
        touches.changed.flatMap { [.changes($0, scene), .closes($0, scene)] }
            + touches.closed.flatMap { [.changes($0, scene), .closes($0, scene), .needs($0, scene)] }
            + touches.needed.map { .closes($0, scene) }
    }
}

/// The requests that wait, by their properties. Those with one property are in the order in which they came.
struct SuspensionIndex {
    private var numbers: [SuspensionKey: [SuspensionNumber]] = [:]

    /// The requests with a property, oldest first.
    subscript(key: SuspensionKey) -> [SuspensionNumber] { numbers[key] ?? [] }

    /// The newest request with a property that came before `limit`.
    func newest(at key: SuspensionKey, before limit: SuspensionNumber) -> SuspensionNumber? {
        guard let all = numbers[key] else { return nil }
        return all[..<Self.place(of: limit, in: all)].last
    }

    mutating func insert(_ suspension: Suspension) {
        let number = suspension.number
        for key in suspension.keys {
            let place = Self.place(of: number, in: self[key])
            numbers[key, default: []].insert(number, at: place)
        }
    }

    mutating func remove(_ suspension: Suspension) {
        let number = suspension.number
        for key in suspension.keys {
            let place = Self.place(of: number, in: self[key])
            numbers[key]?.remove(at: place)
            if numbers[key]?.isEmpty == true { numbers[key] = nil }
        }
    }

    /// The place of the first number that is not lower than another one.
    private static func place(of number: SuspensionNumber, in all: [SuspensionNumber]) -> Int {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
