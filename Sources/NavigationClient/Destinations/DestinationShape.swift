/// The shape of an enum's encoded case: its name, and the schema of its associated values.
struct DestinationShape {
    let name: String
    let schema: JSONPayload

    init(_ sample: some NavigationDestination) throws(NavigationClientError) {
        let recorder: ShapeRecorder
        do {
            recorder = try ShapeRecorder(recording: sample)
        } catch {
            throw .invalidDestination("\(error)")
        }
        // The compiler encodes a case as an object with the case's name as its only member, which is an object with the
        // associated values.
        guard let cases = recorder.members, cases.count == 1, cases[0].value.members != nil else {
            throw .invalidDestination("\(type(of: sample)) is not encoded as one case of an enum")
        }
        name = cases[0].name
        // A closed object, so that the host refuses a misspelt argument.
        schema = cases[0].value.schema(isClosed: true)
    }
}
