internal import DBDotLottie

/// A line that somebody typed during a run.
enum SessionCommand: Sendable, Hashable {
    case step(Scenario.Step)
    case inputs
    case state
    case help
    case quit

    /// The words that begin a line.
    enum Word: String, CaseIterable, Sendable {
        case fire, set, tick, click, down, up, move, enter, exit, complete, loop, start, stop, override, reset, seed
        case inputs, state, help, quit
    }

    static let usage = """
          fire EVENT         fires an event
          set NAME VALUE     sets an input: a number (also inf, -inf and nan), true or false, or a text
          reset NAME         gives an input its initial value
          tick SECONDS       lets time pass
          click X Y          clicks at a point of the canvas; likewise down, up, move, enter, exit;
                             the canvas is \(Int(CanvasSize.standard.width)) by \(Int(CanvasSize.standard.height)), and the animation is scaled to fit into it
          complete, loop     posts that playback, or a pass of its loop, is over
          start, stop        starts the machine anew, stops it
          override STATE     enters a state by force and evaluates
          seed NUMBER        seeds the random numbers
          inputs             prints all inputs with their values
          state              prints the current state
          help, quit
        """
}
