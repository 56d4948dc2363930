internal import Foundation

/// The tool `dbsm`: runs, traces and checks state machines from a terminal or a script.
@main
enum Main {
    static func main() {
        let status = Tool(console: Console()).run(Array(CommandLine.arguments.dropFirst()))
        exit(status.rawValue)
    }
}
