import JSON
package import NavigationBroker
import NavigationProtocol
import NavigationTree

// Requests of batches. Their answers go to the host's own broker, which gathers them.

extension SharedScenes {
    /// Takes a request of a batch, if it is for a shared scene. Its answer comes as ``Output/answer(_:_:_:scene:)``.
    package func takeOfBatch(_ text: RawSpan, from client: SharedClient, now: MonotonicTime) -> Carrier {
        // A watch is refused in a batch.
        guard let line = ClientLine(text, scanner: &scanner), line.kind != .request(.watch) else { return .own }
        guard line.kind != .response, let id = line.id else { return take(line, text, from: client, now: now) }
        if isOpen(id, of: client.session) {
            let refusal = WireError.openRequest(id).line(answering: .null)
            outputs.append(.answer(client.session, id, refusal, scene: Self.noScene))
            return .shared
        }
        batches[client.session, default: []].insert(id)
        let carrier = take(line, text, from: client, now: now)
        if carrier != .shared { forget(id, of: client.session) }
        return carrier
    }

    func forget(_ id: RawJSON, of session: SessionID) {
        batches[session]?.remove(id)
        if batches[session]?.isEmpty == true { batches[session] = nil }
    }

    /// A scene has whole lines for a client. Answers of a batch go to those of the batch.
    func tell(_ session: SessionID, _ text: [UInt8], at place: Int) {
        guard batches[session] != nil else { return outputs.append(.lines(session, text, scene: place)) }
        var others: [UInt8] = []
        for line in text.split(separator: UInt8(ascii: "\n")).map({ Array($0) + [UInt8(ascii: "\n")] }) {
            guard case .answer(let id, _) = LineKind(line, scanner: &brokerScanner),
                batches[session]?.contains(id) == true
            else {
                others += line
                continue
            }
            forget(id, of: session)
            outputs.append(.answer(session, id, line, scene: place))
        }
        if !others.isEmpty { outputs.append(.lines(session, others, scene: place)) }
    }
}
