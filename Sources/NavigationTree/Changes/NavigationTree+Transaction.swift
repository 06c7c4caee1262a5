// Several operations as one revision, or none of them; and taking back what was done when one is refused.

extension NavigationTree {
    /// Where a transaction began, and where its running operation began.
    package struct Transaction: Equatable, Sendable {
        let nextID: UInt64
        var mark = 0
    }

    /// Whether a transaction is open.
    package var isInTransaction: Bool { transaction != nil }

    /// Opens a transaction: operations are gathered into one revision. Transactions do not nest.
    package mutating func begin() {
        precondition(transaction == nil && steps.isEmpty, "a transaction is open already")
        transaction = Transaction(nextID: nextID)
    }

    /// Makes one revision of all that happened since ``begin()``.
    package mutating func commit() -> NavigationChange {
        transaction = nil
        return finish()
    }

    /// Takes back all that happened since ``begin()``; the tree is as it was then.
    package mutating func rollBack() {
        guard let transaction else { return }
        takeBack(to: Savepoint(isOutermost: true, steps: 0, nextID: transaction.nextID, mark: 0, weight: 0))
    }

    /// A moment that the tree can go back to.
    package struct Savepoint: Sendable {
        /// Whether it opened a transaction, which the caller then has to commit.
        package let isOutermost: Bool
        let steps: Int
        let nextID: UInt64
        let mark: Int
        let weight: Int
    }

    /// Records this moment, and opens a transaction if none is open.
    package mutating func savepoint() -> Savepoint {
        let isOutermost = !isInTransaction
        if isOutermost { begin() }
        let mark = transaction?.mark ?? 0
        return Savepoint(isOutermost: isOutermost, steps: steps.count, nextID: nextID, mark: mark, weight: weight)
    }

    /// Undoes all steps after a savepoint, the last one first. Closes the transaction if the savepoint opened it.
    package mutating func takeBack(to savepoint: Savepoint) {
        for step in steps[savepoint.steps...].reversed() { undo(step) }
        steps.removeSubrange(savepoint.steps...)
        nextID = savepoint.nextID
        weight = savepoint.weight
        transaction?.mark = savepoint.mark
        if savepoint.isOutermost { transaction = nil }
    }

    /// Takes back the newest change, as if it had not happened: its revision and its ids are used again.
    package mutating func revoke(_ change: NavigationChange) {
        precondition(change.revision == revision, "only the newest change can be revoked")
        for step in change.steps.reversed() { undo(step) }
        weight = 0
        if change.nextIDBefore > 0 { nextID = change.nextIDBefore }
        nextIDOfRevision = nextID
        if !change.isEmpty { revision -= 1 }
    }

    /// The steps since ``begin()``.
    package var openSteps: [NavigationChange.Step] { steps }

    /// The steps since a savepoint.
    package func steps(since savepoint: Savepoint) -> [NavigationChange.Step] { Array(steps[savepoint.steps...]) }

    /// The change that a commit would make now.
    package var openChange: NavigationChange {
        change(steps.isEmpty ? revision : revision + 1, steps, weight: weightOf(steps))
    }

    /// The change of the last operation. Its revision is the one that the transaction will make.
    mutating func finishPart() -> NavigationChange {
        let part = Array(steps[(transaction?.mark ?? 0)...])
        transaction?.mark = steps.count
        return change(steps.isEmpty ? revision : revision + 1, part, weight: weightOf(part))
    }

    private func weightOf(_ part: [NavigationChange.Step]) -> Int {
        part.isEmpty ? 0 : 128 + 192 * part.count + weight
    }

    /// Carries out an operation that may fail after it has begun. When it throws, everything that it did is taken back.
    mutating func atomically<Outcome>(
        _ operation: (inout Self) throws(NavigationError) -> Outcome
    ) throws(NavigationError) -> Outcome {
        let before = savepoint()
        do {
            let outcome = try operation(&self)
            if before.isOutermost { _ = commit() }
            return outcome
        } catch {
            takeBack(to: before)
            throw error
        }
    }

    /// Carries out an operation, then checks the paths that it touched. Takes it back when a rule refuses.
    package mutating func checked<Outcome>(
        by rules: PathRules,
        _ operation: (inout Self) throws(NavigationError) -> Outcome
    ) throws(NavigationError) -> Outcome {
        guard !rules.isEmpty || acceptingCount > 0 else { return try operation(&self) }
        return try atomically { tree throws(NavigationError) in
            let mark = tree.steps.count
            let outcome = try operation(&tree)
            try tree.check(rules, after: tree.steps[mark...])
            return outcome
        }
    }
}
