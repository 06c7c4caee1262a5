/// A table whose keys are ids that are counted up.
///
/// A dictionary doubles: one insertion then moves all elements, which takes a tenth of a second for four million. Here
/// no operation moves more than one page of 64 values and, rarely, the list of the pages.
///
/// A page has the values of 64 consecutive ids, without gaps. Nodes with 64 children each lead from the number of the
/// page (the id divided by 64) to the page, six bits at a time. There are as many levels of nodes as the largest number
/// needs: none for 64 ids, four for a thousand million. A page without values and a node without children are freed, so
/// removed ids hold no memory. The page of the largest id is an exception: it stays while it is empty, because ids that
/// are used now are usually found there.
///
/// Copies share their pages until one of them changes.
struct IDTable<ID: NumberedID, Value> {
    private var pages: ContiguousArray<Page> = []
    /// 64 children a node: indices of nodes or, on the lowest level, of pages.
    private var nodes: ContiguousArray<Int32> = []
    private var freePages: [Int32] = []
    private var freeNodes: [Int32] = []
    /// A node; with zero levels, a page.
    private var root = Self.none
    private var levels = 0
    /// The page of the largest id so far, and its index.
    private var newest: (number: UInt64, page: Int32) = (.max, Self.none)
    private(set) var count = 0

    private static var none: Int32 { -1 }

    init() {}

    var isEmpty: Bool { count == 0 }

    /// All ids in ascending order. Linear in their number.
    var ids: [ID] {
        var ids: [ID] = []
        ids.reserveCapacity(count)
        visit(root, below: levels, 0) {
            ids.append($0)
            return true
        }
        return ids
    }

    /// Some ids in ascending order.
    ///
    /// - Parameters:
    ///   - range: other ids are left out.
    ///   - most: how many there may be.
    func ids(in range: Range<ID>, atMost most: Int) -> [ID] {
        var ids: [ID] = []
        visit(root, below: levels, 0, from: range.lowerBound.rawValue >> 6) { id in
            guard id < range.upperBound else { return false }
            if id >= range.lowerBound { ids.append(id) }
            return ids.count < most
        }
        return ids
    }

    /// The value of an id. Setting nil removes it.
    subscript(id: ID) -> Value? {
        get { place(of: id).map { pages[$0.page].values[$0.index] } }
        set {
            if let newValue { updateValue(newValue, forKey: id) } else { removeValue(forKey: id) }
        }
    }

    /// A value that must exist. It is changed in place.
    ///
    /// Inlined, because a call of an accessor that lends a value allocates memory for its variables.
    subscript(existing id: ID) -> Value {
        @inline(__always)
        _read {
            let place = existingPlace(of: id)
            yield pages[place.page].values[place.index]
        }
        @inline(__always)
        _modify {
            let place = existingPlace(of: id)
            yield &pages[place.page].values[place.index]
        }
    }

    /// Changes a value that must exist, in place. It allocates nothing, also where the accessor above is not inlined.
    @inline(__always)
    mutating func change<Outcome>(existing id: ID, _ body: (inout Value) -> Outcome) -> Outcome {
        let place = existingPlace(of: id)
        return body(&pages[place.page].values[place.index])
    }

    /// Whether the id has a value.
    func contains(_ id: ID) -> Bool {
        let page = page(numbered: id.rawValue >> 6)
        return page >= 0 && pages[page].contains(id.rawValue)
    }

    /// Sets a value and returns the former one.
    @discardableResult
    mutating func updateValue(_ value: Value, forKey id: ID) -> Value? {
        let number = id.rawValue >> 6
        var page = page(numbered: number)
        if page < 0 { page = makePage(number) }
        let former = pages[page].update(value, of: id.rawValue)
        if former == nil { count += 1 }
        return former
    }

    /// Removes a value and returns it.
    @discardableResult
    mutating func removeValue(forKey id: ID) -> Value? {
        let number = id.rawValue >> 6
        let page = page(numbered: number)
        guard page >= 0, let former = pages[page].remove(id.rawValue) else { return nil }
        count -= 1
        if number != newest.number { tidy(number, page) }
        return former
    }
}

extension IDTable {
    /// The values of 64 consecutive ids.
    fileprivate struct Page {
        /// One bit for each id that has a value.
        var present: UInt64 = 0
        var values: ContiguousArray<Value> = []

        func contains(_ number: UInt64) -> Bool { present & Self.bit(number) != 0 }

        /// Where the value of this id is, or would be.
        func index(of number: UInt64) -> Int { (present & (Self.bit(number) &- 1)).nonzeroBitCount }

        mutating func update(_ value: Value, of number: UInt64) -> Value? {
            let bit = Self.bit(number)
            if bit > present {
                values.append(value)
            } else if present & bit == 0 {
                values.insert(value, at: index(of: number))
            } else {
                let index = index(of: number)
                defer { values[index] = value }
                return values[index]
            }
            present |= bit
            return nil
        }

        mutating func remove(_ number: UInt64) -> Value? {
            let bit = Self.bit(number)
            guard present & bit != 0 else { return nil }
            defer { present ^= bit }
            return present >> 1 < bit ? values.removeLast() : values.remove(at: index(of: number))
        }

        /// Gives memory back when most of it is unused.
        mutating func trim(toShare share: Int) {
            guard values.count * share <= values.capacity else { return }
            var exact: ContiguousArray<Value> = []
            exact.reserveCapacity(values.count)
            exact.append(contentsOf: values)
            values = exact
        }

        static func bit(_ number: UInt64) -> UInt64 { 1 &<< (number & 63) }
    }

    /// The index of a page; negative for a page that does not exist.
    @inline(__always)
    private func page(numbered number: UInt64) -> Int {
        if number == newest.number { return Int(newest.page) }
        var shift = UInt64(levels * 6)
        guard number &>> shift == 0 else { return Int(Self.none) }
        var index = root
        while shift > 0, index >= 0 {
            shift -= 6
            index = nodes[Self.child(index, number, shift)]
        }
        return Int(index)
    }

    private func place(of id: ID) -> (page: Int, index: Int)? {
        let page = page(numbered: id.rawValue >> 6)
        guard page >= 0, pages[page].contains(id.rawValue) else { return nil }
        return (page, pages[page].index(of: id.rawValue))
    }

    @inline(__always)
    private func existingPlace(of id: ID) -> (page: Int, index: Int) {
        let page = page(numbered: id.rawValue >> 6)
        guard page >= 0, pages[page].contains(id.rawValue) else { preconditionFailure("\(id) is not in the table") }
        return (page, pages[page].index(of: id.rawValue))
    }

    /// Where a node has the child that leads to a page.
    @inline(__always)
    private static func child(_ node: Int32, _ number: UInt64, _ shift: UInt64) -> Int {
        Int(node) << 6 | Int(truncatingIfNeeded: number &>> shift) & 63
    }

    // MARK: Pages that come and go

    private mutating func makePage(_ number: UInt64) -> Int {
        while number >> UInt64(levels * 6) != 0 { addLevel() }
        let page = takePage()
        if levels == 0 { root = page } else if root < 0 { root = takeNode() }
        var node = root
        for level in stride(from: levels - 1, to: 0, by: -1) {
            let child = Self.child(node, number, UInt64(level * 6))
            if nodes[child] < 0 {
                let new = takeNode()
                nodes[child] = new
            }
            node = nodes[child]
        }
        if levels > 0 { nodes[Self.child(node, number, 0)] = page }
        if newest.page < 0 || number > newest.number { replaceNewest(by: (number, page)) }
        return Int(page)
    }

    private mutating func addLevel() {
        levels += 1
        guard root >= 0 else { return }
        let node = takeNode()
        nodes[Int(node) << 6] = root
        root = node
    }

    private mutating func takePage() -> Int32 {
        if let page = freePages.popLast() { return page }
        pages.append(Page())
        return Int32(pages.count - 1)
    }

    private mutating func takeNode() -> Int32 {
        if let node = freeNodes.popLast() { return node }
        nodes.append(contentsOf: repeatElement(Self.none, count: 64))
        return Int32(nodes.count >> 6 - 1)
    }

    private mutating func replaceNewest(by page: (number: UInt64, page: Int32)) {
        let former = newest
        newest = page
        guard former.page >= 0 else { return }
        if pages[Int(former.page)].present == 0 {
            tidy(former.number, Int(former.page))
        } else {
            pages[Int(former.page)].trim(toShare: 2)
        }
    }

    /// Frees what a page does not need any more.
    private mutating func tidy(_ number: UInt64, _ page: Int) {
        guard pages[page].present == 0 else { return pages[page].trim(toShare: 4) }
        if free(number, from: root, below: levels) { root = Self.none }
    }

    /// Frees an empty page, and the nodes that have no other child.
    ///
    /// - Returns: Whether the node or page at `index` was freed.
    private mutating func free(_ number: UInt64, from index: Int32, below levels: Int) -> Bool {
        guard levels > 0 else {
            pages[Int(index)] = Page()
            freePages.append(index)
            return true
        }
        let child = Self.child(index, number, UInt64((levels - 1) * 6))
        guard free(number, from: nodes[child], below: levels - 1) else { return false }
        nodes[child] = Self.none
        let first = Int(index) << 6
        guard nodes[first..<first + 64].allSatisfy({ $0 < 0 }) else { return false }
        freeNodes.append(index)
        return true
    }

    /// Calls the body with each id of a node or a page, as long as it wants more.
    ///
    /// - Parameters:
    ///   - number: that of the node among all of its level.
    ///   - first: pages with lower numbers are left out.
    @discardableResult
    private func visit(
        _ index: Int32,
        below levels: Int,
        _ number: UInt64,
        from first: UInt64 = 0,
        _ body: (ID) -> Bool
    ) -> Bool {
        guard index >= 0 else { return true }
        guard levels > 0 else {
            var rest = pages[Int(index)].present
            while rest != 0 {
                guard body(ID(rawValue: number << 6 | UInt64(rest.trailingZeroBitCount))) else { return false }
                rest &= rest &- 1
            }
            return true
        }
        for slot in 0..<64 {
            let child = number << 6 | UInt64(slot)
            guard child >= first >> UInt64((levels - 1) * 6) else { continue }
            let node = nodes[Int(index) << 6 | slot]
            guard visit(node, below: levels - 1, child, from: first, body) else { return false }
        }
        return true
    }
}

extension IDTable {
    /// How many pages and nodes hold memory, for tests.
    var footprint: (pages: Int, nodes: Int) {
        (pages.count - freePages.count, nodes.count >> 6 - freeNodes.count)
    }
}

extension IDTable.Page: Sendable where Value: Sendable {}
extension IDTable: Sendable where Value: Sendable {}

extension IDTable: Equatable where Value: Equatable {
    /// Compares ids and values, not where they are.
    static func == (one: Self, other: Self) -> Bool {
        one.count == other.count && one.ids.allSatisfy { one[$0] == other[$0] }
    }
}
