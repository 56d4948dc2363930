import Foundation

let argument = CommandLine.arguments.dropFirst().first ?? Output.run.rawValue
guard let output = Output(rawValue: argument) else {
    let message = "GuardPatrol does not know \"\(argument)\"; try run, mermaid or dot.\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(2)
}
print(output.text, terminator: "")
