package import JSON

/// An element of a list that several brokers answer together.
package enum Listed<Element: WireValue>: WireValue {
    case here(Element)
    /// As another broker has written it.
    case elsewhere(JSONObject)

    package static var schema: Schema { Element.schema }

    package func write(to writer: inout JSONWriter) {
        switch self {
        case .here(let element): element.write(to: &writer)
        case .elsewhere(let element): JSONValue.object(element).write(to: &writer)
        }
    }
}
