interface ArchShape {
  inset: number
  /** Where the curve springs from the jambs. */
  spring: number
  lobes: number
  /** How much the apex is raised to a point. */
  point: number
  top: number
}

const round = (value: number) => Math.round(value * 100) / 100

/** The opening of a jharokha arch as an SVG path, clockwise from the bottom left. */
export function archPath(width: number, height: number, shape: ArchShape): string {
  const { inset, spring, lobes, point, top } = shape
  const centre = width / 2
  const radiusX = width / 2 - inset
  const radiusY = spring - top - point
  const left = Array.from({ length: lobes }, (_, index): readonly [number, number] => {
    const angle = Math.PI - (index / lobes) * (Math.PI / 2)
    return [centre + radiusX * Math.cos(angle), spring - radiusY * Math.sin(angle)]
  })
  const apex: readonly [number, number] = [centre, spring - radiusY - point]
  const right = left.toReversed().map(([x, y]): readonly [number, number] => [width - x, y])

  let path = `M${round(inset)} ${height}L${round(inset)} ${round(spring)}`
  let [fromX, fromY] = [inset, spring]
  for (const [x, y] of [...left.slice(1), apex, ...right]) {
    const arc = round(Math.hypot(x - fromX, y - fromY) * 0.56)
    path += `A${arc} ${arc} 0 0 1 ${round(x)} ${round(y)}`
    fromX = x
    fromY = y
  }
  return `${path}L${round(width - inset)} ${height}Z`
}
