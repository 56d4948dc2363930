/// The measurements as tables for people, one for each group.
///
/// `vsSwitch` and its like are our time divided by the baseline's; an exclamation mark stands behind what misses its goal.
struct TableReport {
    private struct Column {
        let heading: String
        let cell: (Measurement) -> String
    }

    let measurements: [Measurement]

    var text: String { (groups.map { table(of: $0).text } + [verdict]).joined(separator: "\n\n") }

    private var groups: [[Measurement]] {
        measurements.reduce(into: []) { groups, measurement in
            if groups.last?.last?.group == measurement.group {
                groups[groups.count - 1].append(measurement)
            } else {
                groups.append([measurement])
            }
        }
    }

    private func table(of measurements: [Measurement]) -> Table {
        var columns = [
            Column(heading: "") { $0.name },
            Column(heading: "ns") { Figure.text($0.nanoseconds) + mark($0.missedGoals.nanoseconds) },
            Column(heading: "allocations") {
                ($0.allocations.map(Figure.text) ?? "not counted") + mark($0.missedGoals.allocations)
            },
        ]
        if measurements.contains(where: { $0.bytes != nil }) {
            columns.append(
                Column(heading: "bytes") {
                    ($0.bytes.map(Figure.text) ?? "") + mark($0.missedGoals.bytes)
                })
        }
        var baselines: Set<String> = []
        for comparison in measurements.flatMap(\.comparisons) where baselines.insert(comparison.baseline).inserted {
            columns += self.columns(of: comparison)
        }
        return Table(
            rows: [columns.map(\.heading)] + measurements.map { measurement in columns.map { $0.cell(measurement) } })
    }

    private func columns(of sample: Measurement.Comparison) -> [Column] {
        func comparison(in measurement: Measurement) -> Measurement.Comparison? {
            measurement.comparisons.first { $0.baseline == sample.baseline }
        }
        return [
            Column(heading: "\(sample.baseline) ns") { comparison(in: $0).map { Figure.text($0.nanoseconds) } ?? "" },
            Column(heading: sample.ratioName) {
                comparison(in: $0).map { Figure.text($0.ratio) + mark($0.missedGoal) } ?? ""
            },
        ]
    }

    private func mark(_ missedGoal: Double?) -> String { missedGoal == nil ? "" : "!" }

    private var verdict: String {
        let misses = measurements.flatMap { measurement in
            measurement.comparisons.compactMap { miss(measurement, $0.ratioName, $0.missedGoal) }
                + [
                    miss(measurement, "ns", measurement.missedGoals.nanoseconds),
                    miss(measurement, "allocations", measurement.missedGoals.allocations),
                    miss(measurement, "bytes", measurement.missedGoals.bytes),
                ].compactMap(\.self)
        }
        return misses.isEmpty ? "All goals are met." : "Goals missed:\n" + misses.joined(separator: "\n")
    }

    private func miss(_ measurement: Measurement, _ figure: String, _ goal: Double?) -> String? {
        goal.map { "\(measurement.name): \(figure) should be at most \(Figure.text($0))" }
    }
}
