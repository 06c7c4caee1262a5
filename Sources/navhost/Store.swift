import ArgumentParser
import NavigationServer
import NavigationStore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `navhost store`: works on a store that no host has open.
struct Store: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check, export, import or compact a store. No host may have it open.",
        subcommands: [Check.self, Export.self, Import.self, Compact.self]
    )

    /// The store to work on.
    struct Place: ParsableArguments {
        @Argument(help: "The store's file. (default: the store of `navhost serve`)") var path: String?

        /// The path of the store. Throws when the environment or the configuration disables the store.
        func file() throws -> String {
            let environment = ListeningOptions.environment
            let configuration = try path == nil ? self.configuration(environment) : nil
            let place = StorePath(
                option: path ?? configuration?.value(of: "--store", environment),
                socket: configuration?.value(of: "--socket", environment),
                environment: environment,
                uid: getuid()
            )
            guard let path = place.path else {
                let source = configuration?.value(of: "--store", environment) == nil ? nil : configuration?.path
                throw ValidationError("\(source ?? "$NAVHOST_STORE") disables the store; name a file")
            }
            return path
        }

        /// The configuration file of a host that is started without options.
        private func configuration(_ environment: [String: String]) throws -> ConfigurationFile? {
            do { return try ConfigurationFile.find(nil, environment) } catch {
                FileOutput.complain("\(error)")
                throw ExitCode(78)
            }
        }

        /// Works on the store, or ends the process with the reason.
        func with(_ work: (String) throws(StoreError) -> Void) throws {
            let path = try file()
            do { try work(path) } catch {
                FileOutput.complain("\(path): \(error); \(error.advice)")
                throw ExitCode(74)
            }
        }
    }

    /// `navhost store check`
    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Read the whole store, and report its contents and any damage."
        )
        @OptionGroup var place: Place

        func run() throws {
            var isSound = true
            try place.with { path throws(StoreError) in
                let report = try NavigationStore.check(path)
                isSound = report.problems.isEmpty
                FileOutput.standardOutput.write("\(path): \(report.bytes) bytes\n")
                for scene in report.scenes {
                    let key = scene.restorationKey.isEmpty ? "" : ", key \(scene.restorationKey)"
                    let aside = scene.isOpen ? "" : ", set aside"
                    let states = scene.setAside == 0 ? "" : ", states under former keys: \(scene.setAside)"
                    FileOutput.standardOutput.write(
                        """
                        scene \(scene.name)\(key)\(aside): revision \(scene.revision), \(scene.history) revisions kept, \
                        \(scene.navigators) navigators, \(scene.entries) entries\(states)

                        """
                    )
                }
                for problem in report.problems { FileOutput.standardOutput.write("wrong: \(problem)\n") }
                if isSound { FileOutput.standardOutput.write("sound\n") }
            }
            if !isSound { throw ExitCode.failure }
        }
    }

    /// `navhost store export`
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the store to standard output, one JSON object a line."
        )
        @OptionGroup var place: Place

        func run() throws {
            try place.with { path throws(StoreError) in
                try NavigationStore.export(path) { FileOutput.standardOutput.write($0) }
            }
        }
    }

    /// `navhost store import`
    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make a new store from the output of `export`, read from standard input."
        )
        @OptionGroup var place: Place

        func run() throws {
            try place.with { path throws(StoreError) in
                try NavigationStore.import(StandardInputLines(), to: path)
            }
        }
    }

    /// `navhost store compact`
    struct Compact: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Make the file smaller by the space of removed data.")
        @OptionGroup var place: Place

        func run() throws {
            try place.with { path throws(StoreError) in
                let sizes = try NavigationStore.compact(path)
                FileOutput.standardOutput.write("\(path): \(sizes.before) bytes before, \(sizes.after) now\n")
            }
        }
    }
}
