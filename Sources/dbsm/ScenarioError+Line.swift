internal import DBDotLottie

extension ScenarioError {
    func line(inFile file: String) -> String {
        switch self {
        case .unreadableFile: "dbsm: \(message)"
        case .noJSON, .noSteps, .malformed: "\(file):\(message)"
        }
    }

    var status: ExitStatus {
        switch self {
        case .unreadableFile: .usage
        case .noJSON, .noSteps, .malformed: .problems
        }
    }
}
