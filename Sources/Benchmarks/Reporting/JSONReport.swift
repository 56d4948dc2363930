/// The measurements as one JSON object, a member for each benchmark, for programs that compare runs.
///
/// `"allocations"` is `null` where allocations are not counted. Names are plain words and dots, so nothing needs escaping.
struct JSONReport {
    let measurements: [Measurement]

    var text: String {
        "{\n" + measurements.map { "  \"\($0.name)\": {\(members(of: $0))}" }.joined(separator: ",\n") + "\n}"
    }

    private func members(of measurement: Measurement) -> String {
        var members = [("ns", Figure.text(measurement.nanoseconds))]
        members += measurement.comparisons.map { ($0.ratioName, Figure.text($0.ratio)) }
        members.append(("allocations", measurement.allocations.map(Figure.text) ?? "null"))
        if let bytes = measurement.bytes { members.append(("bytes", Figure.text(bytes))) }
        return members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
    }
}
