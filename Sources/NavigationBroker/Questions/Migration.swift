import JSON
import NavigationProtocol
import NavigationTree

/// Arguments whose form has changed: the module that provides a newer version of a type is asked to migrate the old
/// ones.
struct Migration {
    let scene: String
    let entries: [EntryID]
    let version: Int32

    /// Asks for the next entries with older arguments, if there are any. Answers how many.
    ///
    /// They stay as they are until the module has answered, and for good when it cannot migrate them.
    ///
    /// - Parameter trace: the place of the registration in a trace.
    @discardableResult
    static func ask(
        of type: TypeName,
        in scene: Scene,
        during trace: TraceContext?,
        on machines: inout Machines,
        now: MonotonicTime
    ) -> Int {
        guard let definition = machines.registry.definition(of: type.description), definition.version > 0,
            let provider = machines.registry.owner(of: type)
        else { return 0 }
        let outdated = scene.tree.outdated(type, before: definition.version, limit: EntryBatch.mostEntries)
        var left = outdated.map(\.entry.id)[...]
        guard let batch = EntryBatch(taking: &left, in: scene) else { return 0 }
        let migration = Self(scene: scene.name, entries: batch.entries.map(\.entry.id), version: definition.version)
        let question = Question(
            .migration(migration),
            of: provider,
            about: type,
            for: AnswerPlace(session: provider, id: nil, batch: nil, trace: trace),
            timeout: machines.limits.question
        )
        let text = TypeMigrateQuestion(
            scene: scene.name,
            type,
            to: definition.version,
            Array(outdated.prefix(batch.entries.count)),
            timeout: question.timeout
        )
        question.ask(text, on: &machines, now: now)
        return outdated.count
    }

    /// The answer is a list as long as the question's: new arguments, or null for an entry that the module cannot
    /// migrate.
    ///
    /// - Parameter answer: nil when it was an error.
    func answered(_ answer: RawJSON?, _ question: Question, on machines: inout Machines, now: MonotonicTime) {
        guard let scene = machines.scene(scene), let type = question.type,
            let definition = machines.registry.definition(of: type.description),
            definition.version == version
        else { return }
        let list = answer?.elements ?? []
        let migrated = destinations(list, definition)
        let cause = machines.cause(.request(.moduleRegister), answering: question, now: now)
        machines.publish(scene.tree.migrate(migrated), in: scene, cause: cause, now: now)
        let left = entries.count - migrated.count
        guard left > 0 else {
            Self.ask(of: type, in: scene, during: question.asker.trace, on: &machines, now: now)
            return
        }
        // To ask again would ask for the same entries for ever.
        let failed = HostEvent.migrationFailed(module: question.module, type: type, entries: left)
        failed.tell(in: scene.name, on: &machines, now: now)
    }

    private func destinations(
        _ list: [RawJSON],
        _ definition: DestinationDefinition
    ) -> [(EntryID, Destination)] {
        var budget = JSONSchemaBudget()
        return zip(entries, list).compactMap { entry, arguments in
            guard arguments.isObject,
                let fits = try? definition.schema?.check(arguments, within: &budget) == nil, fits
            else { return nil }
            let destination = Destination(
                type: definition.type,
                arguments: arguments,
                hints: definition.hints,
                version: version,
                expectsContent: definition.providesContent
            )
            return (entry, destination)
        }
    }
}
