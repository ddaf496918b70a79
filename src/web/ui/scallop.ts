const round = (value: number) => Math.round(value * 100) / 100

/** An SVG path of `points` on a circle, joined by outward arcs. It is the edge of the seal. */
export function scallopPath(cx: number, cy: number, radius: number, points = 12): string {
  const chord = 2 * radius * Math.sin(Math.PI / points)
  const arc = round(chord * 0.62)
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = -Math.PI / 2 + (index * 2 * Math.PI) / points
    return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`
  })
  const [start, ...others] = corners
  return `M${start}${[...others, start].map((corner) => `A${arc} ${arc} 0 0 1 ${corner}`).join('')}Z`
}
