import DBDotLottie
import DBStateMachine

let stars = try RatingStars()
print("at first:            \(stars.picture)")

for number in 1...4 { stars.point(atStar: number) }
print("pointing at the 4th: \(stars.picture), rated \(stars.rating)")

stars.click(star: 4)
stars.point(atStar: 0)
print("clicked, gone:       \(stars.picture), rated \(stars.rating)")

stars.point(atStar: 2)
print("pointing at the 2nd: \(stars.picture), rated \(stars.rating)")

stars.point(atStar: 0)
stars.machine.fire("clear")
print("cleared:             \(stars.picture), rated \(stars.rating)")
