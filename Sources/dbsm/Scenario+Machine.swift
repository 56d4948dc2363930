internal import DBDotLottie
internal import Foundation

extension Scenario {
    /// A scenario for a machine that was read from a file; it names the machine and what that plays by the ways that lead there from its folder.
    init(
        name: String, profile: DotLottieProfile?, steps: [Step], machineIn path: String, id: String?,
        playing animation: AnimationFile?, folder: URL
    ) {
        let way = PathFromFolder.path(to: path, from: folder)
        self.init(
            name: name, profile: profile, steps: steps,
            animation: animation?.reference(from: folder) ?? (id == nil ? .none : .archive(path: way)),
            machine: id.map { .inArchive(id: $0) } ?? .file(path: way), folder: folder)
    }
}
