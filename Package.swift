// swift-tools-version: 6.2
import PackageDescription

/// The targets are walls: what a target may import stands in its dependencies, and imports go down only.
/// `docs/decisions/0002-targets-are-walls.md` says why each line is where it is; `WallTests` holds it.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

/// Training a model unoptimised takes a minute; so the layers that count are optimised in debug builds too, and the fuzzers.
let fast: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// On Linux a released program has the standard library in itself: through shared ones it reads a quarter fewer messages a second.
let released = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
let program: [SwiftSetting] = strict + [.unsafeFlags(["-static-stdlib"], released)]
let programLinks: [LinkerSetting] = [.unsafeFlags(["-static-stdlib"], released)]

func layer(_ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
    name: "morsel",
    products: [.executable(name: "morsel", targets: ["morsel"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.3.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    ],
    targets: [
        layer("Nutrition", [], settings: fast),
        layer("Loose", [], settings: fast),
        layer("Charts", [], settings: fast),
        layer("Knowledge", ["Nutrition", yams], settings: fast),
        layer("NLU", ["Nutrition", yams], settings: fast),
        layer("Dialogue", ["NLU", "Nutrition"]),
        layer(
            "Store",
            [
                "Dialogue", "Nutrition", crypto, .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "DequeModule", package: "swift-collections"),
            ]),
        layer("Library", ["Nutrition", .product(name: "GRDB", package: "GRDB.swift")], settings: fast),
        layer("Importers", ["Library", "Loose", "Nutrition"], settings: fast),
        layer(
            "RecipeServices",
            [
                "Nutrition", "Loose", .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
            ]),
        layer("Replies", ["Charts", "Dialogue", "NLU", "Nutrition", yams]),
        layer("Actions", ["Dialogue", "Knowledge", "Store", "NLU", "Nutrition"]),
        layer(
            "Bot",
            [
                "Importers", "Actions", "Replies", "NLU", "Dialogue", "Knowledge", "Library", "RecipeServices", "Store", "Nutrition", logging,
                crypto,
            ]),
        layer(
            "Channels",
            [
                "Bot", "CReadline", logging,
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]),
        layer("TestKit", ["Bot", "Store", "Dialogue", "Nutrition", logging]),
        .executableTarget(
            name: "morsel",
            dependencies: [
                "Channels", "Bot", "TestKit", "NLU", "Nutrition", "Knowledge", "Importers", "Library", "RecipeServices", "Store", logging,
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: program, linkerSettings: programLinks),
        .executableTarget(
            name: "Bench",
            dependencies: [
                "Bot", "NLU", "Dialogue", "Nutrition", "Store", "CEpoll", logging,
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "Benchmarks/Bench", swiftSettings: program, linkerSettings: programLinks),
        .systemLibrary(name: "CEpoll", path: "Benchmarks/CEpoll"),
        .systemLibrary(
            name: "CReadline",
            providers: [.apt(["libreadline-dev"])]),
        tests("NutritionTests", ["Nutrition", "Knowledge"]),
        tests("ChartsTests", ["Charts"]),
        tests("NLUTests", ["NLU", "Knowledge", "Nutrition", "Bot"]),
        tests("ImporterTests", ["Importers", "Library", "Nutrition"], settings: fast),
        tests("DialogueTests", ["Dialogue", "NLU", "Nutrition"]),
        .target(name: "TestSupport", dependencies: ["Channels"], path: "Tests/Support", swiftSettings: strict),
        tests("StoreTests", ["Store", "TestSupport", "Dialogue", "Nutrition"]),
        tests(
            "ChannelTests",
            [
                "Channels", "Bot", "TestKit", "TestSupport", logging, .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
            ]),
        tests(
            "RecipeServiceTests",
            [
                "RecipeServices", "Loose", "Nutrition", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
            ]),
        tests("ServerTests", ["Store", "NLU", "TestSupport", "Dialogue", "Nutrition"]),
        tests(
            "FuzzTests",
            [
                "Channels", "Bot", "Replies", "Dialogue", "Knowledge", "NLU", "Nutrition", "Store", logging,
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
            ], settings: fast),
        // What it checks against it works out for itself: nothing here of Nutrition, Knowledge or Actions.
        tests("WeekTests", ["Bot", "TestKit"], settings: fast),
        tests(
            "MorselTests",
            [
                "Bot", "Importers", "TestKit", "TestSupport", "NLU", "Replies", "Dialogue", "Knowledge", "Library", "RecipeServices", "Store",
                "Nutrition", logging,
            ]),
    ]
)
