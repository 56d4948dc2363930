/// The two ways to name the state that a machine should enter.
enum RingDoor: String, CaseIterable {
    case byClass = "class"
    case byInstance = "instance"
}
