/// Lines that the owner of a scene has for a client of some host, besides answers: questions to its module, and what
/// it is told.
///
/// They are sent once. The host notices by ``number`` when some are lost, and then introduces its clients again, as a
/// client does after a lost connection.
package struct OwnerLines: Hashable, Sendable {
    /// The time of ownership in which the owner says it.
    package let epoch: UInt64
    /// Counts these messages for this host in this epoch, from 1. Zero for an event, which may be lost.
    package let number: UInt64
    /// The client must not see an older revision after these lines.
    package let revision: UInt64
    /// The number of the client's session.
    package let session: UInt64
    /// Whole lines, or a part of them. The next message for the same client goes on where this one ends.
    package let text: [UInt8]

    package init(epoch: UInt64, number: UInt64, revision: UInt64, session: UInt64, _ text: [UInt8]) {
        (self.epoch, self.number, self.revision, self.session) = (epoch, number, revision, session)
        self.text = text
    }

    private enum Header {
        static let epoch = "NH-E"
        static let number = "NH-N"
        static let revision = "NH-R"
        static let session = "NH-L"
    }

    func message(to subject: String) -> EngineMessage {
        let headers = [
            Header.epoch: "\(epoch)", Header.number: "\(number)", Header.revision: "\(revision)",
            Header.session: "\(session)",
        ]
        return EngineMessage(subject, headers: headers, body: text)
    }

    /// Nil for a message that is not written in this way.
    init?(_ message: EngineMessage) {
        func number(_ header: String) -> UInt64? { message.headers[header].flatMap { UInt64($0) } }
        guard let epoch = number(Header.epoch), let count = number(Header.number),
            let revision = number(Header.revision), let session = number(Header.session)
        else { return nil }
        self.init(epoch: epoch, number: count, revision: revision, session: session, message.body)
    }
}
