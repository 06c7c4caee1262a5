extension Array where Element: Comparable {
    /// The index of the first element that is not smaller than another one. The array must be sorted.
    func sortedIndex(of element: Element) -> Int {
        guard let last, element <= last else { return count }
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < element { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Inserts an element at its place. The array must be sorted.
    mutating func insertSorted(_ element: Element) { insert(element, at: sortedIndex(of: element)) }

    /// Removes an element. The array must be sorted.
    mutating func removeSorted(_ element: Element) {
        let index = sortedIndex(of: element)
        if index < count, self[index] == element { remove(at: index) }
    }
}
