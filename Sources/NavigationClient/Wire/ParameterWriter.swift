import JSON

/// Writes the members of one `params` object; a nil value leaves its member out.
struct ParameterWriter: ~Copyable {
    /// The object, with the members so far.
    private var writer = JSONWriter()

    init() { writer.object { _ in } }

    /// Adds a string, a number, a Boolean, or a list of these.
    mutating func add<Value: JSONWritable>(_ name: StaticString, _ value: Value?) {
        guard let value else { return }
        writer.extendObject { $0.member(name, value) }
    }

    /// Adds a value as it was written.
    mutating func add(_ name: StaticString, _ value: JSONPayload?) {
        add(name, value?.raw)
    }

    /// Adds a duration in seconds.
    mutating func add(_ name: StaticString, seconds value: Duration?) {
        add(name, value.map { $0 / .seconds(1) })
    }

    /// Adds a destination's type, arguments and hints.
    mutating func add(_ destination: Destination) {
        add("type", destination.type)
        add("arguments", destination.arguments)
        add("hints", destination.hints)
    }

    /// Adds the buttons of an alert, if there are any.
    mutating func add(_ buttons: [AlertButton]) {
        guard !buttons.isEmpty else { return }
        add("buttons", JSONPayload.array(buttons.map(\.payload)))
    }

    /// Adds scene, navigator and expected revision.
    mutating func add(_ place: Place) {
        add("scene", place.scene)
        add("navigator", place.navigator)
        add("fromEntry", place.fromEntry?.rawValue)
        add("ifRevision", place.ifRevision)
        add("ifNavigation", place.ifNavigation)
    }

    /// The object as a value.
    consuming func payload() -> JSONPayload { JSONPayload(RawJSON(writer)) }

    /// The object's text.
    consuming func finish() -> [UInt8] { writer.bytes }
}
