// Several operations as one revision, or none; and the way back when something refuses.

extension NavigationTree {
    /// Where a transaction began, and where its running operation did.
    struct Transaction: Equatable, Sendable {
        let nextID: UInt64
        var mark = 0
    }

    package var isInTransaction: Bool { transaction != nil }

    /// From now on, operations gather for one revision. Transactions do not nest.
    package mutating func begin() {
        precondition(transaction == nil && steps.isEmpty, "a transaction is open already")
        transaction = Transaction(nextID: nextID)
    }

    /// Makes one revision of all that happened since ``begin()``.
    package mutating func commit() -> NavigationChange {
        transaction = nil
        return finish()
    }

    /// Takes back all that happened since ``begin()``. The tree is as it was then.
    package mutating func rollBack() {
        guard let transaction else { return }
        takeBack(to: Savepoint(isOutermost: true, steps: 0, nextID: transaction.nextID, mark: 0, weight: 0))
    }

    /// A moment to go back to.
    package struct Savepoint: Sendable {
        let isOutermost: Bool
        let steps: Int
        let nextID: UInt64
        let mark: Int
        let weight: Int
    }

    /// Remembers this moment, and opens a transaction if none is open.
    package mutating func savepoint() -> Savepoint {
        let isOutermost = !isInTransaction
        if isOutermost { begin() }
        let mark = transaction?.mark ?? 0
        return Savepoint(isOutermost: isOutermost, steps: steps.count, nextID: nextID, mark: mark, weight: weight)
    }

    /// Undoes what came after a moment, the last step first, and closes the transaction if the moment opened it.
    package mutating func takeBack(to savepoint: Savepoint) {
        for step in steps[savepoint.steps...].reversed() { undo(step) }
        steps.removeSubrange(savepoint.steps...)
        nextID = savepoint.nextID
        weight = savepoint.weight
        transaction?.mark = savepoint.mark
        if savepoint.isOutermost { transaction = nil }
    }

    /// Takes back the newest change, as if it had never been: its revision and its ids are free again.
    package mutating func revoke(_ change: NavigationChange) {
        precondition(change.revision == revision, "only the newest change can be revoked")
        for step in change.steps.reversed() { undo(step) }
        weight = 0
        if change.nextIDBefore > 0 { nextID = change.nextIDBefore }
        nextIDOfRevision = nextID
        if !change.isEmpty { revision -= 1 }
    }

    /// What happened since ``begin()``.
    package var openSteps: [NavigationChange.Step] { steps }

    /// All that happened since ``begin()``, as the change that it would make.
    package var openChange: NavigationChange {
        NavigationChange(
            revision: steps.isEmpty ? revision : revision + 1,
            steps: steps,
            nextIDBefore: nextIDOfRevision,
            weight: weightOf(steps)
        )
    }

    /// What the last operation did. Its revision is the one that the transaction will make.
    mutating func finishPart() -> NavigationChange {
        let part = Array(steps[(transaction?.mark ?? 0)...])
        transaction?.mark = steps.count
        return NavigationChange(
            revision: steps.isEmpty ? revision : revision + 1,
            steps: part,
            nextIDBefore: nextIDOfRevision,
            weight: weightOf(part)
        )
    }

    private func weightOf(_ part: [NavigationChange.Step]) -> Int {
        part.isEmpty ? 0 : 128 + 192 * part.count + weight
    }

    /// Carries out an operation that may find out in the middle that it cannot be. Then it is as if it had never begun.
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

    /// Carries an operation out and then checks what became of the paths; takes it back when a rule refuses.
    package mutating func checked<Outcome>(
        by rules: PathRules,
        _ operation: (inout Self) throws(NavigationError) -> Outcome
    ) throws(NavigationError) -> Outcome {
        guard !rules.isEmpty else { return try operation(&self) }
        return try atomically { tree throws(NavigationError) in
            let mark = tree.steps.count
            let outcome = try operation(&tree)
            try tree.check(rules, after: tree.steps[mark...])
            return outcome
        }
    }
}
