// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "navhost",
    products: [
        .executable(name: "navhost", targets: ["navhost"]),
        .executable(name: "navctl", targets: ["navctl"]),
        .executable(name: "navbench", targets: ["navbench"]),
        .library(name: "NavigationClient", targets: ["NavigationClient"]),
        .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    ],
    targets: [
        // The calls of Linux that Glibc's module leaves out.
        .systemLibrary(name: "CLinux"),

        // JSON: text in, text out. The only place that knows libjson-c.
        .systemLibrary(name: "CJSONC", pkgConfig: "json-c", providers: [.apt(["libjson-c-dev"])]),
        .target(name: "JSON", dependencies: ["CJSONC"]),
        .testTarget(name: "JSONTests", dependencies: ["JSON"]),

        // The tree as a value.
        .target(name: "NavigationTree", dependencies: ["JSON"]),
        .testTarget(name: "NavigationTreeTests", dependencies: ["NavigationTree", "JSON"]),

        // URL patterns: which one fits, what it becomes, and back.
        .target(name: "NavigationURLs", dependencies: ["JSON"]),
        .testTarget(name: "NavigationURLsTests", dependencies: ["NavigationURLs", "JSON"]),

        // What outlives the host: changes and snapshots in one SQLite file.
        .target(
            name: "NavigationStore",
            dependencies: ["NavigationTree", "JSON", .product(name: "GRDB", package: "GRDB.swift")]
        ),
        .testTarget(
            name: "NavigationStoreTests",
            dependencies: [
                "NavigationStore", "NavigationTree", "JSON", .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),

        // The messages of the wire.
        .target(name: "NavigationProtocol", dependencies: ["NavigationTree", "JSON"]),
        .testTarget(
            name: "NavigationProtocolTests",
            dependencies: ["NavigationProtocol", "NavigationTree", "JSON", "reference"]
        ),
        // What writes docs/reference.
        .executableTarget(
            name: "reference",
            dependencies: ["NavigationProtocol"],
            path: "Tests/reference",
            exclude: ["write"]
        ),

        // Sessions, modules, questions, watches: messages and a time in, actions out.
        .target(
            name: "NavigationBroker",
            dependencies: [
                "NavigationProtocol", "NavigationTree", "NavigationURLs", "JSON",
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "HeapModule", package: "swift-collections"),
            ]
        ),
        .testTarget(
            name: "NavigationBrokerTests",
            dependencies: ["NavigationBroker", "NavigationProtocol", "NavigationTree", "JSON"]
        ),

        // The socket.
        .target(
            name: "NavigationServer",
            dependencies: [
                "NavigationBroker", "NavigationStore", "NavigationProtocol", "NavigationTree", "JSON", "CLinux",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]
        ),
        .testTarget(
            name: "NavigationServerTests",
            dependencies: [
                "NavigationServer", "NavigationBroker", "NavigationStore", "NavigationProtocol", "NavigationTree",
                "JSON",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),

        // The other end of the socket: the SDK of modules and tools.
        .target(
            name: "NavigationClient",
            dependencies: [
                "JSON",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .testTarget(
            name: "NavigationClientTests",
            dependencies: [
                "NavigationClient", "NavigationServer", "NavigationBroker", "NavigationProtocol", "NavigationTree",
                "JSON",
                "navctl",
                .product(name: "Logging", package: "swift-log"),
            ]
        ),

        // A host in memory, and what a test says to it.
        .target(
            name: "NavigationTesting",
            dependencies: ["NavigationBroker", "NavigationTree", "NavigationClient", "JSON"]
        ),
        .testTarget(name: "NavigationTestingTests", dependencies: ["NavigationTesting", "NavigationClient"]),

        // What navctl decides and draws.
        .target(name: "NavigationControl", dependencies: ["NavigationClient", "JSON"]),
        .testTarget(name: "NavigationControlTests", dependencies: ["NavigationControl", "NavigationClient", "JSON"]),

        // What a person starts.
        .executableTarget(
            name: "navhost",
            dependencies: [
                "NavigationClient", "NavigationServer", "NavigationBroker", "NavigationStore", "NavigationProtocol",
                "NavigationTree", "JSON",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),
        .executableTarget(
            name: "navsettings",
            dependencies: ["NavigationClient"],
            path: "clients/swift/settings"
        ),
        .executableTarget(name: "navshop", dependencies: ["NavigationClient"], path: "clients/swift/shop"),
        // The module of docs/first-module/swift.md, which is a package of its own as well.
        .executableTarget(name: "Notes", dependencies: ["NavigationClient"], path: "clients/swift/notes/Sources/Notes"),
        .testTarget(
            name: "NotesTests",
            dependencies: ["Notes", "NavigationClient"],
            path: "clients/swift/notes/Tests/NotesTests"
        ),
        // What Tests/conformance runs the SDK by.
        .executableTarget(
            name: "navconformance",
            dependencies: ["NavigationClient"],
            path: "clients/swift/conformance"
        ),
        // One of the five modules of Tests/app.
        .executableTarget(name: "navreceipt", dependencies: ["NavigationClient"], path: "Tests/app/modules/receipt"),
        .executableTarget(
            name: "navctl",
            dependencies: [
                "NavigationClient", "NavigationControl",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "navbench",
            dependencies: [
                "NavigationLoad", "CLinux",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.embedInCode("DBus/dbus-trip.c")]
        ),

        // What navbench sends, counts and reports, without a socket.
        .target(name: "NavigationLoad", dependencies: ["JSON"]),
        .testTarget(name: "NavigationLoadTests", dependencies: ["NavigationLoad"]),
    ],
    swiftLanguageModes: [.v6]
)

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .treatAllWarnings(as: .error),
]
for target in package.targets where target.type != .system {
    target.swiftSettings = settings
}
