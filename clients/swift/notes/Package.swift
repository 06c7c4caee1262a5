// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "notes",
    dependencies: [.package(name: "navhost", path: Context.environment["NAVHOST_HOME"] ?? "../../..")],
    targets: [
        .executableTarget(name: "Notes", dependencies: [.product(name: "NavigationClient", package: "navhost")]),
        .testTarget(
            name: "NotesTests",
            dependencies: ["Notes", .product(name: "NavigationClient", package: "navhost")]
        ),
    ]
)
