// swift-tools-version: 6.2
import PackageDescription

var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
if Context.environment["CI"] != nil { settings.append(.treatAllWarnings(as: .error)) }

let package = Package(
    name: "DBStateMachine",
    // The lowest systems with Swift's concurrency runtime.
    platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .library(name: "DBStateMachine", targets: ["DBStateMachine"]),
        .library(name: "DBDotLottie", targets: ["DBDotLottie"]),
        .executable(name: "dbsm", targets: ["dbsm"]),
    ],
    targets: [
        .target(name: "DBStateMachine"),
        .target(name: "DBDotLottie", dependencies: ["DBStateMachine", "CZlib"]),
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .executableTarget(name: "dbsm", dependencies: ["DBDotLottie", "DBStateMachine"]),
        .executableTarget(name: "Benchmarks", dependencies: ["AllocationCounter", "DBDotLottie", "DBStateMachine"]),
        .target(name: "AllocationCounter"),
        .executableTarget(
            name: "BoxColors", dependencies: ["DBStateMachine"], path: "Examples/BoxColors", exclude: ["README.md"]),
        .executableTarget(
            name: "GuardPatrol", dependencies: ["DBStateMachine"], path: "Examples/GuardPatrol",
            exclude: ["README.md"]),
        .executableTarget(
            name: "LoadingButton", dependencies: ["DBDotLottie", "DBStateMachine"], path: "Examples/LoadingButton",
            exclude: ["README.md", "build-archive.py", "scenarios"], resources: [.copy("loading-button.lottie")]),
        .executableTarget(
            name: "MixedMachine", dependencies: ["DBDotLottie", "DBStateMachine"], path: "Examples/MixedMachine",
            exclude: ["README.md"]),
        .executableTarget(
            name: "RatingStars", dependencies: ["DBDotLottie", "DBStateMachine"], path: "Examples/RatingStars",
            exclude: ["README.md", "scenarios"], resources: [.copy("rating-stars.json"), .copy("stars.json")]),
        .executableTarget(
            name: "WithoutFoundation", dependencies: ["DBStateMachine"], path: "Examples/WithoutFoundation",
            exclude: ["README.md"]),
        .target(name: "TestSupport", dependencies: ["CZlib"], path: "Tests/TestSupport"),
        .testTarget(name: "DBStateMachineTests", dependencies: ["DBStateMachine", "TestSupport"]),
        .testTarget(
            name: "MainActorTests", dependencies: ["DBStateMachine"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "BoxColors", "DBDotLottie", "DBStateMachine", "LoadingButton", "MixedMachine", "RatingStars",
                "TestSupport",
            ]),
        .testTarget(name: "GuardPatrolTests", dependencies: ["DBStateMachine", "GuardPatrol"]),
        .testTarget(
            name: "DBDotLottieTests", dependencies: ["CZlib", "DBDotLottie", "DBStateMachine", "TestSupport"],
            resources: [.copy("Fixtures")]),
        .testTarget(name: "DBSMTests", dependencies: ["TestSupport", "dbsm"]),
        .testTarget(name: "DocumentationTests", dependencies: ["DBDotLottie", "DBStateMachine"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + settings
}
