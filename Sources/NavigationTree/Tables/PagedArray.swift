/// An array that grows in pages, for the entries of a path.
///
/// An array doubles: one append then moves all elements, which takes a tenth of a second for four million entries. Here
/// an append moves at most one page of 256 elements, or the list of the pages. A page that a removal leaves empty is
/// freed.
///
/// Copies share their pages until one of them changes. Insertion and removal before the end move one element from page
/// to page for each page above, besides what an array moves.
///
/// Public and inlinable for the reason given at ``NumberedID``.
public struct PagedArray<Element> {
    /// Full pages.
    @usableFromInline var pages: [[Element]] = []
    /// The elements above them. Empty only when the array is, or directly after a removal.
    @usableFromInline var top: [Element] = []

    @usableFromInline static var pageSize: Int { 256 }

    /// All pages in their order, to visit the elements in place.
    var allPages: [[Element]] { pages + [top] }

    /// An empty array.
    @inlinable
    public init() {}

    /// The elements of a sequence, in its order.
    @inlinable
    public init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    /// Adds an element at the end.
    @inlinable
    public mutating func append(_ element: consuming Element) {
        if top.count == Self.pageSize {
            pages.append(top)
            top = []
            top.reserveCapacity(Self.pageSize)
        }
        top.append(element)
    }

    /// Removes the last element, which must exist.
    @inlinable
    @discardableResult
    public mutating func removeLast() -> Element {
        if top.isEmpty { top = pages.removeLast() }
        return top.removeLast()
    }

    /// Lends the last element, which must exist. A read by its position would copy it or allocate memory.
    @inlinable
    @inline(__always)
    public func withLast<Outcome>(_ body: (borrowing Element) -> Outcome) -> Outcome {
        top.isEmpty ? body(pages[pages.count - 1][Self.pageSize - 1]) : body(top[top.count - 1])
    }

    /// Inserts an element before another one, or at the end.
    public mutating func insert(_ element: consuming Element, at position: Int) {
        guard position < count else { return append(element) }
        var carried = element
        for page in position / Self.pageSize..<pages.count {
            let last = pages[page].removeLast()
            pages[page].insert(carried, at: page == position / Self.pageSize ? position % Self.pageSize : 0)
            carried = last
        }
        let isInTop = position / Self.pageSize == pages.count
        // When the top page is full, its last element begins a new page.
        let last = top.count == Self.pageSize ? top.removeLast() : nil
        top.insert(carried, at: isInTop ? position % Self.pageSize : 0)
        if let last { append(last) }
    }

    /// Removes an element and returns it.
    @discardableResult
    public mutating func remove(at position: Int) -> Element {
        let first = position / Self.pageSize
        if first == pages.count { return top.remove(at: position % Self.pageSize) }
        if top.isEmpty { top = pages.removeLast() }
        if first == pages.count { return top.remove(at: position % Self.pageSize) }
        let removed = pages[first].remove(at: position % Self.pageSize)
        for page in first..<pages.count {
            let next = page + 1 < pages.count ? pages[page + 1].remove(at: 0) : top.remove(at: 0)
            pages[page].append(next)
        }
        return removed
    }
}

extension PagedArray: RandomAccessCollection, MutableCollection {
    /// Zero.
    @inlinable
    public var startIndex: Int { 0 }
    /// The number of elements.
    @inlinable
    public var endIndex: Int { pages.count &* Self.pageSize &+ top.count }

    /// An element; changed in place.
    @inlinable
    public subscript(position: Int) -> Element {
        _read {
            precondition(position >= 0, "a position is not negative")
            let page = position / Self.pageSize
            if page == pages.count {
                yield top[position % Self.pageSize]
            } else {
                yield pages[page][position % Self.pageSize]
            }
        }
        _modify {
            precondition(position >= 0, "a position is not negative")
            let page = position / Self.pageSize
            if page == pages.count {
                yield &top[position % Self.pageSize]
            } else {
                yield &pages[page][position % Self.pageSize]
            }
        }
    }
}

extension PagedArray: ExpressibleByArrayLiteral {
    /// The elements in their order.
    @inlinable
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension PagedArray: Sendable where Element: Sendable {}

extension PagedArray: Equatable where Element: Equatable {
    /// Compares the elements, not their pages.
    @inlinable
    public static func == (one: Self, other: Self) -> Bool { one.count == other.count && one.elementsEqual(other) }
}

extension PagedArray: Hashable where Element: Hashable {
    /// Combines the number of elements, then the elements.
    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for element in self { hasher.combine(element) }
    }
}
