/// What the encoding of an enum's case looks like: its name, and the schema of its associated values.
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
        // The compiler's encoding of a case: an object with its name, which has an object with the associated values.
        guard let cases = recorder.members, cases.count == 1, cases[0].value.members != nil else {
            throw .invalidDestination("\(type(of: sample)) is not encoded as an enum's case")
        }
        name = cases[0].name
        // Closed, so that a misspelt argument is refused.
        schema = cases[0].value.schema(isClosed: true)
    }
}
