public import JSON
public import NavigationTree

extension PagedArray: JSONWritable where Element: JSONWritable {
    /// Appends the elements as an array.
    public func write(to writer: inout JSONWriter) { writer.array(self) { $0.element($1) } }
}

extension PagedArray: WireValue where Element: WireValue {
    package static var schema: Schema { .array(of: Element.schema) }
}
